/** R00-R99: symptoms, signs, abnormal findings. The format is in ../parse-table.ts. */
export const symptoms = `
R00.0 | Tachycardia, unspecified | tachycardia; fast heart rate; rapid heart rate; racing heart; heart racing | symptom
R00.1 | Bradycardia, unspecified | bradycardia; slow heart rate; slow pulse; sinus bradycardia | symptom
R00.2 | Palpitations | palpitations; palpitation; heart fluttering; heart pounding; heart palpitations; fluttering in chest | symptom
R01.1 | Cardiac murmur, unspecified | heart murmur; murmur; cardiac murmur; systolic murmur | symptom
R03.0 | Elevated blood-pressure reading, without diagnosis of hypertension | elevated blood pressure reading; elevated blood pressure; elevated blood pressure without hypertension; white coat hypertension; elevated bp reading; blood pressure elevated; elevated blood pressure without diagnosis of hypertension | symptom
R03.1 | Nonspecific low blood-pressure reading | low blood pressure reading | symptom
R04.0 | Epistaxis | nosebleed; epistaxis; nose bleed; nosebleeds; bloody nose; nose bleeds | symptom
R04.2 | Hemoptysis | coughing up blood; hemoptysis; blood in sputum; coughing blood | symptom
R05.1 | Acute cough | acute cough; cough + acute | symptom
R05.2 | Subacute cough | subacute cough | symptom
R05.3 | Chronic cough | chronic cough; persistent cough; refractory cough; cough for months | symptom
R05.4 | Cough syncope | cough syncope | symptom
R05.8 | Other specified cough | other cough; post viral cough; post infectious cough; postinfectious cough; cough due to medication; upper airway cough syndrome | symptom
R05.9 | Cough, unspecified | cough; coughing; dry cough; productive cough; wet cough; hacking cough | symptom
R06.00 | Dyspnea, unspecified | dyspnea; labored breathing | symptom
R06.01 | Orthopnea | orthopnea; shortness of breath lying down; cannot sleep flat; can't sleep flat | symptom
R06.02 | Shortness of breath | shortness of breath; short of breath; sob; breathlessness; breathless; trouble breathing; difficulty breathing; winded; out of breath; can't catch breath | symptom
R06.09 | Other forms of dyspnea | dyspnea on exertion; exertional dyspnea; shortness of breath on exertion; shortness of breath with exertion; shortness of breath with activity | symptom
R06.1 | Stridor | stridor | symptom
R06.2 | Wheezing | wheezing; wheeze; wheezy | symptom
R06.6 | Hiccough | hiccups; hiccup | symptom
R06.7 | Sneezing | sneezing | symptom
R06.81 | Apnea, not elsewhere classified | apnea; stops breathing at night | symptom
R06.83 | Snoring | snoring; snores; snore | symptom
R06.89 | Other abnormalities of breathing | abnormal breathing; breath holding spells; breath holding; sighing respirations | symptom
R07.0 | Pain in throat | sore throat; throat pain; pain in throat; painful throat; scratchy throat; throat soreness | symptom
R07.1 | Chest pain on breathing | pleuritic chest pain; chest pain on breathing; chest pain + breathing; pain with deep breath; painful respiration; pain when breathing | symptom
R07.2 | Precordial pain | precordial pain; substernal chest pain | symptom
R07.81 | Pleurodynia | rib pain; pleurodynia; pain in ribs | symptom
R07.82 | Intercostal pain | intercostal pain | symptom
R07.89 | Other chest pain | chest wall pain; musculoskeletal chest pain; atypical chest pain; chest discomfort; chest tightness; tightness in chest; non cardiac chest pain; noncardiac chest pain; chest pressure; pressure in chest; chest heaviness | symptom
R07.9 | Chest pain, unspecified | chest pain; pain in chest; chest pains | symptom
R09.02 | Hypoxemia | hypoxemia; hypoxia; low oxygen; low oxygen level; low oxygen saturation | symptom
R09.1 | Pleurisy | pleurisy | symptom
R09.81 | Nasal congestion | nasal congestion; congestion; stuffy nose; stuffed up nose; blocked nose; congested; nose congestion; sinus congestion; stuffy | symptom
R09.82 | Postnasal drip | postnasal drip; post nasal drip; post nasal drainage; postnasal drainage | symptom
R09.89 | Other specified symptoms and signs involving the circulatory and respiratory systems | chest congestion; throat clearing; carotid bruit; bruit; sinus pressure; abnormal chest sounds; sinus pain; phlegm; mucus in throat; lung field abnormal finding; abnormal finding of lung field on exam; abnormal lung exam; abnormal breath sounds | symptom
R09.A2 | Foreign body sensation, throat | globus; globus sensation; lump in throat; foreign body sensation in throat | symptom
R10.0 | Acute abdomen | acute abdomen | symptom
R10.10 | Upper abdominal pain, unspecified | upper abdominal pain | symptom
R10.11 | Right upper quadrant pain | right upper quadrant pain; ruq pain; right upper quadrant abdominal pain; right upper abdominal pain; pain in right upper quadrant; right upper quadrant | symptom
R10.12 | Left upper quadrant pain | left upper quadrant pain; luq pain; left upper quadrant abdominal pain; left upper abdominal pain | symptom
R10.13 | Epigastric pain | epigastric pain; epigastric abdominal pain; epigastric discomfort; pain in upper stomach; epigastric burning | symptom
R10.20 | Pelvic and perineal pain, unspecified side | pelvic pain; pelvic and perineal pain; perineal pain; chronic pelvic pain | symptom
R10.24 | Suprapubic pain | suprapubic pain; suprapubic discomfort | symptom
R10.30 | Lower abdominal pain, unspecified | lower abdominal pain; groin pain; pain in groin; lower abdominal cramping; lower abdominal discomfort | symptom
R10.31 | Right lower quadrant pain | right lower quadrant pain; rlq pain; right lower quadrant abdominal pain; right lower abdominal pain; right groin pain; right lower quadrant | symptom
R10.32 | Left lower quadrant pain | left lower quadrant pain; llq pain; left lower quadrant abdominal pain; left lower abdominal pain; left groin pain; left lower quadrant | symptom
R10.33 | Periumbilical pain | periumbilical pain; pain around belly button; periumbilical abdominal pain | symptom
R10.819 | Abdominal tenderness, unspecified site | abdominal tenderness; belly tenderness | symptom
R10.83 | Colic | colic; infant colic; colicky baby | symptom
R10.84 | Generalized abdominal pain | generalized abdominal pain; diffuse abdominal pain; pain all over abdomen | symptom
R10.8A1 | Right flank pain | flank pain; pain in flank | symptom side=right
R10.8A2 | Left flank pain | = | symptom side=left
R10.8A3 | Bilateral flank pain | = | symptom side=both
R10.8A9 | Flank pain, unspecified | = | symptom side=none
R10.9 | Unspecified abdominal pain | abdominal pain; stomach pain; belly pain; stomach ache; stomachache; tummy ache; tummy pain; abdominal cramps; abdominal cramping; stomach cramps; abdominal discomfort; bellyache; pain in abdomen; pain in stomach; pain in belly; stomach cramping | symptom
R11.0 | Nausea | nausea; nauseous; nauseated; queasy; feeling sick to stomach | symptom
R11.10 | Vomiting, unspecified | vomiting; throwing up; emesis | symptom
R11.11 | Vomiting without nausea | vomiting without nausea | symptom
R11.12 | Projectile vomiting | projectile vomiting | symptom
R11.14 | Bilious vomiting | bilious vomiting; green vomit | symptom
R11.2 | Nausea with vomiting, unspecified | nausea and vomiting; nausea + vomiting; nausea with vomiting | symptom
R12 | Heartburn | heartburn; pyrosis | symptom
R13.10 | Dysphagia, unspecified | dysphagia; trouble swallowing; difficulty swallowing; swallowing difficulty; swallowing problem; food getting stuck | symptom
R13.11 | Dysphagia, oral phase | oral phase dysphagia | symptom
R13.12 | Dysphagia, oropharyngeal phase | oropharyngeal dysphagia | symptom
R13.14 | Dysphagia, pharyngoesophageal phase | pharyngoesophageal dysphagia | symptom
R14.0 | Abdominal distension (gaseous) | bloating; abdominal distension; bloated; abdominal bloating; abdominal distention | symptom
R14.1 | Gas pain | gas pain; gas pains | symptom
R14.2 | Eructation | belching; burping; eructation | symptom
R14.3 | Flatulence | flatulence; gassy; passing gas | symptom
R15.2 | Fecal urgency | fecal urgency | symptom
R15.9 | Full incontinence of feces | fecal incontinence; bowel incontinence; incontinence of stool; loss of bowel control | symptom
R16.0 | Hepatomegaly, not elsewhere classified | hepatomegaly; enlarged liver | symptom undiagnosed
R16.1 | Splenomegaly, not elsewhere classified | splenomegaly; enlarged spleen | symptom
R17 | Unspecified jaundice | jaundice; yellow skin; yellowing of skin; yellow eyes | symptom
R18.8 | Other ascites | ascites; fluid in abdomen | symptom
R19.00 | Intra-abdominal and pelvic swelling, mass and lump, unspecified site | abdominal mass; abdominal lump; pelvic mass; lump in abdomen | symptom undiagnosed
R19.4 | Change in bowel habit | change in bowel habits; bowel habit changes; change in bowel habit; changes in bowel habits; altered bowel habits | symptom
R19.5 | Other fecal abnormalities | positive fecal occult blood; occult blood in stool; positive cologuard; positive stool test; positive fit test; abnormal stool; mucus in stool; positive fecal immunochemical test | symptom
R19.6 | Halitosis | bad breath; halitosis | symptom
R19.7 | Diarrhea, unspecified | diarrhea; loose stools; watery stools; loose stool; loose bowel movements | symptom
R20.0 | Anesthesia of skin | numbness; loss of sensation; skin numbness; numb | symptom
R20.2 | Paresthesia of skin | paresthesia; pins and needles; tingling; tingling sensation; paresthesias; numbness and tingling | symptom
R20.8 | Other disturbances of skin sensation | burning sensation; skin burning; disturbance of skin sensation | symptom
R21 | Rash and other nonspecific skin eruption | rash; skin rash; skin eruption; rashes | symptom
R22.0 | Localized swelling, mass and lump, head | facial swelling; swelling of face; lump on face; swollen face; lump on head; scalp lump | symptom
R22.1 | Localized swelling, mass and lump, neck | neck mass; neck lump; lump in neck; swelling in neck; neck swelling; mass of neck | symptom undiagnosed
R22.2 | Localized swelling, mass and lump, trunk | chest wall lump; lump on back; back lump; lump on trunk | symptom undiagnosed
R22.30 | Localized swelling, mass and lump, unspecified upper limb | lump on arm; arm lump; axillary lump; armpit lump; lump in armpit; mass of arm; lump + forearm | symptom undiagnosed side=none
R22.31 | Localized swelling, mass and lump, right upper limb | = | symptom undiagnosed side=right
R22.32 | Localized swelling, mass and lump, left upper limb | = | symptom undiagnosed side=left
R22.33 | Localized swelling, mass and lump, upper limb, bilateral | = | symptom undiagnosed side=both
R22.40 | Localized swelling, mass and lump, unspecified lower limb | lump on leg; leg lump; thigh lump; mass of leg | symptom undiagnosed side=none
R22.41 | Localized swelling, mass and lump, right lower limb | = | symptom undiagnosed side=right
R22.42 | Localized swelling, mass and lump, left lower limb | = | symptom undiagnosed side=left
R22.43 | Localized swelling, mass and lump, lower limb, bilateral | = | symptom undiagnosed side=both
R22.9 | Localized swelling, mass and lump, unspecified | lump; skin lump; localized swelling; soft tissue mass | symptom undiagnosed
R23.0 | Cyanosis | cyanosis; blue lips | symptom
R23.1 | Pallor | pallor; pale | symptom
R23.2 | Flushing | facial flushing | symptom
R23.3 | Spontaneous ecchymoses | petechiae; easy bruising; bruising easily; bruises easily; spontaneous bruising; spontaneous ecchymoses | symptom
R23.4 | Changes in skin texture | skin texture change; peeling skin; desquamation | symptom
R25.1 | Tremor, unspecified | tremor; shaking; hand tremor; shaky hands; tremors | symptom
R25.2 | Cramp and spasm | muscle cramp; leg cramps; muscle cramps; leg cramp; cramp and spasm; foot cramps; calf cramp; cramp in calf; hand cramp; cramp in hand; cramp in leg; cramp in foot; toe cramps; cramp in toe; thigh cramp; muscle spasms and cramps; leg cramping; calf cramping; muscle cramping; cramp + calf; cramp + leg; cramp + foot; cramp + hand; cramp + thigh; cramp + toe; night cramps; nocturnal cramps | symptom
R25.3 | Fasciculation | fasciculation; muscle twitching; twitching; eyelid twitching | symptom
R26.0 | Ataxic gait | ataxic gait | symptom
R26.2 | Difficulty in walking, not elsewhere classified | difficulty walking; trouble walking | symptom
R26.81 | Unsteadiness on feet | unsteady gait; unsteadiness; unsteady on feet; balance problems | symptom
R26.89 | Other abnormalities of gait and mobility | limping; limp; gait abnormality other; imbalance; balance problem; poor balance; antalgic gait; toe walking | symptom
R26.9 | Unspecified abnormalities of gait and mobility | gait abnormality; abnormal gait; gait problem; gait disturbance | symptom
R27.0 | Ataxia, unspecified | ataxia | symptom
R27.8 | Other lack of coordination | clumsiness; lack of coordination | symptom
R29.6 | Repeated falls | repeated falls; frequent falls; recurrent falls; falls frequently; falling a lot | symptom
R29.810 | Facial weakness | facial weakness; facial droop; facial drooping | symptom
R29.898 | Other symptoms and signs involving the musculoskeletal system | leg weakness; arm weakness; weakness of leg; weakness of arm; jaw clicking; shoulder weakness; knee locking; hand weakness; grip weakness | symptom
R30.0 | Dysuria | dysuria; painful urination; burning with urination; burning urination; burning on urination; pain with urination; burns when urinating; burning when urinating; pain when urinating | symptom
R30.9 | Painful micturition, unspecified | painful micturition | symptom
R31.0 | Gross hematuria | gross hematuria; visible blood in urine | symptom
R31.29 | Other microscopic hematuria | microscopic hematuria; microhematuria | symptom
R31.9 | Hematuria, unspecified | hematuria; blood in urine; bloody urine | symptom
R32 | Unspecified urinary incontinence | urinary incontinence; leaking urine; incontinence; urine leakage; bladder leakage; loss of bladder control | symptom
R33.8 | Other retention of urine | urinary retention other; inability to void | symptom
R33.9 | Retention of urine, unspecified | urinary retention; retention of urine; unable to urinate | symptom
R34 | Anuria and oliguria | oliguria; anuria | symptom
R35.0 | Frequency of micturition | frequent urination; urinary frequency; polyuria frequency; peeing a lot; urinating frequently; frequency of urination; increased urinary frequency | symptom
R35.1 | Nocturia | nocturia; getting up at night to urinate; urinating at night; waking up to urinate | symptom
R35.89 | Other polyuria | polyuria; excessive urination | symptom
R36.1 | Hematospermia | blood in semen; hematospermia | symptom
R36.9 | Urethral discharge, unspecified | urethral discharge; penile discharge | symptom
R37 | Sexual dysfunction, unspecified | sexual dysfunction | symptom
R39.11 | Hesitancy of micturition | urinary hesitancy; hesitancy of urination; trouble starting stream | symptom
R39.12 | Poor urinary stream | weak urine stream; weak stream; poor urinary stream; weak urinary stream; slow stream | symptom
R39.14 | Feeling of incomplete bladder emptying | incomplete bladder emptying; incomplete emptying; feeling of incomplete bladder emptying | symptom
R39.15 | Urgency of urination | urinary urgency; urgency of urination; urgency to urinate | symptom
R39.16 | Straining to void | straining to urinate; straining to void | symptom
R39.198 | Other difficulties with micturition | difficulty urinating; trouble urinating; difficulty with urination; trouble with urination; difficulty passing urine; trouble passing urine; difficulty voiding | symptom
R39.89 | Other symptoms and signs involving the genitourinary system | bladder pain; urinary symptoms; lower urinary tract symptoms; foul smelling urine | symptom
R39.9 | Unspecified symptoms and signs involving the genitourinary system | urinary symptom; luts; urinary problem | symptom
R40.0 | Somnolence | somnolence; drowsiness; sleepy during day | symptom
R40.20 | Unspecified coma | coma; unresponsive | symptom serious
R41.0 | Disorientation, unspecified | confusion; disorientation; confused; disoriented | symptom
R41.3 | Other amnesia | memory loss; memory problems; forgetfulness; forgetful; short term memory loss; memory issues; amnesia; memory concerns | symptom
R41.82 | Altered mental status, unspecified | altered mental status; change in mental status; mental status change | symptom
R41.840 | Attention and concentration deficit | poor concentration; attention problem; trouble concentrating; difficulty concentrating; attention and concentration deficit; trouble focusing; inattention; difficulty focusing | symptom
R41.89 | Other symptoms and signs involving cognitive functions and awareness | brain fog; cognitive problems; mental fog | symptom
R41.9 | Unspecified symptoms and signs involving cognitive functions and awareness | cognitive symptoms | symptom
R42 | Dizziness and giddiness | dizziness; vertigo; lightheaded; dizzy; lightheadedness; light headed; giddiness; dizzy spells; room spinning; light headedness | symptom
R43.0 | Anosmia | anosmia; loss of smell | symptom
R43.2 | Parageusia | loss of taste; altered taste; metallic taste; parageusia; change in taste | symptom
R43.8 | Other disturbances of smell and taste | loss of taste and smell; loss of smell + loss of taste | symptom
R44.0 | Auditory hallucinations | auditory hallucinations; hearing voices | symptom
R44.1 | Visual hallucinations | visual hallucinations; seeing things not there | symptom
R44.3 | Hallucinations, unspecified | hallucinations | symptom
R45.0 | Nervousness | nervousness; jittery | symptom
R45.1 | Restlessness and agitation | restlessness; agitation; restless; agitated | symptom
R45.4 | Irritability and anger | irritability; irritable; anger; anger issues | symptom
R45.851 | Suicidal ideations | suicidal ideation; suicidal thoughts; thoughts of suicide; suicidal ideations; suicidal | symptom serious
R45.86 | Emotional lability | mood swings; emotional lability; labile mood | symptom
R45.87 | Impulsiveness | impulsiveness; impulsivity | symptom
R45.89 | Other symptoms and signs involving emotional state | emotional distress; emotional problem; crying spells | symptom
R46.81 | Obsessive-compulsive behavior | obsessive behavior | symptom
R47.01 | Aphasia | aphasia; word finding difficulty | symptom
R47.1 | Dysarthria and anarthria | dysarthria; slurred speech | symptom
R48.0 | Dyslexia and alexia | alexia; reading problem | symptom
R49.0 | Dysphonia | hoarseness; hoarse voice; hoarse; dysphonia; raspy voice | symptom
R49.1 | Aphonia | loss of voice; aphonia; lost voice | symptom
R50.83 | Postvaccination fever | fever after vaccine; postvaccination fever | symptom
R50.9 | Fever, unspecified | fever; fevers; febrile; high temperature; pyrexia; febrile illness; fever of unknown origin | symptom
R51.0 | Headache with orthostatic component, not elsewhere classified | headache with position; orthostatic headache; headache + positional | symptom
R51.9 | Headache, unspecified | headache; headaches; head pain; facial pain; pain in head; head ache | symptom
R52 | Pain, unspecified | generalized pain; pain all over; pain everywhere | symptom
R53.0 | Neoplastic (malignant) related fatigue | cancer related fatigue; neoplastic fatigue | symptom
R53.1 | Weakness | weakness; generalized weakness; feeling weak | symptom
R53.81 | Other malaise | malaise; feeling unwell; debility; physical deconditioning; chronic debility; feeling ill | symptom
R53.83 | Other fatigue | fatigue; tiredness; tired; exhaustion; low energy; lethargy; exhausted; lack of energy; lethargic; fatigued | symptom
R54 | Age-related physical debility | frailty; frail; age related physical debility; old age | symptom
R55 | Syncope and collapse | syncope; fainting; passed out; fainted; passing out; near syncope; presyncope; collapse; vasovagal syncope; faint | symptom
R56.00 | Simple febrile convulsions | febrile seizure; febrile seizures; febrile convulsion; simple febrile seizure | symptom serious
R56.01 | Complex febrile convulsions | complex febrile seizure | symptom serious
R56.9 | Unspecified convulsions | seizure; seizures; convulsion; convulsions | symptom
R57.9 | Shock, unspecified | circulatory shock | serious
R59.0 | Localized enlarged lymph nodes | swollen lymph node; swollen lymph nodes; cervical lymphadenopathy; swollen glands; enlarged lymph node; localized lymphadenopathy; enlarged lymph nodes; axillary lymphadenopathy; inguinal lymphadenopathy | symptom
R59.1 | Generalized enlarged lymph nodes | generalized lymphadenopathy; generalized enlarged lymph nodes | symptom
R59.9 | Enlarged lymph nodes, unspecified | lymphadenopathy; adenopathy | symptom
R60.0 | Localized edema | leg swelling; ankle edema; lower extremity edema; leg edema; localized edema; swelling in legs; peripheral edema; pedal edema; swollen legs; pitting edema; lower extremity swelling; swelling in ankles; swelling in feet; swelling of legs; swollen ankles; ankle swelling; swollen ankle; swelling of ankle; ankle swelling bilateral; bilateral leg swelling | symptom
R60.1 | Generalized edema | generalized edema; anasarca | symptom
R60.9 | Edema, unspecified | edema; fluid retention; retaining fluid | symptom
R61 | Generalized hyperhidrosis | night sweats; sweating; excessive sweating; hyperhidrosis generalized; generalized hyperhidrosis; hyperhidrosis; diaphoresis | symptom
R62.0 | Delayed milestone in childhood | delayed milestone; delayed milestones; late walking; late talking | symptom
R62.50 | Unspecified lack of expected normal physiological development in childhood | developmental delay; delayed development; delayed milestones unspecified | chronic
R62.51 | Failure to thrive (child) | failure to thrive; poor weight gain; slow weight gain; poor growth | symptom
R62.52 | Short stature (child) | short stature; short for age | symptom
R62.7 | Adult failure to thrive | adult failure to thrive; failure to thrive in adult | symptom
R63.0 | Anorexia | loss of appetite; decreased appetite; poor appetite; anorexia; no appetite; appetite loss; low appetite | symptom
R63.1 | Polydipsia | excessive thirst; polydipsia; increased thirst; always thirsty | symptom
R63.2 | Polyphagia | overeating; polyphagia; increased appetite | symptom
R63.30 | Feeding difficulties, unspecified | feeding difficulties; feeding difficulty; feeding problem | symptom
R63.31 | Pediatric feeding disorder, acute | acute pediatric feeding disorder | symptom
R63.32 | Pediatric feeding disorder, chronic | chronic pediatric feeding disorder | chronic
R63.39 | Other feeding difficulties | picky eater; picky eating | symptom
R63.4 | Abnormal weight loss | weight loss; abnormal weight loss; unintentional weight loss; losing weight unintentionally; unexplained weight loss | symptom
R63.5 | Abnormal weight gain | weight gain; abnormal weight gain; unexplained weight gain | symptom
R63.6 | Underweight | underweight | symptom
R63.8 | Other symptoms and signs concerning food and fluid intake | poor oral intake; dietary symptoms; decreased oral intake | symptom
R64 | Cachexia | cachexia; wasting | symptom
R65.20 | Severe sepsis without septic shock | severe sepsis | serious
R68.11 | Excessive crying of infant (baby) | fussy infant; fussy baby; fussiness; excessive crying of infant; crying baby | symptom
R68.12 | Fussy infant (baby) | irritable infant | symptom
R68.2 | Dry mouth, unspecified | dry mouth symptom; dry mouth unspecified | symptom
R68.81 | Early satiety | early satiety; feeling full quickly; fullness after eating | symptom
R68.82 | Decreased libido | low libido; decreased libido; decreased sex drive; low sex drive; loss of libido | symptom
R68.83 | Chills (without fever) | chills; chills without fever; shivering | symptom
R68.84 | Jaw pain | jaw pain; pain in jaw | symptom
R68.89 | Other general symptoms and signs | flu like symptoms; general symptoms; cold intolerance; heat intolerance; feeling cold; always cold | symptom
R70.0 | Elevated erythrocyte sedimentation rate | elevated esr; elevated sed rate; elevated sedimentation rate; high sed rate | symptom
R71.8 | Other abnormality of red blood cells | abnormal red blood cells; microcytosis | symptom
R73.01 | Impaired fasting glucose | impaired fasting glucose; elevated fasting glucose; high fasting sugar; high fasting glucose; elevated fasting blood sugar | symptom
R73.02 | Impaired glucose tolerance (oral) | impaired glucose tolerance | symptom
R73.03 | Prediabetes | prediabetes; pre diabetes; prediabetic; borderline diabetes; pre-diabetic; borderline diabetic | chronic
R73.09 | Other abnormal glucose | abnormal glucose; elevated a1c; elevated hemoglobin a1c; abnormal glucose test; abnormal glucose screen; abnormal one hour glucose; abnormal glucose tolerance test | symptom
R73.9 | Hyperglycemia, unspecified | hyperglycemia; high blood sugar; elevated blood sugar; high blood glucose; elevated glucose; high sugar | symptom
R74.01 | Elevation of levels of liver transaminase levels | elevated liver enzymes; elevated transaminases; elevated lfts; elevated ast; elevated alt; transaminitis; elevated liver function tests; abnormal liver enzymes; elevated transaminase | symptom
R74.8 | Abnormal levels of other serum enzymes | elevated alkaline phosphatase; abnormal enzyme levels; elevated lipase; elevated alkaline phosphate | symptom
R75 | Inconclusive laboratory evidence of human immunodeficiency virus [HIV] | inconclusive hiv test | symptom
R76.11 | Nonspecific reaction to tuberculin skin test without active tuberculosis | positive ppd; positive tb skin test; positive tuberculin test; reactive tb skin test | symptom
R76.12 | Nonspecific reaction to cell mediated immunity measurement of gamma interferon antigen response without active tuberculosis | positive quantiferon; positive tb blood test | symptom
R76.8 | Other specified abnormal immunological findings in serum | positive ana; elevated ana; abnormal immunology test; positive rheumatoid factor | symptom
R77.8 | Other specified abnormalities of plasma proteins | abnormal plasma protein | symptom
R78.81 | Bacteremia | bacteremia | serious
R79.0 | Abnormal level of blood mineral | abnormal mineral level; low iron level; elevated ferritin; high ferritin | symptom
R79.1 | Abnormal coagulation profile | elevated inr; abnormal inr; prolonged inr; supratherapeutic inr; abnormal coagulation profile; subtherapeutic inr | symptom
R79.82 | Elevated C-reactive protein (CRP) | elevated crp; elevated c reactive protein; high crp | symptom
R79.89 | Other specified abnormal findings of blood chemistry | abnormal blood chemistry; abnormal thyroid test; elevated tsh; abnormal tsh; elevated creatinine; high creatinine; abnormal labs; abnormal kidney function test; low tsh | symptom
R79.9 | Abnormal finding of blood chemistry, unspecified | abnormal blood test | symptom
R80.9 | Proteinuria, unspecified | proteinuria; protein in urine; albuminuria; microalbuminuria | symptom
R81 | Glycosuria | glycosuria; sugar in urine; glucose in urine | symptom
R82.4 | Acetonuria | ketonuria; ketones in urine; acetonuria | symptom
R82.71 | Bacteriuria | bacteriuria; bacteria in urine; asymptomatic bacteriuria | symptom
R82.81 | Pyuria | pyuria; white cells in urine | symptom
R82.90 | Unspecified abnormal findings in urine | abnormal urinalysis; abnormal urine test; abnormal urine | symptom
R87.610 | Atypical squamous cells of undetermined significance on cytologic smear of cervix (ASC-US) | ascus; ascus pap; atypical squamous cells; asc us; abnormal pap smear; abnormal pap | symptom
R87.612 | Low grade squamous intraepithelial lesion on cytologic smear of cervix (LGSIL) | lsil; lsil pap; low grade squamous intraepithelial lesion | symptom
R87.613 | High grade squamous intraepithelial lesion on cytologic smear of cervix (HGSIL) | hsil; hsil pap; high grade squamous intraepithelial lesion | symptom undiagnosed
R87.619 | Unspecified abnormal cytological findings in specimens from cervix uteri | abnormal cervical cytology | symptom
R87.810 | Cervical high risk human papillomavirus (HPV) DNA test positive | hpv positive; high risk hpv; positive hpv; cervical high risk hpv; hpv infection of cervix | symptom
R90.0 | Intracranial space-occupying lesion found on diagnostic imaging of central nervous system | intracranial mass on imaging; brain lesion on imaging; intracranial lesion | symptom undiagnosed
R90.89 | Other abnormal findings on diagnostic imaging of central nervous system | abnormal brain mri; abnormal brain imaging; white matter changes | symptom
R91.1 | Solitary pulmonary nodule | lung nodule; pulmonary nodule; solitary pulmonary nodule; nodule of lung; nodule in lung; coin lesion of lung | undiagnosed
R91.8 | Other nonspecific abnormal finding of lung field | lung nodules; multiple lung nodules; abnormal chest xray; lung mass; lung opacity; pulmonary nodules; abnormal chest x ray; pulmonary infiltrate; lung infiltrate; abnormal chest ct; multiple pulmonary nodules | undiagnosed
R92.0 | Mammographic microcalcification found on diagnostic imaging of breast | mammographic microcalcification; breast microcalcifications | symptom
R92.30 | Dense breasts, unspecified | dense breasts; dense breast tissue | symptom
R92.8 | Other abnormal and inconclusive findings on diagnostic imaging of breast | abnormal mammogram; abnormal breast imaging | undiagnosed
R93.0 | Abnormal findings on diagnostic imaging of skull and head, not elsewhere classified | abnormal skull imaging | symptom
R93.1 | Abnormal findings on diagnostic imaging of heart and coronary circulation | abnormal echocardiogram; coronary calcium; elevated coronary calcium score; abnormal heart imaging; abnormal stress test imaging; elevated calcium score | symptom
R93.2 | Abnormal findings on diagnostic imaging of liver and biliary tract | abnormal liver imaging; abnormal gallbladder imaging | symptom
R93.5 | Abnormal findings on diagnostic imaging of other abdominal regions, including retroperitoneum | abnormal abdominal imaging; abnormal abdominal ct | symptom
R93.7 | Abnormal findings on diagnostic imaging of other parts of musculoskeletal system | abnormal bone imaging; abnormal spine imaging | symptom
R93.89 | Abnormal findings on diagnostic imaging of other specified body structures | abnormal imaging; thickened endometrium on ultrasound; thickened endometrial stripe | symptom
R94.01 | Abnormal electroencephalogram [EEG] | abnormal eeg | symptom
R94.2 | Abnormal results of pulmonary function studies | abnormal pulmonary function test; abnormal spirometry | symptom
R94.31 | Abnormal electrocardiogram [ECG] [EKG] | abnormal ekg; abnormal ecg; abnormal electrocardiogram; ekg changes; ekg abnormality; t wave inversion | symptom
R94.39 | Abnormal result of other cardiovascular function study | abnormal stress test; abnormal cardiovascular function study; positive stress test; abnormal holter | symptom
R94.4 | Abnormal results of kidney function studies | abnormal kidney function study; decreased gfr; low gfr; reduced gfr | symptom
R94.5 | Abnormal results of liver function studies | abnormal liver function study | symptom
R94.6 | Abnormal results of thyroid function studies | abnormal thyroid function study; abnormal thyroid function | symptom
R97.0 | Elevated carcinoembryonic antigen [CEA] | elevated cea | symptom
R97.1 | Elevated cancer antigen 125 [CA 125] | elevated ca 125 | symptom
R97.20 | Elevated prostate specific antigen [PSA] | elevated psa; high psa; elevated prostate specific antigen; rising psa | undiagnosed
`;
