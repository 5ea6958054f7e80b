/**
 * The letters that a text begins with, in small letters; '' where it begins otherwise. Where many patterns begin with a
 * word, to look for that word once is cheaper than to try them all.
 */
export function firstWord(text: string): string {
  let end = 0;
  let small = true;
  for (let code = text.charCodeAt(0); isLetter(code); code = text.charCodeAt(end)) {
    if (code < 97) small = false;
    end += 1;
  }
  const word = text.slice(0, end);
  return small ? word : word.toLowerCase();
}

// Past the end of the text the code is NaN: no letter.
function isLetter(code: number): boolean {
  const low = code | 32;
  return low >= 97 && low <= 122;
}
