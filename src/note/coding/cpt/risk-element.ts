import { medicinesIn } from '../../evidence/named-medicines.ts';
import { numberRuns } from '../../evidence/number-runs.ts';
import { piecesOf } from '../pieces.ts';
import type { Element } from './decision-making.ts';
import {
  firstDecided,
  firstIn,
  firstSaid,
  type Said,
  saidAt,
  type VisitPiece,
  type VisitPieces,
} from './visit-facts.ts';

/** Sold without prescription in the United States in the usual strengths. */
const overTheCounter = new Set(
  (
    'acetaminophen ibuprofen naproxen aspirin loratadine cetirizine fexofenadine levocetirizine diphenhydramine guaifenesin ' +
    'dextromethorphan pseudoephedrine phenylephrine oxymetazoline famotidine omeprazole calcium loperamide docusate senna ' +
    'polyethylene bisacodyl simethicone melatonin hydrocortisone clotrimazole miconazole terbinafine bacitracin ' +
    'tums gaviscon fluticasone chlorpheniramine bismuth psyllium cholecalciferol multivitamin lidocaine capsaicin caine benzoyl'
  ).split(' '),
);
const managing =
  /\b(?:start\w*|prescri\w+|continu\w*|keep (?:taking|you on)|stay on|increas\w*|decreas\w*|lower\w*|rais\w+|refill\w*|renew\w*|switch\w*|chang\w+|add\w*|stop\w*|discontinu\w*|wean\w*|taper\w*|put you on|send(?:ing)? (?:in|over)|give you|try(?:ing)?|recommend\w*|going to take|go(?:ing)? with|resum\w*|adjust\w*|hold\w*|double|bump\w*|script|doses?|milligrams?|mg|(?:want|like) (?:for )?you to (?:use|take|try|apply)|to use is)(?=)\b/i;
// What a plan does with a medicine, or how much and how often: "methimazole, 20 to begin with", "bring the furosemide down".
const plannedSo =
  /\b(?:use|do|begin|brings?|cut|halve|drop|move|write|samples?|(?:go|stays?) (?:on|back)|(?:once|twice|[1-9] times|[1-9]) (?:a|per|every) (?:day|week)|daily|weekly|nightly|at (?:night|bedtime)|(?:every|each) (?:day|night|morning|evening|\d+ hours))(?=)\b/i;
const amountNext = /^\W{0,3}(?:[a-z]+ ){0,2}\d/i;
const namelessPlanned =
  /\b(?:water (?:pill|tablet)|birth control pill|mini-?pill|(?:o?estrogen|hormone|nicotine) patch|HRT)s?\b/i;
/** Over the counter only in lower strengths: milligrams from which a substance needs a prescription. */
const prescriptionStrength = new Map([
  ['ibuprofen', 600],
  ['naproxen', 375],
  ['omeprazole', 40],
  ['famotidine', 40],
]);
/** Given as medicines, and measured in the blood. */
const measured = new Set(
  'folate folic cyanocobalamin iron magnesium potassium calcium testosterone'.split(' '),
);
const ofBlood = /\b(?:blood tests?|bloods|labs?|levels?|panel|check(?:ed|ing)?|ferritin)\b/i;
const namelessDrug =
  /\b(?:(?<!as )prescrib(?:e|ed|ing)(?! (?:(?!mg\b|milligram)\w+ ){0,3}(?=)(?:crutches|brace|boot|splint|sling|therapy|orthotics?|walker|cane|exercises|glasses|stockings|inserts))|prescription for (?!(?:\w+ ){0,3}(?=)(?:crutches|brace|boot|splint|sling|therapy|orthotics?|walker|cane|exercises|glasses|stockings|inserts))|call(?:ing)? in (?:a|an|some)|send(?:ing)? (?:in )?(?:a|an|some) (?:prescription|antibiotic|script)|refill(?:s|ed)? (?:your|his|her|the|all)|(?:get|write|print)(?:ed|ting|ing)? (?:out )?(?:you |your |her |his |the )?(?=)prescriptions?|course of (?:antibiotics|(?:an? |oral )*steroids?)|(?:start(?:ing)?|put) you on (?:an|a|some)(?=) (?:antibiotic|antidepressant|statin|inhaler|steroid|blood thinner|water pill|blood pressure (?:medicine|medication|pill))|(?:continue|stay|keep)(?: (?:you|on|with|taking|the|your|her|his)){1,3}(?=) (?:statin|blood pressure (?:medicine|medication|pill)s?|blood thinners?|water pills?|antidepressant|current medications?))(?=)\b/i;
