import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createExtractiveWriter } from '../../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../../src/note/generate.ts';
import type { Note } from '../../../src/note/note.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { readingGrade } from '../../../src/note/patient-summary/reading-grade.ts';
import { highestGrade, summariseForPatient } from '../../../src/note/patient-summary/summarise.ts';
import type { DraftSentence } from '../../../src/note/writer.ts';
import { dependencies, draft, visit } from '../visit-for-tests.ts';

const transcript = visit('D: hello\nP: hello');
const said = { sources: [{ turn: 0, start: 3, end: 8 }] };

function summary(sentences: readonly DraftSentence[], encounter = {}): string[] {
  return summariseForPatient(sentences, { transcript, encounter }).map(({ text }) => text);
}
const plan = (text: string) => draft('plan', text, said);

describe('a summary speaks to the patient', () => {
  test.each([
    [
      'He is taking his pills and has to keep them dry.',
      'You are taking your pills and have to keep them dry.',
    ],
    ['The patient should rest her knee.', 'You should rest your knee.'],
    ['If the patient notices any blood, call us.', 'If you notice any blood, call us.'],
    ['The patient has pain in her back or her side.', 'You have pain in your back or your side.'],
    [
      'If the patient gets a headache, is sleepier than usual, or vomits, call us.',
      'If you get a headache, are sleepier than usual, or vomit, call us.',
    ],
    ['I will give her naproxen.', 'We will give you naproxen.'],
    [
      'The hand therapist, she will fit her for wrist splints.',
      'The hand therapist, they will fit you for wrist splints.',
    ],
    ['He is going to call him this afternoon.', 'They are going to call you this afternoon.'],
    [
      'Tell the dentist, since he follows him for his gums.',
      'Tell the dentist, since they follow you for your gums.',
    ],
    ['Wait till it has dried before she feeds her.', 'Wait till it has dried before you feed them.'],
    ['She should not let him talk her out of it.', 'You should not let them talk you out of it.'],
    ['She takes her pills and keeps her own diary.', 'You take your pills and keep your own diary.'],
    [
      'She will be well, but we will ring her next Monday.',
      'You will be well, but we will ring you next Monday.',
    ],
    [
      'She comes in and we will have her swallow a small camera.',
      'You come in and we will have you swallow a small camera.',
    ],
    [
      'If she is soaking a pad an hour, faints again, or gets breathless, it is A&E.',
      'If you are soaking a pad an hour, faint again, or get breathless, it is A&E.',
    ],
    ['She watches her diet and tries to walk.', 'You watch your diet and try to walk.'],
    ['Patient to stop smoking.', 'Stop smoking.'],
    ['The patient understands it and agrees to rest.', 'You understand it and agree to rest.'],
    ['The nurse will call her within two days.', 'The nurse will call you within two days.'],
    ['If she faints, the patient was advised to call 911 right away.', 'If you faint, call 911 right away.'],
    ['See him back in 3 months.', 'Come back in 3 months.'],
    ['She was advised not to put any creams on.', 'Do not put any creams on.'],
    [
      'When the swelling is down, the patient was advised to start walking.',
      'When the swelling is down, start walking.',
    ],
    ['Asked "can I drive her car?": she may, from Monday.', '"Can I drive her car?" You may, from Monday.'],
    [
      'We could try an injection, but we would hold off (the patient: "I\'d rather not have my knee done").',
      'We could try an injection, but we would hold off. You said: "I\'d rather not have my knee done."',
    ],
    [
      'Asked "Would you go back on the pill?" (the patient: "my mum said no", then "I will think").',
      'We asked: "Would you go back on the pill?" You said: "My mum said no", then "I will think."',
    ],
    ['Patient Education and Counseling: Work: two weeks off.', 'Work: two weeks off.'],
    ['Medications: take it with food.', 'Take it with food.'],
    ['We will speak to the rheumatology nurse.', 'We will speak to the joint doctor nurse.'],
  ])('%s', (written, spoken) => {
    expect(summary([plan('She feels well today.'), plan(written)]).at(-1)).toBe(spoken);
  });

  test.each([
    ['Refer to cardiology for the murmur.', 'We will refer you to the heart doctor for the murmur.'],
    ['Prescribe amoxicillin 500 mg twice daily.', 'We will prescribe amoxicillin 500 mg twice a day.'],
    [
      'For that, we are going to prescribe, an extra dose of Lasix 80 mg once daily for the swelling.',
      'For that, we are going to prescribe, an extra dose of Lasix 80 mg once a day for the swelling.',
    ],
    [
      'If she goes back to the same therapist, we hope that after this injection, she can bend the finger more.',
      'If you go back to the same therapist, we hope that after this injection, you can bend the finger more.',
    ],
  ])('in sentences that are whole: %s', (written, spoken) => {
    expect(summary([plan('She feels well today.'), plan(written)]).at(-1)).toBe(spoken);
  });

  test.each([
    'She denies any blood thinners.',
    'We will stay with this a moment and come back to the breathing.',
    'We will scoot up closer and take a quick look at the hand.',
    'The patient was advised to bend the finger right here for us.',
  ])('and of nothing that was only said in the room: %s', (written) => {
    expect(summary([plan('Rest the knee.'), plan(written)])).toEqual(['Rest the knee.']);
  });

  test.each([
    ['The patient was advised to ice their knee.', 'Ice your knee.'],
    ['The patient was advised to weigh themself daily.', 'Weigh yourself every day.'],
    ['The patient probably does not need surgery.', 'You probably do not need surgery.'],
  ])('who is called "the patient": %s', (written, spoken) => {
    expect(summary([plan(written)])).toEqual([spoken]);
  });

  test('says what a result was read from, and not who the patient is', () => {
    const result = draft('objective', 'X-ray: there is no fracture.', { ...said, heading: 'RESULTS' });
    const opening = draft('assessment', 'John is a 61-year-old male with a history of gout.', said);
    expect(summary([result, opening, plan('Rest the knee.')])).toEqual([
      'X-ray: there is no broken bone.',
      'Rest the knee.',
    ]);
  });

  test('and leaves "she" alone where the note calls the patient something else', () => {
    expect(summary([plan('The patient will ask her therapist.')])).toEqual(['You will ask her therapist.']);
  });

  test('or to the parent of a young child', () => {
    expect(summary([plan('The patient takes it with food.')], { patient: { age: 4 } })).toEqual([
      'Your child takes it with food.',
    ]);
    expect(
      summary([plan('The patient understands and agrees with the plan.')], { patient: { age: 4 } }),
    ).toEqual(['You understand and agree with the plan.']);
  });
});

