/** The fiscal year whose ICD-10-CM codes are in force at `now`: the one that began on the last 1 October. */
export function fiscalYearAt(now: number): number {
  const date = new Date(now);
  return date.getMonth() >= 9 ? date.getFullYear() + 1 : date.getFullYear();
}
