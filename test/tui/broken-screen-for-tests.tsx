// A screen that breaks: at `t` while it is drawn, at `u` outside of React.
import { type ReactNode, useState } from 'react';
import { Text } from '../../src/tui/ink.ts';
import { useKeys } from '../../src/tui/screen-context.ts';
import { showScreen } from '../../src/tui/show-screen.tsx';

function Broken(): ReactNode {
  const [broken, setBroken] = useState(false);
  useKeys((key) => {
    if (key === 't') setBroken(true);
    if (key === 'u') {
      setTimeout(() => {
        throw new Error('thrown outside');
      });
    }
  });
  if (broken) throw new Error('thrown inside');
  return <Text>in one piece</Text>;
}

await showScreen(
  {
    stdin: process.stdin,
    stdout: process.stdout,
    environment: process.env,
    signal: new AbortController().signal,
  },
  <Broken />,
);
