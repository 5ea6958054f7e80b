const others = new Set(
  `they them their theirs he him his she her hers we us our who people everyone everybody someone somebody nobody parents kids
children child family friend friends doctor doctors nurse nurses coach teacher teachers boss team player players staff provider
providers surgeon surgeons trainer trainers counselor counselors therapy nutrition pt pcp office clinic hospital pharmacy wife
husband mother father mom dad brother brothers sister sisters son sons daughter daughters partner boyfriend girlfriend cousin
cousins neighbor neighbors`.split(/\s+/),
);
const byForm = /^(?:grand[a-z]+|[a-z]{3,}ists?|[a-z]{3,}(?:ici|iti|ri|eti)ans?|[a-z]{4,}ology)$/;
/** Letters of the shortest word that `byForm` fits. */
const shortest = 6;

/** True for a word that names who "they" could be beside the patient. */
export function namesOther(low: string): boolean {
  return others.has(low) || (low.length >= shortest && byForm.test(low));
}
