import type { Unit } from './units.ts';

const women = 'mother|mom|mum|mommy|wife|sister|daughter|aunt|grandmother|grandma|girlfriend|mother-in-law';
const men = 'father|dad|daddy|husband|brother|son|uncle|grandfather|grandpa|boyfriend|father-in-law';
const ofWoman = new RegExp(
  `^(?:(?:and|but|yes|well|so) )?(?:my|his|her|their|our)(?: \\w+)? (?:${women})\\b`,
);
const ofMan = new RegExp(`^(?:(?:and|but|yes|well|so) )?(?:my|his|her|their|our)(?: \\w+)? (?:${men})\\b`);

/** True for what goes on about a relative who was just named: "his sister has strep throat. she's on amoxicillin". */
export function goesOnAboutKin(unit: Unit, before: Unit | undefined): boolean {
  if (before === undefined || before.turn !== unit.turn || unit.question) return false;
  const first = (unit.words[0] === 'and' ? unit.words[1] : unit.words[0])?.split("'")[0];
  return (first === 'she' && ofWoman.test(before.said)) || (first === 'he' && ofMan.test(before.said));
}

/** True where a relative speaks of their own health: "i have high blood pressure myself". */
export function relativeOfThemselves({ role, said }: Unit): boolean {
  return (
    role === 'relative' &&
    /^(?:(?:and|but|well|so|yes|you know) )?(?:i|i've|i'm)(?=) (?:also )?(?=)(?:have|had|am|was|get|got|feel|felt|take|been|on)?(?=)\b/.test(
      said,
    ) &&
    /\b(?:i'm|i've|i) (?:\w+ )?(?=)(?:have|had|on|got|get|take|feel|diagnosed|been)(?=)\b.*\b(?:myself|too)$|\bmyself\b/.test(
      said,
    ) &&
    !/\b(?:him|her|he|she|his)\b/.test(said)
  );
}
