import { medicationsIn } from './medications.ts';
import { correctedStrength } from './stopped-medications.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

// "Are you taking the lisinopril? I think we have you on twenty milligrams a day."
const goesOn =
  /^(?:(?:and|yes|yeah|yep|um|uh|so|i think|i believe)(?=),?(?=) ){0,3}(?=)(?:we have (?:you|him|her) on|(?:you|he|she)(?:['’]re| are|['’]s| is) on|(?:it['’]s|it is|that['’]s) (?:an? |the )?\d|(?:i|he|she) (?:just )?(?=)(?:takes?|uses?|does?) (?:it|that|them|one|two|\d)|i(?:['’]m| am) (?:on|taking)|\d)/i;

/** How it is taken, where the next words tell that: of the same speaker, or of the one who answers. */
export function howNext(name: string, { unit, index }: Passage, passages: readonly Passage[]): string {
  for (const { unit: next } of passages.slice(index + 1, index + 4)) {
    if (next.turn > unit.turn + 1 || next.words.length > 16) break;
    const text = plainOf(next);
    if (next.clinical.drugs > 0) break;
    if (goesOn.test(text)) return medicationsIn(`${name} ${text}`)[0]?.how ?? '';
  }
  return '';
}

const asksHow = /\bhow (?:much|many|often)\b|\bwhat (?:dose|strength|size)\b|\bwhich strength\b/;

/** The same where it is asked for: "Ken's been giving me his ibuprofen." "How much of that?" "400, maybe twice a day." */
export function howAskedNext(
  name: string,
  { unit, index, role }: Passage,
  passages: readonly Passage[],
): string {
  if (role === 'clinician') return '';
  let asked = false;
  for (const { unit: next, role: by } of passages.slice(index + 1, index + 6)) {
    if (next.turn > unit.turn + 2 || (next.clinical.drugs > 0 && !(asked || next.said.includes(name))))
      return '';
    if (by === 'clinician') {
      if (!next.question) continue;
      if (!asksHow.test(next.said)) return '';
      asked = true;
    } else if (asked) {
      const text = plainOf(next).replace(/^(?:(?:yes|oh|um|well|just|about|maybe),? )+/i, '');
      return next.clinical.drugs === 0 && /^\d/.test(text)
        ? (medicationsIn(`${name} ${text}`)[0]?.how ?? '')
        : '';
    }
  }
  return '';
}

const onlyUnit = /^(?:milligrams?|micrograms?|mg|mcg|units?|grams?)$/;

/** "Levothyroxine, seventy-five. Micrograms." */
export function withUnit(how: string, last: boolean, unit: Unit, next: Unit | undefined): string {
  if (
    !last ||
    next === undefined ||
    next.turn !== unit.turn ||
    !onlyUnit.test(next.said) ||
    !/^\d[\d.]*$/.test(how)
  )
    return how;
  return medicationsIn(`aspirin ${how} ${next.said}`)[0]?.how ?? how;
}

const howOften =
  /(?:^|,? )(?:(?:once|twice|\d+(?: to \d+)? times)(?: (?:daily|a day|per day|a week|weekly))?|daily|nightly|weekly|every (?:day|morning|evening|night|other day)|(?:a|per) day)(?=$|[ ,])/g;
// "I miss weekends.", "Ask me another."
const otherwise =
  /\b(?:miss|skip|forget|not|never|once|twice|half|except|when|if|sometimes|weekends?|weekdays?|ask|mostly|usually|other|supposed|should|try|cut)\b|n't\b/;
const onlyTimes = /^(?:(?:just|only|about|well) )?(once|twice)$/;

/** How often it is taken as the answer has it, not the question; how much stays. */
export function oftenAnswered(how: string, answer: Unit): string {
  const left = how.replace(howOften, '');
  if (left === how) return how;
  const times = onlyTimes.exec(answer.said)?.[1];
  const said =
    times === undefined ? (medicationsIn(`aspirin ${plainOf(answer)}`)[0]?.how ?? '') : `${times} daily`;
  const often = said.match(howOften)?.map((found) => found.replace(/^[ ,]{1,2}/, '')) ?? [];
  if (often.length === 0 && !otherwise.test(answer.said)) return how;
  return [left, ...often].filter((part) => part !== '').join(' ');
}

const changed =
  /\b(?:(?:put|went|gone|go|increased|turned|moved|changed|upped|dropped|cut)(?=) (?:it |that |me |them )?(?:up |down |back )*to|(?:i['’]m|it['’]s|i am|it is) (?:now )?(?=)(?:on|at)?) (\d+(?:\.\d+)?)\b(?! (?:years|weeks|days|months|times|o'clock))/i;

// "You're on levothyroxine, 75 micrograms?" "It was put up to 100 in the spring."
export function asSince(how: string, { unit, index }: Passage, passages: readonly Passage[]): string {
  const strength = /^\d+(?:\.\d+)?/.exec(how)?.[0];
  if (strength === undefined) return how;
  for (const { unit: next, role } of passages.slice(index + 1, index + 5)) {
    if (next.turn > unit.turn + 1) break;
    if (role === 'clinician' || next.clinical.drugs > 0) continue;
    const now = changed.exec(plainOf(next))?.[1] ?? correctedStrength(strength, next);
    if (now !== null) return how.replace(strength, now);
  }
  return how;
}

/**
 * What was said of a dose that has been changed since, and of the change: the list of medicines has the new one. "You're
 * on levothyroxine, 75 micrograms?" "It was put up to 100."
 */
export function outdatedDoses(passages: readonly Passage[]): Unit[] {
  return passages.flatMap(({ unit, role, index }) => {
    if (role !== 'clinician' || unit.clinical.drugs !== 1) return [];
    const how = medicationsIn(plainOf(unit))[0]?.how ?? '';
    if (how === '' || asSince(how, passages[index]!, passages) === how) return [];
    const answer = passages
      .slice(index + 1, index + 5)
      .find(
        (p) =>
          p.role !== 'clinician' &&
          (changed.test(plainOf(p.unit)) || correctedStrength(how.split(' ')[0]!, p.unit) !== null),
      );
    return answer === undefined ? [unit] : [unit, answer.unit];
  });
}

/** "Omeprazole, twenty?" "Forty, actually.": an answer that has another strength than what was asked. */
export function correctsDose(asked: Unit, answer: Unit): boolean {
  if (asked.clinical.drugs !== 1 || answer.words.length > 7) return false;
  const strength = /^\d+(?:\.\d+)?/.exec(medicationsIn(plainOf(asked))[0]?.how ?? '')?.[0];
  return strength !== undefined && correctedStrength(strength, answer) !== null;
}
