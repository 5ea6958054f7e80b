import { required, type SpecialtyGuide } from './guide.ts';

/** Mental status examination and risk: APA Practice Guidelines for the Psychiatric Evaluation of Adults, 3rd ed., I-III. */
export const psychiatry: SpecialtyGuide = {
  raises:
    /\b(?:mood|sleep\w*|appetite|energy|concentrat\w+|interest|anhedonia|hopeless\w*|worthless\w*|guilt\w*|panic\w*|anxi\w+|depress\w+|racing thoughts|irritab\w+|manic|mania|hypomani\w+|nightmares?|flashbacks?|paranoi\w+|voices|phq|gad-?7|crying|tearful)\b/i,
  always:
    /\b(?:suicid\w*|homicid\w*|self[- ]harm\w*|(?:hurt|harm|kill|cut)(?:ing)? (?:your|my|him|her|them)sel(?:f|ves)|(?:hurt|harm|kill)(?:ing)?(?=) (?:others|anyone|anybody|someone|somebody|other people)|end(?:ing)? (?:your|my|his|her) life|better off (?:dead|without me)|worth living|not (?:wanting|want) to (?:live|be alive|be here)|wish(?:ed|ing)? (?:you|i|he|she) (?:were|was) dead|guns?|firearms?|safety plan|overdos\w+|hallucinat\w*|hear(?:ing)? voices)(?=)\b/i,
  history: [
    {
      heading: 'RISK ASSESSMENT',
      fits: /\b(?:suicid\w*|homicid\w*|self[- ]harm\w*|(?:hurt|harm|kill|cut)(?:ing)? (?:your|my|him|her|them)sel(?:f|ves)|(?:hurt|harm|kill)(?:ing)?(?=) (?:others|anyone|anybody|someone|somebody|other people)|end(?:ing)? (?:your|my|his|her) life|better off (?:dead|without me)|worth living|not (?:wanting|want) to (?:live|be alive|be here)|wish(?:ed|ing)? (?:you|i|he|she) (?:were|was) dead|act(?:ed)? on (?:it|them|that|those)|guns?|firearms?|overdos\w+)(?=)\b/i,
    },
    {
      heading: 'PSYCHIATRIC HISTORY',
      fits: /\b(?:(?:psychiatric|psych|inpatient|mental health)(?=) (?:hospital\w*|ward|unit|stay|admission|history)|committed|ect|seen (?:a )?(?:psychiatrist|therapist|counselor)|(?:in|did|had|tried)(?=) (?:therapy|counseling|cbt))(?=)\b/i,
    },
    {
      heading: 'SUBSTANCE USE',
      fits: /\b(?:alcohol|drinks?|drinking|beers?|wine|liquor|sober|marijuana|cannabis|weed|cocaine|heroin|meth|opioids?|vap(?:e|es|ing)|smok\w+|cigarettes?)\b/i,
    },
  ],
  labels: [
    {
      asked: /\b(?:psychiatric hospital|psych ward|hospitali[sz]ed)\b/i,
      label: 'Psychiatric hospitalization',
    },
    { asked: /\b(?:alcohol|drink|beers?)\b/i, label: 'Alcohol' },
    { asked: /\b(?:smok\w+|cigarettes)\b/i, label: 'Smoking' },
    { asked: /\b(?:vap\w+)\b/i, label: 'Vaping' },
    { asked: /\b(?:marijuana|cannabis|weed)\b/i, label: 'Cannabis' },
    { asked: /\b(?:sleep\w*)\b/i, label: 'Sleep' },
    { asked: /\b(?:appetite)\b/i, label: 'Appetite' },
    { asked: /\b(?:mood)\b/i, label: 'Mood' },
    { asked: /\b(?:energy)\b/i, label: 'Energy' },
  ],
  exam: [
    {
      name: 'Mental status examination',
      system: 'Psychiatric',
      fits: /\b(?:mood|affect|thought (?:process\w*|content)|thoughts (?:are|seem)|thinking|psychosis|psychotic|insight|judge?ment|eye contact|speech|psychomotor|oriented|orientation|groom\w+|well[- ]dressed|attention|cooperative|hallucinat\w+|delusion\w*|tangential|pressured|linear|fidget\w*|restless|tearful|cognition|memory)\b/i,
    },
  ],
  first: ['Psychiatric', 'General'],
  required: [
    required(
      /\b(?:suicid\w*|end(?:ing)? (?:your|my) life|kill(?:ing)? (?:your|my)self|better off dead)\b/i,
      /suicid|self-?harm|kill|harm|\bsi\b|end (?:his|her|their) life|better off dead/,
    ),
    required(
      /\b(?:homicid\w*|(?:hurt|harm|kill)(?:ing)?(?=) (?:others|anyone|anybody|someone|other people))(?=)\b/i,
      /homicid|harm|hurt|\bhi\b/,
    ),
    required(
      /\b(?:(?:hurt|harm|cut)(?:ting|ing)? (?:your|my)self|self[- ]harm)\b/i,
      /self-?harm|harm|hurt|cut|suicid/,
    ),
    required(/\b(?:guns?|firearms?)\b/i, /gun|firearm|weapon/),
    required(/\b(?:hallucinat\w*|hear(?:ing)? voices)\b/i, /hallucinat|voices/),
  ],
};
