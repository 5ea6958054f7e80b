import { parseArgs } from 'node:util';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../src/note/generate.ts';
import { dependencies } from '../note/visit-for-tests.ts';
import { aciTrain } from './corpus.ts';
import { ownVisits } from './own-visits.ts';
import { isTitled, referenceTitles, type VisitTitles, visitTitles } from './visit-titles.ts';

/**
 * How many of the problems that a visit's table or reference note lists head our assessment, and how many of our headings
 * are listed there, with the weights as they ship, which learned from these visits:
 * `npx tsx test/training/evaluate-titles.ts --corpora FOLDER`; half a minute.
 */
const { values } = parseArgs({ options: { corpora: { type: 'string', default: '../shared/corpora' } } });
const heading = /^\d+\. ([^.\n]*)/gm;
const deps = dependencies(createExtractiveWriter());

async function headingsOf(transcript: string): Promise<string[]> {
  const request = { transcript, specialty: 'physician', engine: 'extractive' } as const;
  const { assessment } = await generateNote({ request }, deps, new AbortController().signal);
  return [...assessment.matchAll(heading)].map(([, title]) => title!.toLowerCase());
}

async function report(name: string, visits: readonly { dialogue: string; titles: VisitTitles }[]) {
  let [wanted, found, written, right] = [0, 0, 0, 0];
  for (const { dialogue, titles } of visits) {
    const headings = await headingsOf(dialogue);
    wanted += titles.problems.length;
    found += titles.problems.filter((names) => headings.some((one) => isTitled(one, [...names]))).length;
    written += headings.length;
    right += headings.filter((one) => isTitled(one, titles.problems.flat())).length;
  }
  const percent = (part: number, of: number) => `${part} of ${of} (${((100 * part) / of).toFixed(0)} %)`;
  console.log(
    `${name}: ${percent(found, wanted)} problems have a heading, ${percent(right, written)} headings are listed`,
  );
}

const table = visitTitles();
await report(
  'invented visits',
  ownVisits().map(({ id, dialogue }) => ({ dialogue, titles: table.get(id)! })),
);
await report(
  'ACI-BENCH train',
  aciTrain(values.corpora).map((visit) => ({ dialogue: visit.dialogue, titles: referenceTitles(visit) })),
);
