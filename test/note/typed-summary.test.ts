import { describe, expect, it, test } from 'vitest';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../src/note/generate.ts';
import type { Note } from '../../src/note/note.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { dependencies } from './visit-for-tests.ts';

const written = (transcript: string): Promise<Note> =>
  generateNote(
    { request: { transcript, specialty: 'family_medicine', engine: 'extractive' } },
    dependencies(createExtractiveWriter()),
    new AbortController().signal,
  );

describe('a summary that a clinician typed', () => {
  it('gives the diagnosis as the assessment and what is done as the plan', async () => {
    const note = await written('Viral URI. Fluids, rest, return if worse.');
    expect(note.assessment).toBe('1. Viral URI.');
    expect(note.plan).toContain('Fluids, rest.');
    expect(note.plan).toContain('- Follow-up: Return if worse.');
    expect(note.subjective).not.toContain('rest');
    expect(note.billing_codes.icd10.map(({ code }) => code)).toEqual(['J06.9']);
    expect(note.warnings.map(({ code }) => code)).toEqual(['speaker_roles_guessed', 'short_transcript']);
    expect(note.warnings[0]!.message).toContain("clinician's own summary");
  });

  it.each([
    [
      'Strep pharyngitis, rapid strep positive. Amoxicillin 500 mg twice daily for 10 days. Return if not better in 3 days.',
      { assessment: /^1\. Strep pharyngitis/, plan: /Amoxicillin 500 mg twice daily for 10 days/ },
    ],
    [
      '45 year old male with right knee pain for 2 weeks after a fall. No swelling. Knee stable, full range of motion. Knee sprain. Ice, ibuprofen 400 mg three times a day, physical therapy. Follow up in 2 weeks.',
      {
        subjective: /45 year old male with right knee pain for 2 weeks after a fall\. No swelling\./,
        objective: /Knee stable, full range of motion/,
        assessment: /^1\. Knee sprain\.$/,
        plan: /Ibuprofen 400 mg three times a day\.\n- Specialist Referrals: Physical therapy\./,
      },
    ],
    [
      'S: cough and runny nose 3 days, no fever. O: lungs clear, throat mildly red. A: viral URI. P: fluids, rest.',
      {
        subjective: /Cough and runny nose 3 days, no fever\./,
        objective: /Lungs clear, throat mildly red\./,
        assessment: /^1\. Viral URI\.$/,
        plan: /Fluids, rest\./,
      },
    ],
    [
      'Assessment: otitis media, left.\nPlan: amoxicillin 400 mg/5 ml, 5 ml bid x 10 days. Recheck in 2 weeks.',
      {
        assessment: /^1\. Otitis media, left\.$/,
        plan: /5 ml bid x 10 days\.\n- Follow-up: Recheck in 2 weeks/,
      },
    ],
    [
      'Type 2 diabetes. A1c 8.2. Increase metformin to 1000 mg twice daily.\nHypertension. BP 148/92. Start lisinopril 10 mg daily.',
      {
        objective: /Blood pressure: 148\/92\.[\s\S]*A1c 8\.2\./,
        assessment: /^1\. Type 2 diabetes\.\n2\. Hypertension\.$/,
        plan: /^Type 2 diabetes\.\n- Medical Treatment: Increase metformin .*\nHypertension\.\n- Medical Treatment: Start lisinopril 10 mg daily\.$/,
      },
    ],
    [
      '62 yo F here for BP check.\n1. HTN - at goal, continue lisinopril 20 mg daily\n2. GERD, stable\nRTC 3 months',
      {
        subjective: /62 yo F here for BP check\./,
        assessment: /^1\. HTN - at goal\.\n2\. GERD, stable\.$/,
        plan: /^HTN\.\n- Medical Treatment: Continue lisinopril 20 mg daily\.\nGERD\.\n- Follow-up: RTC 3 months\.$/,
      },
    ],
  ] satisfies [string, Partial<Record<keyof Note, RegExp>>][])('%s', async (typed, parts) => {
    const note = await written(typed);
    for (const [section, said] of Object.entries(parts)) expect(note[section as keyof Note]).toMatch(said);
  });

  it('says nothing in other words, and every sentence points at what was typed', async () => {
    const typed = 'Right AOM. Amox 90 mg/kg/day div BID x 10d. Tylenol prn. F/u if not improving 48h.';
    const note = await written(typed);
    for (const { section, start, end, sources } of note.evidence.filter((e) => e.section === 'assessment')) {
      const from = typed.slice(sources[0]!.start, sources[0]!.end);
      expect(note[section].slice(start, end).toLowerCase()).toContain(from.toLowerCase().replace(/[.]$/, ''));
    }
    expect(note.plan).toContain('Amox 90 mg/kg/day div BID x 10d.');
    expect(note.warnings.filter(({ code }) => code.startsWith('unsupported'))).toEqual([]);
  });

  it('is believed to be in English though it has no "and" and no "you"', async () => {
    const note = await written(
      'Hypertension. BP 148/92. Start lisinopril 10 mg daily. Type 2 diabetes. A1c 8.2. Increase metformin to 1000 mg twice daily. Recheck in 3 months.',
    );
    expect(note.warnings.map(({ code }) => code)).not.toContain('language_unsupported');
  });
});

