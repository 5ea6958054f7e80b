import type { ReactNode } from 'react';
import { Box, Text } from '../ink.ts';
import { useKeys } from '../screen-context.ts';
import { atWidth } from '../text-width.ts';
import { Frame, type KeyHint } from './frame.tsx';

const always: readonly KeyHint[] = [
  ['up, down', 'or k, j: move'],
  ['/', 'filter; esc takes the filter away'],
  ['q', 'or esc: leave'],
  ['Ctrl-C', 'leave at once (exit code 130)'],
];

/** The `?` page: every key of a view, and what else there is to know. */
export function KeyHelp({
  title,
  keys,
  children,
  onClose,
}: {
  title: string;
  keys: readonly KeyHint[];
  children?: ReactNode;
  onClose(): void;
}): ReactNode {
  useKeys(onClose);
  return (
    <Frame title={title} keys={[['any key', 'back']]}>
      <Box flexDirection="column" paddingX={1}>
        {[...keys, ...always].map(([key, does]) => (
          <Text key={key} wrap="truncate">
            <Text bold>{atWidth(key, 9)}</Text> {does}
          </Text>
        ))}
        {children}
      </Box>
    </Frame>
  );
}
