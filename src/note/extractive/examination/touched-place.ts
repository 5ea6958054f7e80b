import { gerundOf } from '../rephrase/verbs.ts';

/** Where and how somebody was touched, as the question says it. */
export interface TouchedPlace {
  /** "biceps": what was touched. */
  part: string | null;
  /** "on the outside". */
  at: string | null;
  /** "squeezing the thighs": what was done. */
  doing: string | null;
  /** "no swelling", told beside. */
  beside: string | null;
}

const parts =
  'knees?|hips?|shoulders?|elbows?|wrists?|hands?|fingers?|fingertips?|knuckles?|thumbs?|toes?|toenails?|nails?|foot|feet|heels?|heel cord|achilles|ankles?|legs?|arms?|forearms?|armpits?|calf|calves|shins?|thighs?|neck|temples?|scalp|face|forehead|cheeks?|cheekbones?|jaw|chin|ears?|eyelids?|tongue|gums?|breasts?|groins?|belly button|navel|collarbones?|breastbone|sternum|ribs?|buttocks?|bottom|tailbone|low(?:er)? back|back passage|back|spine|belly|tummy|abdomen|stomach|bladder|kidneys?|uterus|womb|cervix|ovar(?:y|ies)|prostate|thyroid|gland|glands|nodes?|lump|scar|biceps|triceps|quads?|hamstrings?|tendon|kneecap|joint line|joints?|joint|muscles?|calluses|wound|incision|stump|liver edge|liver|spleen|sinuses|tonsils|pinky|septum|nostrils?|lips?|mouth|skin|ulcer|spot|bump|lesion|burn|metatarsals?|malleolus|scaphoid|snuffbox|shin bone';
const anyPart = new RegExp(
  `\\b(?:the |your |his |her )?((?:(?:right|left|upper|lower|medial|lateral|inner|outer|big|great|little|first|second|third|fourth|fifth|front|back) ){0,3}(?:${parts}))(?=)\\b`,
);
const onlyPart = new RegExp(
  `^(?:the |your |his |her |this |that )?((?:(?:right|left|upper|lower|medial|lateral|inner|outer|big|great|little|first|second|third|fourth|fifth|other|two) ){0,3}(?:[a-z]+ )?(?:${parts}))(?: side)?(?:'s| is| are)?$`,
);
const prepositions = new Set(
  'on at in along over under underneath around round behind up down inside outside across between below above near by to through'.split(
    ' ',
  ),
);
/** What is asked of a place that is no place of the body. */
const elsewhere =
  /\b(?:night|bed|rest|work|school|home|mornings?|time|day|sex|stairs|all|moment|end|walking|eat|same|when|if|with|bathroom|once|family|past|medic\w+)(?=)\b/;
const leads =
  /^(?:(?:right(?= (?:on|at|in|over|under|along|behind|there|here)\b)|and|now|okay|so|or|then|um|uh|what about|how about|but|go ahead and) )+/;
const pointing =
  /\b(?:right here|right there|up here|down here|back here|over here|over there|in here|around here|here|there|like (?:that|this)|for me|right now|now|at all|a lot|this way|that way|too|please|sorry)(?=)\b/g;
const handles = new Set(
  'press push squeeze touch tap bend lift move twist rotate straighten pull roll palpate percuss wiggle'.split(
    ' ',
  ),
);
const onBody = new Set(
  'on in at your the this that my his her across along over around against here it under below above behind between inside'.split(
    ' ',
  ),
);
const handling =
  /\b(?:when|if|as) (?:i|you) (?:just |also |go ahead and )?(?=)(press|push|squeeze|touch|tap|bend|lift|move|twist|rotate|straighten|pull|roll|turn)(?=)\b/;
/** "And when I let go?" */
const letsGo = /\b(?:when|if|as) i (?:let go|release)\b/;
/** "It's still puffy", "liver edge is down two fingers": found, and not asked. */
const stillSeen = /^(?:it|that|they|this)(?:'s| is|'re| are) still [a-z]+$/;
const tellsOf =
  /^(?:the |your |his |her )?[a-z]+(?: [a-z]+){0,4}(?:'s| is| are) (?!tender|sore|painful|not|n't|that|this|it|hurting)[a-z0-9]+(?: [a-z0-9]+){0,4}$/;
const pronoun =
  /^(?:(?:on|in|at) )?(?:it|that|this|them|those|you|him|her|here|there|your|the|hard|harder|deep|down|in|[a-z]+ly)?$/;
/** What opens a question, and no place. */
const asking = new Set(
  `does do did is are was any have has can could you you're he he's she she's really pretty little huh there that this it they feel feeling get got much also still seem to a bit me touch touching
's that's it's not n't isn't aren't doesn't him her hurt hurts tender sore painful pain tenderness bother bothers uncomfortable sensitive pinch`.split(
    /\s+/,
  ),
);

/** "The base of the toe here the fifth metatarsal" */
const apart = /, (?:and )?|: | here (?=the )/;

