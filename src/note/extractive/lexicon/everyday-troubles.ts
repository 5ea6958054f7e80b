/** What a state that is told in an adjective is called: "she's anaemic". */
export const stateNouns: ReadonlyMap<string, string> = new Map(
  `anemic=anemia anaemic=anaemia dehydrated=dehydration diabetic=diabetes prediabetic=prediabetes asthmatic=asthma menopausal=menopause
perimenopausal=perimenopause constipated=constipation hypertensive=hypertension hypothyroid=hypothyroidism epileptic=epilepsy
af=af a-fib=a-fib afib=afib aom=aom gord=gord uti=uti utis=uti dvt=dvt tia=tia sciatic=sciatica pre-diabetic=prediabetes
wheezy=wheezing concussed=concussion tophus=gout migrainous=migraine`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [said, name] = pair.split('=');
      return [said!, name!];
    }),
);

/** What is said to be wrong with a part of the body, as it stands before the part in a name. */
export const hurtTroubles: ReadonlyMap<string, string> = new Map(
  `tore=torn torn=torn broke=broken broken=broken fractured=fractured sprained=sprained strained=strained dislocated=dislocated
ruptured=ruptured bruised=bruised slipped=slipped herniated=herniated bulging=bulging pinched=pinched trapped=trapped squeezed=pinched
enlarged=enlarged blocked=blocked infected=infected inflamed=inflamed ingrown=ingrown ingrowing=ingrown underactive=underactive
overactive=overactive arthritic=arthritic frozen=frozen swollen=swollen twisted=twisted cracked=cracked perforated=perforated irritable=irritable
hurts=pain hurt=pain hurting=pain sore=pain aching=pain aches=pain painful=pain`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [said, name] = pair.split('=');
      return [said!, name!];
    }),
);

