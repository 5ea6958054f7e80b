import { partNamed, sideTurnedTo } from '../language/side-turned-to.ts';
import { matchesOf } from '../matches.ts';
import type { TranscriptIndex } from './transcript-index.ts';

const parts =
  'ears?|eyes?|eyelids?|cheeks?|jaws?|nostrils?|sides?|necks?|shoulders?|arms?|forearms?|elbows?|wrists?|hands?|fingers?|thumbs?|breasts?|chest|lungs?|ribs?|flanks?|kidneys?|abdomen|quadrants?|groins?|hips?|thighs?|knees?|legs?|calf|calves|shins?|ankles?|foot|feet|heels?|toes?|lower|upper|axilla|testicles?|ovar\\w+|temples?|face|scapula|clavicles?|extremit\\w+|buttocks?|sciatic\\w*|tonsils?|lobes?|ventric\\w+|atri\\w+|carotids?|rotator|achilles|femur|humerus|tibia|fibula|index|pinky|middle|ring|great|big|medial|lateral|cervical|tympanic|maxillary|inguinal|brain|hemisphere';
const sided = new RegExp(`\\b(left|right)(?:-sided|-handed)?(?:[\\s-]+\\w+){0,2}?[\\s-]+(${parts})\\b`, 'gi');
const sidedWord = /\b(left|right)(?=)[- ](?:sided|hand|handed|side|one|lower|upper)(?=)\b/gi;
/** "Right" as a side, where speech uses it for many other things. */
const saidRight = new RegExp(
  `\\bright[- ](?:\\w+ ){0,2}(?:${parts}|one|sided?|handed)\\b|\\b(?:my|your|the|her|his|on|it's|its|this|that|mostly|just|no,|sorry,|lying,|wait,|mean,|actually,) right(?! now| away| there| here| time| thing| after| before| amount| direction)\\b`,
  'i',
);
const saidLeft = /\bleft\b/i;
const saidBoth =
  /\b(?:both|bilateral\w*|either|each|all over|(?:ears|eyes|lungs|arms|legs|knees|feet|hands|ankles|hips|shoulders|wrists|elbows|breasts|calves|kidneys|extremities|sides|bases))\b/i;
const around = 6;

/** Words that place a finding within a part: sides of different parts share them. */
const vague =
  /^(?:side|lower|upper|medial|lateral|middle|great|big|index|ring|pinky|cervical|extremit\w+|quadrant)$/;

const mustBeSaid =
  /^(?:ear|eye|shoulder|arm|elbow|wrist|hand|finger|thumb|breast|hip|thigh|knee|leg|ankle|foot|heel|toe)$/;

type Side = 'left' | 'right';

/** Body part → the passages that give it a side. */
export type HeardSides = ReadonlyMap<string, Readonly<Record<Side, readonly number[]>>>;

export function hearSides({ passages }: TranscriptIndex): HeardSides {
  const heard = new Map<string, Record<Side, number[]>>();
  let last: string | null = null;
  for (const [at, { text, source }] of passages.entries()) {
    const before = passages[at - 1];
    // "Left breast is normal. On to the right. There's a lump."
    const turned = sideTurnedTo(text);
    last = turned?.part ?? partNamed(text) ?? last;
    if (turned !== null && last !== null && turned.side !== 'other') place(heard, last, turned.side, at);
    // "Let me look in your ears. Left one's full of wax."
    if (last !== null)
      for (const [, side] of matchesOf(sidedOne, text)) place(heard, last, side!.toLowerCase() as Side, at);
    const meant = before === undefined || before.source.turn === source.turn ? null : otherSide(text);
    for (const { side, part } of meant === null ? sidedParts(text) : sidedParts(before!.text)) {
      place(heard, part, meant ?? side, at);
    }
  }
  return heard;
}

const sidedOne = /\b(left|right)(?=) one\b/gi;

function place(heard: Map<string, Record<Side, number[]>>, part: string, side: Side, at: number): void {
  const places = heard.get(part) ?? { left: [], right: [] };
  places[side].push(at);
  heard.set(part, places);
}

const onlySide =
  /^\W*(?:(?:no|nope|sorry|wait|hang on|hold on|actually|well|um|uh|it['’]s|it is|it was)\W+){0,3}(?=)(?:(?:the|my|his|her) (left|right)|(left)|(right) (?:one|side))(?=)(?: (?:one|side))?\W*$/i;

// "It's the left ear, isn't it?" "No, the right.": the side of what was asked of.
function otherSide(text: string): Side | null {
  const found = onlySide.exec(text);
  const side = found?.[1] ?? found?.[2] ?? found?.[3];
  return side === undefined ? null : (side.toLowerCase() as Side);
}

/**
 * Whether the sides a note's sentence names were said. A part that was given only one side has that side all through
 * the note; otherwise the side must have been said near where the sentence comes from.
 */
export function sidesAreHeard(
  text: string,
  sources: readonly number[],
  heard: HeardSides,
  index: TranscriptIndex,
): boolean {
  const near = {
    left: () => isSaid(saidLeft, sources, index),
    right: () => isSaid(saidRight, sources, index),
  };
  for (const { side, part } of sidedParts(text)) {
    const places = vague.test(part) ? undefined : heard.get(part);
    if (places === undefined) {
      if ((mustBeSaid.test(part) && !index.words.has(part)) || !near[side]()) return false;
      continue;
    }
    const other = side === 'left' ? 'right' : 'left';
    // Where both sides of a part are talked about, what the source itself says decides.
    const told = sources.some((at) => places[side].includes(at));
    const toldOther = sources.some((at) => places[other].includes(at));
    if (
      places[side].length === 0 ||
      (toldOther && !told) ||
      !(told || places[other].length === 0 || near[side]())
    ) {
      return false;
    }
  }
  for (const [, word] of matchesOf(sidedWord, text)) if (!near[word!.toLowerCase() as Side]()) return false;
  if (!/\bbilateral/i.test(text)) return true;
  return isSaid(saidBoth, sources, index) || (near.left() && near.right());
}

function sidedParts(text: string): { side: Side; part: string }[] {
  if (!/left|right/i.test(text)) return [];
  return matchesOf(sided, text).map((match) => {
    const part = match[2]!.toLowerCase();
    return { side: match[1]!.toLowerCase() as Side, part: part === 'feet' ? 'foot' : part.replace(/s$/, '') };
  });
}

function isSaid(side: RegExp, sources: readonly number[], { passages }: TranscriptIndex): boolean {
  return sources.some((source) =>
    passages.slice(Math.max(0, source - around), source + around + 1).some(({ text }) => side.test(text)),
  );
}
