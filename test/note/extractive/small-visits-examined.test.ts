import { describe, expect, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('readings said one after another, of another time, or aimed at', () => {
  it.each<SmallVisit>([
    [
      "Doctor: what's your blood pressure at home / Patient: like one forty over ninety one thirty eight over eighty eight",
      ['140 over 90', '138 over 88'],
      ['91'],
    ],
    [
      "Doctor: What's your blood pressure at home? / Patient: Like one fifty two over ninety four one forty eight over ninety one fifty five over ninety six.",
      ['152 over 94', '148 over 90, 155 over 96'],
    ],
    [
      'Doctor: What are your sugars in the morning? / Patient: One twenty one thirty one forty five once.',
      ['120, 130, 145 once'],
    ],
    [
      'Doctor: Your blood pressure is one fifty two over ninety. i want you under one thirty over eighty',
      ['Blood pressure: 152 over 90.\n', 'We want the patient under 130 over 80.'],
    ],
    [
      'Doctor: blood pressure today is one fifty two over ninety we want it under one thirty over eighty',
      ['Blood pressure: 152 over 90.\n', 'We want it under 130 over 80.'],
    ],
    [
      "Patient: I'm here for my diabetes. / Doctor: I want your A1c under seven. I'd like to see your pressure below 130 over 80.",
      [
        "We want the patient's A1c under 7.",
        "We would like to see the patient's pressure below 130 over 80.",
      ],
      ['VITALS', 'order'],
    ],
    [
      "Patient: I'm here for my blood pressure. / Doctor: Blood pressure 142 over 88, and that was 146 over 90 last time.",
      ['Blood pressure: 142 over 88, 146 over 90 last time.'],
    ],
    [
      'Doctor: blood pressure today is one fifty over ninety two last time it was one thirty over eighty',
      ['Blood pressure: 150 over 92.\n', 'Last time it was 130 over 80.'],
    ],
    [
      "Doctor: Your PSA is six point one, it's up from three point eight two years ago. Your A1c is eight. It was seven point two three months ago.",
      ['up from 3.8, 2 years ago', 'It was 7.2, 3 months ago.'],
    ],
    [
      'Doctor: Have you had a colonoscopy? / Patient: i had one ten years ago / Doctor: And a shingles shot? / Patient: i had the first one two years ago',
      ['10 years ago', '2 years ago'],
      ['110', '1 to 2'],
    ],
    [
      "Doctor: Her hemoglobin's low at ten. It was eleven two at her one year. hemoglobin was ten four months ago",
      ['It was 11.2 at her 1 year.', 'Hemoglobin was 10, 4 months ago.'],
    ],
  ])('%s', (...one) => holds(one));
});
