import { type ReactNode, useEffect, useState } from 'react';
import { Box, Text } from '../ink.ts';
import type { Work } from '../models/model-works.ts';
import { Frame, type KeyHint } from '../parts/frame.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Question } from '../parts/question.tsx';
import { TextPage } from '../parts/text-page.tsx';
import { useKeys, useScreen } from '../screen-context.ts';
import { atWidth, showable } from '../text-width.ts';
import { type Failure, toldFailure } from '../told-failure.ts';
import type { Done, Looked, SetupStep } from './setup-step.ts';

type Offer = Exclude<Looked, { ready: string }>;
type Phase =
  | { at: 'looking' }
  | { at: 'asking'; offer: Offer }
  | { at: 'running'; offer: Offer; work: Work }
  | { at: 'failed'; failure: Failure }
  | { at: 'reading'; page: NonNullable<Done['page']> };

interface Outcome {
  state: 'ready' | 'done' | 'skipped';
  detail: string;
}

const marks = { ready: '✓', done: '✓', skipped: '-' } as const;

/** `notegen setup`: a first run, one step after the other; nothing is fetched or built without a yes. */
export function SetupScreen({ steps }: { steps: readonly SetupStep[] }): ReactNode {
  const { quit, signal, size } = useScreen();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [phase, setPhase] = useState<Phase>({ at: 'looking' });
  const [attempt, setAttempt] = useState(0);
  const step = steps[outcomes.length];
  const next = (outcome: Outcome): void => {
    setOutcomes((before) => [...before, outcome]);
    setPhase({ at: 'looking' });
  };
  const fail = (error: unknown): void => {
    if (!signal.aborted) setPhase({ at: 'failed', failure: toldFailure(error) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a look of its own
  useEffect(() => {
    if (step === undefined) return;
    step.look(signal).then((looked) => {
      if (signal.aborted) return;
      if ('ready' in looked) next({ state: 'ready', detail: looked.ready });
      else setPhase({ at: 'asking', offer: looked });
    }, fail);
  }, [step, attempt]);

  const run = (offer: Offer): void => {
    const tell = (work: Work): void => {
      if (!signal.aborted) setPhase({ at: 'running', offer, work });
    };
    tell({ doing: 'starting', fraction: null });
    offer.run(signal, tell).then(({ detail, page }) => {
      if (signal.aborted) return;
      next({ state: 'done', detail });
      if (page !== undefined) setPhase({ at: 'reading', page });
    }, fail);
  };
  useKeys(
    (key) => {
      if (phase.at === 'failed' && key === 'r') {
        setPhase({ at: 'looking' });
        setAttempt((count) => count + 1);
      } else if (phase.at === 'failed' && key === 's') next({ state: 'skipped', detail: 'failed' });
      else if (key === 'q' || key === 'esc' || (step === undefined && key === 'enter')) quit();
    },
    phase.at !== 'asking' && phase.at !== 'reading',
  );

  if (phase.at === 'reading') {
    return <TextPage {...phase.page} onClose={() => setPhase({ at: 'looking' })} />;
  }
  const short = size.rows < 16;
  return (
    <Frame
      title="Setting up notegen"
      aside={step === undefined ? 'done' : `step ${outcomes.length + 1} of ${steps.length}`}
      failure={phase.at === 'failed' ? phase.failure : null}
      keys={keysOf(phase, step === undefined)}
    >
      <Steps steps={short && step !== undefined ? [] : steps} outcomes={outcomes} />
      {step === undefined ? (
        <Paragraphs
          lines={[
            'That was all. Run it again whenever something should be added.',
            'A recording: notegen note transcribe visit.wav. A transcript: notegen note generate visit.txt. For programs: notegen keys, then notegen serve.',
          ]}
        />
      ) : null}
      {phase.at === 'running' ? <Working work={phase.work} /> : null}
      {phase.at === 'asking' ? (
        <Question
          question={phase.offer.question}
          about={phase.offer.about}
          onYes={() => run(phase.offer)}
          onNo={() => next({ state: 'skipped', detail: phase.offer.skipped })}
        />
      ) : null}
    </Frame>
  );
}

function keysOf(phase: Phase, done: boolean): KeyHint[] {
  if (done) return [['q', 'leave']];
  if (phase.at === 'asking') {
    return [
      ['y', 'yes'],
      ['n', 'not now'],
      ['Ctrl-C', 'leave'],
    ];
  }
  if (phase.at === 'failed') {
    return [
      ['r', 'try again'],
      ['s', 'go on without it'],
      ['q', 'leave'],
    ];
  }
  return [['q', 'stop and leave']];
}

function Steps({
  steps,
  outcomes,
}: {
  steps: readonly SetupStep[];
  outcomes: readonly Outcome[];
}): ReactNode {
  const { columns } = useScreen().size;
  return (
    <Box flexDirection="column" flexShrink={0} paddingX={1} marginBottom={1}>
      {steps.map(({ title }, at) => {
        const outcome = outcomes[at];
        const mark = outcome === undefined ? (at === outcomes.length ? '>' : ' ') : marks[outcome.state];
        const line = `${mark} ${atWidth(title, 16)} ${showable(outcome?.detail ?? '')}`;
        return (
          <Text key={title} bold={at === outcomes.length} wrap="truncate">
            {atWidth(line, columns - 2).trimEnd()}
          </Text>
        );
      })}
    </Box>
  );
}

function Working({ work }: { work: Work }): ReactNode {
  const percent = work.fraction === null ? '' : `${Math.floor(Math.min(1, work.fraction) * 100)} % `;
  return (
    <Box paddingX={1}>
      <Text wrap="truncate">
        {percent}
        {showable(work.doing)}
      </Text>
    </Box>
  );
}

function Paragraphs({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <Box flexDirection="column" paddingX={1}>
      {lines.map((line) => (
        <Paragraph key={line} text={line} />
      ))}
    </Box>
  );
}
