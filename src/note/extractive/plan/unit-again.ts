const apart =
  /\b(in|after) (an?|\d+)(?=) (day|week|month|year)(?=)(s?)(\b[^.;]{0,60}?\b\1 )(\d+)(?=[.,;]|$| with\b| and\b| for\b| if\b)/i;

/** "Follow up in a week, and bloods again in 3": 3 weeks, as nobody says it twice. */
export function withUnitAgain(line: string): string {
  return /\d/.test(line) ? line.replace(apart, '$1 $2 $3$4$5$6 $3s') : line;
}
