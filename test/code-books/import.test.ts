import { existsSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCodeBookRoom } from '../../src/app/code-book-room.ts';
import { type ImportRooms, importCpt, importRelease } from '../../src/code-books/import-codes.ts';
import { searchCodes } from '../../src/code-books/search-codes.ts';
import type { Note } from '../../src/note/note.ts';
import { createCodeBookReader } from '../../src/store/code-book-reader.ts';
import { codesOf, type Visit } from '../note/coding/visit.ts';
import { caller } from '../support/caller.ts';
import { notegen, temporaryHome } from '../support/notegen.ts';
import { type OrderLine, orderFile } from '../support/order-file.ts';
import { serve } from '../support/served.ts';

const official = resolve(process.env.NOTEGEN_SHARED ?? '../shared', 'reference/icd10cm-order-2021.txt.gz');
const rare = orderFile([
  ['I10', 1, 'Essential (primary) hypertension'],
  ['M54', 0, 'Dorsalgia'],
  ['M545', 1, 'Low back pain'],
  ['M94', 0, 'Other disorders of cartilage'],
  ['M941', 1, 'Relapsing polychondritis'],
  ['S62', 0, 'Fracture at wrist and hand level'],
  ...(['2', '3'] as const).flatMap((digit): OrderLine[] => {
    const finger = `Fracture of unspecified phalanx of ${digit === '2' ? 'right' : 'left'} middle finger`;
    return [
      [`S6260${digit}A`, 1, `${finger}, initial encounter for closed fracture`],
      [`S6260${digit}B`, 1, `${finger}, initial encounter for open fracture`],
      [`S6260${digit}D`, 1, `${finger}, subsequent encounter for fracture with routine healing`],
      [`S6260${digit}K`, 1, `${finger}, subsequent encounter for fracture with nonunion`],
    ];
  }),
]);
const quiet: Omit<ImportRooms, 'writer'> = {
  clock: () => 0,
  signal: new AbortController().signal,
  onProgress: () => {},
};

/** A data directory with what imports and looks up in it, and what notes are coded with. */
async function clinic() {
  const home = await temporaryHome();
  const reader = createCodeBookReader(home.path);
  const path = async (content: string, name: string) => {
    await writeFile(join(home.path, name), content);
    return join(home.path, name);
  };
  return {
    home: home.path,
    async import(content: string, name = 'icd10cm-order-2021.txt', rooms: Partial<ImportRooms> = {}) {
      using room = await openCodeBookRoom(home.path);
      return await importRelease(await path(content, name), null, {
        ...quiet,
        writer: room.writer,
        ...rooms,
      });
    },
    async importCpt(content: string) {
      using room = await openCodeBookRoom(home.path);
      return await importCpt(await path(content, 'LONGULT.txt'), { ...quiet, writer: room.writer });
    },
    async icd(...assessment: string[]) {
      return codesOf({ assessment, books: await reader.current() }).icd10.map(({ code }) => code);
    },
    codes: async (visit: Visit) => codesOf({ ...visit, books: await reader.current() }),
    books: async () => {
      using room = await openCodeBookRoom(home.path);
      return room.catalogue?.books() ?? [];
    },
    async [Symbol.asyncDispose]() {
      reader[Symbol.dispose]();
      await home[Symbol.asyncDispose]();
    },
  };
}

