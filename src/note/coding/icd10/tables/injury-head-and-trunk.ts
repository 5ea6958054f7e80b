/** S00-S39: injuries of head, neck, chest, back, abdomen. The format is in ../parse-table.ts. */
export const injuryHeadAndTrunk = `
S00.03XA | Contusion of scalp, initial encounter | scalp contusion; scalp hematoma; contusion of scalp | minor enc=A
S00.03XD | Contusion of scalp, subsequent encounter | = | minor enc=D
S00.03XS | Contusion of scalp, sequela | = | minor enc=S
S00.10XA | Contusion of unspecified eyelid and periocular area, initial encounter | black eye; contusion of eyelid; periorbital contusion; contusion of eye area | minor side=none enc=A
S00.10XD | Contusion of unspecified eyelid and periocular area, subsequent encounter | = | minor side=none enc=D
S00.10XS | Contusion of unspecified eyelid and periocular area, sequela | = | minor side=none enc=S
S00.11XA | Contusion of right eyelid and periocular area, initial encounter | = | minor side=right enc=A
S00.11XD | Contusion of right eyelid and periocular area, subsequent encounter | = | minor side=right enc=D
S00.11XS | Contusion of right eyelid and periocular area, sequela | = | minor side=right enc=S
S00.12XA | Contusion of left eyelid and periocular area, initial encounter | = | minor side=left enc=A
S00.12XD | Contusion of left eyelid and periocular area, subsequent encounter | = | minor side=left enc=D
S00.12XS | Contusion of left eyelid and periocular area, sequela | = | minor side=left enc=S
S00.81XA | Abrasion of other part of head, initial encounter | facial abrasion; abrasion of face | minor enc=A
S00.81XD | Abrasion of other part of head, subsequent encounter | = | minor enc=D
S00.81XS | Abrasion of other part of head, sequela | = | minor enc=S
S00.83XA | Contusion of other part of head, initial encounter | facial contusion; face contusion; forehead contusion; contusion of face; bruise on face | minor enc=A
S00.83XD | Contusion of other part of head, subsequent encounter | = | minor enc=D
S00.83XS | Contusion of other part of head, sequela | = | minor enc=S
S00.86XA | Insect bite (nonvenomous) of other part of head, initial encounter | insect bite of face; bug bite on face; insect bite + face | minor enc=A
S00.86XD | Insect bite (nonvenomous) of other part of head, subsequent encounter | = | minor enc=D
S00.86XS | Insect bite (nonvenomous) of other part of head, sequela | = | minor enc=S
S00.93XA | Contusion of unspecified part of head, initial encounter | contusion of head; bruise of head | minor enc=A
S00.93XD | Contusion of unspecified part of head, subsequent encounter | = | minor enc=D
S00.93XS | Contusion of unspecified part of head, sequela | = | minor enc=S
S01.01XA | Laceration without foreign body of scalp, initial encounter | scalp laceration; laceration of scalp; cut on scalp; head laceration; laceration of head | enc=A
S01.01XD | Laceration without foreign body of scalp, subsequent encounter | = | enc=D
S01.01XS | Laceration without foreign body of scalp, sequela | = | enc=S
S01.111A | Laceration without foreign body of right eyelid and periocular area, initial encounter | eyebrow laceration; eyelid laceration; laceration of eyelid; laceration of eyebrow | side=right enc=A
S01.111D | Laceration without foreign body of right eyelid and periocular area, subsequent encounter | = | side=right enc=D
S01.111S | Laceration without foreign body of right eyelid and periocular area, sequela | = | side=right enc=S
S01.112A | Laceration without foreign body of left eyelid and periocular area, initial encounter | = | side=left enc=A
S01.112D | Laceration without foreign body of left eyelid and periocular area, subsequent encounter | = | side=left enc=D
S01.112S | Laceration without foreign body of left eyelid and periocular area, sequela | = | side=left enc=S
S01.119A | Laceration without foreign body of unspecified eyelid and periocular area, initial encounter | = | side=none enc=A
S01.119D | Laceration without foreign body of unspecified eyelid and periocular area, subsequent encounter | = | side=none enc=D
S01.119S | Laceration without foreign body of unspecified eyelid and periocular area, sequela | = | side=none enc=S
S01.311A | Laceration without foreign body of right ear, initial encounter | ear laceration; laceration of ear | side=right enc=A
S01.311D | Laceration without foreign body of right ear, subsequent encounter | = | side=right enc=D
S01.311S | Laceration without foreign body of right ear, sequela | = | side=right enc=S
S01.312A | Laceration without foreign body of left ear, initial encounter | = | side=left enc=A
S01.312D | Laceration without foreign body of left ear, subsequent encounter | = | side=left enc=D
S01.312S | Laceration without foreign body of left ear, sequela | = | side=left enc=S
S01.319A | Laceration without foreign body of unspecified ear, initial encounter | = | side=none enc=A
S01.319D | Laceration without foreign body of unspecified ear, subsequent encounter | = | side=none enc=D
S01.319S | Laceration without foreign body of unspecified ear, sequela | = | side=none enc=S
S01.511A | Laceration without foreign body of lip, initial encounter | lip laceration; laceration of lip; cut lip | enc=A
S01.511D | Laceration without foreign body of lip, subsequent encounter | = | enc=D
S01.511S | Laceration without foreign body of lip, sequela | = | enc=S
S01.81XA | Laceration without foreign body of other part of head, initial encounter | facial laceration; laceration of face; forehead laceration; chin laceration; laceration of chin; laceration of forehead; face laceration | enc=A
S01.81XD | Laceration without foreign body of other part of head, subsequent encounter | = | enc=D
S01.81XS | Laceration without foreign body of other part of head, sequela | = | enc=S
S01.85XA | Open bite of other part of head, initial encounter | dog bite of face; dog bite + face; bite of face | enc=A
S01.85XD | Open bite of other part of head, subsequent encounter | = | enc=D
S01.85XS | Open bite of other part of head, sequela | = | enc=S
S02.2XXA | Fracture of nasal bones, initial encounter for closed fracture | broken nose; nasal fracture; nose fracture; nasal bone fracture; fractured nose | enc=A
S02.2XXD | Fracture of nasal bones, subsequent encounter for fracture with routine healing | = | enc=D
S02.2XXS | Fracture of nasal bones, sequela | = | enc=S
S03.40XA | Sprain of jaw, unspecified side, initial encounter | jaw sprain; tmj sprain; sprain of jaw | side=none enc=A
S03.40XD | Sprain of jaw, unspecified side, subsequent encounter | = | side=none enc=D
S03.40XS | Sprain of jaw, unspecified side, sequela | = | side=none enc=S
S03.41XA | Sprain of jaw, right side, initial encounter | = | side=right enc=A
S03.41XD | Sprain of jaw, right side, subsequent encounter | = | side=right enc=D
S03.41XS | Sprain of jaw, right side, sequela | = | side=right enc=S
S03.42XA | Sprain of jaw, left side, initial encounter | = | side=left enc=A
S03.42XD | Sprain of jaw, left side, subsequent encounter | = | side=left enc=D
S03.42XS | Sprain of jaw, left side, sequela | = | side=left enc=S
S03.43XA | Sprain of jaw, bilateral, initial encounter | = | side=both enc=A
S03.43XD | Sprain of jaw, bilateral, subsequent encounter | = | side=both enc=D
S03.43XS | Sprain of jaw, bilateral, sequela | = | side=both enc=S
S05.00XA | Injury of conjunctiva and corneal abrasion without foreign body, unspecified eye, initial encounter | corneal abrasion; scratched eye; scratched cornea; abrasion of cornea; conjunctival abrasion | side=none enc=A
S05.00XD | Injury of conjunctiva and corneal abrasion without foreign body, unspecified eye, subsequent encounter | = | side=none enc=D
S05.00XS | Injury of conjunctiva and corneal abrasion without foreign body, unspecified eye, sequela | = | side=none enc=S
S05.01XA | Injury of conjunctiva and corneal abrasion without foreign body, right eye, initial encounter | = | side=right enc=A
S05.01XD | Injury of conjunctiva and corneal abrasion without foreign body, right eye, subsequent encounter | = | side=right enc=D
S05.01XS | Injury of conjunctiva and corneal abrasion without foreign body, right eye, sequela | = | side=right enc=S
S05.02XA | Injury of conjunctiva and corneal abrasion without foreign body, left eye, initial encounter | = | side=left enc=A
S05.02XD | Injury of conjunctiva and corneal abrasion without foreign body, left eye, subsequent encounter | = | side=left enc=D
S05.02XS | Injury of conjunctiva and corneal abrasion without foreign body, left eye, sequela | = | side=left enc=S
S06.0X0A | Concussion without loss of consciousness, initial encounter | concussion; concussion without loss of consciousness; mild traumatic brain injury; mild concussion | enc=A
S06.0X0D | Concussion without loss of consciousness, subsequent encounter | = | enc=D
S06.0X0S | Concussion without loss of consciousness, sequela | = | enc=S
S06.0X1A | Concussion with loss of consciousness of 30 minutes or less, initial encounter | concussion + brief loss of consciousness; concussion with loss of consciousness | enc=A
S06.0X1D | Concussion with loss of consciousness of 30 minutes or less, subsequent encounter | = | enc=D
S06.0X1S | Concussion with loss of consciousness of 30 minutes or less, sequela | = | enc=S
S06.0X9A | Concussion with loss of consciousness of unspecified duration, initial encounter | concussion + loss of consciousness | enc=A
S06.0X9D | Concussion with loss of consciousness of unspecified duration, subsequent encounter | = | enc=D
S06.0X9S | Concussion with loss of consciousness of unspecified duration, sequela | = | enc=S
S06.9X0A | Unspecified intracranial injury without loss of consciousness, initial encounter | traumatic brain injury; tbi; intracranial injury | enc=A
S06.9X0D | Unspecified intracranial injury without loss of consciousness, subsequent encounter | = | enc=D
S06.9X0S | Unspecified intracranial injury without loss of consciousness, sequela | = | enc=S
S09.90XA | Unspecified injury of head, initial encounter | head injury; head trauma; injury of head; hit head; bump on head; closed head injury; minor head injury | enc=A
S09.90XD | Unspecified injury of head, subsequent encounter | = | enc=D
S09.90XS | Unspecified injury of head, sequela | = | enc=S
S09.92XA | Unspecified injury of nose, initial encounter | nose injury; injury of nose | enc=A
S09.92XD | Unspecified injury of nose, subsequent encounter | = | enc=D
S09.92XS | Unspecified injury of nose, sequela | = | enc=S
S10.93XA | Contusion of unspecified part of neck, initial encounter | neck contusion; contusion of neck | enc=A
S10.93XD | Contusion of unspecified part of neck, subsequent encounter | = | enc=D
S10.93XS | Contusion of unspecified part of neck, sequela | = | enc=S
S12.9XXA | Fracture of neck, unspecified, initial encounter | cervical fracture; broken neck; neck fracture; cervical spine fracture | enc=A
S12.9XXD | Fracture of neck, unspecified, subsequent encounter | = | enc=D
S12.9XXS | Fracture of neck, unspecified, sequela | = | enc=S
S13.4XXA | Sprain of ligaments of cervical spine, initial encounter | whiplash; cervical sprain; neck sprain; cervical ligament sprain; sprain of neck; whiplash injury | enc=A
S13.4XXD | Sprain of ligaments of cervical spine, subsequent encounter | = | enc=D
S13.4XXS | Sprain of ligaments of cervical spine, sequela | = | enc=S
S16.1XXA | Strain of muscle, fascia and tendon at neck level, initial encounter | neck strain; cervical strain; strain of neck; neck muscle strain; strained neck; cervical muscle strain; pulled neck muscle | enc=A
S16.1XXD | Strain of muscle, fascia and tendon at neck level, subsequent encounter | = | enc=D
S16.1XXS | Strain of muscle, fascia and tendon at neck level, sequela | = | enc=S
S20.211A | Contusion of right front wall of thorax, initial encounter | chest wall contusion; chest contusion; bruised ribs; rib contusion; contusion of chest; bruised rib; contusion of ribs | minor side=right enc=A
S20.211D | Contusion of right front wall of thorax, subsequent encounter | = | minor side=right enc=D
S20.211S | Contusion of right front wall of thorax, sequela | = | minor side=right enc=S
S20.212A | Contusion of left front wall of thorax, initial encounter | = | minor side=left enc=A
S20.212D | Contusion of left front wall of thorax, subsequent encounter | = | minor side=left enc=D
S20.212S | Contusion of left front wall of thorax, sequela | = | minor side=left enc=S
S20.213A | Contusion of bilateral front wall of thorax, initial encounter | = | minor side=both enc=A
S20.213D | Contusion of bilateral front wall of thorax, subsequent encounter | = | minor side=both enc=D
S20.213S | Contusion of bilateral front wall of thorax, sequela | = | minor side=both enc=S
S20.219A | Contusion of unspecified front wall of thorax, initial encounter | = | minor side=none enc=A
S20.219D | Contusion of unspecified front wall of thorax, subsequent encounter | = | minor side=none enc=D
S20.219S | Contusion of unspecified front wall of thorax, sequela | = | minor side=none enc=S
S22.000A | Wedge compression fracture of unspecified thoracic vertebra, initial encounter for closed fracture | thoracic compression fracture; compression fracture of thoracic vertebra; thoracic vertebra compression fracture | enc=A
S22.000D | Wedge compression fracture of unspecified thoracic vertebra, subsequent encounter for fracture with routine healing | = | enc=D
S22.000S | Wedge compression fracture of unspecified thoracic vertebra, sequela | = | enc=S
S22.009A | Unspecified fracture of unspecified thoracic vertebra, initial encounter for closed fracture | thoracic vertebra fracture; thoracic spine fracture | enc=A
S22.009D | Unspecified fracture of unspecified thoracic vertebra, subsequent encounter for fracture with routine healing | = | enc=D
S22.009S | Unspecified fracture of unspecified thoracic vertebra, sequela | = | enc=S
S22.31XA | Fracture of one rib, right side, initial encounter for closed fracture | rib fracture; broken rib; fractured rib; cracked rib; fracture of rib | side=right enc=A
S22.31XD | Fracture of one rib, right side, subsequent encounter for fracture with routine healing | = | side=right enc=D
S22.31XS | Fracture of one rib, right side, sequela | = | side=right enc=S
S22.32XA | Fracture of one rib, left side, initial encounter for closed fracture | = | side=left enc=A
S22.32XD | Fracture of one rib, left side, subsequent encounter for fracture with routine healing | = | side=left enc=D
S22.32XS | Fracture of one rib, left side, sequela | = | side=left enc=S
S22.39XA | Fracture of one rib, unspecified side, initial encounter for closed fracture | = | side=none enc=A
S22.39XD | Fracture of one rib, unspecified side, subsequent encounter for fracture with routine healing | = | side=none enc=D
S22.39XS | Fracture of one rib, unspecified side, sequela | = | side=none enc=S
S22.41XA | Multiple fractures of ribs, right side, initial encounter for closed fracture | multiple rib fractures; broken ribs; rib fractures; fractured ribs | side=right enc=A
S22.41XD | Multiple fractures of ribs, right side, subsequent encounter for fracture with routine healing | = | side=right enc=D
S22.41XS | Multiple fractures of ribs, right side, sequela | = | side=right enc=S
S22.42XA | Multiple fractures of ribs, left side, initial encounter for closed fracture | = | side=left enc=A
S22.42XD | Multiple fractures of ribs, left side, subsequent encounter for fracture with routine healing | = | side=left enc=D
S22.42XS | Multiple fractures of ribs, left side, sequela | = | side=left enc=S
S22.43XA | Multiple fractures of ribs, bilateral, initial encounter for closed fracture | = | side=both enc=A
S22.43XD | Multiple fractures of ribs, bilateral, subsequent encounter for fracture with routine healing | = | side=both enc=D
S22.43XS | Multiple fractures of ribs, bilateral, sequela | = | side=both enc=S
S22.49XA | Multiple fractures of ribs, unspecified side, initial encounter for closed fracture | = | side=none enc=A
S22.49XD | Multiple fractures of ribs, unspecified side, subsequent encounter for fracture with routine healing | = | side=none enc=D
S22.49XS | Multiple fractures of ribs, unspecified side, sequela | = | side=none enc=S
S23.3XXA | Sprain of ligaments of thoracic spine, initial encounter | thoracic sprain; sprain of thoracic spine | enc=A
S23.3XXD | Sprain of ligaments of thoracic spine, subsequent encounter | = | enc=D
S23.3XXS | Sprain of ligaments of thoracic spine, sequela | = | enc=S
S23.41XA | Sprain of ribs, initial encounter | rib sprain; sprain of ribs | enc=A
S23.41XD | Sprain of ribs, subsequent encounter | = | enc=D
S23.41XS | Sprain of ribs, sequela | = | enc=S
S29.011A | Strain of muscle and tendon of front wall of thorax, initial encounter | chest wall strain; chest muscle strain; pectoral strain; pulled chest muscle; strain of chest wall; intercostal strain; intercostal muscle strain | enc=A
S29.011D | Strain of muscle and tendon of front wall of thorax, subsequent encounter | = | enc=D
S29.011S | Strain of muscle and tendon of front wall of thorax, sequela | = | enc=S
S29.012A | Strain of muscle and tendon of back wall of thorax, initial encounter | thoracic back strain; upper back strain; thoracic strain; mid back strain; strain of upper back | enc=A
S29.012D | Strain of muscle and tendon of back wall of thorax, subsequent encounter | = | enc=D
S29.012S | Strain of muscle and tendon of back wall of thorax, sequela | = | enc=S
S30.0XXA | Contusion of lower back and pelvis, initial encounter | low back contusion; contusion of buttock; contusion of lower back; buttock contusion; tailbone contusion; bruised tailbone; coccyx contusion | minor enc=A
S30.0XXD | Contusion of lower back and pelvis, subsequent encounter | = | minor enc=D
S30.0XXS | Contusion of lower back and pelvis, sequela | = | minor enc=S
S30.1XXA | Contusion of abdominal wall, initial encounter | abdominal wall contusion; contusion of abdominal wall | minor enc=A
S30.1XXD | Contusion of abdominal wall, subsequent encounter | = | minor enc=D
S30.1XXS | Contusion of abdominal wall, sequela | = | minor enc=S
S32.000A | Wedge compression fracture of unspecified lumbar vertebra, initial encounter for closed fracture | lumbar compression fracture; compression fracture of lumbar vertebra; vertebral compression fracture; compression fracture of spine; compression fracture | enc=A
S32.000D | Wedge compression fracture of unspecified lumbar vertebra, subsequent encounter for fracture with routine healing | = | enc=D
S32.000S | Wedge compression fracture of unspecified lumbar vertebra, sequela | = | enc=S
S32.009A | Unspecified fracture of unspecified lumbar vertebra, initial encounter for closed fracture | lumbar fracture; lumbar vertebra fracture; lumbar spine fracture | enc=A
S32.009D | Unspecified fracture of unspecified lumbar vertebra, subsequent encounter for fracture with routine healing | = | enc=D
S32.009S | Unspecified fracture of unspecified lumbar vertebra, sequela | = | enc=S
S32.10XA | Unspecified fracture of sacrum, initial encounter for closed fracture | sacral fracture; sacrum fracture; fracture of sacrum | enc=A
S32.10XD | Unspecified fracture of sacrum, subsequent encounter for fracture with routine healing | = | enc=D
S32.10XS | Unspecified fracture of sacrum, sequela | = | enc=S
S32.2XXA | Fracture of coccyx, initial encounter for closed fracture | coccyx fracture; tailbone fracture; fractured tailbone; broken tailbone | enc=A
S32.2XXD | Fracture of coccyx, subsequent encounter for fracture with routine healing | = | enc=D
S32.2XXS | Fracture of coccyx, sequela | = | enc=S
S32.9XXA | Fracture of unspecified parts of lumbosacral spine and pelvis, initial encounter for closed fracture | pelvic fracture; fracture of pelvis; broken pelvis | enc=A
S32.9XXD | Fracture of unspecified parts of lumbosacral spine and pelvis, subsequent encounter for fracture with routine healing | = | enc=D
S32.9XXS | Fracture of unspecified parts of lumbosacral spine and pelvis, sequela | = | enc=S
S33.5XXA | Sprain of ligaments of lumbar spine, initial encounter | lumbar sprain; low back sprain; sprain of lumbar spine; back sprain; lower back sprain | enc=A
S33.5XXD | Sprain of ligaments of lumbar spine, subsequent encounter | = | enc=D
S33.5XXS | Sprain of ligaments of lumbar spine, sequela | = | enc=S
S33.6XXA | Sprain of sacroiliac joint, initial encounter | sacroiliac sprain; si joint sprain; sprain of sacroiliac joint | enc=A
S33.6XXD | Sprain of sacroiliac joint, subsequent encounter | = | enc=D
S33.6XXS | Sprain of sacroiliac joint, sequela | = | enc=S
S39.011A | Strain of muscle, fascia and tendon of abdomen, initial encounter | abdominal muscle strain; abdominal wall strain; abdominal strain; strain of abdominal muscle; pulled abdominal muscle; core muscle injury; sports hernia | enc=A
S39.011D | Strain of muscle, fascia and tendon of abdomen, subsequent encounter | = | enc=D
S39.011S | Strain of muscle, fascia and tendon of abdomen, sequela | = | enc=S
S39.012A | Strain of muscle, fascia and tendon of lower back, initial encounter | lumbar strain; low back strain; back strain; lower back strain; strained back; lumbosacral strain; pulled back muscle; strain of lower back; pulled muscle in back; strain of back; muscle strain of back; lumbar muscle strain; back muscle strain; strained lower back; muscular sprain + back; muscular strain + back; muscle strain + back; muscle sprain + back; muscular sprain + back pain; muscular strain + back pain; muscle strain + back pain; muscle sprain + back pain | enc=A
S39.012D | Strain of muscle, fascia and tendon of lower back, subsequent encounter | = | enc=D
S39.012S | Strain of muscle, fascia and tendon of lower back, sequela | = | enc=S
`;
