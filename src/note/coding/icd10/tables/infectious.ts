/** A00-B99: infections. The format is in ../parse-table.ts. */
export const infectious = `
A02.0 | Salmonella enteritis | salmonella enteritis; salmonella gastroenteritis; salmonella
A04.5 | Campylobacter enteritis | campylobacter enteritis; campylobacter
A04.72 | Enterocolitis due to Clostridium difficile, not specified as recurrent | clostridium difficile; clostridioides difficile; c diff; c difficile colitis | serious
A05.9 | Bacterial foodborne intoxication, unspecified | food poisoning; bacterial food poisoning
A07.1 | Giardiasis [lambliasis] | giardia; giardiasis
A08.11 | Acute gastroenteropathy due to Norwalk agent | norovirus; norwalk virus gastroenteritis
A08.4 | Viral intestinal infection, unspecified | viral gastroenteritis; stomach flu; viral stomach infection; stomach virus; stomach bug
A09 | Infectious gastroenteritis and colitis, unspecified | infectious gastroenteritis; infectious diarrhea; acute gastroenteritis; traveler's diarrhea; infectious colitis
A15.0 | Tuberculosis of lung | pulmonary tuberculosis; active tuberculosis; tuberculosis of lung | serious
A28.1 | Cat-scratch disease | cat scratch disease; cat scratch fever
A31.0 | Pulmonary mycobacterial infection | pulmonary mycobacterium avium; nontuberculous mycobacterial lung infection; mac lung disease | chronic
A37.90 | Whooping cough, unspecified species without pneumonia | whooping cough; pertussis
A38.9 | Scarlet fever, uncomplicated | scarlet fever; scarlatina
A41.9 | Sepsis, unspecified organism | sepsis; septicemia | serious
A46 | Erysipelas | erysipelas
A48.1 | Legionnaires' disease | legionnaires disease; legionella pneumonia | serious
A49.02 | Methicillin resistant Staphylococcus aureus infection, unspecified site | mrsa infection; methicillin resistant staph infection
A49.1 | Streptococcal infection, unspecified site | streptococcal infection; strep infection
A49.9 | Bacterial infection, unspecified | bacterial infection
A51.0 | Primary genital syphilis | primary syphilis; syphilitic chancre
A53.9 | Syphilis, unspecified | syphilis
A54.00 | Gonococcal infection of lower genitourinary tract, unspecified | gonococcal urethritis; gonococcal cervicitis
A54.9 | Gonococcal infection, unspecified | gonorrhea; gonococcal infection
A56.01 | Chlamydial cystitis and urethritis | chlamydial urethritis; chlamydial cystitis
A56.02 | Chlamydial vulvovaginitis | chlamydial vaginitis
A56.8 | Sexually transmitted chlamydial infection of other sites | chlamydia; sexually transmitted chlamydial infection
A59.00 | Urogenital trichomoniasis, unspecified | trichomonas; trichomoniasis; trich
A59.01 | Trichomonal vulvovaginitis | trichomonal vaginitis; trichomonas vaginitis
A60.00 | Herpesviral infection of urogenital system, unspecified | genital herpes; herpes genitalis; genital herpes outbreak | chronic
A60.04 | Herpesviral vulvovaginitis | herpes of vulva; herpetic vulvovaginitis
A63.0 | Anogenital (venereal) warts | genital warts; anogenital warts; condyloma; condyloma acuminata; venereal warts
A64 | Unspecified sexually transmitted disease | sexually transmitted infection; sexually transmitted disease; std; sti
A69.20 | Lyme disease, unspecified | lyme disease; lyme; borreliosis
A69.22 | Other neurologic disorders in Lyme disease | lyme disease + neurologic; neurologic lyme; lyme facial palsy
A69.23 | Arthritis due to Lyme disease | lyme arthritis
A77.0 | Spotted fever due to Rickettsia rickettsii | rocky mountain spotted fever
A78 | Q fever | q fever
A87.9 | Viral meningitis, unspecified | viral meningitis; aseptic meningitis | serious
A90 | Dengue fever [classical dengue] | dengue; dengue fever
B00.1 | Herpesviral vesicular dermatitis | cold sore; fever blister; herpes labialis; oral herpes cold sore
B00.2 | Herpesviral gingivostomatitis and pharyngotonsillitis | herpetic gingivostomatitis; oral herpes
B00.52 | Herpesviral keratitis | herpes simplex keratitis; herpetic keratitis
B00.9 | Herpesviral infection, unspecified | herpes simplex; hsv infection; herpes virus infection
B01.9 | Varicella without complication | chickenpox; chicken pox; varicella
B02.21 | Postherpetic geniculate ganglionitis | ramsay hunt; ramsay hunt syndrome
B02.29 | Other postherpetic nervous system involvement | postherpetic neuralgia; post herpetic neuralgia; shingles + neuralgia; pain after shingles | chronic
B02.30 | Zoster ocular disease, unspecified | zoster ophthalmicus; herpes zoster ophthalmicus; shingles + eye
B02.9 | Zoster without complications | shingles; herpes zoster; zoster
B05.9 | Measles without complication | measles
B06.9 | Rubella without complication | rubella
B07.0 | Plantar wart | plantar wart; plantar verruca; verruca plantaris | minor
B07.8 | Other viral warts | common wart; verruca vulgaris; flat wart; filiform wart | minor
B07.9 | Viral wart, unspecified | wart; viral wart; verruca | minor
B08.1 | Molluscum contagiosum | molluscum; molluscum contagiosum | minor
B08.20 | Exanthema subitum [sixth disease], unspecified | roseola; exanthem subitum; sixth disease
B08.3 | Erythema infectiosum [fifth disease] | fifth disease; erythema infectiosum; parvovirus rash; slapped cheek
B08.4 | Enteroviral vesicular stomatitis with exanthem | hand foot mouth; hand foot and mouth disease
B08.5 | Enteroviral vesicular pharyngitis | herpangina
B09 | Unspecified viral infection characterized by skin and mucous membrane lesions | viral rash; viral exanthem
B15.9 | Hepatitis A without hepatic coma | hepatitis a
B16.9 | Acute hepatitis B without delta-agent and without hepatic coma | acute hepatitis b
B17.10 | Acute hepatitis C without hepatic coma | acute hepatitis c
B18.1 | Chronic viral hepatitis B without delta-agent | chronic hepatitis b; hepatitis b; hep b | chronic
B18.2 | Chronic viral hepatitis C | chronic hepatitis c; hepatitis c + chronic; chronic hep c; chronic hcv; hepatitis c carrier | chronic
B19.20 | Unspecified viral hepatitis C without hepatic coma | hepatitis c; hep c; hcv; hepatitis c infection | chronic
B19.9 | Unspecified viral hepatitis without hepatic coma | viral hepatitis
B20 | Human immunodeficiency virus [HIV] disease | hiv disease; hiv infection; hiv infection symptomatic; living with hiv; hiv + undetectable; hiv + antiretroviral; hiv + biktarvy; human immunodeficiency virus | chronic
B25.9 | Cytomegaloviral disease, unspecified | cytomegalovirus; cmv infection
B26.9 | Mumps without complication | mumps
B27.00 | Gammaherpesviral mononucleosis without complication | epstein barr; ebv mononucleosis; epstein barr mononucleosis
B27.90 | Infectious mononucleosis, unspecified without complication | mononucleosis; mono; infectious mononucleosis; glandular fever; kissing disease
B30.9 | Viral conjunctivitis, unspecified | viral conjunctivitis; viral pink eye
B34.2 | Coronavirus infection, unspecified | coronavirus infection
B34.9 | Viral infection, unspecified | viral infection; viral illness; virus; viral syndrome
B35.0 | Tinea barbae and tinea capitis | tinea capitis; ringworm of scalp; scalp ringworm; tinea barbae
B35.1 | Tinea unguium | onychomycosis; toenail fungus; nail fungus; fungal nail; tinea unguium; fungal toenail | chronic
B35.2 | Tinea manuum | tinea manuum; hand ringworm
B35.3 | Tinea pedis | athlete's foot; tinea pedis; foot fungus; fungal infection of foot
B35.4 | Tinea corporis | tinea corporis; ringworm; ringworm of body
B35.6 | Tinea cruris | jock itch; tinea cruris
B35.9 | Dermatophytosis, unspecified | tinea; dermatophytosis
B36.0 | Pityriasis versicolor | tinea versicolor; pityriasis versicolor
B36.9 | Superficial mycosis, unspecified | fungal skin infection; fungal rash; superficial mycosis
B37.0 | Candidal stomatitis | thrush; oral thrush; oral candidiasis; mouth yeast infection
B37.2 | Candidiasis of skin and nail | cutaneous candidiasis; candidal intertrigo; skin yeast infection; yeast rash; candidal diaper rash
B37.31 | Acute candidiasis of vulva and vagina | vaginal yeast infection; yeast infection; candida vaginitis; vulvovaginal candidiasis; vaginal thrush; acute vaginal candidiasis
B37.32 | Chronic candidiasis of vulva and vagina | recurrent vaginal yeast infection; recurrent vulvovaginal candidiasis; chronic vaginal candidiasis; yeast infection + recurrent | chronic
B37.42 | Candidal balanitis | candidal balanitis; yeast balanitis
B37.81 | Candidal esophagitis | candidal esophagitis; esophageal candidiasis
B37.9 | Candidiasis, unspecified | candidiasis; candida infection
B38.9 | Coccidioidomycosis, unspecified | valley fever; coccidioidomycosis
B39.9 | Histoplasmosis, unspecified | histoplasmosis
B54 | Unspecified malaria | malaria
B58.9 | Toxoplasmosis, unspecified | toxoplasmosis
B76.9 | Hookworm disease, unspecified | hookworm
B80 | Enterobiasis | pinworm; pinworms; enterobiasis; threadworm
B82.9 | Intestinal parasitism, unspecified | intestinal parasite; intestinal parasites; worms
B83.9 | Helminthiasis, unspecified | helminthiasis; worm infection
B85.0 | Pediculosis due to Pediculus humanus capitis | head lice; pediculosis capitis; nits; lice
B85.3 | Phthiriasis | pubic lice; phthiriasis
B86 | Scabies | scabies
B88.0 | Other acariasis | chiggers; chigger bites; acariasis
B94.8 | Sequelae of other specified infectious and parasitic diseases | late effect of infection
B95.61 | Methicillin susceptible Staphylococcus aureus infection as the cause of diseases classified elsewhere | mssa; methicillin susceptible staph
B95.62 | Methicillin resistant Staphylococcus aureus infection as the cause of diseases classified elsewhere | mrsa
B96.20 | Unspecified Escherichia coli [E. coli] as the cause of diseases classified elsewhere | e coli; escherichia coli
B96.81 | Helicobacter pylori [H. pylori] as the cause of diseases classified elsewhere | h pylori; helicobacter pylori; h. pylori infection
B99.9 | Unspecified infectious disease | infectious disease; unspecified infection
`;
