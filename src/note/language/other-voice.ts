import { cueOf, ledTo } from './correction-cues.ts';
import { sizeOf, type Thing, thingsIn } from './like-things.ts';
import { isOnly, type Replaced, replaced } from './taken-back.ts';
import type { Utterance } from './utterances.ts';

/** The sentences of three turns, as what two said against each other was settled. */
export interface Settled {
  own: readonly Utterance[];
  other: readonly Utterance[];
  again: readonly Utterance[];
}

/**
 * What a second person corrects: "Six months." "It's not six months. It's fourteen." "Fourteen, then." It stands in
 * the place of what was said first, where the first agrees, was in doubt, says nothing more to it, or is told outright that
 * it was not so; where they keep to it, both stand as they were said. `again` is what the first says to it.
 */
export function settled(
  own: readonly Utterance[],
  other: readonly Utterance[],
  again: readonly Utterance[],
): Settled | null {
  for (const first of own.slice(-2).reverse()) {
    const old = thingsIn(first.text);
    for (const [i, { text }] of old.length === 0 ? [] : other.slice(0, 4).entries()) {
      const told = replaced(first.text, old, cueOf(text)?.rest ?? text, false, true);
      if (told === null) continue;
      const right = accepted(first.text, old, told, other.slice(0, i + 1), again);
      if (right === null) return null;
      return {
        own: own.map((u) => (u === first ? { ...u, text: right.text } : u)),
        other: other.filter(
          (u, k) =>
            k !== i &&
            !(k < i && denies(u.text, told.wrong)) &&
            !saysWhen.test(u.text) &&
            !explains(u.text, right.thing),
        ),
        again: again.filter(({ text }, k) => k > 2 || !isOnly(text, right.thing)),
      };
    }
    // "…, twenty, and the diltiazem. I don't know the dose on the diltiazem." "It's 180.": not of the twenty.
    if (leavesToOther.test(first.text)) return null;
  }
  return null;
}

const leavesToOther =
  /\bi (?:do(?:n['’]t| not)|ca(?:n['’]t|nnot)|forget|forgot|am not|['’]m not)(?=)(?: (?:know|remember|recall|sure|think(?=) of))?(?=) (?:the|what|how|which)\b/i;

// "It was before the trip.", "Thursday, because the girls were over."
const saysWhen =
  /^(?:it|that)(?:['’]s| was)(?=) (?:at|before|after|when|the day|the week|around)(?=)\b.{0,50}$/i;
const explains = (text: string, thing: string) =>
  text.toLowerCase().startsWith(`${thing.toLowerCase()}, because `);

const inDoubt = /\?$|\b(?:what|maybe|perhaps|i think|i guess|i want to say|or so)\b/i;
const agrees =
  /^(?:(?:oh|well|okay|ok|all right|right|no)(?=),? ){0,3}(?=)(?:yes|yeah|right|true|you['’]re right|that['’]s (?:right|true)|if (?:you say so|i['’]m honest)|was (?:it|that)|(?:it )?(?:could|might) be|fair enough|(?:s?he|you) (?:keeps?|remembers?))(?=)\b[,.]? ?/i;

function accepted(
  first: string,
  old: readonly Thing[],
  told: Replaced,
  other: readonly Utterance[],
  again: readonly Utterance[],
): Replaced | null {
  for (const { text } of again.slice(0, 2)) {
    const yes = agrees.exec(text)?.[0] ?? '';
    const said = text.slice(yes.length);
    if (isOnly(text, told.wrong) || ledTo(said)?.text.toLowerCase() === told.wrong.toLowerCase()) return null;
    if (isOnly(text, told.thing) || opensWith(said, told.thing)) return told;
    // "More like six." "If I'm honest, yeah, five or six."
    if (yes !== '') return replaced(first, old, said, false, true) ?? told;
  }
  const corrects = other.length === 1 && isCorrection(first, other[0]!.text, told);
  return corrects || inDoubt.test(first) || other.some(({ text }) => denies(text, told.wrong)) ? told : null;
}

/** In words. */
const shortAnswer = 7;
const aside =
  /^(?:dad|mum|mom|mama|try|it['’]s been|(?:s?he|you)(?=)(?:['’]s| has| have|['’]ve) (?:had|been))(?=)\b,? ?/i;

// "It was an hour, I was there.": as sure as the other.
const onlyWas = /^it was (?!more |nearer |closer )/i;
const weekday = /day\b/i;
const ofSpeaker = /\b(?:i|i['’]m|i['’]ve|my|me|we)\b/i;
const clock =
  /^(?:\d{1,2}:\d\d|(?:ten|eleven|twelve|[a-z]{3,5})[ -](?:ten|fifteen|twenty|thirty|forty|forty[ -]five|fifty))$/i;

// "Eight days I was in." "Eleven, darling.": who puts it right at once stands, where nothing is said to it.
function isCorrection(first: string, text: string, told: Replaced): boolean {
  return (
    first.split(' ').length <= shortAnswer &&
    !/\bthat one\b/i.test(first) &&
    !onlyWas.test(text) &&
    (ledTo(text.replace(aside, ''))?.start ?? longestLead) < longestLead &&
    weekday.test(told.wrong) === weekday.test(told.thing) &&
    (sizeOf(told.wrong) > 24 || !clock.test(told.thing)) &&
    (ofSpeaker.test(first) || !ofSpeaker.test(told.text))
  );
}
const longestLead = 18;

const then = /^(?:okay|all right|right|well|oh|no)?,? ?/i;
const opensWith = (text: string, thing: string) => {
  const said = text.slice(then.exec(text)![0].length);
  const first = ledTo(said);
  return first !== null && first.start === 0 && thing.toLowerCase().endsWith(first.text.toLowerCase());
};

const notSo =
  /^(?:(?:oh|no),? )?(?=)(?:it['’]s |it was |that['’]s |that was )?(?=)not (?:on |in |for |the |about )?/i;

// "Not six months, Dale.", "Couple of days!"
function denies(text: string, wrong: string): boolean {
  if (text.length < wrong.length + 3 && /[!?]$/.test(text)) return isOnly(text, wrong);
  const not = notSo.exec(text)?.[0];
  return not !== undefined && text.toLowerCase().startsWith(wrong.toLowerCase(), not.length);
}
