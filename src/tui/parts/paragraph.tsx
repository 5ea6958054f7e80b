import type { ReactNode } from 'react';
import { Box, Text } from '../ink.ts';
import { useScreen } from '../screen-context.ts';
import { wrapWords } from '../text-width.ts';

/** Text over the width of the screen less its margins, broken between words. */
export function Paragraph({ text, bold = false }: { text: string; bold?: boolean }): ReactNode {
  const { columns } = useScreen().size;
  return (
    <Box flexDirection="column" flexShrink={0} aria-label={text}>
      {wrapWords(text, columns - 2).map((line) => (
        <Text key={line} bold={bold} wrap="truncate">
          {line}
        </Text>
      ))}
    </Box>
  );
}