describe('a release that the clinic imports', () => {
  it('lets codes beyond the built-in table be suggested', async () => {
    await using at = await clinic();
    expect(await at.icd('Relapsing polychondritis.')).toEqual([]);
    await at.import(rare);
    expect(await at.icd('Relapsing polychondritis.')).toEqual(['M94.1']);
    const [code] = (await at.codes({ assessment: ['Relapsing polychondritis, stable.'] })).icd10;
    expect(code).toMatchObject({
      description: 'Relapsing polychondritis',
      reason: 'Named in the assessment: "Relapsing polychondritis".',
      sources: [{ start: 0, end: 'Relapsing polychondritis'.length }],
    });
  });

  it('gives the side and the encounter that were said, and no nonunion that was not', async () => {
    await using at = await clinic();
    await at.import(rare);
    expect(await at.icd('Fracture of a phalanx of the left middle finger.')).toEqual(['S62.603A']);
    expect(await at.icd('Right middle finger phalanx fracture, healing well.')).toEqual(['S62.602D']);
    expect(await at.icd('Nonunion of a phalanx fracture of the right middle finger, recheck.')).toEqual([
      'S62.602K',
    ]);
    expect(await at.icd('Open phalanx fracture of the right middle finger.')).toEqual(['S62.602B']);
    expect(await at.icd('Phalanx fracture of the middle finger.')).toEqual([]);
  });

  it.each([
    'No relapsing polychondritis.',
    'Possible relapsing polychondritis.',
    'His mother had relapsing polychondritis.',
    'Polychondritis, relapsing fever.',
    'Polychondritis. It is not relapsing.',
  ])('suggests none of its codes for what was not affirmed: %s', async (said) => {
    await using at = await clinic();
    await at.import(rare);
    expect(await at.icd(said)).toEqual([]);
  });

  it('has the last word: a code it does not bill is given as its category, or not at all', async () => {
    await using at = await clinic();
    expect(await at.icd('Low back pain.', 'Gout.')).toEqual(['M54.50', 'M10.9']);
    await at.import(rare);
    expect(await at.icd('Low back pain.', 'Gout.')).toEqual(['M54.5']);
    const [code] = (await at.codes({ assessment: ['Low back pain.'] })).icd10;
    expect(code?.reason).toContain('the imported release has no M54.50');
  });

  it('stays when the next file is broken, and goes when it is good', async () => {
    await using at = await clinic();
    await at.import(rare);
    await expect(at.import(rare.slice(0, -200), 'icd10cm-order-2022.txt')).rejects.toMatchObject({
      code: 'code_file_invalid',
    });
    expect(await at.icd('Relapsing polychondritis.')).toEqual(['M94.1']);
    expect(await at.import(orderFile([]), 'icd10cm-order-2027.txt')).toMatchObject({
      year: 2027,
      billable: 2,
    });
    expect(await at.icd('Relapsing polychondritis.')).toEqual([]);
    expect(await at.books()).toMatchObject([
      { system: 'icd10cm', year: 2027, source: 'icd10cm-order-2027.txt' },
    ]);
  });

  it('stays whole when the import of the next one is interrupted', async () => {
    await using at = await clinic();
    await at.import(rare);
    const stop = new AbortController();
    const next = at.import(orderFile([]), 'icd10cm-order-2027.txt', {
      signal: stop.signal,
      onProgress: (stage) => stage === 'storing' && stop.abort(),
    });
    await expect(next).rejects.toMatchObject({ code: 'cancelled' });
    expect(await at.books()).toMatchObject([{ year: 2021 }]);
    expect(await at.icd('Relapsing polychondritis.')).toEqual(['M94.1']);
  });

  it('lies in a file that only its owner can read', async () => {
    await using at = await clinic();
    await at.import(rare);
    const files = (await readdir(at.home)).filter((name) => name.startsWith('codes.db'));
    for (const name of files) expect((await stat(join(at.home, name))).mode & 0o777, name).toBe(0o600);
    expect(files).toContain('codes.db');
  });

  it('says what to do when that file is damaged', async () => {
    await using at = await clinic();
    await writeFile(join(at.home, 'codes.db'), 'no database, '.repeat(400));
    await expect(at.icd('Gout.')).rejects.toMatchObject({
      code: 'database_corrupted',
      howToFix: expect.stringContaining('notegen codes import'),
    });
  });

  it('is used by a running server from its next note on', { timeout: 180_000 }, async () => {
    await using server = await serve();
    const call = caller(server.url, (await server.newKey()).key);
    const transcript =
      'Doctor: What brings you in today?\nPatient: My ear has been red and sore for two weeks.\n' +
      'Doctor: This is relapsing polychondritis.\nDoctor: We will start prednisone and see you in a month.';
    const codes = async () => {
      const answer = await call('POST', '/v1/note', {
        transcript,
        specialty: 'physician',
        engine: 'extractive',
      });
      return ((await answer.json()) as Note).billing_codes.icd10.map(({ code }) => code);
    };
    expect(await codes()).not.toContain('M94.1');
    const path = join(server.home, 'icd10cm-order-2021.txt');
    await writeFile(path, rare);
    const outcome = await notegen(server.home, ['codes', 'import', path]);
    expect([outcome.code, outcome.stdout]).toEqual([
      0,
      'Imported ICD-10-CM of fiscal year 2021 (icd10cm-order-2021.txt): 13 billable codes, 5 headings.\n',
    ]);
    expect(outcome.stderr).toContain('this release is of 2021');
    expect(await codes()).toEqual(['M94.1']);
  });

  it.skipIf(!existsSync(official))(
    'may be the whole official one of 72,000 codes (skipped where the file is absent)',
    { timeout: 180_000 },
    async () => {
      await using at = await clinic();
      using room = await openCodeBookRoom(at.home);
      const book = await importRelease(official, null, { ...quiet, writer: room.writer });
      expect(book).toMatchObject({ year: 2021, codes: 95_358, billable: 72_621 });
      expect(await at.icd('Trichorrhexis nodosa.', 'Pyogenic arthritis of the left knee.')).toEqual([
        'L67.0',
        'M00.9',
      ]);
      expect(await at.icd('Pick disease.', 'Idiopathic pulmonary hemosiderosis.')).toContain('J84.03');
      expect(await at.icd('Major depressive disorder, single episode, in partial remission.')).toEqual([
        'F32.4',
      ]);
      using catalogue = await openCodeBookRoom(at.home);
      const found = searchCodes('takotsubo', 5, null, catalogue.catalogue);
      expect(found.map(({ code }) => code)).toEqual(['I51.81']);
    },
  );
});

describe("the clinic's CPT file", () => {
  it("gives suggested codes the clinic's own words, and is found by them", async () => {
    await using at = await clinic();
    const transcript = 'Doctor: We did an EKG here in the office and it shows a normal rhythm.';
    const texts = async () => (await at.codes({ assessment: ['Hypertension.'], transcript })).cpt;
    expect((await texts())[0]?.description).toContain('Electrocardiogram');
    await at.importCpt('CPT copyright notice\n93000\tTracing of the heart as our licence words it\n');
    expect(await texts()).toMatchObject([
      { code: '93000', description: 'Tracing of the heart as our licence words it' },
    ]);
    using room = await openCodeBookRoom(at.home);
    expect(searchCodes('tracing licence', 5, null, room.catalogue).map(({ code }) => code)).toEqual([
      '93000',
    ]);
  });

  it('and a release are replaced apart from each other', async () => {
    await using at = await clinic();
    await at.importCpt('93000\tTracing\n');
    await at.import(rare);
    await at.importCpt('94010\tBreathing test\n');
    expect((await at.books()).map(({ system }) => system)).toEqual(['icd10cm', 'cpt']);
    expect(await at.icd('Relapsing polychondritis.')).toEqual(['M94.1']);
    using room = await openCodeBookRoom(at.home);
    expect(searchCodes('tracing', 5, null, room.catalogue)).toEqual([]);
  });
});
