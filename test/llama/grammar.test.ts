import { getLlama, type Llama, type LlamaGrammar } from 'node-llama-cpp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteGrammar } from '../../src/llama/grammar.ts';
import { longestLine } from '../../src/llama/note-format.ts';
import { exampleNote } from '../../src/llama/prompt.ts';

let llama: Llama;
let grammar: LlamaGrammar & { _testText(text: string): boolean };

beforeAll(async () => {
  llama = await getLlama({ build: 'never', skipDownload: true, gpu: false, progressLogs: false });
  grammar = (await llama.createGrammar({ grammar: noteGrammar() })) as typeof grammar;
});
afterAll(() => llama.dispose());

const note = (history: string, plan = '- Medications: Rest.\n') =>
  `SUBJECTIVE\nCHIEF COMPLAINT\n- Knee pain.\nHISTORY OF PRESENT ILLNESS\n${history}OBJECTIVE\nASSESSMENT\n# Osteoarthritis\nPLAN\n${plan}`;

describe("the grammar of a language model's note", () => {
  it('allows the form that the prompt shows', () => {
    expect(grammar._testText(`${exampleNote}\n`)).toBe(true);
  });

  it('allows letters of any alphabet, numbers, units and quotes', () => {
    expect(grammar._testText(note('- Tomó "µg" 38,5 °C, 漢字 – 120/80 & 5% 😀.\n'))).toBe(true);
  });

  it.each([
    ['two spaces in a row', '- Knee  pain.\n'],
    ['an empty line', '\n- Knee pain.\n'],
    ['a tab', '- Knee\tpain.\n'],
    ['a no-break space', '- Knee\u00a0pain.\n'],
    ['a line that ends in a space', '- Knee pain. \n'],
    ['a line of nothing', '- \n'],
    ['a text direction mark', '- Knee \u202epain.\n'],
    ['a line without end', `- ${'x'.repeat(longestLine + 1)}\n`],
    ['lines without end', '- Knee pain.\n'.repeat(100)],
    ['a heading that is not a heading of a note', 'BILLING CODES\n- E11.9.\n'],
    ['thinking aloud', '<think>\n- Knee pain.\n'],
  ])('does not allow %s', (_what, history) => {
    expect(grammar._testText(note(history))).toBe(false);
  });

  it('does not allow labels of its own, which nobody would check against the transcript', () => {
    expect(grammar._testText(note('- Knee pain.\n', '- Metformin 850 mg: Rest.\n'))).toBe(false);
  });

  it('does not allow sections out of order or left out', () => {
    const [before, after] = note('- Knee pain.\n').split('OBJECTIVE\n');
    expect(grammar._testText(`${before}${after}`)).toBe(false);
    expect(grammar._testText(note('- Knee pain.\n'))).toBe(true);
  });
});
