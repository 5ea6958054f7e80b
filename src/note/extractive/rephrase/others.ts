const others =
  /^(?:they|them|their|theirs|he|him|his|she|her|hers|we|us|our|who|people|everyone|everybody|someone|somebody|nobody|parents|kids|children|child|family|friends?|doctors?|nurses?|coach|teachers?|boss|team|players?|staff|providers?|surgeons?|trainers?|counselors?|therapy|nutrition|pt|pcp|office|clinic|hospital|pharmacy|wife|husband|mother|father|mom|dad|brothers?|sisters?|sons?|daughters?|partner|boyfriend|girlfriend|cousins?|neighbors?|grand[a-z]+|[a-z]{3,}ists?|[a-z]{3,}(?:ici|iti|ri|eti)ans?|[a-z]{4,}ology)$/;

/** True for a word that names who "they" could be beside the patient. */
export function namesOther(low: string): boolean {
  return others.test(low);
}
