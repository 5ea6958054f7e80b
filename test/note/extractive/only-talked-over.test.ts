import { describe, expect, it } from 'vitest';
import { doubtsIt } from '../../../src/note/extractive/choosing/only-talked-over.ts';
import { noteOf } from './written-note.ts';

it.each([
  ["for the reflux part, i'm not convinced, so i'm not starting a pill", true],
  ['for the reflux, omeprazole', false],
  ["for the reflux, i'm not surprised you're sore", false],
] as const)('"%s" doubts the problem: %s', (said, is) => {
  expect(doubtsIt(said)).toBe(is);
});

describe('what is only talked over heads no problem', () => {
  it('what a patient asks of a medicine', async () => {
    const { assessment, plan } = await noteOf(
      `Doctor: So this is iron deficiency. Start iron today, ferrous sulfate, one tablet every other day. It'll turn your stool black, don't panic.
Patient: Constipation?
Doctor: Possibly. Prunes, or some Miralax. I'll see you in six weeks.`,
    );
    expect(assessment).not.toMatch(/constipation/i);
    expect(plan).toMatch(/Miralax/);
  });

  it('what the clinician lists of a medicine', async () => {
    const { assessment, plan } = await noteOf(
      `Doctor: So for the diabetes I'd put you on semaglutide.
Patient: My cousin got so sick on that.
Doctor: You can. Nausea, mainly, constipation, it's usually the first weeks and when we go up, that's why we go slow. Point two five once a week for four weeks, then point five.
Patient: Once a week.`,
    );
    expect(assessment).not.toMatch(/constipation/i);
    expect(plan).toMatch(/constipation/);
  });

  it('a symptom that the patient has and that is treated keeps its title', async () => {
    const { assessment } = await noteOf(
      `Doctor: Constipation?
Patient: Yes, that's been bad. I go once a week.
Doctor: So this is iron deficiency. Start iron today, one tablet every other day. And for the constipation, Miralax, one scoop a day.
Patient: Okay.`,
    );
    expect(assessment).toMatch(/constipation/i);
  });

  it('a problem that is treated keeps its title, one that is doubted has none', async () => {
    const treated = await noteOf(
      `Doctor: So the voice is muscle tension. For the reflux, omeprazole, twenty milligrams before breakfast.
Patient: Fine.`,
    );
    expect(treated.assessment).toMatch(/reflux\.$/im);
    const doubted = await noteOf(
      `Doctor: So the voice is muscle tension. For the reflux part, I'm not convinced, so I'm not starting a pill. No food three hours before bed, cut the coffee to two.
Patient: Fine.`,
    );
    expect(doubted.assessment).not.toMatch(/reflux\.$/im);
    expect(`${doubted.assessment}${doubted.plan}`).toMatch(/not convinced/);
  });

  it('a risk that is talked over', async () => {
    const { assessment, plan } = await noteOf(
      `Doctor: So, this is the perimenopause. HRT. The breast cancer thing. For every thousand women your age there'd be about twenty-three cases over five years, and with combined HRT it'd be about four more.
Patient: That's not as bad as I thought.
Doctor: So what I'd suggest is an oestrogen patch, Evorel 50, you change it twice a week.
Patient: Good.`,
    );
    expect(assessment).not.toMatch(/breast cancer/i);
    expect(plan).toMatch(/breast cancer thing\.[\n ]*(?:- )?For every thousand/);
  });
});