const water = '(?:urine|pee|peeing|wee|water|waterworks)';
/** Troubles told in whole phrases of everyday talk; the text is lower-case words with single spaces, without marks. */
export const saidEveryday: readonly { name: string; pattern: RegExp }[] = [
  {
    name: 'hematuria',
    pattern: new RegExp(
      `\\b(?:blood|bloody|pink|red)(?=) (?:[a-z']+ ){0,3}${water}\\b|\\b${water}(?=) (?:[a-z']+ ){0,5}(?:blood|bloody|red|pink)\\b`,
    ),
  },
  { name: 'hematuria', pattern: /\b(?:peeing|passing|peed) blood\b/ },
  {
    name: 'urinating at night',
    pattern: /\bup(?=) (?:[a-z']+ ){0,5}(?:peeing|to pee|to wee|to the (?:toilet|bathroom|loo))\b/,
  },
  {
    name: 'inability to pass urine',
    pattern:
      /\b(?:can't|couldn't|cannot|unable to|not able to)(?=) (?:pee|wee|urinate|pass (?:urine|water))(?=)\b(?! (?:properly|well|right|straight|much))/,
  },
  {
    name: 'daytime sleepiness',
    pattern:
      /\b(?:fell|falls?|falling|dozed|dozing|nodded|nodding) (?:asleep|off)(?=) (?:at|in|during|while|on|behind)\b/,
  },
  {
    name: 'leaking urine',
    pattern: /\bleak(?:s|ing)? (?:urine|pee|wee|when)\b/,
  },
  {
    name: 'wetting',
    pattern:
      /\b(?:wets|wet|wetting)(?=) (?:(?:his|her|my|your|their)(?: [a-z]+)?(?=) (?:pants|self|knickers|bed|trousers)|(?:him|her|my)self)(?=)\b/,
  },
  {
    name: 'heavy periods',
    pattern:
      /\bperiods?(?=) (?:[a-z']+ ){0,5}(?:heavy|heavier|flooding|won't stop|crazy|pouring)\b|\bheavy(?=) (?:[a-z]+ )?periods?\b/,
  },
  {
    name: 'fall',
    pattern:
      /\b(?:i|she|he|you)(?=)(?:'ve| had)?(?=) (?:fell|fallen|had a (?:fall|tumble))\b(?! (?:asleep|in love|out with|for|behind))/,
  },
  {
    name: 'memory loss',
    pattern:
      /\b(?:forgetting|forgets|forgetful|losing my marbles|your memory|her memory|his memory|my memory|the memory)\b/,
  },
  {
    name: 'bedwetting',
    pattern:
      /\bbed-?wetting\b|\bwet(?:s|ting)?(?=) (?:the|his|her|my|your)(?=) bed\b|\bwet(?=)(?: at)? nights?\b/,
  },
  {
    name: 'constipation',
    pattern:
      /\b(?:all|you're|he's|she's|i'm|so|been|is|was|got|awful|proper|really|right|terribly|bit|very)(?=) (?:backed|bunged) up\b(?! nose)/,
  },
  {
    name: 'hearing loss',
    pattern: /\b(?:gone|going|went|getting)(?=) (?:(?:a|bit|very|quite|stone)(?=) ){0,2}deaf\b/,
  },
  {
    name: 'missed period',
    pattern:
      /\bmissed (?:my|a|her|the|two)(?=) periods?\b|\bperiod(?:'s| is)(?=) (?:[a-z]+ ){0,2}(?:late|overdue)\b/,
  },
  { name: 'dehydration', pattern: /\bdried (?:you|him|her|them) out\b/ },
  {
    name: 'low thyroid',
    pattern: /\bthyroid(?:'s| is)(?=) (?:[a-z]+ ){0,3}(?:low|slow|sluggish)\b/,
  },
  {
    name: 'low blood pressure on standing',
    pattern:
      /\bpressure(?:'s)?(?=) (?:[a-z']+ ){0,3}(?:drops|dropping|falls|falling|dips|dipping)(?=) (?:[a-z']+ ){0,3}(?:stand|get up|sit up)\b/,
  },
  {
    name: 'elevated blood pressure',
    pattern:
      /\bpressure(?:'s| is|'s been| has been)(?=) (?:(?:still|a|bit|little|too|running|always|creeping)(?=) ){0,3}(?=)(?:up|high|elevated)\b/,
  },
  {
    name: 'enlarged prostate',
    pattern:
      /\bprostate(?:'s| is)(?=) (?:(?:still|a|bit|little|just|pretty|quite)(?=) ){0,3}(?=)(?:big|large)\b|\bbig prostate\b/,
  },
  {
    name: 'high potassium',
    pattern: /\bpotassium(?:'s| is)(?=) (?:[a-z]+ ){0,3}(?=)(?:up|high)\b|\bhigh potassium\b/,
  },
  { name: 'low potassium', pattern: /\bpotassium(?:'s| is)(?=) (?:[a-z]+ ){0,3}low\b|\blow potassium\b/ },
  { name: 'low sodium', pattern: /\bsodium(?:'s| is)(?=) (?:[a-z]+ ){0,3}low\b|\blow sodium\b/ },
  { name: 'low vitamin B12', pattern: /\bb ?12(?:'s| is)(?=) (?:[a-z]+ ){0,3}low\b|\blow b ?12\b/ },
  { name: 'iron deficiency', pattern: /\biron(?:'s| is)(?=) (?:[a-z]+ ){0,3}low\b|\blow iron\b/ },
  {
    name: 'high cholesterol',
    pattern:
      /\bcholesterol(?:'s| is)(?=) (?:(?:still|a|bit|little|too|pretty|quite|over|above)(?=) ){0,3}(?=)(?:high|up)\b/,
  },
];

const triggers = new Set(
  "urine pee peeing wee water waterworks peed blood asleep off leak leaks leaking wet wets wetting period periods fell fallen fall tumble forgetting forgets forgetful memory marbles loo toilet bathroom up urinate dried thyroid thyroid's pressure pressure's prostate prostate's potassium potassium's sodium sodium's b12 b12's iron iron's cholesterol cholesterol's backed bunged deaf period's bed-wetting bedwetting nights night".split(
    ' ',
  ),
);

/** True for a word without which none of `saidEveryday` is there. */
export function mayBeEveryday(word: string): boolean {
  return triggers.has(word);
}
