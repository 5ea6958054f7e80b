/** A word as whisper.cpp heard it. Seconds from the start of the clip; `confidence` 0 to 1. */
export interface RecognisedWord {
  text: string;
  start: number;
  end: number;
  confidence: number;
}

/** What whisper.cpp made of one clip. */
export interface Recognised {
  words: RecognisedWord[];
}
