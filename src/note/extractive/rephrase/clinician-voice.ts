import { speakingI } from '../../language/speaking-i.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { hasFiniteVerb } from './clauses.ts';
import { withoutClinic } from './clinic-voice.ts';
import { spokenAsClinic } from './decision.ts';
import { asNotPerceived } from './not-perceived.ts';
import { withoutFirstPerson } from './opinion.ts';
import { withoutOwnClause } from './own-clause.ts';
import { resultOf } from './reviewed-result.ts';
import { isAuxiliary, isPast } from './verbs.ts';

const speaks = /\b(?:I|me|[Mm]y|mine|myself)\b/;
const dictates = /\b(?:[Uu]sed?|[Pp]er|[Ii]n) (?:my|the) (?:[a-z]{1,12} ){0,3}template\b/;
const sees =
  '(?:see|saw|hear|heard|appreciate|appreciated|recognize|notice|noticed|note|noted|identify|detect|find|found|feel|felt|smell|palpate)';
const lately = '(?:(?:also|do|did|can|could|just|still|really|however|personally|have)(?=) ){0,3}(?=)';
const leadsToClause = new RegExp(
  `\\bI ${lately}(?:know|understand|see|saw|hear|heard|remember|recall|notice|noticed|recognize|noted|tell|have|feel|felt|read|am seeing|was notified|was told|was reading|am aware|am sure|am reassured) (?:here )?(?:(?:with|in|on|from) (?:the|her|his) [a-z' ]{3,25} )?(?:that |like )?(?=(?:(she|he|they|it|there|we|everything|Dr\\.)|this|that(?= (?:is|was|has)\\b)|these|those|the|her|his|their) ([a-z' ]{1,60}))`,
  'g',
);
const seesNone = new RegExp(
  `\\bI (?:(?:really|also|personally) )?(?:do|did|could|can) ?(?=)not (?:really |currently )?(?=)${sees} (?:any |an? )?(?=[a-zA-Z])`,
  'g',
);
const seesSome = new RegExp(
  `\\bI ${lately}${sees} (?:that (?=\\d))?(?=(?!that\\b|like\\b|through\\b|into\\b|past\\b|the\\b|it\\b|her\\b|him\\b|better\\b|comfortable\\b)[a-z0-9])`,
  'g',
);
const toldEarlier =
  /,? (?:which|that) I (?:have |had )?(?=)(?:also )?(?=)(?:heard|noted|seen|felt|found)(?=) (in the past|before|previously)/g;
const found = /,? I (?:have |had |also )?(heard|noted|seen|felt|found) (?=(?:in|on|before|previously)\b)/g;
const asFound =
  /,? (?:which|that)(?=) I (?:(?:can|could|have|did|do) )?(?=)(?:see|hear|heard|feel|felt|appreciate|appreciated|noted|saw)(?= now\b|$|[.,]| (?:in|on|his|her)\b)/g;
