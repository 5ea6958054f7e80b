import { wantsReading } from '../rephrase/wanted-reading.ts';
import { type Vital, vitalsIn } from './vitals.ts';

export interface Measured {
  vitals: Vital[];
  /** What stands beside the vital signs and is none, clause by clause in its own words. */
  beside: string[];
}

/**
 * What was measured in a sentence that is known to tell vital signs, where a measure may stand without its name:
 * "Pulse 98, pressure 138 over 84, you're 212 pounds, up 6." Its numbers are figures already.
 */
export function measuredIn(text: string): Measured {
  const plain = withPressureNamed(
    withInches(text).replace(/\.$/, '').replace(takenBack, '').replace(upBy, '$1 '),
  );
  const vitals = vitalsIn(plain);
  const of = (name: string | null) => vitals.find((vital) => vital.name === name);
  const beside: string[] = [];
  const changes: string[] = [];
  let bare: string | undefined;
  let last: string | null = null;
  for (const part of plain.split(clause)) {
    const low = part.toLowerCase();
    const named = vitalsIn(low).at(-1)?.name ?? null;
    const said = part.replace(leading, '');
    if (named === null && ofWeight(low, said, last)) {
      changes.push(said.replace(/^were/, 'was').replace(/\byour\b/gi, 'the'));
      last = 'Weight';
      continue;
    }
    const upright = named === null ? standing.exec(low) : null;
    const more =
      upright === null
        ? named === null && continued(last, low)
          ? said.replace(/^were\b/, 'was').replace(onStanding, ' on standing')
          : null
        : `${upright[1] ?? upright[2]} standing`;
    const whole = more === null ? undefined : of(upright === null ? last : 'Blood pressure');
    const again = last === 'Blood pressure' ? repeated.exec(low)?.[1] : undefined;
    if (again !== undefined && of('Blood pressure') !== undefined) {
      of('Blood pressure')!.value += `, ${again} when repeated`;
      continue;
    }
    if (whole !== undefined) {
      if (!(onCentile.test(low) && whole.value.endsWith('centile'))) whole.value += `, ${more}`;
      continue;
    }
    // "You're 5 foot 4 and 190 pounds."
    const height = named !== null && of('Height') === undefined ? footAndInches.exec(low)?.[1] : undefined;
    if (height !== undefined) vitals.push({ name: 'Height', value: height });
    const found = named === null ? unnamed(low, changed.test(after(plain, part))) : null;
    if (found !== null && of(found.name) === undefined) vitals.push(found);
    const weight = named === null && found === null ? bareWeight.exec(low) : null;
    if (
      weight !== null &&
      likely(Number(weight[2])) &&
      (weight[1] !== undefined ||
        changes.length > 0 ||
        last === 'Height' ||
        changed.test(after(plain, part)) ||
        ofBmi.test(after(plain, part)) ||
        /^was|^were/.test(after(plain, part)))
    )
      bare ??= weight[2];
    else if (named === null && found === null) beside.push(part);
    last = bare !== undefined && weight !== null ? 'Weight' : (found?.name ?? named);
  }
  // "You're 164, so that's a BMI of 30": a height, as likely as a weight.
  if (
    bare !== undefined &&
    of('Weight') === undefined &&
    (changes.length > 0 || (vitals.length > 0 && !(/\bbmi\b/i.test(plain) && /\bthat\b/i.test(plain))))
  )
    vitals.push({ name: 'Weight', value: bare });
  const weight = of('Weight');
  if (weight !== undefined) weight.value = [weight.value, ...changes].join(', ');
  else if (changes.length > 0) vitals.push({ name: 'Weight', value: changes.join(', ') });
  return { vitals, beside };
}

/** "And I got 146 when I rechecked." */
const repeated =
  /^(?:and |but )?(?=)i (?:got|get) (\d{2,3})(?=) when i (?:rechecked|repeated|retook)(?: it)?$/;
const footAndInches = /\b([4-6] (?:foot|feet) \d{1,2}(?: and a half)?)\b/;
const tall =
  /(?<=\b(?:you['’]re|he['’]s|she['’]s|you are|he is|she is|height(?: is|['’]s)?) [4-6] )(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?=[,.]|$| and\b)/i;
const inches = 'zero one two three four five six seven eight nine ten eleven'.split(' ');

// "You're 6 one, 262."
function withInches(text: string): string {
  return text.replace(tall, (word) => String(inches.indexOf(word.toLowerCase())));
}

/** "95, no, 96": what is taken back. */
const takenBack = /\b\d{2,3}(?:\.\d)?, no, (?=\d)/g;

/** "You're up, um, 4 pounds". */
const upBy = /\b(up|down),(?: um,| uh,)? (?=\d)/g;

function after(text: string, part: string): string {
  return text
    .slice(text.indexOf(part) + part.length)
    .replace(/^, | and /, '')
    .replace(leading, '');
}

