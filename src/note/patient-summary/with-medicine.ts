import { medicinesIn } from '../evidence/named-medicines.ts';
import { upperFirst } from '../language/upper-first.ts';

/** "The oxybutynin, we would stop that." */
const namedFirst =
  /^(?:the|your) ([a-z][\w-]{3,24}), (?=(?:we|you|stop|keep|take|carry|continue|leave|stay|come|hold)\b)/i;
const label = /^([A-Z][\w-]{2,24}(?: [\w-]{2,16})?): /;
const subject =
  /^(?:it|that|this|they)(?: (?=(?:can|may|could|might|will|does|only|also|makes?|helps?|lasts?|works?|needs?|stays?|should)\b)| (?=(?:is|was|are) (?!(?:an?|one|the|some|my|your|why|what|how|when|where|because|all|it|up to|right|fine|okay|good|not (?:why|what))\b)))/i;
const object =
  /\b((?:stop|take|taking|keep|avoid|use|using|continue|try|hold|skip|start|increase|halve|leave|give|miss|missed|need|on|off|with|without) )(?:it|that|them|this|those)\b(?! [a-z]+ (?:is|are|was)\b)/i;

/** "Aspirin: we would stop that, today." as "We would stop aspirin, today.": what a label names in its place. */
export function withMedicineNamed(text: string): string {
  const [lead, name] = label.exec(text) ?? namedFirst.exec(text) ?? [];
  if (lead === undefined || name === undefined) return text;
  const [medicine, other] = medicinesIn(name);
  if (medicine === undefined || other !== undefined) return text;
  const rest = text
    .slice(lead.length)
    .replace(/\b(?:be off|come off) (?=(?:it|that|them|this|those)\b)/i, 'stop ');
  const within = medicine.substance === name.toLowerCase() ? name.toLowerCase() : name;
  if (lead.endsWith(': ') && subject.test(rest)) return rest.replace(subject, `${name} `);
  if (!object.test(rest)) return text;
  return upperFirst(rest.replace(object, `$1${within}`));
}
