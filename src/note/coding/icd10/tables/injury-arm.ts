/** S40-S69: injuries of shoulder, arm, hand. The format is in ../parse-table.ts. */
export const injuryArm = `
S40.011A | Contusion of right shoulder, initial encounter | shoulder contusion; contusion of shoulder; bruised shoulder | minor side=right enc=A
S40.011D | Contusion of right shoulder, subsequent encounter | = | minor side=right enc=D
S40.011S | Contusion of right shoulder, sequela | = | minor side=right enc=S
S40.012A | Contusion of left shoulder, initial encounter | = | minor side=left enc=A
S40.012D | Contusion of left shoulder, subsequent encounter | = | minor side=left enc=D
S40.012S | Contusion of left shoulder, sequela | = | minor side=left enc=S
S40.019A | Contusion of unspecified shoulder, initial encounter | = | minor side=none enc=A
S40.019D | Contusion of unspecified shoulder, subsequent encounter | = | minor side=none enc=D
S40.019S | Contusion of unspecified shoulder, sequela | = | minor side=none enc=S
S40.021A | Contusion of right upper arm, initial encounter | upper arm contusion; contusion of upper arm; arm contusion | minor side=right enc=A
S40.021D | Contusion of right upper arm, subsequent encounter | = | minor side=right enc=D
S40.021S | Contusion of right upper arm, sequela | = | minor side=right enc=S
S40.022A | Contusion of left upper arm, initial encounter | = | minor side=left enc=A
S40.022D | Contusion of left upper arm, subsequent encounter | = | minor side=left enc=D
S40.022S | Contusion of left upper arm, sequela | = | minor side=left enc=S
S40.029A | Contusion of unspecified upper arm, initial encounter | = | minor side=none enc=A
S40.029D | Contusion of unspecified upper arm, subsequent encounter | = | minor side=none enc=D
S40.029S | Contusion of unspecified upper arm, sequela | = | minor side=none enc=S
S40.861A | Insect bite (nonvenomous) of right upper arm, initial encounter | insect bite of arm; insect bite + arm; bug bite + arm; bug bite on arm | minor side=right enc=A
S40.861D | Insect bite (nonvenomous) of right upper arm, subsequent encounter | = | minor side=right enc=D
S40.861S | Insect bite (nonvenomous) of right upper arm, sequela | = | minor side=right enc=S
S40.862A | Insect bite (nonvenomous) of left upper arm, initial encounter | = | minor side=left enc=A
S40.862D | Insect bite (nonvenomous) of left upper arm, subsequent encounter | = | minor side=left enc=D
S40.862S | Insect bite (nonvenomous) of left upper arm, sequela | = | minor side=left enc=S
S40.869A | Insect bite (nonvenomous) of unspecified upper arm, initial encounter | = | minor side=none enc=A
S40.869D | Insect bite (nonvenomous) of unspecified upper arm, subsequent encounter | = | minor side=none enc=D
S40.869S | Insect bite (nonvenomous) of unspecified upper arm, sequela | = | minor side=none enc=S
S42.001A | Fracture of unspecified part of right clavicle, initial encounter for closed fracture | clavicle fracture; broken collarbone; collarbone fracture; fracture of clavicle; fractured clavicle; fractured collarbone | side=right enc=A
S42.001D | Fracture of unspecified part of right clavicle, subsequent encounter for fracture with routine healing | = | side=right enc=D
S42.001S | Fracture of unspecified part of right clavicle, sequela | = | side=right enc=S
S42.002A | Fracture of unspecified part of left clavicle, initial encounter for closed fracture | = | side=left enc=A
S42.002D | Fracture of unspecified part of left clavicle, subsequent encounter for fracture with routine healing | = | side=left enc=D
S42.002S | Fracture of unspecified part of left clavicle, sequela | = | side=left enc=S
S42.009A | Fracture of unspecified part of unspecified clavicle, initial encounter for closed fracture | = | side=none enc=A
S42.009D | Fracture of unspecified part of unspecified clavicle, subsequent encounter for fracture with routine healing | = | side=none enc=D
S42.009S | Fracture of unspecified part of unspecified clavicle, sequela | = | side=none enc=S
S42.101A | Fracture of unspecified part of scapula, right shoulder, initial encounter for closed fracture | scapula fracture; shoulder blade fracture; fracture of scapula | side=right enc=A
S42.101D | Fracture of unspecified part of scapula, right shoulder, subsequent encounter for fracture with routine healing | = | side=right enc=D
S42.101S | Fracture of unspecified part of scapula, right shoulder, sequela | = | side=right enc=S
S42.102A | Fracture of unspecified part of scapula, left shoulder, initial encounter for closed fracture | = | side=left enc=A
S42.102D | Fracture of unspecified part of scapula, left shoulder, subsequent encounter for fracture with routine healing | = | side=left enc=D
S42.102S | Fracture of unspecified part of scapula, left shoulder, sequela | = | side=left enc=S
S42.109A | Fracture of unspecified part of scapula, unspecified shoulder, initial encounter for closed fracture | = | side=none enc=A
S42.109D | Fracture of unspecified part of scapula, unspecified shoulder, subsequent encounter for fracture with routine healing | = | side=none enc=D
S42.109S | Fracture of unspecified part of scapula, unspecified shoulder, sequela | = | side=none enc=S
S42.201A | Unspecified fracture of upper end of right humerus, initial encounter for closed fracture | proximal humerus fracture; broken shoulder; shoulder fracture; humeral neck fracture; proximal humeral fracture; fractured shoulder | side=right enc=A
S42.201D | Unspecified fracture of upper end of right humerus, subsequent encounter for fracture with routine healing | = | side=right enc=D
S42.201S | Unspecified fracture of upper end of right humerus, sequela | = | side=right enc=S
S42.202A | Unspecified fracture of upper end of left humerus, initial encounter for closed fracture | = | side=left enc=A
S42.202D | Unspecified fracture of upper end of left humerus, subsequent encounter for fracture with routine healing | = | side=left enc=D
S42.202S | Unspecified fracture of upper end of left humerus, sequela | = | side=left enc=S
S42.209A | Unspecified fracture of upper end of unspecified humerus, initial encounter for closed fracture | = | side=none enc=A
S42.209D | Unspecified fracture of upper end of unspecified humerus, subsequent encounter for fracture with routine healing | = | side=none enc=D
S42.209S | Unspecified fracture of upper end of unspecified humerus, sequela | = | side=none enc=S
S42.301A | Unspecified fracture of shaft of humerus, right arm, initial encounter for closed fracture | humerus fracture; humeral shaft fracture; broken upper arm; fracture of humerus; fractured humerus | side=right enc=A
S42.301D | Unspecified fracture of shaft of humerus, right arm, subsequent encounter for fracture with routine healing | = | side=right enc=D
S42.301S | Unspecified fracture of shaft of humerus, right arm, sequela | = | side=right enc=S
S42.302A | Unspecified fracture of shaft of humerus, left arm, initial encounter for closed fracture | = | side=left enc=A
S42.302D | Unspecified fracture of shaft of humerus, left arm, subsequent encounter for fracture with routine healing | = | side=left enc=D
S42.302S | Unspecified fracture of shaft of humerus, left arm, sequela | = | side=left enc=S
S42.309A | Unspecified fracture of shaft of humerus, unspecified arm, initial encounter for closed fracture | = | side=none enc=A
S42.309D | Unspecified fracture of shaft of humerus, unspecified arm, subsequent encounter for fracture with routine healing | = | side=none enc=D
S42.309S | Unspecified fracture of shaft of humerus, unspecified arm, sequela | = | side=none enc=S
S42.411A | Displaced simple supracondylar fracture without intercondylar fracture of right humerus, initial encounter for closed fracture | supracondylar fracture; supracondylar humerus fracture; supracondylar fracture of humerus | side=right enc=A
S42.411D | Displaced simple supracondylar fracture without intercondylar fracture of right humerus, subsequent encounter for fracture with routine healing | = | side=right enc=D
S42.411S | Displaced simple supracondylar fracture without intercondylar fracture of right humerus, sequela | = | side=right enc=S
S42.412A | Displaced simple supracondylar fracture without intercondylar fracture of left humerus, initial encounter for closed fracture | = | side=left enc=A
S42.412D | Displaced simple supracondylar fracture without intercondylar fracture of left humerus, subsequent encounter for fracture with routine healing | = | side=left enc=D
S42.412S | Displaced simple supracondylar fracture without intercondylar fracture of left humerus, sequela | = | side=left enc=S
S42.413A | Displaced simple supracondylar fracture without intercondylar fracture of unspecified humerus, initial encounter for closed fracture | = | side=none enc=A
S42.413D | Displaced simple supracondylar fracture without intercondylar fracture of unspecified humerus, subsequent encounter for fracture with routine healing | = | side=none enc=D
S42.413S | Displaced simple supracondylar fracture without intercondylar fracture of unspecified humerus, sequela | = | side=none enc=S
S42.414A | Nondisplaced simple supracondylar fracture without intercondylar fracture of right humerus, initial encounter for closed fracture | supracondylar fracture + nondisplaced; supracondylar humerus fracture + nondisplaced; supracondylar fracture of humerus + nondisplaced | side=right enc=A
S42.414D | Nondisplaced simple supracondylar fracture without intercondylar fracture of right humerus, subsequent encounter for fracture with routine healing | = | side=right enc=D
S42.414S | Nondisplaced simple supracondylar fracture without intercondylar fracture of right humerus, sequela | = | side=right enc=S
S42.415A | Nondisplaced simple supracondylar fracture without intercondylar fracture of left humerus, initial encounter for closed fracture | = | side=left enc=A
S42.415D | Nondisplaced simple supracondylar fracture without intercondylar fracture of left humerus, subsequent encounter for fracture with routine healing | = | side=left enc=D
S42.415S | Nondisplaced simple supracondylar fracture without intercondylar fracture of left humerus, sequela | = | side=left enc=S
S42.416A | Nondisplaced simple supracondylar fracture without intercondylar fracture of unspecified humerus, initial encounter for closed fracture | = | side=none enc=A
S42.416D | Nondisplaced simple supracondylar fracture without intercondylar fracture of unspecified humerus, subsequent encounter for fracture with routine healing | = | side=none enc=D
S42.416S | Nondisplaced simple supracondylar fracture without intercondylar fracture of unspecified humerus, sequela | = | side=none enc=S
S43.001A | Unspecified subluxation of right shoulder joint, initial encounter | shoulder subluxation; subluxed shoulder; subluxation of shoulder | side=right enc=A
S43.001D | Unspecified subluxation of right shoulder joint, subsequent encounter | = | side=right enc=D
S43.001S | Unspecified subluxation of right shoulder joint, sequela | = | side=right enc=S
S43.002A | Unspecified subluxation of left shoulder joint, initial encounter | = | side=left enc=A
S43.002D | Unspecified subluxation of left shoulder joint, subsequent encounter | = | side=left enc=D
S43.002S | Unspecified subluxation of left shoulder joint, sequela | = | side=left enc=S
S43.003A | Unspecified subluxation of unspecified shoulder joint, initial encounter | = | side=none enc=A
S43.003D | Unspecified subluxation of unspecified shoulder joint, subsequent encounter | = | side=none enc=D
S43.003S | Unspecified subluxation of unspecified shoulder joint, sequela | = | side=none enc=S
S43.004A | Unspecified dislocation of right shoulder joint, initial encounter | shoulder dislocation; dislocated shoulder; dislocation of shoulder | side=right enc=A
S43.004D | Unspecified dislocation of right shoulder joint, subsequent encounter | = | side=right enc=D
S43.004S | Unspecified dislocation of right shoulder joint, sequela | = | side=right enc=S
S43.005A | Unspecified dislocation of left shoulder joint, initial encounter | = | side=left enc=A
S43.005D | Unspecified dislocation of left shoulder joint, subsequent encounter | = | side=left enc=D
S43.005S | Unspecified dislocation of left shoulder joint, sequela | = | side=left enc=S
S43.006A | Unspecified dislocation of unspecified shoulder joint, initial encounter | = | side=none enc=A
S43.006D | Unspecified dislocation of unspecified shoulder joint, subsequent encounter | = | side=none enc=D
S43.006S | Unspecified dislocation of unspecified shoulder joint, sequela | = | side=none enc=S
S43.101A | Unspecified dislocation of right acromioclavicular joint, initial encounter | ac joint dislocation; acromioclavicular dislocation | side=right enc=A
S43.101D | Unspecified dislocation of right acromioclavicular joint, subsequent encounter | = | side=right enc=D
S43.101S | Unspecified dislocation of right acromioclavicular joint, sequela | = | side=right enc=S
S43.102A | Unspecified dislocation of left acromioclavicular joint, initial encounter | = | side=left enc=A
S43.102D | Unspecified dislocation of left acromioclavicular joint, subsequent encounter | = | side=left enc=D
S43.102S | Unspecified dislocation of left acromioclavicular joint, sequela | = | side=left enc=S
S43.109A | Unspecified dislocation of unspecified acromioclavicular joint, initial encounter | = | side=none enc=A
S43.109D | Unspecified dislocation of unspecified acromioclavicular joint, subsequent encounter | = | side=none enc=D
S43.109S | Unspecified dislocation of unspecified acromioclavicular joint, sequela | = | side=none enc=S
S43.401A | Unspecified sprain of right shoulder joint, initial encounter | shoulder sprain; sprain of shoulder; sprained shoulder | side=right enc=A
S43.401D | Unspecified sprain of right shoulder joint, subsequent encounter | = | side=right enc=D
S43.401S | Unspecified sprain of right shoulder joint, sequela | = | side=right enc=S
S43.402A | Unspecified sprain of left shoulder joint, initial encounter | = | side=left enc=A
S43.402D | Unspecified sprain of left shoulder joint, subsequent encounter | = | side=left enc=D
S43.402S | Unspecified sprain of left shoulder joint, sequela | = | side=left enc=S
S43.409A | Unspecified sprain of unspecified shoulder joint, initial encounter | = | side=none enc=A
S43.409D | Unspecified sprain of unspecified shoulder joint, subsequent encounter | = | side=none enc=D
S43.409S | Unspecified sprain of unspecified shoulder joint, sequela | = | side=none enc=S
S43.431A | Superior glenoid labrum lesion of right shoulder, initial encounter | labral tear of shoulder; slap tear; shoulder labral tear; slap lesion; superior labral tear; glenoid labrum tear; superior glenoid labrum lesion | side=right enc=A
S43.431D | Superior glenoid labrum lesion of right shoulder, subsequent encounter | = | side=right enc=D
S43.431S | Superior glenoid labrum lesion of right shoulder, sequela | = | side=right enc=S
S43.432A | Superior glenoid labrum lesion of left shoulder, initial encounter | = | side=left enc=A
S43.432D | Superior glenoid labrum lesion of left shoulder, subsequent encounter | = | side=left enc=D
S43.432S | Superior glenoid labrum lesion of left shoulder, sequela | = | side=left enc=S
S43.439A | Superior glenoid labrum lesion of unspecified shoulder, initial encounter | = | side=none enc=A
S43.439D | Superior glenoid labrum lesion of unspecified shoulder, subsequent encounter | = | side=none enc=D
S43.439S | Superior glenoid labrum lesion of unspecified shoulder, sequela | = | side=none enc=S
S43.50XA | Sprain of unspecified acromioclavicular joint, initial encounter | ac joint sprain; acromioclavicular sprain; separated shoulder; ac separation; shoulder separation; ac joint separation; acromioclavicular joint sprain; acromioclavicular joint separation | side=none enc=A
S43.50XD | Sprain of unspecified acromioclavicular joint, subsequent encounter | = | side=none enc=D
S43.50XS | Sprain of unspecified acromioclavicular joint, sequela | = | side=none enc=S
S43.51XA | Sprain of right acromioclavicular joint, initial encounter | = | side=right enc=A
S43.51XD | Sprain of right acromioclavicular joint, subsequent encounter | = | side=right enc=D
S43.51XS | Sprain of right acromioclavicular joint, sequela | = | side=right enc=S
S43.52XA | Sprain of left acromioclavicular joint, initial encounter | = | side=left enc=A
S43.52XD | Sprain of left acromioclavicular joint, subsequent encounter | = | side=left enc=D
S43.52XS | Sprain of left acromioclavicular joint, sequela | = | side=left enc=S
S46.011A | Strain of muscle(s) and tendon(s) of the rotator cuff of right shoulder, initial encounter | rotator cuff strain; strain of rotator cuff; traumatic rotator cuff tear; acute rotator cuff tear; rotator cuff tear + traumatic; traumatic supraspinatus tear; acute supraspinatus tear; tear + supraspinatus + traumatic; tear + supraspinatus + fresh; tear + supraspinatus + from fall; tear + rotator cuff + traumatic; tear + rotator cuff + fresh; tear + rotator cuff + from fall; supraspinatus tear + traumatic; supraspinatus tear + fresh; supraspinatus tear + from fall; tear + supraspinatus + full thickness + traumatic; tear + supraspinatus + full thickness + fresh; tear + supraspinatus + full thickness + from fall; tear + supraspinatus + all way through + traumatic; tear + supraspinatus + all way through + fresh; tear + supraspinatus + all way through + from fall; rotator cuff tear + full thickness + traumatic; rotator cuff tear + full thickness + fresh; rotator cuff tear + full thickness + from fall; rotator cuff tear + fresh; rotator cuff tear from fall; supraspinatus tear from fall | side=right enc=A
S46.011D | Strain of muscle(s) and tendon(s) of the rotator cuff of right shoulder, subsequent encounter | = | side=right enc=D
S46.011S | Strain of muscle(s) and tendon(s) of the rotator cuff of right shoulder, sequela | = | side=right enc=S
S46.012A | Strain of muscle(s) and tendon(s) of the rotator cuff of left shoulder, initial encounter | = | side=left enc=A
S46.012D | Strain of muscle(s) and tendon(s) of the rotator cuff of left shoulder, subsequent encounter | = | side=left enc=D
S46.012S | Strain of muscle(s) and tendon(s) of the rotator cuff of left shoulder, sequela | = | side=left enc=S
S46.019A | Strain of muscle(s) and tendon(s) of the rotator cuff of unspecified shoulder, initial encounter | = | side=none enc=A
S46.019D | Strain of muscle(s) and tendon(s) of the rotator cuff of unspecified shoulder, subsequent encounter | = | side=none enc=D
S46.019S | Strain of muscle(s) and tendon(s) of the rotator cuff of unspecified shoulder, sequela | = | side=none enc=S
S46.211A | Strain of muscle, fascia and tendon of other parts of biceps, right arm, initial encounter | biceps strain; biceps tear; distal biceps rupture; biceps tendon rupture; biceps tendon tear; biceps rupture; strain of biceps | side=right enc=A
S46.211D | Strain of muscle, fascia and tendon of other parts of biceps, right arm, subsequent encounter | = | side=right enc=D
S46.211S | Strain of muscle, fascia and tendon of other parts of biceps, right arm, sequela | = | side=right enc=S
S46.212A | Strain of muscle, fascia and tendon of other parts of biceps, left arm, initial encounter | = | side=left enc=A
S46.212D | Strain of muscle, fascia and tendon of other parts of biceps, left arm, subsequent encounter | = | side=left enc=D
S46.212S | Strain of muscle, fascia and tendon of other parts of biceps, left arm, sequela | = | side=left enc=S
S46.219A | Strain of muscle, fascia and tendon of other parts of biceps, unspecified arm, initial encounter | = | side=none enc=A
S46.219D | Strain of muscle, fascia and tendon of other parts of biceps, unspecified arm, subsequent encounter | = | side=none enc=D
S46.219S | Strain of muscle, fascia and tendon of other parts of biceps, unspecified arm, sequela | = | side=none enc=S
S46.911A | Strain of unspecified muscle, fascia and tendon at shoulder and upper arm level, right arm, initial encounter | shoulder strain; strain of shoulder; strained shoulder; upper arm strain | side=right enc=A
S46.911D | Strain of unspecified muscle, fascia and tendon at shoulder and upper arm level, right arm, subsequent encounter | = | side=right enc=D
S46.911S | Strain of unspecified muscle, fascia and tendon at shoulder and upper arm level, right arm, sequela | = | side=right enc=S
S46.912A | Strain of unspecified muscle, fascia and tendon at shoulder and upper arm level, left arm, initial encounter | = | side=left enc=A
S46.912D | Strain of unspecified muscle, fascia and tendon at shoulder and upper arm level, left arm, subsequent encounter | = | side=left enc=D
S46.912S | Strain of unspecified muscle, fascia and tendon at shoulder and upper arm level, left arm, sequela | = | side=left enc=S
S46.919A | Strain of unspecified muscle, fascia and tendon at shoulder and upper arm level, unspecified arm, initial encounter | = | side=none enc=A
S46.919D | Strain of unspecified muscle, fascia and tendon at shoulder and upper arm level, unspecified arm, subsequent encounter | = | side=none enc=D
S46.919S | Strain of unspecified muscle, fascia and tendon at shoulder and upper arm level, unspecified arm, sequela | = | side=none enc=S
S49.90XA | Unspecified injury of shoulder and upper arm, unspecified arm, initial encounter | shoulder injury; injury of shoulder; arm injury | side=none enc=A
S49.90XD | Unspecified injury of shoulder and upper arm, unspecified arm, subsequent encounter | = | side=none enc=D
S49.90XS | Unspecified injury of shoulder and upper arm, unspecified arm, sequela | = | side=none enc=S
S49.91XA | Unspecified injury of right shoulder and upper arm, initial encounter | = | side=right enc=A
S49.91XD | Unspecified injury of right shoulder and upper arm, subsequent encounter | = | side=right enc=D
S49.91XS | Unspecified injury of right shoulder and upper arm, sequela | = | side=right enc=S
S49.92XA | Unspecified injury of left shoulder and upper arm, initial encounter | = | side=left enc=A
S49.92XD | Unspecified injury of left shoulder and upper arm, subsequent encounter | = | side=left enc=D
S49.92XS | Unspecified injury of left shoulder and upper arm, sequela | = | side=left enc=S
S50.00XA | Contusion of unspecified elbow, initial encounter | elbow contusion; contusion of elbow; bruised elbow | minor side=none enc=A
S50.00XD | Contusion of unspecified elbow, subsequent encounter | = | minor side=none enc=D
S50.00XS | Contusion of unspecified elbow, sequela | = | minor side=none enc=S
S50.01XA | Contusion of right elbow, initial encounter | = | minor side=right enc=A
S50.01XD | Contusion of right elbow, subsequent encounter | = | minor side=right enc=D
S50.01XS | Contusion of right elbow, sequela | = | minor side=right enc=S
S50.02XA | Contusion of left elbow, initial encounter | = | minor side=left enc=A
S50.02XD | Contusion of left elbow, subsequent encounter | = | minor side=left enc=D
S50.02XS | Contusion of left elbow, sequela | = | minor side=left enc=S
S50.10XA | Contusion of unspecified forearm, initial encounter | forearm contusion; contusion of forearm | minor side=none enc=A
S50.10XD | Contusion of unspecified forearm, subsequent encounter | = | minor side=none enc=D
S50.10XS | Contusion of unspecified forearm, sequela | = | minor side=none enc=S
S50.11XA | Contusion of right forearm, initial encounter | = | minor side=right enc=A
S50.11XD | Contusion of right forearm, subsequent encounter | = | minor side=right enc=D
S50.11XS | Contusion of right forearm, sequela | = | minor side=right enc=S
S50.12XA | Contusion of left forearm, initial encounter | = | minor side=left enc=A
S50.12XD | Contusion of left forearm, subsequent encounter | = | minor side=left enc=D
S50.12XS | Contusion of left forearm, sequela | = | minor side=left enc=S
S50.311A | Abrasion of right elbow, initial encounter | elbow abrasion; abrasion of elbow | minor side=right enc=A
S50.311D | Abrasion of right elbow, subsequent encounter | = | minor side=right enc=D
S50.311S | Abrasion of right elbow, sequela | = | minor side=right enc=S
S50.312A | Abrasion of left elbow, initial encounter | = | minor side=left enc=A
S50.312D | Abrasion of left elbow, subsequent encounter | = | minor side=left enc=D
S50.312S | Abrasion of left elbow, sequela | = | minor side=left enc=S
S50.319A | Abrasion of unspecified elbow, initial encounter | = | minor side=none enc=A
S50.319D | Abrasion of unspecified elbow, subsequent encounter | = | minor side=none enc=D
S50.319S | Abrasion of unspecified elbow, sequela | = | minor side=none enc=S
S51.011A | Laceration without foreign body of right elbow, initial encounter | elbow laceration; laceration of elbow | side=right enc=A
S51.011D | Laceration without foreign body of right elbow, subsequent encounter | = | side=right enc=D
S51.011S | Laceration without foreign body of right elbow, sequela | = | side=right enc=S
S51.012A | Laceration without foreign body of left elbow, initial encounter | = | side=left enc=A
S51.012D | Laceration without foreign body of left elbow, subsequent encounter | = | side=left enc=D
S51.012S | Laceration without foreign body of left elbow, sequela | = | side=left enc=S
S51.019A | Laceration without foreign body of unspecified elbow, initial encounter | = | side=none enc=A
S51.019D | Laceration without foreign body of unspecified elbow, subsequent encounter | = | side=none enc=D
S51.019S | Laceration without foreign body of unspecified elbow, sequela | = | side=none enc=S
S51.811A | Laceration without foreign body of right forearm, initial encounter | forearm laceration; laceration of forearm | side=right enc=A
S51.811D | Laceration without foreign body of right forearm, subsequent encounter | = | side=right enc=D
S51.811S | Laceration without foreign body of right forearm, sequela | = | side=right enc=S
S51.812A | Laceration without foreign body of left forearm, initial encounter | = | side=left enc=A
S51.812D | Laceration without foreign body of left forearm, subsequent encounter | = | side=left enc=D
S51.812S | Laceration without foreign body of left forearm, sequela | = | side=left enc=S
S51.819A | Laceration without foreign body of unspecified forearm, initial encounter | = | side=none enc=A
S51.819D | Laceration without foreign body of unspecified forearm, subsequent encounter | = | side=none enc=D
S51.819S | Laceration without foreign body of unspecified forearm, sequela | = | side=none enc=S
S51.851A | Open bite of right forearm, initial encounter | dog bite of forearm; dog bite + forearm; dog bite + arm; cat bite of forearm; bite of forearm | side=right enc=A
S51.851D | Open bite of right forearm, subsequent encounter | = | side=right enc=D
S51.851S | Open bite of right forearm, sequela | = | side=right enc=S
S51.852A | Open bite of left forearm, initial encounter | = | side=left enc=A
S51.852D | Open bite of left forearm, subsequent encounter | = | side=left enc=D
S51.852S | Open bite of left forearm, sequela | = | side=left enc=S
S51.859A | Open bite of unspecified forearm, initial encounter | = | side=none enc=A
S51.859D | Open bite of unspecified forearm, subsequent encounter | = | side=none enc=D
S51.859S | Open bite of unspecified forearm, sequela | = | side=none enc=S
S52.021A | Displaced fracture of olecranon process without intraarticular extension of right ulna, initial encounter for closed fracture | olecranon fracture; fracture of olecranon | side=right enc=A
S52.021D | Displaced fracture of olecranon process without intraarticular extension of right ulna, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S52.021S | Displaced fracture of olecranon process without intraarticular extension of right ulna, sequela | = | side=right enc=S
S52.022A | Displaced fracture of olecranon process without intraarticular extension of left ulna, initial encounter for closed fracture | = | side=left enc=A
S52.022D | Displaced fracture of olecranon process without intraarticular extension of left ulna, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S52.022S | Displaced fracture of olecranon process without intraarticular extension of left ulna, sequela | = | side=left enc=S
S52.023A | Displaced fracture of olecranon process without intraarticular extension of unspecified ulna, initial encounter for closed fracture | = | side=none enc=A
S52.023D | Displaced fracture of olecranon process without intraarticular extension of unspecified ulna, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S52.023S | Displaced fracture of olecranon process without intraarticular extension of unspecified ulna, sequela | = | side=none enc=S
S52.024A | Nondisplaced fracture of olecranon process without intraarticular extension of right ulna, initial encounter for closed fracture | olecranon fracture + nondisplaced; fracture of olecranon + nondisplaced | side=right enc=A
S52.024D | Nondisplaced fracture of olecranon process without intraarticular extension of right ulna, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S52.024S | Nondisplaced fracture of olecranon process without intraarticular extension of right ulna, sequela | = | side=right enc=S
S52.025A | Nondisplaced fracture of olecranon process without intraarticular extension of left ulna, initial encounter for closed fracture | = | side=left enc=A
S52.025D | Nondisplaced fracture of olecranon process without intraarticular extension of left ulna, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S52.025S | Nondisplaced fracture of olecranon process without intraarticular extension of left ulna, sequela | = | side=left enc=S
S52.026A | Nondisplaced fracture of olecranon process without intraarticular extension of unspecified ulna, initial encounter for closed fracture | = | side=none enc=A
S52.026D | Nondisplaced fracture of olecranon process without intraarticular extension of unspecified ulna, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S52.026S | Nondisplaced fracture of olecranon process without intraarticular extension of unspecified ulna, sequela | = | side=none enc=S
S52.121A | Displaced fracture of head of right radius, initial encounter for closed fracture | radial head fracture; fracture of head of radius; fracture of radial head | side=right enc=A
S52.121D | Displaced fracture of head of right radius, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S52.121S | Displaced fracture of head of right radius, sequela | = | side=right enc=S
S52.122A | Displaced fracture of head of left radius, initial encounter for closed fracture | = | side=left enc=A
S52.122D | Displaced fracture of head of left radius, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S52.122S | Displaced fracture of head of left radius, sequela | = | side=left enc=S
S52.123A | Displaced fracture of head of unspecified radius, initial encounter for closed fracture | = | side=none enc=A
S52.123D | Displaced fracture of head of unspecified radius, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S52.123S | Displaced fracture of head of unspecified radius, sequela | = | side=none enc=S
S52.124A | Nondisplaced fracture of head of right radius, initial encounter for closed fracture | radial head fracture + nondisplaced; fracture of head of radius + nondisplaced; fracture of radial head + nondisplaced | side=right enc=A
S52.124D | Nondisplaced fracture of head of right radius, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S52.124S | Nondisplaced fracture of head of right radius, sequela | = | side=right enc=S
S52.125A | Nondisplaced fracture of head of left radius, initial encounter for closed fracture | = | side=left enc=A
S52.125D | Nondisplaced fracture of head of left radius, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S52.125S | Nondisplaced fracture of head of left radius, sequela | = | side=left enc=S
S52.126A | Nondisplaced fracture of head of unspecified radius, initial encounter for closed fracture | = | side=none enc=A
S52.126D | Nondisplaced fracture of head of unspecified radius, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S52.126S | Nondisplaced fracture of head of unspecified radius, sequela | = | side=none enc=S
S52.131A | Displaced fracture of neck of right radius, initial encounter for closed fracture | radial neck fracture; fracture of neck of radius | side=right enc=A
S52.131D | Displaced fracture of neck of right radius, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S52.131S | Displaced fracture of neck of right radius, sequela | = | side=right enc=S
S52.132A | Displaced fracture of neck of left radius, initial encounter for closed fracture | = | side=left enc=A
S52.132D | Displaced fracture of neck of left radius, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S52.132S | Displaced fracture of neck of left radius, sequela | = | side=left enc=S
S52.133A | Displaced fracture of neck of unspecified radius, initial encounter for closed fracture | = | side=none enc=A
S52.133D | Displaced fracture of neck of unspecified radius, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S52.133S | Displaced fracture of neck of unspecified radius, sequela | = | side=none enc=S
S52.134A | Nondisplaced fracture of neck of right radius, initial encounter for closed fracture | radial neck fracture + nondisplaced; fracture of neck of radius + nondisplaced | side=right enc=A
S52.134D | Nondisplaced fracture of neck of right radius, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S52.134S | Nondisplaced fracture of neck of right radius, sequela | = | side=right enc=S
S52.135A | Nondisplaced fracture of neck of left radius, initial encounter for closed fracture | = | side=left enc=A
S52.135D | Nondisplaced fracture of neck of left radius, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S52.135S | Nondisplaced fracture of neck of left radius, sequela | = | side=left enc=S
S52.136A | Nondisplaced fracture of neck of unspecified radius, initial encounter for closed fracture | = | side=none enc=A
S52.136D | Nondisplaced fracture of neck of unspecified radius, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S52.136S | Nondisplaced fracture of neck of unspecified radius, sequela | = | side=none enc=S
S52.501A | Unspecified fracture of the lower end of right radius, initial encounter for closed fracture | distal radius fracture; broken wrist; wrist fracture; fracture of distal radius; fractured wrist; distal radial fracture; fracture of lower end of radius | side=right enc=A
S52.501D | Unspecified fracture of the lower end of right radius, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S52.501S | Unspecified fracture of the lower end of right radius, sequela | = | side=right enc=S
S52.502A | Unspecified fracture of the lower end of left radius, initial encounter for closed fracture | = | side=left enc=A
S52.502D | Unspecified fracture of the lower end of left radius, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S52.502S | Unspecified fracture of the lower end of left radius, sequela | = | side=left enc=S
S52.509A | Unspecified fracture of the lower end of unspecified radius, initial encounter for closed fracture | = | side=none enc=A
S52.509D | Unspecified fracture of the lower end of unspecified radius, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S52.509S | Unspecified fracture of the lower end of unspecified radius, sequela | = | side=none enc=S
S52.521A | Torus fracture of lower end of right radius, initial encounter for closed fracture | torus fracture of radius; buckle fracture; buckle fracture of wrist; distal radius buckle fracture; torus fracture of distal radius; torus fracture of wrist | side=right enc=A
S52.521D | Torus fracture of lower end of right radius, subsequent encounter for fracture with routine healing | = | side=right enc=D
S52.521S | Torus fracture of lower end of right radius, sequela | = | side=right enc=S
S52.522A | Torus fracture of lower end of left radius, initial encounter for closed fracture | = | side=left enc=A
S52.522D | Torus fracture of lower end of left radius, subsequent encounter for fracture with routine healing | = | side=left enc=D
S52.522S | Torus fracture of lower end of left radius, sequela | = | side=left enc=S
S52.529A | Torus fracture of lower end of unspecified radius, initial encounter for closed fracture | = | side=none enc=A
S52.529D | Torus fracture of lower end of unspecified radius, subsequent encounter for fracture with routine healing | = | side=none enc=D
S52.529S | Torus fracture of lower end of unspecified radius, sequela | = | side=none enc=S
S52.531A | Colles' fracture of right radius, initial encounter for closed fracture | colles fracture; colles' fracture | side=right enc=A
S52.531D | Colles' fracture of right radius, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S52.531S | Colles' fracture of right radius, sequela | = | side=right enc=S
S52.532A | Colles' fracture of left radius, initial encounter for closed fracture | = | side=left enc=A
S52.532D | Colles' fracture of left radius, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S52.532S | Colles' fracture of left radius, sequela | = | side=left enc=S
S52.539A | Colles' fracture of unspecified radius, initial encounter for closed fracture | = | side=none enc=A
S52.539D | Colles' fracture of unspecified radius, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S52.539S | Colles' fracture of unspecified radius, sequela | = | side=none enc=S
S52.90XA | Unspecified fracture of unspecified forearm, initial encounter for closed fracture | forearm fracture; broken forearm; broken arm; arm fracture; fractured arm; fracture of forearm | side=none enc=A
S52.90XD | Unspecified fracture of unspecified forearm, subsequent encounter for closed fracture with routine healing | = | side=none enc=D
S52.90XS | Unspecified fracture of unspecified forearm, sequela | = | side=none enc=S
S52.91XA | Unspecified fracture of right forearm, initial encounter for closed fracture | = | side=right enc=A
S52.91XD | Unspecified fracture of right forearm, subsequent encounter for closed fracture with routine healing | = | side=right enc=D
S52.91XS | Unspecified fracture of right forearm, sequela | = | side=right enc=S
S52.92XA | Unspecified fracture of left forearm, initial encounter for closed fracture | = | side=left enc=A
S52.92XD | Unspecified fracture of left forearm, subsequent encounter for closed fracture with routine healing | = | side=left enc=D
S52.92XS | Unspecified fracture of left forearm, sequela | = | side=left enc=S
S53.031A | Nursemaid's elbow, right elbow, initial encounter | nursemaid's elbow; nursemaid elbow; radial head subluxation; nursemaids elbow | side=right enc=A
S53.031D | Nursemaid's elbow, right elbow, subsequent encounter | = | side=right enc=D
S53.031S | Nursemaid's elbow, right elbow, sequela | = | side=right enc=S
S53.032A | Nursemaid's elbow, left elbow, initial encounter | = | side=left enc=A
S53.032D | Nursemaid's elbow, left elbow, subsequent encounter | = | side=left enc=D
S53.032S | Nursemaid's elbow, left elbow, sequela | = | side=left enc=S
S53.033A | Nursemaid's elbow, unspecified elbow, initial encounter | = | side=none enc=A
S53.033D | Nursemaid's elbow, unspecified elbow, subsequent encounter | = | side=none enc=D
S53.033S | Nursemaid's elbow, unspecified elbow, sequela | = | side=none enc=S
S53.401A | Unspecified sprain of right elbow, initial encounter | elbow sprain; sprain of elbow; sprained elbow | side=right enc=A
S53.401D | Unspecified sprain of right elbow, subsequent encounter | = | side=right enc=D
S53.401S | Unspecified sprain of right elbow, sequela | = | side=right enc=S
S53.402A | Unspecified sprain of left elbow, initial encounter | = | side=left enc=A
S53.402D | Unspecified sprain of left elbow, subsequent encounter | = | side=left enc=D
S53.402S | Unspecified sprain of left elbow, sequela | = | side=left enc=S
S53.409A | Unspecified sprain of unspecified elbow, initial encounter | = | side=none enc=A
S53.409D | Unspecified sprain of unspecified elbow, subsequent encounter | = | side=none enc=D
S53.409S | Unspecified sprain of unspecified elbow, sequela | = | side=none enc=S
S53.441A | Ulnar collateral ligament sprain of right elbow, initial encounter | ulnar collateral ligament sprain of elbow; ucl tear; ulnar collateral ligament tear; ulnar collateral ligament sprain | side=right enc=A
S53.441D | Ulnar collateral ligament sprain of right elbow, subsequent encounter | = | side=right enc=D
S53.441S | Ulnar collateral ligament sprain of right elbow, sequela | = | side=right enc=S
S53.442A | Ulnar collateral ligament sprain of left elbow, initial encounter | = | side=left enc=A
S53.442D | Ulnar collateral ligament sprain of left elbow, subsequent encounter | = | side=left enc=D
S53.442S | Ulnar collateral ligament sprain of left elbow, sequela | = | side=left enc=S
S53.449A | Ulnar collateral ligament sprain of unspecified elbow, initial encounter | = | side=none enc=A
S53.449D | Ulnar collateral ligament sprain of unspecified elbow, subsequent encounter | = | side=none enc=D
S53.449S | Ulnar collateral ligament sprain of unspecified elbow, sequela | = | side=none enc=S
S56.911A | Strain of unspecified muscles, fascia and tendons at forearm level, right arm, initial encounter | forearm strain; strain of forearm | side=right enc=A
S56.911D | Strain of unspecified muscles, fascia and tendons at forearm level, right arm, subsequent encounter | = | side=right enc=D
S56.911S | Strain of unspecified muscles, fascia and tendons at forearm level, right arm, sequela | = | side=right enc=S
S56.912A | Strain of unspecified muscles, fascia and tendons at forearm level, left arm, initial encounter | = | side=left enc=A
S56.912D | Strain of unspecified muscles, fascia and tendons at forearm level, left arm, subsequent encounter | = | side=left enc=D
S56.912S | Strain of unspecified muscles, fascia and tendons at forearm level, left arm, sequela | = | side=left enc=S
S56.919A | Strain of unspecified muscles, fascia and tendons at forearm level, unspecified arm, initial encounter | = | side=none enc=A
S56.919D | Strain of unspecified muscles, fascia and tendons at forearm level, unspecified arm, subsequent encounter | = | side=none enc=D
S56.919S | Strain of unspecified muscles, fascia and tendons at forearm level, unspecified arm, sequela | = | side=none enc=S
S59.901A | Unspecified injury of right elbow, initial encounter | elbow injury; injury of elbow | side=right enc=A
S59.901D | Unspecified injury of right elbow, subsequent encounter | = | side=right enc=D
S59.901S | Unspecified injury of right elbow, sequela | = | side=right enc=S
S59.902A | Unspecified injury of left elbow, initial encounter | = | side=left enc=A
S59.902D | Unspecified injury of left elbow, subsequent encounter | = | side=left enc=D
S59.902S | Unspecified injury of left elbow, sequela | = | side=left enc=S
S59.909A | Unspecified injury of unspecified elbow, initial encounter | = | side=none enc=A
S59.909D | Unspecified injury of unspecified elbow, subsequent encounter | = | side=none enc=D
S59.909S | Unspecified injury of unspecified elbow, sequela | = | side=none enc=S
S60.011A | Contusion of right thumb without damage to nail, initial encounter | thumb contusion; contusion of thumb; bruised thumb | minor side=right enc=A
S60.011D | Contusion of right thumb without damage to nail, subsequent encounter | = | minor side=right enc=D
S60.011S | Contusion of right thumb without damage to nail, sequela | = | minor side=right enc=S
S60.012A | Contusion of left thumb without damage to nail, initial encounter | = | minor side=left enc=A
S60.012D | Contusion of left thumb without damage to nail, subsequent encounter | = | minor side=left enc=D
S60.012S | Contusion of left thumb without damage to nail, sequela | = | minor side=left enc=S
S60.019A | Contusion of unspecified thumb without damage to nail, initial encounter | = | minor side=none enc=A
S60.019D | Contusion of unspecified thumb without damage to nail, subsequent encounter | = | minor side=none enc=D
S60.019S | Contusion of unspecified thumb without damage to nail, sequela | = | minor side=none enc=S
S60.211A | Contusion of right wrist, initial encounter | wrist contusion; contusion of wrist | minor side=right enc=A
S60.211D | Contusion of right wrist, subsequent encounter | = | minor side=right enc=D
S60.211S | Contusion of right wrist, sequela | = | minor side=right enc=S
S60.212A | Contusion of left wrist, initial encounter | = | minor side=left enc=A
S60.212D | Contusion of left wrist, subsequent encounter | = | minor side=left enc=D
S60.212S | Contusion of left wrist, sequela | = | minor side=left enc=S
S60.219A | Contusion of unspecified wrist, initial encounter | = | minor side=none enc=A
S60.219D | Contusion of unspecified wrist, subsequent encounter | = | minor side=none enc=D
S60.219S | Contusion of unspecified wrist, sequela | = | minor side=none enc=S
S60.221A | Contusion of right hand, initial encounter | hand contusion; contusion of hand; bruised hand | minor side=right enc=A
S60.221D | Contusion of right hand, subsequent encounter | = | minor side=right enc=D
S60.221S | Contusion of right hand, sequela | = | minor side=right enc=S
S60.222A | Contusion of left hand, initial encounter | = | minor side=left enc=A
S60.222D | Contusion of left hand, subsequent encounter | = | minor side=left enc=D
S60.222S | Contusion of left hand, sequela | = | minor side=left enc=S
S60.229A | Contusion of unspecified hand, initial encounter | = | minor side=none enc=A
S60.229D | Contusion of unspecified hand, subsequent encounter | = | minor side=none enc=D
S60.229S | Contusion of unspecified hand, sequela | = | minor side=none enc=S
S60.459A | Superficial foreign body of unspecified finger, initial encounter | splinter in finger; finger splinter; splinter of finger | minor enc=A
S60.459D | Superficial foreign body of unspecified finger, subsequent encounter | = | minor enc=D
S60.459S | Superficial foreign body of unspecified finger, sequela | = | minor enc=S
S60.511A | Abrasion of right hand, initial encounter | hand abrasion; abrasion of hand | minor side=right enc=A
S60.511D | Abrasion of right hand, subsequent encounter | = | minor side=right enc=D
S60.511S | Abrasion of right hand, sequela | = | minor side=right enc=S
S60.512A | Abrasion of left hand, initial encounter | = | minor side=left enc=A
S60.512D | Abrasion of left hand, subsequent encounter | = | minor side=left enc=D
S60.512S | Abrasion of left hand, sequela | = | minor side=left enc=S
S60.519A | Abrasion of unspecified hand, initial encounter | = | minor side=none enc=A
S60.519D | Abrasion of unspecified hand, subsequent encounter | = | minor side=none enc=D
S60.519S | Abrasion of unspecified hand, sequela | = | minor side=none enc=S
S61.011A | Laceration without foreign body of right thumb without damage to nail, initial encounter | thumb laceration; laceration of thumb; cut thumb; cut on thumb | side=right enc=A
S61.011D | Laceration without foreign body of right thumb without damage to nail, subsequent encounter | = | side=right enc=D
S61.011S | Laceration without foreign body of right thumb without damage to nail, sequela | = | side=right enc=S
S61.012A | Laceration without foreign body of left thumb without damage to nail, initial encounter | = | side=left enc=A
S61.012D | Laceration without foreign body of left thumb without damage to nail, subsequent encounter | = | side=left enc=D
S61.012S | Laceration without foreign body of left thumb without damage to nail, sequela | = | side=left enc=S
S61.019A | Laceration without foreign body of unspecified thumb without damage to nail, initial encounter | = | side=none enc=A
S61.019D | Laceration without foreign body of unspecified thumb without damage to nail, subsequent encounter | = | side=none enc=D
S61.019S | Laceration without foreign body of unspecified thumb without damage to nail, sequela | = | side=none enc=S
S61.210A | Laceration without foreign body of right index finger without damage to nail, initial encounter | index finger laceration; finger laceration + index; laceration of index finger; laceration + index finger | side=right enc=A
S61.210D | Laceration without foreign body of right index finger without damage to nail, subsequent encounter | = | side=right enc=D
S61.210S | Laceration without foreign body of right index finger without damage to nail, sequela | = | side=right enc=S
S61.211A | Laceration without foreign body of left index finger without damage to nail, initial encounter | = | side=left enc=A
S61.211D | Laceration without foreign body of left index finger without damage to nail, subsequent encounter | = | side=left enc=D
S61.211S | Laceration without foreign body of left index finger without damage to nail, sequela | = | side=left enc=S
S61.212A | Laceration without foreign body of right middle finger without damage to nail, initial encounter | middle finger laceration; laceration + middle finger; cut middle finger; long finger laceration; laceration + long finger; cut long finger | side=right enc=A
S61.212D | Laceration without foreign body of right middle finger without damage to nail, subsequent encounter | = | side=right enc=D
S61.212S | Laceration without foreign body of right middle finger without damage to nail, sequela | = | side=right enc=S
S61.213A | Laceration without foreign body of left middle finger without damage to nail, initial encounter | = | side=left enc=A
S61.213D | Laceration without foreign body of left middle finger without damage to nail, subsequent encounter | = | side=left enc=D
S61.213S | Laceration without foreign body of left middle finger without damage to nail, sequela | = | side=left enc=S
S61.214A | Laceration without foreign body of right ring finger without damage to nail, initial encounter | ring finger laceration; laceration + ring finger; cut ring finger | side=right enc=A
S61.214D | Laceration without foreign body of right ring finger without damage to nail, subsequent encounter | = | side=right enc=D
S61.214S | Laceration without foreign body of right ring finger without damage to nail, sequela | = | side=right enc=S
S61.215A | Laceration without foreign body of left ring finger without damage to nail, initial encounter | = | side=left enc=A
S61.215D | Laceration without foreign body of left ring finger without damage to nail, subsequent encounter | = | side=left enc=D
S61.215S | Laceration without foreign body of left ring finger without damage to nail, sequela | = | side=left enc=S
S61.216A | Laceration without foreign body of right little finger without damage to nail, initial encounter | little finger laceration; laceration + little finger; cut little finger; pinky laceration; laceration + pinky; cut pinky; pinkie laceration; laceration + pinkie; cut pinkie; small finger laceration; laceration + small finger; cut small finger | side=right enc=A
S61.216D | Laceration without foreign body of right little finger without damage to nail, subsequent encounter | = | side=right enc=D
S61.216S | Laceration without foreign body of right little finger without damage to nail, sequela | = | side=right enc=S
S61.217A | Laceration without foreign body of left little finger without damage to nail, initial encounter | = | side=left enc=A
S61.217D | Laceration without foreign body of left little finger without damage to nail, subsequent encounter | = | side=left enc=D
S61.217S | Laceration without foreign body of left little finger without damage to nail, sequela | = | side=left enc=S
S61.219A | Laceration without foreign body of unspecified finger without damage to nail, initial encounter | finger laceration; laceration of finger; cut finger; cut on finger | side=none enc=A
S61.219D | Laceration without foreign body of unspecified finger without damage to nail, subsequent encounter | = | side=none enc=D
S61.219S | Laceration without foreign body of unspecified finger without damage to nail, sequela | = | side=none enc=S
S61.259A | Open bite of unspecified finger without damage to nail, initial encounter | bite of finger; dog bite + finger; cat bite + finger; dog bite of finger; cat bite of finger | enc=A
S61.259D | Open bite of unspecified finger without damage to nail, subsequent encounter | = | enc=D
S61.259S | Open bite of unspecified finger without damage to nail, sequela | = | enc=S
S61.411A | Laceration without foreign body of right hand, initial encounter | hand laceration; laceration of hand; cut on hand; cut hand; palm laceration | side=right enc=A
S61.411D | Laceration without foreign body of right hand, subsequent encounter | = | side=right enc=D
S61.411S | Laceration without foreign body of right hand, sequela | = | side=right enc=S
S61.412A | Laceration without foreign body of left hand, initial encounter | = | side=left enc=A
S61.412D | Laceration without foreign body of left hand, subsequent encounter | = | side=left enc=D
S61.412S | Laceration without foreign body of left hand, sequela | = | side=left enc=S
S61.419A | Laceration without foreign body of unspecified hand, initial encounter | = | side=none enc=A
S61.419D | Laceration without foreign body of unspecified hand, subsequent encounter | = | side=none enc=D
S61.419S | Laceration without foreign body of unspecified hand, sequela | = | side=none enc=S
S61.451A | Open bite of right hand, initial encounter | dog bite of hand; cat bite of hand; bite of hand; dog bite + hand; cat bite + hand; animal bite of hand | side=right enc=A
S61.451D | Open bite of right hand, subsequent encounter | = | side=right enc=D
S61.451S | Open bite of right hand, sequela | = | side=right enc=S
S61.452A | Open bite of left hand, initial encounter | = | side=left enc=A
S61.452D | Open bite of left hand, subsequent encounter | = | side=left enc=D
S61.452S | Open bite of left hand, sequela | = | side=left enc=S
S61.459A | Open bite of unspecified hand, initial encounter | = | side=none enc=A
S61.459D | Open bite of unspecified hand, subsequent encounter | = | side=none enc=D
S61.459S | Open bite of unspecified hand, sequela | = | side=none enc=S
S61.511A | Laceration without foreign body of right wrist, initial encounter | wrist laceration; laceration of wrist | side=right enc=A
S61.511D | Laceration without foreign body of right wrist, subsequent encounter | = | side=right enc=D
S61.511S | Laceration without foreign body of right wrist, sequela | = | side=right enc=S
S61.512A | Laceration without foreign body of left wrist, initial encounter | = | side=left enc=A
S61.512D | Laceration without foreign body of left wrist, subsequent encounter | = | side=left enc=D
S61.512S | Laceration without foreign body of left wrist, sequela | = | side=left enc=S
S61.519A | Laceration without foreign body of unspecified wrist, initial encounter | = | side=none enc=A
S61.519D | Laceration without foreign body of unspecified wrist, subsequent encounter | = | side=none enc=D
S61.519S | Laceration without foreign body of unspecified wrist, sequela | = | side=none enc=S
S62.001A | Unspecified fracture of navicular [scaphoid] bone of right wrist, initial encounter for closed fracture | scaphoid fracture; navicular fracture of wrist; fracture of scaphoid | side=right enc=A
S62.001D | Unspecified fracture of navicular [scaphoid] bone of right wrist, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.001S | Unspecified fracture of navicular [scaphoid] bone of right wrist, sequela | = | side=right enc=S
S62.002A | Unspecified fracture of navicular [scaphoid] bone of left wrist, initial encounter for closed fracture | = | side=left enc=A
S62.002D | Unspecified fracture of navicular [scaphoid] bone of left wrist, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.002S | Unspecified fracture of navicular [scaphoid] bone of left wrist, sequela | = | side=left enc=S
S62.009A | Unspecified fracture of navicular [scaphoid] bone of unspecified wrist, initial encounter for closed fracture | = | side=none enc=A
S62.009D | Unspecified fracture of navicular [scaphoid] bone of unspecified wrist, subsequent encounter for fracture with routine healing | = | side=none enc=D
S62.009S | Unspecified fracture of navicular [scaphoid] bone of unspecified wrist, sequela | = | side=none enc=S
S62.309A | Unspecified fracture of unspecified metacarpal bone, initial encounter for closed fracture | metacarpal fracture; fracture of metacarpal; broken hand; hand fracture | enc=A
S62.309D | Unspecified fracture of unspecified metacarpal bone, subsequent encounter for fracture with routine healing | = | enc=D
S62.309S | Unspecified fracture of unspecified metacarpal bone, sequela | = | enc=S
S62.339A | Displaced fracture of neck of unspecified metacarpal bone, initial encounter for closed fracture | boxer's fracture; boxers fracture; metacarpal neck fracture | enc=A
S62.339D | Displaced fracture of neck of unspecified metacarpal bone, subsequent encounter for fracture with routine healing | = | enc=D
S62.339S | Displaced fracture of neck of unspecified metacarpal bone, sequela | = | enc=S
S62.501A | Fracture of unspecified phalanx of right thumb, initial encounter for closed fracture | thumb fracture; broken thumb; fracture of thumb; fractured thumb | side=right enc=A
S62.501D | Fracture of unspecified phalanx of right thumb, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.501S | Fracture of unspecified phalanx of right thumb, sequela | = | side=right enc=S
S62.502A | Fracture of unspecified phalanx of left thumb, initial encounter for closed fracture | = | side=left enc=A
S62.502D | Fracture of unspecified phalanx of left thumb, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.502S | Fracture of unspecified phalanx of left thumb, sequela | = | side=left enc=S
S62.509A | Fracture of unspecified phalanx of unspecified thumb, initial encounter for closed fracture | = | side=none enc=A
S62.509D | Fracture of unspecified phalanx of unspecified thumb, subsequent encounter for fracture with routine healing | = | side=none enc=D
S62.509S | Fracture of unspecified phalanx of unspecified thumb, sequela | = | side=none enc=S
S62.511A | Displaced fracture of proximal phalanx of right thumb, initial encounter for closed fracture | proximal phalanx fracture + thumb | side=right enc=A
S62.511D | Displaced fracture of proximal phalanx of right thumb, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.511S | Displaced fracture of proximal phalanx of right thumb, sequela | = | side=right enc=S
S62.512A | Displaced fracture of proximal phalanx of left thumb, initial encounter for closed fracture | = | side=left enc=A
S62.512D | Displaced fracture of proximal phalanx of left thumb, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.512S | Displaced fracture of proximal phalanx of left thumb, sequela | = | side=left enc=S
S62.513A | Displaced fracture of proximal phalanx of unspecified thumb, initial encounter for closed fracture | = | side=none enc=A
S62.513D | Displaced fracture of proximal phalanx of unspecified thumb, subsequent encounter for fracture with routine healing | = | side=none enc=D
S62.513S | Displaced fracture of proximal phalanx of unspecified thumb, sequela | = | side=none enc=S
S62.514A | Nondisplaced fracture of proximal phalanx of right thumb, initial encounter for closed fracture | proximal phalanx fracture + thumb + nondisplaced | side=right enc=A
S62.514D | Nondisplaced fracture of proximal phalanx of right thumb, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.514S | Nondisplaced fracture of proximal phalanx of right thumb, sequela | = | side=right enc=S
S62.515A | Nondisplaced fracture of proximal phalanx of left thumb, initial encounter for closed fracture | = | side=left enc=A
S62.515D | Nondisplaced fracture of proximal phalanx of left thumb, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.515S | Nondisplaced fracture of proximal phalanx of left thumb, sequela | = | side=left enc=S
S62.516A | Nondisplaced fracture of proximal phalanx of unspecified thumb, initial encounter for closed fracture | = | side=none enc=A
S62.516D | Nondisplaced fracture of proximal phalanx of unspecified thumb, subsequent encounter for fracture with routine healing | = | side=none enc=D
S62.516S | Nondisplaced fracture of proximal phalanx of unspecified thumb, sequela | = | side=none enc=S
S62.521A | Displaced fracture of distal phalanx of right thumb, initial encounter for closed fracture | distal phalanx fracture + thumb; tuft fracture + thumb | side=right enc=A
S62.521D | Displaced fracture of distal phalanx of right thumb, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.521S | Displaced fracture of distal phalanx of right thumb, sequela | = | side=right enc=S
S62.522A | Displaced fracture of distal phalanx of left thumb, initial encounter for closed fracture | = | side=left enc=A
S62.522D | Displaced fracture of distal phalanx of left thumb, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.522S | Displaced fracture of distal phalanx of left thumb, sequela | = | side=left enc=S
S62.523A | Displaced fracture of distal phalanx of unspecified thumb, initial encounter for closed fracture | = | side=none enc=A
S62.523D | Displaced fracture of distal phalanx of unspecified thumb, subsequent encounter for fracture with routine healing | = | side=none enc=D
S62.523S | Displaced fracture of distal phalanx of unspecified thumb, sequela | = | side=none enc=S
S62.524A | Nondisplaced fracture of distal phalanx of right thumb, initial encounter for closed fracture | distal phalanx fracture + thumb + nondisplaced; tuft fracture + thumb + nondisplaced | side=right enc=A
S62.524D | Nondisplaced fracture of distal phalanx of right thumb, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.524S | Nondisplaced fracture of distal phalanx of right thumb, sequela | = | side=right enc=S
S62.525A | Nondisplaced fracture of distal phalanx of left thumb, initial encounter for closed fracture | = | side=left enc=A
S62.525D | Nondisplaced fracture of distal phalanx of left thumb, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.525S | Nondisplaced fracture of distal phalanx of left thumb, sequela | = | side=left enc=S
S62.526A | Nondisplaced fracture of distal phalanx of unspecified thumb, initial encounter for closed fracture | = | side=none enc=A
S62.526D | Nondisplaced fracture of distal phalanx of unspecified thumb, subsequent encounter for fracture with routine healing | = | side=none enc=D
S62.526S | Nondisplaced fracture of distal phalanx of unspecified thumb, sequela | = | side=none enc=S
S62.600A | Fracture of unspecified phalanx of right index finger, initial encounter for closed fracture | phalanx fracture + index finger; broken index finger; fractured index finger; index finger fracture | side=right enc=A
S62.600D | Fracture of unspecified phalanx of right index finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.600S | Fracture of unspecified phalanx of right index finger, sequela | = | side=right enc=S
S62.601A | Fracture of unspecified phalanx of left index finger, initial encounter for closed fracture | = | side=left enc=A
S62.601D | Fracture of unspecified phalanx of left index finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.601S | Fracture of unspecified phalanx of left index finger, sequela | = | side=left enc=S
S62.602A | Fracture of unspecified phalanx of right middle finger, initial encounter for closed fracture | phalanx fracture + middle finger; phalanx fracture + long finger; phalanx fracture + third finger; broken middle finger; fractured middle finger; middle finger fracture; broken long finger; fractured long finger; long finger fracture; broken third finger; fractured third finger; third finger fracture | side=right enc=A
S62.602D | Fracture of unspecified phalanx of right middle finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.602S | Fracture of unspecified phalanx of right middle finger, sequela | = | side=right enc=S
S62.603A | Fracture of unspecified phalanx of left middle finger, initial encounter for closed fracture | = | side=left enc=A
S62.603D | Fracture of unspecified phalanx of left middle finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.603S | Fracture of unspecified phalanx of left middle finger, sequela | = | side=left enc=S
S62.604A | Fracture of unspecified phalanx of right ring finger, initial encounter for closed fracture | phalanx fracture + ring finger; phalanx fracture + fourth finger; broken ring finger; fractured ring finger; ring finger fracture; broken fourth finger; fractured fourth finger; fourth finger fracture | side=right enc=A
S62.604D | Fracture of unspecified phalanx of right ring finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.604S | Fracture of unspecified phalanx of right ring finger, sequela | = | side=right enc=S
S62.605A | Fracture of unspecified phalanx of left ring finger, initial encounter for closed fracture | = | side=left enc=A
S62.605D | Fracture of unspecified phalanx of left ring finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.605S | Fracture of unspecified phalanx of left ring finger, sequela | = | side=left enc=S
S62.606A | Fracture of unspecified phalanx of right little finger, initial encounter for closed fracture | phalanx fracture + little finger; phalanx fracture + small finger; phalanx fracture + pinky; phalanx fracture + pinky finger; phalanx fracture + fifth finger; broken little finger; fractured little finger; little finger fracture; broken small finger; fractured small finger; small finger fracture; broken pinky; fractured pinky; pinky fracture; broken pinky finger; fractured pinky finger; pinky finger fracture; broken fifth finger; fractured fifth finger; fifth finger fracture | side=right enc=A
S62.606D | Fracture of unspecified phalanx of right little finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.606S | Fracture of unspecified phalanx of right little finger, sequela | = | side=right enc=S
S62.607A | Fracture of unspecified phalanx of left little finger, initial encounter for closed fracture | = | side=left enc=A
S62.607D | Fracture of unspecified phalanx of left little finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.607S | Fracture of unspecified phalanx of left little finger, sequela | = | side=left enc=S
S62.609A | Fracture of unspecified phalanx of unspecified finger, initial encounter for closed fracture | finger fracture; broken finger; fracture of finger; fractured finger; phalanx fracture of finger; phalanx fracture + finger | enc=A
S62.609D | Fracture of unspecified phalanx of unspecified finger, subsequent encounter for fracture with routine healing | = | enc=D
S62.609S | Fracture of unspecified phalanx of unspecified finger, sequela | = | enc=S
S62.610A | Displaced fracture of proximal phalanx of right index finger, initial encounter for closed fracture | proximal phalanx fracture + index finger | side=right enc=A
S62.610D | Displaced fracture of proximal phalanx of right index finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.610S | Displaced fracture of proximal phalanx of right index finger, sequela | = | side=right enc=S
S62.611A | Displaced fracture of proximal phalanx of left index finger, initial encounter for closed fracture | = | side=left enc=A
S62.611D | Displaced fracture of proximal phalanx of left index finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.611S | Displaced fracture of proximal phalanx of left index finger, sequela | = | side=left enc=S
S62.612A | Displaced fracture of proximal phalanx of right middle finger, initial encounter for closed fracture | proximal phalanx fracture + middle finger; proximal phalanx fracture + long finger; proximal phalanx fracture + third finger | side=right enc=A
S62.612D | Displaced fracture of proximal phalanx of right middle finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.612S | Displaced fracture of proximal phalanx of right middle finger, sequela | = | side=right enc=S
S62.613A | Displaced fracture of proximal phalanx of left middle finger, initial encounter for closed fracture | = | side=left enc=A
S62.613D | Displaced fracture of proximal phalanx of left middle finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.613S | Displaced fracture of proximal phalanx of left middle finger, sequela | = | side=left enc=S
S62.614A | Displaced fracture of proximal phalanx of right ring finger, initial encounter for closed fracture | proximal phalanx fracture + ring finger; proximal phalanx fracture + fourth finger | side=right enc=A
S62.614D | Displaced fracture of proximal phalanx of right ring finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.614S | Displaced fracture of proximal phalanx of right ring finger, sequela | = | side=right enc=S
S62.615A | Displaced fracture of proximal phalanx of left ring finger, initial encounter for closed fracture | = | side=left enc=A
S62.615D | Displaced fracture of proximal phalanx of left ring finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.615S | Displaced fracture of proximal phalanx of left ring finger, sequela | = | side=left enc=S
S62.616A | Displaced fracture of proximal phalanx of right little finger, initial encounter for closed fracture | proximal phalanx fracture + little finger; proximal phalanx fracture + small finger; proximal phalanx fracture + pinky; proximal phalanx fracture + pinky finger; proximal phalanx fracture + fifth finger | side=right enc=A
S62.616D | Displaced fracture of proximal phalanx of right little finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.616S | Displaced fracture of proximal phalanx of right little finger, sequela | = | side=right enc=S
S62.617A | Displaced fracture of proximal phalanx of left little finger, initial encounter for closed fracture | = | side=left enc=A
S62.617D | Displaced fracture of proximal phalanx of left little finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.617S | Displaced fracture of proximal phalanx of left little finger, sequela | = | side=left enc=S
S62.619A | Displaced fracture of proximal phalanx of unspecified finger, initial encounter for closed fracture | proximal phalanx fracture + finger | enc=A
S62.619D | Displaced fracture of proximal phalanx of unspecified finger, subsequent encounter for fracture with routine healing | = | enc=D
S62.619S | Displaced fracture of proximal phalanx of unspecified finger, sequela | = | enc=S
S62.620A | Displaced fracture of middle phalanx of right index finger, initial encounter for closed fracture | middle phalanx fracture + index finger | side=right enc=A
S62.620D | Displaced fracture of middle phalanx of right index finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.620S | Displaced fracture of middle phalanx of right index finger, sequela | = | side=right enc=S
S62.621A | Displaced fracture of middle phalanx of left index finger, initial encounter for closed fracture | = | side=left enc=A
S62.621D | Displaced fracture of middle phalanx of left index finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.621S | Displaced fracture of middle phalanx of left index finger, sequela | = | side=left enc=S
S62.622A | Displaced fracture of middle phalanx of right middle finger, initial encounter for closed fracture | middle phalanx fracture + middle finger; middle phalanx fracture + long finger; middle phalanx fracture + third finger | side=right enc=A
S62.622D | Displaced fracture of middle phalanx of right middle finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.622S | Displaced fracture of middle phalanx of right middle finger, sequela | = | side=right enc=S
S62.623A | Displaced fracture of middle phalanx of left middle finger, initial encounter for closed fracture | = | side=left enc=A
S62.623D | Displaced fracture of middle phalanx of left middle finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.623S | Displaced fracture of middle phalanx of left middle finger, sequela | = | side=left enc=S
S62.624A | Displaced fracture of middle phalanx of right ring finger, initial encounter for closed fracture | middle phalanx fracture + ring finger; middle phalanx fracture + fourth finger | side=right enc=A
S62.624D | Displaced fracture of middle phalanx of right ring finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.624S | Displaced fracture of middle phalanx of right ring finger, sequela | = | side=right enc=S
S62.625A | Displaced fracture of middle phalanx of left ring finger, initial encounter for closed fracture | = | side=left enc=A
S62.625D | Displaced fracture of middle phalanx of left ring finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.625S | Displaced fracture of middle phalanx of left ring finger, sequela | = | side=left enc=S
S62.626A | Displaced fracture of middle phalanx of right little finger, initial encounter for closed fracture | middle phalanx fracture + little finger; middle phalanx fracture + small finger; middle phalanx fracture + pinky; middle phalanx fracture + pinky finger; middle phalanx fracture + fifth finger | side=right enc=A
S62.626D | Displaced fracture of middle phalanx of right little finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.626S | Displaced fracture of middle phalanx of right little finger, sequela | = | side=right enc=S
S62.627A | Displaced fracture of middle phalanx of left little finger, initial encounter for closed fracture | = | side=left enc=A
S62.627D | Displaced fracture of middle phalanx of left little finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.627S | Displaced fracture of middle phalanx of left little finger, sequela | = | side=left enc=S
S62.629A | Displaced fracture of middle phalanx of unspecified finger, initial encounter for closed fracture | middle phalanx fracture + finger | enc=A
S62.629D | Displaced fracture of middle phalanx of unspecified finger, subsequent encounter for fracture with routine healing | = | enc=D
S62.629S | Displaced fracture of middle phalanx of unspecified finger, sequela | = | enc=S
S62.630A | Displaced fracture of distal phalanx of right index finger, initial encounter for closed fracture | distal phalanx fracture + index finger; tuft fracture + index finger | side=right enc=A
S62.630D | Displaced fracture of distal phalanx of right index finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.630S | Displaced fracture of distal phalanx of right index finger, sequela | = | side=right enc=S
S62.631A | Displaced fracture of distal phalanx of left index finger, initial encounter for closed fracture | = | side=left enc=A
S62.631D | Displaced fracture of distal phalanx of left index finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.631S | Displaced fracture of distal phalanx of left index finger, sequela | = | side=left enc=S
S62.632A | Displaced fracture of distal phalanx of right middle finger, initial encounter for closed fracture | distal phalanx fracture + middle finger; distal phalanx fracture + long finger; distal phalanx fracture + third finger; tuft fracture + middle finger; tuft fracture + long finger; tuft fracture + third finger | side=right enc=A
S62.632D | Displaced fracture of distal phalanx of right middle finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.632S | Displaced fracture of distal phalanx of right middle finger, sequela | = | side=right enc=S
S62.633A | Displaced fracture of distal phalanx of left middle finger, initial encounter for closed fracture | = | side=left enc=A
S62.633D | Displaced fracture of distal phalanx of left middle finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.633S | Displaced fracture of distal phalanx of left middle finger, sequela | = | side=left enc=S
S62.634A | Displaced fracture of distal phalanx of right ring finger, initial encounter for closed fracture | distal phalanx fracture + ring finger; distal phalanx fracture + fourth finger; tuft fracture + ring finger; tuft fracture + fourth finger | side=right enc=A
S62.634D | Displaced fracture of distal phalanx of right ring finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.634S | Displaced fracture of distal phalanx of right ring finger, sequela | = | side=right enc=S
S62.635A | Displaced fracture of distal phalanx of left ring finger, initial encounter for closed fracture | = | side=left enc=A
S62.635D | Displaced fracture of distal phalanx of left ring finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.635S | Displaced fracture of distal phalanx of left ring finger, sequela | = | side=left enc=S
S62.636A | Displaced fracture of distal phalanx of right little finger, initial encounter for closed fracture | distal phalanx fracture + little finger; distal phalanx fracture + small finger; distal phalanx fracture + pinky; distal phalanx fracture + pinky finger; distal phalanx fracture + fifth finger; tuft fracture + little finger; tuft fracture + small finger; tuft fracture + pinky; tuft fracture + pinky finger; tuft fracture + fifth finger | side=right enc=A
S62.636D | Displaced fracture of distal phalanx of right little finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.636S | Displaced fracture of distal phalanx of right little finger, sequela | = | side=right enc=S
S62.637A | Displaced fracture of distal phalanx of left little finger, initial encounter for closed fracture | = | side=left enc=A
S62.637D | Displaced fracture of distal phalanx of left little finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.637S | Displaced fracture of distal phalanx of left little finger, sequela | = | side=left enc=S
S62.639A | Displaced fracture of distal phalanx of unspecified finger, initial encounter for closed fracture | distal phalanx fracture + finger; tuft fracture + finger | enc=A
S62.639D | Displaced fracture of distal phalanx of unspecified finger, subsequent encounter for fracture with routine healing | = | enc=D
S62.639S | Displaced fracture of distal phalanx of unspecified finger, sequela | = | enc=S
S62.640A | Nondisplaced fracture of proximal phalanx of right index finger, initial encounter for closed fracture | proximal phalanx fracture + index finger + nondisplaced | side=right enc=A
S62.640D | Nondisplaced fracture of proximal phalanx of right index finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.640S | Nondisplaced fracture of proximal phalanx of right index finger, sequela | = | side=right enc=S
S62.641A | Nondisplaced fracture of proximal phalanx of left index finger, initial encounter for closed fracture | = | side=left enc=A
S62.641D | Nondisplaced fracture of proximal phalanx of left index finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.641S | Nondisplaced fracture of proximal phalanx of left index finger, sequela | = | side=left enc=S
S62.642A | Nondisplaced fracture of proximal phalanx of right middle finger, initial encounter for closed fracture | proximal phalanx fracture + middle finger + nondisplaced; proximal phalanx fracture + long finger + nondisplaced; proximal phalanx fracture + third finger + nondisplaced | side=right enc=A
S62.642D | Nondisplaced fracture of proximal phalanx of right middle finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.642S | Nondisplaced fracture of proximal phalanx of right middle finger, sequela | = | side=right enc=S
S62.643A | Nondisplaced fracture of proximal phalanx of left middle finger, initial encounter for closed fracture | = | side=left enc=A
S62.643D | Nondisplaced fracture of proximal phalanx of left middle finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.643S | Nondisplaced fracture of proximal phalanx of left middle finger, sequela | = | side=left enc=S
S62.644A | Nondisplaced fracture of proximal phalanx of right ring finger, initial encounter for closed fracture | proximal phalanx fracture + ring finger + nondisplaced; proximal phalanx fracture + fourth finger + nondisplaced | side=right enc=A
S62.644D | Nondisplaced fracture of proximal phalanx of right ring finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.644S | Nondisplaced fracture of proximal phalanx of right ring finger, sequela | = | side=right enc=S
S62.645A | Nondisplaced fracture of proximal phalanx of left ring finger, initial encounter for closed fracture | = | side=left enc=A
S62.645D | Nondisplaced fracture of proximal phalanx of left ring finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.645S | Nondisplaced fracture of proximal phalanx of left ring finger, sequela | = | side=left enc=S
S62.646A | Nondisplaced fracture of proximal phalanx of right little finger, initial encounter for closed fracture | proximal phalanx fracture + little finger + nondisplaced; proximal phalanx fracture + small finger + nondisplaced; proximal phalanx fracture + pinky + nondisplaced; proximal phalanx fracture + pinky finger + nondisplaced; proximal phalanx fracture + fifth finger + nondisplaced | side=right enc=A
S62.646D | Nondisplaced fracture of proximal phalanx of right little finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.646S | Nondisplaced fracture of proximal phalanx of right little finger, sequela | = | side=right enc=S
S62.647A | Nondisplaced fracture of proximal phalanx of left little finger, initial encounter for closed fracture | = | side=left enc=A
S62.647D | Nondisplaced fracture of proximal phalanx of left little finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.647S | Nondisplaced fracture of proximal phalanx of left little finger, sequela | = | side=left enc=S
S62.649A | Nondisplaced fracture of proximal phalanx of unspecified finger, initial encounter for closed fracture | proximal phalanx fracture + finger + nondisplaced | enc=A
S62.649D | Nondisplaced fracture of proximal phalanx of unspecified finger, subsequent encounter for fracture with routine healing | = | enc=D
S62.649S | Nondisplaced fracture of proximal phalanx of unspecified finger, sequela | = | enc=S
S62.650A | Nondisplaced fracture of middle phalanx of right index finger, initial encounter for closed fracture | middle phalanx fracture + index finger + nondisplaced | side=right enc=A
S62.650D | Nondisplaced fracture of middle phalanx of right index finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.650S | Nondisplaced fracture of middle phalanx of right index finger, sequela | = | side=right enc=S
S62.651A | Nondisplaced fracture of middle phalanx of left index finger, initial encounter for closed fracture | = | side=left enc=A
S62.651D | Nondisplaced fracture of middle phalanx of left index finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.651S | Nondisplaced fracture of middle phalanx of left index finger, sequela | = | side=left enc=S
S62.652A | Nondisplaced fracture of middle phalanx of right middle finger, initial encounter for closed fracture | middle phalanx fracture + middle finger + nondisplaced; middle phalanx fracture + long finger + nondisplaced; middle phalanx fracture + third finger + nondisplaced | side=right enc=A
S62.652D | Nondisplaced fracture of middle phalanx of right middle finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.652S | Nondisplaced fracture of middle phalanx of right middle finger, sequela | = | side=right enc=S
S62.653A | Nondisplaced fracture of middle phalanx of left middle finger, initial encounter for closed fracture | = | side=left enc=A
S62.653D | Nondisplaced fracture of middle phalanx of left middle finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.653S | Nondisplaced fracture of middle phalanx of left middle finger, sequela | = | side=left enc=S
S62.654A | Nondisplaced fracture of middle phalanx of right ring finger, initial encounter for closed fracture | middle phalanx fracture + ring finger + nondisplaced; middle phalanx fracture + fourth finger + nondisplaced | side=right enc=A
S62.654D | Nondisplaced fracture of middle phalanx of right ring finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.654S | Nondisplaced fracture of middle phalanx of right ring finger, sequela | = | side=right enc=S
S62.655A | Nondisplaced fracture of middle phalanx of left ring finger, initial encounter for closed fracture | = | side=left enc=A
S62.655D | Nondisplaced fracture of middle phalanx of left ring finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.655S | Nondisplaced fracture of middle phalanx of left ring finger, sequela | = | side=left enc=S
S62.656A | Nondisplaced fracture of middle phalanx of right little finger, initial encounter for closed fracture | middle phalanx fracture + little finger + nondisplaced; middle phalanx fracture + small finger + nondisplaced; middle phalanx fracture + pinky + nondisplaced; middle phalanx fracture + pinky finger + nondisplaced; middle phalanx fracture + fifth finger + nondisplaced | side=right enc=A
S62.656D | Nondisplaced fracture of middle phalanx of right little finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.656S | Nondisplaced fracture of middle phalanx of right little finger, sequela | = | side=right enc=S
S62.657A | Nondisplaced fracture of middle phalanx of left little finger, initial encounter for closed fracture | = | side=left enc=A
S62.657D | Nondisplaced fracture of middle phalanx of left little finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.657S | Nondisplaced fracture of middle phalanx of left little finger, sequela | = | side=left enc=S
S62.659A | Nondisplaced fracture of middle phalanx of unspecified finger, initial encounter for closed fracture | middle phalanx fracture + finger + nondisplaced | enc=A
S62.659D | Nondisplaced fracture of middle phalanx of unspecified finger, subsequent encounter for fracture with routine healing | = | enc=D
S62.659S | Nondisplaced fracture of middle phalanx of unspecified finger, sequela | = | enc=S
S62.660A | Nondisplaced fracture of distal phalanx of right index finger, initial encounter for closed fracture | distal phalanx fracture + index finger + nondisplaced; tuft fracture + index finger + nondisplaced | side=right enc=A
S62.660D | Nondisplaced fracture of distal phalanx of right index finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.660S | Nondisplaced fracture of distal phalanx of right index finger, sequela | = | side=right enc=S
S62.661A | Nondisplaced fracture of distal phalanx of left index finger, initial encounter for closed fracture | = | side=left enc=A
S62.661D | Nondisplaced fracture of distal phalanx of left index finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.661S | Nondisplaced fracture of distal phalanx of left index finger, sequela | = | side=left enc=S
S62.662A | Nondisplaced fracture of distal phalanx of right middle finger, initial encounter for closed fracture | distal phalanx fracture + middle finger + nondisplaced; distal phalanx fracture + long finger + nondisplaced; distal phalanx fracture + third finger + nondisplaced; tuft fracture + middle finger + nondisplaced; tuft fracture + long finger + nondisplaced; tuft fracture + third finger + nondisplaced | side=right enc=A
S62.662D | Nondisplaced fracture of distal phalanx of right middle finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.662S | Nondisplaced fracture of distal phalanx of right middle finger, sequela | = | side=right enc=S
S62.663A | Nondisplaced fracture of distal phalanx of left middle finger, initial encounter for closed fracture | = | side=left enc=A
S62.663D | Nondisplaced fracture of distal phalanx of left middle finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.663S | Nondisplaced fracture of distal phalanx of left middle finger, sequela | = | side=left enc=S
S62.664A | Nondisplaced fracture of distal phalanx of right ring finger, initial encounter for closed fracture | distal phalanx fracture + ring finger + nondisplaced; distal phalanx fracture + fourth finger + nondisplaced; tuft fracture + ring finger + nondisplaced; tuft fracture + fourth finger + nondisplaced | side=right enc=A
S62.664D | Nondisplaced fracture of distal phalanx of right ring finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.664S | Nondisplaced fracture of distal phalanx of right ring finger, sequela | = | side=right enc=S
S62.665A | Nondisplaced fracture of distal phalanx of left ring finger, initial encounter for closed fracture | = | side=left enc=A
S62.665D | Nondisplaced fracture of distal phalanx of left ring finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.665S | Nondisplaced fracture of distal phalanx of left ring finger, sequela | = | side=left enc=S
S62.666A | Nondisplaced fracture of distal phalanx of right little finger, initial encounter for closed fracture | distal phalanx fracture + little finger + nondisplaced; distal phalanx fracture + small finger + nondisplaced; distal phalanx fracture + pinky + nondisplaced; distal phalanx fracture + pinky finger + nondisplaced; distal phalanx fracture + fifth finger + nondisplaced; tuft fracture + little finger + nondisplaced; tuft fracture + small finger + nondisplaced; tuft fracture + pinky + nondisplaced; tuft fracture + pinky finger + nondisplaced; tuft fracture + fifth finger + nondisplaced | side=right enc=A
S62.666D | Nondisplaced fracture of distal phalanx of right little finger, subsequent encounter for fracture with routine healing | = | side=right enc=D
S62.666S | Nondisplaced fracture of distal phalanx of right little finger, sequela | = | side=right enc=S
S62.667A | Nondisplaced fracture of distal phalanx of left little finger, initial encounter for closed fracture | = | side=left enc=A
S62.667D | Nondisplaced fracture of distal phalanx of left little finger, subsequent encounter for fracture with routine healing | = | side=left enc=D
S62.667S | Nondisplaced fracture of distal phalanx of left little finger, sequela | = | side=left enc=S
S62.669A | Nondisplaced fracture of distal phalanx of unspecified finger, initial encounter for closed fracture | distal phalanx fracture + finger + nondisplaced; tuft fracture + finger + nondisplaced | enc=A
S62.669D | Nondisplaced fracture of distal phalanx of unspecified finger, subsequent encounter for fracture with routine healing | = | enc=D
S62.669S | Nondisplaced fracture of distal phalanx of unspecified finger, sequela | = | enc=S
S63.259A | Unspecified dislocation of unspecified finger, initial encounter | finger dislocation; dislocated finger; dislocation of finger | enc=A
S63.259D | Unspecified dislocation of unspecified finger, subsequent encounter | = | enc=D
S63.259S | Unspecified dislocation of unspecified finger, sequela | = | enc=S
S63.501A | Unspecified sprain of right wrist, initial encounter | wrist sprain; sprained wrist; sprain of wrist | side=right enc=A
S63.501D | Unspecified sprain of right wrist, subsequent encounter | = | side=right enc=D
S63.501S | Unspecified sprain of right wrist, sequela | = | side=right enc=S
S63.502A | Unspecified sprain of left wrist, initial encounter | = | side=left enc=A
S63.502D | Unspecified sprain of left wrist, subsequent encounter | = | side=left enc=D
S63.502S | Unspecified sprain of left wrist, sequela | = | side=left enc=S
S63.509A | Unspecified sprain of unspecified wrist, initial encounter | = | side=none enc=A
S63.509D | Unspecified sprain of unspecified wrist, subsequent encounter | = | side=none enc=D
S63.509S | Unspecified sprain of unspecified wrist, sequela | = | side=none enc=S
S63.601A | Unspecified sprain of right thumb, initial encounter | thumb sprain; sprain of thumb; sprained thumb | side=right enc=A
S63.601D | Unspecified sprain of right thumb, subsequent encounter | = | side=right enc=D
S63.601S | Unspecified sprain of right thumb, sequela | = | side=right enc=S
S63.602A | Unspecified sprain of left thumb, initial encounter | = | side=left enc=A
S63.602D | Unspecified sprain of left thumb, subsequent encounter | = | side=left enc=D
S63.602S | Unspecified sprain of left thumb, sequela | = | side=left enc=S
S63.609A | Unspecified sprain of unspecified thumb, initial encounter | = | side=none enc=A
S63.609D | Unspecified sprain of unspecified thumb, subsequent encounter | = | side=none enc=D
S63.609S | Unspecified sprain of unspecified thumb, sequela | = | side=none enc=S
S63.619A | Unspecified sprain of unspecified finger, initial encounter | finger sprain; jammed finger; sprained finger; sprain of finger | enc=A
S63.619D | Unspecified sprain of unspecified finger, subsequent encounter | = | enc=D
S63.619S | Unspecified sprain of unspecified finger, sequela | = | enc=S
S63.641A | Sprain of metacarpophalangeal joint of right thumb, initial encounter | skier's thumb; gamekeeper's thumb; thumb ulnar collateral ligament tear; skiers thumb | side=right enc=A
S63.641D | Sprain of metacarpophalangeal joint of right thumb, subsequent encounter | = | side=right enc=D
S63.641S | Sprain of metacarpophalangeal joint of right thumb, sequela | = | side=right enc=S
S63.642A | Sprain of metacarpophalangeal joint of left thumb, initial encounter | = | side=left enc=A
S63.642D | Sprain of metacarpophalangeal joint of left thumb, subsequent encounter | = | side=left enc=D
S63.642S | Sprain of metacarpophalangeal joint of left thumb, sequela | = | side=left enc=S
S63.649A | Sprain of metacarpophalangeal joint of unspecified thumb, initial encounter | = | side=none enc=A
S63.649D | Sprain of metacarpophalangeal joint of unspecified thumb, subsequent encounter | = | side=none enc=D
S63.649S | Sprain of metacarpophalangeal joint of unspecified thumb, sequela | = | side=none enc=S
S66.911A | Strain of unspecified muscle, fascia and tendon at wrist and hand level, right hand, initial encounter | hand strain; wrist strain; strain of wrist; strain of hand | side=right enc=A
S66.911D | Strain of unspecified muscle, fascia and tendon at wrist and hand level, right hand, subsequent encounter | = | side=right enc=D
S66.911S | Strain of unspecified muscle, fascia and tendon at wrist and hand level, right hand, sequela | = | side=right enc=S
S66.912A | Strain of unspecified muscle, fascia and tendon at wrist and hand level, left hand, initial encounter | = | side=left enc=A
S66.912D | Strain of unspecified muscle, fascia and tendon at wrist and hand level, left hand, subsequent encounter | = | side=left enc=D
S66.912S | Strain of unspecified muscle, fascia and tendon at wrist and hand level, left hand, sequela | = | side=left enc=S
S66.919A | Strain of unspecified muscle, fascia and tendon at wrist and hand level, unspecified hand, initial encounter | = | side=none enc=A
S66.919D | Strain of unspecified muscle, fascia and tendon at wrist and hand level, unspecified hand, subsequent encounter | = | side=none enc=D
S66.919S | Strain of unspecified muscle, fascia and tendon at wrist and hand level, unspecified hand, sequela | = | side=none enc=S
S69.90XA | Unspecified injury of unspecified wrist, hand and finger(s), initial encounter | hand injury; wrist injury; finger injury; injury of hand; injury of wrist | side=none enc=A
S69.90XD | Unspecified injury of unspecified wrist, hand and finger(s), subsequent encounter | = | side=none enc=D
S69.90XS | Unspecified injury of unspecified wrist, hand and finger(s), sequela | = | side=none enc=S
S69.91XA | Unspecified injury of right wrist, hand and finger(s), initial encounter | = | side=right enc=A
S69.91XD | Unspecified injury of right wrist, hand and finger(s), subsequent encounter | = | side=right enc=D
S69.91XS | Unspecified injury of right wrist, hand and finger(s), sequela | = | side=right enc=S
S69.92XA | Unspecified injury of left wrist, hand and finger(s), initial encounter | = | side=left enc=A
S69.92XD | Unspecified injury of left wrist, hand and finger(s), subsequent encounter | = | side=left enc=D
S69.92XS | Unspecified injury of left wrist, hand and finger(s), sequela | = | side=left enc=S
`;