// "Pulse 68, regular", "104 over 60, and standing you were 98", "…, so that's a 26 point drop", "…, no drop on standing",
// "weight 190, stable", "5 foot 2, and you were 5 3 and a half, so you've lost some height".
function continued(last: string | null, low: string): boolean {
  return (
    (last === 'Blood pressure' && dropped.test(low)) ||
    ((last === 'Weight' || last === 'BMI') && steady.test(low)) ||
    (grows.test(last ?? '') && onCentile.test(low)) ||
    (last === 'Height' && ofHeight.test(low)) ||
    (last === 'Heart rate' && rhythm.test(low)) ||
    (last === 'Blood pressure' && /^it was (?=[\d ]{2,})/.test(low)) ||
    /^(?:so |and |which is )*that(?:['’]s| is) (?=[^,]*(?:\d|centile))/.test(low)
  );
}

/** "It doesn't drop when you stand up." */
const onStanding = / when (?:you|he|she)(?:['’]re|['’]s)? (?:stand|stood|stands|standing)(?: up)?$/i;
const dropped =
  /^(?:and |so )?(?:(?:with )?(?=)(?:no|not much of a|without an?) (?:[a-z]+ )?(?:drop|fall|change)(?=)\b(?: (?:on|with|when)\b.*)?|(?:it )?(?:does|did)(?: not|n['’]t) (?:drop|fall|change)(?=)(?: (?:on|with|when)\b.*)?|(?:not|no longer)(?=) (?:orthostatic|postural)|orthostatics? (?:is|are|was|were)?\s?(?:negative|normal|fine))$/;
const steady =
  /^(?:and |so )?(?=)(?:(?:pretty|very|about|nice and|holding) )?(?=)(?:stable|steady|unchanged|the same)$/;
const ofHeight =
  /^(?:and |so |but )?(?:you|he|she)(?=)(?: (?:were|was|used to be) [4-6] (?!.*half)|['’ ](?:ve|s|have|has)(?=) (?:lost|shrunk|grown)\b)/;

const grows = /^(?:Weight|Height|Length|Head circumference)$/;
/** "… the forty-fifth percentile", said of the length before it. */
const onCentile =
  /^(?:(?:which|that)(?:['’]s| is) )?(?=)(?:also )?(?:(?:on|in|at) )?(?=)the (?:\d{1,2}(?:st|nd|rd|th)|(?:\S+ )?\S+ (?:per)?centile)$/;

const standing = /^(?:standing (?:(?:you|he|she|it) (?:were|was) )?(\d{2,3})|(\d{2,3}) standing)$/;

const clause =
  /, (?:and )?| (?=(?:which is|that['’]s) (?:up|down) )| and (?=(?:there(?:['’]s| is| are) |you(?:'re|’re|'ve|’ve| are| were| left)|(?:he|she|it)(?:'s|’s| is| was)|(?:your|the|his|her)(?=) (?:weight|height|length|head|pulse|oxygen|temp|sats|bmi|(?:blood )?pressure)|weight|pulse|oxygen|sats)(?=)\b|\d{2,3}(?:\.\d)? cm\b)/i;

// What only leads to the change of a weight.
const leading =
  /^(?:(?:and|so|but|which is|that['’]?s|that is|it['’]?s|it|you['’](?:re|ve)|(?:he|she)['’]s|you (?:are|have)|you|he|she|i['’]ve got)(?=) )+/i;
const changed =
  /^(?:(?:is |was )?(?:up|down)(?: to)?|lost|gained|dropped|put on)(?=) (?:about |another |maybe )?\d+(?:\.\d+)?(?! ?(?:points?|over))\b/i;
const ofBody = /\b(?:pounds|lbs|kg|stone)\b|^(?:and |so |but )?(?:you|he|she)['’ ]/;
const compared =
  /^(?:was|were|(?:left )?at|same|still|between|bang on|right (?:on|about|at)|just (?:over|under) the|\d+ (?:up|down)|(?:on )?the \S+ (?:per)?centile|\d+ from|\d+ (?:pounds|lbs|kg)$|\d+(?:st|nd|rd|th) )(?=)/i;

function ofWeight(low: string, said: string, last: string | null): boolean {
  if (changed.test(said)) return last === null || last === 'Weight' || ofBody.test(low);
  return last === 'Weight' && compared.test(said);
}

const rhythm = /^(?:a (?:little|bit) )?(?:(?:irregularly )?(?:ir)?regular(?: rhythm)?|quick|fast|slow)$/;

const bareWeight =
  /^(?:(?:and|so) )?((?:you(?:['’]re| are| were)|(?:he|she)(?:['’]s| is| was)) )?(?:at )?(\d{2,3}(?:\.\d)?)(?: (?:today|now|here|even))*$/;

// "194, so a BMI of 33"
const ofBmi = /^(?:so )?(?:a )?bmi\b/i;

function likely(weight: number): boolean {
  return weight >= 60 && weight <= 500;
}

const named: readonly (readonly [name: string, said: RegExp])[] = [
  [
    'Temperature',
    /^(?:(?:and|so) )?(?:(?:you|he|she|it)(?=)['’ ](?:re|s|are|is|were|was) )?(?=)(?:at |about )?(?=)((?:9[5-9]|10[0-6]|3[5-9]|4[01])(?:[. ]\d(?![\d.])| flat))(?! ?(?:kg|kilos?|pounds|lbs|%|over|weeks))/,
  ],
  ['Temperature', /^(?:and )?(no (?:fever|temp))\b/],
  [
    'Temperature',
    /^(?:(?:and|so|but) )?(?:(?:you|he|she)(?=)(?:['’](?:re|s)| are| is)(?=) )?(?=)(afebrile)(?: today| now| here)?$/,
  ],
  ['Temperature', /\btemp(?:erature)?(?:['’]s| is| was)? (normal)$/],
  ['Oxygen saturation', /\b((?:[89]\d|100)%)/],
  ['Heart rate', /\b(?:heart(?: is| at)? (?=\d{2,3}$)|(?=\d{2,3} (?:on|for) the pulse))(\d{2,3})\b/],
  ['Weight', /\b(\d{1,3}(?:\.\d+)?(?=) (?:pounds|lbs|kg|stone)(?=)(?: \d{1,2}(?: ounces)?)?)\b/],
  ['Height', /\b([4-6] (?:foot|feet) \d{1,2}(?: and a half)?)\b/],
  ['Height', /^(?:and )?(?:(?:you|he|she)['’](?:re|s) )?([4-6] (?:1[01]|\d)(?: and a half)?)$/],
  ['Height', /^(?:and )?(?:(?:you|he|she)['’](?:re|s) |height(?:['’]s| is)? )?([4-6]1[01])$/],
  ['Height', /^(?:and )?((?:[6-9]\d|1\d\d|2[0-2]\d)(?:\.\d)?(?=) cm)(?: tall| today| now){0,2}$/],
  ['Length', /\blength (?:is |of )?(\d{2}(?:\.\d)? (?:inches|cm))\b/],
  [
    'Head circumference',
    /\bhead(?: circumference)?(?:['’]s| is)?(?=) (\d{2}(?:\.\d)? (?:inches|cm)|(?:(?:on|in|at) )?the (?:\S+ )?\S+ (?:per)?centile)$/,
  ],
  ['Weight', /\bweight(?:['’]s| is)? ((?:(?:on|in|at) )?the (?:\S+ )?\S+ (?:per)?centile)$/],
  ['Height', /\bheight(?:['’]s| is)? ((?:(?:on|in|at) )?the (?:\S+ )?\S+ (?:per)?centile)(?: too)?$/],
  ['Length', /\blength(?:['’]s| is)? ((?:(?:on|in|at) )?the (?:\S+ )?\S+ (?:per)?centile)(?: too)?$/],
  ['BMI', /\bbmi(?:['’]s| is)? ((?:at |on )?the \S+ (?:per)?centile)\b/],
];

function unnamed(low: string, changes: boolean): Vital | null {
  for (const [name, said] of named) {
    const value = said.exec(low)?.[1];
    if (value === undefined || isOther(name, low, changes)) continue;
    if (name === 'Temperature')
      return { name, value: value.replace(/^(\d+) (?=\d)/, '$1.').replace(' flat', '.0') };
    // "You're five-eleven."
    return { name, value: name === 'Height' ? value.replace(/^([4-6])(?=1[01]$)/, '$1 ') : value };
  }
  return null;
}

// "Your keys are not 4 kg", "birth weight was 6 pounds 9", "96.2, put on 3", "word scores, right 96%".
function isOther(name: string, low: string, changes: boolean): boolean {
  if (name === 'Weight') return moved.test(low);
  if (name === 'Temperature') return changes && /^\D*\d/.test(low) && !/temp|fever/.test(low);
  return name === 'Oxygen saturation' && ofEar.test(low);
}
const ofEar = /\b(?:scores?|words?|right|left|hearing|(?:per)?centile|predicted|peak|best)\b/;

const moved = /\b(?:birth|dry|not|since|up|down|lost|gained|dropped|put on|over|under|than|lifting|every)\b/;

// "Pressure's 138 over 84", "172 on 96": no eye's pressure, and no sight, is so high.
function withPressureNamed(text: string): string {
  if (!/ (?:over|on) \d|\d\/\d/.test(text) || wantsReading(text)) return text;
  const plain = text
    .replace(/(?<!\d)(\d{2,3}) on (?=\d{2,3}(?!\d))/g, '$1 over ')
    .replace(
      / when (?:(?:the|our) )?(?=)(?:you|he|she|we|they|nurse|i)(?=) stood(?: (?:you|him|her))?(?: up)?(?![a-z])/gi,
      ' standing',
    );
  if (/\b(?:blood pressure|bp)\b/i.test(plain)) return plain;
  if (/\bpressure\b/i.test(plain)) return plain.replace(/\bpressure\b/i, 'blood pressure');
  return plain.replace(/(?<!\d)(?=(?:[7-9]\d|[12]\d\d) ?(?:over|\/) ?\d)/, 'blood pressure ');
}
