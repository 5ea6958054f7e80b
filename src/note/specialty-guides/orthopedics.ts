import { required, type SpecialtyGuide } from './guide.ts';
import { motion, specialTests, strength } from './joint-examination.ts';

/** Side, mechanism, motion, special tests, weight bearing. */
export const orthopedics: SpecialtyGuide = {
  raises:
    /\b(?:fell|fall|twist\w*|pivot\w*|landed|slipped|tripped|tackle\w*|collid\w+|accident|injur\w+|lifting|popp?(?:ed|ing)?|snapp?(?:ed|ing)?|lock(?:s|ed|ing)|catch(?:es|ing)|giv(?:es|ing) (?:out|way)|buckl\w+|unstable|instability|weight[- ]bearing|bear weight|put weight|limp\w*|swell\w*|swollen|stiff\w*|grind\w*|click\w*|crutch\w*|brace|splint|sling|dominant|overhead|stairs|squat\w*|kneel\w*|radiat\w*|numb\w*|tingl\w*)(?=)\b/i,
  always:
    /\b(?:giv(?:es|ing|en) (?:out|way)|lock(?:s|ed) up|buckl(?:es|ed|ing)|felt (?:a|it) (?:pop|snap)|can ?(?:'t|not|n't)(?=) (?:put|bear) (?:any )?weight)(?=)\b/i,
  history: [],
  labels: [
    { asked: /\b(?:weight on|bear weight|walk on)\b/i, label: 'Weight bearing' },
    { asked: /\b(?:which hand|hand dominan\w+|handed)\b/i, label: 'Hand dominance' },
    { asked: /\b(?:swell\w*|swollen)\b/i, label: 'Swelling' },
    { asked: /\b(?:better)\b/i, label: 'Relieving factors' },
    { asked: /\b(?:worse)\b/i, label: 'Aggravating factors' },
  ],
  exam: [motion, specialTests, strength],
  first: ['Musculoskeletal'],
  required: [
    required(/\b(?:right|left)[- ]hand(?:ed| dominant)\b/i, /handed|dominant/),
    required(
      /\b(?:fell|twisted|landed|slipped|tripped|tackled|rear-ended|rolled (?:my|your|the) ankle)\b/i,
      /fell|fall|twist|land|slip|trip|tackl|rear-ended|roll|accident|injur|collision/,
    ),
  ],
};
