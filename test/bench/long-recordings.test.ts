import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { emptyReport } from '../../src/speech/decode/audio-block.ts';
import type { AudioKind } from '../../src/speech/decode/audio-kind.ts';
import { decodeHere } from '../speech/decode/in-folder.ts';
import { type Lengthen, lengthenMp3, lengthenOggOpus, lengthenWebmOpus } from './long-recordings.ts';

const recordings: readonly [name: string, kind: AudioKind, lengthen: Lengthen][] = [
  ['visit-stereo.mp3', 'mp3', lengthenMp3],
  ['visit-opus.ogg', 'ogg-opus', lengthenOggOpus],
  ['visit-opus.webm', 'webm-opus', lengthenWebmOpus],
];

test.each(recordings)(
  'the long recording that the bench makes of %s is whole',
  async (name, kind, lengthen) => {
    const short = await readFile(new URL(`../fixtures/audio/${name}`, import.meta.url));
    const once = await decodeHere(kind, short);
    const thrice = await decodeHere(kind, await lengthen(short, 3));
    expect(thrice.report).toEqual(emptyReport());
    expect(thrice.samples / once.samples).toBeCloseTo(3, 1);
  },
);
