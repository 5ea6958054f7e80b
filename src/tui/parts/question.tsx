import type { ReactNode } from 'react';
import { Box, Text } from '../ink.ts';
import { useKeys } from '../screen-context.ts';

export interface QuestionProps {
  question: string;
  /** What follows from yes, in a sentence or two. */
  children?: ReactNode;
  onYes(): void;
  onNo(): void;
  active?: boolean;
}

/** Only `y` means yes: enter, n and esc mean no. */
export function Question({ question, children, onYes, onNo, active = true }: QuestionProps): ReactNode {
  useKeys((key) => {
    if (key === 'y' || key === 'Y') onYes();
    else if (key === 'n' || key === 'N' || key === 'enter' || key === 'esc' || key === 'q') onNo();
  }, active);
  return (
    <Box flexDirection="column" paddingX={1}>
      {children === undefined ? null : (
        <Box flexDirection="column" marginBottom={1}>
          {children}
        </Box>
      )}
      <Text bold>{question} [y/N]</Text>
    </Box>
  );
}
