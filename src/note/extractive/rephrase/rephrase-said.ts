import { speakerOf } from '../../language/speaker.ts';
import { asNotPerceived } from './not-perceived.ts';
import { type StatementStyle, statement } from './statement.ts';
import type { Subject } from './subject.ts';
import { told } from './told.ts';

// Clinicians do not tell of their own families.
const ofOwnKin =
  /\bmy (?:[a-z]{2,12} )?(?=)(?:son|daughter|brothers?|sisters?|mother|father|mom|mum|dad|husband|wife)(?=)\b/i;

// "You're not recommending any treatment": what a patient says of the clinician is nothing of the patient.
export const ofClinician =
  /^(?:(?:so|and|but|okay|oh|well|you mean),? )*you(?:['’]re| are)(?: not)?(?=) (?:recommending|telling|saying|prescribing|suggesting|going to|gon ?na|giving|putting)(?=)\b|\byou (?:said|told me|think|do ?n['’]t think|mean)(?=)\b/i;

// "I gave my mom the old bottles like you said."
const asYouSaid =
  /,? (?:like|as|the way) you (?:said|asked|suggested|recommended|told me(?: to)?)(?=[.,;!]|$)/i;

// "My doctor wanted me to see you because of this knee pain."
const seenByYou =
  /((?<!\byour? )\b(?:doctor|dr|gp|pcp|nurse|physician|dentist|pharmacist|physio|therapist|[a-z]+ologist|wife|husband|mother|mom|mum|daughter|son|work|boss|urgent care|she|he|they) (?:(?:just|really) )?(?:wanted|asked|told|advised|got|needed) me to )(?:come (?:in )?(?:and |to )?)?see you(?=[ .,]|$)/i;

// "And we were at the lake": what a clinic does it does not tell so.
const didTogether =
  /^(?:(?:and|so|then|but),? )*we (?:were|went|came|got|moved|drove|flew|stayed|ate|camped|travelled|traveled|visited|walked)\b(?! (?:over|through|on to|ahead|back over|talking|discussing)\b)/i;

/**
 * A patient's statement as a clinical sentence in the third person, or null when nothing clinical is left (courtesies,
 * bare answers, questions). Adds no fact: numbers, sides, negations and drugs are those said. Words that are plainly a
 * clinician's, under a wrong label, are turned as such.
 */
export function rephraseStatement(
  text: string,
  subject: Subject,
  style: StatementStyle = 'report',
): string | null {
  const said = text.includes(' you ')
    ? text.replace(asYouSaid, ' as advised').replace(seenByYou, '$1 be seen')
    : text;
  if (ofClinician.test(said)) return null;
  return speakerOf(said, 'patient') === 'clinician' && !ofOwnKin.test(said) && !didTogether.test(said)
    ? told(said, subject)
    : statement(said, subject, style);
}

// "I'm concerned that …", "I'm one of the practice nurses", "I pulled up the x-rays": no patient's, though it has no "you".
const ofClinicianSelf =
  /\bi(?:['’]m| am) (?:(?:a bit|quite|slightly|very|a little|not) )*(?:concerned|worried) (?:that|there)\b|\b(?:i(?:['’]m| am)|my name(?:['’]s| is)|it['’]s|this is) (?:(?:the|a|one of the) )*(?:doctor|dr\.?|sister|nurse|gps?|practice|duty|pharmacist|consultant|registrar)(?=)\b|\bi (?:pulled|brought) up (?:the|your|his|her)(?=) (?:x-?rays?|films?|ct|mri|scans?|images|records|labs?|results?)(?=)\b/i;

// "No abscess that I can see."
const canSee =
  /^(?:(?:and|so|but|there(?:'s| is)),? )?(?=)no (?:[a-z]{2,20} ){1,4}(?=)(?:that )?i can(?:not)? (?:see|feel|hear)\b/i;

/**
 * What a clinician said to the patient, about the patient: "you have a torn meniscus" → She has a torn meniscus. The
 * clinician stays "I". Null for questions and courtesies. Words that are plainly a
 * patient's, under a wrong label, are turned as such.
 */
export function rephraseTold(text: string, subject: Subject): string | null {
  const examined = asNotPerceived(text);
  if (examined !== text || text.includes(' for me, ') || ofClinicianSelf.test(text) || canSee.test(text))
    return told(examined, subject);
  return speakerOf(text, 'clinician') === 'patient' || (ofOwnKin.test(text) && !/\byour?\b/i.test(text))
    ? statement(text, subject, 'subject')
    : told(text, subject);
}
