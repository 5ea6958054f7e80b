/** What a note may say of the visit itself, without anyone having said it. */
const fixed = new Set([
  'no history was described',
  'no examination was described',
  'no assessment was stated',
  'no plan was stated',
  'no plan was talked about at this visit',
  'not discussed',
  'not documented',
  'not mentioned',
  'not stated',
  'not performed',
]);

export function isFixedPhrase(text: string): boolean {
  return fixed.has(text.trim().toLowerCase().replace(/[.]$/, ''));
}
