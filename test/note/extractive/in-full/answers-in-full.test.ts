import { describe, expect, it } from 'vitest';
import { noteOf, stiffVisit } from '../written-note.ts';

describe('an answer that is a fragment', () => {
  it('is told with what was asked, in the year and of the side that was said', async () => {
    const { subjective } = await noteOf(
      stiffVisit(
        "Doctor: You broke your wrist, didn't you?\nPatient: Twenty nineteen, slipped on the step. The right one.",
      ),
    );
    expect(subjective).toMatch(/She broke her right wrist in 2019, slipped on the step\./);
    expect(subjective).not.toMatch(/\. 2019/);
  });

  it('keeps a year that a number follows after the full stop', async () => {
    const { subjective } = await noteOf(
      stiffVisit('Doctor: So you had a heart attack?\nPatient: Twenty fifteen. Two stents.'),
    );
    expect(subjective).toMatch(/heart attack in 2015, 2 stents/);
  });

  it('is no statement of the one who came along', async () => {
    const { subjective } = await noteOf(
      stiffVisit("Doctor: And you're living with.\nDaughter: With me, since the hospital, in the den."),
    );
    expect(subjective).not.toMatch(/daughter is living/);
  });

  it('a figure is of the score or the measure that was asked for', async () => {
    const { subjective } = await noteOf(
      stiffVisit(
        'Doctor: What did you score on the GAD-7?\nPatient: It was sixteen.\nDoctor: And what was your peak flow this morning?\nPatient: Three ten.',
      ),
    );
    expect(subjective).toMatch(/She scored 16 on the GAD-7\./);
    expect(subjective).toMatch(/Her peak flow was 310 this morning\./);
    expect(subjective).not.toMatch(/It was 16/);
  });

  it('corrects the side that was asked of', async () => {
    const { subjective, objective } = await noteOf(
      stiffVisit("Doctor: It's the left ear, isn't it?\nPatient: No, the right."),
    );
    expect(subjective).toMatch(/It is the right ear\./);
    expect(subjective + objective).not.toMatch(/left ear/);
  });

  it('is of the relative, and so is the age', async () => {
    const { subjective } = await noteOf(
      stiffVisit('Doctor: Did either of your parents break a hip?\nPatient: Mum did. She was eighty-one.'),
    );
    expect(subjective).toMatch(/FAMILY HISTORY\nHer mother broke a hip, at 81\./);
    expect(subjective).not.toMatch(/She was 81/);
  });

  it('is no reason for the visit', async () => {
    const { subjective } = await noteOf(
      stiffVisit('Doctor: Have you ever fainted?\nPatient: Once. At a wedding, when I was twenty.'),
    );
    expect(subjective).not.toMatch(/CHIEF COMPLAINT\nSyncope/);
    expect(subjective).toMatch(/She has fainted once, at a wedding, when she was 20\./);
  });

  it('says that a medicine is over', async () => {
    const { subjective } = await noteOf(
      stiffVisit("Doctor: You were on warfarin, weren't you?\nPatient: Till last March."),
    );
    expect(subjective).toMatch(/She was on warfarin till last March\./);
    expect(subjective).not.toMatch(/^- Warfarin/m);
  });

  it('says which of two stops them', async () => {
    const { subjective } = await noteOf(
      stiffVisit('Doctor: Is it weakness, or is it pain that stops you?\nPatient: It’s pain.'),
    );
    expect(subjective).toMatch(/pain that stops her\./);
  });

  it('keeps the point of a temperature that was not said', async () => {
    const { subjective, objective } = await noteOf(
      stiffVisit('Doctor: How high was the temperature?\nPatient: Thirty-nine two.'),
    );
    expect(subjective + objective).toMatch(/39\.2/);
  });
});