const gerunds: Record<string, string> = {
  press: 'pressing',
  push: 'pressing',
  palpate: 'palpation',
  touch: 'touching',
  poke: 'pressing',
  bend: 'bending',
  flex: 'flexing',
  extend: 'extending',
  listen: 'listening',
  listened: 'listening',
  move: 'moving',
  rotate: 'rotating',
  squeeze: 'squeezing',
  tap: 'tapping',
  lift: 'lifting',
  twist: 'twisting',
  roll: 'rolling',
  raise: 'raising',
  turn: 'turning',
  thump: 'thumping',
  pull: 'pulling',
  rock: 'rocking',
  stress: 'stressing',
  straighten: 'straightening',
  tilt: 'tilting',
  percuss: 'percussion',
};
const whileDoing = new RegExp(
  `\\b(when|as|if|When|As|If)(?=) I (${Object.keys(gerunds).join('|')})(?: down)?\\b`,
  'g',
);
const didSomething =
  /^(?:However,? )?I (?:(?:also|have|did|already|personally) )*(checked|ordered|used?|repeated|examined|sent over|sent|done|prescribed|placed)(?=) ((?:her|his|the|an?|their|some|\d+) [a-z' ]{3,40}?)(?= (?:because|and|to|about|for|in|on|that|yesterday|today)\b|[.,]|$)/;
const decides =
  /\b(?:I|we) (?:(?:also|just|still|definitely|probably)(?=) )*(?:will|would(?: also)? like to|want to|am going to|do want to)(?=)(?: also| just)? (?=(?:add|order|get|start|stop|increase|decrease|prescribe|refer|repeat|check|continue|monitor|obtain|give|switch|put|send|schedule|treat|use|try)(?=)\b)/g;

/**
 * A sentence of the note in which the clinician who speaks is no longer "I": what was seen is there ("I do not see any
 * fracture." → No fracture.), what was known is so, what was thought is thought. Null where "I" would stay, since that
 * sentence is about the clinician and not about the patient.
 */
export function withoutClinician(sentence: string): string | null {
  if (dictates.test(sentence) && !sentence.includes(':')) return null;
  if (!speaks.test(sentence)) return whole(withoutClinic(sentence));
  const text = impersonal(withoutClinic(sentence).replace(/[.]$/, ''));
  const kept = speaks.test(text) ? withoutOwnClause(text, speaks) : text;
  if (kept === null || kept.split(' ').length < 2) return null;
  return `${upperFirst(kept)}.`;
}

/**
 * The same of what is concluded, where the clinic says what only the clinician can be the subject of: "not where I want
 * it" → not where we want it. Without the clinician where the rest would tell of the clinic, or not read.
 */
export function byClinic(sentence: string): string | null {
  const without = withoutClinician(sentence);
  if (!speaks.test(sentence) || dictates.test(sentence)) return without;
  const said = spokenAsClinic(impersonal(withoutClinic(sentence).replace(/[.]$/, '')))
    .replace(speakingI, 'we')
    .replace(/\bme\b/g, 'us');
  const words = said.split(' ').length;
  const longest = said.includes(',') ? longestOfClinic.marked : longestOfClinic.unmarked;
  return words < 2 || words > longest || ofClinic.test(said) ? without : `${upperFirst(said)}.`;
}

// In words. Without a comma a long one is speech as it was recognised, of which the half tells nothing.
const longestOfClinic = { marked: 36, unmarked: 18 };
const ofClinic =
  /^(?:(?:and|so|but),? )?we (?:do not know|wish|had|have|has|also|gave|sent|went|never|did|were|will|just|talked|see|saw|get|got|checked|put|started|are (?:not )?(?:saying|looking|going|talking|worried)|would (?:not )?(?:do|continue|love|like|say))\b|\byou\b/i;

function whole(text: string): string | null {
  return text.split(' ').length < 2 ? null : text;
}

function impersonal(sentence: string): string {
  const plain = asNotPerceived(asides(sentence))
    .replace(/\bI asked (her|him|the patient) to\b/g, (_, whom: string) => `${subjectOf(whom)} was asked to`)
    .replace(/\bI (?:do |also |just )*want (her|him|his|the patient) to\b/g, (_, whom: string) => {
      return `${subjectOf(whom)} is to`;
    })
    .replace(decides, 'the plan is to ')
    .replace(didSomething, (_, verb: string, what: string) => {
      const [first, ...more] = verb.split(' ');
      return `${what} ${several(what) ? 'were' : 'was'} ${[first === 'use' ? 'used' : first, ...more].join(' ')}`;
    })
    .replace(toldEarlier, ', noted $1')
    .replace(found, ' $1 ')
    .replace(asFound, '')
    .replace(
      whileDoing,
      (_, when: string, verb: string) =>
        `${when[0] === when[0]!.toLowerCase() ? 'on' : 'On'} ${gerunds[verb]}`,
    )
    .replace(/\b[Ww]hat I (?:am seeing|see|found|find)(?: here)? is (?:that )?/g, (_, at: number) =>
      at === 0 ? '' : 'there is ',
    )
    .replace(leadsToClause, (_, pronoun: string | undefined, next: string) =>
      pronoun !== undefined || tells(next) ? '' : 'there is ',
    )
    .replace(seesNone, (lead, at: number, all: string) =>
      at === 0 ? 'no ' : `there ${severalAt(all, at + lead.length) ? 'are' : 'is'} no `,
    )
    .replace(seesSome, (lead, at: number, all: string) =>
      severalAt(all, at + lead.length) ? 'there are ' : 'there is ',
    )
    .replace(/^((?:Her|His|The patient's) [a-z]+),? there (?:is|are) /, '$1: ');
  return thought(thought(plain)).replace(/ {2,}/g, ' ').trim();
}

function asides(sentence: string): string {
  return resultOf(sentence)
    .replace(/\bI-i\b/g, 'I')
    .replace(
      /\b(that|which|who) I do not (?:think|believe) (is|are|was|were) /g,
      (_, which: string, be: string) => `${which} ${be} not thought to be `,
    )
    .replace(
      /\b(until|till|unless) (?:I|we) (?:tell|say|advise)(?: (?:so|otherwise|him|her|the patient))*(?=[,.]|$)/g,
      '$1 told',
    )
    .replace(/,? ?\b(?:excuse me|if you ask me),?/gi, '')
    .replace(
      /\bI would say (?:that )?(?=(?:it|that|this|there|he|she|they)(?=) (?:is|was|are|were|has|have)(?=)\b)/g,
      '',
    )
    .replace(/, I would call (?:it|that|this) (?=[a-z])/g, ', ')
    .replace(/\bI bet (?:that )?(?=(?:it|that|this|the|he|she) )/g, 'I think ')
    .replace(/^I have (?:that|it|them) (?:right )?here,? /, '')
    .replace(/\b([Tt]he [a-z]+) I have (?=(?:is|shows?|says?|was)(?=)\b)/g, '$1 ')
    .replace(
      /\b([Tt]he (?:[a-z]{2,12} )?(?:issue|thing|concern|problem|question))(?=) I (?:have seen|have|see|had)\b/g,
      '$1',
    )
    .replace(/,?(?: but| and)? I (?:have )?(heard|felt|noted|seen) (?:that|it) before\b/g, ', $1 before')
    .replace(/\bI (?:do|did|can|could) ?not (?:see|feel|hear|appreciate) any, /g, '')
    .replace(/^Look, (?=\w)/, '')
    .replace(/^Here is where I am at,? /, '')
    .replace(
      /,? (?:which|that)(?=) I (?:was|have been|am)(?=) (?:monitoring|following|treating|checking|watching)\b/g,
      '',
    )
    .replace(/ for me\b/g, '')
    .replace(/ (?:to|with) me(?=$|[.,]| (?:so|and|but|for)\b)/g, '')
    .replace(/\b((?:come|came|here|back)(?: in)?) to see me\b/g, '$1')
    .replace(/\b(told|tells|called) me (?:that )?/g, (told, verb: string, at: number, whole: string) => {
      if (verb === 'called') return 'called ';
      // "The fact it's swollen tells me there's blood in there."
      return verb === 'tells' && !person.test(whole.slice(0, at)) ? told.replace('me', 'us') : 'said ';
    })
    .replace(/\bsince I (?:last )?(?=)saw (?:her|him|the patient)(?=)(?: last)?\b/gi, 'since last seen')
    .replace(
      /\b[Ll]ast time I saw (?:(?:her|him|the patient),? )?(?=(?:she|he|the patient) )/g,
      'When last seen, ',
    )
    .replace(
      /^My (?:impression|assessment) (?:of (?:him|her|the patient) )?(?:currently|here|today),? (?=(?:for|from) )/,
      '',
    )
    .replace(
      /^My (?:impression|assessment) (?:of (?:(?:him|her|the patient) )?(?:is )?(?=(?:she|he|the patient) (?:has|have|is)\b)|is that (?=(?:she|he|the patient|this|it) ))/,
      '',
    )
    .replace(/\b([Mm])y (?=(?:\w+ )?(?:impression|assessment|diagnosis|concern|exam)\b)/g, (_, m: string) =>
      m === 'M' ? 'The ' : 'the ',
    )
    .replace(
      /\bI (?:am|was) (?:slightly |a little |somewhat )?(?=)(?:concerned|worried) (?:(?=about|that (?!is\b))|(?=(?:this|it|he|she|the patient|there)(?=) (?:is|are|has|have|had|may|might|could|tore|broke)(?=)\b))/g,
      (lead, at: number, whole: string) =>
        `there ${lead.startsWith('I was') ? 'was' : 'is'} concern ${/^(?:about|that)\b/.test(whole.slice(at + lead.length)) ? '' : 'that '}`,
    );
}

function subjectOf(whom: string): string {
  return whom === 'her' ? 'she' : whom === 'the patient' ? whom : 'he';
}

// "the fluid is …" goes on as a clause, "the effusion around the knee" does not.
function tells(next: string): boolean {
  return next
    .split(' ')
    .slice(0, 7)
    .some(
      (word) =>
        isAuxiliary(word) ||
        isPast(word) ||
        /^(?:looks|seems|shows|appears|needs|takes|feels|sounds)$/.test(word),
    );
}

function several(noun: string): boolean {
  return /(?:[^su']s|ies)$/.test(noun) && !/^(?:an? |slight |mild )/.test(noun);
}

// Up to what goes on with it, the noun is the last word: "some ground glass opacities", "trace edema".
function severalAt(text: string, at: number): boolean {
  const noun = text.slice(at).split(nounEnds)[0]!;
  return several(noun);
}

const nounEnds =
  /[,.]| (?:in|on|of|at|to|from|with|over|around|and|but|bilaterally|here|which|that|as|listen)\b/;

// "For his knee pain, I think that this is a strain", "there is tenderness, so I think he has a sprain".
function thought(sentence: string): string {
  const opened = opinionAfter.exec(sentence) ?? (headed.test(sentence) ? opinion.exec(sentence) : null);
  if (opened === null) return sentence;
  const [all, lead = '', not, thinks] = opened;
  const before = sentence.slice(0, opened.index) + (lead === ' ' ? ', ' : lead);
  const rest = sentence.slice(opened.index + all.length);
  // "I don't think so, not with that story.", "I don't believe the left side of it."
  if (/^so\b/.test(rest) || (thinks === 'believe' && !hasFiniteVerb(rest)))
    return `${before}we ${not ? 'do not ' : ''}${thinks} ${rest.replace(speakingI, 'we')}`;
  if (/^(?:I|we) /.test(rest)) {
    // "I do not think we need to change anything": what is doubted is not decided.
    if (!not) return before + rest;
    const need = /^(?:I|we) need to (?:any )?/.exec(rest);
    return (
      before + (need ? `there is no need to ${rest.slice(need[0].length)}` : `it is not thought that ${rest}`)
    );
  }
  const said = `I ${not ? 'do not ' : ''}${thinks} ${rest}`;
  const turned = withoutFirstPerson(said);
  return turned === said
    ? `${before}it is ${not ? 'not ' : ''}thought that ${rest.replace(/^that (?=[a-z])/, 'this ')}`
    : before + turned;
}

const opinionAfter =
  /(^|, |: | (?:and|so|but|because|that) )(?=)I (?:(?:do|also|really) ){0,2}(not )?(think|believe|suspect|feel)(?=)(?: that(?! (?:will|would|is|was|has|may|might|could|should|can)(?=)\b)| like)? /;
const headed = /^(?:For|In|With|On|From) /;
const opinion = /( )I (?:(?:do|also|really) ){0,2}(not )?(think|believe|suspect) (?:that )?/;

const person =
  /\b(?:he|she|they|patient|mother|father|mom|mum|dad|wife|husband|daughter|son|sister|brother|partner|nurse|doctor) $/;
