import type { ExamPart } from './guide.ts';

/** What is examined of a joint, for the specialties that examine joints. */
export const motion: ExamPart = {
  name: 'Range of motion',
  system: 'Musculoskeletal',
  fits: /\b(?:range of motion|rom\b|(?:full|good|limited|decreased|reduced|painless)(?=) motion\b|(?:flexion|extension|abduction|adduction|rotation|supination|pronation|dorsiflexion|plantarflexion)(?=)\b.{0,40}\b(?:degrees|full|limited|normal|intact|\d+)|(?:flexes|extends|abducts) to|(?:from|to) (?:(?:about|around|roughly|only) )?(?=)(?:\d{1,3}|zero|[a-z-]+ty)(?=)(?: [a-z]+)? degrees\b)/i,
};

export const specialTests: ExamPart = {
  name: 'Special tests',
  system: 'Musculoskeletal',
  fits: /\b(?:lachman\w*|mc ?murray\w*|drawer|pivot shift|apley\w*|thessaly|patell(?:ar|a) (?:grind|apprehension|tilt)|varus|valgus|hawkins?|neer\w*|empty can|jobe\w*|speed'?s|o'?brien\w*|apprehension|sulcus|lift-?off|drop arm|cross[- ]?(?:arm|body)|yergason\w*|tinel\w*|phalen\w*|finkelstein\w*|durkan\w*|froment\w*|cozen\w*|mill'?s|straight leg raise|slump|spurling\w*|faber|fadir|trendelenburg|ober'?s?|thomas test|log roll|thompson\w*|squeeze test|talar tilt|homan\w*|impingement sign)(?=)(?: test| sign)?\b/i,
};

export const strength: ExamPart = {
  name: 'Strength',
  system: 'Musculoskeletal',
  fits: /\b(?:muscle |grip |quad(?:riceps)? |hamstring |motor )?strength\b|\b[0-5](?:\/| out of )5\b/i,
};
