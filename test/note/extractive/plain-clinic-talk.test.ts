import { describe, expect, it } from 'vitest';
import { createExtractiveWriter } from '../../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../../src/note/generate.ts';
import type { Note } from '../../../src/note/note.ts';
import { dependencies } from '../visit-for-tests.ts';
import { noteOf } from './written-note.ts';

const whole = (transcript: string): Promise<Note> =>
  generateNote(
    { request: { transcript, specialty: 'family_medicine', engine: 'extractive' } },
    dependencies(createExtractiveWriter()),
    new AbortController().signal,
  );

const review = (lines: string) => `[doctor] Good morning. You're here about your sugars?
[patient] Yes, they have been up and down since the summer.
${lines}
[doctor] Let me look at your feet. The skin is intact.
[doctor] So your diabetes isn't where we want it. I'll increase the metformin to a thousand twice a day. We'll repeat the A1c in three months.`;

describe('what is said in plain clinic talk', () => {
  it('a visit is about what it is opened with', async () => {
    const { subjective } = await noteOf(review('[doctor] Any pain?\n[patient] No.'));
    expect(subjective).toMatch(/^CHIEF COMPLAINT\nBlood sugars\./);
  });

  it('an illness that is not where it should be is there', async () => {
    const { assessment, billing_codes: codes } = await whole(review('[doctor] Any pain?\n[patient] No.'));
    expect(assessment).toMatch(/1\. Diabetes/);
    expect(codes.icd10.map(({ code }) => code.slice(0, 3))).toContain('E11');
  });

  it('relatives alone are said to have what was asked of', async () => {
    const asked = 'Does anyone in the family have diabetes?';
    const { subjective } = await noteOf(
      review(`[doctor] ${asked}\n[patient] My mom and two of my brothers.`),
    );
    expect(subjective).toMatch(/mother and 2 of (?:his|her|their|the) brothers have had diabetes/);
    const denied = await noteOf(review(`[doctor] ${asked}\n[patient] Nobody has.`));
    expect(denied.subjective).not.toMatch(/have had diabetes/);
  });

  it('a medicine that ran out is named', async () => {
    const { subjective } = await noteOf(
      review('[doctor] And the glipizide?\n[patient] I ran out about three weeks ago.'),
    );
    expect(subjective).toMatch(/Glipizide: .* ran out about 3 weeks ago/);
  });

  it('what a relative should do is no order for the patient', async () => {
    const { plan } = await noteOf(
      `${review('[doctor] Any pain?\n[patient] No.')}
[patient] And what about my husband?
[doctor] He should see his own doctor.`,
    );
    expect(plan).not.toMatch(/own doctor/);
  });

  it('what the patient is to check stays what it is', async () => {
    const { patient_summary: summary } = await whole(
      `${review('[doctor] How are your feet?\n[patient] They tingle.')}
[doctor] Check your feet. Check them every night.`,
    );
    expect(summary).not.toMatch(/check you\b/);
  });
});
