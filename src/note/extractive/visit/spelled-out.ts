import { upperFirst } from '../../language/upper-first.ts';
import { askedStatement } from '../answers/in-full/asked-statement.ts';
import { askedText } from '../answers/in-full/asked-text.ts';
import { itemsAsked } from '../answers/in-full/items-asked.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { inFirstPerson } from './first-person.ts';
import { alsoOwn, ownBehindKin } from './own-behind-kin.ts';
import { inTwo } from './unit-in-two.ts';
import { reworded, type Unit } from './units.ts';

const longestAnswer = 12;

/**
 * The units with what an answer leaves to its question in the question's words: "any fever, chills or sweats?" "No, no,
 * and yes." → Sweats. No fever, no chills.
 */
export function withSpelledOut(units: readonly Unit[]): Unit[] {
  const out: Unit[] = [];
  for (const unit of units) {
    const asked = unit.answers;
    const before = out.at(-1);
    // "I smoked in the army. Gave it up in eighty nine."
    if (before?.turn === unit.turn && ownHabit.test(before.said) && gaveUp.test(unit.text)) {
      out.push(reworded(unit, unit.text.replace(gaveUp, 'Quit')));
      continue;
    }
    const isAnswer = asked !== null && unit.role !== 'clinician' && asked.turn === unit.turn - 1;
    if (!isAnswer || unit.words.length > longestAnswer) out.push(unit);
    else if (unit.opens) out.push(...answered(unit, asked));
    else out.push(...behind(out, unit, asked));
  }
  return out;
}

function answered(unit: Unit, asked: Unit): Unit[] {
  const each =
    alsoOwn(unit, asked) ?? eachAnswered(unit, asked) ?? onlyOther(unit, asked) ?? howOftenAndTold(unit);
  if (each !== null) return each;
  const chosen = oneOfTwo(unit.text, asked);
  if (chosen !== null)
    return [
      chosen.isWhole
        ? { ...reworded(unit, chosen.text), answers: null, inFull: true }
        : reworded(unit, chosen.text),
    ];
  const said = usedTo(unit, asked) ?? placeInstead(unit, asked) ?? partThatDoes(unit, asked);
  return said === null ? [unit] : [reworded(unit, said)];
}

// What is said behind the first sentence of an answer, the last of `out`, which it may take with it.
function behind(out: Unit[], unit: Unit, asked: Unit): Unit[] {
  const first = out.at(-1)!;
  if (!first.opens || first.turn !== unit.turn) return [unit];
  const own = ownBehindKin(out, unit, asked);
  if (own !== null) return own;
  // "The second one. Eating settles it.": nothing of the question is left to answer.
  if (first.answers === null && first.inFull) {
    if (unit.words.length > fewestTold) return [{ ...unit, answers: null }];
    out.pop();
    const whole = `${first.text.slice(0, -1)}, ${unit.text.toLowerCase()}`;
    return [{ ...reworded(first, whole), answers: null, inFull: true, end: unit.end }];
  }
  return [unit];
}

const ownHabit = /^(?:(?:yes|yeah|well|no) )?i (?:smoked|vaped|drank)\b/;
const gaveUp = /^(?:gave (?:it|them|that) up|gave up|packed it in|stopped)\b/i;
const fewestTold = 2;
const yesOrNo = /^(?:no|nope|nah|yes|yeah|yep|and|but)$/;
const toEach =
  /^(yes|yeah|no|nope) (?:to|on)(?=) (?:the )?([a-z -]{3,30}),? (?:and |but )?(?=)(yes|yeah|no|nope)(?=) (?:to|on) (?:the )?([a-z -]{3,30})[.!]*$/i;
const isNo = (word: string) => /^n/i.test(word);
// "Fever or chills?" "Yes and no."
const fewestInRow = 3;

