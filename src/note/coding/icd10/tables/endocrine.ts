/** E00-E89: hormones, nutrition, metabolism. The format is in ../parse-table.ts. */
export const endocrine = `
E00.9 | Congenital iodine-deficiency syndrome, unspecified | congenital iodine deficiency syndrome | chronic
E02 | Subclinical iodine-deficiency hypothyroidism | subclinical hypothyroidism; subclinical iodine deficiency hypothyroidism | chronic
E03.1 | Congenital hypothyroidism without goiter | congenital hypothyroidism | chronic
E03.2 | Hypothyroidism due to medicaments and other exogenous substances | drug induced hypothyroidism; hypothyroidism due to medication | chronic
E03.9 | Hypothyroidism, unspecified | hypothyroidism; hypothyroid; underactive thyroid; low thyroid; acquired hypothyroidism | chronic
E04.1 | Nontoxic single thyroid nodule | thyroid nodule; single thyroid nodule; nodule of thyroid; solitary thyroid nodule; thyroid nodules | chronic undiagnosed
E04.2 | Nontoxic multinodular goiter | multinodular goiter; multiple thyroid nodules; toxic free multinodular goiter; nontoxic multinodular goiter | chronic
E04.9 | Nontoxic goiter, unspecified | goiter; nontoxic goiter; enlarged thyroid; thyromegaly | chronic
E05.00 | Thyrotoxicosis with diffuse goiter without thyrotoxic crisis or storm | graves disease; graves; graves' disease; toxic diffuse goiter; hyperthyroidism due to graves | chronic
E05.10 | Thyrotoxicosis with toxic single thyroid nodule without thyrotoxic crisis or storm | toxic thyroid nodule; toxic nodule | chronic
E05.20 | Thyrotoxicosis with toxic multinodular goiter without thyrotoxic crisis or storm | toxic multinodular goiter | chronic
E05.90 | Thyrotoxicosis, unspecified without thyrotoxic crisis or storm | hyperthyroidism; hyperthyroid; overactive thyroid; thyrotoxicosis | chronic
E06.0 | Acute thyroiditis | acute thyroiditis
E06.1 | Subacute thyroiditis | subacute thyroiditis; de quervain thyroiditis
E06.3 | Autoimmune thyroiditis | hashimoto; hashimotos; hashimoto's thyroiditis; autoimmune thyroiditis; hashimoto thyroiditis; hashimoto's disease; hashimoto's | chronic
E06.9 | Thyroiditis, unspecified | thyroiditis
E07.9 | Disorder of thyroid, unspecified | thyroid disorder; thyroid disease; thyroid problem; thyroid dysfunction | chronic
E09.65 | Drug or chemical induced diabetes mellitus with hyperglycemia | steroid induced hyperglycemia; drug induced diabetes + hyperglycemia
E09.9 | Drug or chemical induced diabetes mellitus without complications | drug induced diabetes; steroid induced diabetes | chronic
E10.10 | Type 1 diabetes mellitus with ketoacidosis without coma | type 1 diabetes + ketoacidosis; type 1 diabetes with ketoacidosis; type 1 diabetes + dka | chronic serious
E10.21 | Type 1 diabetes mellitus with diabetic nephropathy | type 1 diabetes + nephropathy; type 1 diabetic nephropathy | chronic
E10.22 | Type 1 diabetes mellitus with diabetic chronic kidney disease | type 1 diabetes & chronic kidney disease; type 1 diabetes & ckd | chronic
E10.319 | Type 1 diabetes mellitus with unspecified diabetic retinopathy without macular edema | type 1 diabetes + retinopathy | chronic
E10.40 | Type 1 diabetes mellitus with diabetic neuropathy, unspecified | type 1 diabetes + neuropathy | chronic
E10.42 | Type 1 diabetes mellitus with diabetic polyneuropathy | type 1 diabetes + polyneuropathy; type 1 diabetes + peripheral neuropathy | chronic
E10.43 | Type 1 diabetes mellitus with diabetic autonomic (poly)neuropathy | type 1 diabetes + gastroparesis | chronic
E10.621 | Type 1 diabetes mellitus with foot ulcer | type 1 diabetes & foot ulcer | chronic
E10.649 | Type 1 diabetes mellitus with hypoglycemia without coma | type 1 diabetes + hypoglycemia; type 1 diabetes + low blood sugar | chronic
E10.65 | Type 1 diabetes mellitus with hyperglycemia | type 1 diabetes + hyperglycemia; type 1 diabetes + high blood sugar; type 1 diabetes + uncontrolled; type 1 diabetes + poorly controlled; type 1 diabetes + not well controlled; type 1 diabetes + out of control | chronic
E10.69 | Type 1 diabetes mellitus with other specified complication | type 1 diabetes with other complication | chronic
E10.8 | Type 1 diabetes mellitus with unspecified complications | type 1 diabetes with complications | chronic
E10.9 | Type 1 diabetes mellitus without complications | type 1 diabetes; type 1 diabetes mellitus; diabetes type 1; diabetes mellitus type 1; type i diabetes; type i diabetes mellitus; juvenile diabetes; t1dm; type 1 diabetic; insulin dependent diabetes | chronic
E11.00 | Type 2 diabetes mellitus with hyperosmolarity without nonketotic hyperglycemic-hyperosmolar coma (NKHHC) | hyperosmolar hyperglycemic state; type 2 diabetes + hyperosmolarity | chronic serious
E11.10 | Type 2 diabetes mellitus with ketoacidosis without coma | type 2 diabetes + ketoacidosis; type 2 diabetes + dka | chronic serious
E11.21 | Type 2 diabetes mellitus with diabetic nephropathy | type 2 diabetes + nephropathy; diabetic nephropathy; diabetes + nephropathy | chronic
E11.22 | Type 2 diabetes mellitus with diabetic chronic kidney disease | type 2 diabetes & chronic kidney disease; diabetes & chronic kidney disease; diabetes & ckd; type 2 diabetes & ckd; diabetic kidney disease; diabetic chronic kidney disease; diabetic kidney disease & stage 1; diabetic chronic kidney disease & stage 1; diabetic kidney disease & stage 2; diabetic chronic kidney disease & stage 2; diabetic kidney disease & stage 3; diabetic chronic kidney disease & stage 3; diabetic kidney disease & stage 3a; diabetic chronic kidney disease & stage 3a; diabetic kidney disease & stage 3b; diabetic chronic kidney disease & stage 3b; diabetic kidney disease & stage 4; diabetic chronic kidney disease & stage 4; diabetic kidney disease & stage 5; diabetic chronic kidney disease & stage 5 | chronic
E11.29 | Type 2 diabetes mellitus with other diabetic kidney complication | type 2 diabetes + microalbuminuria; type 2 diabetes + proteinuria; type 2 diabetes + albuminuria; diabetes + microalbuminuria | chronic
E11.311 | Type 2 diabetes mellitus with unspecified diabetic retinopathy with macular edema | type 2 diabetes + retinopathy + macular edema; diabetic macular edema; diabetic retinopathy + macular edema | chronic
E11.319 | Type 2 diabetes mellitus with unspecified diabetic retinopathy without macular edema | type 2 diabetes + retinopathy; diabetic retinopathy; diabetes + retinopathy | chronic
E11.3291 | Type 2 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, right eye | nonproliferative diabetic retinopathy + right eye | chronic
E11.3292 | Type 2 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, left eye | nonproliferative diabetic retinopathy + left eye | chronic
E11.3293 | Type 2 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, bilateral | nonproliferative diabetic retinopathy + both eyes | chronic
E11.3299 | Type 2 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, unspecified eye | nonproliferative diabetic retinopathy; mild nonproliferative diabetic retinopathy; npdr | chronic
E11.3599 | Type 2 diabetes mellitus with proliferative diabetic retinopathy without macular edema, unspecified eye | proliferative diabetic retinopathy; pdr | chronic
E11.36 | Type 2 diabetes mellitus with diabetic cataract | diabetic cataract; type 2 diabetes + cataract | chronic
E11.40 | Type 2 diabetes mellitus with diabetic neuropathy, unspecified | type 2 diabetes + neuropathy; diabetic neuropathy; diabetes + neuropathy; type 2 diabetes + nerve damage; diabetes + nerve damage; diabetic nerve damage; type 2 diabetes + neuropathic | chronic
E11.42 | Type 2 diabetes mellitus with diabetic polyneuropathy | type 2 diabetes + polyneuropathy; diabetic polyneuropathy; diabetic peripheral neuropathy; type 2 diabetes + peripheral neuropathy; diabetes + peripheral neuropathy; diabetes + polyneuropathy | chronic
E11.43 | Type 2 diabetes mellitus with diabetic autonomic (poly)neuropathy | type 2 diabetes + gastroparesis; diabetic gastroparesis; diabetes + gastroparesis | chronic
E11.51 | Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene | type 2 diabetes + peripheral vascular disease; type 2 diabetes + peripheral artery disease; diabetes + peripheral arterial disease; diabetes + peripheral artery disease | chronic
E11.610 | Type 2 diabetes mellitus with diabetic neuropathic arthropathy | diabetic charcot foot; charcot foot + diabetes; diabetic neuropathic arthropathy | chronic
E11.621 | Type 2 diabetes mellitus with foot ulcer | type 2 diabetes & foot ulcer; diabetic & foot ulcer; diabetic & ulcer of foot; diabetes & foot ulcer; diabetes & ulcer of foot; type 2 diabetes & ulcer of foot | chronic
E11.628 | Type 2 diabetes mellitus with other skin complications | diabetic dermopathy; diabetic foot infection | chronic
E11.649 | Type 2 diabetes mellitus with hypoglycemia without coma | type 2 diabetes + hypoglycemia; type 2 diabetes + low blood sugar; diabetes + hypoglycemia; diabetes + low blood sugars; diabetic hypoglycemia | chronic
E11.65 | Type 2 diabetes mellitus with hyperglycemia | type 2 diabetes + hyperglycemia; type 2 diabetes + uncontrolled; type 2 diabetes + poorly controlled; diabetes + hyperglycemia; diabetes + uncontrolled; diabetes + poorly controlled; diabetes + high blood sugar; type 2 diabetes + high blood sugar; diabetes + out of control; diabetes + not well controlled; type 2 diabetes + not well controlled; type 2 diabetes + inadequately controlled; diabetes + inadequately controlled; type 2 diabetes + out of control; diabetes + not controlled; type 2 diabetes + elevated blood sugar; diabetes + elevated blood sugar; diabetes + elevated blood glucose; type 2 diabetes + elevated blood sugars; diabetes + sugar too high; type 2 diabetes + sugar too high; diabetes + sugar is too high; type 2 diabetes + sugar is too high; diabetes + sugars are too high; type 2 diabetes + sugars are too high; diabetes + sugars are high; type 2 diabetes + sugars are high; diabetes + sugar is high; type 2 diabetes + sugar is high | chronic
E11.69 | Type 2 diabetes mellitus with other specified complication | type 2 diabetes + hyperlipidemia due to diabetes; diabetic dyslipidemia; type 2 diabetes with other specified complication | chronic
E11.8 | Type 2 diabetes mellitus with unspecified complications | type 2 diabetes with complications; diabetes with complications | chronic
E11.9 | Type 2 diabetes mellitus without complications | type 2 diabetes; diabetes; type 2 diabetes mellitus; diabetes mellitus; diabetes type 2; diabetes mellitus type 2; t2dm; type ii diabetes; type ii diabetes mellitus; dm2; adult onset diabetes; diabetic; type 2 diabetic; sugar diabetes; type 2 dm; dm type 2; non insulin dependent diabetes; controlled diabetes; dm | chronic
E11.A | Type 2 diabetes mellitus without complications in remission | type 2 diabetes + remission; diabetes in remission | chronic
E13.9 | Other specified diabetes mellitus without complications | diabetes due to other cause; mody; latent autoimmune diabetes; lada; pancreatogenic diabetes; type 3c diabetes | chronic
E16.1 | Other hypoglycemia | reactive hypoglycemia
E16.2 | Hypoglycemia, unspecified | hypoglycemia; low blood sugar; low blood sugars; low blood glucose
E20.9 | Hypoparathyroidism, unspecified | hypoparathyroidism | chronic
E21.0 | Primary hyperparathyroidism | primary hyperparathyroidism | chronic
E21.1 | Secondary hyperparathyroidism, not elsewhere classified | secondary hyperparathyroidism non renal | chronic
E21.3 | Hyperparathyroidism, unspecified | hyperparathyroidism; overactive parathyroid | chronic
E22.0 | Acromegaly and pituitary gigantism | acromegaly | chronic
E22.1 | Hyperprolactinemia | hyperprolactinemia; high prolactin; elevated prolactin | chronic
E22.2 | Syndrome of inappropriate secretion of antidiuretic hormone | siadh; syndrome of inappropriate antidiuretic hormone
E23.0 | Hypopituitarism | hypopituitarism; growth hormone deficiency; panhypopituitarism | chronic
E23.2 | Diabetes insipidus | diabetes insipidus | chronic
E24.9 | Cushing's syndrome, unspecified | cushing syndrome; cushing's syndrome; cushing's; cushing disease | chronic
E26.09 | Other primary hyperaldosteronism | primary aldosteronism; primary hyperaldosteronism; conn syndrome | chronic
E26.9 | Hyperaldosteronism, unspecified | hyperaldosteronism; aldosteronism | chronic
E27.1 | Primary adrenocortical insufficiency | addison disease; addison's disease; primary adrenal insufficiency | chronic
E27.40 | Unspecified adrenocortical insufficiency | adrenal insufficiency; adrenocortical insufficiency | chronic
E27.8 | Other specified disorders of adrenal gland | adrenal nodule; adrenal mass; adrenal hyperplasia
E28.2 | Polycystic ovarian syndrome | polycystic ovary syndrome; pcos; polycystic ovarian syndrome; polycystic ovaries | chronic
E28.319 | Asymptomatic premature menopause | premature menopause; early menopause; primary ovarian insufficiency; premature ovarian failure; premature ovarian insufficiency | chronic
E29.1 | Testicular hypofunction | low testosterone; hypogonadism; testicular hypofunction; testosterone deficiency; low t; male hypogonadism | chronic
E30.0 | Delayed puberty | delayed puberty
E30.1 | Precocious puberty | precocious puberty; early puberty
E34.9 | Endocrine disorder, unspecified | endocrine disorder; hormone imbalance; hormonal imbalance
E43 | Unspecified severe protein-calorie malnutrition | severe malnutrition; severe protein calorie malnutrition
E44.0 | Moderate protein-calorie malnutrition | moderate malnutrition; moderate protein calorie malnutrition
E44.1 | Mild protein-calorie malnutrition | mild malnutrition; mild protein calorie malnutrition
E46 | Unspecified protein-calorie malnutrition | malnutrition; protein calorie malnutrition
E50.9 | Vitamin A deficiency, unspecified | vitamin a deficiency
E51.9 | Thiamine deficiency, unspecified | thiamine deficiency; vitamin b1 deficiency
E53.1 | Pyridoxine deficiency | vitamin b6 deficiency; pyridoxine deficiency
E53.8 | Deficiency of other specified B group vitamins | vitamin b12 deficiency; b12 deficiency; low b12; low vitamin b12; folate deficiency; folic acid deficiency; vitamin b deficiency
E54 | Ascorbic acid deficiency | vitamin c deficiency; scurvy
E55.0 | Rickets, active | rickets
E55.9 | Vitamin D deficiency, unspecified | vitamin d deficiency; low vitamin d; vitamin d insufficiency; vit d deficiency; vitamin d is low
E56.9 | Vitamin deficiency, unspecified | vitamin deficiency
E58 | Dietary calcium deficiency | calcium deficiency; dietary calcium deficiency
E60 | Dietary zinc deficiency | zinc deficiency
E61.1 | Iron deficiency | iron deficiency; low iron; low ferritin; iron deficient
E61.2 | Magnesium deficiency | magnesium deficiency
E63.9 | Nutritional deficiency, unspecified | nutritional deficiency
E64.3 | Sequelae of rickets | sequelae of rickets
E66.01 | Morbid (severe) obesity due to excess calories | morbid obesity; severe obesity; severe obesity due to excess calories; morbidly obese
E66.09 | Other obesity due to excess calories | obesity due to excess calories; diet related obesity | chronic
E66.1 | Drug-induced obesity | drug induced obesity; medication induced weight gain obesity | chronic
E66.2 | Morbid (severe) obesity with alveolar hypoventilation | obesity hypoventilation syndrome; pickwickian syndrome | chronic
E66.3 | Overweight | overweight
E66.811 | Obesity, class 1 | class 1 obesity; obesity class 1; class i obesity; obesity class i | chronic
E66.812 | Obesity, class 2 | class 2 obesity; obesity class 2; class ii obesity | chronic
E66.813 | Obesity, class 3 | class 3 obesity; obesity class 3; class iii obesity | chronic
E66.9 | Obesity, unspecified | obesity; obese; childhood obesity | chronic
E70.0 | Classical phenylketonuria | phenylketonuria; pku | chronic
E72.11 | Homocystinuria | homocystinuria | chronic
E72.20 | Disorder of urea cycle metabolism, unspecified | hyperammonemia
E73.9 | Lactose intolerance, unspecified | lactose intolerance; lactose intolerant | chronic
E74.39 | Other disorders of intestinal carbohydrate absorption | sucrose intolerance; carbohydrate malabsorption | chronic
E75.22 | Gaucher disease | gaucher disease; gaucher's disease | chronic
E78.00 | Pure hypercholesterolemia, unspecified | hypercholesterolemia; high cholesterol; pure hypercholesterolemia; elevated cholesterol; elevated ldl; high ldl; cholesterol problem; cholesterol is high | chronic
E78.01 | Familial hypercholesterolemia | familial hypercholesterolemia | chronic
E78.1 | Pure hyperglyceridemia | hypertriglyceridemia; high triglycerides; elevated triglycerides | chronic
E78.2 | Mixed hyperlipidemia | mixed hyperlipidemia; hyperlipidemia mixed; combined hyperlipidemia; hypercholesterolemia + hypertriglyceridemia; high cholesterol + high triglycerides | chronic
E78.41 | Elevated Lipoprotein(a) | elevated lipoprotein a; elevated lp(a) | chronic
E78.5 | Hyperlipidemia, unspecified | hyperlipidemia; dyslipidemia; lipid disorder; elevated lipids; high lipids; hld | chronic
E78.6 | Lipoprotein deficiency | low hdl; lipoprotein deficiency | chronic
E79.0 | Hyperuricemia without signs of inflammatory arthritis and tophaceous disease | hyperuricemia; high uric acid; elevated uric acid
E80.1 | Porphyria cutanea tarda | porphyria cutanea tarda | chronic
E80.20 | Unspecified porphyria | porphyria | chronic
E80.4 | Gilbert syndrome | gilbert syndrome; gilbert's; gilberts syndrome; gilbert's syndrome | chronic
E83.01 | Wilson's disease | wilson disease; wilson's disease | chronic
E83.110 | Hereditary hemochromatosis | hereditary hemochromatosis | chronic
E83.119 | Hemochromatosis, unspecified | hemochromatosis | chronic
E83.39 | Other disorders of phosphorus metabolism | hypophosphatemia; low phosphate; low phosphorus
E83.42 | Hypomagnesemia | hypomagnesemia; low magnesium
E83.51 | Hypocalcemia | hypocalcemia; low calcium
E83.52 | Hypercalcemia | hypercalcemia; high calcium; elevated calcium
E84.0 | Cystic fibrosis with pulmonary manifestations | cystic fibrosis + pulmonary; cystic fibrosis of lung | chronic
E84.9 | Cystic fibrosis, unspecified | cystic fibrosis | chronic
E85.9 | Amyloidosis, unspecified | amyloidosis | chronic
E86.0 | Dehydration | dehydration; dehydrated
E86.1 | Hypovolemia | hypovolemia; volume depletion
E87.0 | Hyperosmolality and hypernatremia | hypernatremia; high sodium
E87.1 | Hypo-osmolality and hyponatremia | hyponatremia; low sodium level; low sodium; low blood sodium
E87.20 | Acidosis, unspecified | acidosis; lactic acidosis
E87.5 | Hyperkalemia | hyperkalemia; high potassium; elevated potassium
E87.6 | Hypokalemia | hypokalemia; low potassium
E87.70 | Fluid overload, unspecified | fluid overload; volume overload
E87.8 | Other disorders of electrolyte and fluid balance, not elsewhere classified | electrolyte imbalance; electrolyte abnormality; electrolyte disorder
E88.01 | Alpha-1-antitrypsin deficiency | alpha 1 antitrypsin deficiency; alpha one antitrypsin deficiency | chronic
E88.1 | Lipodystrophy, not elsewhere classified | lipodystrophy | chronic
E88.810 | Metabolic syndrome | metabolic syndrome | chronic
E88.819 | Insulin resistance, unspecified | insulin resistance | chronic
E89.0 | Postprocedural hypothyroidism | postsurgical hypothyroidism; postprocedural hypothyroidism; hypothyroidism after thyroidectomy; post ablative hypothyroidism; hypothyroidism + thyroidectomy | chronic
`;
