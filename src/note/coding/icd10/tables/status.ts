/** Z00-Z99: reasons for a visit that are no illness, and lasting states. The format is in ../parse-table.ts. */
export const status = `
Z00.00 | Encounter for general adult medical examination without abnormal findings | annual physical; annual exam; physical exam; annual wellness; wellness visit; general medical exam; yearly physical; routine physical; annual checkup; annual wellness visit; check up; checkup; routine checkup; adult physical; health maintenance; preventive visit; wellness exam; annual physical exam; healthcare maintenance; health maintenance exam; well adult; routine health maintenance; preventive health exam; annual preventive exam; preventative health | status age=18-
Z00.01 | Encounter for general adult medical examination with abnormal findings | annual physical + abnormal findings; physical exam with abnormal findings | status age=18-
Z00.110 | Health examination for newborn under 8 days old | newborn check under 8 days; newborn visit first week | status age=0-0
Z00.111 | Health examination for newborn 8 to 28 days old | newborn weight check; newborn check; newborn visit; two week newborn check; newborn exam | status age=0-0
Z00.121 | Encounter for routine child health examination with abnormal findings | well child + abnormal findings; well child visit with abnormal findings | status age=0-17
Z00.129 | Encounter for routine child health examination without abnormal findings | well child; well child check; well child visit; well baby; well baby check; annual physical; annual exam; physical exam; school physical; checkup; check up; routine child health exam; well check; well visit; well child exam; well adolescent; annual checkup; yearly physical; routine checkup; health maintenance; wellness visit; well child care | status age=0-17
Z01.00 | Encounter for examination of eyes and vision without abnormal findings | eye exam; vision exam; routine eye exam; annual eye exam | status
Z01.10 | Encounter for examination of ears and hearing without abnormal findings | hearing exam; hearing test encounter | status
Z01.20 | Encounter for dental examination and cleaning without abnormal findings | dental exam; dental checkup | status
Z01.30 | Encounter for examination of blood pressure without abnormal findings | blood pressure check | status
Z01.411 | Encounter for gynecological examination (general) (routine) with abnormal findings | gynecological exam with abnormal findings | status
Z01.419 | Encounter for gynecological examination (general) (routine) without abnormal findings | gynecological exam; pap smear exam; well woman exam; annual gyn exam; well woman; routine gynecological exam; well woman visit; annual gynecologic exam; well-woman | status
Z01.810 | Encounter for preprocedural cardiovascular examination | preoperative cardiovascular exam; preop cardiac clearance; cardiac clearance; preoperative cardiac evaluation | status
Z01.811 | Encounter for preprocedural respiratory examination | preoperative respiratory exam | status
Z01.812 | Encounter for preprocedural laboratory examination | preoperative lab exam; pre op labs | status
Z01.818 | Encounter for other preprocedural examination | preoperative exam; pre op clearance; surgical clearance; preop exam; preoperative clearance; preoperative evaluation; preop clearance; preoperative examination; medical clearance for surgery; preop examination; preop visit; pre op examination; pre op exam; pre op visit; pre op physical; preoperative physical; pre op evaluation; preoperative visit | status
Z02.0 | Encounter for examination for admission to educational institution | school entry exam; school admission physical; kindergarten physical | status
Z02.1 | Encounter for pre-employment examination | pre employment physical; employment physical; pre-employment exam; work physical | status
Z02.4 | Encounter for examination for driving license | driver's license exam; dot physical; driver physical; commercial driver exam; dot exam | status
Z02.5 | Encounter for examination for participation in sport | sports physical; sports clearance; sports participation exam; camp physical | status
Z02.71 | Encounter for disability determination | disability exam; disability paperwork; disability determination | status
Z02.79 | Encounter for issue of other medical certificate | medical certificate; fmla paperwork; fmla forms | status
Z02.89 | Encounter for other administrative examinations | administrative exam; immigration exam; paperwork visit; form completion | status
Z03.89 | Encounter for observation for other suspected diseases and conditions ruled out | observation for suspected condition ruled out | status
Z04.1 | Encounter for examination and observation following transport accident | exam after motor vehicle accident; encounter after car accident; examination following transport accident | status
Z08 | Encounter for follow-up examination after completed treatment for malignant neoplasm | cancer surveillance follow up; follow up after completed cancer treatment | status
Z09 | Encounter for follow-up examination after completed treatment for conditions other than malignant neoplasm | follow up exam after treatment; follow up after completed treatment | status
Z11.1 | Encounter for screening for respiratory tuberculosis | tuberculosis screening; tb screening; ppd screening; screening for tuberculosis; tb test screening | status
Z11.3 | Encounter for screening for infections with a predominantly sexual mode of transmission | std screening; sti screening; screening for sexually transmitted infections; screening for std; screen for sexually transmitted infection; screening for sti; std testing; sti testing | status
Z11.4 | Encounter for screening for human immunodeficiency virus [HIV] | hiv screening; screening for hiv; hiv testing | status
Z11.51 | Encounter for screening for human papillomavirus (HPV) | hpv screening; screening for hpv | status
Z11.52 | Encounter for screening for COVID-19 | covid screening; screening for covid; screening for covid 19 | status
Z11.59 | Encounter for screening for other viral diseases | hepatitis c screening; screening for hepatitis c; viral screening; hep c screening; screening for viral disease; hepatitis b screening; screening for hepatitis b | status
Z12.11 | Encounter for screening for malignant neoplasm of colon | colon cancer screening; screening colonoscopy; screening for colon cancer; colorectal cancer screening; colonoscopy screening; screening for colorectal cancer; due for colonoscopy; screening for malignant neoplasm of colon | status
Z12.12 | Encounter for screening for malignant neoplasm of rectum | rectal cancer screening | status
Z12.2 | Encounter for screening for malignant neoplasm of respiratory organs | lung cancer screening; screening for lung cancer; low dose ct screening | status
Z12.31 | Encounter for screening mammogram for malignant neoplasm of breast | screening mammogram; breast cancer screening; mammogram screening; screening for breast cancer; due for mammogram; encounter for screening mammogram | status
Z12.39 | Encounter for other screening for malignant neoplasm of breast | breast screening other; screening breast mri | status
Z12.4 | Encounter for screening for malignant neoplasm of cervix | cervical cancer screening; screening for cervical cancer; pap smear screening; screening pap smear | status
Z12.5 | Encounter for screening for malignant neoplasm of prostate | prostate cancer screening; screening for prostate cancer; psa screening; screening psa | status
Z12.83 | Encounter for screening for malignant neoplasm of skin | skin cancer screening; skin check; full body skin exam; screening for skin cancer; full skin exam; total body skin exam; skin exam; full body skin check | status
Z13.0 | Encounter for screening for diseases of the blood and blood-forming organs and certain disorders involving the immune mechanism | anemia screening; screening for anemia | status
Z13.1 | Encounter for screening for diabetes mellitus | diabetes screening; screening for diabetes | status
Z13.21 | Encounter for screening for nutritional disorder | nutritional screening; screening for nutritional disorder | status
Z13.220 | Encounter for screening for lipoid disorders | lipid screening; cholesterol screening; screening for hyperlipidemia; screening for lipid disorders; screening for high cholesterol | status
Z13.29 | Encounter for screening for other suspected endocrine disorder | thyroid screening; screening for thyroid disorder | status
Z13.31 | Encounter for screening for depression | depression screening; screening for depression | status
Z13.39 | Encounter for screening examination for other mental health and behavioral disorders | behavioral health screening; anxiety screening; screening for anxiety | status
Z13.41 | Encounter for autism screening | autism screening; screening for autism | status
Z13.42 | Encounter for screening for global developmental delays (milestones) | developmental screening; screening for developmental delays | status
Z13.5 | Encounter for screening for eye and ear disorders | eye screening; glaucoma screening; ear screening; screening for glaucoma; diabetic eye screening | status
Z13.6 | Encounter for screening for cardiovascular disorders | cardiovascular screening; screening for heart disease; screening for cardiovascular disorder; abdominal aortic aneurysm screening | status
Z13.820 | Encounter for screening for osteoporosis | osteoporosis screening; screening for osteoporosis; bone density screening; dexa screening; bone density scan due | status
Z13.88 | Encounter for screening for disorder due to exposure to contaminants | lead screening; screening for lead; lead exposure screening | status
Z14.1 | Cystic fibrosis carrier | cystic fibrosis carrier | status
Z15.01 | Genetic susceptibility to malignant neoplasm of breast | brca mutation; brca positive; genetic susceptibility to breast cancer; brca1; brca2; brca gene mutation | status
Z16.12 | Extended spectrum beta lactamase (ESBL) resistance | esbl; extended spectrum beta lactamase | status
Z17.0 | Estrogen receptor positive status [ER+] | estrogen receptor positive; er positive | status
Z17.1 | Estrogen receptor negative status [ER-] | estrogen receptor negative | status
Z18.10 | Retained metal fragments, unspecified | retained metal fragment | status
Z20.1 | Contact with and (suspected) exposure to tuberculosis | tb exposure; exposure to tuberculosis; tuberculosis exposure | status
Z20.2 | Contact with and (suspected) exposure to infections with a predominantly sexual mode of transmission | std exposure; exposure to std; exposure to sti; exposure to sexually transmitted infection; sti exposure; exposure to chlamydia; exposure to gonorrhea | status
Z20.3 | Contact with and (suspected) exposure to rabies | rabies exposure; exposure to rabies | status
Z20.6 | Contact with and (suspected) exposure to human immunodeficiency virus [HIV] | hiv exposure; exposure to hiv | status
Z20.7 | Contact with and (suspected) exposure to pediculosis, acariasis and other infestations | scabies exposure; lice exposure; exposure to scabies; exposure to lice | status
Z20.818 | Contact with and (suspected) exposure to other bacterial communicable diseases | strep exposure; exposure to strep; exposure to bacterial disease; exposure to pertussis | status
Z20.822 | Contact with and (suspected) exposure to COVID-19 | covid exposure; exposure to covid; covid 19 exposure; exposure to covid 19; contact with covid | status
Z20.828 | Contact with and (suspected) exposure to other viral communicable diseases | flu exposure; exposure to flu; exposure to influenza; exposure to viral disease; influenza exposure | status
Z21 | Asymptomatic human immunodeficiency virus [HIV] infection status | hiv positive; asymptomatic hiv; asymptomatic hiv infection; hiv positive asymptomatic; hiv status positive | chronic status
Z22.322 | Carrier or suspected carrier of Methicillin resistant Staphylococcus aureus | mrsa carrier; mrsa colonization; mrsa colonized | status
Z22.330 | Carrier of Group B streptococcus | group b strep carrier; gbs positive; group b strep positive | status
Z22.7 | Latent tuberculosis | latent tb; latent tuberculosis; latent tuberculosis infection | chronic status
Z23 | Encounter for immunization | vaccination; immunization; flu shot; need for vaccination; immunizations; flu vaccine; needs flu shot; encounter for immunization; influenza vaccine; shingles vaccine; pneumonia vaccine; tetanus shot; covid vaccine; vaccine due; booster shot | status
Z28.21 | Immunization not carried out because of patient refusal | declined vaccine; vaccine refused; immunization declined; declines vaccination; refused vaccine; declined flu shot; vaccine refusal | status
Z28.39 | Other underimmunization status | behind on immunizations; under immunized; underimmunized; delinquent immunization | status
Z29.81 | Encounter for HIV pre-exposure prophylaxis | hiv prep; hiv pre exposure prophylaxis; pre exposure prophylaxis; prep for hiv; preexposure prophylaxis for hiv | status
Z30.011 | Encounter for initial prescription of contraceptive pills | start birth control pills; initial prescription of contraceptive pills; starting birth control pills; initiate oral contraceptives | status
Z30.013 | Encounter for initial prescription of injectable contraceptive | initial prescription of injectable contraceptive; start depo; starting depo provera | status
Z30.017 | Encounter for initial prescription of implantable subdermal contraceptive | nexplanon insertion; implant insertion; initial implantable subdermal contraceptive; contraceptive implant insertion | status
Z30.019 | Encounter for initial prescription of contraceptives, unspecified | initial prescription of contraceptives | status
Z30.02 | Counseling and instruction in natural family planning to avoid pregnancy | natural family planning counseling | status
Z30.09 | Encounter for other general counseling and advice on contraception | contraception counseling; birth control counseling; family planning; contraceptive counseling; family planning counseling; birth control options; contraception management counseling | status
Z30.2 | Encounter for sterilization | sterilization; vasectomy consult; tubal ligation encounter; vasectomy consultation; desires sterilization; vasectomy | status
Z30.40 | Encounter for surveillance of contraceptives, unspecified | contraceptive surveillance | status
Z30.41 | Encounter for surveillance of contraceptive pills | birth control refill; oral contraceptive surveillance; birth control pill refill; surveillance of contraceptive pills; oral contraceptives refill | status
Z30.42 | Encounter for surveillance of injectable contraceptive | depo shot; depo provera injection; surveillance of injectable contraceptive; depo provera | status
Z30.430 | Encounter for insertion of intrauterine contraceptive device | iud insertion; insertion of iud; intrauterine device insertion | status
Z30.431 | Encounter for routine checking of intrauterine contraceptive device | iud check; iud surveillance; routine iud checking | status
Z30.432 | Encounter for removal of intrauterine contraceptive device | iud removal; removal of iud | status
Z30.433 | Encounter for removal and reinsertion of intrauterine contraceptive device | iud removal and reinsertion; iud exchange | status
Z30.46 | Encounter for surveillance of implantable subdermal contraceptive | nexplanon removal; surveillance of implantable contraceptive; contraceptive implant removal | status
Z30.9 | Encounter for contraceptive management, unspecified | contraception; contraceptive management; birth control | status
Z31.41 | Encounter for fertility testing | fertility testing | status
Z31.5 | Encounter for procreative genetic counseling | genetic counseling; encounter for genetic counseling | status
Z31.69 | Encounter for other general counseling and advice on procreation | preconception counseling; pre conception counseling; procreative counseling; preconception visit; trying to conceive | status
Z32.00 | Encounter for pregnancy test, result unknown | pregnancy test; encounter for pregnancy test | status
Z32.01 | Encounter for pregnancy test, result positive | positive pregnancy test; pregnancy test positive; pregnancy confirmed | status
Z32.02 | Encounter for pregnancy test, result negative | negative pregnancy test; pregnancy test negative | status
Z33.1 | Pregnant state, incidental | pregnant; incidental pregnancy; pregnant state; pregnancy | status
Z34.00 | Encounter for supervision of normal first pregnancy, unspecified trimester | first pregnancy; first pregnancy supervision; prenatal care first pregnancy; normal first pregnancy | status trimester=none
Z34.01 | Encounter for supervision of normal first pregnancy, first trimester | = | status trimester=1
Z34.02 | Encounter for supervision of normal first pregnancy, second trimester | = | status trimester=2
Z34.03 | Encounter for supervision of normal first pregnancy, third trimester | = | status trimester=3
Z34.90 | Encounter for supervision of normal pregnancy, unspecified, unspecified trimester | prenatal visit; prenatal care; normal pregnancy; routine prenatal care; prenatal check; ob visit; routine prenatal visit; antenatal visit; supervision of normal pregnancy; prenatal visit + first trimester; prenatal visit + second trimester; prenatal visit + third trimester; prenatal care + first trimester; prenatal care + second trimester; prenatal care + third trimester; normal pregnancy + first trimester; normal pregnancy + second trimester; normal pregnancy + third trimester; pregnancy + first trimester; pregnancy + second trimester; pregnancy + third trimester | status trimester=none
Z34.91 | Encounter for supervision of normal pregnancy, unspecified, first trimester | = | status trimester=1
Z34.92 | Encounter for supervision of normal pregnancy, unspecified, second trimester | = | status trimester=2
Z34.93 | Encounter for supervision of normal pregnancy, unspecified, third trimester | = | status trimester=3
Z39.1 | Encounter for care and examination of lactating mother | lactation visit; breastfeeding support; care of lactating mother; lactation counseling | status
Z39.2 | Encounter for routine postpartum follow-up | postpartum visit; postpartum check; postpartum follow up; postpartum exam; routine postpartum follow up | status
Z3A.08 | 8 weeks gestation of pregnancy | 8 weeks pregnant; 8 weeks gestation; at 8 weeks & pregnancy; at 8 weeks & first pregnancy | status
Z3A.09 | 9 weeks gestation of pregnancy | 9 weeks pregnant; 9 weeks gestation; at 9 weeks & pregnancy; at 9 weeks & first pregnancy | status
Z3A.10 | 10 weeks gestation of pregnancy | 10 weeks pregnant; 10 weeks gestation; at 10 weeks & pregnancy; at 10 weeks & first pregnancy | status
Z3A.11 | 11 weeks gestation of pregnancy | 11 weeks pregnant; 11 weeks gestation; at 11 weeks & pregnancy; at 11 weeks & first pregnancy | status
Z3A.12 | 12 weeks gestation of pregnancy | 12 weeks pregnant; 12 weeks gestation; at 12 weeks & pregnancy; at 12 weeks & first pregnancy | status
Z3A.13 | 13 weeks gestation of pregnancy | 13 weeks pregnant; 13 weeks gestation; at 13 weeks & pregnancy; at 13 weeks & first pregnancy | status
Z3A.14 | 14 weeks gestation of pregnancy | 14 weeks pregnant; 14 weeks gestation; at 14 weeks & pregnancy; at 14 weeks & first pregnancy | status
Z3A.15 | 15 weeks gestation of pregnancy | 15 weeks pregnant; 15 weeks gestation; at 15 weeks & pregnancy; at 15 weeks & first pregnancy | status
Z3A.16 | 16 weeks gestation of pregnancy | 16 weeks pregnant; 16 weeks gestation; at 16 weeks & pregnancy; at 16 weeks & first pregnancy | status
Z3A.17 | 17 weeks gestation of pregnancy | 17 weeks pregnant; 17 weeks gestation; at 17 weeks & pregnancy; at 17 weeks & first pregnancy | status
Z3A.18 | 18 weeks gestation of pregnancy | 18 weeks pregnant; 18 weeks gestation; at 18 weeks & pregnancy; at 18 weeks & first pregnancy | status
Z3A.19 | 19 weeks gestation of pregnancy | 19 weeks pregnant; 19 weeks gestation; at 19 weeks & pregnancy; at 19 weeks & first pregnancy | status
Z3A.20 | 20 weeks gestation of pregnancy | 20 weeks pregnant; 20 weeks gestation; at 20 weeks & pregnancy; at 20 weeks & first pregnancy | status
Z3A.21 | 21 weeks gestation of pregnancy | 21 weeks pregnant; 21 weeks gestation; at 21 weeks & pregnancy; at 21 weeks & first pregnancy | status
Z3A.22 | 22 weeks gestation of pregnancy | 22 weeks pregnant; 22 weeks gestation; at 22 weeks & pregnancy; at 22 weeks & first pregnancy | status
Z3A.23 | 23 weeks gestation of pregnancy | 23 weeks pregnant; 23 weeks gestation; at 23 weeks & pregnancy; at 23 weeks & first pregnancy | status
Z3A.24 | 24 weeks gestation of pregnancy | 24 weeks pregnant; 24 weeks gestation; at 24 weeks & pregnancy; at 24 weeks & first pregnancy | status
Z3A.25 | 25 weeks gestation of pregnancy | 25 weeks pregnant; 25 weeks gestation; at 25 weeks & pregnancy; at 25 weeks & first pregnancy | status
Z3A.26 | 26 weeks gestation of pregnancy | 26 weeks pregnant; 26 weeks gestation; at 26 weeks & pregnancy; at 26 weeks & first pregnancy | status
Z3A.27 | 27 weeks gestation of pregnancy | 27 weeks pregnant; 27 weeks gestation; at 27 weeks & pregnancy; at 27 weeks & first pregnancy | status
Z3A.28 | 28 weeks gestation of pregnancy | 28 weeks pregnant; 28 weeks gestation; at 28 weeks & pregnancy; at 28 weeks & first pregnancy | status
Z3A.29 | 29 weeks gestation of pregnancy | 29 weeks pregnant; 29 weeks gestation; at 29 weeks & pregnancy; at 29 weeks & first pregnancy | status
Z3A.30 | 30 weeks gestation of pregnancy | 30 weeks pregnant; 30 weeks gestation; at 30 weeks & pregnancy; at 30 weeks & first pregnancy | status
Z3A.31 | 31 weeks gestation of pregnancy | 31 weeks pregnant; 31 weeks gestation; at 31 weeks & pregnancy; at 31 weeks & first pregnancy | status
Z3A.32 | 32 weeks gestation of pregnancy | 32 weeks pregnant; 32 weeks gestation; at 32 weeks & pregnancy; at 32 weeks & first pregnancy | status
Z3A.33 | 33 weeks gestation of pregnancy | 33 weeks pregnant; 33 weeks gestation; at 33 weeks & pregnancy; at 33 weeks & first pregnancy | status
Z3A.34 | 34 weeks gestation of pregnancy | 34 weeks pregnant; 34 weeks gestation; at 34 weeks & pregnancy; at 34 weeks & first pregnancy | status
Z3A.35 | 35 weeks gestation of pregnancy | 35 weeks pregnant; 35 weeks gestation; at 35 weeks & pregnancy; at 35 weeks & first pregnancy | status
Z3A.36 | 36 weeks gestation of pregnancy | 36 weeks pregnant; 36 weeks gestation; at 36 weeks & pregnancy; at 36 weeks & first pregnancy | status
Z3A.37 | 37 weeks gestation of pregnancy | 37 weeks pregnant; 37 weeks gestation; at 37 weeks & pregnancy; at 37 weeks & first pregnancy | status
Z3A.38 | 38 weeks gestation of pregnancy | 38 weeks pregnant; 38 weeks gestation; at 38 weeks & pregnancy; at 38 weeks & first pregnancy | status
Z3A.39 | 39 weeks gestation of pregnancy | 39 weeks pregnant; 39 weeks gestation; at 39 weeks & pregnancy; at 39 weeks & first pregnancy | status
Z3A.40 | 40 weeks gestation of pregnancy | 40 weeks pregnant; 40 weeks gestation; at 40 weeks & pregnancy; at 40 weeks & first pregnancy | status
Z41.1 | Encounter for cosmetic surgery | cosmetic surgery; cosmetic procedure; botox cosmetic | status
Z41.2 | Encounter for routine and ritual male circumcision | circumcision; routine circumcision | status
Z42.1 | Encounter for breast reconstruction following mastectomy | breast reconstruction | status
Z43.1 | Encounter for attention to gastrostomy | gastrostomy care; feeding tube care | status
Z43.3 | Encounter for attention to colostomy | colostomy care; ostomy care | status
Z45.018 | Encounter for adjustment and management of other part of cardiac pacemaker | pacemaker check; pacemaker interrogation | status
Z45.02 | Encounter for adjustment and management of automatic implantable cardiac defibrillator | defibrillator check; icd check; icd interrogation | status
Z46.1 | Encounter for fitting and adjustment of hearing aid | hearing aid fitting; hearing aid adjustment | status
Z47.1 | Aftercare following joint replacement surgery | aftercare following joint replacement; aftercare after knee replacement; follow up after knee replacement; follow up after hip replacement; aftercare following joint replacement surgery; post op knee replacement; post op hip replacement | status
Z47.2 | Encounter for removal of internal fixation device | removal of orthopedic hardware; hardware removal | status
Z47.89 | Encounter for other orthopedic aftercare | orthopedic aftercare; aftercare following orthopedic surgery | status
Z48.00 | Encounter for change or removal of nonsurgical wound dressing | dressing change; wound check dressing change | status
Z48.01 | Encounter for change or removal of surgical wound dressing | surgical dressing change | status
Z48.02 | Encounter for removal of sutures | suture removal; stitches removal; staple removal; remove stitches; removal of sutures; remove sutures; stitches out | status
Z48.815 | Encounter for surgical aftercare following surgery on the digestive system | aftercare following digestive surgery; aftercare after gallbladder surgery | status
Z48.817 | Encounter for surgical aftercare following surgery on the skin and subcutaneous tissue | aftercare following skin surgery | status
Z48.89 | Encounter for other specified surgical aftercare | surgical aftercare; post op check; postoperative visit; post op visit; postoperative check; postoperative follow up; wound check; surgical follow up | status
Z49.31 | Encounter for adequacy testing for hemodialysis | hemodialysis adequacy test | status
Z51.0 | Encounter for antineoplastic radiation therapy | radiation therapy; encounter for radiation therapy | status
Z51.11 | Encounter for antineoplastic chemotherapy | chemotherapy; encounter for chemotherapy; chemotherapy treatment | status
Z51.12 | Encounter for antineoplastic immunotherapy | immunotherapy for cancer; encounter for immunotherapy | status
Z51.5 | Encounter for palliative care | palliative care; hospice care; comfort care | status
Z51.81 | Encounter for therapeutic drug level monitoring | drug level monitoring; therapeutic drug monitoring; warfarin monitoring; inr check; inr monitoring; drug monitoring; lithium level monitoring | status
Z51.89 | Encounter for other specified aftercare | aftercare; other aftercare | status
Z52.4 | Kidney donor | kidney donor | status
Z53.20 | Procedure and treatment not carried out because of patient's decision for unspecified reasons | procedure not carried out; left without being seen | status
Z55.0 | Illiteracy and low-level literacy | illiteracy; low literacy | status
Z56.0 | Unemployment, unspecified | unemployment; unemployed | status
Z56.6 | Other physical and mental strain related to work | work stress; job stress; workplace stress; stress at work | status
Z59.00 | Homelessness unspecified | homelessness; homeless | status
Z59.01 | Sheltered homelessness | sheltered homelessness; living in shelter | status
Z59.41 | Food insecurity | food insecurity | status
Z59.6 | Low income | low income; financial difficulty | status
Z59.819 | Housing instability, housed unspecified | housing instability; unstable housing | status
Z60.0 | Problems of adjustment to life-cycle transitions | retirement adjustment; phase of life problem; life transition | status
Z60.2 | Problems related to living alone | living alone; lives alone problem | status
Z62.820 | Parent-biological child conflict | parent child conflict; parent child relationship problem | status
Z63.0 | Problems in relationship with spouse or partner | marital problems; relationship problems; marital conflict; relationship stress; partner relationship problem | status
Z63.4 | Disappearance and death of family member | bereavement; grief; grieving; uncomplicated bereavement | status
Z63.5 | Disruption of family by separation and divorce | divorce; family disruption due to divorce | status
Z63.6 | Dependent relative needing care at home | caregiver stress; caregiver burnout; caregiver burden; caregiver strain | status
Z63.79 | Other stressful life events affecting family and household | family stress; stressful life events affecting family | status
Z63.8 | Other specified problems related to primary support group | family conflict; family problem | status
Z65.8 | Other specified problems related to psychosocial circumstances | psychosocial stressors; psychosocial problem | status
Z68.1 | Body mass index [BMI] 19.9 or less, adult | bmi under 20; bmi 19 or less | status
Z68.30 | Body mass index [BMI]30.0-30.9, adult | bmi 30 | status
Z68.31 | Body mass index [BMI] 31.0-31.9, adult | bmi 31 | status
Z68.32 | Body mass index [BMI] 32.0-32.9, adult | bmi 32 | status
Z68.33 | Body mass index [BMI] 33.0-33.9, adult | bmi 33 | status
Z68.34 | Body mass index [BMI] 34.0-34.9, adult | bmi 34 | status
Z68.35 | Body mass index [BMI] 35.0-35.9, adult | bmi 35 | status
Z68.36 | Body mass index [BMI] 36.0-36.9, adult | bmi 36 | status
Z68.37 | Body mass index [BMI] 37.0-37.9, adult | bmi 37 | status
Z68.38 | Body mass index [BMI] 38.0-38.9, adult | bmi 38 | status
Z68.39 | Body mass index [BMI] 39.0-39.9, adult | bmi 39 | status
Z68.41 | Body mass index [BMI]40.0-44.9, adult | bmi 40; bmi 41; bmi 42; bmi 43; bmi 44 | status
Z68.42 | Body mass index [BMI] 45.0-49.9, adult | bmi 45; bmi 46; bmi 47; bmi 48; bmi 49 | status
Z68.43 | Body mass index [BMI] 50.0-59.9, adult | bmi 50; bmi 51; bmi 52; bmi 53; bmi 54 | status
Z70.9 | Sex counseling, unspecified | sex counseling; sexual counseling | status
Z71.1 | Person with feared health complaint in whom no diagnosis is made | worried well; feared condition not demonstrated; no diagnosis worried patient | status
Z71.2 | Person consulting for explanation of examination or test findings | discuss test results; review of test results; lab results review; consultation for explanation of findings; discussion of results | status
Z71.3 | Dietary counseling and surveillance | dietary counseling; diet counseling; nutrition counseling; nutritional counseling | status
Z71.41 | Alcohol abuse counseling and surveillance of alcoholic | alcohol counseling; alcohol abuse counseling | status
Z71.6 | Tobacco abuse counseling | tobacco counseling; smoking cessation counseling; tobacco cessation; smoking cessation; quit smoking counseling; tobacco cessation counseling | status
Z71.82 | Exercise counseling | exercise counseling | status
Z71.84 | Encounter for health counseling related to travel | travel advice; travel visit; travel health counseling; travel medicine visit | status
Z71.85 | Encounter for immunization safety counseling | vaccine counseling; immunization safety counseling | status
Z71.89 | Other specified counseling | other counseling | status
Z72.0 | Tobacco use | tobacco use | status
Z72.3 | Lack of physical exercise | sedentary lifestyle; lack of exercise; physical inactivity | status
Z72.4 | Inappropriate diet and eating habits | poor diet; unhealthy diet; inappropriate diet; poor eating habits | status
Z72.51 | High risk heterosexual behavior | high risk sexual behavior; unprotected sex; unprotected intercourse; high risk heterosexual behavior | status
Z72.820 | Sleep deprivation | sleep deprivation | status
Z72.821 | Inadequate sleep hygiene | poor sleep hygiene; inadequate sleep hygiene | status
Z73.0 | Burn-out | burnout; burn out | status
Z73.3 | Stress, not elsewhere classified | feeling stressed; stressed out; under stress | status
Z74.09 | Other reduced mobility | reduced mobility; limited mobility; impaired mobility | status
Z74.1 | Need for assistance with personal care | needs assistance with personal care | status
Z76.0 | Encounter for issue of repeat prescription | medication refill; prescription refill; refill request; needs refills; refill of medication; medication refills | status
Z76.89 | Persons encountering health services in other specified circumstances | establish care; establishing care; new patient establishing care | status
Z77.011 | Contact with and (suspected) exposure to lead | lead exposure; exposure to lead | status
Z77.22 | Contact with and (suspected) exposure to environmental tobacco smoke (acute) (chronic) | secondhand smoke exposure; second hand smoke; secondhand smoke | status
Z78.0 | Asymptomatic menopausal state | postmenopausal; post menopausal; postmenopausal status | status
Z79.01 | Long term (current) use of anticoagulants | long term anticoagulant; on warfarin; on eliquis; on anticoagulation; chronic anticoagulation; anticoagulated; on blood thinner; on coumadin; on xarelto; long term anticoagulation; long term use of anticoagulants; on blood thinners | status
Z79.02 | Long term (current) use of antithrombotics/antiplatelets | on plavix; on clopidogrel; long term antiplatelet; antiplatelet therapy; long term use of antiplatelets | status
Z79.1 | Long term (current) use of non-steroidal anti-inflammatories (NSAID) | long term nsaid use; chronic nsaid use | status
Z79.3 | Long term (current) use of hormonal contraceptives | long term birth control pill use; on oral contraceptives long term; long term use of hormonal contraceptives | status
Z79.4 | Long term (current) use of insulin | long term insulin use; long term insulin; on insulin; uses insulin; insulin use; takes insulin; long term current use of insulin; insulin therapy | status
Z79.51 | Long term (current) use of inhaled steroids | long term inhaled steroid use | status
Z79.52 | Long term (current) use of systemic steroids | long term steroid use; chronic steroid use; on chronic prednisone; long term use of systemic steroids; chronic prednisone | status
Z79.60 | Long term (current) use of unspecified immunomodulators and immunosuppressants | long term immunosuppressant use; on immunosuppressants; immunosuppressive therapy | status
Z79.620 | Long term (current) use of immunosuppressive biologic | long term biologic use; on biologic; biologic therapy; long term immunosuppressive biologic | status
Z79.810 | Long term (current) use of selective estrogen receptor modulators (SERMs) | on tamoxifen; long term tamoxifen; selective estrogen receptor modulator use | status
Z79.811 | Long term (current) use of aromatase inhibitors | on aromatase inhibitor; on anastrozole; on letrozole; long term aromatase inhibitor use | status
Z79.82 | Long term (current) use of aspirin | long term aspirin use; daily aspirin therapy; on daily aspirin | status
Z79.83 | Long term (current) use of bisphosphonates | long term bisphosphonate use; on bisphosphonate; on alendronate | status
Z79.84 | Long term (current) use of oral hypoglycemic drugs | long term oral diabetes medication; long term use of oral hypoglycemic drugs; on oral hypoglycemics | status
Z79.85 | Long-term (current) use of injectable non-insulin antidiabetic drugs | long term injectable non insulin diabetes medication; long term use of injectable non insulin antidiabetic drugs; on glp 1 for diabetes | status
Z79.890 | Hormone replacement therapy | hormone replacement therapy; on hormone replacement; postmenopausal hormone therapy; on hormone replacement therapy | status
Z79.891 | Long term (current) use of opiate analgesic | long term opioid use; chronic opioid therapy; long term opiate analgesic; chronic opioid use | status
Z79.899 | Other long term (current) drug therapy | long term medication use; high risk medication; high risk medication use; medication monitoring; long term drug therapy; high risk medication monitoring; long term current drug therapy | status
Z80.0 | Family history of malignant neoplasm of digestive organs | family history of colon cancer; family history of gi cancer; family history of pancreatic cancer; family history of stomach cancer | status
Z80.1 | Family history of malignant neoplasm of trachea, bronchus and lung | family history of lung cancer | status
Z80.3 | Family history of malignant neoplasm of breast | family history of breast cancer | status
Z80.41 | Family history of malignant neoplasm of ovary | family history of ovarian cancer | status
Z80.42 | Family history of malignant neoplasm of prostate | family history of prostate cancer | status
Z80.8 | Family history of malignant neoplasm of other organs or systems | family history of melanoma; family history of skin cancer; family history of thyroid cancer | status
Z80.9 | Family history of malignant neoplasm, unspecified | family history of cancer | status
Z81.8 | Family history of other mental and behavioral disorders | family history of mental illness; family history of depression; family history of bipolar disorder | status
Z82.0 | Family history of epilepsy and other diseases of the nervous system | family history of epilepsy; family history of neurologic disease; family history of alzheimer's; family history of dementia | status
Z82.3 | Family history of stroke | family history of stroke | status
Z82.41 | Family history of sudden cardiac death | family history of sudden cardiac death | status
Z82.49 | Family history of ischemic heart disease and other diseases of the circulatory system | family history of heart disease; family history of hypertension; family history of coronary artery disease; family history of heart attack; family history of cardiac disease | status
Z82.61 | Family history of arthritis | family history of arthritis; family history of rheumatoid arthritis | status
Z82.62 | Family history of osteoporosis | family history of osteoporosis | status
Z83.3 | Family history of diabetes mellitus | family history of diabetes | status
Z83.49 | Family history of other endocrine, nutritional and metabolic diseases | family history of thyroid disease | status
Z83.511 | Family history of glaucoma | family history of glaucoma | status
Z83.719 | Family history of colon polyps, unspecified | family history of colon polyps; family history of polyps | status
Z84.1 | Family history of disorders of kidney and ureter | family history of kidney disease | status
Z85.01 | Personal history of malignant neoplasm of esophagus | history of esophageal cancer | status
Z85.028 | Personal history of other malignant neoplasm of stomach | history of stomach cancer; history of gastric cancer | status
Z85.038 | Personal history of other malignant neoplasm of large intestine | history of colon cancer; personal history of colon cancer | status
Z85.048 | Personal history of other malignant neoplasm of rectum, rectosigmoid junction, and anus | history of rectal cancer; history of anal cancer | status
Z85.05 | Personal history of malignant neoplasm of liver | history of liver cancer | status
Z85.07 | Personal history of malignant neoplasm of pancreas | history of pancreatic cancer | status
Z85.118 | Personal history of other malignant neoplasm of bronchus and lung | history of lung cancer; personal history of lung cancer | status
Z85.21 | Personal history of malignant neoplasm of larynx | history of laryngeal cancer; history of throat cancer | status
Z85.3 | Personal history of malignant neoplasm of breast | history of breast cancer; personal history of breast cancer; breast cancer survivor | status
Z85.41 | Personal history of malignant neoplasm of cervix uteri | history of cervical cancer | status
Z85.42 | Personal history of malignant neoplasm of other parts of uterus | history of uterine cancer; history of endometrial cancer | status
Z85.43 | Personal history of malignant neoplasm of ovary | history of ovarian cancer | status
Z85.46 | Personal history of malignant neoplasm of prostate | history of prostate cancer; personal history of prostate cancer | status
Z85.47 | Personal history of malignant neoplasm of testis | history of testicular cancer | status
Z85.51 | Personal history of malignant neoplasm of bladder | history of bladder cancer | status
Z85.528 | Personal history of other malignant neoplasm of kidney | history of kidney cancer; history of renal cell carcinoma | status
Z85.6 | Personal history of leukemia | history of leukemia | status
Z85.71 | Personal history of Hodgkin lymphoma | history of hodgkin lymphoma | status
Z85.72 | Personal history of non-Hodgkin lymphomas | history of lymphoma; history of non hodgkin lymphoma | status
Z85.820 | Personal history of malignant melanoma of skin | history of melanoma; personal history of melanoma | status
Z85.828 | Personal history of other malignant neoplasm of skin | history of skin cancer; history of basal cell carcinoma; history of squamous cell carcinoma; personal history of skin cancer; history of basal cell; history of non melanoma skin cancer | status
Z85.850 | Personal history of malignant neoplasm of thyroid | history of thyroid cancer | status
Z85.9 | Personal history of malignant neoplasm, unspecified | history of cancer; personal history of cancer | status
Z86.000 | Personal history of in-situ neoplasm of breast | history of dcis; history of ductal carcinoma in situ; history of breast carcinoma in situ | status
Z86.0100 | Personal history of colon polyps, unspecified | history of colon polyps; personal history of colon polyps; history of polyps; history of colonic polyps | status
Z86.11 | Personal history of tuberculosis | history of tuberculosis; history of tb | status
Z86.14 | Personal history of Methicillin resistant Staphylococcus aureus infection | history of mrsa | status
Z86.16 | Personal history of COVID-19 | history of covid; history of covid 19 | status
Z86.19 | Personal history of other infectious and parasitic diseases | history of infectious disease; history of hepatitis; history of shingles; history of c diff | status
Z86.2 | Personal history of diseases of the blood and blood-forming organs and certain disorders involving the immune mechanism | history of anemia; history of blood disease | status
Z86.32 | Personal history of gestational diabetes | history of gestational diabetes | status
Z86.39 | Personal history of other endocrine, nutritional and metabolic disease | history of endocrine disease | status
Z86.59 | Personal history of other mental and behavioral disorders | history of mental illness; history of postpartum depression | status
Z86.69 | Personal history of other diseases of the nervous system and sense organs | history of nervous system disease; history of bell's palsy | status
Z86.711 | Personal history of pulmonary embolism | history of pulmonary embolism; history of pe | status
Z86.718 | Personal history of other venous thrombosis and embolism | history of dvt; previous dvt; prior dvt; history of blood clot; previous blood clot; history of deep vein thrombosis; history of blood clots | status
Z86.73 | Personal history of transient ischemic attack (TIA), and cerebral infarction without residual deficits | history of stroke; history of tia; prior stroke; previous stroke; old stroke; history of cva; history of transient ischemic attack; status post stroke; status post cva | status
Z86.74 | Personal history of sudden cardiac arrest | history of cardiac arrest | status
Z86.79 | Personal history of other diseases of the circulatory system | history of aortic aneurysm repair; status post aortic aneurysm repair; history of aneurysm repair; history of circulatory disease; history of pericarditis | status
Z87.01 | Personal history of pneumonia (recurrent) | history of pneumonia; recurrent pneumonia history | status
Z87.09 | Personal history of other diseases of the respiratory system | history of respiratory disease; history of childhood asthma | status
Z87.11 | Personal history of peptic ulcer disease | history of peptic ulcer; history of ulcers; history of stomach ulcer | status
Z87.19 | Personal history of other diseases of the digestive system | history of diverticulitis; history of digestive disease; history of pancreatitis; history of hernia | status
Z87.2 | Personal history of diseases of the skin and subcutaneous tissue | history of skin disease | status
Z87.310 | Personal history of (healed) osteoporosis fracture | history of osteoporosis fracture; history of fragility fracture | status
Z87.39 | Personal history of other diseases of the musculoskeletal system and connective tissue | history of musculoskeletal disease | status
Z87.410 | Personal history of cervical dysplasia | history of cervical dysplasia; history of abnormal pap | status
Z87.440 | Personal history of urinary (tract) infections | history of uti; history of urinary tract infections; history of recurrent utis; history of urinary tract infection | status
Z87.442 | Personal history of urinary calculi | history of kidney stones; personal history of kidney stones; history of nephrolithiasis; history of kidney stone | status
Z87.51 | Personal history of pre-term labor | history of preterm labor; history of preterm delivery | status
Z87.59 | Personal history of other complications of pregnancy, childbirth and the puerperium | history of preeclampsia; history of pregnancy complication; history of miscarriage | status
Z87.81 | Personal history of (healed) traumatic fracture | history of fracture; history of healed fracture | status
Z87.820 | Personal history of traumatic brain injury | history of traumatic brain injury; history of concussion; history of tbi | status
Z87.828 | Personal history of other (healed) physical injury and trauma | history of injury | status
Z87.891 | Personal history of nicotine dependence | former smoker; ex smoker; history of smoking; quit smoking; history of tobacco use; former tobacco user; history of nicotine dependence; past smoker; previous smoker; personal history of nicotine dependence | status
Z88.0 | Allergy status to penicillin | penicillin allergy; allergic to penicillin; allergy to penicillin; amoxicillin allergy; allergic to amoxicillin | status
Z88.1 | Allergy status to other antibiotic agents | antibiotic allergy; allergy to antibiotics | status
Z88.2 | Allergy status to sulfonamides | sulfa allergy; allergic to sulfa; allergy to sulfa | status
Z88.5 | Allergy status to narcotic agent | narcotic allergy; codeine allergy; allergic to codeine; allergic to morphine | status
Z88.6 | Allergy status to analgesic agent | nsaid allergy; aspirin allergy; allergic to aspirin; allergic to nsaids; analgesic allergy | status
Z88.8 | Allergy status to other drugs, medicaments and biological substances | drug allergy; medication allergy | status
Z88.9 | Allergy status to unspecified drugs, medicaments and biological substances | allergy status to medication | status
Z89.429 | Acquired absence of other toe(s), unspecified side | toe amputation; acquired absence of toe; status post toe amputation | status
Z89.511 | Acquired absence of right leg below knee | below knee amputation; bka; below the knee amputation; status post below knee amputation | chronic status side=right
Z89.512 | Acquired absence of left leg below knee | = | chronic status side=left
Z89.519 | Acquired absence of unspecified leg below knee | = | chronic status side=none
Z89.611 | Acquired absence of right leg above knee | above knee amputation; aka amputation; above the knee amputation | chronic status side=right
Z89.612 | Acquired absence of left leg above knee | = | chronic status side=left
Z89.619 | Acquired absence of unspecified leg above knee | = | chronic status side=none
Z90.10 | Acquired absence of unspecified breast and nipple | mastectomy; status post mastectomy; history of mastectomy; acquired absence of breast | status side=none
Z90.11 | Acquired absence of right breast and nipple | = | status side=right
Z90.12 | Acquired absence of left breast and nipple | = | status side=left
Z90.13 | Acquired absence of bilateral breasts and nipples | mastectomy; status post mastectomy; history of mastectomy; acquired absence of breast; double mastectomy | status side=both
Z90.49 | Acquired absence of other specified parts of digestive tract | status post cholecystectomy; history of cholecystectomy; status post appendectomy; history of appendectomy; history of colectomy; status post colectomy; gallbladder removed; appendix removed; had gallbladder removed; had appendix removed | status
Z90.5 | Acquired absence of kidney | status post nephrectomy; history of nephrectomy; solitary kidney; single kidney | status
Z90.710 | Acquired absence of both cervix and uterus | status post hysterectomy; history of hysterectomy; status post total hysterectomy; had a hysterectomy | status
Z90.721 | Acquired absence of ovaries, unilateral | status post oophorectomy; history of oophorectomy | status
Z90.79 | Acquired absence of other genital organ(s) | status post prostatectomy; history of prostatectomy | status
Z90.81 | Acquired absence of spleen | status post splenectomy; asplenia; history of splenectomy; asplenic | status
Z90.89 | Acquired absence of other organs | status post thyroidectomy; status post tonsillectomy; history of tonsillectomy; history of thyroidectomy | status
Z91.010 | Allergy to peanuts | peanut allergy; allergic to peanuts; peanuts allergy; allergy to peanuts | status
Z91.011 | Allergy to milk products | milk allergy; allergic to milk; dairy allergy | status
Z91.012 | Allergy to eggs | egg allergy; allergic to eggs; allergy to eggs | status
Z91.013 | Allergy to seafood | seafood allergy; shellfish allergy; allergic to shellfish; fish allergy; allergic to seafood; shrimp allergy | status
Z91.018 | Allergy to other foods | food allergy; tree nut allergy; nut allergy; food allergies; allergic to nuts | status
Z91.030 | Bee allergy status | bee sting allergy; bee allergy; allergic to bees; allergic to bee stings | status
Z91.040 | Latex allergy status | latex allergy; allergic to latex | status
Z91.041 | Radiographic dye allergy status | contrast allergy; allergic to contrast dye; contrast dye allergy; radiographic dye allergy | status
Z91.09 | Other allergy status, other than to drugs and biological substances | environmental allergy status | status
Z91.119 | Patient's noncompliance with dietary regimen due to unspecified reason | dietary noncompliance; noncompliance with diet; not following diet; dietary indiscretion | status
Z91.141 | Patient's other noncompliance with medication regimen due to financial hardship | medication nonadherence due to cost; can't afford medication; unable to afford medication; cannot afford medications | status
Z91.148 | Patient's other noncompliance with medication regimen for other reason | medication noncompliance; medication nonadherence; noncompliance with medication; not taking medication as prescribed; medication non adherence; medication non compliance; nonadherence to medication; poor medication adherence | status
Z91.199 | Patient's noncompliance with other medical treatment and regimen due to unspecified reason | noncompliance; noncompliance with treatment; nonadherence to treatment | status
Z91.51 | Personal history of suicidal behavior | history of suicide attempt; personal history of suicidal behavior | status
Z91.81 | History of falling | history of falls; history of falling; fall risk; at risk for falling; at risk for falls | status
Z91.89 | Other specified personal risk factors, not elsewhere classified | at increased risk for disease; personal risk factors | status
Z92.21 | Personal history of antineoplastic chemotherapy | history of chemotherapy; personal history of chemotherapy | status
Z92.3 | Personal history of irradiation | history of radiation; history of radiation therapy; personal history of irradiation | status
Z93.1 | Gastrostomy status | gastrostomy; feeding tube; g tube; gastrostomy status; peg tube | status
Z93.2 | Ileostomy status | ileostomy; ileostomy status | status
Z93.3 | Colostomy status | colostomy; colostomy status | status
Z94.0 | Kidney transplant status | kidney transplant; renal transplant; status post kidney transplant; history of kidney transplant; kidney transplant recipient; kidney transplant status | chronic status
Z94.1 | Heart transplant status | heart transplant; status post heart transplant | chronic status
Z94.2 | Lung transplant status | lung transplant; status post lung transplant | chronic status
Z94.4 | Liver transplant status | liver transplant; status post liver transplant; history of liver transplant | chronic status
Z94.81 | Bone marrow transplant status | bone marrow transplant; status post bone marrow transplant | chronic status
Z94.84 | Stem cells transplant status | stem cell transplant; status post stem cell transplant | chronic status
Z95.0 | Presence of cardiac pacemaker | pacemaker; cardiac pacemaker; presence of pacemaker; has a pacemaker; status post pacemaker | status
Z95.1 | Presence of aortocoronary bypass graft | history of bypass surgery; status post cabg; history of cabg; status post coronary artery bypass; history of coronary artery bypass; bypass surgery; status post bypass surgery; presence of aortocoronary bypass graft; status post heart bypass; heart bypass; status post heart bypass surgery; history of heart bypass; coronary artery bypass grafting; status post coronary artery bypass grafting | status
Z95.2 | Presence of prosthetic heart valve | prosthetic heart valve; mechanical heart valve; artificial heart valve; status post aortic valve replacement; status post valve replacement; mechanical valve; aortic valve replacement; status post avr | status
Z95.5 | Presence of coronary angioplasty implant and graft | coronary stent; history of coronary stent; heart stent; stent in heart; status post stent; cardiac stent; history of stent; presence of coronary stent; status post pci; stent placement; rca stent; lad stent; stent in the lad; stent to the lad; stent in the rca; drug eluting stent; stent to the rca; status post rca stent; status post lad stent; status post drug eluting stent; status post coronary stent | status
Z95.810 | Presence of automatic (implantable) cardiac defibrillator | implantable defibrillator; icd implanted; has a defibrillator; presence of automatic cardiac defibrillator; aicd; status post icd | status
Z95.828 | Presence of other vascular implants and grafts | vascular implant; ivc filter; vascular stent | status
Z96.0 | Presence of urogenital implants | ureteral stent; urogenital implant; ureteral stent in place | status
Z96.1 | Presence of intraocular lens | intraocular lens; pseudophakia; status post cataract surgery; history of cataract surgery; lens implant | status
Z96.21 | Cochlear implant status | cochlear implant | status
Z96.22 | Myringotomy tube(s) status | ear tubes; tympanostomy tubes; myringotomy tubes | status
Z96.41 | Presence of insulin pump (external) (internal) | insulin pump; presence of insulin pump; insulin pump status | status
Z96.611 | Presence of right artificial shoulder joint | shoulder replacement; status post shoulder replacement; total shoulder arthroplasty; history of shoulder replacement; status post total shoulder arthroplasty; reverse shoulder arthroplasty | status side=right
Z96.612 | Presence of left artificial shoulder joint | = | status side=left
Z96.619 | Presence of unspecified artificial shoulder joint | = | status side=none
Z96.641 | Presence of right artificial hip joint | hip replacement; status post hip replacement; total hip arthroplasty; history of hip replacement; status post total hip arthroplasty; artificial hip; total hip replacement; status post total hip replacement | status side=right
Z96.642 | Presence of left artificial hip joint | = | status side=left
Z96.643 | Presence of artificial hip joint, bilateral | = | status side=both
Z96.649 | Presence of unspecified artificial hip joint | = | status side=none
Z96.651 | Presence of right artificial knee joint | knee replacement; status post knee replacement; total knee arthroplasty; history of knee replacement; status post total knee arthroplasty; artificial knee; total knee replacement; tka; status post total knee replacement | status side=right
Z96.652 | Presence of left artificial knee joint | = | status side=left
Z96.653 | Presence of artificial knee joint, bilateral | = | status side=both
Z96.659 | Presence of unspecified artificial knee joint | = | status side=none
Z97.3 | Presence of spectacles and contact lenses | wears glasses; wears contact lenses; contact lens wearer | status
Z97.4 | Presence of external hearing-aid | hearing aid; wears hearing aids; has hearing aids; hearing aids | status
Z97.5 | Presence of (intrauterine) contraceptive device | iud in place; has an iud; presence of iud; intrauterine contraceptive device in place | status
Z98.1 | Arthrodesis status | spinal fusion status; arthrodesis status; status post spinal fusion; history of spinal fusion; status post lumbar fusion; history of lumbar fusion; history of cervical fusion | status
Z98.41 | Cataract extraction status, right eye | status post cataract surgery; history of cataract surgery; status post cataract removal; status post cataract extraction; history of cataract removal; cataract extraction status; history of cataract extraction | status side=right
Z98.42 | Cataract extraction status, left eye | = | status side=left
Z98.49 | Cataract extraction status, unspecified eye | = | status side=none
Z98.51 | Tubal ligation status | tubal ligation; status post tubal ligation; history of tubal ligation | status
Z98.52 | Vasectomy status | status post vasectomy; history of vasectomy; vasectomy status | status
Z98.61 | Coronary angioplasty status | history of angioplasty; coronary angioplasty status; status post angioplasty; status post balloon angioplasty | status
Z98.84 | Bariatric surgery status | history of gastric bypass; bariatric surgery status; status post gastric bypass; gastric sleeve; status post bariatric surgery; history of bariatric surgery; status post sleeve gastrectomy; gastric bypass; history of gastric sleeve | status
Z98.890 | Other specified postprocedural states | postsurgical status; status post surgery; history of surgery; history of back surgery; status post rotator cuff repair; status post breast reduction; status post reduction mammoplasty; status post bilateral reduction mammoplasty; status post mammoplasty; status post carpal tunnel release; status post knee arthroscopy; status post hernia repair; status post acl repair; status post acl reconstruction; status post meniscus repair; status post discectomy; history of discectomy; status post laminectomy; status post shoulder surgery; status post knee surgery; status post back surgery; status post shoulder repair | status
Z98.891 | History of uterine scar from previous surgery | history of cesarean; previous c section; history of c section; status post cesarean section; history of uterine scar; prior cesarean section; previous cesarean | status
Z99.11 | Dependence on respirator [ventilator] status | ventilator dependence | chronic status
Z99.2 | Dependence on renal dialysis | on dialysis; dialysis; hemodialysis; dialysis dependent; peritoneal dialysis; on hemodialysis; dialysis status | chronic status
Z99.3 | Dependence on wheelchair | wheelchair dependence; wheelchair bound; uses a wheelchair; wheelchair dependent | status
Z99.81 | Dependence on supplemental oxygen | oxygen dependent; home oxygen; supplemental oxygen; on home oxygen; dependence on supplemental oxygen; on oxygen at home; uses oxygen at home | status
Z99.89 | Dependence on other enabling machines and devices | cpap dependence; uses cpap; dependence on cpap; on cpap; cpap machine | status
`;
