import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};
const forms: Readonly<Record<string, string>> = {
  date: 'must be a date such as 2026-03-02',
  uuid: 'must be a UUID',
  email: 'must be an e-mail address',
};

/** What zod finds wrong, for people who do not know it, and without what was given; a schema's own words stay. */
export function issueWords(issue: z.core.$ZodIssue): string {
  const { message } = issue;
  if (!/^(?:Invalid|Too small|Too big|Unrecognized)\b/.test(message)) return message;
  switch (issue.code) {
    case 'invalid_type':
      if (message.endsWith('received undefined')) return 'is missing';
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
      return bound(issue.origin, Number(issue.minimum), 'more');
    case 'too_big':
      return bound(issue.origin, Number(issue.maximum), issue.origin === 'string' ? 'fewer' : 'less');
    case 'invalid_format':
      return forms[issue.format] ?? 'does not have the right form';
    default:
      return 'is not valid';
  }
}

function bound(origin: string, limit: number, beyond: string): string {
  const figure = limit.toLocaleString('en');
  return origin === 'string'
    ? `must have ${figure} characters or ${beyond}`
    : `must be ${figure} or ${beyond}`;
}
