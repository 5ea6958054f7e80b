import { describe, expect, it } from 'vitest';
import { decodeTranscript, parseTranscript } from '../../src/note/parse-transcript.ts';
import type { Transcript } from '../../src/note/transcript.ts';

const shape = (transcript: Transcript) => transcript.turns.map((turn) => `${turn.role}: ${turn.text}`);

function expectExactOffsets({ text, turns }: Transcript) {
  const wrong = turns.filter(
    (turn, i) =>
      turn.index !== i ||
      turn.start < (turns[i - 1]?.end ?? 0) ||
      turn.end <= turn.start ||
      text.slice(turn.start, turn.end) !== turn.text,
  );
  expect(wrong).toEqual([]);
}

describe('labelled transcripts', () => {
  const wanted = ['clinician: What brings you in?', 'patient: My ear hurts.'];
  const styles: [string, string][] = [
    ['square brackets', '[doctor] What brings you in?\n[patient] My ear hurts.'],
    ['square brackets with a colon', '[Doctor]: What brings you in?\n[Patient]: My ear hurts.'],
    ['words and a colon', 'Doctor: What brings you in?\nPatient: My ear hurts.'],
    ['capitals', 'DOCTOR: What brings you in?\nPATIENT: My ear hurts.'],
    ['names with titles', 'Dr. Smith: What brings you in?\nMrs. Jones: My ear hurts.'],
    ['a name for the patient', 'Dr. Okafor: What brings you in?\nAna Lima: My ear hurts.\nAna Lima:'],
    ['letters', 'D: What brings you in?\nP: My ear hurts.'],
    ['markdown bold', '**Doctor:** What brings you in?\n**Patient:** My ear hurts.'],
    ['bullets', '- Doctor: What brings you in?\n- Patient: My ear hurts.'],
    ['blank lines between', 'Doctor: What brings you in?\n\n\nPatient: My ear hurts.\n'],
    ['Windows line ends', 'Doctor: What brings you in?\r\nPatient: My ear hurts.\r\n'],
    ['old Mac line ends', 'Doctor: What brings you in?\rPatient: My ear hurts.'],
    ['a byte order mark', '\uFEFFDoctor: What brings you in?\nPatient: My ear hurts.'],
    ['tabs', '\tDoctor:\tWhat brings you in?\n\tPatient:\tMy ear hurts.'],
    ['a time in brackets first', '[00:00:01] Doctor: What brings you in?\n[00:00:04] Patient: My ear hurts.'],
    ['a bare time first', '00:01 Doctor: What brings you in?\n00:04 Patient: My ear hurts.'],
    ['a time in parentheses', '(0:01) Doctor: What brings you in?\n(0:04) Patient: My ear hurts.'],
    ['a time after the name', 'Doctor (0:01): What brings you in?\nPatient (0:04): My ear hurts.'],
    ['header lines', 'Doctor  0:01\nWhat brings you in?\n\nPatient  0:04\nMy ear hurts.'],
    ['one line for all', 'Doctor: What brings you in? Patient: My ear hurts.'],
    ['one line with brackets', '[doctor] What brings you in? [patient] My ear hurts.'],
    [
      'WebVTT voices',
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.000\n<v Doctor>What brings you in?\n\n2\n00:00:04.000 --> 00:00:06.000\n<v Patient>My ear hurts.',
    ],
    [
      'SubRip cues',
      '1\r\n00:00:01,000 --> 00:00:03,000\r\nDoctor: What brings you in?\r\n\r\n2\r\n00:00:04,000 --> 00:00:06,000\r\nPatient: My ear hurts.',
    ],
  ];
  it.each(styles)('are read with %s', (_, text) => {
    const transcript = parseTranscript(text);
    expect(shape(transcript)).toEqual(wanted);
    expect(transcript.rolesGuessed).toBe(false);
    expect(transcript.text).toBe(text);
    expectExactOffsets(transcript);
  });

  it('tell a relative, a nurse and an interpreter from patient and doctor', () => {
    const transcript = parseTranscript(
      "Doctor: Hello.\nPatient's mother: He has a fever.\nNurse: Temperature is 101.\nInterpreter: She says yes.\nPatient: It hurts.\n[guest_family] I drove him.",
    );
    expect(transcript.turns.map((turn) => turn.role)).toEqual([
      'clinician',
      'relative',
      'other',
      'other',
      'patient',
      'relative',
    ]);
  });

  it.each([
    ["Caller: Hello. I'm the daughter, it's my father you know.", 'relative'],
    ['Caller: I am ringing about my son.', 'relative'],
    ['Caller: I have a pain in my side. My husband drove me home.', 'patient'],
  ])('tell who rings for another: %s', (said, role) => {
    const { turns } = parseTranscript(
      `Doctor: Hello, who am I speaking to?\n${said}\nDoctor: Go on.\nCaller: It began on Monday.\nDoctor: Okay.\nCaller: It is worse today.`,
    );
    expect(turns[1]!.role).toBe(role);
  });

  it.each([
    ['It hurts at night, it wakes me. My back hurts, too.', 'patient'],
    ['She says it hurts at night. She says her back hurts, too.', 'other'],
  ])('take an interpreter for the one for whom they speak: %s', (said, role) => {
    const { turns } = parseTranscript(
      `Doctor: What brings you in?\nInterpreter: ${said}\nPatient: Back, yes.\nDoctor: How long?`,
    );
    expect(turns[1]!.role).toBe(role);
    expect(turns[2]!.role).toBe('patient');
  });

  it('make the nurse the clinician when she sees the patient alone', () => {
    expect(parseTranscript('Nurse: Hello.\nPatient: Hello.').turns[0]!.role).toBe('clinician');
  });

  it('are believed even where the words suggest the other speaker', () => {
    const transcript = parseTranscript(
      "[doctor] i've had a cough for weeks\n[patient] let me listen to your lungs",
    );
    expect(transcript.turns.map((turn) => turn.role)).toEqual(['clinician', 'patient']);
    expect(transcript.rolesGuessed).toBe(false);
  });

  it('keep a turn that runs over several lines in one piece', () => {
    const text = 'Doctor: Take it with food\nand not at night.\n\nCall me after.\nPatient: I will.';
    const transcript = parseTranscript(text);
    expect(transcript.turns).toHaveLength(2);
    expect(transcript.turns[0]!.text).toBe('Take it with food\nand not at night.\n\nCall me after.');
    expectExactOffsets(transcript);
  });

  it('carry the clock of cues and timestamps in seconds', () => {
    const cues = parseTranscript(
      'WEBVTT\n\n00:01.500 --> 00:03.000\nHello there.\n\n01:00:04.000 --> 01:00:06.000\nHello.',
    );
    expect(cues.turns.map((turn) => turn.audio)).toEqual([
      { start: 1.5, end: 3 },
      { start: 3604, end: 3606 },
    ]);
    const times = parseTranscript('[00:00:02] Doctor: Hi.\n[00:01:10] Patient: Hi.');
    expect(times.turns.map((turn) => turn.audio)).toEqual([
      { start: 2, end: 70 },
      { start: 70, end: 70 },
    ]);
  });
});

