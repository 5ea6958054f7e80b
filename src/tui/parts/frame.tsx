import type { ReactNode } from 'react';
import { Box, Text } from '../ink.ts';
import { useScreen } from '../screen-context.ts';
import { atWidth, showable, widthOf } from '../text-width.ts';
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
      {failure === null ? null : (
        <Box flexDirection="column" flexShrink={0} paddingX={1}>
          <Text color="red" bold>
            ! {failure.message}
          </Text>
          <Text>{failure.howToFix}</Text>
        </Box>
      )}
      {notice === null || failure !== null ? null : (
        <Box flexShrink={0} paddingX={1}>
          <Text color="green">{notice}</Text>
        </Box>
      )}
      <HelpLine keys={keys} />
    </Box>
  );
}

/** As many of the keys as fit; what has no room is on the `?` page. */
function HelpLine({ keys }: { keys: readonly KeyHint[] }): ReactNode {
  const { columns } = useScreen().size;
  const shown: KeyHint[] = [];
  let used = 1;
  for (const hint of keys) {
    const width = widthOf(hint[0]) + 1 + widthOf(hint[1]) + (shown.length > 0 ? 2 : 0);
    if (used + width > columns) break;
    used += width;
    shown.push(hint);
  }
  return (
    <Box
      flexShrink={0}
      paddingLeft={1}
      aria-label={`Keys: ${keys.map(([key, does]) => `${key} ${does}`).join(', ')}`}
    >
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
