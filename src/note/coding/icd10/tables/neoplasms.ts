/** C00-D49: tumours. The format is in ../parse-table.ts. */
export const neoplasms = `
C00.9 | Malignant neoplasm of lip, unspecified | lip cancer; cancer of lip | chronic
C01 | Malignant neoplasm of base of tongue | base of tongue cancer; cancer of base of tongue | chronic
C02.9 | Malignant neoplasm of tongue, unspecified | tongue cancer | chronic
C06.9 | Malignant neoplasm of mouth, unspecified | oral cancer; mouth cancer; cancer of mouth | chronic
C09.9 | Malignant neoplasm of tonsil, unspecified | tonsil cancer; cancer of tonsil | chronic
C10.9 | Malignant neoplasm of oropharynx, unspecified | oropharyngeal cancer; oropharynx cancer; throat cancer | chronic
C11.9 | Malignant neoplasm of nasopharynx, unspecified | nasopharyngeal cancer; nasopharynx cancer | chronic
C15.9 | Malignant neoplasm of esophagus, unspecified | esophageal cancer; cancer of esophagus; esophageal adenocarcinoma | chronic
C16.9 | Malignant neoplasm of stomach, unspecified | stomach cancer; gastric cancer; gastric adenocarcinoma | chronic
C18.0 | Malignant neoplasm of cecum | cecal cancer; cancer of cecum | chronic
C18.2 | Malignant neoplasm of ascending colon | ascending colon cancer | chronic
C18.7 | Malignant neoplasm of sigmoid colon | sigmoid colon cancer; sigmoid cancer | chronic
C18.9 | Malignant neoplasm of colon, unspecified | colon cancer; cancer of colon; colon adenocarcinoma; colorectal cancer; adenocarcinoma of colon; bowel cancer | chronic
C20 | Malignant neoplasm of rectum | rectal cancer; cancer of rectum; rectal adenocarcinoma | chronic
C21.0 | Malignant neoplasm of anus, unspecified | anal cancer; cancer of anus | chronic
C22.0 | Liver cell carcinoma | hepatocellular carcinoma; liver cancer; hcc; hepatoma | chronic
C22.1 | Intrahepatic bile duct carcinoma | cholangiocarcinoma; bile duct cancer | chronic
C23 | Malignant neoplasm of gallbladder | gallbladder cancer | chronic
C25.0 | Malignant neoplasm of head of pancreas | cancer of head of pancreas; pancreatic head cancer | chronic
C25.9 | Malignant neoplasm of pancreas, unspecified | pancreatic cancer; cancer of pancreas; pancreatic adenocarcinoma | chronic
C32.9 | Malignant neoplasm of larynx, unspecified | laryngeal cancer; larynx cancer; cancer of larynx; voice box cancer | chronic
C34.10 | Malignant neoplasm of upper lobe, unspecified bronchus or lung | upper lobe lung cancer; lung cancer + upper lobe | chronic side=none
C34.11 | Malignant neoplasm of upper lobe, right bronchus or lung | = | chronic side=right
C34.12 | Malignant neoplasm of upper lobe, left bronchus or lung | = | chronic side=left
C34.30 | Malignant neoplasm of lower lobe, unspecified bronchus or lung | lower lobe lung cancer; lung cancer + lower lobe | chronic side=none
C34.31 | Malignant neoplasm of lower lobe, right bronchus or lung | = | chronic side=right
C34.32 | Malignant neoplasm of lower lobe, left bronchus or lung | = | chronic side=left
C34.90 | Malignant neoplasm of unspecified part of unspecified bronchus or lung | lung cancer; non small cell lung cancer; small cell lung cancer; lung adenocarcinoma; cancer of lung; nsclc; bronchogenic carcinoma | chronic side=none
C34.91 | Malignant neoplasm of unspecified part of right bronchus or lung | = | chronic side=right
C34.92 | Malignant neoplasm of unspecified part of left bronchus or lung | = | chronic side=left
C43.39 | Malignant melanoma of other parts of face | melanoma of face; melanoma + face | chronic
C43.59 | Malignant melanoma of other part of trunk | melanoma of back; melanoma + back; melanoma + trunk; melanoma + chest | chronic
C43.60 | Malignant melanoma of unspecified upper limb, including shoulder | melanoma of arm; melanoma + arm; melanoma + shoulder | chronic side=none
C43.61 | Malignant melanoma of right upper limb, including shoulder | = | chronic side=right
C43.62 | Malignant melanoma of left upper limb, including shoulder | = | chronic side=left
C43.70 | Malignant melanoma of unspecified lower limb, including hip | melanoma of leg; melanoma + leg; melanoma + hip | chronic side=none
C43.71 | Malignant melanoma of right lower limb, including hip | = | chronic side=right
C43.72 | Malignant melanoma of left lower limb, including hip | = | chronic side=left
C43.9 | Malignant melanoma of skin, unspecified | melanoma; malignant melanoma | chronic
C44.211 | Basal cell carcinoma of skin of unspecified ear and external auricular canal | basal cell carcinoma of ear; basal cell carcinoma + ear | chronic side=none
C44.212 | Basal cell carcinoma of skin of right ear and external auricular canal | = | chronic side=right
C44.219 | Basal cell carcinoma of skin of left ear and external auricular canal | = | chronic side=left
C44.221 | Squamous cell carcinoma of skin of unspecified ear and external auricular canal | squamous cell carcinoma of ear; squamous cell carcinoma + ear | chronic side=none
C44.222 | Squamous cell carcinoma of skin of right ear and external auricular canal | = | chronic side=right
C44.229 | Squamous cell carcinoma of skin of left ear and external auricular canal | = | chronic side=left
C44.311 | Basal cell carcinoma of skin of nose | basal cell carcinoma of nose; basal cell carcinoma + nose | chronic
C44.319 | Basal cell carcinoma of skin of other parts of face | basal cell carcinoma of face; basal cell carcinoma + face; basal cell carcinoma + cheek; basal cell carcinoma + forehead | chronic
C44.321 | Squamous cell carcinoma of skin of nose | squamous cell carcinoma + nose; squamous cell carcinoma of nose | chronic
C44.329 | Squamous cell carcinoma of skin of other parts of face | squamous cell carcinoma + face; squamous cell carcinoma + cheek; squamous cell carcinoma + forehead; squamous cell carcinoma of face | chronic
C44.519 | Basal cell carcinoma of skin of other part of trunk | basal cell carcinoma + back; basal cell carcinoma + trunk; basal cell carcinoma + chest; basal cell carcinoma of back | chronic
C44.529 | Squamous cell carcinoma of skin of other part of trunk | squamous cell carcinoma + back; squamous cell carcinoma + trunk; squamous cell carcinoma + chest | chronic
C44.611 | Basal cell carcinoma of skin of unspecified upper limb, including shoulder | basal cell carcinoma + arm; basal cell carcinoma + shoulder; basal cell carcinoma + hand; basal cell carcinoma of arm | chronic side=none
C44.612 | Basal cell carcinoma of skin of right upper limb, including shoulder | = | chronic side=right
C44.619 | Basal cell carcinoma of skin of left upper limb, including shoulder | = | chronic side=left
C44.621 | Squamous cell carcinoma of skin of unspecified upper limb, including shoulder | squamous cell carcinoma + arm; squamous cell carcinoma + hand; squamous cell carcinoma + shoulder; squamous cell carcinoma of arm | chronic side=none
C44.622 | Squamous cell carcinoma of skin of right upper limb, including shoulder | = | chronic side=right
C44.629 | Squamous cell carcinoma of skin of left upper limb, including shoulder | = | chronic side=left
C44.711 | Basal cell carcinoma of skin of unspecified lower limb, including hip | basal cell carcinoma + leg; basal cell carcinoma of leg | chronic side=none
C44.712 | Basal cell carcinoma of skin of right lower limb, including hip | = | chronic side=right
C44.719 | Basal cell carcinoma of skin of left lower limb, including hip | = | chronic side=left
C44.721 | Squamous cell carcinoma of skin of unspecified lower limb, including hip | squamous cell carcinoma + leg; squamous cell carcinoma of leg | chronic side=none
C44.722 | Squamous cell carcinoma of skin of right lower limb, including hip | = | chronic side=right
C44.729 | Squamous cell carcinoma of skin of left lower limb, including hip | = | chronic side=left
C44.90 | Unspecified malignant neoplasm of skin, unspecified | skin cancer; non melanoma skin cancer | chronic
C44.91 | Basal cell carcinoma of skin, unspecified | basal cell carcinoma; bcc; basal cell skin cancer | chronic
C44.92 | Squamous cell carcinoma of skin, unspecified | squamous cell carcinoma of skin; squamous cell skin cancer; skin squamous cell carcinoma; squamous cell carcinoma | chronic
C46.9 | Kaposi's sarcoma, unspecified | kaposi sarcoma | chronic
C49.9 | Malignant neoplasm of connective and soft tissue, unspecified | soft tissue sarcoma; sarcoma | chronic
C4A.9 | Merkel cell carcinoma, unspecified | merkel cell carcinoma | chronic
C50.411 | Malignant neoplasm of upper-outer quadrant of right female breast | breast cancer + upper outer quadrant; upper outer quadrant breast cancer | chronic side=right
C50.412 | Malignant neoplasm of upper-outer quadrant of left female breast | = | chronic side=left
C50.419 | Malignant neoplasm of upper-outer quadrant of unspecified female breast | = | chronic side=none
C50.911 | Malignant neoplasm of unspecified site of right female breast | breast cancer; invasive ductal carcinoma; breast carcinoma; ductal carcinoma of breast; triple negative breast cancer; cancer of breast; female breast cancer | chronic side=right
C50.912 | Malignant neoplasm of unspecified site of left female breast | = | chronic side=left
C50.919 | Malignant neoplasm of unspecified site of unspecified female breast | = | chronic side=none
C51.9 | Malignant neoplasm of vulva, unspecified | vulvar cancer; cancer of vulva | chronic
C53.9 | Malignant neoplasm of cervix uteri, unspecified | cervical cancer; cancer of cervix | chronic
C54.1 | Malignant neoplasm of endometrium | endometrial cancer; endometrial carcinoma; endometrial adenocarcinoma | chronic
C55 | Malignant neoplasm of uterus, part unspecified | uterine cancer; cancer of uterus | chronic
C56.1 | Malignant neoplasm of right ovary | ovarian cancer; cancer of ovary | chronic side=right
C56.2 | Malignant neoplasm of left ovary | = | chronic side=left
C56.9 | Malignant neoplasm of unspecified ovary | = | chronic side=none
C60.9 | Malignant neoplasm of penis, unspecified | penile cancer | chronic
C61 | Malignant neoplasm of prostate | prostate cancer; cancer of prostate; prostate adenocarcinoma; adenocarcinoma of prostate | chronic
C62.90 | Malignant neoplasm of unspecified testis, unspecified whether descended or undescended | testicular cancer; cancer of testis; seminoma | chronic side=none
C62.91 | Malignant neoplasm of right testis, unspecified whether descended or undescended | = | chronic side=right
C62.92 | Malignant neoplasm of left testis, unspecified whether descended or undescended | = | chronic side=left
C64.1 | Malignant neoplasm of right kidney, except renal pelvis | kidney cancer; renal cell carcinoma; renal cancer; renal cell cancer; cancer of kidney | chronic side=right
C64.2 | Malignant neoplasm of left kidney, except renal pelvis | = | chronic side=left
C64.9 | Malignant neoplasm of unspecified kidney, except renal pelvis | = | chronic side=none
C65.1 | Malignant neoplasm of right renal pelvis | renal pelvis cancer; cancer of renal pelvis | chronic side=right
C65.2 | Malignant neoplasm of left renal pelvis | = | chronic side=left
C65.9 | Malignant neoplasm of unspecified renal pelvis | = | chronic side=none
C67.9 | Malignant neoplasm of bladder, unspecified | bladder cancer; cancer of bladder; urothelial carcinoma; bladder carcinoma; transitional cell carcinoma | chronic
C71.9 | Malignant neoplasm of brain, unspecified | brain cancer; glioblastoma; glioma; malignant brain tumor; astrocytoma | chronic
C73 | Malignant neoplasm of thyroid gland | thyroid cancer; papillary thyroid cancer; thyroid carcinoma; papillary thyroid carcinoma; follicular thyroid cancer; papillary carcinoma of thyroid | chronic
C77.9 | Secondary and unspecified malignant neoplasm of lymph node, unspecified | lymph node metastasis; metastasis to lymph nodes; metastatic to lymph nodes | chronic
C78.00 | Secondary malignant neoplasm of unspecified lung | lung metastasis; metastasis to lung; metastatic to lung; pulmonary metastasis | chronic side=none
C78.01 | Secondary malignant neoplasm of right lung | = | chronic side=right
C78.02 | Secondary malignant neoplasm of left lung | = | chronic side=left
C78.7 | Secondary malignant neoplasm of liver and intrahepatic bile duct | liver metastasis; metastasis to liver; metastatic to liver; hepatic metastasis | chronic
C79.31 | Secondary malignant neoplasm of brain | brain metastasis; metastasis to brain; metastatic to brain | chronic
C79.51 | Secondary malignant neoplasm of bone | bone metastasis; metastasis to bone; metastatic to bone; bony metastasis | chronic
C79.9 | Secondary malignant neoplasm of unspecified site | metastatic cancer; metastatic disease | chronic
C80.1 | Malignant (primary) neoplasm, unspecified | cancer of unknown primary; malignancy; carcinoma; malignant neoplasm | chronic
C81.90 | Hodgkin lymphoma, unspecified, unspecified site | hodgkin lymphoma; hodgkins lymphoma; hodgkin's disease | chronic
C82.90 | Follicular lymphoma, unspecified, unspecified site | follicular lymphoma | chronic
C83.30 | Diffuse large B-cell lymphoma, unspecified site | diffuse large b cell lymphoma; dlbcl | chronic
C84.00 | Mycosis fungoides, unspecified site | mycosis fungoides | chronic
C84.A0 | Cutaneous T-cell lymphoma, unspecified, unspecified site | cutaneous t cell lymphoma | chronic
C85.90 | Non-Hodgkin lymphoma, unspecified, unspecified site | non hodgkin lymphoma; lymphoma; non hodgkins lymphoma | chronic
C88.0 | Waldenstrom macroglobulinemia | waldenstrom; waldenstrom macroglobulinemia | chronic
C90.00 | Multiple myeloma not having achieved remission | multiple myeloma; myeloma | chronic
C90.01 | Multiple myeloma in remission | multiple myeloma + remission; myeloma in remission | chronic
C91.00 | Acute lymphoblastic leukemia not having achieved remission | acute lymphoblastic leukemia; acute lymphocytic leukemia | chronic
C91.10 | Chronic lymphocytic leukemia of B-cell type not having achieved remission | chronic lymphocytic leukemia; cll | chronic
C92.00 | Acute myeloblastic leukemia, not having achieved remission | acute myeloid leukemia; aml; acute myelogenous leukemia | chronic
C92.10 | Chronic myeloid leukemia, BCR/ABL-positive, not having achieved remission | chronic myeloid leukemia; cml; chronic myelogenous leukemia | chronic
C95.90 | Leukemia, unspecified not having achieved remission | leukemia | chronic
D03.9 | Melanoma in situ, unspecified | melanoma in situ | chronic
D04.9 | Carcinoma in situ of skin, unspecified | squamous cell carcinoma in situ; bowen disease; bowen's disease
D05.00 | Lobular carcinoma in situ of unspecified breast | lobular carcinoma in situ; lcis | chronic side=none
D05.01 | Lobular carcinoma in situ of right breast | = | chronic side=right
D05.02 | Lobular carcinoma in situ of left breast | = | chronic side=left
D05.10 | Intraductal carcinoma in situ of unspecified breast | ductal carcinoma in situ; dcis; intraductal carcinoma | chronic side=none
D05.11 | Intraductal carcinoma in situ of right breast | = | chronic side=right
D05.12 | Intraductal carcinoma in situ of left breast | = | chronic side=left
D06.9 | Carcinoma in situ of cervix, unspecified | carcinoma in situ of cervix; cin 3; cervical carcinoma in situ
D09.0 | Carcinoma in situ of bladder | carcinoma in situ of bladder; bladder carcinoma in situ | chronic
D12.6 | Benign neoplasm of colon, unspecified | colon polyp; colonic polyp; adenomatous polyp of colon; tubular adenoma; colon adenoma; adenomatous polyps
D12.8 | Benign neoplasm of rectum | rectal adenoma; adenomatous polyp of rectum
D13.1 | Benign neoplasm of stomach | gastric adenoma; benign stomach tumor
D17.0 | Benign lipomatous neoplasm of skin and subcutaneous tissue of head, face and neck | lipoma of face; lipoma of head; lipoma of neck; lipoma + neck; lipoma + head
D17.1 | Benign lipomatous neoplasm of skin and subcutaneous tissue of trunk | lipoma of back; lipoma of trunk; lipoma + back; lipoma + abdomen; lipoma + chest
D17.21 | Benign lipomatous neoplasm of skin and subcutaneous tissue of right arm | lipoma of arm; lipoma + arm; lipoma + forearm | side=right
D17.22 | Benign lipomatous neoplasm of skin and subcutaneous tissue of left arm | = | side=left
D17.23 | Benign lipomatous neoplasm of skin and subcutaneous tissue of right leg | lipoma of leg; lipoma + leg; lipoma + thigh; lipoma of thigh | side=right
D17.24 | Benign lipomatous neoplasm of skin and subcutaneous tissue of left leg | = | side=left
D17.9 | Benign lipomatous neoplasm, unspecified | lipoma; fatty tumor; fatty lump
D18.00 | Hemangioma unspecified site | hemangioma
D18.01 | Hemangioma of skin and subcutaneous tissue | cherry angioma; cherry hemangioma; skin hemangioma; infantile hemangioma
D18.03 | Hemangioma of intra-abdominal structures | liver hemangioma; hepatic hemangioma
D21.9 | Benign neoplasm of connective and other soft tissue, unspecified | benign soft tissue tumor
D22.39 | Melanocytic nevi of other parts of face | mole on face; nevus of face; mole + face; mole + cheek
D22.5 | Melanocytic nevi of trunk | mole on back; nevus of trunk; nevus + back; mole + back; mole + chest; nevus + chest
D22.60 | Melanocytic nevi of unspecified upper limb, including shoulder | mole on arm; nevus of arm; mole + arm | side=none
D22.61 | Melanocytic nevi of right upper limb, including shoulder | = | side=right
D22.62 | Melanocytic nevi of left upper limb, including shoulder | = | side=left
D22.70 | Melanocytic nevi of unspecified lower limb, including hip | mole on leg; nevus of leg; mole + leg | side=none
D22.71 | Melanocytic nevi of right lower limb, including hip | = | side=right
D22.72 | Melanocytic nevi of left lower limb, including hip | = | side=left
D22.9 | Melanocytic nevi, unspecified | mole; nevus; melanocytic nevus; atypical nevus; dysplastic nevus; benign nevus; benign mole; nevi; atypical mole
D23.9 | Other benign neoplasm of skin, unspecified | dermatofibroma; benign skin lesion; benign skin neoplasm
D24.1 | Benign neoplasm of right breast | fibroadenoma; breast fibroadenoma; benign breast tumor; benign neoplasm of breast | side=right
D24.2 | Benign neoplasm of left breast | = | side=left
D24.9 | Benign neoplasm of unspecified breast | = | side=none
D25.0 | Submucous leiomyoma of uterus | submucosal fibroid; submucous fibroid; submucous leiomyoma | chronic
D25.1 | Intramural leiomyoma of uterus | intramural fibroid; intramural leiomyoma | chronic
D25.2 | Subserosal leiomyoma of uterus | subserosal fibroid; subserous leiomyoma | chronic
D25.9 | Leiomyoma of uterus, unspecified | fibroid; uterine fibroid; fibroids; leiomyoma; myoma; uterine leiomyoma | chronic
D27.0 | Benign neoplasm of right ovary | benign ovarian tumor; ovarian teratoma; dermoid cyst of ovary; ovarian dermoid; benign neoplasm of ovary | side=right
D27.1 | Benign neoplasm of left ovary | = | side=left
D27.9 | Benign neoplasm of unspecified ovary | = | side=none
D30.00 | Benign neoplasm of unspecified kidney | renal angiomyolipoma; angiomyolipoma; benign kidney tumor; renal oncocytoma | side=none
D30.01 | Benign neoplasm of right kidney | = | side=right
D30.02 | Benign neoplasm of left kidney | = | side=left
D32.9 | Benign neoplasm of meninges, unspecified | meningioma | chronic
D33.3 | Benign neoplasm of cranial nerves | acoustic neuroma; vestibular schwannoma | chronic
D34 | Benign neoplasm of thyroid gland | thyroid adenoma; benign thyroid nodule; benign thyroid tumor; follicular adenoma
D35.00 | Benign neoplasm of unspecified adrenal gland | adrenal adenoma; adrenal incidentaloma | side=none
D35.01 | Benign neoplasm of right adrenal gland | = | side=right
D35.02 | Benign neoplasm of left adrenal gland | = | side=left
D35.1 | Benign neoplasm of parathyroid gland | parathyroid adenoma | chronic
D35.2 | Benign neoplasm of pituitary gland | pituitary adenoma; prolactinoma; pituitary microadenoma | chronic
D36.10 | Benign neoplasm of peripheral nerves and autonomic nervous system, unspecified | neurofibroma; schwannoma; benign nerve tumor
D37.1 | Neoplasm of uncertain behavior of stomach | gastrointestinal stromal tumor of uncertain behavior
D44.0 | Neoplasm of uncertain behavior of thyroid gland | thyroid neoplasm of uncertain behavior
D45 | Polycythemia vera | polycythemia vera | chronic
D46.9 | Myelodysplastic syndrome, unspecified | myelodysplastic syndrome; mds; myelodysplasia | chronic
D47.2 | Monoclonal gammopathy | monoclonal gammopathy; mgus; monoclonal gammopathy of undetermined significance | chronic
D47.3 | Essential (hemorrhagic) thrombocythemia | essential thrombocythemia; essential thrombocytosis | chronic
D48.5 | Neoplasm of uncertain behavior of skin | skin neoplasm of uncertain behavior; skin lesion of uncertain behavior | undiagnosed
D49.0 | Neoplasm of unspecified behavior of digestive system | pancreatic tumor; pancreatic neoplasm; digestive tract neoplasm | undiagnosed
D49.1 | Neoplasm of unspecified behavior of respiratory system | lung tumor; lung neoplasm | undiagnosed
D49.2 | Neoplasm of unspecified behavior of bone, soft tissue, and skin | skin neoplasm; skin tumor; neoplasm of skin; pigmented lesion; atypical pigmented lesion | undiagnosed
D49.3 | Neoplasm of unspecified behavior of breast | breast tumor; breast neoplasm; neoplasm of breast | undiagnosed
D49.4 | Neoplasm of unspecified behavior of bladder | bladder tumor; bladder neoplasm; bladder mass | undiagnosed
D49.511 | Neoplasm of unspecified behavior of right kidney | kidney tumor; renal neoplasm; renal tumor; kidney neoplasm | undiagnosed side=right
D49.512 | Neoplasm of unspecified behavior of left kidney | = | undiagnosed side=left
D49.519 | Neoplasm of unspecified behavior of unspecified kidney | = | undiagnosed side=none
D49.6 | Neoplasm of unspecified behavior of brain | brain tumor; brain mass; neoplasm of brain | undiagnosed
D49.9 | Neoplasm of unspecified behavior of unspecified site | neoplasm; tumor | undiagnosed
`;
