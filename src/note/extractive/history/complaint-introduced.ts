import { type SourcedText, sourcesOf } from '../draft.ts';
import { drugsIn } from '../lexicon/drugs.ts';
import { plainOf, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { uptoNextClause } from './stated-complaint.ts';

// "You've asked for a call about your HRT?" "You sent a photo of a mole?" "You wanted to talk to me about your sleep."
const askedFor =
  /(?<!\bbefore )\byou(?:'ve| have|'d| had)?(?=) (?:asked (?:for (?:a|me to) )?(?=)(?:call|ring|phone|appointment|chat|word)(?: you| back)?|booked (?:in |this |an appointment |a call )?|wanted to (?=)(?:see|speak to|talk to|chat to|ask|discuss|talk)(?=)(?: (?:me|us|someone|somebody|the doctor|a doctor))?|sent (?:us |me |in |over )?(?=)(?:a|some|the)(?=) (?:photos?|pictures?|message)(?: in)?)(?=) ?(?:about|of|for|regarding) (?:(?:an?|the|some|your|his|her|this|that|new) )*(?=)(.{3,60})/;
// "You're three weeks out from the gallbladder surgery?"
const afterSurgery =
  /\b(\d+ (?:days?|weeks?|months?))(?=) (?:out from|on from|after|since|post|following)(?=) (?:the|your|his|her)(?=) ((?:[a-z-]+ ){0,3}?(?=)(?:[a-z]+(?:ectomy|plasty)|surgery|operation|replacement|repair|procedure|delivery|birth|heart attack|stroke|biopsy))(?=)\b/;
const toPart =
  /\b(?:what (?:happened|did you do)|what(?:'ve| have) you done)(?=) to (?:the|your|his|her|that)(?=) ((?:(?:right|left) )?(?=)(?:knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|heel|toe|ear|eye|arm|leg|calf|back|neck|head))\b/;
// "You are here because your feet are burning."
const becausePart =
  /\bhere because (?:your|his|her|the)(?=) ((?:[a-z]+ ){1,3}?)(?:is|are|keeps?|has been|have been|has|have|won't|feels?)(?=) ([a-z]+)\b/;
// "How are we doing with the Zoloft?"
const onMedicine =
  /\bhow(?:'s| is| are| have)(?=) (?:you|we|things|it|everything)(?=) (?:been )?(?=)(?:(?:doing|getting on|going|feeling)(?=) (?:with|on)|finding) (?:the|your|those|that|these) ((?:new )?[a-z-]+(?: [a-z-]+)?)/;
// "Your daughter tells me you've been forgetting things."
const toldOf =
  /\b(?:tells?|told)(?=) (?:me|us)(?: that)?(?=) (?:you've|he's|she's|you have|he has|she has) been (?!doing|having|getting|feeling)([a-z]+ing\b.{2,50})/;

/**
 * Why they came where the clinician opens with it in words that name no trouble of the lists: what was asked for, the
 * operation that is looked after, the part that was hurt, the medicine that is reviewed. Null where nothing of it is said.
 */
export function complaintIntroduced(passages: readonly Passage[]): SourcedText | null {
  for (const { unit, role } of passages.slice(0, 10)) {
    if (role !== 'clinician') continue;
    const text = plainOf(unit).toLowerCase();
    const said = introducedIn(text);
    if (said !== null) return { text: said, sources: sourcesOf(unit) };
  }
  return null;
}

function introducedIn(text: string): string | null {
  const told = askedFor.exec(text)?.[1] ?? toldOf.exec(text)?.[1];
  if (told !== undefined) {
    const said = uptoNextClause(told);
    return said.length > 2 && said.split(' ').length < 9 ? said : null;
  }
  const operation = afterSurgery.exec(text);
  if (operation !== null) return `${operation[1]} after ${operation[2]}`;
  const part = toPart.exec(text)?.[1];
  if (part !== undefined) return `${part} injury`;
  const because = becausePart.exec(text);
  if (because !== null) return `${because[1]}${because[2]}`;
  const medicine = onMedicine.exec(text)?.[1];
  if (medicine === undefined) return null;
  const [drug] = drugsIn(wordsOf(medicine));
  return drug === undefined ? null : `review of ${drug.name}`;
}
