import { isConditionWord } from './lexicon/conditions.ts';
import { isSign } from './problem-name.ts';

const titled =
  /^(?:the |assessment |problem )?((?:(?:elevated|abnormal|low|high|decreased|increased|chronic|acute|right|left|bilateral) )?(?:[a-z-]+ ){0,4}(?:level|levels|enzymes|finding|findings|abnormality|nodule|health|maintenance|[a-z-]+))(?: (?:on|of) (?:exam\w*|the [a-z]+))?[.:](?: |$)/;

/** The title that a clinician dictates before what belongs to it: "Elevated alkaline phosphatase level.", "Preventative health: …". */
export function dictatedTitle(text: string): string | null {
  const name = titled.exec(text.toLowerCase())?.[1];
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

const verbal =
  /^(?:i|you|he|she|it|we|they|is|are|was|were|has|have|had|do|does|no|not|any|your|my|that|this|there|and|or|so|if|will|can|okay|yes|for|with|to|from)$/;
