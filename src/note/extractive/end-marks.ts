const marks = /(?<![?.!,\s])[?.!,\s]+$/;

/** Without the stops, commas and spaces at its end. */
export function withoutEndMarks(text: string): string {
  return text.replace(marks, '');
}
