import { namesAnything } from './clinical-words.ts';
import { plainOf, type Unit } from './units.ts';

const longest = 13;
const lead = '(?:(?:and|but|so|well|oh|now|yeah|right|okay|hey|you know|look|listen)(?=) )*';

/** Announced, and not yet said: "There's two things.", "Listen, one thing.", "Two reasons." */
const announces = new RegExp(
  `^${lead}(?:(?:there's|there are|there is|i've got|i've|i have|it's|just) )?(?:an? (?:few|couple of)|couple of|one(?: more)?|two|three|four|five|2|3|4|5|some) (?:things?|reasons?|questions?|points?|options|choices)(?: (?:then|here|for you|really|actually))?$`,
);
/** "That's what fools everybody.", "That's a fair question.", "That's the one good part." */
const remarks = new RegExp(
  `^${lead}(?:that's|it's|this is|that is|that was)(?=) (?:what(?:'s| is) so |what (?:fools|scares|surprises|gets) (?:everybody|everyone|people|me)\\b|where i get (?:in trouble|lost)|the (?:(?:one|only) )?(?:guy|good part|fun part|good news|bad news|million dollar question|trouble)$|(?:a|an) (?:very )?(?:fair|good|great|reasonable|excellent) (?:worry|question|point|idea|instinct|thought|plan)$|none of (?:your|my) business)`,
);
const applauds = new RegExp(
  `^${lead}(?:nice|good|great|lovely|beautiful|excellent) (?:work|job|man|woman|girl|boy|lad|question|for you|on you)$|^${lead}(?:makes sense|me (?:neither|too)|say no more|of course (?:he|she|you|they|it) (?:do|does|did|is|are|has)|i (?:love|like) (?:that|it)|keep (?:it up|up the (?:good|hard|great) work)|i'll (?:take|give you) that|i'll take (?:it|your word)(?: for it)?)$`,
);
/** "Funny you should ask.", "Ask me another.", "Don't get me started." */
const puts = new RegExp(
  `^${lead}(?:no (?:question|doubt|two ways about it)(?: about it)?|textbook|classic|you know what (?:i'm|i am) (?:going to|gon na) say(?: about (?:that|it|the [a-z]+))?|funny you (?:should )?(?:ask|say that|mention it)|ask me another|chance would be a fine thing|next question|do n't get me started|do n't ask(?: me)?|here (?:we|it|she|he|you) (?:goe?s?|are)(?: again)?|you tell me|guess what|you'd be surprised|you'll have to (?:speak up|shout|say that again)(?: (?:a bit|my (?:love|dear|lover|duck)|love|dear|please|doctor))?|wow|ugh|phew|oh my|(?:i|we) never put (?:the two|two and two|it|that) together|then the [a-z]+ (?:thing|business)|(?:yes )?(?:i'm|this is|it's|you're|you are|you must be) (?:the |his |her |their )?(?:mom|mum|mother|dad|father|grandma|grandpa|nan|wife|husband|daughter|son)(?: [a-z]+)?)$`,
);
/** "I've got the list.", "My daughter typed it.", "She keeps the calendar.", "I'll write that down." */
const writes = new RegExp(
  `^${lead}(?:here (?:he|she) )?(?:(?:i|she|he|you|my [a-z]+)(?:'ve|'s|'ll)?|we(?:'ve)?)(?=) (?:(?:have|has|had|got|will|just|did|always) )*(?:(?:got|brought|keeps?|kept|typed|wrote|made|printed|have|has) )?(?:(?:a|the|my|his|her|your) (?:list|app|calendar|notebook|notes|spreadsheet|diary|baggie|printout|photos?|pictures?)(?: (?:here|of it|of them|with me|on my phone))?|(?:typed|printed|wrote|write|writing) (?:it|that|them|this|all that)(?: all)?(?: (?:down|up|out))?)$`,
);
/** Of people at large, and of somebody else's: "People have headaches.", "Everybody says so.", "Hers is fine." */
const others = new RegExp(
  `^${lead}(?:(?:many |most |some )?people (?:have|get|ask|go|do|think|live)|everybody (?:says|asks|thinks|does|has|gets)|(?:hers|theirs)(?:'s| is| was))\\b(?!.*\\b(?:i|me|my|you|your|we)\\b)`,
);
/** "Here is a list of the medicines I take.": it was handed over, and not read. */
const hands =
  /^(?:(?:yes|yeah|okay|oh|and|sure) )*here(?:'s| is| are)(?=) (?:the|an?|my|her|his|all|some|all of my)(?=) (?:[a-z]+ ){0,3}(?=)(?:list|forms?|papers?|paperwork|documents?|notes|records?|medications?|bottles?|cards?|pictures?|photos?|report)(?=)\b/;
/** "You did the right thing coming in.", "You were right to call." */
const praises = new RegExp(
  `^${lead}(?:(?:you|he|she)(?:'ve|'re| were| was| are)?|i'm glad(?: that)? you)(?=) (?:(?:just|absolutely|really|quite|definitely|both) ){0,2}(?:did |done |do )?(?:(?:exactly )?the right thing|(?:right|wise|smart|sensible|well|good)(?=) (?:to (?:come|call|ring|phone|get|bring|see|ask|mention|tell)|(?:coming|calling|ringing|phoning|asking))|came (?:in|here|to see me)$)\\b`,
);
const pleased =
  /^[a-z]+(?:'ll| will) be (?:so )?(?:pleased|thrilled|delighted|over the moon|jealous|furious)$/;

/** "Anything else?" "No, that's all.", "My mum's got coeliac disease. Nothing else." */
const closesList =
  /^(?:(?:no|nope|yes|yeah|yep|not really|okay|um|i think|and|but)(?=) ){0,3}(?=)(?:that's|that is)(?: (?:about|pretty much|really))?(?=) (?:all|it|everything|the lot)(?=)(?: (?:i think|really|for now|then|i can think of|i know of|that i know of))?$|^(?:(?:no|nope|and|but|um)(?=) ){0,2}(?=)(?:nothing else|no more|nobody else|no one else)(?=)(?: (?:i think|really|that i know of|i can think of))?$/;

const asksIfAll = /^(?:(?:and|so|okay)(?=) ){0,2}is that (?:all|it|everything|about it)$/;

/** "What time?" "Twenty to four.": when to come. */
const byClock =
  /^(?:(?:about|at|say|around) )?(?=)(?:quarter|half|five|ten|twenty|twenty five) (?:to|past)(?=) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

/**
 * True for the small change of talk that names nothing of medicine, whatever the model makes of it: what is only announced,
 * a remark on what was said, applause, a quip in place of an answer, who has a list.
 */
export function isIdle(unit: Unit): boolean {
  const { said, words, clinical, role } = unit;
  if (role !== 'clinician' && hands.test(said)) return !/\d/.test(plainOf(unit));
  if (words.length > longest || namesAnything(clinical)) return false;
  return (
    announces.test(said) ||
    remarks.test(said) ||
    applauds.test(said) ||
    puts.test(said) ||
    pleased.test(said) ||
    (role === 'clinician' && (praises.test(said) || byClock.test(said) || asksIfAll.test(said))) ||
    (role !== 'clinician' && (others.test(said) || closesList.test(said))) ||
    writes.test(said)
  );
}
