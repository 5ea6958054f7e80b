import { required, type SpecialtyGuide } from './guide.ts';

export const urgentCare: SpecialtyGuide = {
  raises:
    /\b(?:started|days? ago|exposed|exposure|sick (?:contacts?|at)|travel\w*|fevers?|cough\w*|sore throat|ear\w*|sinus\w*|rash\w*|bite|bitten|stung|burn\w*|cut\w*|fell|twist\w*|swell\w*|pus|drain\w*|pregnan\w+|tetanus|over[- ]the[- ]counter|tried)\b/i,
  always: /\b(?:tetanus|exposed to|could you be pregnant)\b/i,
  history: [],
  labels: [{ asked: /\b(?:tetanus)\b/i, label: 'Last tetanus shot' }],
  exam: [],
  first: ['General'],
  required: [required(/\btetanus\b/i, /tetanus|tdap|td\b/), required(/\bexposed to\b/i, /expos|contact/)],
};
