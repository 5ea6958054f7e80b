import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCodeBookRoom } from '../../src/app/code-book-room.ts';
import { importRelease } from '../../src/code-books/import-codes.ts';
import { searchCodes } from '../../src/code-books/search-codes.ts';
import { showCode } from '../../src/code-books/show-code.ts';
import { notegen, notegenJson, temporaryHome } from '../support/notegen.ts';
import { orderFile } from '../support/order-file.ts';

const timeout = 120_000;

/** The codes of a release in a data directory of its own. */
async function release(content: string) {
  const home = await temporaryHome();
  const path = join(home.path, 'icd10cm-order-2026.txt');
  await writeFile(path, content);
  using room = await openCodeBookRoom(home.path);
  const signal = new AbortController().signal;
  await importRelease(path, null, { writer: room.writer, clock: () => 0, signal, onProgress: () => {} });
  const opened = await openCodeBookRoom(home.path);
  return {
    catalogue: opened.catalogue,
    async [Symbol.asyncDispose]() {
      opened[Symbol.dispose]();
      await home[Symbol.asyncDispose]();
    },
  };
}

describe('codes search', () => {
  it('finds common codes by the words people use, before anything was imported', () => {
    const first = (text: string) => searchCodes(text, 20, null, null).map(({ code }) => code);
    expect(first('heart attack')[0]).toBe('I21.9');
    expect(first('knee pain')).toContain('M25.561');
    expect(first('EKG')[0]).toBe('93000');
    expect(searchCodes('knee', 20, 'cpt', null).every(({ system }) => system === 'cpt')).toBe(true);
  });

  it('knows a code without its point, and finds what is nearest where nothing has all the words', async () => {
    const first = (text: string) => searchCodes(text, 20, null, null)[0]?.code;
    expect(first('E1142')).toBe('E11.42');
    expect(first('carpal tunnel left wrist')).toBe('G56.02');
    expect(first('gout of left big toe')).toBe('M10.072');
    expect(first('zzzz qqqq')).toBeUndefined();
    // A release of before a code was divided has the category in its place.
    await using at = await release(
      orderFile([
        ['M54', 0, 'Dorsalgia'],
        ['M545', 1, 'Low back pain'],
      ]),
    );
    const found = (text: string) => searchCodes(text, 5, null, at.catalogue).map(({ code }) => code);
    expect(found('low back pain')[0]).toBe('M54.5');
    expect(found('terrible dorsalgia of the low back')).toEqual(['M54.5']);
    expect(found('M545')).toEqual(['M54.5']);
  });

  it('is a plain table where nobody looks at a terminal, and says where it looked', { timeout }, async () => {
    await using home = await temporaryHome();
    const { code, stdout, stderr } = await notegen(home.path, ['codes', 'search', 'gout', '--limit', '1']);
    expect([code, stdout]).toEqual([
      0,
      'CODE   SYSTEM       DESCRIPTION\nM10.9  ICD-10-CM    Gout, unspecified\n',
    ]);
    expect(stderr).toContain('codes import');
    const json = await notegenJson(home.path, ['codes', 'search', 'gout', '--limit', '1']);
    expect(json).toEqual({
      books: [],
      items: [{ system: 'icd10cm', code: 'M10.9', description: 'Gout, unspecified', billable: true }],
    });
  });

  it('takes whatever is typed for words, never for operators', async () => {
    await using at = await release(orderFile([]));
    for (const text of ['"', 'a AND', 'NEAR(x', '* *', "'; DROP TABLE codes", '^', 'code:x', '', '%', '-x']) {
      expect(searchCodes(text, 5, null, at.catalogue).length, text).toBeLessThan(6);
    }
    const found = (text: string) => searchCodes(text, 5, null, at.catalogue).map(({ code }) => code);
    expect(found('choler')).toEqual(['A00.0', 'A00']);
    expect(found('z99')).toEqual(['Z99', 'Z99.89']);
    // The built-in table has it, the release does not.
    expect(found('gout')).toEqual([]);
  });
});

describe('codes show', () => {
  it('tells what a code means and which words give it', { timeout }, async () => {
    await using home = await temporaryHome();
    const { stdout } = await notegen(home.path, ['codes', 'show', 'i10']);
    expect(stdout).toMatch(
      /^I10 {2}Essential \(primary\) hypertension\nBillable\.\n.*\nSaid as: hypertension;/,
    );
  });

  it('shows what stands above and below in an imported release', async () => {
    await using at = await release(
      orderFile([
        ['M94', 0, 'Other disorders of cartilage'],
        ['M940', 1, 'Chondrocostal junction syndrome'],
        ['M948', 0, 'Other specified disorders of cartilage'],
        ['M948X', 0, 'Other specified disorders of cartilage'],
        ['M948X0', 1, 'Other specified disorders of cartilage, multiple sites'],
      ]),
    );
    expect(showCode('m940', at.catalogue)).toMatchObject({
      code: 'M94.0',
      billable: true,
      under: [{ code: 'M94' }],
    });
    const { billable, holds } = showCode('M94', at.catalogue);
    expect([billable, holds.map(({ code }) => code)]).toEqual([false, ['M94.0', 'M94.8']]);
    expect(() => showCode('M10.9', at.catalogue)).toThrow('of another year');
  });

  it.each(['Q99.99', '12', 'not a code'])('says so when there is no code %s', (code) => {
    expect(() => showCode(code, null)).toThrow(expect.objectContaining({ code: 'code_unknown' }));
  });
});

describe('wrong usage', () => {
  it.each([
    [['codes', 'import']],
    [['codes', 'import', 'a.txt', 'b.txt']],
    [['codes', 'import', 'icd10cm-order.txt', '--year', 'last']],
    [['codes', 'search']],
    [['codes', 'search', 'x', '--limit', '0']],
    [['codes', 'search', 'x', '--system', 'icd9']],
  ])('of %j is refused', { timeout }, async (args) => {
    await using home = await temporaryHome();
    const { code, stderr } = await notegen(home.path, [...args, '--json']);
    expect([code, JSON.parse(stderr).code]).toEqual([2, 'usage_invalid']);
  });

  it('asks for the year where the name does not tell it', { timeout }, async () => {
    await using home = await temporaryHome();
    const path = join(home.path, 'codes.txt');
    await writeFile(path, orderFile([]));
    const { code, stderr } = await notegen(home.path, ['codes', 'import', path]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--year')]);
  });
});
