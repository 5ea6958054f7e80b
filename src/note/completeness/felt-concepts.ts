/** Concepts (see evidence/clinical-synonyms) that a patient feels or notices, as against diagnoses and findings. */
export const felt = new Set(
  `dyspnea|orthopnea|palpitations|chest pain|edema|ecchymosis|pruritus|urticaria|rash|dizziness|syncope|fatigue|fever|chills|night sweats|nausea|vomiting|diarrhea|constipation|abdominal pain|bloating|heartburn|dysphagia|melena|hematochezia|hematuria|dysuria|urinary frequency|urinary urgency|nocturia|incontinence|polydipsia|headache|blurred vision|numbness|seizure|memory loss|insomnia|panic attack|suicidal ideation|homicidal ideation|hallucinations|cough|sputum|hemoptysis|wheezing|rhinorrhea|nasal congestion|sneezing|sore throat|otalgia|otorrhea|hearing loss|tinnitus|lymphadenopathy|arthralgia|myalgia|back pain|knee pain|stiffness|weight gain|weight loss|anorexia|bleeding|snoring`
    .split('|')
    .map((name) => `condition:${name}`),
);
