import { describe, expect, it } from 'vitest';
import { assignRoles } from '../../../src/note/transcript/assign-roles.ts';
import { type Case, visitAround as visit } from './visit-around.ts';

describe('what is told', () => {
  it.each<Case>([
    ['D: Do your ankles swell up?\nP: No.', [/do not swell up/], [/swell do not/]],
    ['D: Are you short of breath?\nP: On the stairs, a little bit.', [/shortness of breath on the stairs/]],
    [
      'D: Any chest pain?\nP: Only with exercise.',
      [/chest pain with exercise/],
      [/[Dd]enies[^.]*chest pain/],
    ],
    ['D: Any chest pain?\nP: Not with exercise, no.', [], [/(?:R|r)eports chest pain/]],
    ["D: How have you been?\nP: I worry all the time whether my sister's okay.", [], [/sister's\./]],
    [
      'D: Was it looked at?\nP: My dentist checked it, he said it was an ulcer.',
      [],
      [/He said (?:his|the patient's) dentist/],
    ],
    ['D: How was the drive?\nP: Took me forever.', [], [/forever/]],
    [
      'D: How are you getting to work?\nP: Takes me an hour on the bus.',
      [],
      [/(?:He|She|The patient) takes/],
    ],
    ['D: How are you sleeping?\nP: I am getting, like, four hours.', [], [/Reports 4 hours/]],
    ['D: Any suicidal thoughts?\nP: Not since we last talked.', [/[Dd]enies[^.]*suicid/], [/Not since/]],
    ['D: Any aches?\nP: And, um, I guess, my back is kind of stiff?', [/back (?:is|pain|stiff)/]],
    [
      "D: How often does it happen?\nP: Now it's maybe, I don't know, twice a week.",
      [/maybe (?:twice weekly|twice a week|2 times)/],
      [/does not know|don't know/],
    ],
    [
      "D: How have your sugars been?\nP: In the mornings they're running about one forty.",
      [/In the mornings (?:his|her|the patient's|their) sugars/],
    ],
    [
      "D: Do you check your blood pressure?\nP: It's been one fifty something over ninety most days.",
      [/blood pressure has been/],
    ],
    ["D: We'll come back to that one.", [], [/come back to that/]],
  ])('%s', async (said, holds, not = []) => {
    const lines = await visit(said, '');
    for (const one of holds) expect(lines).toMatch(one);
    for (const one of not) expect(lines).not.toMatch(one);
  });
});

describe('what is planned', () => {
  it.each<Case>([
    ['D: What we can do is cetirizine, ten milligrams, at night.', [/PLAN: .*[Cc]etirizine,? 10 mg/]],
    [
      'D: Take two of the new tablets a day.\nP: So can I take both of them in the morning?\nD: You can, until you see me again.',
      [/may take both of them in the morning.* until/],
    ],
    ['D: Keep the losartan as it is.', [/PLAN: .*Continue losartan as it is/]],
    ['D: I could add an inhaler if the cough stays.', [], [/We will add/]],
    ["D: Then we agree. That's for another day.", [], [/We agree|another day/]],
    ['P: I have the leaflet on my fridge.', [], [/fridge/]],
  ])('%s', async (after, holds, not = []) => {
    const lines = await visit('', after);
    for (const one of holds) expect(lines).toMatch(one);
    for (const one of not) expect(lines).not.toMatch(one);
  });
});

it('who recommends a treatment is the clinician, also right after a question of a relative', () => {
  const pieces = [
    'Is that dangerous? Can he die of it?',
    'It can, when it is left alone. Your heart score is four, so I recommend a tablet that thins the blood.',
    'Like my father took?',
  ].map((text) => ({ label: null, text }));
  expect(assignRoles(pieces, 'turns').roles[1]).toBe('clinician');
});
