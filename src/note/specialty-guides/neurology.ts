import { required, type SpecialtyGuide } from './guide.ts';

/** Onset, course, and the neurological examination part by part. */
export const neurology: SpecialtyGuide = {
  raises:
    /\b(?:headaches?|migraines?|auras?|light|sound|throbb\w*|worst|seizures?|jerk\w*|shak\w+|trem\w+|numb\w*|tingl\w*|weak\w*|balance|dizz\w+|vertigo|double vision|vision|speech|slur\w*|word[- ]finding|memory|forget\w*|confus\w*|falls?|fell|walk\w*|tongue|passed out|blacked out|handwriting|stiff\w*)(?=)\b/i,
  always: /\b(?:bit (?:my|your|his|her) tongue|lost consciousness|driving|last seizure|aura)\b/i,
  history: [],
  labels: [
    { asked: /\b(?:last seizure)\b/i, label: 'Last seizure' },
    { asked: /\b(?:how often .{0,30}(?:headaches?|migraines?|seizures?))\b/i, label: 'Frequency' },
  ],
  exam: [
    {
      name: 'Mental status',
      system: 'Neurological',
      fits: /\b(?:oriented|orientation|recall|attention|language|speech|fluent|memory|mental status)\b/i,
    },
    {
      name: 'Cranial nerves',
      system: 'Neurological',
      fits: /\b(?:cranial|pupils?|extraocular|eye movements?|visual fields?|nystagmus|facial|face is|tongue|palate|smile|shrug)\b/i,
    },
    {
      name: 'Motor',
      system: 'Neurological',
      fits: /\b(?:strength|motor|tone|rigidity|bulk|pronator|drift|tremor|atrophy|fasciculat\w*|cogwheel\w*|bradykinesia)\b/i,
    },
    { name: 'Reflexes', system: 'Neurological', fits: /\b(?:reflex(?:es)?|babinski|clonus|hoffman\w*)\b/i },
    {
      name: 'Sensation',
      system: 'Neurological',
      fits: /\b(?:sensation|sensory|pinprick|light touch|vibration|proprioception|monofilament)\b/i,
    },
    {
      name: 'Coordination and gait',
      system: 'Neurological',
      fits: /\b(?:gait|romberg|finger[- ]to[- ]nose|heel[- ]to[- ]shin|tandem|coordination|rapid alternating)\b/i,
    },
  ],
  first: ['General', 'Neurological'],
  required: [
    required(
      /\b(?:los(?:t|e|ing|s of) consciousness|blacked out|passed out)\b/i,
      /conscious|black|pass|syncope/,
    ),
    required(/\baura\b/i),
    required(/\b(?:stop(?:ped)? driving|not drive|driving)\b/i, /driv/),
  ],
};
