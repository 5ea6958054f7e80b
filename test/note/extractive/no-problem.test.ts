import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const consultation = (name: string) =>
  readFileSync(
    fileURLToPath(new URL(`../../training/plain-visits/${name}.txt`, import.meta.url)),
    'utf8',
  ).trim();
const headings = async (talk: string) => (await noteOf(talk)).assessment.match(/^\d+\. [^.\n]+/gm) ?? [];

describe('a plain consultation', () => {
  it.each([
    ['a01', /gastroenteritis/i, /virus|cramps/i],
    ['a05', /eczema/i, /rash/i],
    ['c05', /infective conjunctivitis/i, /bacterial|eye pain/i],
    ['d05', /possible dvt/i, /clot/i],
  ])('%s is headed once for its problem', async (name, has, not) => {
    const found = await headings(consultation(name));
    expect(found.some((heading) => has.test(heading))).toBe(true);
    for (const heading of found) expect(heading).not.toMatch(not);
  });

  it('has no diabetes for one that is borderline', async () => {
    const talk = consultation('f04').split('\n');
    const asked = [
      'Doctor: And diabetes?',
      'Patient: They said borderline. Pre-diabetes. I was meant to go on a course.',
    ];
    const later = [
      "Doctor: I'd like you to come in for bloods, sugar, thyroid, cholesterol, kidneys.",
      'Patient: Okay.',
    ];
    const found = await headings(
      [...talk.slice(0, 40), ...asked, ...talk.slice(40, 98), ...later, ...talk.slice(98)].join('\n'),
    );
    for (const heading of found) expect(heading).not.toMatch(/\d\. diabetes/i);
  });

  it.each([
    ['D: And a full blood count, for glandular fever.', /glandular/i],
    ["D: And we'll check your blood count for anaemia.", /an(?:a)?emia/i],
    [
      "D: There is one infection, syphilis, which can do this. I'm not saying that's what you have. I would like to do a syphilis test.",
      /syphilis/i,
    ],
    [
      "D: Most people that we send with this don't have cancer. They've got inflammation, or a hiatus hernia, or a narrowing.",
      /hiatus/i,
    ],
    [
      "D: It's a thin tube with a camera on, you have spray on the throat or some sedation.",
      /spray|sedation/i,
    ],
  ])('has no heading for what is only looked for: %s', async (said, not) => {
    const talk = consultation('f04').split('\n');
    const found = await headings(
      [...talk.slice(0, 98), said.replace('D:', 'Doctor:'), 'Patient: Okay.', ...talk.slice(98)].join('\n'),
    );
    for (const heading of found) expect(heading).not.toMatch(not);
  });
});

describe('a young child', () => {
  it('drinks no alcohol, told by a mother who says no age in years', async () => {
    const talk = consultation('c02').split('\n');
    const later = [
      "Doctor: The drinking, that's what I'd watch. If he's not drinking, or no wet nappy for twelve hours, you ring us.",
      'Mother: Okay.',
    ];
    const found = await headings([...talk.slice(0, -12), ...later, ...talk.slice(-12)].join('\n'));
    for (const heading of found) expect(heading).not.toMatch(/alcohol/i);
  });
});
