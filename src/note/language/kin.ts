/** Words for those who belong to somebody, in small letters, as alternatives of a pattern. */
export const women =
  'wife|mother|mom|mum|mommy|mummy|sister|daughter|grandmother|grandma|granny|gran|nan|aunt|girlfriend|niece';
export const men =
  'husband|father|dad|daddy|brother|son|grandfather|grandpa|grandad|granddad|uncle|boyfriend|nephew';

/** Others whom a patient tells of, who are no relatives. */
export const acquaintances =
  '(?:friend|colleague|co-?worker|neighbou?r|(?:room|flat|house|class|team|work) ?mate|boss)s?';

/** One of them, or several: what is said of them is not said of the patient. */
export const kin = `(?:${women}|${men}|partner|parent|grandparent|sibling|cousin)s?`;
