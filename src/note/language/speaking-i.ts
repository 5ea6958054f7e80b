/** The speaker, and no numeral: not the I of "CBT-I" or of "bipolar I". */
export const speakingI = /(?<!-|\b(?:type|stage|grade|class|bipolar|mobitz) )\bI\b/g;