it('a name that opens one line is a speaker where nearly all others name a role', () => {
  const { turns } = parseTranscript(`GP: Hello, mate. Who have you got there?
Yusuf: Digger.
GP: And you're Dad?
Dad: I am. He's tired all the time.
GP: Is he eating?
Dad: He won't touch meat.
GP: And what does he drink?
Dad: Milk.`);
  expect(turns.slice(0, 3).map(({ role }) => role)).toEqual(['clinician', 'patient', 'clinician']);
});

describe('colons in ordinary speech', () => {
  it.each([
    "Doctor: here's the thing: you need rest.\nPatient: okay: when?",
    'Doctor: Hello.\nThe plan: rest and fluids.\nPatient: Fine.',
    'Doctor: take one tablet at 8:30 and one at 20:30.\nPatient: fine.',
    'Doctor: Hello.\nMy doctor told me this: rest.\nPatient: Fine.',
  ])('do not make a label: %j', (text) => {
    const transcript = parseTranscript(text);
    expect(transcript.turns.map((turn) => turn.role)).toEqual(['clinician', 'patient']);
  });
});

describe('unlabelled voices', () => {
  const visit = [
    'Hi there, what brings you in today?',
    "I've had this cough for about two weeks and my chest hurts.",
    'Okay. Are you bringing anything up when you cough?',
    "Just a bit of yellow stuff. I'm also really tired.",
    "Let me listen to your lungs. I'm going to order a chest x-ray and we'll see you back next week.",
    'Okay, thank you.',
  ];
  const roles = ['clinician', 'patient', 'clinician', 'patient', 'clinician', 'patient'];

  it('are told apart by their words, one line a turn', () => {
    const transcript = parseTranscript(visit.join('\n'));
    expect(transcript.turns.map((turn) => turn.role)).toEqual(roles);
    expect(transcript.rolesGuessed).toBe(true);
  });

  it('take turns where nearly all lines do, whatever one sounds like', () => {
    const lines = `Morning, I'm Dr. Sato. Which ear is it?
The left. It woke me up Sunday.
And is it worse today?
A lot worse. It throbs.
Any discharge from it?
A bit of yellow stuff on the pillow.
How's the hearing?
Muffled on that side. Like being under water. The right one's totally fine.
Any dizziness, ringing?
No, nothing like that.
Do you swim, do you use cotton buds?
I'm going to be told off.
No telling off. I just need to know.
Every day after the pool.
Some of those leave bits behind, that's why I'm asking. Can you tilt your head for me?
Like this?
Perfect. The canal's swollen and there's debris in it. The drum looks intact.`.split('\n');
    const { turns } = parseTranscript(lines.join('\n'));
    expect(turns.map(({ role }) => role)).toEqual(lines.map((_, i) => (i % 2 ? 'patient' : 'clinician')));
  });

  it('are told apart within one paragraph', () => {
    const transcript = parseTranscript(visit.join(' '));
    expect(transcript.turns.map((turn) => turn.role)).toEqual(roles);
    expect(transcript.rolesGuessed).toBe(true);
    expectExactOffsets(transcript);
  });

  it.each([
    ['SPEAKER_01', 'SPEAKER_00'],
    ['Speaker 1', 'Speaker 2'],
    ['Maria', 'Tom'],
  ])('labelled %s and %s are told apart by all they say', (a, b) => {
    const transcript = parseTranscript(visit.map((line, i) => `${i % 2 ? b : a}: ${line}`).join('\n'));
    expect(transcript.turns.map((turn) => turn.role)).toEqual(roles);
    expect(transcript.turns[0]!.label).toBe(a);
    expect(transcript.rolesGuessed).toBe(true);
  });

  it('are not cut at the line ends of hard-wrapped text', () => {
    const text =
      'Good morning, I understand you have been having some trouble with\nyour right shoulder since you painted the ceiling of the garage and\nthat it keeps you awake at night whenever you turn over to that side.\n\nYes, it has been hurting a lot and I can hardly lift my arm above my\nhead any more, so I have been taking ibuprofen twice a day for it.';
    const transcript = parseTranscript(text);
    expect(transcript.turns.map((turn) => turn.role)).toEqual(['clinician', 'patient']);
    expectExactOffsets(transcript);
  });
});