test('clinical words become everyday words and figures stay', () => {
  const text = summary([
    draft('assessment', 'Hypertension.', said),
    plan('Take amlodipine 5 mg BID for edema.'),
    plan('Discontinue ibuprofen prior to the biopsy.'),
  ]);
  expect(text).toEqual([
    'High blood pressure.',
    'Take amlodipine 5 mg twice a day for swelling.',
    'Stop ibuprofen before the biopsy (a small sample).',
  ]);
});

describe('a sentence that tells a patient nothing is left out', () => {
  test.each([
    'Of the stones.',
    'Based on urinalysis.',
    'That they can talk to the patient about the most current treatment options.',
    'If the patient does start to notice that the patient is getting heartburn or pain.',
    'How severe the respiratory impairment.',
    'Some relief afterwards.',
    'We will recommend we.',
    'The nurse will come in and will see the patient soon.',
    'The patient understands and agrees with the recommended medical treatment plan.',
    'Genitalia notate: right testicle with a nodule.',
  ])('%s', (written) => {
    expect(summary([plan(written)])).toEqual([]);
  });

  test.each([
    ['Brilinta 90 mg twice daily.', 'Brilinta 90 mg twice a day.'],
    ['If it gets worse, come back.', 'If it gets worse, come back.'],
    ['Come back to the clinic on Friday.', 'Come back to the clinic on Friday.'],
    ['If the patient has pain call us.', 'If you have pain call us.'],
    ['The nurse will be back to give the shot.', 'The nurse will be back to give the shot.'],
    ['Remove the lymph nodes as well as.', 'Remove the lymph nodes.'],
    ['That includes checking the liver.', 'That includes checking the liver.'],
    ['Physical therapy 3 times a week.', 'Physical therapy 3 times a week.'],
    ['The patient was advised to decrease their alcohol.', 'Decrease your alcohol.'],
    ['The patient back here in 3 months.', 'Come back in 3 months.'],
  ])('but not %s', (written, told) => {
    expect(summary([plan(written)])).toEqual([told]);
  });
});

