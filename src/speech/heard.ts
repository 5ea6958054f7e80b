/** A word on the recording's own clock, seconds. `confidence` is 0 to 1. */
export interface HeardWord {
  text: string;
  start: number;
  end: number;
  confidence: number;
}

/** A sentence or clause, with the words' mean confidence. `channel`: where each person has one, whose. */
export interface HeardSentence {
  text: string;
  start: number;
  end: number;
  confidence: number;
  channel: number | null;
}
