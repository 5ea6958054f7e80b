// An object whose first word is a quoted key, or a list of such objects; also cut off, and one object a line.
const opens = /^[\s\uFEFF]{0,100}(?:\[\s{0,100})?\{\s{0,100}"[^"\n]{1,100}"\s{0,10}:/;

/** True where a program's JSON was given instead of the words: its braces and keys would be read as talk. */
export function isJsonDocument(text: string): boolean {
  return opens.test(text);
}
