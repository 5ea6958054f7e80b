// "Positive for influenza A.", "MMR, varicella and hep A"
const namesKind =
  /\b(?:influenza|flu|hep|hepatitis|type|group|vitamin|strep|factor|hemophilia|stage [1-4])$/i;

/** True where an "a" behind these words is a letter, and not the article. */
export function takesLetterA(before: string): boolean {
  return namesKind.test(before);
}
