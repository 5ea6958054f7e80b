/** L00-L99: skin. The format is in ../parse-table.ts. */
export const skin = `
L01.00 | Impetigo, unspecified | impetigo
L02.01 | Cutaneous abscess of face | facial abscess; abscess of face
L02.11 | Cutaneous abscess of neck | neck abscess; abscess of neck
L02.211 | Cutaneous abscess of abdominal wall | abdominal wall abscess
L02.212 | Cutaneous abscess of back [any part, except buttock] | abscess of back; back abscess
L02.214 | Cutaneous abscess of groin | groin abscess; abscess of groin
L02.31 | Cutaneous abscess of buttock | buttock abscess; abscess of buttock; gluteal abscess
L02.411 | Cutaneous abscess of right axilla | axillary abscess; abscess of axilla; armpit abscess; abscess in armpit; abscess under arm; underarm abscess | side=right
L02.412 | Cutaneous abscess of left axilla | = | side=left
L02.413 | Cutaneous abscess of right upper limb | arm abscess; abscess of arm; forearm abscess | side=right
L02.414 | Cutaneous abscess of left upper limb | = | side=left
L02.415 | Cutaneous abscess of right lower limb | leg abscess; abscess of leg; thigh abscess | side=right
L02.416 | Cutaneous abscess of left lower limb | = | side=left
L02.419 | Cutaneous abscess of limb, unspecified | limb abscess
L02.511 | Cutaneous abscess of right hand | hand abscess; finger abscess | side=right
L02.512 | Cutaneous abscess of left hand | = | side=left
L02.519 | Cutaneous abscess of unspecified hand | = | side=none
L02.611 | Cutaneous abscess of right foot | foot abscess; toe abscess | side=right
L02.612 | Cutaneous abscess of left foot | = | side=left
L02.619 | Cutaneous abscess of unspecified foot | = | side=none
L02.91 | Cutaneous abscess, unspecified | abscess; skin abscess; cutaneous abscess
L02.92 | Furuncle, unspecified | boil; furuncle
L02.93 | Carbuncle, unspecified | carbuncle
L03.011 | Cellulitis of right finger | cellulitis of finger; finger cellulitis | side=right
L03.012 | Cellulitis of left finger | = | side=left
L03.019 | Cellulitis of unspecified finger | = | side=none
L03.031 | Cellulitis of right toe | cellulitis of toe; toe cellulitis | side=right
L03.032 | Cellulitis of left toe | = | side=left
L03.039 | Cellulitis of unspecified toe | = | side=none
L03.113 | Cellulitis of right upper limb | cellulitis of arm; arm cellulitis; cellulitis + hand; forearm cellulitis; cellulitis + arm; elbow cellulitis | side=right
L03.114 | Cellulitis of left upper limb | = | side=left
L03.115 | Cellulitis of right lower limb | leg cellulitis; cellulitis of leg; foot cellulitis; cellulitis + leg; cellulitis + foot; lower extremity cellulitis; cellulitis of lower extremity; cellulitis + ankle; cellulitis + lower leg; cellulitis + calf | side=right
L03.116 | Cellulitis of left lower limb | = | side=left
L03.119 | Cellulitis of unspecified part of limb | leg cellulitis; cellulitis of leg; foot cellulitis; arm cellulitis; cellulitis of arm; cellulitis + leg; cellulitis + arm; cellulitis + foot; lower extremity cellulitis; limb cellulitis | side=none
L03.211 | Cellulitis of face | facial cellulitis; cellulitis of face; cellulitis + face; cellulitis + cheek
L03.213 | Periorbital cellulitis | preseptal cellulitis; periorbital cellulitis
L03.221 | Cellulitis of neck | cellulitis of neck
L03.311 | Cellulitis of abdominal wall | cellulitis of abdominal wall
L03.312 | Cellulitis of back [any part except buttock] | cellulitis of back
L03.317 | Cellulitis of buttock | cellulitis of buttock
L03.90 | Cellulitis, unspecified | cellulitis; skin infection cellulitis
L03.91 | Acute lymphangitis, unspecified | lymphangitis; acute lymphangitis
L04.0 | Acute lymphadenitis of face, head and neck | acute lymphadenitis of neck; acute cervical lymphadenitis; cervical lymphadenitis
L04.9 | Acute lymphadenitis, unspecified | acute lymphadenitis
L05.01 | Pilonidal cyst with abscess | pilonidal abscess; pilonidal cyst + abscess; pilonidal cyst with abscess
L05.91 | Pilonidal cyst without abscess | pilonidal cyst; pilonidal sinus
L08.0 | Pyoderma | pyoderma
L08.1 | Erythrasma | erythrasma
L08.9 | Local infection of the skin and subcutaneous tissue, unspecified | skin infection; local skin infection
L10.0 | Pemphigus vulgaris | pemphigus; pemphigus vulgaris | chronic
L12.0 | Bullous pemphigoid | bullous pemphigoid; pemphigoid | chronic
L13.0 | Dermatitis herpetiformis | dermatitis herpetiformis | chronic
L20.82 | Flexural eczema | flexural eczema | chronic
L20.83 | Infantile (acute) (chronic) eczema | infantile eczema | chronic
L20.9 | Atopic dermatitis, unspecified | atopic dermatitis; atopic eczema | chronic
L21.0 | Seborrhea capitis | cradle cap; dandruff; seborrhea capitis; infantile seborrheic dermatitis | minor
L21.9 | Seborrheic dermatitis, unspecified | seborrheic dermatitis; seborrhea | chronic
L22 | Diaper dermatitis | diaper rash; diaper dermatitis; nappy rash | minor
L23.7 | Allergic contact dermatitis due to plants, except food | poison ivy; poison oak; allergic contact dermatitis due to plants; poison ivy dermatitis; poison sumac
L23.9 | Allergic contact dermatitis, unspecified cause | allergic contact dermatitis; allergic dermatitis
L24.9 | Irritant contact dermatitis, unspecified cause | irritant contact dermatitis; irritant dermatitis
L25.9 | Unspecified contact dermatitis, unspecified cause | contact dermatitis
L26 | Exfoliative dermatitis | erythroderma; exfoliative dermatitis | serious
L27.0 | Generalized skin eruption due to drugs and medicaments taken internally | drug rash; generalized drug eruption; medication rash; drug eruption
L27.2 | Dermatitis due to ingested food | rash due to food; dermatitis due to food
L28.0 | Lichen simplex chronicus | lichen simplex; lichen simplex chronicus; neurodermatitis | chronic
L28.1 | Prurigo nodularis | prurigo nodularis | chronic
L29.0 | Pruritus ani | anal itching; pruritus ani
L29.2 | Pruritus vulvae | vulvar itching; pruritus vulvae; vaginal itching | symptom
L29.9 | Pruritus, unspecified | itching; pruritus; itchy skin; itchiness; itchy | symptom
L30.0 | Nummular dermatitis | nummular eczema; nummular dermatitis | chronic
L30.1 | Dyshidrosis [pompholyx] | dyshidrotic eczema; dyshidrosis; pompholyx | chronic
L30.4 | Erythema intertrigo | intertrigo; intertriginous dermatitis
L30.5 | Pityriasis alba | pityriasis alba
L30.9 | Dermatitis, unspecified | dermatitis; eczema; eczematous dermatitis; hand eczema
L40.0 | Psoriasis vulgaris | plaque psoriasis; psoriasis vulgaris | chronic
L40.3 | Pustulosis palmaris et plantaris | palmoplantar pustulosis; pustulosis palmaris et plantaris | chronic
L40.4 | Guttate psoriasis | guttate psoriasis | chronic
L40.50 | Arthropathic psoriasis, unspecified | psoriatic arthritis; psoriatic arthropathy | chronic
L40.8 | Other psoriasis | scalp psoriasis; inverse psoriasis; nail psoriasis; other psoriasis | chronic
L40.9 | Psoriasis, unspecified | psoriasis | chronic
L42 | Pityriasis rosea | pityriasis rosea
L43.9 | Lichen planus, unspecified | lichen planus | chronic
L50.0 | Allergic urticaria | allergic urticaria; allergic hives
L50.1 | Idiopathic urticaria | idiopathic urticaria
L50.8 | Other urticaria | chronic urticaria; chronic hives; chronic spontaneous urticaria | chronic
L50.9 | Urticaria, unspecified | hives; urticaria; welts
L51.1 | Stevens-Johnson syndrome | stevens johnson syndrome | serious
L51.9 | Erythema multiforme, unspecified | erythema multiforme
L52 | Erythema nodosum | erythema nodosum
L53.9 | Erythematous condition, unspecified | erythema; skin redness | symptom
L55.0 | Sunburn of first degree | first degree sunburn
L55.1 | Sunburn of second degree | second degree sunburn; blistering sunburn
L55.9 | Sunburn, unspecified | sunburn | minor
L56.4 | Polymorphous light eruption | polymorphous light eruption
L56.8 | Other specified acute skin changes due to ultraviolet radiation | photosensitivity dermatitis; sun allergy; photosensitivity
L57.0 | Actinic keratosis | actinic keratosis; actinic keratoses; solar keratosis; precancerous skin lesion; ak lesions
L57.8 | Other skin changes due to chronic exposure to nonionizing radiation | sun damage; photoaging; actinic skin damage; sun damaged skin
L58.9 | Radiodermatitis, unspecified | radiation dermatitis
L60.0 | Ingrowing nail | ingrown toenail; ingrown nail; ingrowing nail; ingrown toe nail
L60.1 | Onycholysis | onycholysis; nail lifting
L60.2 | Onychogryphosis | thickened nail; onychogryphosis
L60.3 | Nail dystrophy | nail dystrophy; dystrophic nails; dystrophic nail
L60.9 | Nail disorder, unspecified | nail disorder; nail problem
L63.9 | Alopecia areata, unspecified | alopecia areata | chronic
L64.9 | Androgenic alopecia, unspecified | androgenetic alopecia; male pattern baldness; female pattern hair loss; androgenic alopecia; pattern hair loss | chronic
L65.0 | Telogen effluvium | telogen effluvium
L65.9 | Nonscarring hair loss, unspecified | hair loss; alopecia; hair thinning; nonscarring hair loss | symptom
L66.12 | Frontal fibrosing alopecia | frontal fibrosing alopecia | chronic
L66.9 | Cicatricial alopecia, unspecified | scarring alopecia; cicatricial alopecia | chronic
L68.0 | Hirsutism | hirsutism; excess facial hair; unwanted hair growth | chronic
L70.0 | Acne vulgaris | acne vulgaris; cystic acne; nodulocystic acne; hormonal acne; pimples; comedonal acne | chronic
L70.9 | Acne, unspecified | acne; unspecified acne | chronic
L71.0 | Perioral dermatitis | perioral dermatitis
L71.1 | Rhinophyma | rhinophyma | chronic
L71.9 | Rosacea, unspecified | rosacea; acne rosacea; ocular rosacea | chronic
L72.0 | Epidermal cyst | epidermal cyst; epidermoid cyst; epidermal inclusion cyst; inclusion cyst; milia
L72.11 | Pilar cyst | pilar cyst; trichilemmal cyst
L72.3 | Sebaceous cyst | sebaceous cyst; skin cyst; infected sebaceous cyst
L72.9 | Follicular cyst of the skin and subcutaneous tissue, unspecified | follicular cyst of skin
L73.1 | Pseudofolliculitis barbae | razor bumps; pseudofolliculitis barbae; ingrown hair; ingrown hairs
L73.2 | Hidradenitis suppurativa | hidradenitis; hidradenitis suppurativa | chronic
L73.9 | Follicular disorder, unspecified | folliculitis; hair follicle infection
L74.0 | Miliaria rubra | heat rash; miliaria; prickly heat; miliaria rubra | minor
L74.510 | Primary focal hyperhidrosis, axilla | axillary hyperhidrosis; underarm sweating; hyperhidrosis of axilla | chronic
L74.512 | Primary focal hyperhidrosis, palms | palmar hyperhidrosis; sweaty hands; sweaty palms | chronic
L74.519 | Primary focal hyperhidrosis, unspecified | focal hyperhidrosis; primary hyperhidrosis | chronic
L75.0 | Bromhidrosis | body odor; bromhidrosis
L76.82 | Other postprocedural complications of skin and subcutaneous tissue | wound complication; postoperative skin complication
L80 | Vitiligo | vitiligo | chronic
L81.0 | Postinflammatory hyperpigmentation | postinflammatory hyperpigmentation; post inflammatory hyperpigmentation
L81.1 | Chloasma | melasma; chloasma | chronic
L81.4 | Other melanin hyperpigmentation | lentigo; age spot; age spots; solar lentigo; liver spots; sun spots; lentigines; hyperpigmentation spots
L81.9 | Disorder of pigmentation, unspecified | skin discoloration; skin pigmentation disorder; dyspigmentation; hyperpigmentation; hypopigmentation
L82.0 | Inflamed seborrheic keratosis | inflamed seborrheic keratosis; irritated seborrheic keratosis
L82.1 | Other seborrheic keratosis | seborrheic keratosis; seborrheic keratoses; seb k; sk lesions
L83 | Acanthosis nigricans | acanthosis nigricans
L84 | Corns and callosities | callus; calluses; corn of foot; foot callus | minor
L85.3 | Xerosis cutis | dry skin; xerosis; xerosis cutis | minor
L85.8 | Other specified epidermal thickening | keratosis pilaris; cutaneous horn; keratoacanthoma; other epidermal thickening
L85.9 | Epidermal thickening, unspecified | hyperkeratosis
L86 | Keratoderma in diseases classified elsewhere | keratoderma
L88 | Pyoderma gangrenosum | pyoderma gangrenosum | chronic
L89.159 | Pressure ulcer of sacral region, unspecified stage | sacral pressure ulcer; sacral decubitus ulcer; pressure ulcer of sacral region; sacral pressure sore | chronic
L89.90 | Pressure ulcer of unspecified site, unspecified stage | pressure ulcer; bedsore; pressure sore; decubitus ulcer; bed sore | chronic
L90.0 | Lichen sclerosus et atrophicus | lichen sclerosus | chronic
L90.5 | Scar conditions and fibrosis of skin | painful scar; skin scar; scar contracture; scarring of skin
L90.6 | Striae atrophicae | stretch marks; striae; striae distensae | minor
L91.0 | Hypertrophic scar | keloid; hypertrophic scar; keloid scar
L91.8 | Other hypertrophic disorders of the skin | skin tag; skin tags; acrochordon; acrochordons | minor
L92.0 | Granuloma annulare | granuloma annulare | chronic
L93.0 | Discoid lupus erythematosus | discoid lupus; cutaneous lupus; discoid lupus erythematosus | chronic
L94.0 | Localized scleroderma [morphea] | localized scleroderma; morphea | chronic
L94.2 | Calcinosis cutis | calcinosis cutis
L95.9 | Vasculitis limited to the skin, unspecified | cutaneous vasculitis; vasculitis of skin
L97.509 | Non-pressure chronic ulcer of other part of unspecified foot with unspecified severity | foot ulcer; ulcer of foot; chronic foot ulcer | chronic side=none
L97.519 | Non-pressure chronic ulcer of other part of right foot with unspecified severity | = | chronic side=right
L97.529 | Non-pressure chronic ulcer of other part of left foot with unspecified severity | = | chronic side=left
L97.909 | Non-pressure chronic ulcer of unspecified part of unspecified lower leg with unspecified severity | leg ulcer; ulcer of leg; chronic leg ulcer; lower leg ulcer | chronic side=none
L97.919 | Non-pressure chronic ulcer of unspecified part of right lower leg with unspecified severity | = | chronic side=right
L97.929 | Non-pressure chronic ulcer of unspecified part of left lower leg with unspecified severity | = | chronic side=left
L98.0 | Pyogenic granuloma | pyogenic granuloma
L98.1 | Factitial dermatitis | factitial dermatitis
L98.9 | Disorder of the skin and subcutaneous tissue, unspecified | skin lesion; skin growth; skin spot; skin problem; lesion of skin; skin disorder; facial lesion
`;
