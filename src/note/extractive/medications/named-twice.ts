import type { CurrentMedication } from './current-medications.ts';

/** What one medicine is or holds, and by which names that medicine is listed itself. */
const within: readonly (readonly [part: RegExp, whole: RegExp])[] = [
  [/^codeine$/, /^(?:co-codamol|solpadeine|nurofen plus|co-codaprin)\b/],
  [
    /^(?:the )?(?:mini|contraceptive|progesterone[- ]only)(?:-| )?pill$|^(?:the )?pill$/,
    /^(?:cerelle|cerazette|desogestrel|hana|lovima|noriday)\b/,
  ],
  [
    /^(?:the )?(?:combined|contraceptive)(?: contraceptive)? pill$|^(?:the )?pill$/,
    /^(?:microgynon|rigevidon|yasmin|marvelon|cilest|levest|gedarel|logynon|ovranette|lizinna)\b/,
  ],
];

/** The list without what is listed by its kind or its ingredient beside the medicine itself: codeine beside co-codamol. */
export function withoutNamedTwice(medications: readonly CurrentMedication[]): readonly CurrentMedication[] {
  const names = medications.map(({ name }) => name.toLowerCase());
  return medications.filter(
    ({ how }, i) =>
      how !== '' ||
      !within.some(([part, whole]) => part.test(names[i]!) && names.some((name) => whole.test(name))),
  );
}
