import { isLeftAsItIs } from './told-to-stop.ts';

const request =
  /^((?:(?:and|so|okay|now|but|right|well|then),? )*)(?:(?:can|could|will|would) you|if you (?:could|can|would))(?: please| just)* (?=[a-z])/i;
/** "Good, stay away from that." */
const praise = /^(?:good|great|perfect),? (?=(?:stay|keep|stop|avoid|hold)\b)/i;
const stops = /(?<![.?!])[.?!]+$/;
const courtesy = /(?: for me)?(?:,? please)?$/i;
const aside =
  /\b(?:give|giving|knock|knocking|put|putting)(?=) (.{2,30}?) (a miss|on the head|on hold|to one side|on pause)(?=)\b/i;
const left =
  /\b(leave|leaving)(?=) (?!(?:it|that|them|this|the [a-z]+) (?:on|in)\b)(.{2,40}?) (out|off|alone|for now|for the moment|till|until)(?=)\b/i;
const aWhile = /^ (?:for|till|until|while|today|tonight|tomorrow|this|before|a )\b/i;
const off = /\b(leave|leaving|lay|laying)(?=) (?:off|out)(?=) (?=[a-z])/i;
const keepOff = /\b(?:keep|stay)(?=) off (?=(?:of )?(?:the|your|any|all)?)/i;

/**
 * The ways to say that a medicine is stopped in the words of a plan, where their own would be misread: "leave off the
 * amlodipine" → stop the amlodipine; "leave the folic acid till you're better" → hold the folic acid until you're better.
 */
export function plainStop(text: string): string {
  return text
    .replace(request, '$1')
    .replace(praise, '')
    .replace(stops, '')
    .replace(courtesy, '.')
    .replace(aside, (_, what: string, how: string) =>
      /^(?:on (?:hold|pause)|to one side)$/i.test(how) ? `hold ${what}` : `stop ${what}`,
    )
    .replace(off, (_, verb: string) => (/ing$/i.test(verb) ? 'stopping ' : 'stop '))
    .replace(left, (whole, verb: string, what: string, how: string, at: number, all: string) => {
      if (isLeftAsItIs(all.slice(at), all.slice(0, at))) return whole;
      // "Leave the Motrin alone"
      if (/^alone$/i.test(how)) return `${/ing$/i.test(verb) ? 'avoiding' : 'avoid'} ${what}`;
      const after = all.slice(at + whole.length);
      // "Leave the memantine off."
      if (/^off$/i.test(how) && !aWhile.test(after))
        return `${/ing$/i.test(verb) ? 'stopping' : 'stop'} ${what}`;
      const hold = /ing$/i.test(verb) ? 'holding' : 'hold';
      if (/^(?:till|until)$/i.test(how)) return `${hold} ${what} until`;
      return /^for/i.test(how) ? `${hold} ${what} ${how}` : `${hold} ${what}`;
    })
    .replace(keepOff, 'avoid ');
}