/** What a question asked while somebody is touched tells of the place. `low` is in small letters, without its mark. */
export function touchedPlace(low: string): TouchedPlace {
  const out: TouchedPlace = { part: null, at: null, doing: null, beside: null };
  for (const clause of low.split(apart)) {
    const seen = clause.replace(leads, '');
    if (seenThere.test(seen) && touchablePart(seen) !== null) {
      out.beside ??= of(seen.replace(seenThere, ''));
      out.part ??= '';
      continue;
    }
    const plain = seen.replace(pointing, '').replace(/ {2,}/g, ' ').trim();
    if (plain === '') continue;
    if (letsGo.test(plain)) {
      out.doing ??= 'letting go';
      continue;
    }
    const done = handling.exec(plain);
    if (done !== null) out.doing ??= doingOf(done[1]!, plain.slice(done.index + done[0].length).trim());
    const [first, ...more] = plain.split(' ');
    if (done === null && handles.has(first!) && more.length > 0 && onBody.has(more[0]!)) {
      out.doing ??= doingOf(first!, more.join(' '));
      continue;
    }
    if (/^no [a-z]/.test(plain) && !/\b(?:pain|tender\w*)\b/.test(plain)) {
      out.beside ??= plain;
      continue;
    }
    const before = done === null ? plain : plain.slice(0, done.index).trim();
    if (done === null && stillSeen.test(plain))
      out.beside ??= plain.replace(/^(?:it|that|they|this)(?:'s| is|'re| are) /, '');
    else if (done === null && tellsOf.test(plain) && touchablePart(plain) !== null) {
      out.beside ??= plain;
      out.part ??= '';
    } else placed(before, out);
  }
  return out;
}

function placed(text: string, out: TouchedPlace): void {
  // "calf's not tender", "thighs aren't tender": what comes before is what was touched.
  const subject =
    /^((?:the |your |his |her )?[a-z]+(?: (?!not\b|is\b|are\b)[a-z]+)?)(?:'s| is| are)?(?: not)? (?:tender|sore|painful|hurting|sensitive|hurts?)\b/.exec(
      text.replace(/(?:are|is|do|does)(?: ?n['’]t| not)\b/, 'not'),
    )?.[1];
  if (subject !== undefined && onlyPart.test(subject.replace(/'s$/, ''))) {
    out.part ??= onlyPart.exec(subject.replace(/'s$/, ''))![1]!;
    return;
  }
  const words = text.split(' ');
  const from = words.findIndex((word) => !asking.has(word));
  const rest = (from < 0 ? '' : words.slice(from).join(' ')).replace(justThere, '');
  if (rest === '' || elsewhere.test(rest)) return;
  const part = onlyPart.exec(rest)?.[1];
  if (part !== undefined && out.at !== null && out.part === null) out.at = `${out.at} and the ${part}`;
  else if (part !== undefined) out.part ??= part;
  else if (
    prepositions.has(rest.split(' ', 1)[0]!) &&
    rest.split(' ').length > 1 &&
    rest.split(' ').length < 8
  )
    out.at = out.at === null ? of(rest) : `${out.at}, ${of(rest)}`;
  else if (aspect.test(rest)) out.at ??= `on the ${rest.replace(/^the /, '')}`;
  else if (quadrant.test(rest))
    out.at ??= `in the ${rest.replace(/^the /, '').replace(/(?: side)?$/, ' side')}`;
  else if (spot.test(rest) && rest.split(' ').length < 9)
    out.at ??= `at the ${of(rest.replace(/^the /, ''))}`;
}

/** "Tender right over the SI joint here?" */
const justThere = /^(?:right|just) (?=(?:on|at|in|along|over|under|around|behind|above|below|inside)\b)/;
/** "There's a bump below your right knee, does that hurt?" */
const seenThere = /^there(?:'s| is) (?=(?:an? |some )[a-z]+ )/;
// "And here, lower right?"
const quadrant = /^(?:the )?(?:lower|upper|right|left)(?: (?:lower|upper|right|left))?(?: side)?$/;
// "And the outside?"
const aspect = /^(?:the )?(?:inside|outside|front|top|bottom|underside)$/;
// "Sore here, tip of the bone at the back?"
const spot =
  /^(?:the )?(?:tip|base|edge|top|side|point|inside|outside|front|back|bony [a-z]+|end|middle) of (?:the|your|this|that) /;

function doingOf(verb: string, object: string): string {
  const what = of(
    object
      .split(/, |(?:^| )(?:does|do|did|is|where) /, 1)[0]!
      .replace(pointing, '')
      .replace(/ {2,}/g, ' ')
      .trim(),
  );
  const name = gerundOf(verb === 'push' ? 'press' : verb);
  return pronoun.test(what) || what.startsWith('it ') || what.startsWith('that ') ? name : `${name} ${what}`;
}

function of(text: string): string {
  return text
    .replace(/\b(your|the|his|her) (?=\1 )/g, '')
    .replace(/\b(on|in|at) (?:your|the|this|that) (?=\1 )/g, '')
    .replace(/\b(?:your|his|her|my|this|that) (?=[a-z])/g, 'the ')
    .replace(/^you (?=on|in)/, '')
    .trim();
}

const turnsBack =
  /\b(?:lie|lay|lean|sit|go|come|turn|roll|put|pull|right|way|all the way) (?:on )?(?:back|your side)\b|\bback (?:up|down|in|out|to)\b/g;

/** The first part that can be touched in what was said, or null. */
export function touchablePart(low: string): string | null {
  return anyPart.exec(low.replace(turnsBack, ''))?.[1] ?? null;
}
