/** A sentencepiece vocabulary as GGUF has it. */
export interface Vocabulary {
  tokens: string[];
  /** 1 normal, 2 unknown, 3 control, 4 user defined, 6 byte. */
  types: number[];
  scores: number[];
  bos: number;
  eos: number;
}

const controls = ['<s>', '<|im_start|>', '<|im_end|>'];

/** Words a liar needs: drugs, doses, sides, codes, other alphabets, what breaks careless parsers. */
const words =
  'the patient denies reports has no with left right knee pain fever cough metformin lisinopril warfarin 500 850 20 ' +
  'mg mcg daily twice E11.9 I10 99214 120/80 38.5 C°F % µg é ñ 漢 字 😀 \\ " \' { } [ ] < > ; : , - — … ' +
  '2024 weeks days ago start stop increase aspirin allergy penicillin negative positive not';

/**
 * Byte tokens, printable ASCII, a few hundred clinical words and line ends, chat tokens. `known` words are one token
 * each in text, as English words are for a real model; `pieces` are, without a space before them; `size` pads with
 * made-up words.
 */
export function randomVocabulary(
  size = 0,
  known: readonly string[] = [],
  pieces: readonly string[] = [],
): Vocabulary {
  const tokens = ['<unk>', ...controls, '<think>', '</think>'];
  const types = [2, 3, 3, 3, 4, 4];
  for (let byte = 0; byte < 256; byte += 1) {
    tokens.push(`<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
    types.push(6);
  }
  const normal = new Set<string>(['▁', '\n', '.\n', '.\n-▁', ':', '.']);
  for (let code = 0x21; code < 0x7f; code += 1) normal.add(String.fromCharCode(code));
  for (const word of words.split(' ')) normal.add(word).add(`▁${word}`).add(`▁${word}.\n`);
  // Sentencepiece builds a word up from its beginning, so every beginning is a token.
  for (const word of known)
    for (let end = 1; end <= word.length; end += 1) normal.add(`▁${word.slice(0, end)}`);
  for (const piece of pieces)
    for (let end = 1; end <= piece.length; end += 1) normal.add(piece.slice(0, end));
  for (let number = 0; tokens.length + normal.size < size; number += 1) normal.add(`▁${madeUp(number)}`);
  for (const token of normal) {
    tokens.push(token);
    types.push(1);
  }
  const scores = tokens.map((_, index) => (types[index] === 1 ? -index : 0));
  return { tokens, types, scores, bos: 1, eos: 3 };
}

/** Words of up to so many letters are one token in the vocabularies of today's models, by and large. */
const longestWhole = 10;

/**
 * Tokens as long as those of a real model's vocabulary: words with and without the space before them, the ends of "it's"
 * and "we'll". Compared by hand: the prompt's head and the example visits come to 9,697 tokens, to 9,981 in cl100k_base
 * (which the vocabularies of Llama 3 and Qwen are made from) and to 9,650 in o200k_base.
 */
export function englishVocabulary(size: number, texts: readonly string[]): Vocabulary {
  const known = [...new Set(texts.join(' ').split(/[^A-Za-z]+/))].filter(
    (word) => word.length <= longestWhole,
  );
  return randomVocabulary(size, known, ["'s", "'t", "'re", "'ve", "'m", "'ll", "'d", '?\n', ...known]);
}

/** The `number`th made-up word: consonant and vowel in turn. */
function madeUp(number: number): string {
  let word = '';
  for (let rest = number + 1; rest > 0; rest = Math.floor(rest / 80))
    word += `${'bcdfghjklmnprstv'[rest % 16]}${'aeiou'[Math.floor(rest / 16) % 5]}`;
  return word;
}
