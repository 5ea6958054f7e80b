/** A line of the order file: code without its point, 1 where billable, long description. */
export type OrderLine = readonly [code: string, billable: 0 | 1, description: string];

/** The official layout of CMS: columns 1-5 number, 7-13 code, 15 billable, 17-76 short text, 78- long text. */
export function orderLine(number: number, [code, billable, description]: OrderLine): string {
  const order = String(number).padStart(5, '0');
  return `${order} ${code.padEnd(7)} ${billable} ${description.slice(0, 60).padEnd(60)} ${description}`;
}

const first: readonly OrderLine[] = [
  ['A00', 0, 'Cholera'],
  ['A000', 1, 'Cholera due to Vibrio cholerae 01, biovar cholerae'],
];
const last: readonly OrderLine[] = [
  ['Z99', 0, 'Dependence on enabling machines and devices, not elsewhere classified'],
  ['Z9989', 1, 'Dependence on other enabling machines and devices'],
];

/** An order file of those codes, from A00 to Z99.89 as a whole release has them. */
export function orderFile(codes: readonly OrderLine[]): string {
  return [...first, ...codes, ...last].map((line, i) => `${orderLine(i + 1, line)}\r\n`).join('');
}
