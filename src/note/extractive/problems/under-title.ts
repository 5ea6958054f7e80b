import { upperFirst } from '../../language/upper-first.ts';
import { wordsOf } from '../visit/units.ts';
import { dictatedTitle } from './dictated-title.ts';

// "Lung field abnormal finding on examination." dictates the title, and nothing more.
export function isTitle(text: string, name: string): boolean {
  return wordsOf(text).length < wordsOf(name).length + 3 && dictatedTitle(text) === name;
}

const noDoubt = /, no (?:question|doubt|two ways)(?: about (?:it|that))?(?=[,.]|$)/i;

// "This is called atrial fibrillation." under the title "Atrial fibrillation" tells nothing more; "this is likely shingles"
// under "Shingles" tells of a doubt.
export function saysOnly(text: string, title: string): boolean {
  if (hedged.test(text) && !hedged.test(title)) return false;
  const known = new Set(wordsOf(title));
  return wordsOf(text.replace(noDoubt, '')).every(
    (w) =>
      known.has(w) ||
      /^(?:first|second|third|last|lastly|this|that|it|is|called|a|an|the|she|he|patient|has|i|think|you|have|we|what|dealing|with|call|likely|so|her|his|for|thought|believed|felt|suspected|to|be|have|could|may|might|possible|early|definitely|clearly|certainly|also|of|and|only|just|everything|all|points|fits|got|must)$/.test(
        w,
      ),
  );
}

const hedged = /\b(?:likely|suspected|could|may|might|possible)\b/i;

// Under "Major depressive disorder": "This is major depressive disorder, it was a first episode" begins at "It".
export function withoutTitle(text: string, title: string): string {
  const low = text.toLowerCase();
  const name = title.toLowerCase();
  // "The sleep, the insomnia, which is part of both" says of it that it is part of both.
  const which = low.indexOf(`${name}, which `);
  const told = which < 0 || which > 30 ? null : /^(?:is|was) .{8,}/.exec(text.slice(which + name.length + 8));
  if (
    told &&
    /^(?:(?:the|this|that|her|his|a|an) [a-z]+, )?(?=)(?:the |this |that |her |his |an? )?$/i.test(
      text.slice(0, which),
    )
  )
    return `It ${told[0]}`;
  const opening = /^(?:(?:this|that|it|she has|he has|the patient has)(?: is)? (?:an? |the )?)?/.exec(
    low,
  )![0];
  if (!low.startsWith(name, opening.length)) return text;
  const rest = text
    .slice(opening.length + name.length)
    .replace(/^,? (?:which (?:is|was) |and (?=it |she |he |the patient ))?/, '');
  const also = calledAlso.exec(rest);
  if (also !== null) return `Also called ${also[1]}`;
  if (
    rest.split(' ').length < 3 ||
    !/^,? (?:which |and |it |she |he |,)|^, /.test(text.slice(opening.length + name.length))
  )
    return text;
  return upperFirst(rest.replace(/^and (?:yes, )?(?=[a-z])/, ''));
}

// "Bursitis, or what we now call greater trochanteric pain syndrome"
const calledAlso =
  /^(?:or )?(?=)(?:what (?:people|we|some people|doctors|they|most people|everybody)(?=) (?:(?:now|also|used to|usually|would|like to|often) )?(?=)call|also (?:called|known as)|otherwise known as) (.{3,80})$/i;

const likens =
  /(?:['’]s|\b(?:is|are|was|just|gets?|kind of|sort of|works?|sits?|squeezes?|behaves?|inflamed|stuck))(?=) like (?:an?|the|wires|when|having|being)(?=)\b/i;

// "We'll talk.", "I'm writing that down.", "Take care.": said in parting or of the note.
const parting =
  /^(?:We (?:will|are|can|could)(?=) (?:(?:talk|see|chat|keep|increase|decrease|get there|go from there|figure (?:it|this|that) out|take (?:it|that|(?:his|her|their|the patient['’]s) word [a-z ]{2,30})|also|not)\.|(?:putting|writing|noting|write|put|note|make a note of)(?=) (?:that|this|it)(?: down| in)?\.)|(?:The patient|(?:His|Her|Their) [a-z]+)(?=) was advised to (?:keep (?:that|it)(?: one)?|take care(?: of [a-z]*sel(?:f|ves))?|hang (?:in there|on)|sit tight|be (?:good|well)|have a (?:good|great|nice|lovely|safe) [a-z ]{3,30})\.|(?:Take care|(?:Cannot|Could not) hurt|(?:Good|Fair|Great) (?:point|call|idea)|Nicely done|Well done|Very sensible|End of note)\.|(?:She|He|The patient|They|We|It|That) (?:is|are|was|were)(?: having| going(?: to)?| taking)\.)$/;

/** True for a line that decides nothing: a remark on the plan, or words of parting. */
export function isRemark(line: string): boolean {
  return remark.test(line) || (line.length < longestParting && parting.test(line));
}

const longestParting = 90;

/** True for how something works, in a picture: "the nerves are like wires", "it sits there like a squatter". */
export function isPicture(said: string): boolean {
  return said.includes(' like ') && likens.test(said) && !/\d|n['’]t\b|\bnot\b/i.test(said);
}

// "It's very common.", "Then we agree.", "That's for another day.": said about what is decided.
const remark =
  /^(?:He|She|The patient) is \d{1,3}(?=)(?: years old)?, so we would rather be (?:careful|safe|cautious)\.$|^(?:We will (?:check|work out|calculate) the dose,? )?(?:at|for) \d[\d.]{0,5} kg,? (?:it|that) is \d[\d.]{0,6}\.$|^(?:First|Second|Third|Fourth|Next|Last|Finally)(?:ly)?(?=), (?:the|his|her|the patient's) [a-z]+(?: [a-z]+)?\.$|^Because of (?:the|his|her|their|a) (?![^,.]{3,40} we )[^,.]{3,40}\.$|^\d+ things, and [^.]{0,50}\.$|^(?:It|That|This|They) (?:is|are)(?=) (?:(?:very|quite|pretty|really) )?(?=)(?:common|normal|understandable|fine|good|up to (?:him|her|the patient)|for another (?:day|time|visit))\.$|^(?:Now,? )?[Tt]he (?:important|main|other|next|last|first|second) (?:one|thing|bit|ones|things)\.$|^We (?:agree|have (?:newer|better|other|many) (?:ones|options)|(?:talked|spoke) about (?:it|that|this))\.$|^If we (?:lift|bend|push|press|move|turn|touch|squeeze) /;
