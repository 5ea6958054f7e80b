import { useEffect, useState } from 'react';
import type { Delivery } from '../../webhooks/deliveries.ts';
import { useScreen } from '../screen-context.ts';

export type TestState =
  | { at: 'none' }
  | { at: 'sending'; seconds: number }
  | { at: 'done'; delivery: Delivery };

/** A test event and what is known of it: how long it has been under way, then what came of it. */
export function useTestEvent(webhook: { sendTest(signal: AbortSignal): Promise<Delivery> }): {
  state: TestState;
  send(): Promise<void>;
} {
  const { signal } = useScreen();
  const [state, setState] = useState<TestState>({ at: 'none' });
  const sending = state.at === 'sending';
  useEffect(() => {
    if (!sending) return;
    const timer = setInterval(
      () => setState((now) => (now.at === 'sending' ? { ...now, seconds: now.seconds + 1 } : now)),
      1000,
    );
    return () => clearInterval(timer);
  }, [sending]);
  return {
    state,
    async send() {
      setState({ at: 'sending', seconds: 0 });
      try {
        const delivery = await webhook.sendTest(signal);
        setState({ at: 'done', delivery });
      } catch (error) {
        setState({ at: 'none' });
        throw error;
      }
    },
  };
}