test.each([
  ['History: dry cough for a week, no fever. Exam: lungs clear. Diagnosis: bronchitis. Orders: chest x-ray.'],
  ['CC: dry cough for a week, no fever\nPE: lungs clear\nDx: bronchitis\nTreatment: chest x-ray'],
  [
    'Interval history: dry cough for a week, no fever. Physical exam: lungs clear. A/P: bronchitis. Order chest x-ray.',
  ],
])('the headings that clinicians use are told from speakers, and each opens its part: %s', async (typed) => {
  expect(parseTranscript(typed).typedSummary).toBe(true);
  const note = await written(typed);
  expect(note.subjective).toContain('Dry cough for a week, no fever.');
  expect(note.objective).toContain('Lungs clear.');
  expect(note.assessment).toMatch(/^1\. Bronchitis\.$/);
  expect(note.plan).toMatch(/chest x-ray/i);
});

test('rest that helps is told and not advised', async () => {
  const told = await written('The knee has been hurting since Tuesday. Rest helps. Recheck in 2 weeks.');
  expect(told.subjective).toContain('Rest helps.');
  expect(told.plan).not.toContain('Rest');
});

test('the patient is told when to come back in words', async () => {
  const { patient_summary } = await written('Knee strain. Ice and rest. RTC 1 week.');
  expect(patient_summary).toMatch(/When to come back\n- Come back in 1 week\./);
});

describe('talk is not taken for a summary', () => {
  it.each([
    'What brings you in? My knee hurts. Rest it and take ibuprofen as needed.',
    'Doctor: Continue lisinopril. Patient: Fine.',
    'I have a cough. Start me on something.',
    'D: cough, fever?\nP: yes, three days.\nD: rest, fluids.',
    '[doctor] Viral URI. Rest.\n[patient] Thanks.',
    'Cough for three days.',
    'P: cough for three days. P: no fever.',
  ])('%s', (talk) => {
    expect(parseTranscript(talk).typedSummary).toBeUndefined();
  });
});

test.each([
  '{"turns":[{"speaker":"doctor","text":"What brings you in today?"}]}',
  '[{"role":"clinician","content":"What brings you in today?"}]',
  ' {\n  "transcript": "Doctor: What brings you in?"\n}',
  '{"speaker":"doctor","text":"Hello."}\n{"speaker":"patient","text":"Hello."}',
  '{"text": "cut off in the mid',
])('a JSON document is refused as a transcript: %s', (text) => {
  expect(() => parseTranscript(text)).toThrow(expect.objectContaining({ code: 'transcript_json' }));
});

test.each(['[doctor] {laughs} Hello.', '{inaudible} my knee hurts', '["hello", he said]'])(
  'a brace in the words is no document: %s',
  (text) => {
    expect(parseTranscript(text).turns.length).toBeGreaterThan(0);
  },
);
