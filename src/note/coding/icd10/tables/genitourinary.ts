/** N00-N99: kidneys, bladder, genitals, breast. The format is in ../parse-table.ts. */
export const genitourinary = `
N02.9 | Recurrent and persistent hematuria with unspecified morphologic changes | recurrent hematuria; persistent hematuria | chronic
N02.B9 | Other recurrent and persistent immunoglobulin A nephropathy | iga nephropathy; berger disease | chronic
N04.9 | Nephrotic syndrome with unspecified morphologic changes | nephrotic syndrome | chronic
N05.9 | Unspecified nephritic syndrome with unspecified morphologic changes | glomerulonephritis; nephritic syndrome | chronic
N10 | Acute pyelonephritis | pyelonephritis; acute pyelonephritis; kidney infection; infection of kidney | serious
N12 | Tubulo-interstitial nephritis, not specified as acute or chronic | tubulointerstitial nephritis; interstitial nephritis
N13.2 | Hydronephrosis with renal and ureteral calculous obstruction | hydronephrosis + kidney stone; hydronephrosis with stone; obstructing kidney stone; hydronephrosis + ureteral stone; obstructing ureteral stone; hydronephrosis + nephrolithiasis
N13.30 | Unspecified hydronephrosis | hydronephrosis
N13.70 | Vesicoureteral-reflux, unspecified | vesicoureteral reflux; vur | chronic
N17.9 | Acute kidney failure, unspecified | acute kidney injury; aki; acute renal failure; acute kidney failure | serious
N18.1 | Chronic kidney disease, stage 1 | chronic kidney disease stage 1; stage 1 chronic kidney disease; ckd stage 1; ckd 1; stage 1 ckd; stage 1 kidney disease; kidney disease stage 1; kidney disease + stage 1; stage 1 renal disease; diabetic kidney disease + stage 1; diabetic chronic kidney disease + stage 1 | chronic
N18.2 | Chronic kidney disease, stage 2 (mild) | chronic kidney disease stage 2; stage 2 chronic kidney disease; ckd stage 2; stage 2 ckd; chronic kidney disease + stage 2; stage 2 kidney disease; kidney disease stage 2; kidney disease + stage 2; stage 2 renal disease; diabetic kidney disease + stage 2; diabetic chronic kidney disease + stage 2 | chronic
N18.30 | Chronic kidney disease, stage 3 unspecified | chronic kidney disease stage 3; stage 3 chronic kidney disease; ckd stage 3; ckd 3; stage 3 ckd; chronic kidney disease + stage 3; stage 3 kidney disease; kidney disease stage 3; kidney disease + stage 3; stage 3 renal disease; diabetic kidney disease + stage 3; diabetic chronic kidney disease + stage 3 | chronic
N18.31 | Chronic kidney disease, stage 3a | chronic kidney disease stage 3a; stage 3a chronic kidney disease; ckd 3a; ckd stage 3a; stage 3a ckd; chronic kidney disease + stage 3a; stage 3a kidney disease; kidney disease stage 3a; kidney disease + stage 3a; stage 3a renal disease; diabetic kidney disease + stage 3a; diabetic chronic kidney disease + stage 3a | chronic
N18.32 | Chronic kidney disease, stage 3b | chronic kidney disease stage 3b; stage 3b chronic kidney disease; ckd 3b; ckd stage 3b; stage 3b ckd; chronic kidney disease + stage 3b; stage 3b kidney disease; kidney disease stage 3b; kidney disease + stage 3b; stage 3b renal disease; diabetic kidney disease + stage 3b; diabetic chronic kidney disease + stage 3b | chronic
N18.4 | Chronic kidney disease, stage 4 (severe) | chronic kidney disease stage 4; stage 4 chronic kidney disease; ckd stage 4; ckd 4; stage 4 ckd; chronic kidney disease + stage 4; stage 4 kidney disease; kidney disease stage 4; kidney disease + stage 4; stage 4 renal disease; diabetic kidney disease + stage 4; diabetic chronic kidney disease + stage 4 | chronic
N18.5 | Chronic kidney disease, stage 5 | chronic kidney disease stage 5; stage 5 chronic kidney disease; ckd stage 5; stage 5 ckd; chronic kidney disease + stage 5; stage 5 kidney disease; kidney disease stage 5; kidney disease + stage 5; stage 5 renal disease; diabetic kidney disease + stage 5; diabetic chronic kidney disease + stage 5 | chronic
N18.6 | End stage renal disease | end stage renal disease; esrd; end stage kidney disease; dialysis dependent kidney failure; kidney failure on dialysis | chronic
N18.9 | Chronic kidney disease, unspecified | chronic kidney disease; ckd; chronic renal disease; chronic renal insufficiency; chronic renal failure; weak kidneys | chronic
N19 | Unspecified kidney failure | kidney failure; renal failure; renal insufficiency; uremia
N20.0 | Calculus of kidney | kidney stone; kidney stones; nephrolithiasis; renal stone; renal calculus; kidney calculi; renal calculi; staghorn calculus; renal stones
N20.1 | Calculus of ureter | ureteral stone; ureterolithiasis; stone in ureter; ureteral calculus; ureteric stone; kidney stone + ureter; stone + ureter
N20.2 | Calculus of kidney with calculus of ureter | kidney stone + ureteral stone; calculus of kidney with calculus of ureter
N20.9 | Urinary calculus, unspecified | urinary stone; urinary calculus; urolithiasis
N21.0 | Calculus in bladder | bladder stone; bladder stones; calculus in bladder; bladder calculus
N23 | Unspecified renal colic | renal colic; ureteral colic; kidney colic | symptom
N25.81 | Secondary hyperparathyroidism of renal origin | secondary hyperparathyroidism; renal hyperparathyroidism; secondary hyperparathyroidism of renal origin | chronic
N26.1 | Atrophy of kidney (terminal) | atrophic kidney; small kidney
N27.9 | Small kidney, unspecified | small kidney of unknown cause
N28.1 | Cyst of kidney, acquired | kidney cyst; renal cyst; kidney cysts; simple renal cyst; renal cysts
N28.89 | Other specified disorders of kidney and ureter | renal mass; kidney lesion; kidney mass; renal lesion; renal infarction
N28.9 | Disorder of kidney and ureter, unspecified | kidney disease; renal disease; kidney disorder; decreased kidney function; reduced kidney function; kidney problem
N30.00 | Acute cystitis without hematuria | acute cystitis; acute cystitis without hematuria; bladder infection acute
N30.01 | Acute cystitis with hematuria | acute cystitis + hematuria; acute cystitis with hematuria; hemorrhagic cystitis; bladder infection + blood in urine
N30.10 | Interstitial cystitis (chronic) without hematuria | interstitial cystitis; painful bladder syndrome; bladder pain syndrome | chronic
N30.20 | Other chronic cystitis without hematuria | chronic cystitis; recurrent cystitis | chronic
N30.40 | Irradiation cystitis without hematuria | radiation cystitis; irradiation cystitis | chronic
N30.90 | Cystitis, unspecified without hematuria | cystitis; bladder infection; bladder inflammation
N30.91 | Cystitis, unspecified with hematuria | cystitis + hematuria; cystitis + blood in urine
N31.9 | Neuromuscular dysfunction of bladder, unspecified | neurogenic bladder; neuromuscular dysfunction of bladder | chronic
N32.0 | Bladder-neck obstruction | bladder outlet obstruction; bladder neck obstruction
N32.81 | Overactive bladder | overactive bladder; detrusor overactivity; oab; overactivity of bladder | chronic
N32.89 | Other specified disorders of bladder | bladder spasm; bladder spasms; bladder wall thickening
N34.1 | Nonspecific urethritis | nonspecific urethritis
N34.2 | Other urethritis | urethritis; nongonococcal urethritis
N35.919 | Unspecified urethral stricture, male, unspecified site | urethral stricture; stricture of urethra | chronic
N36.2 | Urethral caruncle | urethral caruncle
N39.0 | Urinary tract infection, site not specified | uti; urinary tract infection; urine infection; recurrent uti; recurrent urinary tract infection; water infection; urinary infection; recurrent utis
N39.3 | Stress incontinence (female) (male) | stress incontinence; stress urinary incontinence | chronic
N39.41 | Urge incontinence | urge incontinence; urge urinary incontinence; urgency incontinence | chronic
N39.44 | Nocturnal enuresis | nocturnal enuresis; bedwetting; bed wetting
N39.46 | Mixed incontinence | mixed incontinence; mixed urinary incontinence; stress incontinence + urge incontinence | chronic
N39.490 | Overflow incontinence | overflow incontinence | chronic
N40.0 | Benign prostatic hyperplasia without lower urinary tract symptoms | enlarged prostate; bph; benign prostatic hyperplasia; benign prostatic hypertrophy; prostate enlargement; prostatic hyperplasia; big prostate | chronic
N40.1 | Benign prostatic hyperplasia with lower urinary tract symptoms | bph with luts; bph with lower urinary tract symptoms; bph with urinary symptoms; bph + lower urinary tract symptoms; enlarged prostate + urinary symptoms; bph + urinary frequency; bph + nocturia; bph + urinary retention; bph + weak stream; bph + urinary hesitancy; bph + luts; benign prostatic hyperplasia + lower urinary tract symptoms; benign prostatic hyperplasia + nocturia; benign prostatic hyperplasia + urinary frequency; enlarged prostate + nocturia; enlarged prostate + weak stream; benign prostatic hyperplasia + weak stream; benign prostatic hyperplasia + urinary retention; bph + obstruction; bph + urinary symptoms; enlarged prostate + slow stream; enlarged prostate + weak flow; enlarged prostate + urinary frequency; enlarged prostate + hesitancy; enlarged prostate + luts; enlarged prostate + lower urinary tract symptoms; bph + slow stream; bph + hesitancy; benign prostatic hyperplasia + slow stream | chronic
N40.2 | Nodular prostate without lower urinary tract symptoms | prostate nodule; nodular prostate; nodular prostate without symptoms | undiagnosed
N41.0 | Acute prostatitis | acute prostatitis; bacterial prostatitis
N41.1 | Chronic prostatitis | chronic prostatitis | chronic
N41.9 | Inflammatory disease of prostate, unspecified | prostatitis; prostate infection
N42.9 | Disorder of prostate, unspecified | prostate disorder; prostate problem
N43.3 | Hydrocele, unspecified | hydrocele
N43.40 | Spermatocele of epididymis, unspecified | spermatocele; spermatocele of epididymis
N44.00 | Torsion of testis, unspecified | testicular torsion; torsion of testis | serious
N45.1 | Epididymitis | epididymitis
N45.2 | Orchitis | orchitis
N45.3 | Epididymo-orchitis | epididymo orchitis; epididymoorchitis
N46.9 | Male infertility, unspecified | male infertility | chronic
N47.1 | Phimosis | phimosis
N47.2 | Paraphimosis | paraphimosis
N48.1 | Balanitis | balanitis
N48.30 | Priapism, unspecified | priapism
N48.6 | Induration penis plastica | peyronie disease; peyronie's disease; peyronies; peyronie's | chronic
N48.89 | Other specified disorders of penis | penile pain; penis lesion; penile lesion
N49.2 | Inflammatory disorders of scrotum | scrotal infection; scrotal abscess; scrotal cellulitis
N50.3 | Cyst of epididymis | epididymal cyst; cyst of epididymis
N50.811 | Right testicular pain | testicular pain; testicle pain; pain in testicle | symptom side=right
N50.812 | Left testicular pain | = | symptom side=left
N50.819 | Testicular pain, unspecified | = | symptom side=none
N50.82 | Scrotal pain | scrotal pain | symptom
N50.89 | Other specified disorders of the male genital organs | scrotal swelling; testicular swelling; testicular mass; scrotal mass; testicular lump; testicular nodule
N52.1 | Erectile dysfunction due to diseases classified elsewhere | erectile dysfunction due to disease; erectile dysfunction + diabetes | chronic
N52.9 | Male erectile dysfunction, unspecified | erectile dysfunction; impotence; ed of male; difficulty with erections; trouble with erections; male erectile dysfunction | chronic
N53.12 | Painful ejaculation | painful ejaculation
N60.01 | Solitary cyst of right breast | breast cyst; cyst of breast; solitary breast cyst | side=right
N60.02 | Solitary cyst of left breast | = | side=left
N60.09 | Solitary cyst of unspecified breast | = | side=none
N60.11 | Diffuse cystic mastopathy of right breast | fibrocystic breasts; fibrocystic breast; fibrocystic change; fibrocystic breast disease; fibrocystic breast changes | chronic side=right
N60.12 | Diffuse cystic mastopathy of left breast | = | chronic side=left
N60.19 | Diffuse cystic mastopathy of unspecified breast | = | chronic side=none
N61.0 | Mastitis without abscess | mastitis; breast infection
N61.1 | Abscess of the breast and nipple | breast abscess; abscess of breast
N62 | Hypertrophy of breast | gynecomastia; large breasts; macromastia; hypertrophy of breast; breast enlargement
N63.0 | Unspecified lump in unspecified breast | breast lump; breast mass; lump in breast; lump of breast; breast nodule | undiagnosed side=none
N63.10 | Unspecified lump in the right breast, unspecified quadrant | = | undiagnosed side=right
N63.20 | Unspecified lump in the left breast, unspecified quadrant | = | undiagnosed side=left
N64.1 | Fat necrosis of breast | fat necrosis of breast
N64.3 | Galactorrhea not associated with childbirth | galactorrhea; milky nipple discharge
N64.4 | Mastodynia | breast pain; mastodynia; breast tenderness; mastalgia; sore breasts | symptom
N64.52 | Nipple discharge | nipple discharge; discharge from nipple | symptom
N64.59 | Other signs and symptoms in breast | breast skin changes; inverted nipple
N70.91 | Salpingitis, unspecified | salpingitis
N70.93 | Salpingitis and oophoritis, unspecified | tubo ovarian abscess; salpingo oophoritis | serious
N71.9 | Inflammatory disease of uterus, unspecified | endometritis; uterine infection
N72 | Inflammatory disease of cervix uteri | cervicitis; inflammation of cervix
N73.9 | Female pelvic inflammatory disease, unspecified | pelvic inflammatory disease; pid; pelvic infection
N75.0 | Cyst of Bartholin's gland | bartholin cyst; bartholin's cyst; bartholin gland cyst; bartholin's gland cyst
N75.1 | Abscess of Bartholin's gland | bartholin abscess; bartholin gland abscess; bartholin's abscess
N76.0 | Acute vaginitis | bacterial vaginosis; vaginitis; bv; acute vaginitis; vaginal infection; vulvovaginitis
N76.2 | Acute vulvitis | vulvitis; acute vulvitis
N76.4 | Abscess of vulva | vulvar abscess; abscess of vulva; labial abscess
N80.00 | Endometriosis of the uterus, unspecified | endometriosis of uterus | chronic
N80.03 | Adenomyosis of the uterus | adenomyosis; adenomyosis of uterus | chronic
N80.9 | Endometriosis, unspecified | endometriosis | chronic
N81.10 | Cystocele, unspecified | cystocele; bladder prolapse; prolapsed bladder | chronic
N81.2 | Incomplete uterovaginal prolapse | incomplete uterovaginal prolapse | chronic
N81.4 | Uterovaginal prolapse, unspecified | uterine prolapse; prolapsed uterus; uterovaginal prolapse | chronic
N81.6 | Rectocele | rectocele | chronic
N81.9 | Female genital prolapse, unspecified | pelvic organ prolapse; vaginal prolapse; genital prolapse; female genital prolapse | chronic
N83.00 | Follicular cyst of ovary, unspecified side | follicular cyst of ovary; follicular ovarian cyst
N83.10 | Corpus luteum cyst of ovary, unspecified side | corpus luteum cyst; hemorrhagic ovarian cyst
N83.201 | Unspecified ovarian cyst, right side | ovarian cyst; ovarian cysts; cyst of ovary; cyst on ovary | side=right
N83.202 | Unspecified ovarian cyst, left side | = | side=left
N83.209 | Unspecified ovarian cyst, unspecified side | = | side=none
N83.519 | Torsion of ovary and ovarian pedicle, unspecified side | ovarian torsion; torsion of ovary | serious
N84.0 | Polyp of corpus uteri | endometrial polyp; uterine polyp; polyp of uterus
N84.1 | Polyp of cervix uteri | cervical polyp; polyp of cervix
N85.00 | Endometrial hyperplasia, unspecified | endometrial hyperplasia; thickened endometrium
N85.2 | Hypertrophy of uterus | enlarged uterus; hypertrophy of uterus
N85.4 | Malposition of uterus | retroverted uterus; malposition of uterus
N86 | Erosion and ectropion of cervix uteri | cervical ectropion; cervical erosion
N87.0 | Mild cervical dysplasia | cin 1; mild cervical dysplasia; cin i; low grade cervical dysplasia
N87.1 | Moderate cervical dysplasia | cin 2; moderate cervical dysplasia; cin ii
N87.9 | Dysplasia of cervix uteri, unspecified | cervical dysplasia; dysplasia of cervix
N89.8 | Other specified noninflammatory disorders of vagina | vaginal discharge; leukorrhea; vaginal irritation; vaginal lesion; vaginal odor | symptom
N90.0 | Mild vulvar dysplasia | mild vulvar dysplasia; vin 1
N90.4 | Leukoplakia of vulva | vulvar lichen sclerosus; lichen sclerosus of vulva; lichen sclerosus + vulva | chronic
N90.7 | Vulvar cyst | vulvar cyst; cyst of vulva; labial cyst
N90.89 | Other specified noninflammatory disorders of vulva and perineum | vulvar lesion; lesion of vulva
N91.0 | Primary amenorrhea | primary amenorrhea
N91.1 | Secondary amenorrhea | secondary amenorrhea
N91.2 | Amenorrhea, unspecified | amenorrhea; no periods; absent periods; missed period; absence of menses; missed periods
N91.5 | Oligomenorrhea, unspecified | oligomenorrhea; infrequent periods
N92.0 | Excessive and frequent menstruation with regular cycle | menorrhagia; heavy periods; heavy menstrual bleeding; heavy menses; heavy menstrual periods; heavy period; excessive menstruation
N92.1 | Excessive and frequent menstruation with irregular cycle | menometrorrhagia; metrorrhagia; heavy irregular periods; irregular heavy bleeding; bleeding between periods; heavy periods + irregular
N92.3 | Ovulation bleeding | ovulation bleeding; mid cycle bleeding
N92.4 | Excessive bleeding in the premenopausal period | perimenopausal bleeding; heavy perimenopausal bleeding
N92.6 | Irregular menstruation, unspecified | irregular periods; irregular menses; irregular menstruation; irregular menstrual cycle; irregular period; irregular cycles
N93.0 | Postcoital and contact bleeding | postcoital bleeding; bleeding after intercourse; bleeding after sex
N93.9 | Abnormal uterine and vaginal bleeding, unspecified | abnormal uterine bleeding; abnormal vaginal bleeding; vaginal bleeding; uterine bleeding; dysfunctional uterine bleeding; breakthrough bleeding; spotting
N94.0 | Mittelschmerz | mittelschmerz; ovulation pain
N94.10 | Unspecified dyspareunia | dyspareunia; painful intercourse; pain with intercourse; pain during sex; pain with sex | symptom
N94.3 | Premenstrual tension syndrome | premenstrual syndrome; pms; premenstrual tension
N94.4 | Primary dysmenorrhea | primary dysmenorrhea
N94.6 | Dysmenorrhea, unspecified | dysmenorrhea; painful periods; menstrual cramps; period cramps; painful menstruation; painful period; menstrual pain
N94.819 | Vulvodynia, unspecified | vulvodynia | chronic
N94.89 | Other specified conditions associated with female genital organs and menstrual cycle | pelvic congestion; female genital pain
N95.0 | Postmenopausal bleeding | postmenopausal bleeding; bleeding after menopause | undiagnosed
N95.1 | Menopausal and female climacteric states | menopause; menopausal symptoms; hot flashes; hot flushes; perimenopause; vasomotor symptoms; menopausal syndrome; climacteric symptoms; menopausal; perimenopausal symptoms; vasomotor symptoms of menopause | chronic
N95.2 | Postmenopausal atrophic vaginitis | atrophic vaginitis; vaginal atrophy; vaginal dryness; genitourinary syndrome of menopause; postmenopausal atrophic vaginitis | chronic
N95.9 | Unspecified menopausal and perimenopausal disorder | menopausal disorder | chronic
N96 | Recurrent pregnancy loss | recurrent pregnancy loss; recurrent miscarriage | chronic
N97.0 | Female infertility associated with anovulation | anovulation; infertility due to anovulation; female infertility + anovulation | chronic
N97.9 | Female infertility, unspecified | infertility; female infertility; trouble conceiving; difficulty conceiving; difficulty getting pregnant | chronic
N99.3 | Prolapse of vaginal vault after hysterectomy | vaginal vault prolapse after hysterectomy
`;
