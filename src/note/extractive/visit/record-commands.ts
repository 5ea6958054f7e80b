/** Words spoken to a record system during the visit: "hey dragon, show me the x-ray". */
export const commands =
  /\bhey,? ?dragon\b|\b(?:dragon|dax)(?=),? (?:show|order|open|pull|bring|finalize|stop)(?=)\b/i;

// "Hey dragon, order amoxicillin for 10 days.", not "order any medications discussed", "order medications and procedures"
const orders =
  /\bdragon ?,? (?:order|prescribe) (?!(?:any|all|everything|(?:the )?(?:medications?|procedures?|tests?|labs))\b)/i;

/** True for a command that is no order of a medicine or a test: nothing of the visit. */
export function commandsOnly(text: string): boolean {
  return commands.test(text) && !ordersByCommand(text);
}

/** True for "hey dragon, order a lipid panel". */
export function ordersByCommand(text: string): boolean {
  return orders.test(text);
}
