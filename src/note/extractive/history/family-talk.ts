import { kin } from '../../language/kin.ts';
import { acquaintanceWords, familyWords } from '../problems/trouble-context.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const names: ReadonlySet<string> = new Set(['family', 'familial', 'relatives']);
// Not "my family doctor", "my family says it's stress".
const family =
  /\b(?:family(?! (?:doctors?|physicians?|practices?|practitioners?|medicine|planning|says?|thinks?|told|noticed|wants?|is worried)\b)|familial|relatives)\b/;
const yourKin = new RegExp(`\\b(?:your|the) (?:[a-z]+ )?${kin}\\b`);
const you = /\b(?:you|your)\b/;
const shortRemark = 8;
const own =
  /\b(?:i've (?:had|got|been)|i (?:also |myself )?(?:have|had|got|get)(?! (?:an?|one|two|three|some|\d+|lots of|a lot of) )|myself|me too)\b/;
const inFamily = /\b(?:in|through) (?:the|my|our) family\b/;
// "He's got bedwetting that's never gone away, it runs in the family."
const theirs =
  /\b(?:you|he|she)(?=)(?:'ve|'s| have| has)(?: got| had)? (?!(?:an?|any|some|the|that|this)? ?(?=)(?:strong |big |long )?(?=)(?:family|familial|history)\b)/;
const bloodKin = new Set([...familyWords].filter((word) => word !== 'wife' && word !== 'husband'));
// "He started me on some antibiotics."
const ofMe = /\b(?:i|me|my|i'm|i've)\b/;
// "How's your dad doing?" "He had mesothelioma.", "Let's start with my mom. She died of heart failure."
const thirdFirst = /^(?:(?:well|oh|yes|yeah|no|um|uh|doctor|and|but|so)(?=) ){0,3}(?=)(?:he|she|they|both)\b/;

/**
 * The passages that ask or tell of the family's illnesses, none of the patient's own: "does cancer run in your family?",
 * and until the patient is spoken of again, "what about heart disease?" and "that too, but I can't remember who".
 */
export function familyTalk(passages: readonly Passage[]): ReadonlySet<Passage> {
  const found = new Set<Passage>();
  let talk: 'family' | 'relative' | null = null;
  let asked = -1;
  // The turn in which the patient named a relative last.
  let told = -1;
  for (const [i, passage] of passages.entries()) {
    const { unit, role } = passage;
    const named = saysFamily(unit);
    if (role === 'clinician') {
      if (named) {
        talk = 'family';
        asked = unit.turn;
        if (!theirs.test(unit.said)) found.add(passage);
        const before = passages[i - 1];
        if (before !== undefined && isAskedWith(before, passage, passages[i + 1])) found.add(before);
      } else if (unit.question || (talk !== null && unit.turn !== asked)) {
        if (talk === 'family' && unit.words.some((word) => familyWords.has(word))) found.add(passage);
        talk = goesOn(unit, talk);
        if (talk === 'family' && unit.question) found.add(passage);
      }
      continue;
    }
    if (own.test(unit.said) && !inFamily.test(unit.said)) continue;
    const ofThem = role === 'patient' && (talk === 'relative' || told === unit.turn);
    if (unit.words.some((word) => bloodKin.has(word))) told = unit.turn;
    if (named || talk === 'family' || (ofThem && thirdFirst.test(unit.said) && !ofMe.test(unit.said)))
      found.add(passage);
  }
  return found;
}

/** The passages that go on of one who is no relative, and was named in the same turn: "My neighbor drove me. She had anemia." */
export function acquaintanceTalk(passages: readonly Passage[]): ReadonlySet<Passage> {
  const found = new Set<Passage>();
  let told = -1;
  for (const passage of passages) {
    const { unit, role } = passage;
    if (role !== 'patient') continue;
    if (told === unit.turn && thirdFirst.test(unit.said) && !ofMe.test(unit.said)) found.add(passage);
    else if (unit.words.some((word) => acquaintanceWords.has(word))) told = unit.turn;
  }
  return found;
}

// "Any history of gallstones? Anyone in the family?" "My mother had hers out.": neither was answered of the patient.
function isAskedWith(before: Passage, { unit }: Passage, reply: Passage | undefined): boolean {
  return (
    before.role === 'clinician' &&
    before.unit.question &&
    before.unit.turn === unit.turn &&
    reply?.role === 'patient' &&
    reply.unit.words.some((word) => bloodKin.has(word)) &&
    !own.test(reply.unit.said) &&
    !answersFirst.test(reply.unit.said)
  );
}
const answersFirst = /^(?:no|nope|never|not|yes|yeah|yep)\b/;

function saysFamily({ words, said }: Unit): boolean {
  return words.some((word) => names.has(word)) && family.test(said);
}

function goesOn(unit: Unit, talk: 'family' | 'relative' | null): 'family' | 'relative' | null {
  if (!unit.question) return unit.words.length > shortRemark ? null : talk;
  if (yourKin.test(unit.said)) return talk ?? 'relative';
  return asksOn.test(unit.said) && (!you.test(unit.said) || ofAnyone.test(unit.said)) ? talk : null;
}

// "What about heart disease?", "which cancer?", "oh, coronary heart disease?"
const asksOn =
  /^(?:(?:and|so|okay|now|oh|thank you|hm|well)(?=) ){0,3}(?=)(?:(?:what|how) about|which|what (?:kind|type|sort|exactly)|who|how old|any(?:one|body|thing)? (?:else|other)|(?:do|does|did|has|have|can)(?=) (?:you|any|they)|is (?:he|she|there))(?=)(?: |$)|^oh [a-z' ]{3,30}$/;
// "Do you know of anyone with dementia?", "Did they say what kind?"
const ofAnyone =
  /\b(?:anyone|anybody|someone|any of them|who (?:else )?(?:has|had)|do you know(?: what| which| how)?|can you remember)\b/;
