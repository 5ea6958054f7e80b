import type { ReactNode } from 'react';
import { Frame, type FrameProps } from './frame.tsx';
import { Question, type QuestionProps } from './question.tsx';

/** A question that has the screen to itself; `does` is what yes does, for the line of keys. */
export function QuestionPage({
  does,
  question,
  about = [],
  onYes,
  onNo,
  ...frame
}: Omit<FrameProps, 'keys' | 'children'> & QuestionProps & { does: string }): ReactNode {
  return (
    <Frame
      {...frame}
      keys={[
        ['y', does],
        ['n', 'back'],
      ]}
    >
      <Question question={question} about={about} onYes={onYes} onNo={onNo} />
    </Frame>
  );
}
