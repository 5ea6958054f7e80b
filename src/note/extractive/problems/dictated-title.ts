import { isConditionWord } from '../lexicon/conditions.ts';
import { nameIn } from './diagnosis-name.ts';
import { isSign } from './vague-name.ts';

const titled =
  /^(?:the |assessment |problem )?(?=)((?:(?:elevated|abnormal|low|high|decreased|increased|chronic|acute|right|left|bilateral) )?(?:[a-z-]+ ){0,4}(?:level|levels|enzymes|finding|findings|abnormality|nodule|health|maintenance|[a-z-]+))(?=)(?: (?:on|of) (?:exam\w*|the [a-z]+))?[.:](?: |$)/;

// Broken off: "lung field abnormal finding on …"
const abnormal = /^((?:[a-z-]+ ){1,4}abnormal findings?)(?: (?:on|of) [a-z]+)?[.:]?$/;
const subject =
  /^the ((?:right |left )?(?:[a-z-]+ ){1,3}(?=)(?:nodule|mass|lesion|cyst|lump|polyp))(?=)s? (?:is|was|are|were|measures?|has|have)(?=)\b/;

/** What a sentence of a dictation with titles is about: "the right testicular nodule is about 3 mm". */
export function dictatedSubject(text: string): string | null {
  return subject.exec(text.toLowerCase())?.[1] ?? null;
}

/** The title that a clinician dictates before what belongs to it: "Elevated alkaline phosphatase level.", "Preventative health: …". */
export function dictatedTitle(text: string): string | null {
  const low = text.toLowerCase().replace(turnsTo, '');
  const name = titled.exec(low)?.[1] ?? (low.includes('abnormal') ? abnormal.exec(low)?.[1] : undefined);
  const words = name?.split(' ') ?? [];
  if (name === undefined || words.length < 2 || words.length > 6 || words.some((w) => verbal.test(w)))
    return null;
  if (isConditionWord(words.at(-1)!)) return isSign(name) && words.length < 3 ? null : name;
  return /^(?:elevated|abnormal|low|high|decreased|increased) .*(?:levels?|enzymes)$|\babnormal findings?$|\bnodule$|^(?:prevent\w+ health|health(?:care)? maintenance)$/.test(
    name,
  )
    ? name
    : null;
}

/** "Now, about the gout." */
const turnsTo = /^(?:(?:now|so|and|okay|then),? )?about (?:the|your|his|her) /;

const verbal =
  /^(?:i|you|he|she|it|we|they|is|are|was|were|has|have|had|do|does|no|not|any|first|second|third|fourth|next|last|other|then|also|your|my|that|this|there|and|or|so|if|will|can|could|may|might|be|been|probably|maybe|shows?|showed|looks?|sounds?|okay|yes|for|with|to|from|because|since|given|due)$/;

const opens =
  /^(?:(?:okay|so|and|now|then|all right|alright|my|the|for),? ){0,3}(?:assessment(?: and plan)?|impressions?|diagnos[ie]s|plan)(?:[.:]|$)/i;
const counted = /^(?:under (?!the )|(?:number )?(?:one|two|three|four|five|six|[1-6])[,.:] )/i;
const heads = /^(?:tobacco|alcohol|opioid|cannabis) use\b/;
const ends = /[,.:;]/;
const mostInTitle = 12;

/** "Assessment and plan.", "Impression: lumbar stenosis.": what is dictated behind it in that turn names problems outright. */
export function opensDictation(text: string): boolean {
  return opens.test(text);
}

/** "Impression: lumbar stenosis.", "one, a tear of the cuff": without what leads to the name. */
export function withoutDictationLead(text: string): string {
  return text.replace(opens, '').trim().replace(counted, '');
}

/** In such a dictation the problem that a sentence without a verb begins with: "Two, left ring trigger finger, night splint." */
export function titleDictated(text: string): string | null {
  const [first = ''] = withoutDictationLead(text).toLowerCase().split(ends, 1);
  const words = first.split(' ');
  if (words.length > mostInTitle || words.some((word) => spoken.test(word))) return null;
  const use = heads.exec(first)?.[0];
  if (use !== undefined) return use;
  const name = nameIn(first);
  return name !== null && first.startsWith(name) && !isSign(name) ? name : null;
}

// What no title has: "start lisinopril for the hypertension".
const spoken =
  /^(?:i|we|you|he|she|it|they|is|are|was|were|has|have|had|do|does|no|not|any|your|my|that|there|so|if|will|can|could|may|might|be|been|start|stop|continue|increase|decrease|refer|order|check|for|but)$/;
