import type { ReactNode } from 'react';
import type { WebhookSettings } from '../../webhooks/settings.ts';
import { Box, Text } from '../ink.ts';
import { useScreen } from '../screen-context.ts';
import { atWidth, showable } from '../text-width.ts';
import { timeAgo } from '../time-ago.ts';
import { toldDelivery } from './told-delivery.ts';
import type { TestState } from './use-test-event.ts';

/** The rows that `Settings` takes. */
export const settingsRows = 4;

const labelWidth = 9;

/** Where events go, whether they do, and what came of a test event. */
export function Settings({
  settings,
  test,
  now,
}: {
  settings: WebhookSettings;
  test: TestState;
  now: number;
}): ReactNode {
  const { columns } = useScreen().size;
  const { url, enabled, updated_at } = settings;
  const room = columns - labelWidth - 2;
  const told = toldTest(test);
  const changed = updated_at === null ? '' : `, changed ${timeAgo(Date.parse(updated_at), now)}`;
  return (
    <Box flexDirection="column" paddingLeft={1} height={settingsRows} flexShrink={0}>
      <Line label="Address">
        <Text wrap="truncate">
          {atWidth(url === null ? 'not set: press u' : showable(url), room).trimEnd()}
        </Text>
      </Line>
      <Line label="Events">
        <Text {...(enabled ? { color: 'green' } : {})}>{enabled ? 'on' : 'off'}</Text>
        <Text dimColor>{changed}</Text>
      </Line>
      <Line label="Test">
        <Box width={room} height={2}>
          <Text wrap="wrap" {...(told.color === undefined ? {} : { color: told.color })}>
            {told.text}
          </Text>
        </Box>
      </Line>
    </Box>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Box flexShrink={0}>
      <Text dimColor>{atWidth(label, labelWidth)}</Text>
      {children}
    </Box>
  );
}

function toldTest(test: TestState): { text: string; color?: 'green' | 'red' } {
  switch (test.at) {
    case 'none':
      return { text: 'none sent yet: press t' };
    case 'sending':
      return { text: `sending… ${test.seconds} s (10 s at most)` };
    case 'done':
      return {
        text: toldDelivery(test.delivery),
        color: test.delivery.status === 'delivered' ? 'green' : 'red',
      };
    default:
      return test satisfies never;
  }
}
