import { readFile } from 'node:fs/promises';
import type { Specialty } from '../../note/specialties.ts';

/** The example visits that come with notegen (models/examples), each with its specialty. */
const examples: readonly (readonly [name: string, specialty: Specialty])[] = [
  ['diabetes-follow-up', 'family_medicine'],
  ['child-ear-infection', 'pediatrics'],
  ['knee-orthopedics', 'orthopedics'],
  ['anxiety-depression-psychiatry', 'psychiatry'],
  ['palpitations-cardiology', 'cardiology'],
];

export interface ExampleVisit {
  name: string;
  specialty: Specialty;
  transcript: string;
}

export async function readExampleVisits(): Promise<ExampleVisit[]> {
  return await Promise.all(
    examples.map(async ([name, specialty]) => ({
      name,
      specialty,
      transcript: await readFile(new URL(`../../../models/examples/${name}.txt`, import.meta.url), 'utf8'),
    })),
  );
}
