/** What opens the lines of one kind in the plan. */
export const kindLabel =
  /^(?:Medical Treatment|Additional Testing|Specialist Referrals|Patient Education and Counseling|Follow-up): /;
