import { wholeText } from '../note/whole-text.ts';

/** What an account or a key is called: 1 to 100 characters, of which somebody can see at least one. */
export const shownName = wholeText
  .trim()
  .min(1)
  .max(100)
  .refine(
    (name) => name === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(name),
    'must have a character that can be seen',
  );
