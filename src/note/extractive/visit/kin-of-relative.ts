import type { Turn } from '../../transcript.ts';

const written = new Map([
  ['mom', 'mother'],
  ['mum', 'mother'],
  ['mommy', 'mother'],
  ['mummy', 'mother'],
  ['mama', 'mother'],
  ['dad', 'father'],
  ['daddy', 'father'],
  ['grandma', 'grandmother'],
  ['grandpa', 'grandfather'],
  ['neighbour', 'neighbor'],
  ['caregiver', 'carer'],
  ['caretaker', 'carer'],
]);
const kin =
  'parent|mother|mom|mum|mommy|mummy|mama|father|dad|daddy|wife|husband|son|daughter|sister|brother|aunt|uncle|niece|nephew|partner|grand(?:mother|father|ma|pa|son|daughter)|guardian|carer|caregiver|caretaker';
const labelled = new RegExp(
  `\\b(${kin}|neighbou?r|friend|boyfriend|girlfriend|cousin|roommate|flatmate|housemate|coach|teacher)\\b`,
  'i',
);
// "My mom has stopped taking her medications", "it's my daughter today", "I brought my son in": whom they came with.
const cameWith =
  /\b(?:it['’]?s|it is|brought|about|for|here with) my (?:[a-z]+ )?(mother|mom|mum|father|dad|son|daughter|baby|child|little (?:boy|girl|one)|brother|sister)\b|(?:^|[.!,] |\b(?:but|and|think|because|that) )(?:(?:hi|hello|well|so|oh|um),? ){0,3}my (?:[a-z]+ )?(mother|mom|mum|father|dad|son|daughter|baby|child|little (?:boy|girl|one))(?=)(?:['’]s| is| isn['’]t| has| hasn['’]t| was| needs| keeps| got| had| never| does| doesn['’]t| won['’]t| can['’]t| always| just| seems| woke| threw| started| fell| feels|,? um| i think)\b/i;
const yourChild = /\byour (?:[a-z]+ )?(?:son|daughter|baby|little (?:boy|girl|one))\b/i;
/** What is asked of a small child: who answers, and bears no label, is its parent. */
const ofSmallChild =
  /\b(?:daycare|preschool|nursery|diapers?|napp(?:y|ies)|health visitor|(?:shots|jabs|vaccines|vaccinations|immuni[sz]ations)(?=) up to date|(?:was|were)(?=) (?:he|she)(?=) (?:born|premature|full term)|(?:walking|crawling|teething)(?=) yet|months old|how old is (?!your\b)[a-z]+)(?=)\b/i;
const isWoman =
  /\bma['’]am\b|(?<!\bmy )\b(?:mom|mum)\b|\bmy husband\b|\bhis father\b|\bher father\b|\bmy (?:pregnancy|labou?r|delivery|nipples)\b/i;
const isMan = /\bsir\b|(?<!\bmy )\bdad\b|\bmy wife\b|\b(?:his|her) mother\b/i;
const firstTurns = 3;

// "Guest_clinician"
const colleague = /clinician|nurse/i;

// "You brought your son", "and you're Mum?", "and you're dad yep", "Mum can chip in"
const introduced = new RegExp(
  `\\b(?:brought|with|meet|is|here's) your (${kin})\\b|\\byou(?:['’]re| are|['’]ll be| must be)(?: the| his| her)? (${kin})(?=[?.,]|$| (?:yep|yes|yeah|right|okay|is that)\\b)|\\b(mum|mom|dad) can\\b`,
  'i',
);
// "I'm his wife", "my wife can tell you"
const told = new RegExp(
  `\\bi(?:['’]m| am) (?:his|her|the) (${kin})\\b|\\bmy (wife|husband|son|daughter|sister|brother|partner)(?:['’]s here| is here| can | will | came | drove | brought )`,
  'i',
);

/**
 * What the relative is to the patient, by label: from the label itself ("Mother"), or, where one relative is labelled with
 * a name, from how they are introduced ("you brought your son") or titled (Mrs. beside a Mr. of the same name).
 */
export function kinByLabel(turns: readonly Turn[]): (label: string | null) => string | null {
  let unnamed: string | undefined;
  let several = false;
  for (const { role, label } of turns) {
    if (role !== 'relative') continue;
    const name = label ?? '';
    if (labelled.test(name) || colleague.test(name)) continue;
    if (unnamed !== undefined && unnamed !== name) several = true;
    unnamed = name;
  }
  const said =
    unnamed === undefined || several
      ? null
      : unnamed === ''
        ? (byWhoCame(turns) ?? bySpeech(turns))
        : (bySpeech(turns) ?? byTitle(unnamed, turns) ?? byWhoCame(turns));
  return (label) => {
    if (colleague.test(label ?? '')) return 'clinician';
    const word = labelled.exec(label ?? '')?.[1];
    return word === undefined ? said : plain(word);
  };
}

function plain(word: string): string {
  const low = word.toLowerCase();
  return written.get(low) ?? low;
}

function bySpeech(turns: readonly Turn[]): string | null {
  for (const { role, text } of turns) {
    const found = role === 'clinician' ? introduced.exec(text) : told.exec(text);
    const word = found?.[1] ?? found?.[2] ?? found?.[3];
    if (word !== undefined) return plain(word);
  }
  return null;
}

const titled = /^(mrs?)\.? ([a-z'’-]+)$/i;

function byTitle(label: string, turns: readonly Turn[]): string | null {
  const own = titled.exec(label);
  if (own === null) return null;
  const patient = turns.find(({ role, label: other }) => role === 'patient' && titled.test(other ?? ''));
  const other = titled.exec(patient?.label ?? '');
  if (other === null || other[2]!.toLowerCase() !== own[2]!.toLowerCase()) return null;
  if (other[1]!.toLowerCase() === own[1]!.toLowerCase()) return null;
  return own[1]!.toLowerCase() === 'mrs' ? 'wife' : 'husband';
}

const opening = 6;
// "What's been going on with your dad?"
const yourOwn =
  /\b(?:with|about|is|to)(?=) your (dad|mum|mom|father|mother|husband|wife)(?=)\b(?! side| family)/i;

function askedAbout(turns: readonly Turn[]): string | null {
  for (const { role, text } of turns.slice(0, opening)) {
    const found = role === 'clinician' ? yourOwn.exec(text) : null;
    if (found !== null) return found[1]!;
  }
  return null;
}

// What the relative is to whom they came with; a child's parent is the mother where they are called "ma'am".
function byWhoCame(turns: readonly Turn[]): string | null {
  const own = turns.filter(({ role }) => role === 'relative');
  const patients = turns.filter(({ role }) => role === 'patient').length;
  const alone = patients === 0 && own[0]!.label === null;
  let whom = alone ? askedAbout(turns) : null;
  for (const turn of own.slice(0, firstTurns)) {
    const before = turns[turns.indexOf(turn) - 1]?.text ?? '';
    const found = /\bfamily\b/i.test(before) ? null : cameWith.exec(turn.text);
    whom ??= found?.[1] ?? found?.[2] ?? null;
  }
  if (
    whom === null &&
    patients < own.length &&
    turns.some(
      (t) => t.role === 'clinician' && (yourChild.test(t.text) || (alone && ofSmallChild.test(t.text))),
    )
  )
    whom = 'child';
  if (whom === null) return null;
  const low = whom.toLowerCase();
  if (/^(?:mother|mom|mum|father|dad)$/.test(low)) return 'child';
  if (/^(?:brother|sister)$/.test(low)) return 'sibling';
  if (/^(?:husband|wife)$/.test(low)) return low === 'husband' ? 'wife' : 'husband';
  const heard = turns
    .filter(({ role }) => role !== 'patient')
    .map(({ text }) => text)
    .join(' ');
  const woman = isWoman.test(heard);
  return woman === isMan.test(heard) ? 'parent' : woman ? 'mother' : 'father';
}
