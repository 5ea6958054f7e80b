import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

it.each([
  ['Caller', "My son's three, he's got a fever and he's pulling at his ear.", 'him'],
  ['Patient', "It's my daughter. She's had a fever since last night, she won't eat.", 'her'],
  ['Speaker 2', 'She feels hot. My daughter never gets sick so she worried us.', 'her'],
])('a parent who is heard alone speaks for the child: %s: %s', async (label, said, them) => {
  const their = them === 'him' ? 'His' : 'Her';
  const { subjective, plan } = await noteOf(
    [
      "Doctor: What's going on?",
      `${label}: ${said}`,
      'Doctor: Have you given anything?',
      `${label}: Tylenol at six.`,
      `Doctor: You can give ${them} ibuprofen, 7.5 mils, every six hours.`,
    ].join('\n'),
  );
  expect(subjective).not.toMatch(/patient's (?:son|daughter)/);
  expect(plan).toContain(`${their} parent may give ${them} ibuprofen`);
});

it.each([
  // The family's illnesses, and who has a child besides.
  ['Any illnesses in the family?', 'My son has asthma. He had it from his father, he takes a puffer.'],
  ['What brings you in?', 'My knee hurts. I fell when I carried my son, he is two.'],
])('a patient speaks for themselves: %s %s', async (asked, told) => {
  const { subjective } = await noteOf(
    `Doctor: ${asked}\nPatient: ${told}\nDoctor: Okay.\nPatient: I take aspirin.`,
  );
  expect(subjective).not.toMatch(/parent/);
});
