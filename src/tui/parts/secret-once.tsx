import { type ReactNode, useState } from 'react';
import { Box, Text } from '../ink.ts';
import { useKeys, useScreen } from '../screen-context.ts';
import { Frame } from './frame.tsx';
import { Paragraph } from './paragraph.tsx';

export interface SecretOnceProps {
  title: string;
  /** What it is and where it belongs. */
  about: string;
  secret: string;
  onStored(): void;
}

/** A secret that can't be shown again: it stays until somebody says that it is stored. */
export function SecretOnce({ title, about, secret, onStored }: SecretOnceProps): ReactNode {
  const { copy } = useScreen();
  const [copied, setCopied] = useState(false);
  const [asked, setAsked] = useState(false);
  useKeys((key) => {
    if (key === 'c') {
      copy(secret);
      setCopied(true);
    } else if (key === 's') onStored();
    else setAsked(true);
  });
  return (
    <Frame
      title={title}
      keys={[
        ['c', 'copy'],
        ['s', 'I have stored it'],
      ]}
      notice={
        asked
          ? 'Press s when you have stored it: it can not be shown again.'
          : copied
            ? 'Sent to the clipboard; paste it once to be sure that your terminal took it.'
            : null
      }
    >
      <Box flexDirection="column" paddingX={1}>
        <Paragraph text={about} />
        <Box marginY={1}>
          <Paragraph bold text={secret} />
        </Box>
        <Text>It is shown this once.</Text>
      </Box>
    </Frame>
  );
}
