import { type ReactNode, useState } from 'react';
import { Box, Text } from '../ink.ts';
import { useKeys, useScreen } from '../screen-context.ts';
import { showable, widthOf } from '../text-width.ts';
import { isTyped, withoutLast } from './use-list.ts';

export interface TextFieldProps {
  label: string;
  initial?: string;
  onSubmit(text: string): void;
  onCancel(): void;
  /** No keys while an action runs. */
  active?: boolean;
}

/** One line of text; where it is longer than the line, its end is shown. */
export function TextField({
  label,
  initial = '',
  onSubmit,
  onCancel,
  active = true,
}: TextFieldProps): ReactNode {
  const { columns } = useScreen().size;
  const [text, setText] = useState(initial);
  useKeys((key) => {
    if (key === 'enter') onSubmit(text);
    else if (key === 'esc') onCancel();
    else if (key === 'backspace') setText(withoutLast);
    else if (key === 'ctrl-u') setText('');
    else if (isTyped(key)) setText((before) => before + key);
  }, active);
  return (
    <Box flexDirection="column" paddingX={1} aria-role="textbox" aria-label={`${label}: ${text}`}>
      <Text>{label}</Text>
      <Text wrap="truncate">
        <Text bold color="cyan">
          {'> '}
        </Text>
        {endOf(showable(text), columns - 5)}
        <Text inverse> </Text>
      </Text>
    </Box>
  );
}

function endOf(text: string, width: number): string {
  let end = text;
  while (widthOf(end) > width) end = end.slice(1);
  return end;
}
