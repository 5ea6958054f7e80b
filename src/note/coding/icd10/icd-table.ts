import { once } from '../../once.ts';
import { familiesIn, type IcdEntry, parseFamily } from './parse-table.ts';
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
  index: PhraseIndex;
  /** Every code, in the order of the tables. */
  entries(): readonly IcdEntry[];
  byCode(): ReadonlyMap<string, IcdEntry>;
}

let table: IcdTable | undefined;

/** The whole table. A note needs few of its families, so each is parsed when it is first asked for, and kept. */
export function icdTable(): IcdTable {
  table ??= openTable();
  return table;
}

function openTable(): IcdTable {
  const families = tables.flatMap(familiesIn);
  const parsed: IcdEntry[][] = [];
  const entriesOf = (family: number): readonly IcdEntry[] => {
    parsed[family] ??= parseFamily(families[family]!);
    return parsed[family];
  };
  const entries = once(() => families.flatMap((_, family) => entriesOf(family)));
  return {
    index: new PhraseIndex(families, entriesOf),
    entries,
    byCode: once(() => new Map(entries().map((entry) => [entry.code, entry]))),
  };
}
