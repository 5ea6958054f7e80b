import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { icdTable } from '../../../src/note/coding/icd10/icd-table.ts';
import { laterYears, noLongerBillable } from './later-years.ts';

const entries = icdTable().entries();
const orderFile = resolve(process.env.NOTEGEN_SHARED ?? '../shared', 'reference/icd10cm-order-2021.txt.gz');

/** Code → long description, for the billable codes of the official order file. */
function readOrder(): Map<string, string> {
  const order = new Map<string, string>();
  for (const line of gunzipSync(readFileSync(orderFile)).toString('latin1').split('\n')) {
    if (line[14] !== '1') continue;
    const code = line.slice(6, 13).trim();
    order.set(code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code, line.slice(77).trim());
  }
  return order;
}

describe('the table of diagnoses', () => {
  it('holds well over 2,000 codes, each once', () => {
    expect(entries.length).toBeGreaterThan(2000);
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
  });

  it('is well formed: a code, an official description and the words people use', () => {
    const faults = entries.filter(
      ({ code, description, phrases }) =>
        !/^[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?$/.test(code) ||
        !/^[A-Z0-9(]/.test(description) ||
        phrases.length === 0 ||
        phrases.some((phrase) => !/^[a-z0-9][a-z0-9 .'()+&-]*$/.test(phrase)),
    );
    expect(faults.map(({ code }) => code)).toEqual([]);
  });

  it('is in the order of its codes within each chapter', () => {
    const unsorted = entries.filter(
      ({ code }, i) => entries[i + 1]?.code[0] === code[0] && entries[i + 1]!.code < code,
    );
    expect(unsorted.map(({ code }) => code)).toEqual([]);
  });

  it('never leaves two codes to the same words and details', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { code, phrases, side, encounter, trimester, ages } of entries) {
      for (const phrase of phrases) {
        const key = [phrase, side, encounter, trimester, ages?.from, ages?.to].join('|');
        const owner = owners.get(key);
        if (owner !== undefined) twice.push(`${key}: ${owner} and ${code}`);
        owners.set(key, code);
      }
    }
    expect(twice).toEqual([]);
  });

  it('names no code that a later year took away', () => {
    expect(entries.filter(({ code }) => noLongerBillable.includes(code))).toEqual([]);
  });

  it.skipIf(!existsSync(orderFile))(
    'agrees with the official order file (skipped where the file is absent)',
    () => {
      const order = readOrder();
      const faults = entries.filter(
        ({ code, description }) => !(code in laterYears) && order.get(code) !== description,
      );
      expect(faults.map(({ code }) => code)).toEqual([]);
      const needless = Object.keys(laterYears).filter(
        (code) => order.get(code) === entries.find((entry) => entry.code === code)?.description,
      );
      expect(needless).toEqual([]);
    },
  );
});
