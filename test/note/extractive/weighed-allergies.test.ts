import { describe, expect, it } from 'vitest';
import { statusVisits } from '../../training/status-training.ts';
import { noteOf } from './written-note.ts';

const natural = new Map(statusVisits().map(({ id, dialogue }) => [id, dialogue]));

async function listOf(id: string, heading: string): Promise<string> {
  const { subjective } = await noteOf(natural.get(id)!);
  return new RegExp(`${heading}\\n([\\s\\S]*?)(?:\\n\\n|$)`).exec(subjective)?.[1] ?? '';
}

describe('what the patient does not bear is listed with the allergies, however it is told', () => {
  it.each([
    // "And you can't do lisinopril."
    ['h10', 'Lisinopril.'],
    ['i14', 'Augmentin (hives).'],
    ['s13', 'Cipro (hives).'],
    // "And he's got the sulfa allergy, is that in there?"
    ['e03', 'Sulfa.'],
    // "Any allergies? I've got penicillin."
    ['f03', 'Penicillin (hives).'],
  ])('%s: %s', async (id, allergy) => {
    expect(await listOf(id, 'ALLERGIES')).toBe(allergy);
  });
});

describe('the list of medications says what the visit does with each', () => {
  it('ap06', async () => {
    const list = (await listOf('ap06', 'MEDICATIONS')).split('\n');
    const said = (what: string) =>
      list.filter((line) => line.endsWith(`(${what} at this visit).`)).map((line) => line.split(' ')[1]);
    expect(said('stopped')).toEqual(['Terazosin', 'Tylenol', 'Oxybutynin', 'Benadryl', 'Meloxicam']);
    expect(said('changed')).toEqual(['Furosemide']);
    expect(list.length).toBeGreaterThan(9);
  });

  // Readers hold all of them kept.
  it.each(['a03', 'b07', 'c04', 'e05', 'g08'])('%s: stops none that is kept', async (id) => {
    const { m } = statusVisits().find((one) => one.id === id)!;
    const kept = Object.keys(m).filter((name) => m[name] === 'T');
    const stopped = (await listOf(id, 'MEDICATIONS')).split('\n').filter((line) => line.includes('(stopped'));
    for (const line of stopped) expect(kept.filter((name) => line.toLowerCase().includes(name))).toEqual([]);
  });
});
