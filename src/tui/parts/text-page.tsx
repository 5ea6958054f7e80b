import { type ReactNode, useState } from 'react';
import { Box, Text } from '../ink.ts';
import { useKeys, useScreen } from '../screen-context.ts';
import { wrapWords } from '../text-width.ts';
import { bodyRows, Frame } from './frame.tsx';

/** Paragraphs to read; where they are longer than the screen, arrows or j/k move through them. Other keys close it. */
export function TextPage({
  title,
  paragraphs,
  onClose,
}: {
  title: string;
  paragraphs: readonly string[];
  onClose(): void;
}): ReactNode {
  const { size } = useScreen();
  const [top, setTop] = useState(0);
  const lines = paragraphs.flatMap((paragraph) => wrapWords(paragraph, size.columns - 2));
  const rows = bodyRows(size);
  const last = Math.max(0, lines.length - rows);
  const first = Math.min(top, last);
  useKeys((key) => {
    if (key === 'up' || key === 'k') setTop(Math.max(0, first - 1));
    else if (key === 'down' || key === 'j') setTop(Math.min(last, first + 1));
    else if (key === 'pageup') setTop(Math.max(0, first - rows));
    else if (key === 'pagedown' || key === ' ') setTop(Math.min(last, first + rows));
    else onClose();
  });
  return (
    <Frame
      title={title}
      aside={first < last ? 'more below' : ''}
      keys={[['q', 'back'], ...(last > 0 ? [['up, down', 'move'] as const] : [])]}
    >
      <Box flexDirection="column" paddingX={1}>
        {lines.slice(first, first + rows).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <Text key={first + at} wrap="truncate">
            {line === '' ? ' ' : line}
          </Text>
        ))}
      </Box>
    </Frame>
  );
}
