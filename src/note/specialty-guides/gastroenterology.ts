import { required, type SpecialtyGuide } from './guide.ts';

export const gastroenterology: SpecialtyGuide = {
  raises:
    /\b(?:abdom\w+|belly|stomach|meals?|eat\w*|food|foods?|spicy|fatty|dairy|gluten|bowel\w*|stools?|constipat\w+|diarrhea|bloat\w*|gas|heartburn|reflux|swallow\w*|stuck|nause\w*|vomit\w*|throw\w* up|appetite|weight|jaundice|yellow|black|blood\w*|mucus|urgency|cramp\w*|travel\w*|alcohol|nsaids?|ibuprofen|antibiotics)(?=)\b/i,
  always: /\b(?:blood in (?:my|your|the) stools?|black stools?|tarry|last colonoscopy|trouble swallowing)\b/i,
  history: [
    {
      heading: 'ENDOSCOPY HISTORY',
      fits: /\b(?:colonoscop\w+|endoscop\w+|egd|scoped|polyps?|capsule study|cologuard)\b/i,
    },
  ],
  labels: [
    { asked: /\b(?:last colonoscopy)\b/i, label: 'Last colonoscopy' },
    { asked: /\b(?:how (?:many|often) .{0,25}(?:stools?|bowel movements?))\b/i, label: 'Stools' },
  ],
  exam: [{ name: 'Rectal', system: 'Gastrointestinal', fits: /\brectal\b/i }],
  first: ['General', 'Gastrointestinal'],
  required: [
    required(
      /\b(?:blood in (?:my|your|the) stools?|black stools?|tarry)\b/i,
      /hematochezia|melena|blood|black|tarry/,
    ),
    required(/\bcolonoscop(?:y|ies)\b/i, /colonoscop/),
  ],
};
