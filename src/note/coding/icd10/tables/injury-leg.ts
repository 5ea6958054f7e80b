/** S70-S99: injuries of hip, leg, foot. The format is in ../parse-table.ts. */
export const injuryLeg = `
S70.00XA | Contusion of unspecified hip, initial encounter | hip contusion; contusion of hip; bruised hip; hip pointer | minor side=none enc=A
S70.00XD | Contusion of unspecified hip, subsequent encounter | = | minor side=none enc=D
S70.00XS | Contusion of unspecified hip, sequela | = | minor side=none enc=S
S70.01XA | Contusion of right hip, initial encounter | = | minor side=right enc=A
S70.01XD | Contusion of right hip, subsequent encounter | = | minor side=right enc=D
S70.01XS | Contusion of right hip, sequela | = | minor side=right enc=S
S70.02XA | Contusion of left hip, initial encounter | = | minor side=left enc=A
S70.02XD | Contusion of left hip, subsequent encounter | = | minor side=left enc=D
S70.02XS | Contusion of left hip, sequela | = | minor side=left enc=S
S70.10XA | Contusion of unspecified thigh, initial encounter | thigh contusion; contusion of thigh; quad contusion; quadriceps contusion | minor side=none enc=A
S70.10XD | Contusion of unspecified thigh, subsequent encounter | = | minor side=none enc=D
S70.10XS | Contusion of unspecified thigh, sequela | = | minor side=none enc=S
S70.11XA | Contusion of right thigh, initial encounter | = | minor side=right enc=A
S70.11XD | Contusion of right thigh, subsequent encounter | = | minor side=right enc=D
S70.11XS | Contusion of right thigh, sequela | = | minor side=right enc=S
S70.12XA | Contusion of left thigh, initial encounter | = | minor side=left enc=A
S70.12XD | Contusion of left thigh, subsequent encounter | = | minor side=left enc=D
S70.12XS | Contusion of left thigh, sequela | = | minor side=left enc=S
S71.111A | Laceration without foreign body, right thigh, initial encounter | thigh laceration; laceration of thigh | side=right enc=A
S71.111D | Laceration without foreign body, right thigh, subsequent encounter | = | side=right enc=D
S71.111S | Laceration without foreign body, right thigh, sequela | = | side=right enc=S
S71.112A | Laceration without foreign body, left thigh, initial encounter | = | side=left enc=A
S71.112D | Laceration without foreign body, left thigh, subsequent encounter | = | side=left enc=D
S71.112S | Laceration without foreign body, left thigh, sequela | = | side=left enc=S
S71.119A | Laceration without foreign body, unspecified thigh, initial encounter | = | side=none enc=A
S71.119D | Laceration without foreign body, unspecified thigh, subsequent encounter | = | side=none enc=D
S71.119S | Laceration without foreign body, unspecified thigh, sequela | = | side=none enc=S
S72.001A | Fracture of unspecified part of neck of right femur, initial encounter for closed fracture | hip fracture; femoral neck fracture; broken hip; fracture of femoral neck; fractured hip; fracture of hip | side=right enc=A
S72.001D | Fracture of unspecified part of neck of right femur, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S72.001S | Fracture of unspecified part of neck of right femur, sequela | = | side=right enc=S
S72.002A | Fracture of unspecified part of neck of left femur, initial encounter for closed fracture | = | side=left enc=A
S72.002D | Fracture of unspecified part of neck of left femur, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S72.002S | Fracture of unspecified part of neck of left femur, sequela | = | side=left enc=S
S72.009A | Fracture of unspecified part of neck of unspecified femur, initial encounter for closed fracture | = | side=none enc=A
S72.009D | Fracture of unspecified part of neck of unspecified femur, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S72.009S | Fracture of unspecified part of neck of unspecified femur, sequela | = | side=none enc=S
S72.141A | Displaced intertrochanteric fracture of right femur, initial encounter for closed fracture | intertrochanteric fracture; intertrochanteric hip fracture; intertrochanteric fracture of femur | side=right enc=A
S72.141D | Displaced intertrochanteric fracture of right femur, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S72.141S | Displaced intertrochanteric fracture of right femur, sequela | = | side=right enc=S
S72.142A | Displaced intertrochanteric fracture of left femur, initial encounter for closed fracture | = | side=left enc=A
S72.142D | Displaced intertrochanteric fracture of left femur, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S72.142S | Displaced intertrochanteric fracture of left femur, sequela | = | side=left enc=S
S72.143A | Displaced intertrochanteric fracture of unspecified femur, initial encounter for closed fracture | = | side=none enc=A
S72.143D | Displaced intertrochanteric fracture of unspecified femur, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S72.143S | Displaced intertrochanteric fracture of unspecified femur, sequela | = | side=none enc=S
S72.144A | Nondisplaced intertrochanteric fracture of right femur, initial encounter for closed fracture | intertrochanteric fracture + nondisplaced; intertrochanteric hip fracture + nondisplaced; intertrochanteric fracture of femur + nondisplaced | side=right enc=A
S72.144D | Nondisplaced intertrochanteric fracture of right femur, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S72.144S | Nondisplaced intertrochanteric fracture of right femur, sequela | = | side=right enc=S
S72.145A | Nondisplaced intertrochanteric fracture of left femur, initial encounter for closed fracture | = | side=left enc=A
S72.145D | Nondisplaced intertrochanteric fracture of left femur, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S72.145S | Nondisplaced intertrochanteric fracture of left femur, sequela | = | side=left enc=S
S72.146A | Nondisplaced intertrochanteric fracture of unspecified femur, initial encounter for closed fracture | = | side=none enc=A
S72.146D | Nondisplaced intertrochanteric fracture of unspecified femur, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S72.146S | Nondisplaced intertrochanteric fracture of unspecified femur, sequela | = | side=none enc=S
S72.90XA | Unspecified fracture of unspecified femur, initial encounter for closed fracture | femur fracture; broken femur; fracture of femur; fractured femur | side=none enc=A
S72.90XD | Unspecified fracture of unspecified femur, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S72.90XS | Unspecified fracture of unspecified femur, sequela | = | side=none enc=S
S72.91XA | Unspecified fracture of right femur, initial encounter for closed fracture | = | side=right enc=A
S72.91XD | Unspecified fracture of right femur, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S72.91XS | Unspecified fracture of right femur, sequela | = | side=right enc=S
S72.92XA | Unspecified fracture of left femur, initial encounter for closed fracture | = | side=left enc=A
S72.92XD | Unspecified fracture of left femur, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S72.92XS | Unspecified fracture of left femur, sequela | = | side=left enc=S
S73.101A | Unspecified sprain of right hip, initial encounter | hip sprain; sprain of hip | side=right enc=A
S73.101D | Unspecified sprain of right hip, subsequent encounter | = | side=right enc=D
S73.101S | Unspecified sprain of right hip, sequela | = | side=right enc=S
S73.102A | Unspecified sprain of left hip, initial encounter | = | side=left enc=A
S73.102D | Unspecified sprain of left hip, subsequent encounter | = | side=left enc=D
S73.102S | Unspecified sprain of left hip, sequela | = | side=left enc=S
S73.109A | Unspecified sprain of unspecified hip, initial encounter | = | side=none enc=A
S73.109D | Unspecified sprain of unspecified hip, subsequent encounter | = | side=none enc=D
S73.109S | Unspecified sprain of unspecified hip, sequela | = | side=none enc=S
S73.191A | Other sprain of right hip, initial encounter | hip labral tear; acetabular labral tear; labral tear of hip; labral tear + hip; torn labrum of hip | side=right enc=A
S73.191D | Other sprain of right hip, subsequent encounter | = | side=right enc=D
S73.191S | Other sprain of right hip, sequela | = | side=right enc=S
S73.192A | Other sprain of left hip, initial encounter | = | side=left enc=A
S73.192D | Other sprain of left hip, subsequent encounter | = | side=left enc=D
S73.192S | Other sprain of left hip, sequela | = | side=left enc=S
S73.199A | Other sprain of unspecified hip, initial encounter | = | side=none enc=A
S73.199D | Other sprain of unspecified hip, subsequent encounter | = | side=none enc=D
S73.199S | Other sprain of unspecified hip, sequela | = | side=none enc=S
S76.011A | Strain of muscle, fascia and tendon of right hip, initial encounter | hip strain; hip flexor strain; strain of hip; hip muscle strain; strained hip; hip flexor muscle strain | side=right enc=A
S76.011D | Strain of muscle, fascia and tendon of right hip, subsequent encounter | = | side=right enc=D
S76.011S | Strain of muscle, fascia and tendon of right hip, sequela | = | side=right enc=S
S76.012A | Strain of muscle, fascia and tendon of left hip, initial encounter | = | side=left enc=A
S76.012D | Strain of muscle, fascia and tendon of left hip, subsequent encounter | = | side=left enc=D
S76.012S | Strain of muscle, fascia and tendon of left hip, sequela | = | side=left enc=S
S76.019A | Strain of muscle, fascia and tendon of unspecified hip, initial encounter | = | side=none enc=A
S76.019D | Strain of muscle, fascia and tendon of unspecified hip, subsequent encounter | = | side=none enc=D
S76.019S | Strain of muscle, fascia and tendon of unspecified hip, sequela | = | side=none enc=S
S76.111A | Strain of right quadriceps muscle, fascia and tendon, initial encounter | quadriceps strain; quad strain; strain of quadriceps; quadriceps tendon rupture; quadriceps tendon tear; pulled quad | side=right enc=A
S76.111D | Strain of right quadriceps muscle, fascia and tendon, subsequent encounter | = | side=right enc=D
S76.111S | Strain of right quadriceps muscle, fascia and tendon, sequela | = | side=right enc=S
S76.112A | Strain of left quadriceps muscle, fascia and tendon, initial encounter | = | side=left enc=A
S76.112D | Strain of left quadriceps muscle, fascia and tendon, subsequent encounter | = | side=left enc=D
S76.112S | Strain of left quadriceps muscle, fascia and tendon, sequela | = | side=left enc=S
S76.119A | Strain of unspecified quadriceps muscle, fascia and tendon, initial encounter | = | side=none enc=A
S76.119D | Strain of unspecified quadriceps muscle, fascia and tendon, subsequent encounter | = | side=none enc=D
S76.119S | Strain of unspecified quadriceps muscle, fascia and tendon, sequela | = | side=none enc=S
S76.211A | Strain of adductor muscle, fascia and tendon of right thigh, initial encounter | groin strain; adductor strain; groin pull; strain of groin; pulled groin; adductor muscle strain; pulled muscle + groin; muscle strain + groin | side=right enc=A
S76.211D | Strain of adductor muscle, fascia and tendon of right thigh, subsequent encounter | = | side=right enc=D
S76.211S | Strain of adductor muscle, fascia and tendon of right thigh, sequela | = | side=right enc=S
S76.212A | Strain of adductor muscle, fascia and tendon of left thigh, initial encounter | = | side=left enc=A
S76.212D | Strain of adductor muscle, fascia and tendon of left thigh, subsequent encounter | = | side=left enc=D
S76.212S | Strain of adductor muscle, fascia and tendon of left thigh, sequela | = | side=left enc=S
S76.219A | Strain of adductor muscle, fascia and tendon of unspecified thigh, initial encounter | = | side=none enc=A
S76.219D | Strain of adductor muscle, fascia and tendon of unspecified thigh, subsequent encounter | = | side=none enc=D
S76.219S | Strain of adductor muscle, fascia and tendon of unspecified thigh, sequela | = | side=none enc=S
S76.311A | Strain of muscle, fascia and tendon of the posterior muscle group at thigh level, right thigh, initial encounter | hamstring strain; pulled hamstring; hamstring tear; strain of hamstring; hamstring injury; strained hamstring | side=right enc=A
S76.311D | Strain of muscle, fascia and tendon of the posterior muscle group at thigh level, right thigh, subsequent encounter | = | side=right enc=D
S76.311S | Strain of muscle, fascia and tendon of the posterior muscle group at thigh level, right thigh, sequela | = | side=right enc=S
S76.312A | Strain of muscle, fascia and tendon of the posterior muscle group at thigh level, left thigh, initial encounter | = | side=left enc=A
S76.312D | Strain of muscle, fascia and tendon of the posterior muscle group at thigh level, left thigh, subsequent encounter | = | side=left enc=D
S76.312S | Strain of muscle, fascia and tendon of the posterior muscle group at thigh level, left thigh, sequela | = | side=left enc=S
S76.319A | Strain of muscle, fascia and tendon of the posterior muscle group at thigh level, unspecified thigh, initial encounter | = | side=none enc=A
S76.319D | Strain of muscle, fascia and tendon of the posterior muscle group at thigh level, unspecified thigh, subsequent encounter | = | side=none enc=D
S76.319S | Strain of muscle, fascia and tendon of the posterior muscle group at thigh level, unspecified thigh, sequela | = | side=none enc=S
S79.911A | Unspecified injury of right hip, initial encounter | hip injury; injury of hip | side=right enc=A
S79.911D | Unspecified injury of right hip, subsequent encounter | = | side=right enc=D
S79.911S | Unspecified injury of right hip, sequela | = | side=right enc=S
S79.912A | Unspecified injury of left hip, initial encounter | = | side=left enc=A
S79.912D | Unspecified injury of left hip, subsequent encounter | = | side=left enc=D
S79.912S | Unspecified injury of left hip, sequela | = | side=left enc=S
S79.919A | Unspecified injury of unspecified hip, initial encounter | = | side=none enc=A
S79.919D | Unspecified injury of unspecified hip, subsequent encounter | = | side=none enc=D
S79.919S | Unspecified injury of unspecified hip, sequela | = | side=none enc=S
S80.00XA | Contusion of unspecified knee, initial encounter | knee contusion; contusion of knee; bruised knee | minor side=none enc=A
S80.00XD | Contusion of unspecified knee, subsequent encounter | = | minor side=none enc=D
S80.00XS | Contusion of unspecified knee, sequela | = | minor side=none enc=S
S80.01XA | Contusion of right knee, initial encounter | = | minor side=right enc=A
S80.01XD | Contusion of right knee, subsequent encounter | = | minor side=right enc=D
S80.01XS | Contusion of right knee, sequela | = | minor side=right enc=S
S80.02XA | Contusion of left knee, initial encounter | = | minor side=left enc=A
S80.02XD | Contusion of left knee, subsequent encounter | = | minor side=left enc=D
S80.02XS | Contusion of left knee, sequela | = | minor side=left enc=S
S80.10XA | Contusion of unspecified lower leg, initial encounter | lower leg contusion; shin contusion; contusion of lower leg; leg contusion; contusion of leg; bruised shin | minor side=none enc=A
S80.10XD | Contusion of unspecified lower leg, subsequent encounter | = | minor side=none enc=D
S80.10XS | Contusion of unspecified lower leg, sequela | = | minor side=none enc=S
S80.11XA | Contusion of right lower leg, initial encounter | = | minor side=right enc=A
S80.11XD | Contusion of right lower leg, subsequent encounter | = | minor side=right enc=D
S80.11XS | Contusion of right lower leg, sequela | = | minor side=right enc=S
S80.12XA | Contusion of left lower leg, initial encounter | = | minor side=left enc=A
S80.12XD | Contusion of left lower leg, subsequent encounter | = | minor side=left enc=D
S80.12XS | Contusion of left lower leg, sequela | = | minor side=left enc=S
S80.211A | Abrasion, right knee, initial encounter | knee abrasion; abrasion of knee; scraped knee; skinned knee | minor side=right enc=A
S80.211D | Abrasion, right knee, subsequent encounter | = | minor side=right enc=D
S80.211S | Abrasion, right knee, sequela | = | minor side=right enc=S
S80.212A | Abrasion, left knee, initial encounter | = | minor side=left enc=A
S80.212D | Abrasion, left knee, subsequent encounter | = | minor side=left enc=D
S80.212S | Abrasion, left knee, sequela | = | minor side=left enc=S
S80.219A | Abrasion, unspecified knee, initial encounter | = | minor side=none enc=A
S80.219D | Abrasion, unspecified knee, subsequent encounter | = | minor side=none enc=D
S80.219S | Abrasion, unspecified knee, sequela | = | minor side=none enc=S
S80.811A | Abrasion, right lower leg, initial encounter | leg abrasion; abrasion of leg | minor side=right enc=A
S80.811D | Abrasion, right lower leg, subsequent encounter | = | minor side=right enc=D
S80.811S | Abrasion, right lower leg, sequela | = | minor side=right enc=S
S80.812A | Abrasion, left lower leg, initial encounter | = | minor side=left enc=A
S80.812D | Abrasion, left lower leg, subsequent encounter | = | minor side=left enc=D
S80.812S | Abrasion, left lower leg, sequela | = | minor side=left enc=S
S80.819A | Abrasion, unspecified lower leg, initial encounter | = | minor side=none enc=A
S80.819D | Abrasion, unspecified lower leg, subsequent encounter | = | minor side=none enc=D
S80.819S | Abrasion, unspecified lower leg, sequela | = | minor side=none enc=S
S80.861A | Insect bite (nonvenomous), right lower leg, initial encounter | insect bite of leg; insect bite + leg; bug bite + leg; tick bite of leg; tick bite + leg; bug bite on leg | minor side=right enc=A
S80.861D | Insect bite (nonvenomous), right lower leg, subsequent encounter | = | minor side=right enc=D
S80.861S | Insect bite (nonvenomous), right lower leg, sequela | = | minor side=right enc=S
S80.862A | Insect bite (nonvenomous), left lower leg, initial encounter | = | minor side=left enc=A
S80.862D | Insect bite (nonvenomous), left lower leg, subsequent encounter | = | minor side=left enc=D
S80.862S | Insect bite (nonvenomous), left lower leg, sequela | = | minor side=left enc=S
S80.869A | Insect bite (nonvenomous), unspecified lower leg, initial encounter | = | minor side=none enc=A
S80.869D | Insect bite (nonvenomous), unspecified lower leg, subsequent encounter | = | minor side=none enc=D
S80.869S | Insect bite (nonvenomous), unspecified lower leg, sequela | = | minor side=none enc=S
S81.011A | Laceration without foreign body, right knee, initial encounter | knee laceration; laceration of knee | side=right enc=A
S81.011D | Laceration without foreign body, right knee, subsequent encounter | = | side=right enc=D
S81.011S | Laceration without foreign body, right knee, sequela | = | side=right enc=S
S81.012A | Laceration without foreign body, left knee, initial encounter | = | side=left enc=A
S81.012D | Laceration without foreign body, left knee, subsequent encounter | = | side=left enc=D
S81.012S | Laceration without foreign body, left knee, sequela | = | side=left enc=S
S81.019A | Laceration without foreign body, unspecified knee, initial encounter | = | side=none enc=A
S81.019D | Laceration without foreign body, unspecified knee, subsequent encounter | = | side=none enc=D
S81.019S | Laceration without foreign body, unspecified knee, sequela | = | side=none enc=S
S81.811A | Laceration without foreign body, right lower leg, initial encounter | leg laceration; lower leg laceration; laceration of lower leg; shin laceration; laceration of leg | side=right enc=A
S81.811D | Laceration without foreign body, right lower leg, subsequent encounter | = | side=right enc=D
S81.811S | Laceration without foreign body, right lower leg, sequela | = | side=right enc=S
S81.812A | Laceration without foreign body, left lower leg, initial encounter | = | side=left enc=A
S81.812D | Laceration without foreign body, left lower leg, subsequent encounter | = | side=left enc=D
S81.812S | Laceration without foreign body, left lower leg, sequela | = | side=left enc=S
S81.819A | Laceration without foreign body, unspecified lower leg, initial encounter | = | side=none enc=A
S81.819D | Laceration without foreign body, unspecified lower leg, subsequent encounter | = | side=none enc=D
S81.819S | Laceration without foreign body, unspecified lower leg, sequela | = | side=none enc=S
S81.851A | Open bite, right lower leg, initial encounter | dog bite of leg; dog bite + leg; animal bite of leg; bite of lower leg | side=right enc=A
S81.851D | Open bite, right lower leg, subsequent encounter | = | side=right enc=D
S81.851S | Open bite, right lower leg, sequela | = | side=right enc=S
S81.852A | Open bite, left lower leg, initial encounter | = | side=left enc=A
S81.852D | Open bite, left lower leg, subsequent encounter | = | side=left enc=D
S81.852S | Open bite, left lower leg, sequela | = | side=left enc=S
S81.859A | Open bite, unspecified lower leg, initial encounter | = | side=none enc=A
S81.859D | Open bite, unspecified lower leg, subsequent encounter | = | side=none enc=D
S81.859S | Open bite, unspecified lower leg, sequela | = | side=none enc=S
S82.001A | Unspecified fracture of right patella, initial encounter for closed fracture | patella fracture; kneecap fracture; broken kneecap; patellar fracture; fracture of patella; fractured kneecap | side=right enc=A
S82.001D | Unspecified fracture of right patella, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.001S | Unspecified fracture of right patella, sequela | = | side=right enc=S
S82.002A | Unspecified fracture of left patella, initial encounter for closed fracture | = | side=left enc=A
S82.002D | Unspecified fracture of left patella, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.002S | Unspecified fracture of left patella, sequela | = | side=left enc=S
S82.009A | Unspecified fracture of unspecified patella, initial encounter for closed fracture | = | side=none enc=A
S82.009D | Unspecified fracture of unspecified patella, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.009S | Unspecified fracture of unspecified patella, sequela | = | side=none enc=S
S82.101A | Unspecified fracture of upper end of right tibia, initial encounter for closed fracture | tibial plateau fracture; proximal tibia fracture; fracture of tibial plateau | side=right enc=A
S82.101D | Unspecified fracture of upper end of right tibia, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.101S | Unspecified fracture of upper end of right tibia, sequela | = | side=right enc=S
S82.102A | Unspecified fracture of upper end of left tibia, initial encounter for closed fracture | = | side=left enc=A
S82.102D | Unspecified fracture of upper end of left tibia, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.102S | Unspecified fracture of upper end of left tibia, sequela | = | side=left enc=S
S82.109A | Unspecified fracture of upper end of unspecified tibia, initial encounter for closed fracture | = | side=none enc=A
S82.109D | Unspecified fracture of upper end of unspecified tibia, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.109S | Unspecified fracture of upper end of unspecified tibia, sequela | = | side=none enc=S
S82.141A | Displaced bicondylar fracture of right tibia, initial encounter for closed fracture | bicondylar tibial plateau fracture | side=right enc=A
S82.141D | Displaced bicondylar fracture of right tibia, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.141S | Displaced bicondylar fracture of right tibia, sequela | = | side=right enc=S
S82.142A | Displaced bicondylar fracture of left tibia, initial encounter for closed fracture | = | side=left enc=A
S82.142D | Displaced bicondylar fracture of left tibia, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.142S | Displaced bicondylar fracture of left tibia, sequela | = | side=left enc=S
S82.143A | Displaced bicondylar fracture of unspecified tibia, initial encounter for closed fracture | = | side=none enc=A
S82.143D | Displaced bicondylar fracture of unspecified tibia, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.143S | Displaced bicondylar fracture of unspecified tibia, sequela | = | side=none enc=S
S82.144A | Nondisplaced bicondylar fracture of right tibia, initial encounter for closed fracture | bicondylar tibial plateau fracture + nondisplaced | side=right enc=A
S82.144D | Nondisplaced bicondylar fracture of right tibia, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.144S | Nondisplaced bicondylar fracture of right tibia, sequela | = | side=right enc=S
S82.145A | Nondisplaced bicondylar fracture of left tibia, initial encounter for closed fracture | = | side=left enc=A
S82.145D | Nondisplaced bicondylar fracture of left tibia, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.145S | Nondisplaced bicondylar fracture of left tibia, sequela | = | side=left enc=S
S82.146A | Nondisplaced bicondylar fracture of unspecified tibia, initial encounter for closed fracture | = | side=none enc=A
S82.146D | Nondisplaced bicondylar fracture of unspecified tibia, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.146S | Nondisplaced bicondylar fracture of unspecified tibia, sequela | = | side=none enc=S
S82.201A | Unspecified fracture of shaft of right tibia, initial encounter for closed fracture | tibia fracture; tibial shaft fracture; broken shin; fracture of tibia; fractured tibia; broken leg; broken tibia | side=right enc=A
S82.201D | Unspecified fracture of shaft of right tibia, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.201S | Unspecified fracture of shaft of right tibia, sequela | = | side=right enc=S
S82.202A | Unspecified fracture of shaft of left tibia, initial encounter for closed fracture | = | side=left enc=A
S82.202D | Unspecified fracture of shaft of left tibia, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.202S | Unspecified fracture of shaft of left tibia, sequela | = | side=left enc=S
S82.209A | Unspecified fracture of shaft of unspecified tibia, initial encounter for closed fracture | = | side=none enc=A
S82.209D | Unspecified fracture of shaft of unspecified tibia, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.209S | Unspecified fracture of shaft of unspecified tibia, sequela | = | side=none enc=S
S82.401A | Unspecified fracture of shaft of right fibula, initial encounter for closed fracture | fibula fracture; fibular fracture; fracture of fibula; fractured fibula | side=right enc=A
S82.401D | Unspecified fracture of shaft of right fibula, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.401S | Unspecified fracture of shaft of right fibula, sequela | = | side=right enc=S
S82.402A | Unspecified fracture of shaft of left fibula, initial encounter for closed fracture | = | side=left enc=A
S82.402D | Unspecified fracture of shaft of left fibula, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.402S | Unspecified fracture of shaft of left fibula, sequela | = | side=left enc=S
S82.409A | Unspecified fracture of shaft of unspecified fibula, initial encounter for closed fracture | = | side=none enc=A
S82.409D | Unspecified fracture of shaft of unspecified fibula, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.409S | Unspecified fracture of shaft of unspecified fibula, sequela | = | side=none enc=S
S82.51XA | Displaced fracture of medial malleolus of right tibia, initial encounter for closed fracture | medial malleolus fracture; fracture of medial malleolus | side=right enc=A
S82.51XD | Displaced fracture of medial malleolus of right tibia, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.51XS | Displaced fracture of medial malleolus of right tibia, sequela | = | side=right enc=S
S82.52XA | Displaced fracture of medial malleolus of left tibia, initial encounter for closed fracture | = | side=left enc=A
S82.52XD | Displaced fracture of medial malleolus of left tibia, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.52XS | Displaced fracture of medial malleolus of left tibia, sequela | = | side=left enc=S
S82.53XA | Displaced fracture of medial malleolus of unspecified tibia, initial encounter for closed fracture | = | side=none enc=A
S82.53XD | Displaced fracture of medial malleolus of unspecified tibia, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.53XS | Displaced fracture of medial malleolus of unspecified tibia, sequela | = | side=none enc=S
S82.54XA | Nondisplaced fracture of medial malleolus of right tibia, initial encounter for closed fracture | medial malleolus fracture + nondisplaced; fracture of medial malleolus + nondisplaced | side=right enc=A
S82.54XD | Nondisplaced fracture of medial malleolus of right tibia, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.54XS | Nondisplaced fracture of medial malleolus of right tibia, sequela | = | side=right enc=S
S82.55XA | Nondisplaced fracture of medial malleolus of left tibia, initial encounter for closed fracture | = | side=left enc=A
S82.55XD | Nondisplaced fracture of medial malleolus of left tibia, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.55XS | Nondisplaced fracture of medial malleolus of left tibia, sequela | = | side=left enc=S
S82.56XA | Nondisplaced fracture of medial malleolus of unspecified tibia, initial encounter for closed fracture | = | side=none enc=A
S82.56XD | Nondisplaced fracture of medial malleolus of unspecified tibia, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.56XS | Nondisplaced fracture of medial malleolus of unspecified tibia, sequela | = | side=none enc=S
S82.61XA | Displaced fracture of lateral malleolus of right fibula, initial encounter for closed fracture | lateral malleolus fracture; distal fibula fracture; fracture of lateral malleolus; lateral malleolar fracture | side=right enc=A
S82.61XD | Displaced fracture of lateral malleolus of right fibula, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.61XS | Displaced fracture of lateral malleolus of right fibula, sequela | = | side=right enc=S
S82.62XA | Displaced fracture of lateral malleolus of left fibula, initial encounter for closed fracture | = | side=left enc=A
S82.62XD | Displaced fracture of lateral malleolus of left fibula, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.62XS | Displaced fracture of lateral malleolus of left fibula, sequela | = | side=left enc=S
S82.63XA | Displaced fracture of lateral malleolus of unspecified fibula, initial encounter for closed fracture | = | side=none enc=A
S82.63XD | Displaced fracture of lateral malleolus of unspecified fibula, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.63XS | Displaced fracture of lateral malleolus of unspecified fibula, sequela | = | side=none enc=S
S82.64XA | Nondisplaced fracture of lateral malleolus of right fibula, initial encounter for closed fracture | lateral malleolus fracture + nondisplaced; distal fibula fracture + nondisplaced; fracture of lateral malleolus + nondisplaced; lateral malleolar fracture + nondisplaced | side=right enc=A
S82.64XD | Nondisplaced fracture of lateral malleolus of right fibula, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.64XS | Nondisplaced fracture of lateral malleolus of right fibula, sequela | = | side=right enc=S
S82.65XA | Nondisplaced fracture of lateral malleolus of left fibula, initial encounter for closed fracture | = | side=left enc=A
S82.65XD | Nondisplaced fracture of lateral malleolus of left fibula, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.65XS | Nondisplaced fracture of lateral malleolus of left fibula, sequela | = | side=left enc=S
S82.66XA | Nondisplaced fracture of lateral malleolus of unspecified fibula, initial encounter for closed fracture | = | side=none enc=A
S82.66XD | Nondisplaced fracture of lateral malleolus of unspecified fibula, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.66XS | Nondisplaced fracture of lateral malleolus of unspecified fibula, sequela | = | side=none enc=S
S82.841A | Displaced bimalleolar fracture of right lower leg, initial encounter for closed fracture | bimalleolar fracture; bimalleolar ankle fracture | side=right enc=A
S82.841D | Displaced bimalleolar fracture of right lower leg, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.841S | Displaced bimalleolar fracture of right lower leg, sequela | = | side=right enc=S
S82.842A | Displaced bimalleolar fracture of left lower leg, initial encounter for closed fracture | = | side=left enc=A
S82.842D | Displaced bimalleolar fracture of left lower leg, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.842S | Displaced bimalleolar fracture of left lower leg, sequela | = | side=left enc=S
S82.843A | Displaced bimalleolar fracture of unspecified lower leg, initial encounter for closed fracture | = | side=none enc=A
S82.843D | Displaced bimalleolar fracture of unspecified lower leg, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.843S | Displaced bimalleolar fracture of unspecified lower leg, sequela | = | side=none enc=S
S82.844A | Nondisplaced bimalleolar fracture of right lower leg, initial encounter for closed fracture | bimalleolar fracture + nondisplaced; bimalleolar ankle fracture + nondisplaced | side=right enc=A
S82.844D | Nondisplaced bimalleolar fracture of right lower leg, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.844S | Nondisplaced bimalleolar fracture of right lower leg, sequela | = | side=right enc=S
S82.845A | Nondisplaced bimalleolar fracture of left lower leg, initial encounter for closed fracture | = | side=left enc=A
S82.845D | Nondisplaced bimalleolar fracture of left lower leg, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.845S | Nondisplaced bimalleolar fracture of left lower leg, sequela | = | side=left enc=S
S82.846A | Nondisplaced bimalleolar fracture of unspecified lower leg, initial encounter for closed fracture | = | side=none enc=A
S82.846D | Nondisplaced bimalleolar fracture of unspecified lower leg, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.846S | Nondisplaced bimalleolar fracture of unspecified lower leg, sequela | = | side=none enc=S
S82.851A | Displaced trimalleolar fracture of right lower leg, initial encounter for closed fracture | trimalleolar fracture; trimalleolar ankle fracture | side=right enc=A
S82.851D | Displaced trimalleolar fracture of right lower leg, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.851S | Displaced trimalleolar fracture of right lower leg, sequela | = | side=right enc=S
S82.852A | Displaced trimalleolar fracture of left lower leg, initial encounter for closed fracture | = | side=left enc=A
S82.852D | Displaced trimalleolar fracture of left lower leg, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.852S | Displaced trimalleolar fracture of left lower leg, sequela | = | side=left enc=S
S82.853A | Displaced trimalleolar fracture of unspecified lower leg, initial encounter for closed fracture | = | side=none enc=A
S82.853D | Displaced trimalleolar fracture of unspecified lower leg, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.853S | Displaced trimalleolar fracture of unspecified lower leg, sequela | = | side=none enc=S
S82.854A | Nondisplaced trimalleolar fracture of right lower leg, initial encounter for closed fracture | trimalleolar fracture + nondisplaced; trimalleolar ankle fracture + nondisplaced | side=right enc=A
S82.854D | Nondisplaced trimalleolar fracture of right lower leg, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.854S | Nondisplaced trimalleolar fracture of right lower leg, sequela | = | side=right enc=S
S82.855A | Nondisplaced trimalleolar fracture of left lower leg, initial encounter for closed fracture | = | side=left enc=A
S82.855D | Nondisplaced trimalleolar fracture of left lower leg, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.855S | Nondisplaced trimalleolar fracture of left lower leg, sequela | = | side=left enc=S
S82.856A | Nondisplaced trimalleolar fracture of unspecified lower leg, initial encounter for closed fracture | = | side=none enc=A
S82.856D | Nondisplaced trimalleolar fracture of unspecified lower leg, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.856S | Nondisplaced trimalleolar fracture of unspecified lower leg, sequela | = | side=none enc=S
S82.891A | Other fracture of right lower leg, initial encounter for closed fracture | ankle fracture; broken ankle; fractured ankle; fracture of ankle; avulsion fracture of ankle | side=right enc=A
S82.891D | Other fracture of right lower leg, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S82.891S | Other fracture of right lower leg, sequela | = | side=right enc=S
S82.892A | Other fracture of left lower leg, initial encounter for closed fracture | = | side=left enc=A
S82.892D | Other fracture of left lower leg, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S82.892S | Other fracture of left lower leg, sequela | = | side=left enc=S
S82.899A | Other fracture of unspecified lower leg, initial encounter for closed fracture | = | side=none enc=A
S82.899D | Other fracture of unspecified lower leg, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S82.899S | Other fracture of unspecified lower leg, sequela | = | side=none enc=S
S83.001A | Unspecified subluxation of right patella, initial encounter | patellar subluxation; subluxation of patella; kneecap subluxation | side=right enc=A
S83.001D | Unspecified subluxation of right patella, subsequent encounter | = | side=right enc=D
S83.001S | Unspecified subluxation of right patella, sequela | = | side=right enc=S
S83.002A | Unspecified subluxation of left patella, initial encounter | = | side=left enc=A
S83.002D | Unspecified subluxation of left patella, subsequent encounter | = | side=left enc=D
S83.002S | Unspecified subluxation of left patella, sequela | = | side=left enc=S
S83.003A | Unspecified subluxation of unspecified patella, initial encounter | = | side=none enc=A
S83.003D | Unspecified subluxation of unspecified patella, subsequent encounter | = | side=none enc=D
S83.003S | Unspecified subluxation of unspecified patella, sequela | = | side=none enc=S
S83.004A | Unspecified dislocation of right patella, initial encounter | patellar dislocation; dislocated kneecap; kneecap dislocation; dislocation of patella; patella dislocation | side=right enc=A
S83.004D | Unspecified dislocation of right patella, subsequent encounter | = | side=right enc=D
S83.004S | Unspecified dislocation of right patella, sequela | = | side=right enc=S
S83.005A | Unspecified dislocation of left patella, initial encounter | = | side=left enc=A
S83.005D | Unspecified dislocation of left patella, subsequent encounter | = | side=left enc=D
S83.005S | Unspecified dislocation of left patella, sequela | = | side=left enc=S
S83.006A | Unspecified dislocation of unspecified patella, initial encounter | = | side=none enc=A
S83.006D | Unspecified dislocation of unspecified patella, subsequent encounter | = | side=none enc=D
S83.006S | Unspecified dislocation of unspecified patella, sequela | = | side=none enc=S
S83.203A | Other tear of unspecified meniscus, current injury, right knee, initial encounter | meniscus tear; torn meniscus; meniscal tear; tear of meniscus; torn cartilage of knee; knee cartilage tear; meniscus injury; meniscal injury | side=right enc=A
S83.203D | Other tear of unspecified meniscus, current injury, right knee, subsequent encounter | = | side=right enc=D
S83.203S | Other tear of unspecified meniscus, current injury, right knee, sequela | = | side=right enc=S
S83.204A | Other tear of unspecified meniscus, current injury, left knee, initial encounter | = | side=left enc=A
S83.204D | Other tear of unspecified meniscus, current injury, left knee, subsequent encounter | = | side=left enc=D
S83.204S | Other tear of unspecified meniscus, current injury, left knee, sequela | = | side=left enc=S
S83.209A | Unspecified tear of unspecified meniscus, current injury, unspecified knee, initial encounter | = | side=none enc=A
S83.209D | Unspecified tear of unspecified meniscus, current injury, unspecified knee, subsequent encounter | = | side=none enc=D
S83.209S | Unspecified tear of unspecified meniscus, current injury, unspecified knee, sequela | = | side=none enc=S
S83.241A | Other tear of medial meniscus, current injury, right knee, initial encounter | medial meniscus tear; medial cartilage tear; torn medial cartilage; medial meniscal tear; tear of medial meniscus; torn medial meniscus; meniscus tear + medial | side=right enc=A
S83.241D | Other tear of medial meniscus, current injury, right knee, subsequent encounter | = | side=right enc=D
S83.241S | Other tear of medial meniscus, current injury, right knee, sequela | = | side=right enc=S
S83.242A | Other tear of medial meniscus, current injury, left knee, initial encounter | = | side=left enc=A
S83.242D | Other tear of medial meniscus, current injury, left knee, subsequent encounter | = | side=left enc=D
S83.242S | Other tear of medial meniscus, current injury, left knee, sequela | = | side=left enc=S
S83.249A | Other tear of medial meniscus, current injury, unspecified knee, initial encounter | = | side=none enc=A
S83.249D | Other tear of medial meniscus, current injury, unspecified knee, subsequent encounter | = | side=none enc=D
S83.249S | Other tear of medial meniscus, current injury, unspecified knee, sequela | = | side=none enc=S
S83.281A | Other tear of lateral meniscus, current injury, right knee, initial encounter | lateral meniscus tear; lateral meniscal tear; tear of lateral meniscus; torn lateral meniscus; meniscus tear + lateral | side=right enc=A
S83.281D | Other tear of lateral meniscus, current injury, right knee, subsequent encounter | = | side=right enc=D
S83.281S | Other tear of lateral meniscus, current injury, right knee, sequela | = | side=right enc=S
S83.282A | Other tear of lateral meniscus, current injury, left knee, initial encounter | = | side=left enc=A
S83.282D | Other tear of lateral meniscus, current injury, left knee, subsequent encounter | = | side=left enc=D
S83.282S | Other tear of lateral meniscus, current injury, left knee, sequela | = | side=left enc=S
S83.289A | Other tear of lateral meniscus, current injury, unspecified knee, initial encounter | = | side=none enc=A
S83.289D | Other tear of lateral meniscus, current injury, unspecified knee, subsequent encounter | = | side=none enc=D
S83.289S | Other tear of lateral meniscus, current injury, unspecified knee, sequela | = | side=none enc=S
S83.401A | Sprain of unspecified collateral ligament of right knee, initial encounter | collateral ligament sprain of knee; collateral ligament sprain | side=right enc=A
S83.401D | Sprain of unspecified collateral ligament of right knee, subsequent encounter | = | side=right enc=D
S83.401S | Sprain of unspecified collateral ligament of right knee, sequela | = | side=right enc=S
S83.402A | Sprain of unspecified collateral ligament of left knee, initial encounter | = | side=left enc=A
S83.402D | Sprain of unspecified collateral ligament of left knee, subsequent encounter | = | side=left enc=D
S83.402S | Sprain of unspecified collateral ligament of left knee, sequela | = | side=left enc=S
S83.409A | Sprain of unspecified collateral ligament of unspecified knee, initial encounter | = | side=none enc=A
S83.409D | Sprain of unspecified collateral ligament of unspecified knee, subsequent encounter | = | side=none enc=D
S83.409S | Sprain of unspecified collateral ligament of unspecified knee, sequela | = | side=none enc=S
S83.411A | Sprain of medial collateral ligament of right knee, initial encounter | mcl sprain; mcl tear; medial collateral ligament sprain; medial collateral ligament tear; torn mcl; mcl strain; mcl injury; medial collateral ligament strain; medial collateral ligament injury | side=right enc=A
S83.411D | Sprain of medial collateral ligament of right knee, subsequent encounter | = | side=right enc=D
S83.411S | Sprain of medial collateral ligament of right knee, sequela | = | side=right enc=S
S83.412A | Sprain of medial collateral ligament of left knee, initial encounter | = | side=left enc=A
S83.412D | Sprain of medial collateral ligament of left knee, subsequent encounter | = | side=left enc=D
S83.412S | Sprain of medial collateral ligament of left knee, sequela | = | side=left enc=S
S83.419A | Sprain of medial collateral ligament of unspecified knee, initial encounter | = | side=none enc=A
S83.419D | Sprain of medial collateral ligament of unspecified knee, subsequent encounter | = | side=none enc=D
S83.419S | Sprain of medial collateral ligament of unspecified knee, sequela | = | side=none enc=S
S83.421A | Sprain of lateral collateral ligament of right knee, initial encounter | lcl sprain; lcl tear; lateral collateral ligament sprain; lateral collateral ligament tear; lateral collateral ligament strain | side=right enc=A
S83.421D | Sprain of lateral collateral ligament of right knee, subsequent encounter | = | side=right enc=D
S83.421S | Sprain of lateral collateral ligament of right knee, sequela | = | side=right enc=S
S83.422A | Sprain of lateral collateral ligament of left knee, initial encounter | = | side=left enc=A
S83.422D | Sprain of lateral collateral ligament of left knee, subsequent encounter | = | side=left enc=D
S83.422S | Sprain of lateral collateral ligament of left knee, sequela | = | side=left enc=S
S83.429A | Sprain of lateral collateral ligament of unspecified knee, initial encounter | = | side=none enc=A
S83.429D | Sprain of lateral collateral ligament of unspecified knee, subsequent encounter | = | side=none enc=D
S83.429S | Sprain of lateral collateral ligament of unspecified knee, sequela | = | side=none enc=S
S83.511A | Sprain of anterior cruciate ligament of right knee, initial encounter | acl tear; acl sprain; anterior cruciate ligament tear; torn acl; anterior cruciate ligament sprain; acl rupture; acl injury; anterior cruciate ligament injury; anterior cruciate ligament rupture | side=right enc=A
S83.511D | Sprain of anterior cruciate ligament of right knee, subsequent encounter | = | side=right enc=D
S83.511S | Sprain of anterior cruciate ligament of right knee, sequela | = | side=right enc=S
S83.512A | Sprain of anterior cruciate ligament of left knee, initial encounter | = | side=left enc=A
S83.512D | Sprain of anterior cruciate ligament of left knee, subsequent encounter | = | side=left enc=D
S83.512S | Sprain of anterior cruciate ligament of left knee, sequela | = | side=left enc=S
S83.519A | Sprain of anterior cruciate ligament of unspecified knee, initial encounter | = | side=none enc=A
S83.519D | Sprain of anterior cruciate ligament of unspecified knee, subsequent encounter | = | side=none enc=D
S83.519S | Sprain of anterior cruciate ligament of unspecified knee, sequela | = | side=none enc=S
S83.521A | Sprain of posterior cruciate ligament of right knee, initial encounter | pcl tear; pcl sprain; posterior cruciate ligament tear; torn pcl; posterior cruciate ligament sprain; posterior cruciate ligament strain | side=right enc=A
S83.521D | Sprain of posterior cruciate ligament of right knee, subsequent encounter | = | side=right enc=D
S83.521S | Sprain of posterior cruciate ligament of right knee, sequela | = | side=right enc=S
S83.522A | Sprain of posterior cruciate ligament of left knee, initial encounter | = | side=left enc=A
S83.522D | Sprain of posterior cruciate ligament of left knee, subsequent encounter | = | side=left enc=D
S83.522S | Sprain of posterior cruciate ligament of left knee, sequela | = | side=left enc=S
S83.529A | Sprain of posterior cruciate ligament of unspecified knee, initial encounter | = | side=none enc=A
S83.529D | Sprain of posterior cruciate ligament of unspecified knee, subsequent encounter | = | side=none enc=D
S83.529S | Sprain of posterior cruciate ligament of unspecified knee, sequela | = | side=none enc=S
S83.90XA | Sprain of unspecified site of unspecified knee, initial encounter | knee sprain; sprain of knee; sprained knee; twisted knee | side=none enc=A
S83.90XD | Sprain of unspecified site of unspecified knee, subsequent encounter | = | side=none enc=D
S83.90XS | Sprain of unspecified site of unspecified knee, sequela | = | side=none enc=S
S83.91XA | Sprain of unspecified site of right knee, initial encounter | = | side=right enc=A
S83.91XD | Sprain of unspecified site of right knee, subsequent encounter | = | side=right enc=D
S83.91XS | Sprain of unspecified site of right knee, sequela | = | side=right enc=S
S83.92XA | Sprain of unspecified site of left knee, initial encounter | = | side=left enc=A
S83.92XD | Sprain of unspecified site of left knee, subsequent encounter | = | side=left enc=D
S83.92XS | Sprain of unspecified site of left knee, sequela | = | side=left enc=S
S86.011A | Strain of right Achilles tendon, initial encounter | achilles tear; achilles rupture; achilles tendon rupture; achilles strain; torn achilles; achilles tendon tear; achilles tendon strain; ruptured achilles | side=right enc=A
S86.011D | Strain of right Achilles tendon, subsequent encounter | = | side=right enc=D
S86.011S | Strain of right Achilles tendon, sequela | = | side=right enc=S
S86.012A | Strain of left Achilles tendon, initial encounter | = | side=left enc=A
S86.012D | Strain of left Achilles tendon, subsequent encounter | = | side=left enc=D
S86.012S | Strain of left Achilles tendon, sequela | = | side=left enc=S
S86.019A | Strain of unspecified Achilles tendon, initial encounter | = | side=none enc=A
S86.019D | Strain of unspecified Achilles tendon, subsequent encounter | = | side=none enc=D
S86.019S | Strain of unspecified Achilles tendon, sequela | = | side=none enc=S
S86.111A | Strain of other muscle(s) and tendon(s) of posterior muscle group at lower leg level, right leg, initial encounter | calf strain; calf tear; calf muscle tear; torn calf; torn calf muscle; gastrocnemius strain; strain of calf; pulled calf; pulled calf muscle; pulled muscle in the calf; gastroc strain; calf muscle strain | side=right enc=A
S86.111D | Strain of other muscle(s) and tendon(s) of posterior muscle group at lower leg level, right leg, subsequent encounter | = | side=right enc=D
S86.111S | Strain of other muscle(s) and tendon(s) of posterior muscle group at lower leg level, right leg, sequela | = | side=right enc=S
S86.112A | Strain of other muscle(s) and tendon(s) of posterior muscle group at lower leg level, left leg, initial encounter | = | side=left enc=A
S86.112D | Strain of other muscle(s) and tendon(s) of posterior muscle group at lower leg level, left leg, subsequent encounter | = | side=left enc=D
S86.112S | Strain of other muscle(s) and tendon(s) of posterior muscle group at lower leg level, left leg, sequela | = | side=left enc=S
S86.119A | Strain of other muscle(s) and tendon(s) of posterior muscle group at lower leg level, unspecified leg, initial encounter | = | side=none enc=A
S86.119D | Strain of other muscle(s) and tendon(s) of posterior muscle group at lower leg level, unspecified leg, subsequent encounter | = | side=none enc=D
S86.119S | Strain of other muscle(s) and tendon(s) of posterior muscle group at lower leg level, unspecified leg, sequela | = | side=none enc=S
S86.911A | Strain of unspecified muscle(s) and tendon(s) at lower leg level, right leg, initial encounter | lower leg strain; leg strain; strain of lower leg; shin splints; knee strain; strain of knee; leg muscle strain; pulled leg muscle | side=right enc=A
S86.911D | Strain of unspecified muscle(s) and tendon(s) at lower leg level, right leg, subsequent encounter | = | side=right enc=D
S86.911S | Strain of unspecified muscle(s) and tendon(s) at lower leg level, right leg, sequela | = | side=right enc=S
S86.912A | Strain of unspecified muscle(s) and tendon(s) at lower leg level, left leg, initial encounter | = | side=left enc=A
S86.912D | Strain of unspecified muscle(s) and tendon(s) at lower leg level, left leg, subsequent encounter | = | side=left enc=D
S86.912S | Strain of unspecified muscle(s) and tendon(s) at lower leg level, left leg, sequela | = | side=left enc=S
S86.919A | Strain of unspecified muscle(s) and tendon(s) at lower leg level, unspecified leg, initial encounter | = | side=none enc=A
S86.919D | Strain of unspecified muscle(s) and tendon(s) at lower leg level, unspecified leg, subsequent encounter | = | side=none enc=D
S86.919S | Strain of unspecified muscle(s) and tendon(s) at lower leg level, unspecified leg, sequela | = | side=none enc=S
S89.90XA | Unspecified injury of unspecified lower leg, initial encounter | lower leg injury; leg injury; injury of lower leg; knee injury; injury of knee; injured knee | side=none enc=A
S89.90XD | Unspecified injury of unspecified lower leg, subsequent encounter | = | side=none enc=D
S89.90XS | Unspecified injury of unspecified lower leg, sequela | = | side=none enc=S
S89.91XA | Unspecified injury of right lower leg, initial encounter | = | side=right enc=A
S89.91XD | Unspecified injury of right lower leg, subsequent encounter | = | side=right enc=D
S89.91XS | Unspecified injury of right lower leg, sequela | = | side=right enc=S
S89.92XA | Unspecified injury of left lower leg, initial encounter | = | side=left enc=A
S89.92XD | Unspecified injury of left lower leg, subsequent encounter | = | side=left enc=D
S89.92XS | Unspecified injury of left lower leg, sequela | = | side=left enc=S
S90.00XA | Contusion of unspecified ankle, initial encounter | ankle contusion; contusion of ankle | minor side=none enc=A
S90.00XD | Contusion of unspecified ankle, subsequent encounter | = | minor side=none enc=D
S90.00XS | Contusion of unspecified ankle, sequela | = | minor side=none enc=S
S90.01XA | Contusion of right ankle, initial encounter | = | minor side=right enc=A
S90.01XD | Contusion of right ankle, subsequent encounter | = | minor side=right enc=D
S90.01XS | Contusion of right ankle, sequela | = | minor side=right enc=S
S90.02XA | Contusion of left ankle, initial encounter | = | minor side=left enc=A
S90.02XD | Contusion of left ankle, subsequent encounter | = | minor side=left enc=D
S90.02XS | Contusion of left ankle, sequela | = | minor side=left enc=S
S90.111A | Contusion of right great toe without damage to nail, initial encounter | great toe contusion; contusion of great toe; big toe contusion | minor side=right enc=A
S90.111D | Contusion of right great toe without damage to nail, subsequent encounter | = | minor side=right enc=D
S90.111S | Contusion of right great toe without damage to nail, sequela | = | minor side=right enc=S
S90.112A | Contusion of left great toe without damage to nail, initial encounter | = | minor side=left enc=A
S90.112D | Contusion of left great toe without damage to nail, subsequent encounter | = | minor side=left enc=D
S90.112S | Contusion of left great toe without damage to nail, sequela | = | minor side=left enc=S
S90.119A | Contusion of unspecified great toe without damage to nail, initial encounter | = | minor side=none enc=A
S90.119D | Contusion of unspecified great toe without damage to nail, subsequent encounter | = | minor side=none enc=D
S90.119S | Contusion of unspecified great toe without damage to nail, sequela | = | minor side=none enc=S
S90.121A | Contusion of right lesser toe(s) without damage to nail, initial encounter | toe contusion; stubbed toe; contusion of lesser toe; bruised toe; contusion of toe | minor side=right enc=A
S90.121D | Contusion of right lesser toe(s) without damage to nail, subsequent encounter | = | minor side=right enc=D
S90.121S | Contusion of right lesser toe(s) without damage to nail, sequela | = | minor side=right enc=S
S90.122A | Contusion of left lesser toe(s) without damage to nail, initial encounter | = | minor side=left enc=A
S90.122D | Contusion of left lesser toe(s) without damage to nail, subsequent encounter | = | minor side=left enc=D
S90.122S | Contusion of left lesser toe(s) without damage to nail, sequela | = | minor side=left enc=S
S90.129A | Contusion of unspecified lesser toe(s) without damage to nail, initial encounter | = | minor side=none enc=A
S90.129D | Contusion of unspecified lesser toe(s) without damage to nail, subsequent encounter | = | minor side=none enc=D
S90.129S | Contusion of unspecified lesser toe(s) without damage to nail, sequela | = | minor side=none enc=S
S90.30XA | Contusion of unspecified foot, initial encounter | foot contusion; contusion of foot; bruised foot | minor side=none enc=A
S90.30XD | Contusion of unspecified foot, subsequent encounter | = | minor side=none enc=D
S90.30XS | Contusion of unspecified foot, sequela | = | minor side=none enc=S
S90.31XA | Contusion of right foot, initial encounter | = | minor side=right enc=A
S90.31XD | Contusion of right foot, subsequent encounter | = | minor side=right enc=D
S90.31XS | Contusion of right foot, sequela | = | minor side=right enc=S
S90.32XA | Contusion of left foot, initial encounter | = | minor side=left enc=A
S90.32XD | Contusion of left foot, subsequent encounter | = | minor side=left enc=D
S90.32XS | Contusion of left foot, sequela | = | minor side=left enc=S
S91.311A | Laceration without foreign body, right foot, initial encounter | foot laceration; laceration of foot; cut on foot | side=right enc=A
S91.311D | Laceration without foreign body, right foot, subsequent encounter | = | side=right enc=D
S91.311S | Laceration without foreign body, right foot, sequela | = | side=right enc=S
S91.312A | Laceration without foreign body, left foot, initial encounter | = | side=left enc=A
S91.312D | Laceration without foreign body, left foot, subsequent encounter | = | side=left enc=D
S91.312S | Laceration without foreign body, left foot, sequela | = | side=left enc=S
S91.319A | Laceration without foreign body, unspecified foot, initial encounter | = | side=none enc=A
S91.319D | Laceration without foreign body, unspecified foot, subsequent encounter | = | side=none enc=D
S91.319S | Laceration without foreign body, unspecified foot, sequela | = | side=none enc=S
S91.331A | Puncture wound without foreign body, right foot, initial encounter | puncture wound of foot; stepped on nail; puncture wound + foot; nail puncture of foot | side=right enc=A
S91.331D | Puncture wound without foreign body, right foot, subsequent encounter | = | side=right enc=D
S91.331S | Puncture wound without foreign body, right foot, sequela | = | side=right enc=S
S91.332A | Puncture wound without foreign body, left foot, initial encounter | = | side=left enc=A
S91.332D | Puncture wound without foreign body, left foot, subsequent encounter | = | side=left enc=D
S91.332S | Puncture wound without foreign body, left foot, sequela | = | side=left enc=S
S91.339A | Puncture wound without foreign body, unspecified foot, initial encounter | = | side=none enc=A
S91.339D | Puncture wound without foreign body, unspecified foot, subsequent encounter | = | side=none enc=D
S91.339S | Puncture wound without foreign body, unspecified foot, sequela | = | side=none enc=S
S92.001A | Unspecified fracture of right calcaneus, initial encounter for closed fracture | calcaneus fracture; heel fracture; calcaneal fracture; fracture of calcaneus | side=right enc=A
S92.001D | Unspecified fracture of right calcaneus, subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.001S | Unspecified fracture of right calcaneus, sequela | = | side=right enc=S
S92.002A | Unspecified fracture of left calcaneus, initial encounter for closed fracture | = | side=left enc=A
S92.002D | Unspecified fracture of left calcaneus, subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.002S | Unspecified fracture of left calcaneus, sequela | = | side=left enc=S
S92.009A | Unspecified fracture of unspecified calcaneus, initial encounter for closed fracture | = | side=none enc=A
S92.009D | Unspecified fracture of unspecified calcaneus, subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.009S | Unspecified fracture of unspecified calcaneus, sequela | = | side=none enc=S
S92.301A | Fracture of unspecified metatarsal bone(s), right foot, initial encounter for closed fracture | metatarsal fracture; lisfranc fracture; lisfranc fracture dislocation; broken foot bone; fracture of metatarsal; fractured metatarsal | side=right enc=A
S92.301D | Fracture of unspecified metatarsal bone(s), right foot, subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.301S | Fracture of unspecified metatarsal bone(s), right foot, sequela | = | side=right enc=S
S92.302A | Fracture of unspecified metatarsal bone(s), left foot, initial encounter for closed fracture | = | side=left enc=A
S92.302D | Fracture of unspecified metatarsal bone(s), left foot, subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.302S | Fracture of unspecified metatarsal bone(s), left foot, sequela | = | side=left enc=S
S92.309A | Fracture of unspecified metatarsal bone(s), unspecified foot, initial encounter for closed fracture | = | side=none enc=A
S92.309D | Fracture of unspecified metatarsal bone(s), unspecified foot, subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.309S | Fracture of unspecified metatarsal bone(s), unspecified foot, sequela | = | side=none enc=S
S92.311A | Displaced fracture of first metatarsal bone, right foot, initial encounter for closed fracture | first metatarsal fracture; fracture of first metatarsal | side=right enc=A
S92.311D | Displaced fracture of first metatarsal bone, right foot, subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.311S | Displaced fracture of first metatarsal bone, right foot, sequela | = | side=right enc=S
S92.312A | Displaced fracture of first metatarsal bone, left foot, initial encounter for closed fracture | = | side=left enc=A
S92.312D | Displaced fracture of first metatarsal bone, left foot, subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.312S | Displaced fracture of first metatarsal bone, left foot, sequela | = | side=left enc=S
S92.313A | Displaced fracture of first metatarsal bone, unspecified foot, initial encounter for closed fracture | = | side=none enc=A
S92.313D | Displaced fracture of first metatarsal bone, unspecified foot, subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.313S | Displaced fracture of first metatarsal bone, unspecified foot, sequela | = | side=none enc=S
S92.321A | Displaced fracture of second metatarsal bone, right foot, initial encounter for closed fracture | second metatarsal fracture; fracture of second metatarsal; 2nd metatarsal fracture; fracture of base of second metatarsal; lisfranc fracture + second metatarsal | side=right enc=A
S92.321D | Displaced fracture of second metatarsal bone, right foot, subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.321S | Displaced fracture of second metatarsal bone, right foot, sequela | = | side=right enc=S
S92.322A | Displaced fracture of second metatarsal bone, left foot, initial encounter for closed fracture | = | side=left enc=A
S92.322D | Displaced fracture of second metatarsal bone, left foot, subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.322S | Displaced fracture of second metatarsal bone, left foot, sequela | = | side=left enc=S
S92.323A | Displaced fracture of second metatarsal bone, unspecified foot, initial encounter for closed fracture | = | side=none enc=A
S92.323D | Displaced fracture of second metatarsal bone, unspecified foot, subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.323S | Displaced fracture of second metatarsal bone, unspecified foot, sequela | = | side=none enc=S
S92.331A | Displaced fracture of third metatarsal bone, right foot, initial encounter for closed fracture | third metatarsal fracture; fracture of third metatarsal | side=right enc=A
S92.331D | Displaced fracture of third metatarsal bone, right foot, subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.331S | Displaced fracture of third metatarsal bone, right foot, sequela | = | side=right enc=S
S92.332A | Displaced fracture of third metatarsal bone, left foot, initial encounter for closed fracture | = | side=left enc=A
S92.332D | Displaced fracture of third metatarsal bone, left foot, subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.332S | Displaced fracture of third metatarsal bone, left foot, sequela | = | side=left enc=S
S92.333A | Displaced fracture of third metatarsal bone, unspecified foot, initial encounter for closed fracture | = | side=none enc=A
S92.333D | Displaced fracture of third metatarsal bone, unspecified foot, subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.333S | Displaced fracture of third metatarsal bone, unspecified foot, sequela | = | side=none enc=S
S92.341A | Displaced fracture of fourth metatarsal bone, right foot, initial encounter for closed fracture | fourth metatarsal fracture; fracture of fourth metatarsal | side=right enc=A
S92.341D | Displaced fracture of fourth metatarsal bone, right foot, subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.341S | Displaced fracture of fourth metatarsal bone, right foot, sequela | = | side=right enc=S
S92.342A | Displaced fracture of fourth metatarsal bone, left foot, initial encounter for closed fracture | = | side=left enc=A
S92.342D | Displaced fracture of fourth metatarsal bone, left foot, subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.342S | Displaced fracture of fourth metatarsal bone, left foot, sequela | = | side=left enc=S
S92.343A | Displaced fracture of fourth metatarsal bone, unspecified foot, initial encounter for closed fracture | = | side=none enc=A
S92.343D | Displaced fracture of fourth metatarsal bone, unspecified foot, subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.343S | Displaced fracture of fourth metatarsal bone, unspecified foot, sequela | = | side=none enc=S
S92.351A | Displaced fracture of fifth metatarsal bone, right foot, initial encounter for closed fracture | fifth metatarsal fracture; jones fracture; fracture of fifth metatarsal; displaced fifth metatarsal fracture; 5th metatarsal fracture; fracture of 5th metatarsal; fracture of base of fifth metatarsal | side=right enc=A
S92.351D | Displaced fracture of fifth metatarsal bone, right foot, subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.351S | Displaced fracture of fifth metatarsal bone, right foot, sequela | = | side=right enc=S
S92.352A | Displaced fracture of fifth metatarsal bone, left foot, initial encounter for closed fracture | = | side=left enc=A
S92.352D | Displaced fracture of fifth metatarsal bone, left foot, subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.352S | Displaced fracture of fifth metatarsal bone, left foot, sequela | = | side=left enc=S
S92.353A | Displaced fracture of fifth metatarsal bone, unspecified foot, initial encounter for closed fracture | = | side=none enc=A
S92.353D | Displaced fracture of fifth metatarsal bone, unspecified foot, subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.353S | Displaced fracture of fifth metatarsal bone, unspecified foot, sequela | = | side=none enc=S
S92.354A | Nondisplaced fracture of fifth metatarsal bone, right foot, initial encounter for closed fracture | fifth metatarsal fracture + nondisplaced; jones fracture + nondisplaced; fracture of fifth metatarsal + nondisplaced; displaced fifth metatarsal fracture + nondisplaced; 5th metatarsal fracture + nondisplaced; fracture of 5th metatarsal + nondisplaced; fracture of base of fifth metatarsal + nondisplaced | side=right enc=A
S92.354D | Nondisplaced fracture of fifth metatarsal bone, right foot, subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.354S | Nondisplaced fracture of fifth metatarsal bone, right foot, sequela | = | side=right enc=S
S92.355A | Nondisplaced fracture of fifth metatarsal bone, left foot, initial encounter for closed fracture | = | side=left enc=A
S92.355D | Nondisplaced fracture of fifth metatarsal bone, left foot, subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.355S | Nondisplaced fracture of fifth metatarsal bone, left foot, sequela | = | side=left enc=S
S92.356A | Nondisplaced fracture of fifth metatarsal bone, unspecified foot, initial encounter for closed fracture | = | side=none enc=A
S92.356D | Nondisplaced fracture of fifth metatarsal bone, unspecified foot, subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.356S | Nondisplaced fracture of fifth metatarsal bone, unspecified foot, sequela | = | side=none enc=S
S92.401A | Displaced unspecified fracture of right great toe, initial encounter for closed fracture | great toe fracture; broken big toe; fracture of great toe; big toe fracture; fractured great toe; fracture of big toe | side=right enc=A
S92.401D | Displaced unspecified fracture of right great toe, subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.401S | Displaced unspecified fracture of right great toe, sequela | = | side=right enc=S
S92.402A | Displaced unspecified fracture of left great toe, initial encounter for closed fracture | = | side=left enc=A
S92.402D | Displaced unspecified fracture of left great toe, subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.402S | Displaced unspecified fracture of left great toe, sequela | = | side=left enc=S
S92.403A | Displaced unspecified fracture of unspecified great toe, initial encounter for closed fracture | = | side=none enc=A
S92.403D | Displaced unspecified fracture of unspecified great toe, subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.403S | Displaced unspecified fracture of unspecified great toe, sequela | = | side=none enc=S
S92.404A | Nondisplaced unspecified fracture of right great toe, initial encounter for closed fracture | great toe fracture + nondisplaced; broken big toe + nondisplaced; fracture of great toe + nondisplaced; big toe fracture + nondisplaced; fractured great toe + nondisplaced; fracture of big toe + nondisplaced | side=right enc=A
S92.404D | Nondisplaced unspecified fracture of right great toe, subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.404S | Nondisplaced unspecified fracture of right great toe, sequela | = | side=right enc=S
S92.405A | Nondisplaced unspecified fracture of left great toe, initial encounter for closed fracture | = | side=left enc=A
S92.405D | Nondisplaced unspecified fracture of left great toe, subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.405S | Nondisplaced unspecified fracture of left great toe, sequela | = | side=left enc=S
S92.406A | Nondisplaced unspecified fracture of unspecified great toe, initial encounter for closed fracture | = | side=none enc=A
S92.406D | Nondisplaced unspecified fracture of unspecified great toe, subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.406S | Nondisplaced unspecified fracture of unspecified great toe, sequela | = | side=none enc=S
S92.501A | Displaced unspecified fracture of right lesser toe(s), initial encounter for closed fracture | toe fracture; broken toe; broken little toe; broken pinky toe; little toe fracture; pinky toe fracture; fracture of toe; fractured toe; lesser toe fracture | side=right enc=A
S92.501D | Displaced unspecified fracture of right lesser toe(s), subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.501S | Displaced unspecified fracture of right lesser toe(s), sequela | = | side=right enc=S
S92.502A | Displaced unspecified fracture of left lesser toe(s), initial encounter for closed fracture | = | side=left enc=A
S92.502D | Displaced unspecified fracture of left lesser toe(s), subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.502S | Displaced unspecified fracture of left lesser toe(s), sequela | = | side=left enc=S
S92.503A | Displaced unspecified fracture of unspecified lesser toe(s), initial encounter for closed fracture | = | side=none enc=A
S92.503D | Displaced unspecified fracture of unspecified lesser toe(s), subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.503S | Displaced unspecified fracture of unspecified lesser toe(s), sequela | = | side=none enc=S
S92.504A | Nondisplaced unspecified fracture of right lesser toe(s), initial encounter for closed fracture | toe fracture + nondisplaced; broken toe + nondisplaced; fracture of toe + nondisplaced; fractured toe + nondisplaced; lesser toe fracture + nondisplaced | side=right enc=A
S92.504D | Nondisplaced unspecified fracture of right lesser toe(s), subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.504S | Nondisplaced unspecified fracture of right lesser toe(s), sequela | = | side=right enc=S
S92.505A | Nondisplaced unspecified fracture of left lesser toe(s), initial encounter for closed fracture | = | side=left enc=A
S92.505D | Nondisplaced unspecified fracture of left lesser toe(s), subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.505S | Nondisplaced unspecified fracture of left lesser toe(s), sequela | = | side=left enc=S
S92.506A | Nondisplaced unspecified fracture of unspecified lesser toe(s), initial encounter for closed fracture | = | side=none enc=A
S92.506D | Nondisplaced unspecified fracture of unspecified lesser toe(s), subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.506S | Nondisplaced unspecified fracture of unspecified lesser toe(s), sequela | = | side=none enc=S
S92.901A | Unspecified fracture of right foot, initial encounter for closed fracture | foot fracture; broken foot; fracture of foot; fractured foot | side=right enc=A
S92.901D | Unspecified fracture of right foot, subsequent encounter for fracture with routine healing | = | side=right enc=D
S92.901S | Unspecified fracture of right foot, sequela | = | side=right enc=S
S92.902A | Unspecified fracture of left foot, initial encounter for closed fracture | = | side=left enc=A
S92.902D | Unspecified fracture of left foot, subsequent encounter for fracture with routine healing | = | side=left enc=D
S92.902S | Unspecified fracture of left foot, sequela | = | side=left enc=S
S92.909A | Unspecified fracture of unspecified foot, initial encounter for closed fracture | = | side=none enc=A
S92.909D | Unspecified fracture of unspecified foot, subsequent encounter for fracture with routine healing | = | side=none enc=D
S92.909S | Unspecified fracture of unspecified foot, sequela | = | side=none enc=S
S93.324A | Dislocation of tarsometatarsal joint of right foot, initial encounter | lisfranc injury; lisfranc dislocation | side=right enc=A
S93.324D | Dislocation of tarsometatarsal joint of right foot, subsequent encounter | = | side=right enc=D
S93.324S | Dislocation of tarsometatarsal joint of right foot, sequela | = | side=right enc=S
S93.325A | Dislocation of tarsometatarsal joint of left foot, initial encounter | = | side=left enc=A
S93.325D | Dislocation of tarsometatarsal joint of left foot, subsequent encounter | = | side=left enc=D
S93.325S | Dislocation of tarsometatarsal joint of left foot, sequela | = | side=left enc=S
S93.326A | Dislocation of tarsometatarsal joint of unspecified foot, initial encounter | = | side=none enc=A
S93.326D | Dislocation of tarsometatarsal joint of unspecified foot, subsequent encounter | = | side=none enc=D
S93.326S | Dislocation of tarsometatarsal joint of unspecified foot, sequela | = | side=none enc=S
S93.401A | Sprain of unspecified ligament of right ankle, initial encounter | ankle sprain; sprained ankle; twisted ankle; rolled ankle; sprain of ankle; ankle ligament sprain | side=right enc=A
S93.401D | Sprain of unspecified ligament of right ankle, subsequent encounter | = | side=right enc=D
S93.401S | Sprain of unspecified ligament of right ankle, sequela | = | side=right enc=S
S93.402A | Sprain of unspecified ligament of left ankle, initial encounter | = | side=left enc=A
S93.402D | Sprain of unspecified ligament of left ankle, subsequent encounter | = | side=left enc=D
S93.402S | Sprain of unspecified ligament of left ankle, sequela | = | side=left enc=S
S93.409A | Sprain of unspecified ligament of unspecified ankle, initial encounter | = | side=none enc=A
S93.409D | Sprain of unspecified ligament of unspecified ankle, subsequent encounter | = | side=none enc=D
S93.409S | Sprain of unspecified ligament of unspecified ankle, sequela | = | side=none enc=S
S93.411A | Sprain of calcaneofibular ligament of right ankle, initial encounter | calcaneofibular ligament sprain; calcaneofibular sprain; calcaneofibular ligament tear; ankle sprain + calcaneofibular ligament | side=right enc=A
S93.411D | Sprain of calcaneofibular ligament of right ankle, subsequent encounter | = | side=right enc=D
S93.411S | Sprain of calcaneofibular ligament of right ankle, sequela | = | side=right enc=S
S93.412A | Sprain of calcaneofibular ligament of left ankle, initial encounter | = | side=left enc=A
S93.412D | Sprain of calcaneofibular ligament of left ankle, subsequent encounter | = | side=left enc=D
S93.412S | Sprain of calcaneofibular ligament of left ankle, sequela | = | side=left enc=S
S93.419A | Sprain of calcaneofibular ligament of unspecified ankle, initial encounter | = | side=none enc=A
S93.419D | Sprain of calcaneofibular ligament of unspecified ankle, subsequent encounter | = | side=none enc=D
S93.419S | Sprain of calcaneofibular ligament of unspecified ankle, sequela | = | side=none enc=S
S93.421A | Sprain of deltoid ligament of right ankle, initial encounter | deltoid ligament sprain; medial ankle sprain; deltoid ligament sprain of ankle; deltoid ligament tear; ankle sprain + deltoid ligament | side=right enc=A
S93.421D | Sprain of deltoid ligament of right ankle, subsequent encounter | = | side=right enc=D
S93.421S | Sprain of deltoid ligament of right ankle, sequela | = | side=right enc=S
S93.422A | Sprain of deltoid ligament of left ankle, initial encounter | = | side=left enc=A
S93.422D | Sprain of deltoid ligament of left ankle, subsequent encounter | = | side=left enc=D
S93.422S | Sprain of deltoid ligament of left ankle, sequela | = | side=left enc=S
S93.429A | Sprain of deltoid ligament of unspecified ankle, initial encounter | = | side=none enc=A
S93.429D | Sprain of deltoid ligament of unspecified ankle, subsequent encounter | = | side=none enc=D
S93.429S | Sprain of deltoid ligament of unspecified ankle, sequela | = | side=none enc=S
S93.431A | Sprain of tibiofibular ligament of right ankle, initial encounter | high ankle sprain; syndesmotic sprain; syndesmosis sprain; tibiofibular ligament sprain; syndesmotic ankle sprain; ankle sprain + syndesmosis; ankle sprain + tibiofibular ligament; tibiofibular ligament tear; syndesmotic injury | side=right enc=A
S93.431D | Sprain of tibiofibular ligament of right ankle, subsequent encounter | = | side=right enc=D
S93.431S | Sprain of tibiofibular ligament of right ankle, sequela | = | side=right enc=S
S93.432A | Sprain of tibiofibular ligament of left ankle, initial encounter | = | side=left enc=A
S93.432D | Sprain of tibiofibular ligament of left ankle, subsequent encounter | = | side=left enc=D
S93.432S | Sprain of tibiofibular ligament of left ankle, sequela | = | side=left enc=S
S93.439A | Sprain of tibiofibular ligament of unspecified ankle, initial encounter | = | side=none enc=A
S93.439D | Sprain of tibiofibular ligament of unspecified ankle, subsequent encounter | = | side=none enc=D
S93.439S | Sprain of tibiofibular ligament of unspecified ankle, sequela | = | side=none enc=S
S93.491A | Sprain of other ligament of right ankle, initial encounter | anterior talofibular ligament sprain; lateral ankle sprain; atfl sprain; anterior talofibular ligament tear; anterior talofibular ligament strain; lateral ligament complex sprain; lateral ankle ligament sprain; ankle sprain + lateral ligament; ankle sprain + lateral ligament complex; ankle sprain + talofibular ligament; ankle sprain + atfl; talofibular ligament sprain; talofibular ligament tear; atfl tear; lateral ankle ligament tear; lateral ligament tear of ankle; torn talofibular ligament | side=right enc=A
S93.491D | Sprain of other ligament of right ankle, subsequent encounter | = | side=right enc=D
S93.491S | Sprain of other ligament of right ankle, sequela | = | side=right enc=S
S93.492A | Sprain of other ligament of left ankle, initial encounter | = | side=left enc=A
S93.492D | Sprain of other ligament of left ankle, subsequent encounter | = | side=left enc=D
S93.492S | Sprain of other ligament of left ankle, sequela | = | side=left enc=S
S93.499A | Sprain of other ligament of unspecified ankle, initial encounter | = | side=none enc=A
S93.499D | Sprain of other ligament of unspecified ankle, subsequent encounter | = | side=none enc=D
S93.499S | Sprain of other ligament of unspecified ankle, sequela | = | side=none enc=S
S93.509A | Unspecified sprain of unspecified toe(s), initial encounter | toe sprain; sprained toe; sprain of toe; jammed toe | enc=A
S93.509D | Unspecified sprain of unspecified toe(s), subsequent encounter | = | enc=D
S93.509S | Unspecified sprain of unspecified toe(s), sequela | = | enc=S
S93.529A | Sprain of metatarsophalangeal joint of unspecified toe(s), initial encounter | turf toe | enc=A
S93.529D | Sprain of metatarsophalangeal joint of unspecified toe(s), subsequent encounter | = | enc=D
S93.529S | Sprain of metatarsophalangeal joint of unspecified toe(s), sequela | = | enc=S
S93.601A | Unspecified sprain of right foot, initial encounter | foot sprain; midfoot sprain; sprain of foot; sprained foot | side=right enc=A
S93.601D | Unspecified sprain of right foot, subsequent encounter | = | side=right enc=D
S93.601S | Unspecified sprain of right foot, sequela | = | side=right enc=S
S93.602A | Unspecified sprain of left foot, initial encounter | = | side=left enc=A
S93.602D | Unspecified sprain of left foot, subsequent encounter | = | side=left enc=D
S93.602S | Unspecified sprain of left foot, sequela | = | side=left enc=S
S93.609A | Unspecified sprain of unspecified foot, initial encounter | = | side=none enc=A
S93.609D | Unspecified sprain of unspecified foot, subsequent encounter | = | side=none enc=D
S93.609S | Unspecified sprain of unspecified foot, sequela | = | side=none enc=S
S96.911A | Strain of unspecified muscle and tendon at ankle and foot level, right foot, initial encounter | ankle strain; foot strain; strain of ankle; strain of foot; strained ankle; strained foot | side=right enc=A
S96.911D | Strain of unspecified muscle and tendon at ankle and foot level, right foot, subsequent encounter | = | side=right enc=D
S96.911S | Strain of unspecified muscle and tendon at ankle and foot level, right foot, sequela | = | side=right enc=S
S96.912A | Strain of unspecified muscle and tendon at ankle and foot level, left foot, initial encounter | = | side=left enc=A
S96.912D | Strain of unspecified muscle and tendon at ankle and foot level, left foot, subsequent encounter | = | side=left enc=D
S96.912S | Strain of unspecified muscle and tendon at ankle and foot level, left foot, sequela | = | side=left enc=S
S96.919A | Strain of unspecified muscle and tendon at ankle and foot level, unspecified foot, initial encounter | = | side=none enc=A
S96.919D | Strain of unspecified muscle and tendon at ankle and foot level, unspecified foot, subsequent encounter | = | side=none enc=D
S96.919S | Strain of unspecified muscle and tendon at ankle and foot level, unspecified foot, sequela | = | side=none enc=S
S99.911A | Unspecified injury of right ankle, initial encounter | ankle injury; injury of ankle; injured ankle | side=right enc=A
S99.911D | Unspecified injury of right ankle, subsequent encounter | = | side=right enc=D
S99.911S | Unspecified injury of right ankle, sequela | = | side=right enc=S
S99.912A | Unspecified injury of left ankle, initial encounter | = | side=left enc=A
S99.912D | Unspecified injury of left ankle, subsequent encounter | = | side=left enc=D
S99.912S | Unspecified injury of left ankle, sequela | = | side=left enc=S
S99.919A | Unspecified injury of unspecified ankle, initial encounter | = | side=none enc=A
S99.919D | Unspecified injury of unspecified ankle, subsequent encounter | = | side=none enc=D
S99.919S | Unspecified injury of unspecified ankle, sequela | = | side=none enc=S
S99.921A | Unspecified injury of right foot, initial encounter | foot injury; injury of foot | side=right enc=A
S99.921D | Unspecified injury of right foot, subsequent encounter | = | side=right enc=D
S99.921S | Unspecified injury of right foot, sequela | = | side=right enc=S
S99.922A | Unspecified injury of left foot, initial encounter | = | side=left enc=A
S99.922D | Unspecified injury of left foot, subsequent encounter | = | side=left enc=D
S99.922S | Unspecified injury of left foot, sequela | = | side=left enc=S
S99.929A | Unspecified injury of unspecified foot, initial encounter | = | side=none enc=A
S99.929D | Unspecified injury of unspecified foot, subsequent encounter | = | side=none enc=D
S99.929S | Unspecified injury of unspecified foot, sequela | = | side=none enc=S
`;
