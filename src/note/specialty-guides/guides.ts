import type { Specialty } from '../specialties.ts';
import { cardiology } from './cardiology.ts';
import { dermatology } from './dermatology.ts';
import { emergencyMedicine } from './emergency-medicine.ts';
import { endocrinology } from './endocrinology.ts';
import { gastroenterology } from './gastroenterology.ts';
import type { SpecialtyGuide } from './guide.ts';
import { neurology } from './neurology.ts';
import { obstetricsGynecology } from './obstetrics-gynecology.ts';
import { oncology } from './oncology.ts';
import { ophthalmology } from './ophthalmology.ts';
import { orthopedics } from './orthopedics.ts';
import { otolaryngology } from './otolaryngology.ts';
import { pediatrics } from './pediatrics.ts';
import { physicalTherapy } from './physical-therapy.ts';
import { psychiatry } from './psychiatry.ts';
import { pulmonology } from './pulmonology.ts';
import { rheumatology } from './rheumatology.ts';
import { urgentCare } from './urgent-care.ts';
import { urology } from './urology.ts';

/** General medicine is what the writer looks for anyway. */
const guides: Readonly<Record<Specialty, SpecialtyGuide | null>> = {
  nurse_practitioner: null,
  physician: null,
  physician_assistant: null,
  family_medicine: null,
  internal_medicine: null,
  pediatrics,
  cardiology,
  dermatology,
  endocrinology,
  gastroenterology,
  neurology,
  obstetrics_gynecology: obstetricsGynecology,
  oncology,
  ophthalmology,
  orthopedics,
  otolaryngology,
  psychiatry,
  pulmonology,
  rheumatology,
  urology,
  emergency_medicine: emergencyMedicine,
  urgent_care: urgentCare,
  physical_therapy: physicalTherapy,
};

/** What is looked for at this specialty's visits; null where that is general medicine. */
export function guideFor(specialty: Specialty): SpecialtyGuide | null {
  return guides[specialty];
}
