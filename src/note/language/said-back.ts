/** The clinician says back, or reads from the form that was filled in: "I know that you were endorsing some back pain". */
export const endorsedBack =
  /\byou(?:['’]re| are| were|['’]ve been| have been)? (?:also )?(?=)endors(?:e|ed|ing)\b/i;

/** "You also told me that you have been dizzy": what the patient said, in the clinician's words. */
export const toldBack =
  /\byou(?:['’]re| are| were|['’]ve been| have been)? (?:also )?(?=)(?:said|mentioned|told me)(?=) (?:that )?(?=)you(?:['’]re| are|['’]ve| have| had| get| got| were)\b/i;
