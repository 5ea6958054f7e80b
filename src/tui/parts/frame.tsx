import type { ReactNode } from 'react';
import { Box, Text } from '../ink.ts';
import type { Size } from '../painter.ts';
import { useScreen } from '../screen-context.ts';
import { atWidth, showable, widthOf, wrapWords } from '../text-width.ts';
import type { Failure } from '../told-failure.ts';

/** A key and what it does, for the line at the bottom. */
export type KeyHint = readonly [key: string, does: string];

export interface FrameProps {
  title: string;
  /** At the right of the title: a count, a state. */
  aside?: string;
  failure?: Failure | null;
  /** Good news about the last action. */
  notice?: string | null;
  keys: readonly KeyHint[];
  children: ReactNode;
}

/** Every view has the same shape: title, body, what went wrong and what to do, keys. */
export function Frame({
  title,
  aside = '',
  failure = null,
  notice = null,
  keys,
  children,
}: FrameProps): ReactNode {
  const { columns } = useScreen().size;
  const room = Math.max(0, columns - widthOf(aside) - 3);
  return (
    <Box flexDirection="column" height="100%">
      <Box flexShrink={0} aria-label={`${title}. ${aside}`}>
        <Text wrap="truncate">
          {' '}
          <Text bold>{atWidth(showable(title), room)}</Text> <Text>{aside}</Text>
        </Text>
      </Box>
      <Box flexDirection="column" flexGrow={1} flexShrink={1} overflow="hidden" paddingTop={1}>
        {children}
      </Box>
      <Box flexDirection="column" flexShrink={0} paddingX={1}>
        {messageLines({ failure, notice }, columns).map(({ text, kind }) => (
          <Text key={text} wrap="truncate" {...looks[kind]}>
            {text}
          </Text>
        ))}
      </Box>
      <HelpLine keys={keys} />
    </Box>
  );
}

interface Messages {
  failure?: Failure | null;
  notice?: string | null;
}

const looks = { failed: { color: 'red', bold: true }, todo: {}, good: { color: 'green' } } as const;

function messageLines(
  { failure = null, notice = null }: Messages,
  columns: number,
): { text: string; kind: keyof typeof looks }[] {
  const wrapped = (text: string, kind: keyof typeof looks) =>
    wrapWords(text, columns - 2).map((line) => ({ text: line, kind }));
  if (failure !== null) {
    return [...wrapped(`! ${failure.message}`, 'failed'), ...wrapped(failure.howToFix, 'todo')];
  }
  return notice === null ? [] : wrapped(notice, 'good');
}

/** The rows that a frame has for its body: what title, messages and keys leave. */
export function bodyRows({ columns, rows }: Size, messages: Messages = {}): number {
  return Math.max(1, rows - 3 - messageLines(messages, columns).length);
}

/** As many of the keys as fit, help and leaving always among them; what has no room is on the `?` page. */
function HelpLine({ keys }: { keys: readonly KeyHint[] }): ReactNode {
  const { columns } = useScreen().size;
  const shown = fittingHints(keys, columns - 1);
  const read = keys.map(([key, does]) => `${key} ${does}`).join(', ');
  return (
    <Box flexShrink={0} paddingLeft={1} aria-label={`Keys: ${read}`}>
      <Text wrap="truncate">
        {shown.map(([key, does], index) => (
          <Text key={key}>
            {index > 0 ? '  ' : ''}
            <Text bold color="cyan">
              {key}
            </Text>{' '}
            {does}
          </Text>
        ))}
      </Text>
    </Box>
  );
}

function fittingHints(keys: readonly KeyHint[], room: number): KeyHint[] {
  const cost = ([key, does]: KeyHint): number => widthOf(key) + 1 + widthOf(does) + 2;
  const always = keys.filter(([key]) => key === '?' || key === 'q');
  let left = room + 2 - always.reduce((sum, hint) => sum + cost(hint), 0);
  return keys.filter((hint) => {
    if (always.includes(hint)) return true;
    left -= cost(hint);
    return left >= 0;
  });
}
