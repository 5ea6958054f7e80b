import { type ReactNode, useCallback, useState } from 'react';
import type { Delivery } from '../../webhooks/deliveries.ts';
import type { WebhookSettings } from '../../webhooks/settings.ts';
import { Box } from '../ink.ts';
import { bodyRows, Frame, type KeyHint } from '../parts/frame.tsx';
import { KeyHelp } from '../parts/key-help.tsx';
import { List } from '../parts/list.tsx';
import { listKeys } from '../parts/list-keys.ts';
import { QuestionPage } from '../parts/question-page.tsx';
import { SecretOnce } from '../parts/secret-once.tsx';
import { TextField } from '../parts/text-field.tsx';
import { TextPage } from '../parts/text-page.tsx';
import { useList } from '../parts/use-list.ts';
import { useScreen } from '../screen-context.ts';
import { showable } from '../text-width.ts';
import { useAction } from '../use-action.ts';
import { useLive } from '../use-live.ts';
import { aboutVerification } from './about-verification.ts';
import { Settings, settingsRows } from './settings.tsx';
import { aboutDelivery, deliveryColumns } from './told-delivery.ts';
import { useTestEvent } from './use-test-event.ts';

/** What the screen does with the webhook of one account. */
export interface WebhookActions {
  show(): WebhookSettings;
  /** Newest first. */
  deliveries(): Delivery[];
  /** Throws `webhook_url_refused`. */
  setUrl(url: string): WebhookSettings;
  setEnabled(enabled: boolean): WebhookSettings;
  rotateSecret(): WebhookSettings;
  sendTest(signal: AbortSignal): Promise<Delivery>;
  /** Milliseconds since 1970. */
  now(): number;
}

type View =
  | { at: 'home' }
  | { at: 'help' }
  | { at: 'verification' }
  | { at: 'address' }
  | { at: 'rotating' }
  | { at: 'secret'; secret: string }
  | { at: 'delivery'; delivery: Delivery };

const hints: readonly KeyHint[] = [
  ['u', 'address'],
  ['o', 'on/off'],
  ['t', 'send test'],
  ['r', 'rotate secret'],
  ['v', 'verifying'],
];
const everySecond = 1000;

/** `notegen webhooks`: where events go, the secret that signs them, a test, and what came of the last ones. */
export function WebhooksScreen({
  webhook,
  account,
}: {
  webhook: WebhookActions;
  account: string;
}): ReactNode {
  const { size, quit } = useScreen();
  const [view, setView] = useState<View>({ at: 'home' });
  const [notice, setNotice] = useState<string | null>(null);
  const action = useAction();
  // On its own: nothing else has to wait for the receiver.
  const testing = useAction();
  const test = useTestEvent(webhook);
  const read = useCallback(() => ({ settings: webhook.show(), deliveries: webhook.deliveries() }), [webhook]);
  const live = useLive(read, everySecond);
  const { settings, deliveries } = live.value;
  const failure = action.failure ?? testing.failure ?? live.failure;
  const rows = bodyRows(size, { failure, notice });
  const change = (work: () => WebhookSettings, told: string): void =>
    action.run(() => {
      const { secret } = work();
      live.refresh();
      setNotice(told);
      setView(secret === undefined ? { at: 'home' } : { at: 'secret', secret });
    });
  const list = useList({
    items: deliveries,
    idOf,
    textOf: ({ event, status, reason, note_id }) => `${event} ${status} ${reason ?? ''} ${note_id}`,
    page: Math.max(1, rows - settingsRows - 1),
    active: view.at === 'home',
    onKey(key, selected) {
      setNotice(null);
      action.clear();
      testing.clear();
      if (key === 'q' || key === 'esc') quit();
      else if (key === '?') setView({ at: 'help' });
      else if (key === 'v') setView({ at: 'verification' });
      else if (key === 'u') setView({ at: 'address' });
      else if (key === 'enter' && selected !== undefined) setView({ at: 'delivery', delivery: selected });
      else if (settings.url === null && ['o', 'r', 't'].includes(key)) {
        setNotice('Set the address first: press u.');
      } else if (key === 'o') {
        change(
          () => webhook.setEnabled(!settings.enabled),
          settings.enabled ? 'Events are off. Address and secret are kept.' : 'Events are on.',
        );
      } else if (key === 'r') setView({ at: 'rotating' });
      else if (key === 't') testing.run(() => test.send().then(live.refresh));
    },
  });
  const back = (): void => {
    action.clear();
    setView({ at: 'home' });
  };
  const frame = { aside: stateOf(settings), failure };

  switch (view.at) {
    case 'help':
      return (
        <KeyHelp
          title="Webhook: help"
          keys={[...hints, ['enter', 'all about a delivery']]}
          more={[
            'When the note of an uploaded recording is ready, or could not be made, one signed event goes to the address. It is tried once, within 10 seconds.',
            'A test event goes out whether events are on or off.',
          ]}
          onClose={back}
        />
      );
    case 'verification':
      return <TextPage title="Verifying events" paragraphs={aboutVerification} onClose={back} />;
    case 'delivery':
      return <TextPage title="Delivery" paragraphs={aboutDelivery(view.delivery)} onClose={back} />;
    case 'address':
      return (
        <Frame
          title="Webhook address"
          {...frame}
          keys={[
            ['enter', 'save'],
            ['esc', 'back'],
            ['ctrl-u', 'empty'],
          ]}
        >
          <TextField
            label="Where shall events go? An https:// address:"
            initial={settings.url ?? 'https://'}
            onCancel={back}
            onSubmit={(url) => change(() => webhook.setUrl(url.trim()), 'The address is saved.')}
          />
        </Frame>
      );
    case 'rotating':
      return (
        <QuestionPage
          title="Rotate the signing secret"
          {...frame}
          does="rotate"
          question="Make a new signing secret?"
          about={['The old secret is dead at once: the receiver refuses events until it has the new one.']}
          onNo={back}
          onYes={() => change(() => webhook.rotateSecret(), 'The new secret signs every event from now on.')}
        />
      );
    case 'secret':
      return (
        <SecretOnce
          title="Signing secret"
          about="Give it to the program that receives the events: it verifies them with it."
          secret={view.secret}
          onStored={back}
        />
      );
    case 'home':
      return (
        <Frame
          title={`Webhook of ${showable(account)}`}
          {...frame}
          notice={notice}
          keys={listKeys(list, hints)}
        >
          <Settings settings={settings} test={test.state} now={webhook.now()} />
          <Box flexDirection="column" paddingTop={1}>
            <List
              state={list}
              idOf={idOf}
              columns={deliveryColumns(webhook.now())}
              rows={Math.max(2, rows - settingsRows - 1)}
              empty="No events yet. t sends a test event."
            />
          </Box>
        </Frame>
      );
    default:
      return view satisfies never;
  }
}

function stateOf({ url, enabled }: WebhookSettings): string {
  return url === null ? 'not set' : enabled ? 'on' : 'off';
}

function idOf({ delivery_id }: Delivery): string {
  return delivery_id;
}
