import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseCptFile } from '../../src/code-books/cpt-file.ts';
import { parseOrderFile } from '../../src/code-books/order-file.ts';
import { readCodeFile } from '../../src/code-books/read-code-file.ts';
import { orderFile, orderLine } from '../support/order-file.ts';

const whole = orderFile([
  ['M94', 0, 'Other disorders of cartilage'],
  ['M941', 1, 'Relapsing polychondritis'],
]);

describe('the official order file', () => {
  it('gives each code with its point, whether it is billable, and its long description', () => {
    expect(parseOrderFile(whole, 'x').slice(2, 4)).toEqual([
      { code: 'M94', billable: false, description: 'Other disorders of cartilage' },
      { code: 'M94.1', billable: true, description: 'Relapsing polychondritis' },
    ]);
  });

  const lines = whole.split('\r\n');
  const faulty: readonly [string, string, RegExp][] = [
    ['prose', 'Dear colleague,\nplease find the codes attached.\n', /layout of line 1 /],
    ['a table with commas', 'A000,Cholera\nA001,Cholera\n', /layout of line 1 /],
    ['the plain code list of CMS', 'A000    Cholera due to Vibrio cholerae 01\n', /layout of line 1 /],
    ['a file whose beginning is missing', lines.slice(2).join('\n'), /does not begin with A00/],
    ['a file that is cut off between lines', `${lines.slice(0, 4).join('\n')}\n`, /cut off after M94\.1/],
    ['a file that is cut off after a heading', `${lines.slice(0, 3).join('\n')}\n`, /cut off after M94/],
    ['a file that is cut off within a line', lines.slice(0, 4).join('\n').slice(0, -30), /layout of line 4 /],
    [
      'lines out of order',
      [lines[0], lines[1], lines[3], lines[2], ...lines.slice(4)].join('\n'),
      /category/,
    ],
    ['the same line twice', [lines[0], lines[1], lines[1], ...lines.slice(2)].join('\n'), /out of order/],
    [
      'a heading whose codes are missing',
      [...lines.slice(0, 3), ...lines.slice(4)].join('\n'),
      /under M94 are missing/,
    ],
    [
      'a line of garbage in the middle',
      [...lines.slice(0, 3), '????', ...lines.slice(3)].join('\n'),
      /layout of line 4 /,
    ],
    ['only a first line', orderLine(1, ['A00', 0, 'Cholera']), /cut off after A00/],
  ];
  it.each(faulty)('is refused when it is %s', (_, text, message) => {
    expect(() => parseOrderFile(text, 'codes.txt')).toThrow(message);
  });
});

describe('a CPT file', () => {
  const cpt = { code: '99213', description: 'Visit, 20 minutes' };
  it.each([
    ['tabs, as LONGULT.txt has them', '99213\tVisit, 20 minutes\n99214\tVisit, 30 minutes\n'],
    ['commas and quotes', '"99213","Visit, 20 minutes"\r\n"99214","Visit, 30 minutes"\r\n'],
    ['commas without quotes', 'code,description\n99213,Visit, 20 minutes\n99214,Visit, 30 minutes\n'],
    [
      'a copyright notice before the codes',
      'CPT copyright\n\nAll rights reserved.\n99213\tVisit, 20 minutes\n',
    ],
    ['the fixed columns of SHORTU.txt', '99213 Visit, 20 minutes\n99214 Visit, 30 minutes\n'],
    ['the fixed columns of LONGULF.txt', '9921301 Visit, 20\n9921302 minutes\n9921401 Visit, 30 minutes\n'],
    ['further columns', '99213\tVisit, 20 minutes\tEM\t1.3\n'],
  ])('is read with %s', (_, text) => {
    expect(parseCptFile(text, 'cpt.txt')[0]).toEqual(cpt);
  });

  it('may hold category II and III codes', () => {
    expect(parseCptFile('0001F\tHeart failure assessed\n0042T\tPerfusion analysis', 'x').length).toBe(2);
  });

  it.each([
    ['prose', 'These are the codes that we bill.\nMost are office visits.\n'],
    ['an order file of diagnoses', whole],
    ['a code twice', '99213,Visit\n99213,Visit again\n'],
    ['mostly something else', `99213,Visit\n${'see the other list\n'.repeat(30)}`],
  ])('is refused when it is %s', (_, text) => {
    expect(() => parseCptFile(text, 'cpt.txt')).toThrow(
      expect.objectContaining({ code: 'code_file_invalid' }),
    );
  });
});

describe('a file on disk', () => {
  const given: readonly [string, Uint8Array | string, string][] = [
    ['an archive', Buffer.from('PK\u0003\u0004rest'), 'is a zip archive'],
    ['a gzip file that is cut off', gzipSync(whole).subarray(0, -20), 'cut off or damaged'],
    [
      'a gzip file that unpacks to hundreds of megabytes',
      gzipSync(Buffer.alloc(200_000_000, 65)),
      'more than 64 MB',
    ],
    ['bytes of no text', Buffer.from([1, 0, 2, 0]), 'not a text file'],
    ['nothing', '', 'is empty'],
  ];
  it.each(given)('is refused when it holds %s', async (_, content, message) => {
    const directory = await mkdtemp(join(tmpdir(), 'notegen-test-'));
    try {
      await writeFile(join(directory, 'f'), content);
      await expect(readCodeFile(join(directory, 'f'))).rejects.toThrow(message);
    } finally {
      await rm(directory, { recursive: true });
    }
  });

  it('is refused before it is read when it is huge', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'notegen-test-'));
    try {
      await writeFile(join(directory, 'f'), 'x');
      await truncate(join(directory, 'f'), 5_000_000_000);
      await expect(readCodeFile(join(directory, 'f'))).rejects.toThrow('more than 64 MB');
    } finally {
      await rm(directory, { recursive: true });
    }
  });

  it('is named when it is missing or a directory', async () => {
    await expect(readCodeFile('/nowhere/codes.txt')).rejects.toMatchObject({ code: 'file_unreadable' });
    await expect(readCodeFile(tmpdir())).rejects.toMatchObject({ code: 'file_unreadable' });
  });

  it('is read gzipped as well as plain, in the older encoding too', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'notegen-test-'));
    try {
      await writeFile(
        join(directory, 'f.gz'),
        gzipSync(Buffer.from("M\u00e9ni\u00e8re's disease", 'latin1')),
      );
      expect(await readCodeFile(join(directory, 'f.gz'))).toBe("Ménière's disease");
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
