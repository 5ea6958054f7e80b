import { describe, expect, it } from 'vitest';
import { soapSections } from '../../../src/note/note.ts';
import { noteOf, sentencesOf } from './written-note.ts';

const visit = `[doctor] Hello Nora, how are you? Did you get through the snow all right?
[patient] Barely! My car is buried.
[doctor] So Nora is a 47-year-old female who presents today with a cough. How long have you had the cough?
[patient] Um, I've had this cough for about two weeks.
[doctor] Any fever or chills?
[patient] No.
[doctor] Any shortness of breath?
[patient] Yes, when I climb the stairs.
[doctor] Are you taking anything for it?
[patient] I take lisinopril, 20 milligrams a day, and some Mucinex.
[doctor] All right, let me do a quick physical exam. Your blood pressure is 128/82. Your lungs have some rhonchi on the right side. Your heart is regular without any murmurs.
[doctor] Hey Dragon, show me the chest x-ray.
[doctor] The chest x-ray shows no pneumonia.
[doctor] So for your first problem, acute bronchitis, I'm going to prescribe an albuterol inhaler, two puffs every six hours as needed. If you get a high fever, go to the emergency room. I'd like to see you back in two weeks.
[patient] Okay, sounds good.`;

describe('the extractive writer', () => {
  it('writes sections in the order of a SOAP note', async () => {
    const order = (await sentencesOf(visit)).map((s) =>
      soapSections.indexOf(s.section as (typeof soapSections)[number]),
    );
    expect(order.length).toBeGreaterThan(8);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('gives every sentence the words that it came from', async () => {
    for (const sentence of await sentencesOf(visit)) {
      expect(sentence.sources.length).toBeGreaterThan(0);
      for (const { start, end } of sentence.sources) expect(visit.slice(start, end).trim()).not.toBe('');
    }
  });

  it('says no to a question as a denial, by body system', async () => {
    const { subjective } = await noteOf(visit);
    expect(subjective).toContain('Constitutional: Denies fever or chills.');
    expect(subjective).toMatch(/Respiratory: Reports .*shortness of breath/);
  });

  it('lists a medicine with its dose and how often it is taken', async () => {
    expect((await noteOf(visit)).subjective).toContain('- Lisinopril 20 mg daily.');
  });

  it('writes vital signs and findings under their own headings', async () => {
    const { objective } = await noteOf(visit);
    expect(objective).toContain('Blood pressure: 128/82.');
    expect(objective).toMatch(/PHYSICAL EXAM[\s\S]*Respiratory: .*rhonchi/i);
    expect(objective).toMatch(/RESULTS[\s\S]*pneumonia/);
  });

  it('numbers the problems and puts the plan under them', async () => {
    const { assessment, plan } = await noteOf(visit);
    expect(assessment).toContain('1. Acute bronchitis.');
    expect(plan).toContain('Acute bronchitis.\n- ');
    expect(plan).toMatch(/albuterol/i);
  });

  it('leaves out small talk and commands to the record system', async () => {
    const note = Object.values(await noteOf(visit)).join('\n');
    expect(note).not.toMatch(/snow|buried|dragon/i);
  });

  it('stops with the code cancelled when the signal aborts', async () => {
    await expect(sentencesOf(visit, AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
  });
});
