import { required, type SpecialtyGuide } from './guide.ts';

/** Tumour and stage, line and cycle of treatment, side effects, performance status. */
export const oncology: SpecialtyGuide = {
  raises:
    /\b(?:nause\w*|vomit\w*|appetite|weight|fatigue|tired|neuropath\w*|numb\w*|tingl\w*|mouth sores|mucositis|fevers?|chills|infections?|diarrhea|constipat\w+|pain\w*|rash\w*|hair|bleed\w*|bruis\w*|lumps?|night sweats|swallow\w*|walk\w*|chores|counts?|platelets?|white (?:blood )?count|scans?|pet|markers?|port|infusions?|cycles?)(?=)\b/i,
  always: /\b(?:stage (?:\d|i{1,3}v?|iv|one|two|three|four)|cycle|ecog|performance status)\b/i,
  history: [
    {
      heading: 'ONCOLOGIC HISTORY',
      fits: /\b(?:stage (?:\d|i{1,3}v?|iv|one|two|three|four)|diagnosed|chemo\w*|radiation|immunotherapy|mastectomy|lumpectomy|resect\w*|biops\w+|cycles?|remission|recurr\w+|metasta\w+|tumou?r|transplant)\b/i,
    },
  ],
  labels: [{ asked: /\b(?:which cycle|what cycle|how many cycles)\b/i, label: 'Cycle' }],
  exam: [
    { name: 'Performance status', system: 'General', fits: /\b(?:ecog|performance status|karnofsky)\b/i },
    {
      name: 'Lymph nodes',
      system: 'Hematologic/Lymphatic',
      fits: /\b(?:lymph nodes?|adenopathy|axilla\w*|supraclavicular)\b/i,
    },
  ],
  first: ['General', 'Hematologic/Lymphatic'],
  required: [
    required(/\b(?:fevers?|chills)\b/i, /fever|chills|febrile/),
    required(/\b(?:cycle (?:\w+))\b/i, /cycle/),
  ],
};
