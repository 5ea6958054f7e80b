import { describe, expect, it } from 'vitest';
import { createExtractiveWriter } from '../../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../../src/note/generate.ts';
import { dependencies } from '../visit-for-tests.ts';
import type { Exchange } from './exchange.ts';
import { generalPractice } from './general-practice.ts';
import { hospitalSpecialties } from './hospital-specialties.ts';
import { officeSpecialties } from './office-specialties.ts';

const titled = /^\d+\. (.*?)\.(?= |$)/gm;

async function noteOf({ visit, specialty }: Exchange) {
  const request = { transcript: visit, specialty, engine: 'extractive' } as const;
  return generateNote({ request }, dependencies(createExtractiveWriter()), new AbortController().signal);
}

describe.each([
  ['a hospital specialty', hospitalSpecialties],
  ['an office specialty', officeSpecialties],
  ['general practice', generalPractice],
])('a short visit in %s has its problems, its plan and the codes of a certified coder', (_, exchanges) => {
  it.each(exchanges.map((exchange) => [exchange.name, exchange] as const))('%s', async (_name, exchange) => {
    const note = await noteOf(exchange);
    const titles = [...note.assessment.matchAll(titled)].map(([, title]) => title!);
    expect(titles).toHaveLength(exchange.titles.length);
    for (const [i, title] of exchange.titles.entries()) {
      if (typeof title === 'string') expect(titles[i]).toBe(title);
      else expect(titles[i]).toMatch(title);
    }
    const codes = note.billing_codes.icd10.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([...exchange.codes]));
    const known = [...exchange.codes, ...(exchange.codesAlso ?? [])];
    expect(codes.filter((code) => !known.includes(code))).toEqual([]);
    for (const line of exchange.plan) expect(note.plan).toMatch(line);
    for (const line of exchange.planNot ?? []) expect(note.plan).not.toMatch(line);
    for (const line of exchange.subjective ?? []) expect(note.subjective).toMatch(line);
  });
});
