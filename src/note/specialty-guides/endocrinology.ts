import { required, type SpecialtyGuide } from './guide.ts';

export const endocrinology: SpecialtyGuide = {
  raises:
    /\b(?:sugars?|glucose|a1c|lows?|hypoglycem\w*|shak(?:y|ing)|sweat\w*|thirst\w*|urinat\w*|numb\w*|tingl\w*|vision|eye exam|feet|foot|insulin|units?|pump|sensor|carbs?|diet|weight|heat|cold|hair|skin|palpitations?|tremors?|neck|thyroid|nodules?|bones?|fractures?|calcium|periods?|libido|energy|tired)(?=)\b/i,
  always: /\b(?:low blood sugars?|hypoglycem\w*|below (?:70|seventy)|eye exam|foot exam)\b/i,
  history: [
    {
      heading: 'GLUCOSE MONITORING',
      fits: /\b(?:(?:blood )?sugars?|glucose|fasting|readings|sensor|cgm|dexcom|libre|meter|hypoglycem\w*|lows)\b/i,
    },
  ],
  labels: [
    { asked: /\b(?:fasting|morning sugars?)\b/i, label: 'Fasting glucose' },
    { asked: /\b(?:lows|low (?:blood )?sugars?)\b/i, label: 'Low glucose' },
    { asked: /\b(?:eye exam)\b/i, label: 'Last eye exam' },
  ],
  exam: [
    { name: 'Thyroid', system: 'Neck', fits: /\b(?:thyroid|goiter|nodules?)\b/i },
    {
      name: 'Diabetic foot',
      system: 'Skin',
      fits: /\b(?:monofilament|foot exam|feet|pedal|dorsalis|callus\w*)\b/i,
    },
  ],
  first: ['General', 'Neck'],
  required: [
    required(/\b(?:low blood sugars?|hypoglycemia|lows)\b/i, /hypoglycem|low/),
    required(/\beye exam\b/i, /eye|ophthalm|retin/),
  ],
};
