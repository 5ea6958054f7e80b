import { useState } from 'react';
import type { KeyName } from '../keys-of-input.ts';
import { useKeys } from '../screen-context.ts';

export interface ListState<T> {
  /** What passes the filter, in the given order. */
  items: readonly T[];
  selected: T | undefined;
  index: number;
  filter: string;
  /** The filter is being typed: letters are text, not commands. */
  filtering: boolean;
}

/**
 * A list that keys move through: arrows or j/k, page, home and end, `/` to filter. The selection follows its item
 * when the list changes. Keys it has no use for go to `onKey`.
 */
export function useList<T>(options: {
  items: readonly T[];
  idOf(item: T): string;
  /** What the filter looks in. */
  textOf(item: T): string;
  /** How many rows a page has. */
  page: number;
  onKey(key: KeyName, selected: T | undefined): void;
  active: boolean;
}): ListState<T> {
  const [filter, setFilter] = useState('');
  const [filtering, setFiltering] = useState(false);
  const [at, setAt] = useState<{ id: string | undefined; index: number }>({ id: undefined, index: 0 });
  const wanted = filter.toLocaleLowerCase();
  const items =
    filter === ''
      ? options.items
      : options.items.filter((item) => options.textOf(item).toLocaleLowerCase().includes(wanted));
  const found = items.findIndex((item) => options.idOf(item) === at.id);
  const index = found === -1 ? Math.max(0, Math.min(at.index, items.length - 1)) : found;
  const selected = items[index];

  const move = (to: number): void => {
    const target = Math.max(0, Math.min(to, items.length - 1));
    const item = items[target];
    setAt({ id: item === undefined ? undefined : options.idOf(item), index: target });
  };
  useKeys((key) => {
    if (filtering) {
      if (key === 'enter') setFiltering(false);
      else if (key === 'esc') {
        setFiltering(false);
        setFilter('');
      } else if (key === 'backspace') setFilter(withoutLast);
      else if (key === 'ctrl-u') setFilter('');
      else if (key === 'up') move(index - 1);
      else if (key === 'down') move(index + 1);
      else if (isTyped(key)) setFilter((before) => before + key);
      return;
    }
    if (key === 'up' || key === 'k') move(index - 1);
    else if (key === 'down' || key === 'j') move(index + 1);
    else if (key === 'pageup') move(index - options.page);
    else if (key === 'pagedown') move(index + options.page);
    else if (key === 'home' || key === 'g') move(0);
    else if (key === 'end' || key === 'G') move(items.length - 1);
    else if (key === '/') setFiltering(true);
    else if (key === 'esc' && filter !== '') setFilter('');
    else options.onKey(key, selected);
  }, options.active);
  return { items, selected, index, filter, filtering };
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const names = new Set([
  'up',
  'down',
  'left',
  'right',
  'pageup',
  'pagedown',
  'home',
  'end',
  'enter',
  'esc',
  'tab',
  'backspace',
]);

/** Whether a key is a character, not a key with a name. */
export function isTyped(key: KeyName): boolean {
  return !names.has(key) && !key.startsWith('ctrl-');
}

/** The text without its last character, as people count characters. */
export function withoutLast(text: string): string {
  const last = [...graphemes.segment(text)].at(-1);
  return last === undefined ? '' : text.slice(0, last.index);
}
