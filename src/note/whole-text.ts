import { z } from 'zod';

// A lone surrogate has no place in UTF-8, and many programs end a text at a NUL: neither would come back as it was sent.
const unwritable = /[\0\p{Cs}]/u;

/** Text that can be kept and handed on to the letter. */
export const wholeText = z.string().superRefine((text, context) => {
  const at = text.search(unwritable);
  if (at === -1) return;
  const what = text[at] === '\0' ? 'a NUL character' : 'half a character (a lone surrogate)';
  context.addIssue({ code: 'custom', message: `must not have ${what}, as at offset ${at}` });
});
