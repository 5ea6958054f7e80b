import { isAdverb, isAuxiliary, isPast, thirdPersonAfterSubject } from './verbs.ts';

// After these, "you" is who something is done to or for.
const takesObject =
  /^(?:for|to|with|of|on|at|about|from|by|around|expect|expecting|give|giving|gave|see|seeing|saw|put|putting|placed|placing|start|starting|want|wanted|need|tell|telling|told|help|helping|helped|keep|keeping|refer|referring|send|sending|sent|like|have|having|get|getting|let|letting|make|making|made|ask|asking|asked|offer|show|call|calling|bring|bringing|has|had|schedule|scheduling|prescribe|continue|seen|told|given|sent|referred|started|brought|kept|advise|advised|got|gotten|examined|treated|asking|evaluate|letting|encourage|remind|treat|examine|check|allow|allows|cause|causes|bother|bothering|bothers|hurt|hurts|hit|hitting|affect|affecting|affects|hear|prevent|wake|woke|wakes|kept|keeps|between|than|behind|near|concern|concerns|worry|worries|helps|gives|brings|makes|tells|puts|take|taking|took|walk|through|monitor|follow|inject|transition|switch|set|against|without|in|into|cost|costs|remove|educate|teach|teaches|teaching|taught|protect|thank|after|before|supporting|support|involve|involves|following|follows|concerning|watching)$/;

const words = (list: string) => new Set(list.split(/\s+/));

// What no verb of "you" begins with: "fit you in", "scanned you after", "walked you and", "charged you 20".
const afterObject =
  words(`in on to at out up over off down round around about again and or but a an the this that these those some any
  my your his her their with for from through into onto today tomorrow tonight yesterday here there as when if because until till before while
  by under of within direct directly one two three four five six ten without him it them onto back after last next every each once twice home late early
  monday tuesday wednesday thursday friday saturday sunday both straight away`);
// After these a clause begins, or a question has turned its verb round.
const opensClause =
  words(`and but or so if that when because as since while where what which who how why whether than then now here there today
  till until once although though unless whenever wherever yes no okay well like time everything something anything nothing all
  way thing things one ones say said says think know guess hope see mean means suggests`);
// "stop you bleeding": after a verb, what somebody is kept from or seen at.
const notDoing =
  /^(?:bring|sing|ring|swing|string|cling|spring|(?:some|any|every|no)?thing|morning|evening)$/;

/**
 * True where "you" between these two words (null: none, a mark or the end) is who something is done to: "they can fit you
 * in" and not "if you feel". Told by where it stands, so that no list of verbs need be whole.
 */
export function isDoneTo(before: string | null, next: string | null): boolean {
  if (before === null) return false;
  if (next === null) return !isAuxiliary(before) && !endsBefore.test(before);
  // "It won't do you any harm.", "I'll do you a fit note."
  if (/^(?:do|does|done|doing)$/.test(before) && /^(?:any|no|good|harm|an?|some|another)$/.test(next))
    return true;
  if (!takesObject.test(before)) return mayTakeObject(before) && (afterObject.has(next) || isDoing(next));
  if (
    /^(?:after|before|like|than|without|about)$/.test(before) &&
    (thirdPersonAfterSubject(next) !== next || isPast(next))
  )
    return false;
  // "about you have", "at you are": a new clause begins.
  if (/^(?:have|had|are|were|do|did|can|could|will|would|should|might|may|need|also)$/.test(next)) {
    return (
      /^(?:for|to|with|give|see|start|put|keep|told|tell|want|refer)$/.test(before) &&
      next !== 'are' &&
      next !== 'have'
    );
  }
  return true;
}

const endsBefore = /^(?:and|but|if|that|when|because|as|so|than|or)$/;

function mayTakeObject(before: string): boolean {
  return !opensClause.has(before) && !isAuxiliary(before) && !isAdverb(before) && /^[a-z]/.test(before);
}

function isDoing(next: string): boolean {
  return (next.endsWith('ing') && next.length > 4 && !notDoing.test(next)) || /^\d/.test(next);
}
