/** A procedure or test done in the office. Descriptions are ours: the AMA owns its texts. */
export interface Procedure {
  code: string;
  description: string;
  /** How it is called when spoken of. */
  called: RegExp;
  /** `service`: an act upon the patient. `test`: what comes back is a result. */
  kind: 'service' | 'test';
  /** The work goes beyond the visit's own, so the visit's code then needs modifier 25. */
  separate: boolean;
  rule: string;
}

// code | description | kind, with `25` where the visit then needs modifier 25 | how it is called | rule
const table = `
93000 | Electrocardiogram with 12 leads, traced, read and reported here | test 25 | \\b(?:e[ck]gs?|electrocardiograms?|12[- ]lead)\\b | tracing and reading both done in the office
94010 | Spirometry with graph | test 25 | \\bspirometry\\b | done in the office
94640 | Nebulised or inhaled treatment for narrowed airways | service 25 | \\b(?:nebuli[sz]er|neb|breathing) treatments?\\b|\\b(?:albuterol|duoneb) neb\\b|\\bduoneb\\b | one unit for each treatment given
87880 | Rapid test for group A strep, read by eye | test | \\b(?:rapid|quick)[- ]strep(?: test| swab)?\\b|\\bstrep (?:test|swab|screen)\\b | tested in the office; waived test (QW where the payer asks)
87804 | Rapid influenza test, read by eye | test | \\b(?:rapid )?(?:flu|influenza) (?:test|swab)\\b|\\brapid flu\\b | once each for influenza A and B; waived test (QW)
87811 | Rapid COVID-19 antigen test, read by eye | test | \\b(?:rapid )?covid(?:[- ]19)? (?:antigen |rapid )?(?:test|swab)\\b|\\brapid covid\\b | tested in the office; waived test (QW)
87807 | Rapid RSV antigen test, read by eye | test | \\brsv (?:test|swab)\\b|\\brapid rsv\\b | tested in the office; waived test (QW)
81002 | Urine dipstick read by eye, without microscope | test | \\burine dip(?:stick)?s?\\b|\\bdip(?:stick|ped) (?:of )?(?:the |your |her |his )?urine\\b|\\burinalysis\\b|\\bdipstick\\b | by eye and without microscope unless said otherwise (81003 with a reader)
81025 | Urine pregnancy test, read by eye | test | \\b(?:urine )?pregnancy test\\b|\\burine hcg\\b|\\bupt\\b | tested in the office
82962 | Blood glucose by a home-type meter | test | \\bfinger[- ]?sticks?\\b(?![^.?!]{0,20}\\b(?:ha?emoglobin|hgb|inr|lead|lipids?)\\b)|\\b(?:blood )?(?:glucose|sugar) (?:check|reading) (?:here|in (?:the )?(?:office|clinic))\\b | by a meter in the office
83036 | Haemoglobin A1c | test | \\b(?:point[- ]of[- ]care (?:hemoglobin )?a1c|a1c (?:by finger\\w*|here|in (?:the )?(?:office|clinic)))\\b | measured in the office; waived test (QW)
85018 | Haemoglobin | test | \\b(?:finger[- ]?stick|point[- ]of[- ]care) h(?:emoglobin|gb)\\b | measured in the office
85610 | Prothrombin time (INR) | test | \\b(?:inr (?:here|in (?:the )?(?:office|clinic))|point[- ]of[- ]care inr|finger[- ]?stick inr)\\b | measured in the office; waived test (QW)
36415 | Drawing of venous blood | service | \\b(?:blood (?:draw|was drawn)|(?:drew|drawn) (?:your |some |her |his )?(?:blood|labs)|venipuncture)\\b | blood drawn in the office
20610 | Injection into or drainage of a large joint or bursa (shoulder, hip, knee) | service 25 | \\b(?:knee|shoulder|hip|subacromial|trochanteric|glenohumeral)\\b[^.?!]{0,60}\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b|\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b[^.?!]{0,60}\\b(?:knee|shoulder|hip|subacromial|trochanteric|glenohumeral)\\b | large joint, without ultrasound guidance unless said
20605 | Injection into or drainage of a medium joint or bursa (wrist, elbow, ankle, acromioclavicular) | service 25 | \\b(?:wrist|elbow|ankle|olecranon|ac joint|acromioclavicular)\\b[^.?!]{0,60}\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b|\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b[^.?!]{0,60}\\b(?:wrist|elbow|ankle|olecranon|ac joint|acromioclavicular)\\b | medium joint, without ultrasound guidance unless said
20600 | Injection into or drainage of a small joint (finger, toe) | service 25 | \\b(?:finger joint|toe joint|cmc joint|great toe|big toe|thumb joint)\\b[^.?!]{0,60}\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b|\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b[^.?!]{0,60}\\b(?:finger joint|toe joint|cmc joint|great toe|big toe|thumb joint)\\b | small joint, without ultrasound guidance unless said
20550 | Injection of a tendon sheath or ligament | service 25 | \\b(?:trigger finger|tendon sheath|plantar fascia|de quervain\\S*)\\b[^.?!]{0,60}\\binject(?:ion|ed|ing)\\b|\\binject(?:ion|ed|ing)\\b[^.?!]{0,60}\\b(?:trigger finger|tendon sheath|plantar fascia|de quervain\\S*)\\b | one sheath or ligament
20552 | Trigger point injections, one or two muscles | service 25 | \\btrigger[- ]point injections?\\b | one or two muscles unless more were said
96372 | Injection of a medicine under the skin or into a muscle | service 25 | \\b(?:toradol|ketorolac|rocephin|ceftriaxone|b12|b-12|depo[- ]?(?:provera|medrol)|testosterone|solu[- ]?medrol|decadron|dexamethasone|im|intramuscular|intramuscularly)\\b[^.?!]{0,40}\\b(?:shot|injection|injected)\\b|\\b(?:shot|injection|injected)\\b[^.?!]{0,40}\\b(?:toradol|ketorolac|rocephin|ceftriaxone|b12|b-12|depo[- ]?(?:provera|medrol)|testosterone|solu[- ]?medrol|decadron|dexamethasone|intramuscularly)\\b | given in the office; the medicine is billed by its own code
69210 | Removal of impacted ear wax with instruments, one side | service 25 | \\b(?:ear ?wax|cerumen|wax)\\b[^.?!]{0,60}\\b(?:remov(?:al|ed)|curett\\w+|cleaned out|taken out|got (?:it|that|most of it|all of it) out)\\b|\\b(?:removed|removal of|curetted)\\b[^.?!]{0,40}\\b(?:ear ?wax|cerumen|wax)\\b | by instrument; rinsing alone is 69209
69209 | Removal of impacted ear wax by rinsing, one side | service 25 | \\b(?:irrigat\\w+|flush(?:ed|ing)|rins(?:ed|ing)|lavage)\\b[^.?!]{0,40}\\b(?:ears?|cerumen|ear ?wax)\\b|\\b(?:ears?|ear ?wax|cerumen)\\b[^.?!]{0,40}\\b(?:irrigat(?:ed|ion)|flushed|rinsed|lavage)\\b | rinsing without instruments
17110 | Destruction of warts or other benign lesions, up to 14 | service 25 | \\b(?:warts?|molluscum|seborrheic keratos[ei]s)\\b[^.?!]{0,60}\\b(?:fro(?:ze|zen)|freezing|cryotherapy|cryo|liquid nitrogen|destroyed)\\b|\\b(?:fro(?:ze|zen)|cryotherapy|liquid nitrogen)\\b[^.?!]{0,60}\\b(?:warts?|molluscum|seborrheic keratos[ei]s)\\b | up to 14 lesions
17000 | Destruction of a first precancerous skin lesion | service 25 | \\b(?:actinic keratos[ei]s|aks?|precancer\\w*)\\b[^.?!]{0,60}\\b(?:fro(?:ze|zen)|freezing|cryotherapy|cryo|liquid nitrogen|destroyed)\\b|\\b(?:fro(?:ze|zen)|cryotherapy|liquid nitrogen)\\b[^.?!]{0,60}\\b(?:actinic keratos[ei]s|aks?|precancer\\w*)\\b | first lesion; 17003 for each of the second to fourteenth
11102 | Tangential (shave) biopsy of a skin lesion | service 25 | \\bshave biops(?:y|ied)\\b | first lesion
11104 | Punch biopsy of a skin lesion | service 25 | \\bpunch biops(?:y|ied)\\b | first lesion
11200 | Removal of skin tags, up to 15 | service 25 | \\bskin tags?\\b[^.?!]{0,40}\\b(?:removed|removal|snipped|excised|frozen|clipped)\\b|\\b(?:removed|snipped|excised|clipped)\\b[^.?!]{0,40}\\bskin tags?\\b | up to 15 tags
12001 | Simple repair of a wound of scalp, neck, trunk, arm or leg, up to 2.5 cm | service 25 | \\b(?:laceration|wound|cut)\\b[^.?!]{0,60}\\b(?:sutured|stitched|repaired|sewn|stitches (?:placed|put in)|sutures (?:placed|put in)|stapled|glued)\\b|\\b(?:sutured|stitched|repaired|put|placed)\\b[^.?!]{0,40}\\b(?:stitches|sutures|laceration|wound)\\b | shortest length taken, as none is coded that was not said; face is 12011
10060 | Opening and draining of one simple abscess | service 25 | \\bincision and drainage\\b|\\bi ?(?:&|and) ?d\\b|\\b(?:abscess|boil|cyst)\\b[^.?!]{0,40}\\b(?:drained|lanced|opened)\\b|\\b(?:drained|lanced|opened)\\b[^.?!]{0,40}\\b(?:abscess|boil|cyst)\\b | simple and single
11730 | Removal of one nail plate, whole or part | service 25 | \\b(?:toe)?nail (?:avulsion|(?:was )?removed|removal)\\b|\\b(?:removed|avulsed)\\b[^.?!]{0,30}\\b(?:toe)?nail\\b | first nail
29125 | Short arm splint put on | service 25 | \\b(?:thumb spica|wrist|forearm|short arm|volar) splint\\b[^.?!]{0,30}\\b(?:applied|placed|put on|on)\\b|\\b(?:applied|placed|put)\\b[^.?!]{0,30}\\b(?:thumb spica|short arm|volar|forearm|wrist) splint\\b | static splint made and put on in the office
58300 | Placing of an intrauterine device | service 25 | \\b(?:iud|mirena|kyleena|paragard|liletta)\\b[^.?!]{0,40}\\b(?:inserted|placed|insertion|put in|in place now)\\b|\\b(?:inserted|placed)\\b[^.?!]{0,30}\\b(?:iud|mirena|kyleena|paragard|liletta)\\b | the device is billed by its own code
58301 | Removal of an intrauterine device | service 25 | \\b(?:iud|mirena|kyleena|paragard)\\b[^.?!]{0,40}\\b(?:removed|taken out|came out|removal)\\b|\\bremoved\\b[^.?!]{0,30}\\b(?:iud|mirena|kyleena|paragard)\\b | removed in the office
11981 | Placing of an implant that releases a medicine | service 25 | \\b(?:nexplanon|implant)\\b[^.?!]{0,30}\\b(?:inserted|placed)\\b|\\b(?:inserted|placed)\\b[^.?!]{0,30}\\b(?:nexplanon|implant)\\b | the device is billed by its own code
31231 | Looking into the nose with an endoscope | service 25 | \\bnasal endoscopy\\b | both sides included
31575 | Looking at the larynx with a flexible scope | service 25 | \\b(?:flexible )?(?:naso)?laryngoscopy\\b | flexible scope, in the office
30901 | Stopping a nosebleed at the front of the nose, simple | service 25 | \\b(?:silver nitrate|cauteri[sz]ed|packed)\\b[^.?!]{0,40}\\b(?:nose|nasal|nostril|septum)\\b|\\b(?:nose|nasal|nostril|septum)\\b[^.?!]{0,40}\\b(?:cauteri[sz]ed|silver nitrate|packed)\\b | one side
51798 | Residual urine measured by ultrasound | test | \\b(?:bladder scan|post[- ]?void residual|pvr)\\b | without imaging record
92551 | Hearing screen with pure tones | test | \\bhearing (?:screen(?:ing)?|test)\\b | screening
99173 | Vision screen with a chart | test | \\b(?:vision screen(?:ing)?|eye chart|snellen)\\b | screening
92552 | Hearing test with pure tones, air only | test | \\b(?:pure tone )?audiogram\\b | done in the office
96127 | Short scored questionnaire on mood or behaviour | test | \\b(?:phq|gad)[- ]?[279]\\b|\\bdepression (?:questionnaire|screen(?:ing)?)\\b|\\bvanderbilt\\b|\\bedinburgh\\b | one unit for each scored questionnaire
96110 | Developmental screen with a scored form | test | \\b(?:asq|m-?chat|ages and stages)\\b | scored form
90471 | Giving of a first vaccine by injection | service | \\b(?:flu|influenza|shingles|shingrix|tetanus|tdap|pneumonia|pneumococcal|prevnar|covid|hpv|gardasil|hepatitis [ab]|mmr|rsv)\\b[^.?!]{0,25}\\b(?:shot|vaccin\\w+|booster|immuni[sz]ation)\\b | first vaccine given; 90472 for each further one; the vaccine by its own code
97110 | Exercises for strength, endurance, movement, each 15 minutes | service | \\btherapeutic exercises?\\b | one unit for each 15 minutes
97140 | Hands-on treatment of joints and soft tissue, each 15 minutes | service | \\b(?:manual therapy|joint mobili[sz]ation|soft tissue mobili[sz]ation)\\b | one unit for each 15 minutes
97112 | Training of balance, posture and movement sense, each 15 minutes | service | \\bneuromuscular re-?education\\b | one unit for each 15 minutes
97035 | Therapeutic ultrasound, each 15 minutes | service | \\btherapeutic ultrasound\\b | one unit for each 15 minutes
98925 | Osteopathic manipulation, one or two regions | service 25 | \\b(?:omt|osteopathic manipulat\\w+)\\b | one or two regions unless more were said
99406 | Talk about stopping tobacco, more than 3 and up to 10 minutes | service 25 | \\b(?:[4-9]|ten|four|five|six|seven|eight|nine|10) minutes\\b[^.?!]{0,60}\\b(?:smoking|tobacco|quit)\\w*\\b | time was stated
76815 | Limited ultrasound of the pregnancy | test | \\b(?:bedside|office) ultrasound\\b[^.?!]{0,60}\\b(?:fetal|heartbeat|pregnan\\w+|baby)\\b | limited study, in the office
`;

let procedures: readonly Procedure[] | undefined;

/** Compiled on first use. Every pattern looks at most 60 characters ahead, so it stays linear. */
export function procedureTable(): readonly Procedure[] {
  procedures ??= table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', description = '', kinds = '', ...rest] = line.split(' | ');
      const rule = rest.at(-1)!;
      const called = new RegExp(rest.slice(0, -1).join(' | '), 'i');
      const kind = kinds.startsWith('test') ? 'test' : 'service';
      return { code, description, called, kind, separate: kinds.endsWith('25'), rule };
    });
  return procedures;
}
