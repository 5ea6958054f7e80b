import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { AudioJobProgress } from '../../store/audio-jobs.ts';
import { Box, Text } from '../ink.ts';
import { Frame, type KeyHint } from '../parts/frame.tsx';
import { KeyHelp } from '../parts/key-help.tsx';
import { type Column, List } from '../parts/list.tsx';
import { QuestionPage } from '../parts/question-page.tsx';
import { useList } from '../parts/use-list.ts';
import { useKeys, useScreen } from '../screen-context.ts';
import { atWidth } from '../text-width.ts';
import { timeAgo } from '../time-ago.ts';
import { useLive } from '../use-live.ts';
import { toldLine } from './log-board.ts';
import type { ServerNow } from './server-now.ts';

export interface ServeActions {
  /** The same object while nothing has changed: then nothing is drawn. */
  read(): ServerNow;
  now(): number;
  /** Called when the first frame is there. */
  onShown?(): void;
}

type View = 'server' | 'log' | 'help' | 'stopping';

const hints: readonly KeyHint[] = [
  ['l', 'whole log'],
  ['?', 'help'],
  ['q', 'stop the server'],
];
const everySecond = 1000;
/** Title, four lines of facts, two headings, the keys, and what is empty between them. */
const linesAround = 11;

/** `notegen serve` on a terminal: what it serves, the queue of recordings, failures, the log. */
export function ServeScreen({ server }: { server: ServeActions }): ReactNode {
  const { size, quit } = useScreen();
  const [view, setView] = useState<View>('server');
  const live = useLive(
    useCallback(() => server.read(), [server]),
    everySecond,
  );
  useEffect(() => server.onShown?.(), [server]);
  const now = live.value;
  // The queue gets what it needs, up to half of the room; the log gets the rest.
  const failures = now.failures.slice(size.rows < 20 ? -1 : -3);
  const room = Math.max(4, size.rows - linesAround - Math.max(0, failures.length - 1));
  const queueRows = Math.min(Math.max(3, now.jobs.length + 2), Math.max(3, Math.floor(room / 2)));
  const list = useList({
    items: now.jobs,
    idOf,
    textOf: ({ note_id, status }) => `${note_id} ${status}`,
    page: queueRows - 1,
    active: view === 'server',
    onKey(key) {
      if (key === 'q' || key === 'esc') setView('stopping');
      else if (key === 'l') setView('log');
      else if (key === '?') setView('help');
    },
  });
  const back = (): void => setView('server');
  const frame = {
    title: now.url === null ? 'notegen is starting' : `notegen serves ${now.url}`,
    aside: now.url === null || size.columns < 60 ? '' : upFor(server.now() - now.since),
    failure: live.failure,
  };
  switch (view) {
    case 'help':
      return (
        <KeyHelp
          title="Server: help"
          keys={hints}
          more={[
            'Recordings are worked on from the top. None is lost when the server stops: it goes on with them at the next start.',
            'Plain log lines instead of this screen: notegen serve --plain.',
          ]}
          onClose={back}
        />
      );
    case 'stopping':
      return (
        <QuestionPage
          {...frame}
          does="stop"
          question="Stop the server?"
          about={['What it is answering is finished. Recordings it has taken wait for its next start.']}
          onYes={() => quit()}
          onNo={back}
        />
      );
    case 'log':
      return <WholeLog server={now} frame={frame} onClose={back} />;
    case 'server':
      return (
        <Frame {...frame} keys={hints}>
          <Facts server={now} failures={failures} />
          <Heading text={queueHeading(now.jobs.length)} />
          <List
            state={list}
            idOf={idOf}
            columns={columnsAt(server.now())}
            rows={queueRows}
            empty="No recording is waiting."
          />
          <Heading text="Log" />
          <LogLines server={now} rows={room - queueRows} />
        </Frame>
      );
    default:
      return view satisfies never;
  }
}

function Facts({ server, failures }: { server: ServerNow; failures: ServerNow['failures'] }): ReactNode {
  const { columns } = useScreen().size;
  const counts = [
    `Notes today ${server.notesToday}`,
    `being written ${server.notesInWork}`,
    `requests ${server.requestsPerMinute} a minute`,
  ];
  const engines = [
    `Engine ${server.engineJobs === null ? 'resting' : `running, jobs ${server.engineJobs}`}`,
    `speech ${server.speechModel ?? 'suggested model'}`,
    `language ${server.languageModel ?? 'built-in writer'}`,
  ];
  return (
    <Box flexDirection="column" flexShrink={0} paddingX={1}>
      <Text wrap="truncate">{counts.join('   ')}</Text>
      <Text wrap="truncate">{engines.join('   ')}</Text>
      {failures.length === 0 ? <Text>No errors.</Text> : null}
      {failures.toReversed().map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <Text key={at} wrap="truncate" color="red">
          {atWidth(`${at === 0 ? 'Last error' : '    before'} ${toldLine(line)}`, columns - 2).trimEnd()}
        </Text>
      ))}
    </Box>
  );
}

function Heading({ text }: { text: string }): ReactNode {
  return (
    <Box flexShrink={0} paddingX={1} paddingTop={1}>
      <Text bold>{text}</Text>
    </Box>
  );
}

function queueHeading(waiting: number): string {
  return waiting === 0 ? 'Recordings' : `Recordings: ${waiting} in the queue`;
}

function LogLines({ server, rows }: { server: ServerNow; rows: number }): ReactNode {
  const { columns } = useScreen().size;
  return (
    <Box flexDirection="column" flexShrink={0} paddingX={1}>
      {server.log.slice(-Math.max(1, rows)).map((line, index) => (
        <Text
          key={`${line.at} ${String(index)}`}
          wrap="truncate"
          {...(line.level === 'info' ? {} : { color: line.level === 'warn' ? 'yellow' : 'red' })}
        >
          {atWidth(toldLine(line), columns - 2).trimEnd()}
        </Text>
      ))}
    </Box>
  );
}

function WholeLog({
  server,
  frame,
  onClose,
}: {
  server: ServerNow;
  frame: { title: string; aside: string };
  onClose(): void;
}): ReactNode {
  const { rows } = useScreen().size;
  useKeys(onClose);
  return (
    <Frame {...frame} keys={[['any key', 'back']]}>
      <LogLines server={server} rows={rows - 3} />
    </Frame>
  );
}

function columnsAt(now: number): Column<AudioJobProgress>[] {
  return [
    { heading: 'NOTE', cell: ({ note_id }) => note_id.slice(0, 8) },
    { heading: 'STATE', cell: ({ status }) => status },
    { heading: 'PROGRESS', cell: ({ progress }) => bar(progress) },
    { heading: 'CAME', cell: ({ created_at }) => timeAgo(created_at, now) },
  ];
}

const barWidth = 20;

/** `█████░░░░░ 50 %`. */
function bar(fraction: number): string {
  const full = Math.round(Math.max(0, Math.min(1, fraction)) * barWidth);
  const percent = `${Math.floor(fraction * 100)} %`.padStart(5);
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${percent}`;
}

function upFor(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 1 ? 'just started' : `up ${timeAgo(0, minutes * 60_000).replace(' ago', '')}`;
}

function idOf({ note_id }: AudioJobProgress): string {
  return note_id;
}
