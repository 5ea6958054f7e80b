import { type ReactNode, useCallback, useState } from 'react';
import { type ApiKey, activeKeyLimit, type CreatedApiKey } from '../../accounts/api-keys.ts';
import { NotegenError } from '../../errors.ts';
import { bodyRows, Frame, type KeyHint } from '../parts/frame.tsx';
import { KeyHelp } from '../parts/key-help.tsx';
import { type Column, List } from '../parts/list.tsx';
import { listKeys } from '../parts/list-keys.ts';
import { QuestionPage } from '../parts/question-page.tsx';
import { SecretOnce } from '../parts/secret-once.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useList } from '../parts/use-list.ts';
import { useScreen } from '../screen-context.ts';
import { showable } from '../text-width.ts';
import { dayOf, timeAgo } from '../time-ago.ts';
import { useAction } from '../use-action.ts';
import { useLive } from '../use-live.ts';

/** What the screen does with the keys of one account. */
export interface KeysActions {
  list(): ApiKey[];
  /** Throws `invalid_input`, `api_key_limit_reached`. */
  create(name: string): CreatedApiKey;
  revoke(keyId: string): ApiKey;
  /** Milliseconds since 1970. */
  now(): number;
}

type View =
  | { at: 'list' }
  | { at: 'help' }
  | { at: 'naming' }
  | { at: 'created'; created: CreatedApiKey }
  | { at: 'revoking'; key: ApiKey };

const hints: readonly KeyHint[] = [
  ['n', 'new key'],
  ['r', 'revoke'],
];
const everySecond = 1000;

/** `notegen keys`: the keys of an account, live; new ones, shown once; revoking. */
export function KeysScreen({ keys, account }: { keys: KeysActions; account: string }): ReactNode {
  const { size, quit } = useScreen();
  const [view, setView] = useState<View>({ at: 'list' });
  const [notice, setNotice] = useState<string | null>(null);
  const action = useAction();
  const live = useLive(
    useCallback(() => keys.list(), [keys]),
    everySecond,
  );
  const failure = action.failure ?? live.failure;
  const rows = bodyRows(size, { failure, notice });
  const active = live.value.filter(({ status }) => status === 'active').length;
  const list = useList({
    items: live.value,
    idOf,
    textOf: (key) => `${key.name} ${key.status}`,
    page: rows - 2,
    active: view.at === 'list',
    onKey(key, selected) {
      setNotice(null);
      if (key === 'q' || key === 'esc') quit();
      else if (key === '?') setView({ at: 'help' });
      else if (key === 'n') {
        action.run(() => {
          if (active >= activeKeyLimit) throw new NotegenError('api_key_limit_reached');
          setView({ at: 'naming' });
        });
      } else if (key === 'r' && selected?.status === 'active') {
        action.clear();
        setView({ at: 'revoking', key: selected });
      } else if (key === 'r' && selected !== undefined) setNotice('That key is revoked already.');
    },
  });
  const back = (): void => {
    action.clear();
    setView({ at: 'list' });
  };
  const frame = { aside: `${active} of ${activeKeyLimit} active`, failure };

  switch (view.at) {
    case 'help':
      return (
        <KeyHelp
          title="API keys: help"
          keys={hints}
          more={[
            'A key lets a program use the HTTP API: Authorization: Bearer followed by the key.',
            'Only its hash is kept, so a lost key is revoked and replaced.',
          ]}
          onClose={back}
        />
      );
    case 'naming':
      return (
        <Frame
          title="New API key"
          {...frame}
          keys={[
            ['enter', 'make the key'],
            ['esc', 'back'],
          ]}
        >
          <TextField
            label="What is the key for? Its name, 1 to 100 characters:"
            onCancel={back}
            onSubmit={(name) =>
              action.run(() => {
                const created = keys.create(name);
                live.refresh();
                setView({ at: 'created', created });
              })
            }
          />
        </Frame>
      );
    case 'created':
      return (
        <SecretOnce
          title="New API key"
          about={`This is the key "${showable(view.created.name)}". Store it where the program that uses it can read it.`}
          secret={view.created.key}
          onStored={() => {
            setNotice(`The key "${showable(view.created.name)}" is ready.`);
            back();
          }}
        />
      );
    case 'revoking':
      return (
        <QuestionPage
          title="Revoke API key"
          {...frame}
          does="revoke"
          question={`Revoke "${showable(view.key.name)}"?`}
          about={[
            `Last used: ${timeAgo(timeOf(view.key.last_used_at), keys.now())}.`,
            'Programs that use this key are refused at once. It can not be undone.',
          ]}
          onNo={back}
          onYes={() =>
            action.run(() => {
              keys.revoke(view.key.key_id);
              live.refresh();
              setNotice(`Revoked "${showable(view.key.name)}": it is refused from now on.`);
              setView({ at: 'list' });
            })
          }
        />
      );
    case 'list':
      return (
        <Frame title={`API keys of ${account}`} {...frame} notice={notice} keys={listKeys(list, hints)}>
          <List
            state={list}
            idOf={idOf}
            columns={columnsAt(keys.now())}
            rows={rows}
            empty="There are no keys yet. Press n to make one."
          />
        </Frame>
      );
    default:
      return view satisfies never;
  }
}

function columnsAt(now: number): Column<ApiKey>[] {
  return [
    { heading: 'NAME', cell: ({ name }) => name, grows: true },
    {
      heading: 'STATUS',
      cell: ({ status }) => status,
      color: ({ status }) => (status === 'active' ? 'green' : 'red'),
    },
    { heading: 'LAST USED', cell: ({ last_used_at }) => timeAgo(timeOf(last_used_at), now) },
    { heading: 'CREATED', cell: ({ created_at }) => dayOf(Date.parse(created_at)) },
    { heading: 'PREFIX', cell: ({ key_prefix }) => key_prefix },
  ];
}

function idOf({ key_id }: ApiKey): string {
  return key_id;
}

function timeOf(at: string | null): number | null {
  return at === null ? null : Date.parse(at);
}
