import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { labelledVisit } from './labelled-aci.ts';
import type { OwnVisit } from './own-visits.ts';
import { statusVisits } from './status-training.ts';

/** The invented visits of status-visits by the ids that the other labels have, in talk as it is: chatter, "it", half sentences. */
export function naturalVisits(): { id: string; dialogue: string }[] {
  return statusVisits().map(({ id, dialogue }) => ({ id: `natural ${id}`, dialogue }));
}

/** Invented plain consultations of one complaint, as they are held by telephone; their problems alone are labelled. */
export function plainVisits(): { id: string; dialogue: string }[] {
  const folder = new URL('plain-visits/', import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      id: `plain ${name.replace('.txt', '')}`,
      dialogue: readFileSync(new URL(name, folder), 'utf8').trim(),
    }));
}

/**
 * The natural visits, each of whose sentences says where in a note it belongs, as readers hold (language models,
 * 2026-11-30; natural-labels.json, written as aci-labels.json is).
 */
export function labelledNatural(): OwnVisit[] {
  const path = fileURLToPath(new URL('natural-labels.json', import.meta.url));
  const labels = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  return naturalVisits().flatMap(({ id, dialogue }) => {
    const own = labels[id];
    return own === undefined ? [] : [labelledVisit({ id, dialogue }, own)];
  });
}