// A question about a drug is no decision on it.
const asked =
  /\?|\b(?:are you|have you|do you|did you|were you|has (?:he|she)|is (?:he|she)|does (?:he|she)|how about|what about|i (?:saw|see|noticed|understand)(?: here)? that|(?:dr\.? ?\w+|doctor \w+|they|who) (?:had |has )?(?=)(?:put|started|placed) (?:you|her|him) on|how['’]s|how (?:is|are)|ever since)(?=)\b/i;
const decline =
  /\b(?:if|allerg\w+|in the past|used to|years? ago|instead of|n['’]t (?:need|want|think (?:i|we|you|he|she) need)|(?:n['’]t|not|never) prescribed|no need|rather not|rather hold|hold(?:ing)? off|thought about|not going to|avoid(?:ing)? (?:going|having|starting|using|putting))(?=)\b/i;
const toxic =
  /\b(?:monitor(?:ing)? (?:for toxicity|(?:for|your)(?=) (?:(?:drug|lithium|digoxin|tacrolimus|vancomycin|methotrexate|amiodarone|medication)(?=) levels?|blood counts?))|methotrexate\b[^.?!]{0,40}\b(?:labs|cbc|liver|blood)|(?:lithium|digoxin|amiodarone)\b[^.?!]{0,40}\blevel|chemotherapy)(?=)\b/i;
const hospital =
  /\b(?:admit(?:ting|ted)? you|(?:need|going|want you)(?=) to (?:go to|be in) the hospital|direct admission|go(?:ing)? (?:straight |right |directly )?(?=)to the (?:emergency room|emergency department|er|ed)(?: now| today| right now)|send(?:ing)? you to the (?:er|emergency \w+|hospital)|do not resuscitate|(?:refer\w*|enroll?\w*|go|going|start\w*|sign\w*)(?=)(?: (?:you|her|him|up))?(?: (?:to|in|into|on|with|for))? hospice)(?=)\b/i;
const surgery =
  /\b(?:(?:schedul\w{1,20}|recommend\w{0,20}|proceed with|go ahead with|plan(?:ning)? for|set (?:you )?up for|book\w{0,20})[^.?!]{0,50}\b(?:surgery|replacement|arthroplasty|arthroscop\w+|cholecystectomy|hysterectomy|hernia repair|(?:rotator cuff|acl|meniscus) repair|fusion|excision|carpal tunnel release|tonsillectomy)|refer\w* (?:you |her |him )?(?=)(?:to|for) (?:a )?surgery|(?:going to|gon ?na|likely|definitely|do) (?:need|require) (?:to have )?(?:surgery|an operation)|perform (?:a |an )?(?=)(?:hysterectomy|mastectomy|colectomy|nephrectomy|excision)|(?:candidate for|recommend\w*) (?:a )?(?=)wide (?:local )?excision|treated (?:by|with) (?:performing )?surgery)(?=)\b/i;
const social =
  /\b(?:can['’]?t afford|cannot afford|lost (?:my|your|her|his)(?=) (?:insurance|housing|job)|no insurance|homeless|food insecur\w+|no (?:ride|transportation|way to get))(?=)\b/i;
const low =
  /\b(?:physical therapy|occupational therapy|over[- ]the[- ]counter|brace|splint|boot|crutches|sling|home exercises?|exercises|heating pad|ice|compression|nasal saline|saline rinse|cast)\b/i;

/** The risk of complications from how the patient is managed. */
export function riskElement(pieces: VisitPieces, planned: readonly string[]): Element {
  const high = firstDecided(pieces, hospital);
  if (high !== null)
    return { level: 5, because: `decision about hospital care ("${high.words}")`, said: [high] };
  const drugs = drugsManaged(pieces.ofClinic, planned);
  if (drugs.prescription !== null) {
    // "Have you been near anyone having chemotherapy?" is no therapy.
    const monitored = firstSaid(pieces, toxic, asked);
    if (monitored !== null) {
      return {
        level: 5,
        because: `drug therapy monitored for toxicity ("${monitored.words}")`,
        said: [monitored],
      };
    }
    const { name, said } = drugs.prescription;
    return { level: 4, because: `prescription drug management (${name})`, said: said === null ? [] : [said] };
  }
  const operation = firstDecided(pieces, surgery);
  if (operation !== null) {
    return { level: 4, because: `decision about surgery ("${operation.words}")`, said: [operation] };
  }
  const limits = firstIn(pieces.all, social);
  if (limits !== null) {
    return {
      level: 4,
      because: `treatment limited by social circumstances ("${limits.words}")`,
      said: [limits],
    };
  }
  if (drugs.otc !== null) return { level: 3, because: `over-the-counter drug (${drugs.otc})`, said: [] };
  const treated = firstSaid(pieces, low);
  if (treated !== null)
    return { level: 3, because: `low-risk treatment ("${treated.words}")`, said: [treated] };
  return { level: 2, because: 'no treatment beyond advice', said: [] };
}

interface Drugs {
  prescription: { name: string; said: Said | null } | null;
  otc: string | null;
}

// Told from the plan as written, then from the clinician's own words: a drug, and that it is given, kept or changed.
function drugsManaged(pieces: readonly VisitPiece[], planned: readonly string[]): Drugs {
  const drugs: Drugs = { prescription: null, otc: null };
  for (const piece of pieces) {
    const nameless = namelessDrug.exec(piece.text);
    if (nameless === null && !managing.test(piece.text)) continue;
    if (nameless !== null && isDecided(piece.text, nameless.index, nameless[0])) {
      drugs.prescription = { name: `"${nameless[0]}"`, said: saidAt(piece, nameless.index, nameless[0]) };
      return drugs;
    }
    for (const { word, substance, start } of medicinesIn(piece.text)) {
      if (!isDecided(piece.text, start, word)) continue;
      const kind = kindOf(substance, piece.text, start);
      if (kind === 'otc') drugs.otc ??= word.toLowerCase();
      if (kind !== 'prescription') continue;
      drugs.prescription = { name: word.toLowerCase(), said: saidAt(piece, start, word) };
      return drugs;
    }
  }
  for (const text of planned) {
    for (const piece of piecesOf(text)) {
      if (decline.test(piece.text)) continue;
      const isManaged = managing.test(piece.text) || plannedSo.test(piece.text);
      const nameless = isManaged ? namelessPlanned.exec(piece.text) : null;
      if (nameless !== null) return { ...drugs, prescription: { name: `"${nameless[0]}"`, said: null } };
      for (const { word, substance, start } of medicinesIn(piece.text)) {
        if (!isManaged && !amountNext.test(piece.text.slice(start + word.length))) continue;
        const kind = kindOf(substance, piece.text, start);
        if (kind === 'otc') drugs.otc ??= word.toLowerCase();
        if (kind === 'prescription')
          return { ...drugs, prescription: { name: word.toLowerCase(), said: null } };
      }
    }
  }
  return drugs;
}

// "Since he's allergic to amoxicillin, I'm going to prescribe cefdinir."
const allergic = /\ballergic to (?:(?:[a-z]{2,20} ){0,2}[a-z]{2,20},|[a-z]{2,20}\b)/i;
// "With the penicillin allergy", "allergic to sulfa and penicillin": never what is given.
const allergicBefore = /\ballerg(?:ic|y) to (?:[a-z]{2,20} (?:and|or) )?$/i;
const allergyAfter = /^ allerg(?:y|ies)\b/i;

// Speech without stops is one long piece: only what stands near a drug is said of it.
function isDecided(text: string, at: number, words: string): boolean {
  if (
    allergyAfter.test(text.slice(at + words.length)) ||
    allergicBefore.test(text.slice(Math.max(0, at - allergyReach), at))
  )
    return false;
  const near = text.slice(Math.max(0, at - 110), at + words.length + 60);
  const said = near.replace(allergic, '');
  return (managing.test(said) || namelessDrug.test(said)) && !decline.test(said) && !asked.test(said);
}

const allergyReach = 60;

function kindOf(substance: string, text: string, at: number): 'prescription' | 'otc' | 'test' {
  if (measured.has(substance) && ofBlood.test(text)) return 'test';
  if (!overTheCounter.has(substance)) return 'prescription';
  const least = prescriptionStrength.get(substance);
  if (least === undefined) return 'otc';
  // The word and what is said next, with its dose.
  const tail = text.slice(at, at + 60);
  const dose = numberRuns(tail).find(({ end }) => /^ ?(?:mg|milligrams?)\b/i.test(tail.slice(end)));
  return dose !== undefined && [...dose.readings].some((value) => value >= least) ? 'prescription' : 'otc';
}
