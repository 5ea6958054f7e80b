/** Words spoken to a record system during the visit: "hey dragon, show me the x-ray". */
export const commands =
  /\bhey,? ?dragon\b|\b(?:dragon|dax)(?=),? (?:show|order|open|pull|bring|finalize|stop)(?=)\b/i;
