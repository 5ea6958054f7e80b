import type { ReactNode } from 'react';
import { atWidth } from '../text-width.ts';
import type { KeyHint } from './frame.tsx';
import { TextPage } from './text-page.tsx';

const always: readonly KeyHint[] = [
  ['up, down', 'or k, j: move'],
  ['/', 'filter; esc takes the filter away'],
  ['q', 'or esc: leave'],
  ['Ctrl-C', 'leave at once (exit code 130)'],
];

/** The `?` page: every key of a view, and what else there is to know. */
export function KeyHelp(props: {
  title: string;
  keys: readonly KeyHint[];
  more: readonly string[];
  onClose(): void;
}): ReactNode {
  const keys = [...props.keys, ...always].map(([key, does]) => `${atWidth(key, 9)} ${does}`);
  return <TextPage title={props.title} paragraphs={[...keys, '', ...props.more]} onClose={props.onClose} />;
}
