import { describe, expect, it } from 'vitest';
import { noteOf } from '../written-note.ts';

const opening =
  '[doctor] what brings you in ?\n[patient] i have had a cough and a sore knee for two weeks .\n';
const closing =
  '\n[doctor] i think this is bronchitis . we will order a chest x-ray . i will see you back in two weeks .\n[patient] thank you .';

async function exam(dialogue: string): Promise<string[]> {
  const { objective } = await noteOf(`${opening}${dialogue}${closing}`);
  const at = objective.indexOf('PHYSICAL EXAM\n');
  return at < 0
    ? []
    : objective
        .slice(at + 14)
        .split('\n\n')[0]!
        .split('\n');
}

/** What is said while examining, and lines that the examination must have. */
const holds: [said: string, ...lines: string[]][] = [
  [
    '[doctor] let me examine you . your lungs are clear and your abdomen is soft , and your lower extremities have no edema .',
    'Respiratory: Lungs clear.',
    'Gastrointestinal: Abdomen soft.',
    'Extremities: No edema.',
  ],
  [
    '[doctor] let me press on your belly . there is tenderness on the right side . no rebound .',
    'Gastrointestinal: Tenderness on the right side. No rebound.',
  ],
  [
    '[doctor] i hear a carotid bruit on the right and crackles in both lungs .',
    'Neck: Carotid bruit on the right.',
    'Respiratory: Crackles in both lungs.',
  ],
  [
    '[doctor] on exam , there is right cva tenderness . the mcmurray is positive on the left .',
    'Genitourinary: Right CVA tenderness.',
    'Musculoskeletal: McMurray is positive on the left.',
  ],
  [
    '[doctor] exam of the low back . no midline tenderness . examination of the left hip . range of motion is decreased .',
    'Musculoskeletal: Low back: no midline tenderness. Left hip: range of motion is decreased.',
  ],
  [
    '[doctor] when i press on the inside of your knee , does that hurt ?\n[patient] yes .\n[doctor] and when i press on the outside of your knee , does that hurt ?\n[patient] no .',
    'Musculoskeletal: Pain on pressing on the inside of the knee. No pain on pressing on the outside of the knee.',
  ],
  [
    '[doctor] let me take a look at the calves . no redness , no swelling . squeezing the left calf ?\n[patient] ouch , yes .',
    'Pain on squeezing the left calf.',
  ],
  [
    "[doctor] let me take a look at the legs . no redness , no swelling . thighs are n't tender when i press ?\n[patient] nope .",
    'No pain on pressing the thighs.',
  ],
  [
    '[doctor] your neck exam has no jvd . on your heart exam there is a two out of six murmur .',
    'Neck: No JVD.',
    'Cardiovascular: 2 out of 6 murmur.',
  ],
  [
    "[doctor] let me examine you . so , looking at you , you do n't appear in any distress .",
    'not appear in any distress.',
  ],
  [
    '[doctor] let me examine you . your heart sounds good . your lungs sound good .',
    'Cardiovascular: Heart sounds good.',
    'Respiratory: Lungs sound good.',
  ],
  [
    '[doctor] let me examine you . your lungs are clear . sorry , there is tenderness of the right knee .',
    'Tenderness of the right knee.',
  ],
  [
    '[doctor] let me examine you . visual field testing reveals bitemporal hemianopia .',
    'Visual field testing reveals bitemporal hemianopia.',
  ],
  [
    '[doctor] let me examine you . and if you look here there are several ulcers on the left leg .',
    'everal ulcers on the left leg.',
  ],
  [
    '[doctor] let me examine you . capillary refill of your left arm is less than three seconds .',
    'apillary refill of',
  ],
];

describe('an examination has', () => {
  it.each(holds)('%s', async (said, ...lines) => {
    const written = await exam(said);
    for (const line of lines) expect(written.join('\n')).toContain(line);
  });
});

/** What no examination has. */
const not: [said: string, words: RegExp][] = [
  ['[doctor] your lungs are clear . touch here in your shoulder .', /touch/i],
  ['[doctor] your lungs are clear . and that means there is no fluid in there .', /that means/i],
  ['[doctor] your lungs are clear . we will continue to monitor that .', /monitor/i],
  ['[doctor] your lungs are clear . sounds like it is a bronchitis syndrome .', /syndrome/i],
  ['[doctor] your lungs are clear . keep your eyes closed .', /eyes/i],
  ['[doctor] your lungs are clear . come back to normal , look and turn your head .', /normal/i],
  ["[doctor] your lungs are clear . so that's good .", /good/i],
  ['[doctor] your lungs are clear . those are a lot of fancy words .', /fancy/i],
  ['[doctor] your lungs are clear . on your abdomen .', /abdomen\./i],
  ['[doctor] your lungs are clear . and go ahead and straighten out as much as you can .', /straighten/i],
  ['[doctor] your lungs are clear . does that plan sound good ?', /sound good/i],
  [
    '[doctor] your lungs are clear . and i felt your lymph nodes to see if any of them felt abnormal .',
    /to see if/i,
  ],
  ['[doctor] your lungs are clear . they added another blood pressure medication .', /medication/i],
];

it.each(not)('an examination has no %s', async (said, words) => {
  const written = await exam(said);
  expect(written.join('\n')).toMatch(/lungs/i);
  expect(written.join('\n')).not.toMatch(words);
});
