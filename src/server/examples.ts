/** Examples for the API description; the visit is invented. */

export const exampleRequest = {
  transcript: 'Doctor: What brings you in today?\nPatient: I have had a cough for two weeks, no fever.',
  specialty: 'family_medicine',
  encounter: { date: '2026-03-02', visit_type: 'established', patient: { age: 54, sex: 'female' } },
};

export const exampleNote = {
  noteId: '3f0a2c56-6d1b-4c0e-9f55-0d6f1c1f7a11',
  status: 'completed',
  specialty: 'family_medicine',
  created_at: '2026-03-02T09:30:00.000Z',
  expires_at: '2026-04-01T09:30:00.000Z',
  subjective: 'REVIEW OF SYSTEMS\nConstitutional: Denies fever.\nRespiratory: Reports cough.',
  objective: 'No examination was described.',
  assessment: 'No assessment was stated.',
  plan: 'No plan was stated.',
  transcript: exampleRequest.transcript,
  billing_codes: {
    icd10: [
      {
        code: 'R05.9',
        description: 'Cough, unspecified',
        reason: 'The patient reports a cough; no diagnosis was stated.',
        sources: [{ turn: 1, start: 43, end: 78 }],
      },
    ],
    cpt: [],
  },
  patient_summary: 'No plan was talked about at this visit.',
  evidence: [{ section: 'subjective', start: 64, end: 78, sources: [{ turn: 1, start: 43, end: 78 }] }],
  warnings: [
    { code: 'short_transcript', message: 'The transcript is very short, so the note is incomplete.' },
  ],
  generator: {
    engine: 'extractive',
    model: null,
    model_sha256: null,
    prompt_version: null,
    seed: 1,
    notegen_version: '0.1.0',
  },
};

export const exampleProblem = {
  type: '/errors/note_not_found',
  title: 'There is no such note',
  status: 404,
  detail: 'There is no such note',
  code: 'note_not_found',
  request_id: '0b0f6f7e-54d9-4a43-9f0f-5f3f0ad2f3a1',
  how_to_fix: 'List the notes; a note is gone once its expires_at has passed.',
};
