import { describe, expect, it } from 'vitest';
import { coughVisit, noteOf } from './written-note.ts';

/** What a patient says of relatives in few words, and what the note must have of it. */
const kin: [said: string, holds: RegExp, not?: RegExp][] = [
  [
    'Doctor: Have you ever had a stroke?\nPatient: No. My dad did.',
    /FAMILY HISTORY\nHer father had a stroke\./,
    /father did/,
  ],
  [
    'Doctor: Have you ever had a blood clot?\nPatient: Never. My sister had one, behind the knee.',
    /Her sister had a blood clot, behind the knee/,
  ],
  [
    'Doctor: Any cancer in the family, breast, bowel?\nPatient: My grandmother had bowel.',
    /grandmother had bowel cancer/,
  ],
  [
    'Doctor: Ever had a blood clot?\nPatient: No. My mom did.\nDoctor: How old was she?\nPatient: She was sixty.',
    /Her mother was 60/,
    /She was 60/,
  ],
  [
    'Doctor: Have you ever had a blood clot?\nPatient: No. My mom did.\nDoctor: Tell me about that.\nPatient: After her knee. In the leg.',
    /FAMILY HISTORY[\s\S]*After her knee/,
    /PAST MEDICAL HISTORY[\s\S]*After her knee[\s\S]*FAMILY/,
  ],
];

it.each(kin)('%s', async (said, holds, not) => {
  const { subjective } = await coughVisit(said);
  expect(subjective).toMatch(holds);
  if (not) expect(subjective).not.toMatch(not);
});

describe('what is told of somebody whom nobody named is not told of the patient', () => {
  const others: [said: string, not: RegExp][] = [
    ["Doctor: Any surgeries?\nPatient: A section, with Rosa. She's nine.", /\bis (?:9|nine)\b/],
    [
      "Doctor: Who is at home?\nPatient: Just the two of us now. He's about six foot four.",
      /six foot|6 foot/,
    ],
    ['Doctor: Do you smoke?\nPatient: No. She smokes like a chimney.', /chimney/],
  ];
  it.each(others)('%s', async (said, not) => {
    expect((await coughVisit(said)).subjective).not.toMatch(not);
  });
});

describe('it stays where it is sure of whom', () => {
  const stays: [said: string, holds: RegExp][] = [
    ['Doctor: Is your brother well?\nPatient: My brother had asthma. He grew out of it.', /grew out of it/],
    ["Doctor: Do you feel safe at home?\nPatient: He's a lamb.", /lamb/],
    ['Doctor: Who saw you for it?\nPatient: The pharmacist. She gave me a syrup.', /syrup/],
  ];
  it.each(stays)('%s', async (said, holds) => {
    expect((await coughVisit(said)).subjective).toMatch(holds);
  });
});

describe('an illness stands under the heading of whose it is', () => {
  const homes: [said: string, holds: RegExp, not?: RegExp][] = [
    [
      'Doctor: Do you have siblings?\nPatient: My only living sibling died at forty. He struggled with mental illness.',
      /FAMILY HISTORY[\s\S]*only living sibling struggled with mental illness/,
    ],
    [
      'Doctor: Are you married?\nPatient: No. My son is the youngest. Their dad, my exhusband passed away in 1980. He was an alcoholic.',
      /exhusband was an alcoholic/,
      /son was an alcoholic/,
    ],
    [
      'Doctor: Any diseases in your family?\nPatient: My dad had a stroke two years ago. This was his second stroke.',
      /FAMILY HISTORY[\s\S]*This was his second stroke/,
    ],
    [
      'Doctor: Did you get the headaches every day?\nPatient: I got them more when my husband died in 1996.',
      /HISTORY OF PRESENT ILLNESS[\s\S]*husband died in 1996/,
      /FAMILY HISTORY/,
    ],
  ];
  it('and where somebody was born or worked is no past illness', async () => {
    const { subjective } = await coughVisit(
      'Doctor: Any past medical history?\nPatient: I have asthma.\nDoctor: Are you from the area?\nPatient: No. I was born and raised in North Carolina. I am the sixth of nine siblings.',
    );
    expect(subjective).toMatch(/SOCIAL HISTORY[\s\S]*sixth of 9 siblings/);
  });

  it.each(homes)('%s', async (said, holds, not) => {
    const { subjective } = await coughVisit(said);
    expect(subjective).toMatch(holds);
    if (not) expect(subjective).not.toMatch(not);
  });
});

describe('who speaks', () => {
  const of = async (talk: string) =>
    (
      await noteOf(
        `${talk}\nDoctor: Let me look. The throat is red.\nDoctor: I think this is viral. Rest, and drink plenty of fluids.`,
      )
    ).subjective;

  it('is not asked where the patient was', async () => {
    const text = await of(
      "Doctor: What's the matter?\nMother: He has had a cough since Monday.\nDoctor: Sam, any pain in your tummy?\nMother: It's mostly at teatime.\nDoctor: Does it stop you playing?\nPatient: No.\nMother: It's worse at night.",
    );
    expect(text).not.toMatch(/mother's tummy|his mother playing/i);
  });

  it('is not who drinks', async () => {
    const text = await of(
      "Doctor: What's the matter?\nSister: He has had a cough since Monday.\nDoctor: Does he smoke, drink?\nSister: One beer on the Super Bowl.",
    );
    expect(text).toMatch(/(?:He|The patient) drinks 1 beer/);
  });

  it('may be a nurse, whose "I" is not the patient', async () => {
    const text = await of(
      "Doctor: What's the matter?\nPatient: I've had a cough since Monday.\nNurse: I'm having the home nurse come by Saturday.\nPatient: Thank you.",
    );
    expect(text).not.toMatch(/(?:patient|she|he) is having the home nurse/i);
  });

  it('is the sister in charge where the patient calls her so', async () => {
    const note = await noteOf(
      'Sister: Good morning, what brings you?\nPatient: My head is sore since Monday, Sister.\nSister: Any fever?\nPatient: No, Sister.\nSister: Any allergies?\nPatient: Penicillin, I got hives.\nSister: I think this is a tension headache. Take paracetamol, two.',
    );
    expect(note.subjective).not.toMatch(/sister/i);
    expect(note.subjective).toMatch(/ALLERGIES\n[^\n]*[Pp]enicillin/);
  });
});