test('a medicine that goes on says how it is taken, where the list of medications does', () => {
  const listed = draft('subjective', 'Lisinopril 20 mg daily.', { ...said, heading: 'MEDICATIONS' });
  expect(summary([listed, plan('We will continue lisinopril.')])).toEqual([
    'We will continue lisinopril (20 mg every day).',
  ]);
  expect(summary([listed, plan('We will stop lisinopril.')])).toEqual(['We will stop lisinopril.']);
  expect(summary([listed, plan('We will continue lisinopril 40 mg daily.')])).toEqual([
    'We will continue lisinopril 40 mg every day.',
  ]);
  expect(summary([listed, plan('We will continue metformin.')])).toEqual(['We will continue metformin.']);
});

test.each([
  ['Hepatitis C.', 'Hepatitis C (a liver infection).'],
  ['Distal phalanx fracture.', 'End bone fracture (a broken bone).'],
  ['No fracture.', 'No broken bone.'],
  ['Acute lumbar strain.', 'New lower back strain.'],
  ['Status post heart bypass.', 'After heart bypass.'],
  ['Muscular sprain.', 'Pulled muscle.'],
])('the problem "%s" is told as "%s"', (written, told) => {
  expect(summary([draft('assessment', written, said)])).toEqual([told]);
});

test('a child that the clinician introduces by age has a parent read it', () => {
  const introduced = visit('D: Karen is a 3-year-old girl with a cough.\nP: She coughs at night.');
  const [told] = summariseForPatient([plan('The patient takes it with food.')], {
    transcript: introduced,
    encounter: {},
  });
  expect(told?.text).toBe('Your child takes it with food.');
});

test('long sentences are parted, and a condition keeps what follows from it', () => {
  expect(
    summary([
      plan(
        'I will check a vitamin B12 level today, because metformin can lower it, and it can cause tingling.',
      ),
      plan('If the sore on his foot does not heal or there is any new redness, call us right away.'),
    ]),
  ).toEqual([
    'We will check a vitamin B12 level today. This is because metformin can lower it, and it can cause tingling.',
    'If the sore on his foot does not heal or there is any new redness, call us right away.',
  ]);
});

test('and a second condition with what follows from it', () => {
  expect(
    summary([
      plan('There is no need for an MRI today, but if it is not better in 6 weeks, we will get one.'),
    ]),
  ).toEqual(['There is no need for an MRI today. But if it is not better in 6 weeks, we will get one.']);
});

test('and reasons that lead in stay with what they lead to', () => {
  expect(
    summary([
      plan('As sertraline worked before, and it is one of the safest, we would suggest starting it again.'),
    ]),
  ).toEqual([
    'As sertraline worked before, and it is one of the safest, we would suggest starting it again.',
  ]);
});

test("a reason in the patient's own words ends once", () => {
  const reason = draft('subjective', '"I threw my back out on Saturday."', {
    ...said,
    heading: 'CHIEF COMPLAINT',
  });
  expect(summary([reason])).toEqual(['"I threw my back out on Saturday."']);
});

