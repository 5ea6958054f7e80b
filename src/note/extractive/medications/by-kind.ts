import type { CurrentMedication } from './current-medications.ts';

/** What people call a medicine by its kind, and the medicines of that kind. */
const kinds: readonly (readonly [called: RegExp, names: ReadonlySet<string>])[] = [
  [
    /^water (?:pills?|tablets?)$/,
    namesOf(
      'furosemide lasix torsemide demadex bumetanide bumex hydrochlorothiazide hctz chlorthalidone indapamide spironolactone aldactone eplerenone bendroflumethiazide metolazone triamterene amiloride maxzide dyazide',
    ),
  ],
  [
    /^(?:birth control(?: pills?)?|combined pill|mini pill|oral contraceptive)$/,
    namesOf(
      'sprintec tri-sprintec yaz yasmin microgynon loestrin junel slynd nexplanon desogestrel cerazette rigevidon norethindrone drospirenone levonorgestrel norgestimate ortho-cyclen nuvaring xulane depo-provera mirena kyleena elleste noriday qlaira aygestin',
    ),
  ],
  [
    /^(?:rescue|blue|reliever) inhaler$/,
    namesOf('albuterol ventolin proair proventil salbutamol levalbuterol xopenex salamol airsupra'),
  ],
  [
    /^(?:brown|purple|pink|green|orange|grey|gray|red|white|preventer|steroid) inhaler$/,
    namesOf(
      'symbicort advair flovent fluticasone clenil beclomethasone qvar fostair spiriva tiotropium trelegy breo dulera pulmicort budesonide seretide anoro stiolto incruse wixela braltus relvar flixotide breztri arnuity asmanex luforbec',
    ),
  ],
  [
    /^insulin$/,
    namesOf(
      'lantus glargine basaglar toujeo levemir detemir tresiba degludec humalog lispro novolog novorapid aspart humulin novolin fiasp lyumjev apidra admelog semglee',
    ),
  ],
];

function namesOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/**
 * The list without what only names a kind of which the visit names a medicine: "the water pill, the torsemide" is one. What
 * was said of how the kind is taken goes to the one of it that is listed, where of that nothing was. `named`: all medicines
 * of the visit.
 */
export function withoutKinds(
  list: readonly CurrentMedication[],
  named: Iterable<string>,
): CurrentMedication[] {
  const all = new Set([...named].flatMap((name) => [name, ...name.split(' ')]));
  const out = [...list];
  for (const one of list) {
    const members = kinds.flatMap(([called, names]) => (called.test(one.name) ? [...names] : []));
    if (!members.some((name) => all.has(name))) continue;
    out.splice(out.indexOf(one), 1);
    const same = out.filter(({ name }) => name.split(' ').some((word) => members.includes(word)));
    if (same.length === 1 && same[0]!.how === '' && one.how !== '')
      out[out.indexOf(same[0]!)] = {
        ...same[0]!,
        how: one.how,
        sources: [...same[0]!.sources, ...one.sources],
      };
  }
  return out;
}
