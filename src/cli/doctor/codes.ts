import { fiscalYearAt } from '../../code-books/fiscal-year.ts';
import { bookName } from '../codes.ts';
import type { Check } from './check.ts';

export const codesCheck: Check = {
  name: 'billing codes',
  async look({ app }) {
    using room = await app.codeBooks();
    const books = room.catalogue?.books() ?? [];
    const release = books.find(({ system }) => system === 'icd10cm');
    const current = fiscalYearAt(Date.now());
    if (release === undefined) {
      return {
        state: 'missing',
        found: [...books.map(bookName), 'ICD-10-CM: the built-in table of common codes'].join(', '),
        how_to_fix: '`notegen codes import icd10cm-order-YYYY.txt` adds every code of a CMS release.',
      };
    }
    const found = books.map(bookName).join(', ');
    if (release.year === current) return { state: 'ok', found };
    const how_to_fix = `Visits of today need the ICD-10-CM release of fiscal year ${current}: import it with \`notegen codes import\`.`;
    return { state: 'missing', found, how_to_fix };
  },
};
