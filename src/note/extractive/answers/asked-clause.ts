import { isAdverb, isBaseVerb, isParticiple, pastOf, thirdPerson } from '../rephrase/verbs.ts';
import { inFirstPerson } from '../visit/first-person.ts';

export const isDo = (verb: string) => verb === 'do' || verb === 'does' || verb === 'did';

export const endsSubject =
  /^(?:an?|the|in|on|at|with|from|to|as|just|really|very|too|quite|that|this|any|some|like|been|still|also|always|not|okay|ok|fine|normal|healthy|better|worse|gone|up|down|out|low|high|bad|good|sore|stiff|swollen|numb|dry|itchy|red|yellow|dark|clear|blocked|stuffy|runny|regular|irregular|heavy|painful|tight|tender|hot|cold|weak|steady|stable|affected|back|away|clean|closed|open|blurry|loose|hard|soft|different|bigger|smaller)$/;
const compound =
  /^(?:infection|pains?|pressure|trouble|attacks?|rash|ache|cough|tests?|results?|scan|wound|swelling|discharge|sugars?|count|levels?|tube|sample|appointment|injection|jab|vaccine|tablets?|pills?|medicine|doses?|inhaler|cream|ulcer|stones?|clots?|polyps?|fibroids?)$/;
// "Is the baby moving well?", and not "is the leg swelling worse?"
const isDoing =
  /^(?:moving|kicking|working|eating|feeding|sleeping|growing|walking|talking|doing|going|getting|coming|drinking|helping|healing|improving)$/;
const joins = /^(?:and|or)$/;
const goesOn = /^(?:and|or|with|at|since|so|than|because)$/;
const opensNoun = /^(?:an?|the|your|his|her|all|just|only|new)$/;
const pointsAt = /^(?:this|that|these|those)$/;

// "Do your legs swell up", "does the heating pad help": the verb may come a word sooner or later than it seems.
export function parted(verb: string, who: string, asked: string): { who: string; what: string } {
  const rest = asked.replace(
    /^(?:yourself|himself|herself|itself|themselves|yourselves|guys|folks|both) /i,
    '',
  );
  const words = who.split(' ');
  const last = words.at(-1)!;
  const [next = '', then = ''] = rest.toLowerCase().split(' ');
  // "Did her lips ever turn blue?"
  if (next === 'ever' && then !== '' && words.length === 2) return { who, what: rest };
  // "Did the nausea and vomiting start then?"
  if (joins.test(next) && words.length === 2 && rest.split(' ').length > 2)
    return { who: `${who} ${next} ${then}`, what: rest.slice(next.length + then.length + 2) };
  // "Is your shortness of breath there at rest?"
  if (next === 'of' && words.length === 2)
    return { who: `${who} of ${then}`, what: rest.slice(then.length + 4) };
  // "Is the chest infection all gone?"
  if (
    !isDo(verb) &&
    words.length === 2 &&
    compound.test(next) &&
    then !== '' &&
    (last === 'back' || !endsSubject.test(last))
  )
    return { who: `${who} ${next}`, what: rest.slice(next.length + 1) };
  // "Is your child healthy and well?", "have your symptoms improved at all?", "has this knee given out?"
  if (
    !isDo(verb) &&
    words.length === 3 &&
    (endsSubject.test(last) || isParticiple(last) || isDoing.test(last) || goesOn.test(next))
  )
    return { who: words.slice(0, -1).join(' '), what: `${last} ${rest}` };
  if (
    !isDo(verb) &&
    pointsAt.test(who) &&
    isParticiple(then) &&
    !isParticiple(next) &&
    !isAdverb(next) &&
    !opensNoun.test(next)
  )
    return { who: `${who} ${next}`, what: rest.slice(next.length + 1) };
  if (
    /^(?:your|the|his|her|[a-z]+ing)$/.test(words[0]!) &&
    isDo(verb) &&
    (words.length < 3 || !isBaseVerb(last)) &&
    !isBaseVerb(next) &&
    isBaseVerb(then.replace(/s$/, ''))
  )
    return { who: `${who} ${next}`, what: rest.slice(next.length + 1) };
  return words.length > 2 && isDo(verb) && isBaseVerb(last) && !isBaseVerb(rest.split(' ')[0]!.toLowerCase())
    ? { who: words.slice(0, -1).join(' '), what: `${last} ${rest}` }
    : { who, what: rest };
}

const sameInPast = /^(?:quit|put|hit|set|let|shut|split|bet|burst|upset)$/;

// "Did that help?": that helped.
export function affirmed(who: string, verb: string, done: string): string {
  const words = done
    .replace(/ at all$/i, '')
    .replace(/^(?:yourself|himself|herself|yourselves|guys|folks|both) /i, '')
    .split(' ');
  const at = isAdverb(words[0]!) ? 1 : 0;
  const act = words[at] ?? '';
  if (verb === 'do') return `${who} ${words.join(' ')}`;
  const again = words.some((word, i) => i > 1 && isBaseVerb(word) && /^(?:and|or)$/.test(words[i - 1]!));
  if (act === 'last')
    return `${who} ${[...words.slice(0, at), verb === 'did' ? 'lasted' : 'lasts', ...words.slice(at + 1)].join(' ')}`;
  if (verb === 'did' && sameInPast.test(act)) return `${who} ${words.join(' ')}`;
  if (again || !isBaseVerb(act)) return `${who} ${verb} ${words.join(' ')}`;
  const other = verb === 'did' ? pastOf(act) : thirdPerson(act);
  words[at] = verb === 'does' && other === act ? `${act}s` : other;
  return `${who} ${words.join(' ')}`;
}

// "How long does the stiffness last when you get up?": there "last" is what it does.
const ofTime = /^(?:when|if|after|before|each|every|now|usually|for|on|at)$/;

/** "did", "you", "stop smoking" → i stopped smoking. */
export function clauseOf(verb: string, subject: string, rest: string): string | null {
  const aux = verb.toLowerCase();
  const they = subject.toLowerCase();
  if (/^(?:want|think|know|remember|mean|suppose|like)\b/i.test(rest)) return null;
  if (!/^d(?:o|oes|id)$/.test(aux)) return inFirstPerson(`${they} ${aux}${rest === '' ? '' : ` ${rest}`}`);
  if (rest === '') return null;
  const { who, what } = parted(aux, they, rest);
  const [first = '', ...more] = what.split(' ');
  const adverb =
    isAdverb(first) || (/^(?:last|first)$/.test(first) && more.length > 0 && !ofTime.test(more[0]!));
  const act = affirmed('', aux, adverb ? more.join(' ') : what).trim();
  return inFirstPerson(`${who} ${adverb ? `${first} ` : ''}${act}`);
}
