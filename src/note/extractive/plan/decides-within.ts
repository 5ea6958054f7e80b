import { plainOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { leavesIt } from './decided.ts';

// "For your back pain, stay on the neurontin." "It is high, so i'm going to increase the lisinopril." "The plan is to get an ultrasound."
export function decidesWithin({ unit }: Passage): boolean {
  const said = plainOf(unit).toLowerCase();
  return (
    planIs.test(said) ||
    unwanted.test(said) ||
    (unit.clinical.drugs > 0 && (keeps.test(said) || changes.test(said))) ||
    looksInto.test(said) ||
    leavesIt.test(unit.said)
  );
}

// "I do think you're depressed, and I don't want to start a tablet today." "So no tight bandages until we know."
const unwanted =
  /\b(?:i|we) (?:do n't|don't|don’t|would n't|wouldn't|wouldn’t) want to (?:start|stop|change|give|add|put|rush)\b|^(?:so |and |then )?no (?!one\b)[^.?]{3,60} until (?:we|i|you|the)\b/;

const planIs = /\b(?:the|my|our)(?=) plan (?:is|will be|would be)(?: going)? to (?!be\b|see\b|talk\b)/;

const will =
  /\b(?:i|we)(?=)(?: also)?(?=)(?: will|['’]ll| ?(?:am|are|['’]m|['’]re)(?=)(?: also| just)? (?:going to|gon ?na)|['’]d(?: also)? like to| would(?: also)? like to| want to| wan ?na)(?=) (?:also )?(?:go ahead and )?/;

const changes = new RegExp(
  `${will.source}(?:have (?:you|him|her) (?:continue|take|start|stop)|continue|increase|decrease|start|stop|switch|add|prescribe|raise|lower|refill|keep)\\b`,
);

const looksInto = new RegExp(
  `${will.source}(?:get|order|repeat|obtain|schedule|check)\\b[^.?]{1,40}\\b(?:ultrasound|x-?rays?|mri|ct|labs|blood ?work|echo\\w*|a1c|panel|biopsy|colonoscopy)\\b`,
);

const opensOrder = new RegExp(`^(?:(?:and|so|then|now|okay),? ){0,3}${looksInto.source}`);

/** "I'm also going to order a pelvic ultrasound to look for fibroids": what it may find is no result. */
export function ordersStudy(plain: string): boolean {
  return opensOrder.test(plain.toLowerCase());
}

const keeps = /(?:^|,? )(?:stay on|keep taking|continue taking|keep using) (?:the|your|that) [a-z]/;
