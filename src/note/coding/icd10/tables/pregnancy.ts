/** O00-O9A: pregnancy, birth, lying-in. The format is in ../parse-table.ts. */
export const pregnancy = `
O00.90 | Unspecified ectopic pregnancy without intrauterine pregnancy | ectopic pregnancy | serious
O02.1 | Missed abortion | missed abortion; missed miscarriage
O03.9 | Complete or unspecified spontaneous abortion without complication | miscarriage; spontaneous abortion; pregnancy loss
O09.511 | Supervision of elderly primigravida, first trimester | advanced maternal age + first pregnancy; elderly primigravida | chronic trimester=1
O09.512 | Supervision of elderly primigravida, second trimester | = | chronic trimester=2
O09.513 | Supervision of elderly primigravida, third trimester | = | chronic trimester=3
O09.519 | Supervision of elderly primigravida, unspecified trimester | = | chronic trimester=none
O09.521 | Supervision of elderly multigravida, first trimester | advanced maternal age; elderly multigravida; advanced maternal age pregnancy | chronic trimester=1
O09.522 | Supervision of elderly multigravida, second trimester | = | chronic trimester=2
O09.523 | Supervision of elderly multigravida, third trimester | = | chronic trimester=3
O09.529 | Supervision of elderly multigravida, unspecified trimester | = | chronic trimester=none
O09.90 | Supervision of high risk pregnancy, unspecified, unspecified trimester | high risk pregnancy; high risk pregnancy supervision | chronic trimester=none
O09.91 | Supervision of high risk pregnancy, unspecified, first trimester | = | chronic trimester=1
O09.92 | Supervision of high risk pregnancy, unspecified, second trimester | = | chronic trimester=2
O09.93 | Supervision of high risk pregnancy, unspecified, third trimester | = | chronic trimester=3
O10.011 | Pre-existing essential hypertension complicating pregnancy, first trimester | chronic hypertension in pregnancy; pregnancy + chronic hypertension; pregnancy + pre existing hypertension | chronic trimester=1
O10.012 | Pre-existing essential hypertension complicating pregnancy, second trimester | = | chronic trimester=2
O10.013 | Pre-existing essential hypertension complicating pregnancy, third trimester | = | chronic trimester=3
O10.019 | Pre-existing essential hypertension complicating pregnancy, unspecified trimester | = | chronic trimester=none
O13.1 | Gestational [pregnancy-induced] hypertension without significant proteinuria, first trimester | gestational hypertension; pregnancy induced hypertension | serious trimester=1
O13.2 | Gestational [pregnancy-induced] hypertension without significant proteinuria, second trimester | = | serious trimester=2
O13.3 | Gestational [pregnancy-induced] hypertension without significant proteinuria, third trimester | = | serious trimester=3
O13.9 | Gestational [pregnancy-induced] hypertension without significant proteinuria, unspecified trimester | = | serious trimester=none
O14.00 | Mild to moderate pre-eclampsia, unspecified trimester | mild preeclampsia; mild pre eclampsia | serious trimester=none
O14.02 | Mild to moderate pre-eclampsia, second trimester | = | serious trimester=2
O14.03 | Mild to moderate pre-eclampsia, third trimester | = | serious trimester=3
O14.90 | Unspecified pre-eclampsia, unspecified trimester | preeclampsia; pre eclampsia | serious trimester=none
O14.92 | Unspecified pre-eclampsia, second trimester | = | serious trimester=2
O14.93 | Unspecified pre-eclampsia, third trimester | = | serious trimester=3
O20.0 | Threatened abortion | threatened miscarriage; threatened abortion
O20.9 | Hemorrhage in early pregnancy, unspecified | bleeding in early pregnancy; early pregnancy bleeding; first trimester bleeding; pregnancy + vaginal bleeding + first trimester
O21.0 | Mild hyperemesis gravidarum | morning sickness; nausea and vomiting of pregnancy; mild hyperemesis gravidarum; pregnancy nausea; hyperemesis gravidarum; nausea in pregnancy
O21.1 | Hyperemesis gravidarum with metabolic disturbance | hyperemesis gravidarum + dehydration; hyperemesis + dehydration | serious
O22.40 | Hemorrhoids in pregnancy, unspecified trimester | hemorrhoids in pregnancy; pregnancy + hemorrhoids | trimester=none
O22.41 | Hemorrhoids in pregnancy, first trimester | = | trimester=1
O22.42 | Hemorrhoids in pregnancy, second trimester | = | trimester=2
O22.43 | Hemorrhoids in pregnancy, third trimester | = | trimester=3
O23.40 | Unspecified infection of urinary tract in pregnancy, unspecified trimester | uti in pregnancy; urinary tract infection in pregnancy; pregnancy + urinary tract infection; pregnancy + uti | trimester=none
O23.41 | Unspecified infection of urinary tract in pregnancy, first trimester | = | trimester=1
O23.42 | Unspecified infection of urinary tract in pregnancy, second trimester | = | trimester=2
O23.43 | Unspecified infection of urinary tract in pregnancy, third trimester | = | trimester=3
O24.111 | Pre-existing type 2 diabetes mellitus, in pregnancy, first trimester | pregnancy + type 2 diabetes; type 2 diabetes in pregnancy | chronic trimester=1
O24.112 | Pre-existing type 2 diabetes mellitus, in pregnancy, second trimester | = | chronic trimester=2
O24.113 | Pre-existing type 2 diabetes mellitus, in pregnancy, third trimester | = | chronic trimester=3
O24.119 | Pre-existing type 2 diabetes mellitus, in pregnancy, unspecified trimester | = | chronic trimester=none
O24.410 | Gestational diabetes mellitus in pregnancy, diet controlled | gestational diabetes + diet controlled; diet controlled gestational diabetes
O24.414 | Gestational diabetes mellitus in pregnancy, insulin controlled | gestational diabetes + insulin; insulin controlled gestational diabetes
O24.419 | Gestational diabetes mellitus in pregnancy, unspecified control | gestational diabetes; gestational diabetes mellitus; diabetes of pregnancy
O26.811 | Pregnancy related exhaustion and fatigue, first trimester | fatigue in pregnancy; pregnancy related exhaustion | trimester=1
O26.812 | Pregnancy related exhaustion and fatigue, second trimester | = | trimester=2
O26.813 | Pregnancy related exhaustion and fatigue, third trimester | = | trimester=3
O26.819 | Pregnancy related exhaustion and fatigue, unspecified trimester | = | trimester=none
O26.841 | Uterine size-date discrepancy, first trimester | uterine size date discrepancy; size dates discrepancy | trimester=1
O26.842 | Uterine size-date discrepancy, second trimester | = | trimester=2
O26.843 | Uterine size-date discrepancy, third trimester | = | trimester=3
O26.849 | Uterine size-date discrepancy, unspecified trimester | = | trimester=none
O26.891 | Other specified pregnancy related conditions, first trimester | back pain in pregnancy; pregnancy + pelvic pain; round ligament pain; pregnancy + back pain | trimester=1
O26.892 | Other specified pregnancy related conditions, second trimester | = | trimester=2
O26.893 | Other specified pregnancy related conditions, third trimester | = | trimester=3
O26.899 | Other specified pregnancy related conditions, unspecified trimester | = | trimester=none
O30.001 | Twin pregnancy, unspecified number of placenta and unspecified number of amniotic sacs, first trimester | twin pregnancy; twins pregnancy | trimester=1
O30.002 | Twin pregnancy, unspecified number of placenta and unspecified number of amniotic sacs, second trimester | = | trimester=2
O30.003 | Twin pregnancy, unspecified number of placenta and unspecified number of amniotic sacs, third trimester | = | trimester=3
O30.009 | Twin pregnancy, unspecified number of placenta and unspecified number of amniotic sacs, unspecified trimester | = | trimester=none
O32.1XX0 | Maternal care for breech presentation, not applicable or unspecified | breech presentation; breech baby; breech
O34.219 | Maternal care for unspecified type scar from previous cesarean delivery | pregnancy + previous cesarean; pregnancy with prior cesarean; previous cesarean delivery in pregnancy
O36.5990 | Maternal care for other known or suspected poor fetal growth, unspecified trimester, not applicable or unspecified | fetal growth restriction; intrauterine growth restriction; iugr; poor fetal growth
O36.8190 | Decreased fetal movements, unspecified trimester, not applicable or unspecified | decreased fetal movement; decreased fetal movements
O42.90 | Premature rupture of membranes, unspecified as to length of time between rupture and onset of labor, unspecified weeks of gestation | premature rupture of membranes; prom of membranes | serious
O44.00 | Complete placenta previa NOS or without hemorrhage, unspecified trimester | placenta previa; complete placenta previa | serious trimester=none
O44.01 | Complete placenta previa NOS or without hemorrhage, first trimester | = | serious trimester=1
O44.02 | Complete placenta previa NOS or without hemorrhage, second trimester | = | serious trimester=2
O44.03 | Complete placenta previa NOS or without hemorrhage, third trimester | = | serious trimester=3
O46.90 | Antepartum hemorrhage, unspecified, unspecified trimester | antepartum hemorrhage; antepartum bleeding | serious trimester=none
O46.91 | Antepartum hemorrhage, unspecified, first trimester | = | serious trimester=1
O46.92 | Antepartum hemorrhage, unspecified, second trimester | = | serious trimester=2
O46.93 | Antepartum hemorrhage, unspecified, third trimester | = | serious trimester=3
O47.00 | False labor before 37 completed weeks of gestation, unspecified trimester | preterm contractions; threatened preterm labor
O47.9 | False labor, unspecified | false labor; braxton hicks; braxton hicks contractions
O48.0 | Post-term pregnancy | post term pregnancy; postdates pregnancy; overdue pregnancy
O60.00 | Preterm labor without delivery, unspecified trimester | preterm labor | serious
O90.6 | Postpartum mood disturbance | baby blues; postpartum blues; postpartum mood disturbance
O91.23 | Nonpurulent mastitis associated with lactation | lactational mastitis; mastitis while breastfeeding; mastitis + breastfeeding; nonpurulent mastitis with lactation
O92.03 | Retracted nipple associated with lactation | cracked nipple while breastfeeding; cracked nipples + breastfeeding
O92.4 | Hypogalactia | low milk supply; low breast milk supply; hypogalactia
O99.011 | Anemia complicating pregnancy, first trimester | anemia in pregnancy; pregnancy + anemia; pregnancy + iron deficiency anemia | trimester=1
O99.012 | Anemia complicating pregnancy, second trimester | = | trimester=2
O99.013 | Anemia complicating pregnancy, third trimester | = | trimester=3
O99.019 | Anemia complicating pregnancy, unspecified trimester | = | trimester=none
O99.210 | Obesity complicating pregnancy, unspecified trimester | obesity in pregnancy; pregnancy + obesity | chronic trimester=none
O99.211 | Obesity complicating pregnancy, first trimester | = | chronic trimester=1
O99.212 | Obesity complicating pregnancy, second trimester | = | chronic trimester=2
O99.213 | Obesity complicating pregnancy, third trimester | = | chronic trimester=3
O99.280 | Endocrine, nutritional and metabolic diseases complicating pregnancy, unspecified trimester | thyroid disease in pregnancy; hypothyroidism in pregnancy; pregnancy + hypothyroidism | chronic trimester=none
O99.281 | Endocrine, nutritional and metabolic diseases complicating pregnancy, first trimester | = | chronic trimester=1
O99.282 | Endocrine, nutritional and metabolic diseases complicating pregnancy, second trimester | = | chronic trimester=2
O99.283 | Endocrine, nutritional and metabolic diseases complicating pregnancy, third trimester | = | chronic trimester=3
O99.330 | Smoking (tobacco) complicating pregnancy, unspecified trimester | smoking in pregnancy; pregnancy + smoking | trimester=none
O99.331 | Smoking (tobacco) complicating pregnancy, first trimester | = | trimester=1
O99.332 | Smoking (tobacco) complicating pregnancy, second trimester | = | trimester=2
O99.333 | Smoking (tobacco) complicating pregnancy, third trimester | = | trimester=3
O99.340 | Other mental disorders complicating pregnancy, unspecified trimester | depression in pregnancy; anxiety in pregnancy; pregnancy + anxiety; pregnancy + depression | chronic trimester=none
O99.341 | Other mental disorders complicating pregnancy, first trimester | = | chronic trimester=1
O99.342 | Other mental disorders complicating pregnancy, second trimester | = | chronic trimester=2
O99.343 | Other mental disorders complicating pregnancy, third trimester | = | chronic trimester=3
O99.511 | Diseases of the respiratory system complicating pregnancy, first trimester | asthma in pregnancy; pregnancy + asthma | chronic trimester=1
O99.512 | Diseases of the respiratory system complicating pregnancy, second trimester | = | chronic trimester=2
O99.513 | Diseases of the respiratory system complicating pregnancy, third trimester | = | chronic trimester=3
O99.519 | Diseases of the respiratory system complicating pregnancy, unspecified trimester | = | chronic trimester=none
`;
