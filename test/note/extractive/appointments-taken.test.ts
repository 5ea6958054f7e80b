import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = readFileSync(
  fileURLToPath(new URL('../../training/plain-visits/f04.txt', import.meta.url)),
  'utf8',
)
  .trim()
  .split('\n');

/** How many lines before its end a consultation for a blocked nose by telephone comes to what is to be done. */
const fromEnd = 8;

async function noteWith(exchange: string): Promise<string> {
  const said = exchange.split(' / ').map((line) => line.replace(/^D:/, 'Doctor:').replace(/^P:/, 'Patient:'));
  const at = visit.length - fromEnd;
  const { subjective, objective, assessment, plan } = await noteOf(
    [...visit.slice(0, at), ...said, ...visit.slice(at)].join('\n'),
  );
  return [subjective, objective, assessment, plan].join('\n');
}

describe('an appointment that is offered and taken', () => {
  it.each<[exchange: string, appointment: string, not?: RegExp]>([
    ['D: Can you do ten past nine tomorrow? / P: I can, yeah.', 'tomorrow at 10 past 9.'],
    [
      "D: I want bloods, tomorrow. / P: I can come after eleven. / D: Eleven-forty with Denise, how's that? / P: Fine.",
      'tomorrow at 11:40 with Denise.',
    ],
    [
      "D: Shall we speak in two weeks? I've got Tuesday the fourth, about half two? So you'll be up. / P: Ha, yeah. That's good.",
      'on Tuesday the 4th, about half 2.',
    ],
    ['D: Good. So tomorrow, nine forty, with me. / P: Okay.', 'tomorrow at 9:40 with us.'],
    [
      'D: I want you seen in person. How about half eight? / P: Yeah, half eight.',
      'at half 8.',
      /Asked "(?:How about h|H)alf eight/,
    ],
    [
      "D: So I've got an appointment on, let me see, Thursday at ten past five. Would that work? / P: Thursday, er, can it be a bit later? / D: I've got ten to six. / P: Yeah, that's better. I'll take that. / D: Okay, that's booked.",
      'on Thursday at 10 to 6.',
      /10 past 5|bit later|booked/,
    ],
    [
      "D: I want to see you in person. How about eight thirty? / P: I'm on the school run then. / D: Nine fifteen, then? / P: Yeah, perfect.",
      'at 9:15.',
      /8:?30|school run/,
    ],
    [
      "D: You'll need examining. There's a gap tomorrow at four fifteen with Dr Bell, any good? / P: Can't do it, I'm at work. / D: Friday at eight, then? / P: Aye, that'll do.",
      'on Friday at 8.',
      /4:15|Bell/,
    ],
    [
      'D: I want you to come in. First thing I have is Wednesday at twenty to nine. / P: Nothing sooner? / D: I am afraid not. / P: Okay, I will take it.',
      'on Wednesday at 20 to 9.',
    ],
    [
      "D: I'd like bloods this week. Can you manage Thursday? / P: I'll get cover. What time? / D: Eight twenty with the nurse. / P: Okay.",
      'on Thursday at 8:20 with the nurse.',
      /What time/,
    ],
    [
      'D: And then I want you examined, so twenty past twelve tomorrow with me. / P: Okay.',
      'tomorrow at 20 past 12 with us, to be examined.',
      /advised to examined/,
    ],
    [
      "D: I've put you down for eleven o'clock on Monday with the practice nurse. / P: Lovely.",
      "on Monday at 11 o'clock with the practice nurse.",
    ],
  ])('%s', async (exchange, appointment, not) => {
    const note = await noteWith(exchange);
    expect(note.match(/Appointment .*/g)).toEqual([`Appointment ${appointment}`]);
    if (not !== undefined) expect(note).not.toMatch(not);
  });

  it('is no medicine that is taken then, no visit that was, nor the one of another', async () => {
    for (const exchange of [
      'D: Did you take it at half past eight? / P: Yes, half eight.',
      'D: And when were you seen? / P: Thursday. / D: Half two? / P: Yeah.',
      "D: I'll ring you with it. / P: My wife has an appointment at ten past two tomorrow, so. / D: Okay.",
      "D: Take it at nine in the morning. How about the evening, nine o'clock? / P: Yeah, fine.",
    ])
      expect(await noteWith(exchange), exchange).not.toMatch(/\bAppointment (?:on|at|today|tomorrow)/);
  });

  it('is none where it was refused and nothing took its place', async () => {
    const note = await noteWith(
      "D: Can you do Tuesday at ten? / P: I can't, I'm away. / D: Okay, leave it and ring us when you're back. / P: Okay.",
    );
    expect(note).not.toMatch(/Appointment/);
    expect(note).toMatch(/ring us when (?:he|she) is back/);
  });

  it('leaves what comes at once with what it is not', async () => {
    const note = await noteWith(
      'D: If your sight goes, you go to A&E at once. Not tomorrow, not on Monday. / P: Okay.',
    );
    expect(note).not.toMatch(/- Not tomorrow/);
  });
});
