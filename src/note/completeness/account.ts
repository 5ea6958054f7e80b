import { numberRuns } from '../evidence/number-runs.ts';
import { stem } from '../evidence/stem.ts';
import type { Passage, TranscriptIndex } from '../evidence/transcript-index.ts';
import { clinicalWords } from '../extractive/visit/clinical-words.ts';
import { wordsOf } from '../extractive/visit/units.ts';
import { answerTo } from '../language/answer.ts';
import { saysNothing } from './answers.ts';
import { isCovered } from './coverage.ts';
import type { NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { isAskedByName, isPatients, isQuestion } from './visit-said.ts';

/** Words of the body and of what is felt in it, beside the names of symptoms and illnesses. */
const bodily = new Set(
  `head face eye eyes eyelid ear ears nose mouth jaw tongue tooth teeth gums throat neck chest breast breasts breastbone ribs rib side back spine shoulder shoulders
arm arms elbow elbows wrist wrists hand hands finger fingers thumb thumbs nail nails belly stomach tummy abdomen groin hip hips buttock leg legs thigh thighs knee knees
calf calves shin ankle ankles foot feet heel heels toe toes skin scalp lump bump spot spots blister blisters scab sore sores wound cut bruise bruises scar
ache aches aching achy hurt hurts hurting pain pains painful sore tender stiff stiffness swell swells swollen swelling puffy numb tingle tingling tingly burn burns burning sting stings stinging
itch itches itching itchy throb throbbing cramp cramps cramping pop popped pops snap click clicks clicking crack snapped lock locks locked locking buckle buckles buckled giving
weak weaker dizzy lightheaded woozy faint fainted giddy tired exhausted shaky shaking trembling tremor shivery shivering shivers sweaty sweating sweats feverish
vomit vomiting vomited nauseous nauseated queasy retching poop stool stools bowels bowel pee peeing urinate urinating urine bleed bleeding bled blood bloody clots pus discharge ooze oozing
cough coughing coughed phlegm mucus snot wheeze wheezing wheezy breath breathe breathes breathing breathless winded choking swallow swallowing snore snoring hoarse
sleep sleeping asleep awake insomnia appetite hungry thirsty period periods pregnant miscarriage weight pounds kilos fell falls falling fallen tripped twisted
sweat sweats hot cold unwell energy stream thoughts dead die dying suicide suicidal cutting razor voices
temperature fever memory forget forgets forgetting forgetful confused confusion mood depressed anxious anxiety panic panicky crying hopeless stressed
hospital hospitalized surgery surgeries operation operations procedures emergency ambulance casualty injured injury accident crash diagnosed
pill pills tablet tablets medicine medicines medication medications inhaler cream ointment drops spray patch injection injections shot shots vaccine vaccines
brace splint crutches cane walker sling boot icing iced ice heating elevated`.split(/\s+/),
);
/** What the body does: what is asked of it is told by any answer, and what the patient says of it counts with how it goes. */
const doing = new Set(
  `walk walking stand standing sit sitting bend bending lift lifting climb climbing stairs run running drive driving lie lying laying eat eating drink drinking drank grip gripping turn turning
kneel kneeling squat squatting reach reaching twist twisting noise noises`.split(/\s+/),
);
/** What every history asks, beside how the patient is. */
const standing = new Set(
  'family father mother dad mom mum parents brother brothers sister sisters allergies allergic conditions illnesses problems guns home'.split(
    ' ',
  ),
);
/** How it goes: what the patient can or cannot do, since when, and what makes it better or worse. */
const going = new Set(
  `worse worsened worsening better improved improving helped helps help relief relieved comes came went started starts began stopped stops since ago after before during until every night nights morning mornings
weeks week month months year years day days hours hour minutes times twice constant constantly sudden suddenly gradually radiates radiating spread spreads moved shoots goes
january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday weekend christmas thanksgiving easter summer winter spring autumn
ca can't cannot unable could couldn't hard harder difficult trouble struggle struggling limping limp take takes taking took tried trying using used stopped missed lost gained lose dropping dropped`.split(
    /\s+/,
  ),
);
const no =
  /^\W*(?:(?:um|uh|oh|well|okay|but|and|so)\W+)*(?:no|nope|nah|not|never|none|nothing|neither|i (?:do|did|have|am|was)(?=)(?: not| ?n['’]t)|(?:do|did|have)(?: not| ?n['’]t))(?=)\b/i;
/** Asked, thanked, wished, joked or long over: tells nothing of how the patient is. */
const talk =
  /\b(?:thank|thanks|sorry|hope|hopefully|hoping|wondering|wonder|worried|guess so|sounds good|makes sense|appreciate|nice|joke|kidding|my mind|wish|recall|remember|related to|i(?:['’]ll| will| suppose)|no,? not really|went away|used to (?:get|have)|what (?:if|about)|if (?:that|you|they)|should i|can i|do i|could i|will i|would i|you (?:know what|guys|said|told|think|want|mean|should|can|could))(?=)\b/i;
const brokenOff = /(?:\.\.|-|\b(?:no|uh|um|the|a|and|or|my)(?=)\b)[\s,.]{0,4}$/i;
const least = 1.5;
/** That a clinician asked for it. */
const asked = 0.5;
/** In content words. */
const shortest = 2;

/** What patients told of their trouble, asked or not, that no sentence of the note has, nor was made from. */
export function* missingAccount(index: TranscriptIndex, note: NoteContent): Generator<Omission> {
  const { passages } = index;
  const isTold = (passage: Passage) => isCovered(passage, index, note, 'told');
  for (const [at, passage] of passages.entries()) {
    const { role, source } = passage;
    // "Any pain?" "Yeah. A deep ache.": the note has more than the yes.
    const goesOn = (next: Passage | undefined) =>
      next?.source.turn === source.turn && note.isMadeFrom(next.source);
    if (role === 'clinician' || note.isMadeFrom(source)) continue;
    const question = questionBefore(at, passages);
    if (question !== null && (asksWho.test(question.text) || isFoundByTouch(question, passage, note)))
      continue;
    const content = contentOf(passage);
    if (question !== null && content === 0) {
      if (
        isYesTo(question, passage.text) &&
        !goesOn(passages[at + 1]) &&
        !note.isMadeFrom(question.source) &&
        !isTold(question)
      )
        yield { kind: 'account', sources: [question.source, source] };
      continue;
    }
    if (content < (question === null ? shortest : 1)) continue;
    const text = passage.text.replace(noButFirst, '');
    const about = question === null ? 0 : asked + Math.min(1, topic(question.text));
    if (telling(text) + about < least) continue;
    if (no.test(text) || talk.test(text) || brokenOff.test(text) || isQuestion(passage)) continue;
    const known = content > fewWords ? 'none' : figuresIn(text, note);
    if (known === 'written' || (known === 'none' && isTold(passage)) || !isPatients(passage)) continue;
    yield { kind: 'account', sources: question === null ? [source] : [question.source, source] };
  }
}

// "No, but it wakes me up.", "Not really, I get up three times.": what is told begins after the no.
const noButFirst =
  /^\W*(?:(?:um|uh|oh|well)\W+)*(?:no|nope|nah|not really|never)(?:[\s,.]+(?:no|nope))?[\s,.]+(?=)(?=(?:but|just|only|except|it|it['’]s|i|i['’](?:m|ve)|he|she|they|we|my|with)\b)/i;

/** "Can I confirm your full name and date of birth?", "open your mouth for me": what is said to it is nothing of a history. */
const asksWho =
  /\b(?:date of birth|birthday|dob|(?:full|last|first|your) name(?! of)|(?:open|show me) your (?:mouth|throat)|(?:deep|big) breaths?)\b/i;
const touches = /\b(?:press|pressing|push|pushing|touch|touching|squeeze)\b/i;
const isFelt = /\b(?:hurts?|sore|tender|pain)\b/i;
const pointsThere = /\b(?:yes|yeah|yep|right there|there)\b/i;
const mostPointed = 8;

// "Does that hurt when I press?" "Yes, right there.": the tenderness stands in the examination.
function isFoundByTouch(question: Passage, { text }: Passage, note: NoteContent): boolean {
  return (
    touches.test(question.text) &&
    isFelt.test(question.text) &&
    pointsThere.test(text) &&
    text.split(' ').length <= mostPointed &&
    (note.holds(['tender']) || note.holds([stem('tenderness')]))
  );
}

/** Asked of more than a yes settles. */
const wide =
  /^\W*(?:(?:and|so|okay|um|uh|but|then|now|well)\W+)*(?:how|what|why|which|when|where|who)\b|\b(?:or|how|what)\b|\b(?:hello|speaking|mrs?|ms|questions?|you (?:want|wan|like|think))\b/i;

/** "Are you staying off that leg?" "Mm-hmm.": what was asked is what is told. */
function isYesTo(question: Passage, text: string): boolean {
  if (wide.test(question.text) || telling(question.text) < 1) return false;
  return answerTo(question.text, text) === 'yes';
}

/** In content words: of so short an answer the figure is what matters. */
const fewWords = 3;

/** Whether the figures of an answer stand in the note, in figures or in words. */
function figuresIn(text: string, { numbers }: NoteContent): 'none' | 'written' | 'missing' {
  const runs = numberRuns(text).filter(
    ({ start, end }) => !/^(?:an?|one|once|first)$/i.test(text.slice(start, end)),
  );
  if (runs.length === 0) return 'none';
  return runs.every(({ readings }) => [...readings].some((value) => numbers.has(value)))
    ? 'written'
    : 'missing';
}

/** What was asked right before, apart from words that say nothing ("I don't know. I've been cutting again."). */
function questionBefore(at: number, passages: readonly Passage[]): Passage | null {
  const { turn } = passages[at]!.source;
  let before = at - 1;
  while (passages[before]?.source.turn === turn && contentOf(passages[before]!) === 0) before -= 1;
  const question = passages[before];
  if (question === undefined || question.source.turn === turn || question.role === 'patient') return null;
  return isQuestion(question) || isAskedByName(question) ? question : null;
}

/** How many of its words tell something. */
function contentOf({ terms }: Passage): number {
  return terms.filter(({ text }) => !saysNothing.has(text)).length;
}

/** What is asked about: any word of the body or of what it does, a medicine, or what every history asks. */
function topic(text: string): number {
  const words = wordsOf(text);
  if (words.some((word) => doing.has(word) || standing.has(word))) return 1;
  return clinicalWords(words).drugs > 0 ? 1 : telling(text, words);
}

const figure = /\d/;

function telling(text: string, words = wordsOf(text)): number {
  let score = 0;
  for (const word of new Set(words))
    score += bodily.has(word) ? 1 : going.has(word) || doing.has(word) ? 0.5 : 0;
  const { conditions, symptoms } = clinicalWords(words);
  if (figure.test(text)) score += 0.5;
  return conditions + symptoms.length > 0 ? score + 1 : score;
}
