const acts =
  'use|take|continue|apply|see|come|go|get|start|try|follow|keep|stop|schedule|wear|rest|ice|put|increase|decrease|drink|eat|avoid|check|call|return|meet|speak|sign|weigh|monitor|record|watch|cut|open|crush|mix|chew|swallow|sprinkle';

/** "have you apply ice": what the patient is to do, though it begins as a question would. For use inside other patterns. */
export const haveYouDo = `have you (?:(?:just|also) )?(?=)(?:${acts})(?=)\\b`;

const tells = new RegExp(`^(?:(?:and|so|then|also|okay|ok|well|now|but)[\\s,]+)*${haveYouDo}`, 'i');

export function tellsToDo(text: string): boolean {
  return tells.test(text);
}

/** "have the home nurse come by": what somebody of the clinic is to do after the visit. For use inside other patterns. */
export const haveSomebodyDo =
  'have (?:(?:the|our|my|an?|one of (?:the|our)) (?:(?!come )[a-z]+ ){1,4}(?=)|some(?:one|body)(?: else)?(?: from [a-z]+)? )(?=)(?:call|ring|phone|contact|reach out|come (?:by|out|over|to|and see|see|round)|stop by|visit|see|check|meet|talk (?:to|with)|speak (?:to|with)|go over|teach|work with|follow up|fax|mail|send)(?=)\\b';