// "No, no, and yes.", "Yes to the nausea, no to the vomiting."
function eachAnswered(unit: Unit, asked: Unit): Unit[] | null {
  const [, one, what = '', other, also = ''] = toEach.exec(unit.text) ?? [];
  if (one !== undefined && other !== undefined)
    return isNo(one) === isNo(other)
      ? null
      : inTwo(unit, isNo(one) ? also : what, `no ${isNo(one) ? what : also}`);
  const yesTo = yesToOne.exec(unit.text);
  if (yesTo !== null) return inTwo(unit, yesTo[1]!, yesTo[2]!);
  const all = allOfThem(unit, asked);
  if (all !== null) return [reworded(unit, all)];
  if (unit.words.length < fewestInRow || !unit.words.every((word) => yesOrNo.test(word))) return null;
  const answers = unit.words.filter((word) => word !== 'and' && word !== 'but');
  const items = itemsAsked(askedText(asked));
  const had = items.filter((_, i) => !isNo(answers[i]!));
  if (answers.length < fewestInRow || items.length !== answers.length) return null;
  if (had.length === 0 || had.length === items.length) return null;
  const denied = items.filter((_, i) => isNo(answers[i]!)).map((item) => `no ${item}`);
  return inTwo(unit, had.join(' and '), denied.join(', '));
}

// "Yes to the reflux, but it doesn't wake me."
const yesToOne =
  /^(?:yes|yeah) to the ([a-z -]{3,30}),? (?:but|and) (?=(?:it|i|he|she|they|that)\b)(.{4,80})$/i;

const allThree =
  /^(?:(?:yes|yeah|um|uh|well),?(?=) )?(?=)(?:(all(?: of (?:them|those))?(?: three| four| five)?|both(?: of (?:them|those))?)|the first (two|three))(?=)(?:,? (?:yes|yeah|really|actually))?[.!]*$/i;
const howMany = new Map([
  ['two', 2],
  ['three', 3],
]);

// "Nausea, vomiting or diarrhea?" "All three.", "The first two, yes."
function allOfThem({ text }: Unit, asked: Unit): string | null {
  const found = allThree.exec(text);
  const items = found === null ? [] : itemsAsked(askedText(asked));
  if (items.length < (found?.[2] === undefined ? 2 : fewestInRow) || items.includes('both')) return null;
  const had = items.slice(0, howMany.get(found![2]?.toLowerCase() ?? '') ?? items.length);
  return upperFirst(`${had.slice(0, -1).join(', ')} and ${had.at(-1)!}.`);
}

const ordinal =
  /^(?:(?:um|uh|well|oh|probably|definitely|more|mostly|it['’]s|i['’]d say|i think)(?=),?(?=) ){0,3}(?=)the (first|former|second|latter|last)(?=)(?: one| bit| part)?(?=)(?:,?(?=) (?:definitely|really|mostly|probably|i (?:think|guess|suppose)))?[.!]*$/i;
const or = /,? or (?=[a-z])/gi;

// "Does it come with meals, or is it worse on an empty stomach?" "The second one."
function oneOfTwo(answer: string, asked: Unit): { text: string; isWhole: boolean } | null {
  const which = ordinal.exec(answer)?.[1]?.toLowerCase();
  const parts = which === undefined ? [] : askedText(asked).split(or);
  if (parts.length !== 2) return null;
  const part = parts[which!.startsWith('f') ? 0 : 1]!;
  const stated = askedStatement(part)?.text;
  return { text: upperFirst(`${stated ?? part}.`), isWhole: stated !== undefined };
}

const howOften =
  /^(?:(?:um|uh|well|oh|yes|yeah)(?=),? ){0,2}(?=)(sometimes|occasionally|(?:every )?now and (?:then|again)|a (?:little|bit)|a little bit|once in a while|most (?:days|nights|mornings)|rarely|not (?:much|often))(?=),? but (?=(?:i|it|he|she|they|my|his|her)(?=)\b)/i;

// "Do you feel sick with it?" "Sometimes, but I never throw up."
function howOftenAndTold(unit: Unit): Unit[] | null {
  const found = howOften.exec(unit.text);
  return found === null ? null : inTwo(unit, found[1]!, unit.text.slice(found[0].length));
}

const asksAny =
  /^(?:(?:and|so|okay) )*(?:any|(?:is|are|was|were) there|(?:do|does|did|have|has) (?:you|he|she)|how about|what about) /;
const onlyThat =
  /^(?:(?:um|uh|well|no),? )*(?=((?:only|just) (?:(?:an?|the|some|my|his|her|bit|little|of|slight) ){0,4}[a-z]+(?: [a-z]+){0,5})[.!]*$)/i;

