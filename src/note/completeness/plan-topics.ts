import { anyOf, type Topic, topic } from './topic.ts';

/** What is ordered, given or advised at a visit, beside medicines and tests. */
export const treatments: readonly Topic[] = [
  topic(
    'physical therapy|physical therapist|physio(?:therapy|therapist)?',
    'physical therap\\w+|physio\\w*|pt|therapy',
  ),
  topic('occupational therapy', 'occupational therap\\w+|ot'),
  topic(
    'blood (?:tests?|work)|bloods|labs|swabs?',
    'blood\\w*|labs?|panel|cbc|cultures?|swab\\w*|h(?:a?e)moglobin|a1c|kidney|tsh|thyroid',
  ),
  topic('speech therapy', 'speech therap\\w+'),
  topic(
    'psychotherapy|counsell?ing|counsell?or|therapist|cognitive behavioral(?: therapy)?|cbt',
    'psychotherap\\w+|counsel\\w+|therap\\w+|cognitive|cbt',
  ),
  topic('cardiologists?|cardiology', 'cardiolog\\w+'),
  topic('neurologists?|neurology', 'neurolog\\w+'),
  topic('gastroenterologists?|gastroenterology|gi (?:doctor|specialist)', 'gastroenterolog\\w+|gi'),
  topic('endocrinologists?|endocrinology', 'endocrin\\w+'),
  topic('nephrologists?|nephrology|kidney (?:doctor|specialist)', 'nephrolog\\w+|kidney'),
  topic('urologists?|urology', 'urolog\\w+'),
  topic('dermatologists?|dermatology', 'dermatolog\\w+'),
  topic('pulmonologists?|pulmonology|lung (?:doctor|specialist)', 'pulmon\\w+|lung'),
  topic('rheumatologists?|rheumatology', 'rheumatolog\\w+'),
  topic('hematologists?|oncologists?|hematology|oncology', 'hematolog\\w+|oncolog\\w+'),
  topic('ophthalmologists?|ophthalmology|eye doctor|optometrist', 'ophthalmolog\\w+|eye|optomet\\w+'),
  topic('orthopedics?|orthopedic (?:surgeon|doctor)|orthopaedics?', 'orthop\\w+|surg\\w+'),
  topic('psychiatrists?|psychiatry', 'psychiatr\\w+'),
  topic('nutritionists?|dietitians?|dieticians?', 'nutrition\\w*|dieti[ct]ian'),
  topic('podiatrists?|podiatry', 'podiatr\\w+'),
  topic('ent|ear,? nose,? and throat', 'ent|ear|otolaryngolog\\w+'),
  topic('pain (?:clinic|management)'),
  topic(
    'splint|brace|sling|boot|cast|crutch(?:es)?|wrap|ace bandage|orthotics?|inserts?',
    'splint\\w*|brac\\w+|sling|boot|cast\\w*|crutch\\w*|wrap\\w*|bandag\\w+|orthotic\\w*|insert\\w*|immobili\\w+',
  ),
  topic(
    '(?:cortisone|steroid|epidural|joint) (?:injection|shot)s?|injections?|epidural',
    'inject\\w*|epidural|shot|steroid',
  ),
  topic('ice|cold pack', 'ic(?:e|ing)|cold|cryo\\w*'),
  topic('heating pad|heat', 'heat\\w*|warm'),
  topic('elevate|elevated|elevation', 'elevat\\w+|prop\\w*|rais\\w+'),
  topic('humidifier', 'humidif\\w+'),
  topic('stretch(?:es|ing)?|exercises?', 'stretch\\w*|exercis\\w+|activit\\w+|physical therapy|rehab\\w*'),
  topic(
    'antibiotics?',
    'antibiotic\\w*|\\w+cillin|\\w+mycin|cef\\w+|keflex|doxycycline|augmentin|z-?pak|bactrim',
  ),
  topic('steroids?', 'steroid\\w*|cortico\\w*|predniso\\w+|medrol|cortisone'),
  topic('inhaler', 'inhal\\w+|albuterol|puffs?'),
  topic('compression (?:stockings|socks)', 'compression|stockings|socks'),
  topic('blood thinners?', 'thinners?|anticoag\\w+|eliquis|apixaban|warfarin|xarelto'),
  topic('salt|sodium', 'salt|sodium'),
  topic('weigh yourself|scale', 'weigh\\w*|scale'),
  topic('blood pressure cuff|(?:check|monitor|log) your blood pressure', 'blood pressure|bp|cuff'),
  topic('(?:check|monitor|log) your (?:blood )?sugars?', 'sugars?|glucose'),
  topic('quit smoking|stop smoking|smoking cessation', 'smok\\w+|tobacco|cessation|nicotine'),
  topic(
    'cut (?:back|down) on (?:the |your )?(?:alcohol|drinking)|avoid alcohol|stop drinking',
    'alcohol|drink\\w*',
  ),
  topic(
    '(?:drink|plenty of|lots of|more) (?:water|fluids)|stay hydrated|hydrated',
    'water|fluids?|hydrat\\w+|drink\\w*',
  ),
  topic('heavy lifting|lifting', 'lift\\w*|activit\\w+|strenuous'),
  topic('sunscreen|sun exposure', 'sun\\w*'),
  topic('diet', 'diet\\w*|food\\w*|nutrition\\w*|eat\\w*'),
  topic('feet (?:every|each|daily)|your feet', 'feet|foot'),
  topic('surgery|operation', 'surg\\w+|operat\\w+|\\w+ectomy|\\w+plasty|repair|arthroscop\\w+|procedure'),
  topic(
    'flu shot|vaccines?|vaccinations?|immunizations?|booster',
    'vaccin\\w*|immuni\\w+|shots?|booster|flu',
  ),
];

export const anyTreatment = anyOf(treatments);
