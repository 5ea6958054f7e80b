import type { ReactNode } from 'react';
import { Box, Text } from '../ink.ts';
import { useKeys } from '../screen-context.ts';
import { Paragraph } from './paragraph.tsx';

export interface QuestionProps {
  question: string;
  /** What follows from yes, in a sentence or two. */
  about?: readonly string[];
  onYes(): void;
  onNo(): void;
  active?: boolean;
}

/** Only `y` means yes: enter, n and esc mean no. */
export function Question({ question, about = [], onYes, onNo, active = true }: QuestionProps): ReactNode {
  useKeys((key) => {
    if (key === 'y' || key === 'Y') onYes();
    else if (key === 'n' || key === 'N' || key === 'enter' || key === 'esc' || key === 'q') onNo();
  }, active);
  return (
    <Box flexDirection="column" paddingX={1}>
      {about.map((sentence) => (
        <Paragraph key={sentence} text={sentence} />
      ))}
      {about.length > 0 ? <Text> </Text> : null}
      <Paragraph bold text={`${question} [y/N]`} />
    </Box>
  );
}
