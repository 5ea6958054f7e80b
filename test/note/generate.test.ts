import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NotegenError } from '../../src/errors.ts';
import type { NoteEvent } from '../../src/note/events.ts';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { generateNote, streamNote } from '../../src/note/generate.ts';
import { noteSchema, noteSections } from '../../src/note/note.ts';
import { dependencies, draft, scriptedWriter, visit } from './visit-for-tests.ts';

const talk = `D: What brings you in today?
P: I have had a dry cough for two weeks, and it keeps me up at night.
D: Any fever or chills?
P: No, no fever.
D: Let me listen. Your lungs are clear. Blood pressure is one twenty-eight over eighty-two.
D: I think this is acute bronchitis. Take honey at night, and come back in one week if it is not better.`;

const sentences = [
  draft('subjective', 'Reports dry cough for 2 weeks.', { heading: 'HISTORY OF PRESENT ILLNESS' }),
  draft('subjective', 'Denies fever.', { heading: 'HISTORY OF PRESENT ILLNESS' }),
  draft('objective', '128/82', { heading: 'VITALS', group: 'Blood pressure', layout: 'labelled' }),
  draft('objective', 'Lungs are clear.', { heading: 'PHYSICAL EXAM', group: 'Lungs', layout: 'labelled' }),
  draft('assessment', 'Acute bronchitis.', { group: 'bronchitis', layout: 'numbered' }),
  draft('plan', 'Take honey at night.', { layout: 'bullet' }),
  draft('plan', 'Come back in 1 week if it is not better.', { layout: 'bullet' }),
];
const request = { transcript: talk, specialty: 'family_medicine', engine: 'auto' } as const;
const never = new AbortController().signal;

async function collect(events: AsyncIterable<NoteEvent>): Promise<NoteEvent[]> {
  const all: NoteEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

describe('a note is streamed', () => {
  test('as started, the five sections in order, the codes and the whole note', async () => {
    const events = await collect(streamNote({ request }, dependencies(scriptedWriter(sentences)), never));
    expect(events[0]?.type).toBe('note.started');
    const completed = events.filter((event) => event.type === 'section.completed');
    expect(completed.map(({ section }) => section)).toEqual([...noteSections]);
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['codes.completed', 'note.completed']);
  });

  test('so that the deltas of a section, joined, are its completed text and the field of the note', async () => {
    const events = await collect(streamNote({ request }, dependencies(scriptedWriter(sentences)), never));
    const last = events.at(-1);
    if (last?.type !== 'note.completed') throw new Error('no note');
    noteSchema.parse(last.note);
    for (const section of noteSections) {
      const joined = events
        .filter((event) => event.type === 'section.delta' && event.section === section)
        .map((event) => (event.type === 'section.delta' ? event.text : ''))
        .join('');
      const completed = events.find(
        (event) => event.type === 'section.completed' && event.section === section,
      );
      expect(joined).toBe(last.note[section]);
      expect(completed).toMatchObject({ text: joined });
    }
  });

  test('with the place of every sentence and of the words that bear it out', async () => {
    const { note } = (await collect(
      streamNote({ request }, dependencies(scriptedWriter(sentences)), never),
    ).then((events) => events.at(-1))) as Extract<NoteEvent, { type: 'note.completed' }>;
    const cough = note.evidence[0]!;
    expect(note.subjective.slice(cough.start, cough.end)).toBe('Reports dry cough for 2 weeks.');
    const [source] = cough.sources;
    expect(note.transcript.slice(source!.start, source!.end)).toContain('dry cough for two weeks');
    for (const { section, start, end, sources } of note.evidence) {
      expect(note[section].slice(start, end).trim()).not.toBe('');
      for (const { turn, ...place } of sources) {
        const spoken = visit(talk).turns[turn]!;
        expect(place.start).toBeGreaterThanOrEqual(spoken.start);
        expect(place.end).toBeLessThanOrEqual(spoken.end);
      }
    }
  });
});

test('the same visit, seed, clock and id give the same note', async () => {
  const write = () => generateNote({ request }, dependencies(scriptedWriter(sentences)), never);
  expect(JSON.stringify(await write())).toBe(JSON.stringify(await write()));
});

test('a one-word transcript gives a short honest note and says that it is short', async () => {
  const input = { request: { ...request, transcript: 'P: Hello.' } };
  const note = await generateNote(input, dependencies(scriptedWriter([])), never);
  expect(note.objective).toBe('No examination was described.');
  expect(note.warnings.map(({ code }) => code)).toEqual(['short_transcript']);
  expect(note.subjective + note.assessment + note.plan).not.toMatch(/\d/);
});