describe('what is not a transcript', () => {
  it.each(['', ' \n\t ', '... ?! --', '\uFEFF'])('is refused when it has no words: %j', (text) => {
    expect(() => parseTranscript(text)).toThrow(expect.objectContaining({ code: 'transcript_empty' }));
  });

  it('is refused when longer than 400,000 characters', () => {
    expect(() => parseTranscript('a '.repeat(200_001))).toThrow(
      expect.objectContaining({ code: 'transcript_too_long' }),
    );
  });

  it('is read even when it is one word', () => {
    const transcript = parseTranscript('hello');
    expect(transcript.turns).toHaveLength(1);
    expectExactOffsets(transcript);
  });
});

describe('a long transcript', () => {
  it.each([
    ['colons', ':'.repeat(399_999)],
    ['brackets', '['.repeat(399_999)],
    ['spaces', `a${' '.repeat(399_990)}b`],
    ['one word', 'a'.repeat(400_000)],
    ['times', '0:00 '.repeat(79_999)],
    ['labels', 'Doctor: a\n'.repeat(39_999)],
    ['no punctuation', 'so i have a pain '.repeat(23_000)],
    ['newlines', `a${'\n'.repeat(399_990)}b`],
    [
      'distinct names',
      Array.from({ length: 30_000 }, (_, i) => `Name${i}: a`)
        .join('\n')
        .slice(0, 400_000),
    ],
  ])(
    'of %s takes time in proportion to its length',
    (_, text) => {
      const body = text.includes('a') ? text : `${text}a`;
      expectExactOffsets(parseTranscript(body));
    },
    8_000,
  );
});

describe('bytes', () => {
  const text = 'Doctor: naïve “quotes” 38.5°\n';
  const utf16 = (littleEndian: boolean) => {
    const bytes = new Uint8Array(2 + text.length * 2);
    const view = new DataView(bytes.buffer);
    view.setUint16(0, 0xfeff, littleEndian);
    for (let i = 0; i < text.length; i++) view.setUint16(2 + i * 2, text.charCodeAt(i), littleEndian);
    return bytes;
  };

  it('in UTF-8 and UTF-16, with a mark or without, are read', () => {
    const utf8 = new TextEncoder().encode(text);
    expect(decodeTranscript(utf8)).toBe(text);
    expect(decodeTranscript(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]))).toBe(text);
    expect(decodeTranscript(utf16(true))).toBe(text);
    expect(decodeTranscript(utf16(false))).toBe(text);
  });

  it.each([
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
    ['zeros', [0, 0, 0, 0]],
    ['noise', Array.from({ length: 300 }, (_, i) => (i * 151 + 97) % 256)],
  ])('of %s are refused as not text', (_, bytes) => {
    expect(() => decodeTranscript(Uint8Array.from(bytes))).toThrow(
      expect.objectContaining({ code: 'transcript_not_text' }),
    );
  });

  it('in Windows-1252 are refused with the way to convert them', () => {
    const bytes = Uint8Array.from(
      [...'Patient: na'].map((c) => c.charCodeAt(0)).concat([0xef, 0x76, 0x65, 0x92, 0x73]),
    );
    expect(() => decodeTranscript(bytes)).toThrow(
      expect.objectContaining({ code: 'transcript_not_text', howToFix: expect.stringContaining('iconv') }),
    );
  });
});
