import type { Passage } from '../visit/visit.ts';
import { type Problem, planUnderNone } from './problems.ts';

const vaccine =
  /\b(?:shingles|shingrix|flu|influenza|pneumonia|prevnar|pneumococcal|rsv|covid|hpv|gardasil|hepatitis|mmr|measles)(?=) (?:shots?|vaccin\w+|boosters?|jabs?)\b|\b(?:shingrix|prevnar|gardasil)\b|\bvaccin(?:es?|ations?|ated) (?:today|are|is)\b/i;
const screening =
  /\b(?:(?:over)?due for|screening|routine|keep up with|(?:get|have) your(?= (?:(?:next|yearly|annual) )?(?:mammogram|colonoscopy)))\b[^.]{0,40}\b(?:colonoscopy|cologuard|mammogram|pap(?: smear)?|smear|(?:dexa|bone density|lung cancer|low[- ]dose)(?=)(?: scan| ct| screening)?|eye exam|shots?|vaccin\w+)(?=)\b/i;
/** "I'm ordering your mammogram, since you're due.": looked for in everybody of that age, unless a problem is of that organ. */
const lookedFor = /\b(?:mammogram|cologuard|pap|smear|dexa|bone density)\b/i;
const arranges =
  /\b(?:order|ordering|schedule|scheduling|send|sending|book|get|set up|do|doing|due|overdue)\b/i;
const colonDue = /\bcolonoscopy, since (?:you['’]re|(?:he|she)['’]s) (?:over)?due\b/i;
const tetanus = /\b(?:tetanus|tdap) (?:shots?|vaccines?|boosters?|jabs?)\b/i;
/** "For your health maintenance, …" */
const maintains =
  /^(?:(?:and|also|so|then|now|um|uh),?(?=) ){0,2}(?=)(?:for|as for|regarding|in terms of|as far as)(?=) (?:(?:your|the|his|her) )?(?=)(?:(?:routine |general )?health maintenance|prevent(?:at)?ive (?:care|health|stuff)|screenings?)(?=)\b/i;
/** How far off, in passages, and in words how long an answer is that goes on about them. */
const near = 3;
const longestAnswer = 12;
/** In words: what goes on for longer is of more. */
const longest = 24;
/** What is looked for in the breast is of none but the breast. */
const mammogram = /\bmammograms?\b/i;
const ofBreast =
  /\b(?:breast|mastitis|lump|check|check-up|checkup|physical|annual|yearly|visit|maintenance|prevent\w+)\b/i;
/** Of what a test looks for, and the problems that it may be for. */
const ofOrgans: readonly (readonly [test: RegExp, problem: RegExp])[] = [
  [
    /\b(?:colonoscopy|cologuard)\b/i,
    /\b(?:colon|bowel|rectal|polyps?|bleeding|an(?:a)?emia|iron|diarrh\w+|constipation|colitis|crohn\w*|weight loss|hemorrhoids)\b/i,
  ],
  [
    /\b(?:pap|smear)\b/i,
    /\b(?:cervi\w+|hpv|vagin\w+|pelvic|bleeding|periods?|contracep\w+|pregnan\w*|pap|smear|discharge)\b/i,
  ],
  [
    /\b(?:dexa|bone density)\b/i,
    /\b(?:osteop\w+|bone|fractures?|menopaus\w+|steroid\w*|arthritis|thyroid\w*)\b/i,
  ],
  [
    /\b(?:tetanus|tdap)\b/i,
    /\b(?:wound|laceration|bite|cut|puncture|burn|abrasion|injury|pregnan\w*|prenatal)\b/i,
  ],
];
const ofVisit = /\b(?:well|check|check-up|checkup|physical|annual|yearly|visit|maintenance|prevent\w+)\b/i;

/** Under these it may well be for what they are. */
const ownHome =
  /\b(?:copd|asthma|emphysema|wound|laceration|bite|cut|puncture|burn|pregnan\w*|prenatal|antenatal|well|check|check-up|checkup|physical|annual|yearly|visit|maintenance|prevent\w+|immuni[sz]\w+|hepatitis|shingles|flu|covid|pneumonia|polyps?|cancer|bleeding|osteop\w+|smok\w+|tobacco|nicotine|breast|diabet\w*)(?=)\b/i;

/**
 * Takes vaccines and screening from under a problem that they have nothing to do with: "Shingles shot today." after the
 * osteoarthritis. They are planned under none. Changes `problems`.
 */
export function movePreventive(problems: Problem[]): void {
  const moved: Passage[] = [];
  for (const problem of problems) {
    if (problem.sources.length === 0) continue;
    const mayOwn = ownHome.test(problem.name);
    const preventive = new Set<Passage>();
    let last: Passage | null = null;
    for (const passage of problem.passages) {
      const { text } = passage.unit;
      const isOwn = maintains.test(text) ? ofVisit.test(problem.name) : (ownOf(text, problem.name) ?? mayOwn);
      last =
        !isOwn && (isPreventive(passage) || goesOn(passage, last) || isArranged(passage, last))
          ? passage
          : null;
      if (last !== null) preventive.add(last);
    }
    moved.push(...preventive);
    problem.passages = problem.passages.filter((passage) => !preventive.has(passage));
  }
  planUnderNone(problems, moved);
}

// Whether a test that looks at one organ may be for this problem; null for any other.
function ownOf(text: string, problem: string): boolean | null {
  if (mammogram.test(text)) return ofBreast.test(problem);
  const looks = ofOrgans.filter(([test]) => test.test(text));
  return looks.length === 0 ? null : ofVisit.test(problem) || looks.some(([, organ]) => organ.test(problem));
}

// "Both at once?" "Different arms."
function goesOn({ index, unit }: Passage, before: Passage | null): boolean {
  return (
    before !== null &&
    index - before.index <= near &&
    unit.words.length <= longestAnswer &&
    unit.answers !== null &&
    ofThem.test(unit.answers.said)
  );
}
// "You're due for a colonoscopy. I'll put in a referral to gastroenterology."
function isArranged({ index, unit }: Passage, before: Passage | null): boolean {
  return (
    before !== null &&
    screened.test(before.unit.said) &&
    index === before.index + 1 &&
    unit.turn === before.unit.turn &&
    refers.test(unit.said)
  );
}
const screened = /\b(?:colonoscopy|mammogram|scope|scan)\b/;
const refers = /\b(?:put in|place|send|make) (?:an?|the|that) (?:referral|order)\b|\brefer you\b/;
const ofThem = /\b(?:both|them|shots?|jabs?|arms?|vaccines?)\b/;

// "It raises her risk of infections, so she gets her pneumonia vaccine before she starts.": for what is treated.
function isPreventive({ section, unit }: Passage): boolean {
  return (
    section === 'plan' &&
    (vaccine.test(unit.text) ||
      screening.test(unit.text) ||
      (lookedFor.test(unit.text) && arranges.test(unit.text)) ||
      colonDue.test(unit.text) ||
      tetanus.test(unit.text) ||
      maintains.test(unit.text)) &&
    unit.words.length <= longest &&
    !ofTreatment.test(unit.said)
  );
}

const ofTreatment =
  /^(?:this|it|that) (?:is|does|raises)\b|\bbefore (?:you|he|she|we|i) start|\brisks?\b|^once (?:this|that|it)\b/;