describe('when the language model fails', () => {
  const broken = (after: number) =>
    scriptedWriter(sentences, (index) => {
      if (index >= after) throw new Error('the model broke');
    });
  const fallback = scriptedWriter(sentences, () => {}, 'extractive');

  test('before its first sentence, the built-in writer streams the whole note and the note says so', async () => {
    const events = await collect(streamNote({ request }, dependencies(broken(0), { fallback }), never));
    expect(events.filter(({ type }) => type === 'note.started')).toHaveLength(1);
    expect(events[0]).toMatchObject({ generator: { engine: 'extractive' } });
    expect(events.at(-1)).toMatchObject({ note: { warnings: [{ code: 'engine_fallback' }] } });
  });

  test('the note says why in words that hold for any note', async () => {
    const memory = () => {
      throw new NotegenError('not_enough_memory', 'There is not enough memory for /home/clinic/model.gguf');
    };
    const note = await generateNote(
      { request },
      dependencies(scriptedWriter(sentences, memory), { fallback }),
      never,
    );
    expect(note.warnings).toContainEqual({
      code: 'engine_fallback',
      message: 'There is not enough free memory for the model, so the built-in writer wrote this note.',
    });
  });

  test('after sentences went out, the stream ends with its error and no note', async () => {
    const events: NoteEvent[] = [];
    const reading = (async () => {
      for await (const event of streamNote({ request }, dependencies(broken(3), { fallback }), never)) {
        events.push(event);
      }
    })();
    await expect(reading).rejects.toThrow('the model broke');
    expect(events.some(({ type }) => type === 'note.completed')).toBe(false);
  });

  test('half-way, a note asked for as a whole is the built-in writer’s from beginning to end', async () => {
    const whole = await generateNote({ request }, dependencies(broken(3), { fallback }), never);
    const own = await generateNote({ request }, dependencies(fallback), never);
    expect(whole.generator.engine).toBe('extractive');
    expect(whole.subjective).toBe(own.subjective);
    expect(whole.warnings.map(({ code }) => code)).toContain('engine_fallback');
  });

  test('and there is no fallback, its error comes through', async () => {
    await expect(generateNote({ request }, dependencies(broken(0)), never)).rejects.toThrow(
      'the model broke',
    );
  });
});

describe('when the work is cancelled', () => {
  test('a writer that hangs is left behind at once', async () => {
    const abort = new AbortController();
    const hung = scriptedWriter(sentences, (index) => {
      if (index < 2) return;
      abort.abort();
      return new Promise(() => {});
    });
    const note = generateNote({ request }, dependencies(hung, { fallback: hung }), abort.signal);
    await expect(note).rejects.toMatchObject({ code: 'cancelled' });
  });

  test('before it began, nothing is written', async () => {
    let asked = 0;
    const writer = scriptedWriter(sentences, () => {
      asked += 1;
    });
    const note = generateNote({ request }, dependencies(writer), AbortSignal.abort());
    await expect(note).rejects.toMatchObject({ code: 'cancelled' });
    expect(asked).toBe(0);
  });

  test('a reader that stops reading stops the writer', async () => {
    let stopped = false;
    const writer = {
      ...scriptedWriter(sentences),
      async *write() {
        try {
          yield* sentences;
        } finally {
          stopped = true;
        }
      },
    };
    for await (const event of streamNote({ request }, dependencies(writer), never)) {
      if (event.type === 'section.delta') break;
    }
    expect(stopped).toBe(true);
  });
});

test('warnings of the steps before the note come first in it', async () => {
  const warnings = [
    { code: 'low_speech_confidence', message: 'Much of the recording was hard to hear.' },
  ] as const;
  const note = await generateNote({ request, warnings }, dependencies(scriptedWriter(sentences)), never);
  expect(note.warnings[0]).toEqual(warnings[0]);
});

describe('a note by the built-in writer', () => {
  const write = (words: string) =>
    generateNote(
      { request: { ...request, transcript: words } },
      dependencies(createExtractiveWriter()),
      never,
    );

  test.each(['Hello', 'Ok.', 'P: Ouch', '[doctor] Right.', '42'])(
    'of the one word "%s" invents nothing and says that it is short',
    async (word) => {
      const note = await write(word);
      expect(note.objective).toBe('No examination was described.');
      expect(note.plan).toBe('No plan was stated.');
      expect(note.billing_codes).toEqual({ icd10: [], cpt: [] });
      expect(note.warnings.map(({ code }) => code)).toContain('short_transcript');
    },
  );

  test('of a whole visit is valid, has evidence for every sentence and codes with reasons', async () => {
    const file = new URL('../../models/examples/diabetes-follow-up.txt', import.meta.url);
    const note = noteSchema.parse(await write(readFileSync(file, 'utf8')));
    const fixed = /^No (?:history|examination|assessment|plan) was /;
    for (const { section, start, end, sources } of note.evidence) {
      if (!fixed.test(note[section].slice(start, end))) expect(sources).not.toEqual([]);
    }
    expect(note.billing_codes.icd10.length).toBeGreaterThan(0);
  });
});
