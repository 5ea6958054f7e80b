import type { useInput } from './ink.ts';

type InkKey = Parameters<Parameters<typeof useInput>[0]>[1];

/** A key by name (`up`, `enter`, `ctrl-c`, …), or the character it types. */
export type KeyName = string;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const named: readonly (readonly [keyof InkKey, KeyName])[] = [
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['pageUp', 'pageup'],
  ['pageDown', 'pagedown'],
  ['home', 'home'],
  ['end', 'end'],
  ['return', 'enter'],
  ['escape', 'esc'],
  ['tab', 'tab'],
  // What a terminal sends for the backspace key, ink calls delete.
  ['backspace', 'backspace'],
  ['delete', 'backspace'],
];
const controls: Readonly<Record<string, KeyName>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\b': 'backspace',
  '\u007f': 'backspace',
  '\u0003': 'ctrl-c',
  '\u0015': 'ctrl-u',
};

/** The keys of one event of ink's, which holds several where they were typed fast or pasted. */
export function keysOfInput(input: string, key: InkKey): KeyName[] {
  for (const [flag, name] of named) if (key[flag] === true) return [name];
  if (key.ctrl && input.length === 1) return [`ctrl-${input}`];
  const keys: KeyName[] = [];
  for (const { segment } of graphemes.segment(input.replaceAll('\r\n', '\r'))) {
    const name = controls[segment] ?? segment;
    // Other control characters are no keys of ours.
    if (name.length > 1 || name >= ' ') keys.push(name);
  }
  return keys;
}
