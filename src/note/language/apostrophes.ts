import { upperFirst } from './upper-first.ts';

// Never a word of their own, so that an apostrophe was left out.
const contracted = new Map(
  `im=i'm ive=i've dont=don't doesnt=doesn't didnt=didn't isnt=isn't arent=aren't wasnt=wasn't werent=weren't havent=haven't
hasnt=hasn't hadnt=hadn't cant=can't couldnt=couldn't wont=won't wouldnt=wouldn't shouldnt=shouldn't youre=you're
youve=you've youll=you'll youd=you'd theyre=they're theyve=they've theyll=they'll weve=we've hes=he's shes=she's
thats=that's theres=there's whats=what's wheres=where's hows=how's whos=who's heres=here's itll=it'll thatll=that'll`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);
const bare = new RegExp(`\\b(?:${[...contracted.keys()].join('|')})\\b`, 'gi');
const hint =
  /\b(?:i(?:m|ve|ll|d)|[a-z]{2,6}nt|cant|wont|dont|(?:you|they|we)(?=)(?:re|ve|ll|d)|(?:he|she|that|there|what|where|how|who|here|it)(?:s|ll))(?=)\b/i;
// A word as well: only where no noun can follow.
const itIs =
  /\bits (?=(?:been|come|not|an?|the|really|so|just|my|gone|getting|got|likely|sore|hard|kind|always|usually|only|still|very|all|more|quite|pretty|about|to|worse|better|fine|okay|like|in|on|no|normal|probably|called|because|painful|itchy|swollen|due|time|up|down|gonna|going|[a-z]+ing)(?=)\b)/gi;
const willOrWould =
  /\b(?:(i)ll (?=(?:give|send|see|be|get|put|do|call|ring|write|pop|just|also|have|need|take|let|make|order|check|refer|arrange|prescribe)(?=)\b)|(i)d (?=(?:like|say|love|want|recommend|suggest|rather|be|also|still|do|give|expect)(?=)\b))/gi;

/** The word, in small letters, with the apostrophe that was left out; "its" is taken for "it's", which is said more often. */
export function contractedForm(word: string): string {
  return word === 'its' ? "it's" : (contracted.get(word) ?? word);
}

/** What is no word without its apostrophe, left out here and there by who types: "I dont want to". */
export function withContractions(text: string): string {
  return hint.test(text) ? contractedIn(text) : text;
}

// "A gram IM daily", and of a recogniser without capitals "two milligrams im now": into the muscle.
const dosed = /\b(?:mg|mcg|mls?|ccs?|(?:(?:micro|milli)?gram|unit|milliliter|dose|shot|injection)s?) $/i;

function isOfMuscle(word: string, text: string, at: number): boolean {
  return (word === 'IM' && /[a-z]/.test(text)) || (/^im$/i.test(word) && dosed.test(text.slice(0, at)));
}

function contractedIn(text: string): string {
  return text.replace(bare, (word: string, at: number) => {
    if (isOfMuscle(word, text, at)) return word;
    const whole = contracted.get(word.toLowerCase())!;
    return word[0] === word[0]!.toUpperCase() ? upperFirst(whole) : whole;
  });
}

const number =
  '(?:\\d|(?:one|two|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|eleven|twelve|a hundred)\\b)';
/** "your temps thirty eight five", "throats a bit red", "his necks not stiff": of one, and so no plural. */
const oneIs = new RegExp(
  `\\b(temp|temperature|pulse|heart rate|oxygen|pressure|weight)s (?=(?:at |about |now )?${number})|\\b(throat|neck|chest|nose|skin|tongue|tummy|belly|abdomen|mood|speech|temp|temperature|oxygen|weight)s (?=(?:a (?:bit|little)|not|all|very|quite|still|nice and|normal|clear|soft|fine|red|good|dry|clean|flat|low|high|up|down|supple)\\b)`,
  'gi',
);

/** Recognisers that write no apostrophes: "im", "dont", "its been" as they are written. */
export function withApostrophes(said: string): string {
  const text = said.replace(
    oneIs,
    (_, measured: string | undefined, part: string) => `${measured ?? part}'s `,
  );
  if (!hint.test(text)) return text;
  return contractedIn(text)
    .replace(itIs, "it's ")
    .replace(willOrWould, (_all, will: string | undefined, would: string | undefined) =>
      will === undefined ? `${would}'d ` : `${will}'ll `,
    );
}
