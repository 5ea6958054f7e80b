import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../src/note/generate.ts';
import type { Note } from '../../src/note/note.ts';
import { dependencies } from './visit-for-tests.ts';

async function noteOf(transcript: string): Promise<Note> {
  const request = { transcript, specialty: 'physician', engine: 'extractive' } as const;
  return generateNote({ request }, dependencies(createExtractiveWriter()), new AbortController().signal);
}

test.each(['diabetes-follow-up', 'knee-orthopedics'])(
  '%s with curly quotes makes the note that straight ones make, over the text as it was given',
  async (name) => {
    const straight = readFileSync(`models/examples/${name}.txt`, 'utf8');
    const curly = straight.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”');
    expect(curly).not.toBe(straight);
    expect(await noteOf(curly)).toEqual({ ...(await noteOf(straight)), transcript: curly });
  },
);