// "Any chest pain?" "Only breathlessness.": no chest pain.
function onlyOther(unit: Unit, asked: Unit): Unit[] | null {
  const { text, clinical } = unit;
  const named = asked.clinical.symptoms;
  if (clinical.symptoms.length === 0 || named.length === 0 || !asksAny.test(asked.said)) return null;
  const only = onlyThat.exec(text)?.[1];
  if (only === undefined) return null;
  const again = clinical.symptoms.some(({ symptom }) =>
    named.some(
      (one) =>
        one.symptom.written === symptom.written || one.symptom.words.some((word) => text.includes(word)),
    ),
  );
  if (again) return null;
  const who = unit.role === 'relative' ? (/\b(he|she)\b/.exec(asked.said)?.[1] ?? null) : 'i';
  if (who === null) return null;
  const told = `${upperFirst(who)} ${who === 'i' ? 'have' : 'has'} ${only.toLowerCase()}.`;
  return inTwo(unit, 'No', told);
}

const instead =
  /^(?:(?:no,? (?:it was )?)((?:on |in )?(?:my|the) (?:[a-z]+ )?[a-z]+)|((?:on |in )?(?:my|the) (?:[a-z]+ )?[a-z]+),? (?:actually|really))[.!]*$/i;
const place = /\b(on |in )?(?:my|the) (?:[a-z]+ )?([a-z]+)\b/gi;

// "And you landed on your wrist?" "On my elbow, actually."
function placeInstead({ text, words }: Unit, asked: Unit): string | null {
  const found = words.some(isBodyPart) ? instead.exec(text) : null;
  const told = found?.[1] ?? found?.[2];
  const stated = told === undefined ? null : askedStatement(askedText(asked));
  if (stated === null || stated.negative || !stated.text.startsWith('i ')) return null;
  const places = [...stated.text.matchAll(place)].filter(([, , part]) => isBodyPart(part!.toLowerCase()));
  const [was] = places;
  if (was === undefined || places.length > 1) return null;
  const bare = told!.replace(/^(?:on|in) /i, '').toLowerCase();
  return upperFirst(`${stated.text.replace(was[0], `${was[1] ?? ''}${bare}`)}.`);
}

const partDoes =
  /^(?:(?:not |no,? )?(?=)(?:my|the|his|her) (?:[a-z]+ )?[a-z]+(?:,? (?:no|not))?(?=),? (?:but )?)?(?=)((?:my|the|his|her)(?=) (?:(?:left|right) )?([a-z]+)) (?:does|do|is|are)[.!]*$/i;

// "Does it hurt when you swallow?" "My throat, no. My ear does."
function partThatDoes({ text, words }: Unit, asked: Unit): string | null {
  const [, part, name = ''] = (words.some(isBodyPart) && partDoes.exec(text)) || [];
  if (part === undefined || !isBodyPart(name.toLowerCase())) return null;
  const stated = askedStatement(askedText(asked));
  return stated === null || stated.negative || !stated.text.startsWith('it ')
    ? null
    : upperFirst(`${part.toLowerCase()}${stated.text.slice('it'.length)}.`);
}

const didOnce =
  /^(?:(?:no|yes|yeah|well|oh),? )?(?:i|it|he|she|they) used to(?:,? ((?:but )?not .{2,60}?))?[.!]*$/i;
const asksDo =
  /^do(?:es)? ((?:you|it|he|she|they|(?:your|the|his|her) [a-z]+) )(?!have\b)(?:still |ever )?([a-z]{2,}(?: .{1,60})?)$/i;

// "Does your asthma wake you up?" "It used to."
function usedTo({ said, text }: Unit, asked: Unit): string | null {
  if (!said.includes('used to')) return null;
  const once = didOnce.exec(text);
  const [, who, act] = (once !== null && asksDo.exec(askedText(asked))) || [];
  if (act === undefined) return null;
  const tail = once![1] === undefined ? '' : `, ${once![1]}`;
  return upperFirst(`${inFirstPerson(`${who!.toLowerCase()}used to ${act}`)}${tail}.`);
}
