import { upperFirst } from '../../language/upper-first.ts';
import type { DraftSentence } from '../../writer.ts';

const named = /^The patient (?!and\b|or\b|who\b|said: )(?=[a-z])/;
/** "The patient's sleep is poor.": of the patient as well, with a subject of its own. */
const owned = /^The patient['’]s /;

/**
 * The history of a patient whose sex nobody told, who is named once for what is told one after the other: "The patient woke
 * at two. Had to run to the toilet. Denies mucus.", as clinicians write.
 */
export function withSubjectOnce(sentences: readonly DraftSentence[]): readonly DraftSentence[] {
  let before: DraftSentence | undefined;
  let told = false;
  return sentences.map((sentence) => {
    const goesOn = before?.heading === sentence.heading && before?.layout === sentence.layout;
    before = sentence;
    const own = named.test(sentence.text);
    const again = goesOn && told && own;
    told = own || (goesOn && told && owned.test(sentence.text));
    return again ? { ...sentence, text: upperFirst(sentence.text.replace(named, '')) } : sentence;
  });
}
