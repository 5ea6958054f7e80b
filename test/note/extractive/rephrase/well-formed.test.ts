import { describe, expect, it } from 'vitest';
import { withoutClinician } from '../../../../src/note/extractive/rephrase/clinician-voice.ts';
import {
  findingOf,
  rephrasePlan,
  rephraseStatement,
  rephraseTold,
  subjectFor,
} from '../../../../src/note/extractive/rephrase/rephrase.ts';
import { inFirstPerson } from '../../../../src/note/extractive/visit/first-person.ts';

const she = subjectFor('female');

describe('"you" to whom something is done becomes "her", whatever the verb', () => {
  it.each([
    ['they moved you to tablets on sunday', 'They moved her to tablets on Sunday.'],
    ['the ward weighed you yesterday', 'The ward weighed her yesterday.'],
    ['the heat knocked you over', 'The heat knocked her over.'],
    ['we tilted you back and you felt it spin', 'We tilted her back and she felt it spin.'],
    ['they scoped you twice last year', 'They scoped her twice last year.'],
    ['the tablets stopped you sleeping', 'The tablets stopped her sleeping.'],
    ['the diuretic has dried you out', 'The diuretic has dried her out.'],
    ['they drove you here from the clinic', 'They drove her here from the clinic.'],
    ['somebody walked you, and you went pale', 'Somebody walked her, and she went pale.'],
    ['that nearly finished you off', 'That nearly finished her off.'],
    ['if you feel faint you should sit', 'If she feels faint she should sit.'],
    ['the tablets you take at night are fine', 'The tablets she takes at night are fine.'],
    ['as soon as you stand it drops', 'As soon as she stands it drops.'],
    ['every time you cough it leaks', 'Every time she coughs it leaks.'],
    [
      'it looks as though you and your husband both had it',
      'It looks as though she and her husband both had it.',
    ],
    ['the leg you broke is shorter', 'The leg she broke is shorter.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseTold(said, she)).toBe(told);
  });

  it.each([
    ['they had you on a drip', 'they had me on a drip'],
    ['they sent you home', 'they sent me home'],
    ['the nurse rang you about it', 'the nurse rang me about it'],
    ['how many do you take', 'how many do i take'],
    ['have you been on insulin', 'have i been on insulin'],
    ['when you lie down', 'when i lie down'],
  ])('as the patient would say it: %s → %s', (said, own) => {
    expect(inFirstPerson(said)).toBe(own);
  });
});

describe('verbs agree with their subject', () => {
  it.each([
    ['i spill it when i pour', 'She spills it when she pours.'],
    ['i sit there and wait for it to pass', 'She sits there and waits for it to pass.'],
    ['i stand there and breathe slowly', 'She stands there and breathes slowly.'],
    ['i hop on one leg', 'She hops on one leg.'],
    ['i rinse and try again', 'She rinses and tries again.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, she, 'subject')).toBe(told);
  });
});

describe('how much it is', () => {
  it.each([
    ['it hurts quite a bit', 'It hurts quite a bit.'],
    ["it's quite a bit better", 'It is quite a bit better.'],
    ['i gained a stone and a bit', 'She gained a stone and a bit.'],
    ["there's a bit round my ankles", 'There is some round her ankles.'],
    ['i have a little bit in the mornings', 'She has some in the mornings.'],
    ['she is a little grumpy', 'She is slightly grumpy.'],
    ['he is a little monkey', 'He is a little monkey.'],
    ['i found a little red spot on my arm', 'She found a little red spot on her arm.'],
    ['my wrist is a little swollen', 'Her wrist is slightly swollen.'],
    ['i take a little white pill', 'She takes a little white pill.'],
    ['the stairs are a bit much for me', 'The stairs are a little too much for her.'],
    ['my head feels a bit, yes, a bit woozy', 'Her head feels slightly woozy.'],
    ['i drink a bit at weekends', 'She drinks a little at weekends.'],
    ['it aches a bit', 'It aches slightly.'],
    ['all my life pretty much', 'All her life.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, she, 'subject')).toBe(told);
  });
});

describe('what is short for what', () => {
  it.each([
    ["he'd four days of steroids", 'He had 4 days of steroids.'],
    ["he'd pulled it lifting a crate", 'He had pulled it lifting a crate.'],
    ['it felt as if someone’d taken a hammer to it', 'It felt as if someone had taken a hammer to it.'],
    ["she'd feed every two hours", 'She would feed every 2 hours.'],
    ["my hip's always been bad", 'Her hip has always been bad.'],
    ["it's always dry", 'It is always dry.'],
    ["it's never red", 'It is never red.'],
    ["it's never been red", 'It has never been red.'],
    [
      "it's gone on for years, hasn't it, and i saw the nurse",
      'It has gone on for years, and she saw the nurse.',
    ],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, she, 'subject')).toBe(told);
  });
});

describe('a word that is looked for, and a likeness', () => {
  it.each([
    ['i took the, what is it, the blue one', 'She took the blue one.'],
    ['i had a, what do you call it, a stent in april', 'She had a stent in April.'],
    ['i only had it, what, three or four times', 'She only had it 3 or 4 times.'],
    ["i don't know what, a red label", 'She does not know what, a red label.'],
    ['i get it for, like, six hours', 'She gets it for 6 hours.'],
    ["it's like looking down a tunnel", 'It is like looking down a tunnel.'],
    ["it's like a blind coming down", 'It is like a blind coming down.'],
    ['it was like three weeks ago', 'It was 3 weeks ago.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, she, 'subject')).toBe(told);
  });
});

describe('what is begun and said otherwise, and what stands beside it', () => {
  it.each([
    ['my uncle, it was his lungs', 'Her uncle, it was his lungs.'],
    ['my hip, it was swollen', 'Her hip was swollen.'],
    ["my dad, i don't know, he left when i was two", 'Her father left when she was 2.'],
    ['and then it did it again on friday', 'It did it again on Friday.'],
    ["it's been, i'd say, he'd had two of them by easter", 'He had had 2 of them by Easter.'],
    ['i went sort of, my hands went cold', 'Her hands went cold.'],
    [
      "i blamed the fish, to be honest, we'd had fish that day",
      'She blamed the fish, she had had fish that day.',
    ],
    ['bunged up since the weekend', 'Bunged up since the weekend.'],
    ['stopped up since the weekend', 'Stopped up since the weekend.'],
    ['used to be once a week', 'It used to be once weekly.'],
    ['i love her, that’s all', 'She loves her.'],
    ['two years back, i think', 'Probably 2 years back.'],
    ['it was, i should think, a minute', 'It was probably a minute.'],
    ["now it's, what, three times a day", 'Now it is 3 times daily.'],
    ['the left, no, i tell a lie, the right knee', 'The right knee.'],
    ['a little delay before it comes', 'A little delay before it comes.'],
    ['it was the flu, i think', 'She thinks it was the flu.'],
    ['a pack of the super ones', 'A pack of the super ones.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, she, 'subject')).toBe(told);
  });

  it.each([
    [
      "there's a, something like a one in ten chance of that",
      'There is something like a one in 10 chance of that.',
    ],
    [
      'pressure lying is one twenty over seventy, and, stand up for me, one ten over sixty',
      'Pressure lying is 120/70, standing 110/60.',
    ],
    ['i have it here that you had a scan in may', 'She had a scan in May.'],
  ])('told by the clinician: %s → %s', (said, told) => {
    expect(rephraseTold(said, she)).toBe(told);
  });

  it('a doubt within a clause is put in its place', () => {
    expect(withoutClinician('There is a cyst that I do not think is doing any harm.')).toBe(
      'There is a cyst that is not thought to be doing any harm.',
    );
    expect(withoutClinician('No driving until I tell the patient.')).toBe('No driving until told.');
  });
});

describe('what an examiner does not feel, see or hear', () => {
  it.each([
    ["i don't feel the bladder", 'Bladder is not palpable.'],
    ["no, i can't see the optic disc", 'Optic disc is not visible.'],
    ["tummy's soft, i don't feel anything hard", "Abdomen's soft, nothing hard palpable."],
    ["the spleen i can't feel", 'Spleen is not palpable.'],
    ["i can't see the drum for wax", 'Drum is not visible for wax.'],
    ["i can't feel the pulses in the right foot", 'Pulses are not palpable in the right foot.'],
    ["i don't feel either kidney", 'Neither kidney is palpable.'],
    ["i don't feel any lumps", 'No lumps.'],
    ["there's a soft lump i can feel just under the rib", 'Soft lump under the rib.'],
    ["no bruising, you're right", 'No bruising.'],
  ])('%s → %s', (said, found) => {
    expect(findingOf(said, she)?.text).toBe(found);
  });

  it.each([
    ["i can't see the drum at all", 'The drum is not visible.'],
    ["i don't see the results yet", 'I do not see the results yet.'],
    ["i don't feel the need to scan it", 'I do not feel the need to scan it.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseTold(said, she)).toBe(told);
  });
});

describe('who is asked, and who is called', () => {
  it.each([
    ['i want her to come in for a talk', 'The patient was advised to come in for a talk.'],
    ["i'd stay near a phone", 'The patient was advised to stay near a phone.'],
    ['keep your chin up for me', null],
    ['take your time', null],
    ["i'd like your gp to check your iron", 'We will ask her GP to check her iron.'],
    ["we'd like our dietitian to call you", 'We will ask our dietitian to call her.'],
    ["i'll give you a ring on friday", 'We will call the patient on Friday.'],
    ["i'm gonna give you a call with the result", 'We will call the patient with the result.'],
    ['they can squeeze you in on monday', 'They can squeeze her in on Monday.'],
    ["i'd like you to stop the naproxen", 'The patient was advised to stop the naproxen.'],
  ])('%s → %s', (said, planned) => {
    expect(rephrasePlan(said, { ...she, named: true }, 'we')).toBe(planned);
  });
});
