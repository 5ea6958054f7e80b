const parts = new Set(
  `radius ulna tibia fibula femur humerus clavicle collarbone shoulderblade pelvis sternum patella phalanx metatarsal metacarpal head scalp face jaw neck throat ear ears eye eyes eyelid eyelids nose mouth tongue gum gums tooth teeth lip lips cheek sinus sinuses
shoulder shoulders elbow elbows wrist wrists hand hands thumb thumbs finger fingers knuckle knuckles arm arms forearm chest breast breasts
nipple back spine disc disk rib ribs tummy belly stomach abdomen groin hip hips thigh thighs leg legs knee knees calf calves shin shins ankle ankles foot
feet heel heels toe toes toenail nail skin bone bones joint joints muscle muscles tendon ligament nerve nerves meniscus cartilage cuff
rotator acl heart lung lungs liver kidney kidneys bladder prostate bowel bowels colon rectum rectal anal uterus womb ovary ovaries ovarian cervix vagina
thyroid pancreas gallbladder gall spleen brain retina cornea macula drum eardrum valve artery vein veins urethra ureter testicle
testicles penis blood iron sleep sugar urine urinary tract water vessel vessels gland glands node nodes lymph tonsil tonsils appendix esophagus
bile duct tube tubes lobe lower upper right left mid middle achilles hamstring canal plantar pelvic floor scaphoid molar mandibular
uterine stump pressure vitamin food drug dust seasonal panic bed growth weight`.split(/\s+/),
);

/** A part of the body, or another word that tells what a trouble is of. */
export function isPart(word: string): boolean {
  return parts.has(word);
}

const known = new Set(
  `acute chronic severe mild moderate early borderline pigmented recurrent recurring relapsing active type stage grade 1 2 3 4 end-stage first second benign malignant
primary secondary simple complex complete partial atypical deep high low venous arterial bleeding kidney heart iron sleep vitamin d b12 gout
pressure panic febrile absence high-grade low-grade stress-related work-related blood viral strep bacterial fungal yeast staph allergic
carpal cubital tarsal posterior anterior vitreous corneal retinal macular wet dry age-related senile actinic seborrheic seborrhoeic basal cell squamous small non-small nonsmall
irregular heavy slow fast premature preterm postpartum postnatal gestational pregnancy bipolar major opioid alcohol tobacco
substance use attention deficit hyperactivity post-traumatic obsessive compulsive generalized generalised social toxic septic
reactive rheumatoid psoriatic pulmonary congestive diastolic systolic coronary artery peripheral vascular aortic mitral atrial
ventricular paroxysmal persistent obstructive restrictive central essential orthostatic postural nephrotic kidney renal hepatic fatty biliary hiatal
inguinal umbilical ventral ureteral bladder stress urge diverticular irritable inflammatory celiac coeliac lactose contact atopic
perioral ringworm ingrown skin plantar achilles lumbar cervical thoracic spinal lateral medial distal proximal tension cluster ocular silent
polycystic ovary uterine endometrial breast colon lung thyroid prostate ovarian hormone von positional lymphatic compression cluster
upper lower respiratory middle inner outer swimmer's tennis golfer's growing separation spontaneous traumatic ischemic ischaemic hemorrhagic
perioperative postoperative refractory resistant degenerative venous stasis diabetic foot leg pressure dental tooth wisdom gum anal rectal perianal cold whooping croupy double smoker's simple`.split(
    /\s+/,
  ),
);
const adjective = /(?:[a-z]{3}(?:al|ic|ar|ous|oid|ary)|[a-z]{4}itic)$/;
const plainAdjective = new Set(
  `potential arthritic real actual usual total final general normal local global several special particular regular similar popular serious obvious previous various nervous
curious ridiculous enormous dangerous fabulous jealous gorgeous tremendous precious famous ordinary necessary contrary library january february diary salary
secretary primary temporary dear near clear year hear bear wear car far war bar sugar dollar calendar collar topic public music basic plastic traffic
fantastic classic magic specific clinic logic panic medical clinical physical hospital animal original personal emotional professional legal
equal criminal signal deal meal heal appeal steal cereal crystal capital special crucial initial individual natural additional typical critical
practical logical digital annual manual mutual casual visual sexual technical musical historical political educational national rational optional
conditional traditional nutritional literal mineral interval arrival survival festival carnival journal goal mental electric electronic mechanic comic tragic
allergic antibiotic generic genetic holistic academic automatic domestic dramatic athletic energetic optimistic realistic characteristic
alcoholic terrific scientific strategic economic romantic elastic frantic arctic atlantic pacific attic ethnic tonic picnic exotic
boundary summary vocabulary dietary voluntary military stationary imaginary solitary monetary planetary documentary elementary supplementary
similar familiar polar solar grammar seminar radar guitar cellar pillar scholar liar hangar jar star scar tar unclear nuclear linear circular
unusual eventual conical also always alas metal petal pedal medal oral formal verbal herbal tribal global fatal vital pivotal brutal frontal rental
dental total postal coastal royal loyal trial dial denial material memorial tutorial editorial imperial aerial serial burial referral`.split(
    /\s+/,
  ),
);

/** True for a word that tells which kind of a condition it is: "acute", "venous", "iron", "seborrhoeic". */
export function qualities(word: string): boolean {
  return known.has(word) || (word.length > 5 && adjective.test(word) && !plainAdjective.has(word));
}

/** One of a pair of parts, for what is wrong with it: "my hands hurt" is hand pain. */
export function onePart(part: string): string {
  return part
    .replace(/\bfeet$/, 'foot')
    .replace(/\b(hand|knee|hip|shoulder|wrist|elbow|ankle|leg|arm|finger|thumb|heel|toe|eye|ear)s$/, '$1');
}
