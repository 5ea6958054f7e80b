/** The word that ends right before the blank at `at`, in small letters; null where a mark, or nothing, stands there. */
export function wordBefore(text: string, at: number): string | null {
  if (text[at - 1] !== ' ') return null;
  const word = text.slice(text.lastIndexOf(' ', at - 2) + 1, at - 1).toLowerCase();
  return /[a-z0-9']$/.test(word) ? word : null;
}
