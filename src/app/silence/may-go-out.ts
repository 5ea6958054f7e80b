import type { App } from '../../app.ts';
import { NotegenError } from '../../errors.ts';

/** Something that leaves this computer because the clinic has asked for it. */
export interface MayGoOut {
  what: string;
  where: string;
  when: string;
}

/** Everything that the settings let out. */
export async function mayGoOut(app: App): Promise<MayGoOut[]> {
  const { settings } = app.config;
  const { catalog } = await app.models();
  const list: MayGoOut[] = [
    {
      what: 'model downloads',
      where: new URL(settings['models.mirror'] ?? catalog.base).host,
      when: 'only at `models pull`, `setup` and their screens, after a yes',
    },
    ...(await webhooks(app)),
  ];
  if (settings['security.keyCommand'] !== null) {
    list.push({
      what: 'the key command',
      where: 'wherever that program of yours connects to',
      when: 'when a notegen starts that reads notes',
    });
  }
  return list;
}

async function webhooks(app: App): Promise<MayGoOut[]> {
  const what = 'webhook events';
  try {
    const { customers } = await app.accounts();
    const { settings } = await app.webhooks();
    return customers.list().flatMap(({ customer_id }) => {
      const { url, enabled } = settings.show(customer_id);
      if (url === null) return [];
      const when = enabled
        ? 'when the note of an uploaded recording is ready or failed'
        : 'never: turned off';
      return [{ what, where: new URL(url).host, when }];
    });
  } catch (error) {
    if (!(error instanceof NotegenError)) throw error;
    return [{ what, where: 'unknown', when: `the settings can not be read: ${error.message}` }];
  }
}
