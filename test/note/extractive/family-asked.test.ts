import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (asked: string) => `Doctor: What brings you in today?
Patient: I can't sleep, it's been since the baby came, about six weeks.
Doctor: Any trouble like that before?
Patient: No, never.
Doctor: Any operations?
Patient: Just the appendix.
Doctor: And what do you take?
Patient: Only the prenatal vitamins.
Doctor: Any allergies?
Patient: No.
${asked}
Doctor: Who's at home with you?
Patient: My husband, and my mother comes on Tuesdays.
Doctor: Do you smoke?
Patient: No.
Doctor: I think this is postpartum depression. I'd like to start sertraline, fifty milligrams once a day.
Patient: Okay.`;

describe('a bare question after one about the family', () => {
  it('is of the family too, where it is denied', async () => {
    const { subjective } = await noteOf(
      visit(
        'Doctor: And in your family, is there any depression, bipolar?\nPatient: My mom had depression.\nDoctor: Suicide, alcoholism?\nPatient: No.\nDoctor: Heart disease?\nPatient: No.',
      ),
    );
    expect(subjective).toContain('No family history of suicide or alcoholism.');
    expect(subjective).not.toMatch(/denies (?:any )?(?:suicide|heart disease)/);
  });

  it('stays as it was asked where it is answered otherwise', async () => {
    const { subjective } = await noteOf(
      visit(
        'Doctor: And in your family, is there any depression?\nPatient: My mom.\nDoctor: Breast cancer?\nPatient: My aunt had that, at forty.',
      ),
    );
    expect(subjective).not.toContain('family history of breast cancer');
    expect(subjective).toMatch(/aunt/);
  });

  it('is of the patient where it asks of them', async () => {
    const { subjective } = await noteOf(
      visit(
        'Doctor: And in your family, is there any depression?\nPatient: No.\nDoctor: Have you ever had any seizures?\nPatient: No.',
      ),
    );
    expect(subjective).not.toMatch(/family history of seizures/);
  });
});