test('a denial is never lost', async () => {
  const denials = (text: string) => text.match(/\b(?:no|not|never|without|stop)\b|n['’]t\b/gi)?.length ?? 0;
  expect(summary([draft('objective', 'No sign of a blood clot.', { ...said, heading: 'RESULTS' })])).toEqual([
    'No sign of a blood clot.',
  ]);
  expect(summary([plan('No, keep the amlodipine as it is.')])).toEqual(['Keep the amlodipine as it is.']);
  for (const name of readdirSync(examples).filter((file) => file.endsWith('.txt'))) {
    const visit = parseTranscript(readFileSync(join(examples, name), 'utf8'));
    const input = {
      transcript: visit,
      specialty: 'physician',
      language: undefined,
      encounter: {},
      seed: 1,
    } as const;
    for await (const sentence of createExtractiveWriter().write(input, new AbortController().signal)) {
      for (const { text } of summariseForPatient([sentence], { transcript: visit, encounter: {} })) {
        const exclaimed = /^no, /i.test(sentence.text) ? 1 : 0;
        expect(denials(text)).toBeGreaterThanOrEqual(denials(sentence.text) - exclaimed);
      }
    }
  }
});

test('when to seek help is there only if it was said', () => {
  const headings = (sentences: readonly DraftSentence[]) =>
    new Set(summariseForPatient(sentences, { transcript, encounter: {} }).map(({ heading }) => heading));
  expect(headings([plan('Take it with food.')])).toEqual(new Set(['What to do']));
  expect(headings([plan('If the fever comes back, call us.')])).toEqual(new Set(['When to get help']));
});

test('a sentence that nobody said is not told to the patient', () => {
  expect(summary([draft('plan', 'Questions were answered.')])).toEqual([]);
});

test('every sentence of a summary has the sources of the one it was made from', () => {
  for (const { sources } of summariseForPatient([plan('Take it with food.')], {
    transcript,
    encounter: {},
  })) {
    expect(sources).toEqual(said.sources);
  }
});

const moreInNote = 'There is more in your note. Ask us to go through it with you.';

test('a summary that is too hard loses findings before what to do, and says that there is more', () => {
  const hard =
    'Immunohistochemical characterization demonstrates intermediate differentiation abnormalities.';
  const text = summary([draft('assessment', hard, said), plan('Take your pills.')]);
  expect(text).toEqual([moreInNote, 'Take your pills.']);
});

test('a summary of nothing but hard words, figures or medicines too, points to the note', () => {
  const hard = [
    draft('assessment', 'Possible hydrocephalus.', said),
    plan(
      'Prophylactic antibiotics (amoxicillin 500 mg) perioperatively minimize postoperative complications.',
    ),
  ];
  for (const sentence of hard) {
    const shown = summariseForPatient([sentence], { transcript, encounter: {} });
    expect(shown.map(({ text }) => text)).toEqual([moreInNote]);
    expect(shown[0]?.sources).toEqual(said.sources);
  }
});

const examples = join(import.meta.dirname, '../../../models/examples');
const shared = process.env.NOTEGEN_SHARED ?? join(import.meta.dirname, '../../../../shared');

function write(words: string): Promise<Note> {
  const request = { transcript: words, specialty: 'family_medicine', engine: 'auto' } as const;
  return generateNote({ request }, dependencies(createExtractiveWriter()), new AbortController().signal);
}

function expectReadable(note: Note): void {
  expect(readingGrade(note.patient_summary)).toBeLessThanOrEqual(highestGrade);
  const heard = (text: string) => new Set(text.match(/\d+(?:\.\d+)?/g) ?? []);
  const inNote = heard([note.subjective, note.objective, note.assessment, note.plan].join('\n'));
  // The explanation of the A1c is the one figure a summary adds.
  const added = [...heard(note.patient_summary.replaceAll('(3-month sugar test)', ''))];
  expect(added.filter((figure) => !inNote.has(figure) && figure !== '1')).toEqual([]);
}

describe('the summary of every visit reads at grade 8 or lower and adds no figure', () => {
  test.each(readdirSync(examples).filter((name) => name.endsWith('.txt')))('%s', async (name) => {
    expectReadable(await write(readFileSync(join(examples, name), 'utf8')));
  });

  const corpora = ['aci-bench/valid.jsonl', 'mts-dialog/valid.jsonl'].map((name) =>
    join(shared, 'corpora', name),
  );
  for (const file of corpora) {
    let rows: { id: string; dialogue: string }[] = [];
    try {
      rows = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    } catch {
      // Only where the shared corpora are not there.
    }
    test.skipIf(rows.length === 0)(
      `${file.split('/').slice(-2).join('/')} (skipped without the shared corpora)`,
      async () => {
        for (const { dialogue } of rows) expectReadable(await write(dialogue));
      },
    );
  }
});

describe('a summary of a visit where others are spoken of', () => {
  const note = 'He is well. '.repeat(20);
  const turned = (told: string, saidTo: string) =>
    summariseForPatient(
      [draft('subjective', note, said), plan(told)].map((one) => ({
        ...one,
        sources: [{ turn: 0, start: 3, end: 3 + saidTo.length }],
      })),
      { transcript: visit(`D: ${saidTo}\nP: you and you and you`), encounter: {} },
    ).at(-1)!.text;
  test.each([
    [
      'She may want to examine him, and she might refer him on.',
      'She may want to examine you, and she might refer you on.',
      'She may want to examine you, and she might refer you on.',
    ],
    [
      'Call Dev, he is a nurse, if he feels worse.',
      "Call Dev, he's a nurse, if you feel worse.",
      'Call Dev, he is a nurse, if you feel worse.',
    ],
    ['He takes it and he rests.', 'You take it and you rest.', 'You take it and you rest.'],
  ])('%s', (told, saidTo, spoken) => {
    expect(turned(told, `You, your, yours, you, you, you. ${saidTo}`)).toBe(spoken);
  });
});

describe('what was found', () => {
  const item = (
    section: DraftSentence['section'],
    group: string,
    text: string,
    heading: string | null = null,
  ) => ({
    ...draft(section, text, { ...said, heading }),
    group,
  });
  test('is no word for what was talked of', () => {
    const titles = ['Thyroid.', 'Left knee.', 'Cough.', 'Blood pressure.', 'Gout.', 'Bladder cancer.'];
    expect(summary(titles.map((title) => item('assessment', title, title)))).toEqual([
      'Gout.',
      'Bladder cancer.',
    ]);
  });
  test('has the blood pressure', () => {
    expect(summary([item('objective', 'Blood pressure', '138 over 84.', 'VITALS')])).toEqual([
      'Your blood pressure was 138 over 84.',
    ]);
  });
  test('goes on in one line', () => {
    const results = ['The A1c is 8.4.', 'It was 7.6 in the spring.'];
    expect(summary(results.map((text) => item('objective', text, text, 'RESULTS')))).toEqual([
      results.join(' '),
    ]);
    expect(summary([item('objective', 'R', results[1]!, 'RESULTS')])).toEqual([]);
  });
});

describe('a medicine that a label names is named in its place', () => {
  test.each([
    ['Advil: the patient was advised to be off it.', 'Stop Advil.'],
    ['Aspirin: we would stop that, today.', 'We would stop aspirin, today.'],
    ['The oxybutynin, we would stop that.', 'We would stop oxybutynin.'],
    ['The amlodipine, carry on with that.', 'Carry on with amlodipine.'],
    ['Lisinopril: it can cause a cough.', 'Lisinopril can cause a cough.'],
    ['Lisinopril: that is a common side effect.', 'Lisinopril: that is a common side effect.'],
    ['Levothyroxine: to "75": we will leave that with her.', 'We will leave levothyroxine with her.'],
  ])('%s', (told, spoken) => {
    expect(summary([plan(told)])).toEqual([spoken]);
  });
  test.each([
    'To "The nurse did it": the patient was advised to leave that.',
    'Options discussed: a shot or rest.',
  ])('nothing: %s', (told) => {
    expect(summary([plan(told)])).toEqual([]);
  });
  test('a condition in the middle of a line is followed by what to do', () => {
    expect(
      summary([plan('Have some Gaviscon in. If it comes back, the patient was advised to go back on it.')]),
    ).toEqual(['Have some Gaviscon in. If it comes back, go back on it.']);
  });
  test('a question that its answer says again is left out', () => {
    expect(summary([plan('Asked "Can I walk the dog?": she may walk the dog.')])).toEqual([
      'She may walk the dog.',
    ]);
  });
});
