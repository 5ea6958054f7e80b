const marks = /(?<![?.!,\s])[?.!,\s]+$/;

/** Without the stops, commas and spaces at its end. */
export function withoutEndMarks(text: string): string {
  return text.replace(marks, '');
}

const stops = /(?<![.!,\s])[.!,\s]+$/;

/** Without the stops, commas and spaces at its end; a question mark stays. */
export function withoutStops(text: string): string {
  return text.replace(stops, '');
}
