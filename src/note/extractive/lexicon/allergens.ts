import { drugAt, type Named } from './drugs.ts';

/** What people are allergic to and is no medicine of the list. */
const others =
  /^(?:sulfa|sulfur|sulphur|novocaine|latex|peanuts?|shellfish|shrimps?|prawns?|crab|lobster|fish|iodine|contrast|eggs?|milk|soya?|wheat|sesame|kiwi|bees?|wasps?|nuts?|cashews?|almonds?|walnuts?|pistachios?|hazelnuts?|gluten|dairy|plasters?|elastoplast|adhesives?|tape|nickel|strawberr(?:y|ies)|bananas?|tomato(?:es)?|chlorhexidine|lanolin|neosporin|bacitracin|betadine|tegaderm|band-?aids?|dye|mango(?:e?s)?|cats?|dogs?|horses?|pollen|dust|mou?ld|grass|ragweed|opioids?|opiates?|statins?|penicillins|cephalosporins?|nsaids?|anti-inflammator(?:y|ies)|steroids?|anaesthetics?|anesthetics?|tetanus)$/;
/** Two words for one thing. */
const pairs =
  /^(?:bee stings?|wasp stings?|tree nuts?|cow's milk|house dust|dust mites?|cat (?:hair|dander)|dog (?:hair|dander)|adhesive (?:tape|dressings?)|surgical tape|contrast dye|iv contrast|sulfa drugs?|sulphur drugs?|sulfur drugs?|local anaesthetics?|local anesthetics?|chicken eggs?|hazel nuts?|contrast die|lay tex|late x|pea nuts|shell fish|brazil nuts?)$/;

/** As recognisers write them. */
const misheard = new Map([
  ['contrast die', 'contrast dye'],
  ['lay tex', 'latex'],
  ['late x', 'latex'],
  ['pea nuts', 'peanuts'],
  ['shell fish', 'shellfish'],
]);

/** What is carried against a reaction caused none. */
const against = /^(?:epipens?|epinephrine|adrenaline|antihistamines?)$/;

/** The medicines and other allergens that these words name. */
export function agentsIn(words: readonly string[]): Named[] {
  const out: Named[] = [];
  for (let i = 0; i < words.length; i++) {
    const length = agentAt(words, i);
    if (length === 0) continue;
    const name = words.slice(i, i + length).join(' ');
    out.push({
      name: misheard.get(name) ?? name.replace(/ drugs?$/, '').replace(/^co /, 'co-'),
      at: i,
      length,
    });
    i += length - 1;
  }
  return out;
}

const likened = /^(?:dog|cat|horse|lobster|fish)s?$/;
const living = /^(?:man|men|boat|fishing|fisherman|farmer|farming|show|person|lover)$/;

function agentAt(words: readonly string[], at: number): number {
  const word = words[at]!;
  if (against.test(word) || (word === 'epi' && words[at + 1] === 'pen')) return 0;
  const drug = drugAt(words, at);
  if (drug > 0) return drug;
  if (words[at + 1] !== undefined && pairs.test(`${word} ${words[at + 1]}`)) return 2;
  // "Sick as a dog", "vomit like a dog", "me a lobster man", "when I fish"
  if (likened.test(word) && words[at - 1] === 'a' && /^(?:as|like)$/.test(words[at - 2] ?? '')) return 0;
  if (living.test(words[at + 1] ?? '') || (word === 'fish' && /^(?:i|we|to|you)$/.test(words[at - 1] ?? '')))
    return 0;
  // "The CAT scan dye."
  if (word === 'cat' && words[at + 1] === 'scan') return 0;
  return others.test(word) ? 1 : 0;
}

/** True for a medicine, which is no food and nothing that is touched. */
export function isMedicine(name: string): boolean {
  return (
    drugAt(name.split(' '), 0) > 0 ||
    /^(?:sulfa|sulphur|sulfur|novocaine|contrast|opi|statins|penicillins|cephal|nsaid|steroid|an?aesth|anesth)/.test(
      name,
    )
  );
}
