import { type IcdEntry, parseTable } from './parse-table.ts';
import { PhraseIndex } from './phrase-index.ts';
import { blood } from './tables/blood.ts';
import { circulatory } from './tables/circulatory.ts';
import { digestive } from './tables/digestive.ts';
import { ear } from './tables/ear.ts';
import { endocrine } from './tables/endocrine.ts';
import { eye } from './tables/eye.ts';
import { genitourinary } from './tables/genitourinary.ts';
import { infectious } from './tables/infectious.ts';
import { injuryArm } from './tables/injury-arm.ts';
import { injuryHeadAndTrunk } from './tables/injury-head-and-trunk.ts';
import { injuryLeg } from './tables/injury-leg.ts';
import { injuryOther } from './tables/injury-other.ts';
import { mental } from './tables/mental.ts';
import { musculoskeletal } from './tables/musculoskeletal.ts';
import { neoplasms } from './tables/neoplasms.ts';
import { nervous } from './tables/nervous.ts';
import { perinatalAndCongenital } from './tables/perinatal-and-congenital.ts';
import { pregnancy } from './tables/pregnancy.ts';
import { respiratory } from './tables/respiratory.ts';
import { skin } from './tables/skin.ts';
import { special } from './tables/special.ts';
import { status } from './tables/status.ts';
import { symptoms } from './tables/symptoms.ts';

const tables = [
  blood,
  circulatory,
  digestive,
  ear,
  endocrine,
  eye,
  genitourinary,
  infectious,
  injuryHeadAndTrunk,
  injuryArm,
  injuryLeg,
  injuryOther,
  mental,
  musculoskeletal,
  neoplasms,
  nervous,
  perinatalAndCongenital,
  pregnancy,
  respiratory,
  skin,
  special,
  status,
  symptoms,
];

export interface IcdTable {
  entries: readonly IcdEntry[];
  index: PhraseIndex;
  byCode(): ReadonlyMap<string, IcdEntry>;
}

let table: IcdTable | undefined;

/** The whole table, parsed on first use and kept. */
export function icdTable(): IcdTable {
  if (table === undefined) {
    const entries = tables.flatMap(parseTable);
    let codes: ReadonlyMap<string, IcdEntry> | undefined;
    const byCode = () => {
      codes ??= new Map(entries.map((entry) => [entry.code, entry]));
      return codes;
    };
    table = { entries, index: new PhraseIndex(entries), byCode };
  }
  return table;
}
