import { describe, expect, it } from 'vitest';
import { longestLine } from '../../src/llama/note-format.ts';
import { NoteReader } from '../../src/llama/note-reader.ts';

function read(text: string) {
  const reader = new NoteReader();
  return text.split('\n').flatMap((line) => reader.read(line));
}

describe("reading the model's text as a note", () => {
  it('gives each sentence its section, heading, group and layout', () => {
    const sentences = read(
      'SUBJECTIVE\nCHIEF COMPLAINT\n- knee pain\nOBJECTIVE\nVITALS\n- Heart rate: 72\nASSESSMENT\n# Gout\n- flare\nPLAN\n- Tests: x-ray',
    );
    expect(sentences).toEqual([
      {
        section: 'subjective',
        heading: 'CHIEF COMPLAINT',
        group: null,
        layout: 'prose',
        text: 'Knee pain.',
        sources: [],
      },
      {
        section: 'objective',
        heading: 'VITALS',
        group: 'Heart rate',
        layout: 'labelled',
        text: '72.',
        sources: [],
      },
      {
        section: 'assessment',
        heading: null,
        group: 'problem 1',
        layout: 'numbered',
        text: 'Gout.',
        sources: [],
      },
      {
        section: 'assessment',
        heading: null,
        group: 'problem 1',
        layout: 'numbered',
        text: 'Flare.',
        sources: [],
      },
      { section: 'plan', heading: null, group: 'Tests', layout: 'bullet', text: 'X-ray.', sources: [] },
    ]);
  });

  it('makes one sentence of each sentence of a line, so that each is checked by itself', () => {
    const texts = read('- He saw Dr. Smith at 3.5 miles. Pain is 7/10. "It burns." Better now').map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['He saw Dr. Smith at 3.5 miles.', 'Pain is 7/10.', '"It burns."', 'Better now.']);
  });

  it('drops what a looping model says again', () => {
    expect(read('- Knee pain.\n- Knee pain.\n- knee pain.\n- Fever.')).toHaveLength(2);
  });

  it('keeps the same finding under two headings', () => {
    expect(read('CHIEF COMPLAINT\n- Cough.\nHISTORY OF PRESENT ILLNESS\n- Cough.')).toHaveLength(2);
  });

  it('drops half a sentence that was cut off at the longest line', () => {
    expect(read(`- Knee pain. ${'X'.repeat(longestLine)}`).map(({ text }) => text)).toEqual(['Knee pain.']);
  });

  it('leaves no broken characters and no line ends in a sentence', () => {
    expect(read('- Kn\uFFFDee\u0007\u2028pain')[0]?.text).toBe('Knee pain.');
    expect(read('- \uFFFD…')).toEqual([]);
  });
});
