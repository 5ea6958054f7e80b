/** T07-T88: injuries of no one region, foreign bodies, burns, adverse effects, complications. The format is in ../parse-table.ts. */
export const injuryOther = `
T14.8XXA | Other injury of unspecified body region, initial encounter | abrasion; superficial injury; contusion; laceration; open wound; hematoma | minor enc=A
T14.8XXD | Other injury of unspecified body region, subsequent encounter | = | minor enc=D
T14.8XXS | Other injury of unspecified body region, sequela | = | minor enc=S
T14.90XA | Injury, unspecified, initial encounter | unspecified injury; traumatic injury | enc=A
T14.90XD | Injury, unspecified, subsequent encounter | = | enc=D
T14.90XS | Injury, unspecified, sequela | = | enc=S
T14.91XA | Suicide attempt, initial encounter | suicide attempt | serious enc=A
T14.91XD | Suicide attempt, subsequent encounter | = | serious enc=D
T14.91XS | Suicide attempt, sequela | = | serious enc=S
T15.00XA | Foreign body in cornea, unspecified eye, initial encounter | foreign body in cornea; corneal foreign body; metal in eye | side=none enc=A
T15.00XD | Foreign body in cornea, unspecified eye, subsequent encounter | = | side=none enc=D
T15.00XS | Foreign body in cornea, unspecified eye, sequela | = | side=none enc=S
T15.01XA | Foreign body in cornea, right eye, initial encounter | = | side=right enc=A
T15.01XD | Foreign body in cornea, right eye, subsequent encounter | = | side=right enc=D
T15.01XS | Foreign body in cornea, right eye, sequela | = | side=right enc=S
T15.02XA | Foreign body in cornea, left eye, initial encounter | = | side=left enc=A
T15.02XD | Foreign body in cornea, left eye, subsequent encounter | = | side=left enc=D
T15.02XS | Foreign body in cornea, left eye, sequela | = | side=left enc=S
T15.90XA | Foreign body on external eye, part unspecified, unspecified eye, initial encounter | foreign body in eye; eye foreign body; something in eye | side=none enc=A
T15.90XD | Foreign body on external eye, part unspecified, unspecified eye, subsequent encounter | = | side=none enc=D
T15.90XS | Foreign body on external eye, part unspecified, unspecified eye, sequela | = | side=none enc=S
T15.91XA | Foreign body on external eye, part unspecified, right eye, initial encounter | = | side=right enc=A
T15.91XD | Foreign body on external eye, part unspecified, right eye, subsequent encounter | = | side=right enc=D
T15.91XS | Foreign body on external eye, part unspecified, right eye, sequela | = | side=right enc=S
T15.92XA | Foreign body on external eye, part unspecified, left eye, initial encounter | = | side=left enc=A
T15.92XD | Foreign body on external eye, part unspecified, left eye, subsequent encounter | = | side=left enc=D
T15.92XS | Foreign body on external eye, part unspecified, left eye, sequela | = | side=left enc=S
T16.1XXA | Foreign body in right ear, initial encounter | foreign body in ear; ear foreign body; bead in ear; object in ear | side=right enc=A
T16.1XXD | Foreign body in right ear, subsequent encounter | = | side=right enc=D
T16.1XXS | Foreign body in right ear, sequela | = | side=right enc=S
T16.2XXA | Foreign body in left ear, initial encounter | = | side=left enc=A
T16.2XXD | Foreign body in left ear, subsequent encounter | = | side=left enc=D
T16.2XXS | Foreign body in left ear, sequela | = | side=left enc=S
T16.9XXA | Foreign body in ear, unspecified ear, initial encounter | = | side=none enc=A
T16.9XXD | Foreign body in ear, unspecified ear, subsequent encounter | = | side=none enc=D
T16.9XXS | Foreign body in ear, unspecified ear, sequela | = | side=none enc=S
T17.1XXA | Foreign body in nostril, initial encounter | foreign body in nose; nasal foreign body; object in nose; bead in nose | enc=A
T17.1XXD | Foreign body in nostril, subsequent encounter | = | enc=D
T17.1XXS | Foreign body in nostril, sequela | = | enc=S
T18.128A | Food in esophagus causing other injury, initial encounter | food impaction in esophagus; esophageal food impaction; food stuck in esophagus | enc=A
T18.128D | Food in esophagus causing other injury, subsequent encounter | = | enc=D
T18.128S | Food in esophagus causing other injury, sequela | = | enc=S
T18.9XXA | Foreign body of alimentary tract, part unspecified, initial encounter | swallowed foreign body; swallowed coin; ingested foreign body | enc=A
T18.9XXD | Foreign body of alimentary tract, part unspecified, subsequent encounter | = | enc=D
T18.9XXS | Foreign body of alimentary tract, part unspecified, sequela | = | enc=S
T20.20XA | Burn of second degree of head, face, and neck, unspecified site, initial encounter | second degree burn of face | enc=A
T20.20XD | Burn of second degree of head, face, and neck, unspecified site, subsequent encounter | = | enc=D
T20.20XS | Burn of second degree of head, face, and neck, unspecified site, sequela | = | enc=S
T22.20XA | Burn of second degree of shoulder and upper limb, except wrist and hand, unspecified site, initial encounter | second degree burn of arm; burn of arm + second degree; second degree burn + forearm | enc=A
T22.20XD | Burn of second degree of shoulder and upper limb, except wrist and hand, unspecified site, subsequent encounter | = | enc=D
T22.20XS | Burn of second degree of shoulder and upper limb, except wrist and hand, unspecified site, sequela | = | enc=S
T23.001A | Burn of unspecified degree of right hand, unspecified site, initial encounter | hand burn; burn of hand; burned hand | side=right enc=A
T23.001D | Burn of unspecified degree of right hand, unspecified site, subsequent encounter | = | side=right enc=D
T23.001S | Burn of unspecified degree of right hand, unspecified site, sequela | = | side=right enc=S
T23.002A | Burn of unspecified degree of left hand, unspecified site, initial encounter | = | side=left enc=A
T23.002D | Burn of unspecified degree of left hand, unspecified site, subsequent encounter | = | side=left enc=D
T23.002S | Burn of unspecified degree of left hand, unspecified site, sequela | = | side=left enc=S
T23.009A | Burn of unspecified degree of unspecified hand, unspecified site, initial encounter | = | side=none enc=A
T23.009D | Burn of unspecified degree of unspecified hand, unspecified site, subsequent encounter | = | side=none enc=D
T23.009S | Burn of unspecified degree of unspecified hand, unspecified site, sequela | = | side=none enc=S
T23.101A | Burn of first degree of right hand, unspecified site, initial encounter | first degree burn of hand; burn of hand + first degree | side=right enc=A
T23.101D | Burn of first degree of right hand, unspecified site, subsequent encounter | = | side=right enc=D
T23.101S | Burn of first degree of right hand, unspecified site, sequela | = | side=right enc=S
T23.102A | Burn of first degree of left hand, unspecified site, initial encounter | = | side=left enc=A
T23.102D | Burn of first degree of left hand, unspecified site, subsequent encounter | = | side=left enc=D
T23.102S | Burn of first degree of left hand, unspecified site, sequela | = | side=left enc=S
T23.109A | Burn of first degree of unspecified hand, unspecified site, initial encounter | = | side=none enc=A
T23.109D | Burn of first degree of unspecified hand, unspecified site, subsequent encounter | = | side=none enc=D
T23.109S | Burn of first degree of unspecified hand, unspecified site, sequela | = | side=none enc=S
T23.201A | Burn of second degree of right hand, unspecified site, initial encounter | second degree burn of hand; burn of hand + second degree; second degree burn + hand | side=right enc=A
T23.201D | Burn of second degree of right hand, unspecified site, subsequent encounter | = | side=right enc=D
T23.201S | Burn of second degree of right hand, unspecified site, sequela | = | side=right enc=S
T23.202A | Burn of second degree of left hand, unspecified site, initial encounter | = | side=left enc=A
T23.202D | Burn of second degree of left hand, unspecified site, subsequent encounter | = | side=left enc=D
T23.202S | Burn of second degree of left hand, unspecified site, sequela | = | side=left enc=S
T23.209A | Burn of second degree of unspecified hand, unspecified site, initial encounter | = | side=none enc=A
T23.209D | Burn of second degree of unspecified hand, unspecified site, subsequent encounter | = | side=none enc=D
T23.209S | Burn of second degree of unspecified hand, unspecified site, sequela | = | side=none enc=S
T25.221A | Burn of second degree of right foot, initial encounter | second degree burn of foot; burn of foot + second degree | side=right enc=A
T25.221D | Burn of second degree of right foot, subsequent encounter | = | side=right enc=D
T25.221S | Burn of second degree of right foot, sequela | = | side=right enc=S
T25.222A | Burn of second degree of left foot, initial encounter | = | side=left enc=A
T25.222D | Burn of second degree of left foot, subsequent encounter | = | side=left enc=D
T25.222S | Burn of second degree of left foot, sequela | = | side=left enc=S
T25.229A | Burn of second degree of unspecified foot, initial encounter | = | side=none enc=A
T25.229D | Burn of second degree of unspecified foot, subsequent encounter | = | side=none enc=D
T25.229S | Burn of second degree of unspecified foot, sequela | = | side=none enc=S
T30.0 | Burn of unspecified body region, unspecified degree | thermal burn; scald; burn injury; burn wound
T33.90XA | Superficial frostbite of unspecified sites, initial encounter | frostbite; superficial frostbite | enc=A
T33.90XD | Superficial frostbite of unspecified sites, subsequent encounter | = | enc=D
T33.90XS | Superficial frostbite of unspecified sites, sequela | = | enc=S
T36.0X5A | Adverse effect of penicillins, initial encounter | adverse reaction to penicillin; penicillin reaction; adverse effect of penicillin; amoxicillin reaction | enc=A
T36.0X5D | Adverse effect of penicillins, subsequent encounter | = | enc=D
T36.0X5S | Adverse effect of penicillins, sequela | = | enc=S
T38.0X5A | Adverse effect of glucocorticoids and synthetic analogues, initial encounter | steroid side effect; adverse effect of steroids; adverse effect of prednisone | enc=A
T38.0X5D | Adverse effect of glucocorticoids and synthetic analogues, subsequent encounter | = | enc=D
T38.0X5S | Adverse effect of glucocorticoids and synthetic analogues, sequela | = | enc=S
T39.395A | Adverse effect of other nonsteroidal anti-inflammatory drugs [NSAID], initial encounter | nsaid side effect; adverse effect of nsaid; ibuprofen side effect | enc=A
T39.395D | Adverse effect of other nonsteroidal anti-inflammatory drugs [NSAID], subsequent encounter | = | enc=D
T39.395S | Adverse effect of other nonsteroidal anti-inflammatory drugs [NSAID], sequela | = | enc=S
T40.2X5A | Adverse effect of other opioids, initial encounter | opioid side effect; adverse effect of opioids | enc=A
T40.2X5D | Adverse effect of other opioids, subsequent encounter | = | enc=D
T40.2X5S | Adverse effect of other opioids, sequela | = | enc=S
T43.225A | Adverse effect of selective serotonin reuptake inhibitors, initial encounter | ssri side effect; adverse effect of ssri | enc=A
T43.225D | Adverse effect of selective serotonin reuptake inhibitors, subsequent encounter | = | enc=D
T43.225S | Adverse effect of selective serotonin reuptake inhibitors, sequela | = | enc=S
T45.1X5A | Adverse effect of antineoplastic and immunosuppressive drugs, initial encounter | chemotherapy side effect; adverse effect of chemotherapy; chemotherapy toxicity | enc=A
T45.1X5D | Adverse effect of antineoplastic and immunosuppressive drugs, subsequent encounter | = | enc=D
T45.1X5S | Adverse effect of antineoplastic and immunosuppressive drugs, sequela | = | enc=S
T46.4X5A | Adverse effect of angiotensin-converting-enzyme inhibitors, initial encounter | ace inhibitor cough; cough due to ace inhibitor; adverse effect of ace inhibitor; lisinopril cough; cough from lisinopril | enc=A
T46.4X5D | Adverse effect of angiotensin-converting-enzyme inhibitors, subsequent encounter | = | enc=D
T46.4X5S | Adverse effect of angiotensin-converting-enzyme inhibitors, sequela | = | enc=S
T46.6X5A | Adverse effect of antihyperlipidemic and antiarteriosclerotic drugs, initial encounter | statin side effect; statin intolerance; adverse effect of statin; statin myalgia; muscle aches from statin | enc=A
T46.6X5D | Adverse effect of antihyperlipidemic and antiarteriosclerotic drugs, subsequent encounter | = | enc=D
T46.6X5S | Adverse effect of antihyperlipidemic and antiarteriosclerotic drugs, sequela | = | enc=S
T50.905A | Adverse effect of unspecified drugs, medicaments and biological substances, initial encounter | medication side effect; drug reaction; adverse drug reaction; adverse effect of medication; adverse effect of drug; medication reaction; side effect of medication; drug side effects | enc=A
T50.905D | Adverse effect of unspecified drugs, medicaments and biological substances, subsequent encounter | = | enc=D
T50.905S | Adverse effect of unspecified drugs, medicaments and biological substances, sequela | = | enc=S
T50.B95A | Adverse effect of other viral vaccines, initial encounter | vaccine reaction; adverse effect of vaccine; reaction to vaccine; vaccine side effect | enc=A
T50.B95D | Adverse effect of other viral vaccines, subsequent encounter | = | enc=D
T50.B95S | Adverse effect of other viral vaccines, sequela | = | enc=S
T63.301A | Toxic effect of unspecified spider venom, accidental (unintentional), initial encounter | spider bite; brown recluse bite | enc=A
T63.301D | Toxic effect of unspecified spider venom, accidental (unintentional), subsequent encounter | = | enc=D
T63.301S | Toxic effect of unspecified spider venom, accidental (unintentional), sequela | = | enc=S
T63.441A | Toxic effect of venom of bees, accidental (unintentional), initial encounter | bee sting; wasp sting reaction; allergic reaction to bee sting | enc=A
T63.441D | Toxic effect of venom of bees, accidental (unintentional), subsequent encounter | = | enc=D
T63.441S | Toxic effect of venom of bees, accidental (unintentional), sequela | = | enc=S
T63.461A | Toxic effect of venom of wasps, accidental (unintentional), initial encounter | wasp sting; hornet sting; yellow jacket sting | enc=A
T63.461D | Toxic effect of venom of wasps, accidental (unintentional), subsequent encounter | = | enc=D
T63.461S | Toxic effect of venom of wasps, accidental (unintentional), sequela | = | enc=S
T67.01XA | Heatstroke and sunstroke, initial encounter | heat stroke; heatstroke | serious enc=A
T67.01XD | Heatstroke and sunstroke, subsequent encounter | = | serious enc=D
T67.01XS | Heatstroke and sunstroke, sequela | = | serious enc=S
T67.5XXA | Heat exhaustion, unspecified, initial encounter | heat exhaustion | enc=A
T67.5XXD | Heat exhaustion, unspecified, subsequent encounter | = | enc=D
T67.5XXS | Heat exhaustion, unspecified, sequela | = | enc=S
T69.9XXA | Effect of reduced temperature, unspecified, initial encounter | cold exposure; effect of reduced temperature | enc=A
T69.9XXD | Effect of reduced temperature, unspecified, subsequent encounter | = | enc=D
T69.9XXS | Effect of reduced temperature, unspecified, sequela | = | enc=S
T75.3XXA | Motion sickness, initial encounter | motion sickness; car sickness; carsickness; seasickness; sea sickness | enc=A
T75.3XXD | Motion sickness, subsequent encounter | = | enc=D
T75.3XXS | Motion sickness, sequela | = | enc=S
T78.00XA | Anaphylactic reaction due to unspecified food, initial encounter | anaphylaxis due to food; food anaphylaxis; anaphylaxis + food | serious enc=A
T78.00XD | Anaphylactic reaction due to unspecified food, subsequent encounter | = | serious enc=D
T78.00XS | Anaphylactic reaction due to unspecified food, sequela | = | serious enc=S
T78.01XA | Anaphylactic reaction due to peanuts, initial encounter | peanut anaphylaxis; anaphylaxis to peanuts; anaphylactic reaction to peanuts | serious enc=A
T78.01XD | Anaphylactic reaction due to peanuts, subsequent encounter | = | serious enc=D
T78.01XS | Anaphylactic reaction due to peanuts, sequela | = | serious enc=S
T78.1XXA | Other adverse food reactions, not elsewhere classified, initial encounter | food reaction; adverse food reaction | enc=A
T78.1XXD | Other adverse food reactions, not elsewhere classified, subsequent encounter | = | enc=D
T78.1XXS | Other adverse food reactions, not elsewhere classified, sequela | = | enc=S
T78.2XXA | Anaphylactic shock, unspecified, initial encounter | anaphylaxis; anaphylactic shock; anaphylactic reaction | serious enc=A
T78.2XXD | Anaphylactic shock, unspecified, subsequent encounter | = | serious enc=D
T78.2XXS | Anaphylactic shock, unspecified, sequela | = | serious enc=S
T78.3XXA | Angioneurotic edema, initial encounter | angioedema; angioneurotic edema; lip swelling allergic | enc=A
T78.3XXD | Angioneurotic edema, subsequent encounter | = | enc=D
T78.3XXS | Angioneurotic edema, sequela | = | enc=S
T78.40XA | Allergy, unspecified, initial encounter | allergic reaction; allergy; hypersensitivity reaction | enc=A
T78.40XD | Allergy, unspecified, subsequent encounter | = | enc=D
T78.40XS | Allergy, unspecified, sequela | = | enc=S
T81.31XA | Disruption of external operation (surgical) wound, not elsewhere classified, initial encounter | wound dehiscence; surgical wound dehiscence; incision opened; dehiscence | enc=A
T81.31XD | Disruption of external operation (surgical) wound, not elsewhere classified, subsequent encounter | = | enc=D
T81.31XS | Disruption of external operation (surgical) wound, not elsewhere classified, sequela | = | enc=S
T81.40XA | Infection following a procedure, unspecified, initial encounter | postoperative infection; infection following procedure; post op infection | enc=A
T81.40XD | Infection following a procedure, unspecified, subsequent encounter | = | enc=D
T81.40XS | Infection following a procedure, unspecified, sequela | = | enc=S
T81.41XA | Infection following a procedure, superficial incisional surgical site, initial encounter | surgical site infection; incisional infection; wound infection after surgery; superficial surgical site infection; postoperative wound infection; surgical wound infection | enc=A
T81.41XD | Infection following a procedure, superficial incisional surgical site, subsequent encounter | = | enc=D
T81.41XS | Infection following a procedure, superficial incisional surgical site, sequela | = | enc=S
T83.32XA | Displacement of intrauterine contraceptive device, initial encounter | displaced iud; iud displacement; malpositioned iud; lost iud strings; missing iud strings | enc=A
T83.32XD | Displacement of intrauterine contraceptive device, subsequent encounter | = | enc=D
T83.32XS | Displacement of intrauterine contraceptive device, sequela | = | enc=S
T83.511A | Infection and inflammatory reaction due to indwelling urethral catheter, initial encounter | catheter associated urinary tract infection; catheter uti; cauti | serious enc=A
T83.511D | Infection and inflammatory reaction due to indwelling urethral catheter, subsequent encounter | = | serious enc=D
T83.511S | Infection and inflammatory reaction due to indwelling urethral catheter, sequela | = | serious enc=S
T84.50XA | Infection and inflammatory reaction due to unspecified internal joint prosthesis, initial encounter | prosthetic joint infection; infected joint replacement; infected prosthesis | serious enc=A
T84.50XD | Infection and inflammatory reaction due to unspecified internal joint prosthesis, subsequent encounter | = | serious enc=D
T84.50XS | Infection and inflammatory reaction due to unspecified internal joint prosthesis, sequela | = | serious enc=S
T84.84XA | Pain due to internal orthopedic prosthetic devices, implants and grafts, initial encounter | pain due to joint replacement; painful hardware; pain due to orthopedic hardware; painful knee replacement | enc=A
T84.84XD | Pain due to internal orthopedic prosthetic devices, implants and grafts, subsequent encounter | = | enc=D
T84.84XS | Pain due to internal orthopedic prosthetic devices, implants and grafts, sequela | = | enc=S
`;
