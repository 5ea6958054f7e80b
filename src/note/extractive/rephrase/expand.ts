import { isParticiple } from './verbs.ts';

const canNot = /\bcan not\b/gi;
const fixed: [RegExp, string][] = [
  [/\bcan't\b/gi, 'cannot'],
  [canNot, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/\bshan't\b/gi, 'shall not'],
  [/(\w)n't\b/gi, '$1 not'],
  [/\bi'm\b/gi, 'i am'],
  [/(\w)'re\b/gi, '$1 are'],
  [/(\w)'ve\b/gi, '$1 have'],
  [/(\w)'ll\b/gi, '$1 will'],
];

/** Writes contractions out, as notes do: "i've" → i have, "my knee's been" → my knee has been, "don't" → do not. */
export function expandContractions(text: string): string {
  if (!text.includes("'")) return text.replace(canNot, 'cannot');
  let out = text;
  for (const [pattern, replacement] of fixed) out = out.replace(pattern, replacement);
  out = out.replace(/\blet's\b/gi, 'let us');
  out = out.replace(
    /\b([\p{L}-]{1,60})'d(?: ([\p{L}]+))?/giu,
    (_, head: string, next: string | undefined) => {
      const had =
        next !== undefined &&
        /^(?:been|had|better|gone|gotten|never|already|taken|done|seen|lost|come)$/i.test(next);
      return `${head} ${had ? 'had' : 'would'}${next === undefined ? '' : ` ${next}`}`;
    },
  );
  return out.replace(
    /\b([\p{L}-]{1,60})'s(?: ([\p{L}-]+))?/giu,
    (whole: string, head: string, next: string | undefined) => {
      const rest = next === undefined ? '' : ` ${next}`;
      const low = next?.toLowerCase() ?? '';
      if (
        /^(?:it|that|there|he|she|what|where|who|how|here|this|everything|nothing|something|everybody|everyone|which)$/i.test(
          head,
        )
      ) {
        const perfect =
          /^(?:been|got|gotten|had|become|gone|come|started|stopped|never|always|happened|improved|worsened|helped|gotta|worked|changed|driven|eaten|fallen|forgotten|taken|slept|complained|gained|vomited|thrown|smoked|lived|tried|moved|spread|traveled|travelled|increased|decreased|grown)$/.test(
            low,
          ) && !(/^(?:that|there)$/i.test(head) && low === 'always');
        return `${head} ${perfect ? 'has' : 'is'}${rest}`;
      }
      if (/^(?:been|got|gotten|had|become)$/.test(low)) return `${head} has${rest}`;
      if (
        /^(?:hurting|aching|swollen|better|worse|fine|okay|ok|sore|numb|not|really|very|killing|getting|doing|going|just|still|a|the|all|bothering|acting|giving|itching|burning|bleeding|throbbing|stiff|so|good|bad|normal|clear|red|tender|up|down|higher|lower|high|low|pretty|always|in|on|at|too|more|less)$/.test(
          low,
        )
      )
        return `${head} is${rest}`;
      if (low === '' || !isParticiple(low)) return whole;
      return whole;
    },
  );
}
