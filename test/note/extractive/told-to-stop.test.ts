import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (told: string, planned = '') => `GP: Hello, what's brought you in?
Patient: My shoulders ache, it's been about five weeks.
GP: What have you been taking for it?
Patient: Ken's been giving me his ibuprofen, four hundred, twice a day.
${told}
Patient: Right, okay.
GP: Any trouble with your eyes?
Patient: No.
GP: Your blood pressure's 128 over 76 today. Shoulders are stiff on both sides.
GP: I think this is polymyalgia rheumatica. I'll start you on prednisolone, fifteen milligrams once a day.
${planned}
Patient: Okay, thank you.`;

describe('a medicine that is stopped', () => {
  it('is named in the plan wherever it was said, and not listed as plainly taken', async () => {
    const { plan, subjective } = await noteOf(visit("GP: I'd like you to stop that one, please."));
    expect(plan).toMatch(/stop the ibuprofen\./);
    expect(subjective).toMatch(/^- Ibuprofen .*\(stopped at this visit\)/m);
  });

  it.each([
    [
      "GP: I want you off the ibuprofen, slowly, one tablet less each week till it's gone.",
      'tapering off from',
    ],
    ["GP: Let's stop the ibuprofen, every other day for two weeks and then off.", 'tapering off from'],
    ['GP: Stop the ibuprofen, cold turkey, no need to taper.', 'stopped at'],
  ])('%s is %s this visit', async (said, how) => {
    const { subjective } = await noteOf(visit(said));
    expect(subjective).toContain(`(${how} this visit)`);
  });

  it.each([
    'GP: Ibuprofen stops today.',
    'GP: Right, that stops today.',
    'GP: Ibuprofen, stop.',
    'GP: So, ibuprofen stopped, and paracetamol.',
    'GP: Throw the ibuprofen out.',
  ])('%s', async (said) => {
    const { subjective } = await noteOf(visit(said));
    expect(subjective).toMatch(/^- Ibuprofen .*\(stopped at this visit\)/m);
  });

  it('is taken on where it is stopped for all but something', async () => {
    const { subjective } = await noteOf(visit('GP: Quit the ibuprofen for anything but the worst days.'));
    expect(subjective).toMatch(/^- Ibuprofen/m);
    expect(subjective).not.toMatch(/stopped at/);
  });

  it('is what was spoken of since, by its kind', async () => {
    const { plan } = await noteOf(
      visit("Patient: No steroids, please, they keep me up.\nGP: Then we'll hold off on those for now."),
    );
    expect(plan).toMatch(/hold (?:off on )?(?:the )?steroids/);
    expect(plan).not.toMatch(/hold[^.]*ibuprofen/);
  });

  it('goes on where it is left as it is', async () => {
    const { plan, subjective } = await noteOf(visit('', 'GP: The ibuprofen, leave that as it is for now.'));
    expect(plan).not.toMatch(/hold/i);
    expect(subjective).not.toMatch(/on hold|stopped at/);
  });

  it('is none where another matter was asked about since', async () => {
    const { plan, subjective } = await noteOf(
      visit("Patient: And the toenails?\nGP: We'd need a pill, so let's leave it till we know more."),
    );
    expect(plan).not.toMatch(/hold[^.]*ibuprofen/);
    expect(subjective).not.toMatch(/on hold/);
  });

  it('is none that others stop, nor a breath that is held', async () => {
    const { subjective } = await noteOf(
      visit('GP: Some people stop the ibuprofen for that.', 'GP: Breathe in and hold it for ten.'),
    );
    expect(subjective).toMatch(/^- Ibuprofen/m);
    expect(subjective).not.toMatch(/stopped at|on hold/);
  });

  it('leaves what takes its place off the list of what is taken', async () => {
    const { subjective } = await noteOf(
      visit("GP: Stop the ibuprofen, and we'll use the gel, the diclofenac, four times a day."),
    );
    expect(subjective).toMatch(/^- Ibuprofen .*\(stopped at this visit\)/m);
    expect(subjective).not.toMatch(/^- Diclofenac/m);
  });

  it.each([
    ["GP: I don't want you taking ibuprofen with that stomach.", /do not want .* taking ibuprofen/],
    ['GP: No more ibuprofen, take paracetamol.', /No more ibuprofen/],
    ['GP: The ibuprofen can go as well, you never needed it.', /ibuprofen can go/],
    ['GP: Can you stop that for me?', /Stop ibuprofen/],
    ["GP: I'd give the ibuprofen a miss.", /stop the ibuprofen/],
    ["GP: Let's leave off the ibuprofen.", /stop ibuprofen/],
  ])('%s', async (said, planned) => {
    const { plan, subjective } = await noteOf(visit(said));
    expect(plan).toMatch(planned);
    expect(subjective).toMatch(/^- Ibuprofen .*\(stopped at this visit\)/m);
  });

  it('left till later is on hold, and never said to go on', async () => {
    const { plan, subjective } = await noteOf(
      visit(
        'Patient: And I take ramipril every morning.',
        "GP: Leave the ramipril till you're eating again.",
      ),
    );
    expect(plan).toMatch(/hold the ramipril until/);
    expect(plan).not.toMatch(/continue (?:the )?ramipril/i);
    expect(subjective).toMatch(/Ramipril .*\(on hold from this visit\)/);
  });

  it('is still taken where it is stopped only if or when something comes', async () => {
    for (const said of [
      'GP: If you get a rash, stop the ibuprofen and ring us.',
      "GP: Don't stop the ibuprofen suddenly.",
      'GP: When did you stop the ibuprofen before?',
      'GP: We might stop the ibuprofen next time.',
      'GP: In case of vomiting stop the ibuprofen and ring me.',
      "GP: I'll ask the doctor about naproxen instead of the ibuprofen.",
      'GP: I was thinking of naproxen instead of the ibuprofen.',
      "GP: I'm calling Doctor Reyes, and I'd want her to stop the ibuprofen.",
      "GP: It's a flare, coming off the ibuprofen, and the beers.",
    ]) {
      const { subjective } = await noteOf(visit(said));
      expect(subjective).not.toMatch(/stopped at this visit|on hold/);
    }
  });

  it('is not what it is only taken with', async () => {
    const { subjective } = await noteOf(
      visit("GP: With the apixaban?\nPatient: Yes, both.\nGP: I'd stop that, today."),
    );
    expect(subjective).not.toMatch(/^- Apixaban .*\(stopped/m);
  });

  it('is what was spoken of, and not what is in it', async () => {
    const { plan } = await noteOf(
      visit(
        'Patient: And a couple of Tylenol PM at night.\nGP: That one has diphenhydramine in it. I want you to stop it.',
      ),
    );
    expect(plan).toMatch(/stop the Tylenol PM/i);
  });

  it.each([
    "GP: Let's stop it for now, and I'm going to switch you to naproxen.",
    'GP: What I want is to stop it for three weeks, and then start another one, naproxen.',
    "GP: Stop that one, it'll upset your stomach.",
  ])('%s is of what was spoken of, not of what takes its place', async (said) => {
    const { plan, subjective } = await noteOf(visit(said));
    expect(plan).toMatch(/stop (?:the )?ibuprofen\b(?! one)/i);
    expect(subjective).toMatch(/^- Ibuprofen .*\(stopped at this visit\)/m);
    expect(subjective).not.toMatch(/^- Naproxen/m);
  });
});
