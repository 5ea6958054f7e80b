/** I00-I99: heart and circulation. The format is in ../parse-table.ts. */
export const circulatory = `
I00 | Rheumatic fever without heart involvement | rheumatic fever; acute rheumatic fever
I05.0 | Rheumatic mitral stenosis | mitral stenosis; rheumatic mitral stenosis | chronic
I05.9 | Rheumatic mitral valve disease, unspecified | rheumatic mitral valve disease | chronic
I09.9 | Rheumatic heart disease, unspecified | rheumatic heart disease | chronic
I10 | Essential (primary) hypertension | hypertension; high blood pressure; essential hypertension; htn; primary hypertension; elevated blood pressure hypertension; benign hypertension; hypertensive; blood pressure is high; blood pressure is not controlled; blood pressure is uncontrolled; arterial hypertension; uncontrolled blood pressure | chronic
I11.0 | Hypertensive heart disease with heart failure | hypertensive heart disease with heart failure; hypertension & heart failure; hypertension & congestive heart failure; hypertensive heart failure; hypertension & chf; high blood pressure & heart failure; hypertension & diastolic heart failure; hypertension & systolic heart failure; high blood pressure & congestive heart failure | chronic
I11.9 | Hypertensive heart disease without heart failure | hypertensive heart disease | chronic
I12.0 | Hypertensive chronic kidney disease with stage 5 chronic kidney disease or end stage renal disease | hypertension & end stage renal disease; hypertension & esrd; hypertension & stage 5 chronic kidney disease; hypertension & chronic kidney disease stage 5 | chronic
I12.9 | Hypertensive chronic kidney disease with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease | hypertensive kidney disease; hypertension & chronic kidney disease; hypertensive chronic kidney disease; hypertension & ckd; hypertension & chronic renal disease; high blood pressure & chronic kidney disease; hypertensive nephropathy; hypertensive nephrosclerosis | chronic
I13.0 | Hypertensive heart and chronic kidney disease with heart failure and stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease | hypertension & heart failure & chronic kidney disease; hypertension & congestive heart failure & chronic kidney disease; hypertension & congestive heart failure & ckd; hypertension & heart failure & ckd | chronic
I13.10 | Hypertensive heart and chronic kidney disease without heart failure, with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease | hypertensive heart and kidney disease; hypertensive heart disease & chronic kidney disease; hypertensive heart disease & ckd | chronic
I13.11 | Hypertensive heart and chronic kidney disease without heart failure, with stage 5 chronic kidney disease, or end stage renal disease | hypertensive heart disease & end stage renal disease; hypertensive heart disease & esrd | chronic
I13.2 | Hypertensive heart and chronic kidney disease with heart failure and with stage 5 chronic kidney disease, or end stage renal disease | hypertension & heart failure & end stage renal disease; hypertension & congestive heart failure & end stage renal disease; hypertension & heart failure & esrd; hypertension & congestive heart failure & esrd | chronic
I15.0 | Renovascular hypertension | renovascular hypertension | chronic
I15.9 | Secondary hypertension, unspecified | secondary hypertension | chronic
I16.0 | Hypertensive urgency | hypertensive urgency | serious
I16.1 | Hypertensive emergency | hypertensive emergency | serious
I16.9 | Hypertensive crisis, unspecified | hypertensive crisis | serious
I20.0 | Unstable angina | unstable angina | serious
I20.1 | Angina pectoris with documented spasm | prinzmetal angina; coronary vasospasm; variant angina; vasospastic angina | chronic
I20.89 | Other forms of angina pectoris | stable angina; exertional angina; angina of effort; other forms of angina | chronic
I20.9 | Angina pectoris, unspecified | angina; angina pectoris; anginal chest pain | chronic
I21.3 | ST elevation (STEMI) myocardial infarction of unspecified site | st elevation myocardial infarction; stemi | serious
I21.4 | Non-ST elevation (NSTEMI) myocardial infarction | nstemi; n stemi; non stemi; non st elevation myocardial infarction | serious
I21.9 | Acute myocardial infarction, unspecified | acute myocardial infarction; heart attack; acute mi; myocardial infarction | serious
I24.9 | Acute ischemic heart disease, unspecified | acute coronary syndrome; acute ischemic heart disease | serious
I25.10 | Atherosclerotic heart disease of native coronary artery without angina pectoris | coronary artery disease; coronary disease; cad; coronary heart disease; coronary atherosclerosis; ischemic heart disease; clogged arteries of heart; heart disease + stent | chronic
I25.110 | Atherosclerotic heart disease of native coronary artery with unstable angina pectoris | coronary artery disease + unstable angina | chronic
I25.118 | Atherosclerotic heart disease of native coronary artery with other forms of angina pectoris | coronary artery disease + stable angina; coronary artery disease + exertional angina | chronic
I25.119 | Atherosclerotic heart disease of native coronary artery with unspecified angina pectoris | coronary artery disease + angina; coronary artery disease with angina | chronic
I25.2 | Old myocardial infarction | old heart attack; old myocardial infarction; prior heart attack; previous heart attack; history of heart attack; history of myocardial infarction; prior myocardial infarction; previous myocardial infarction; status post myocardial infarction; history of mi; prior mi; history of nstemi; history of stemi | status
I25.5 | Ischemic cardiomyopathy | ischemic cardiomyopathy | chronic
I25.810 | Atherosclerosis of coronary artery bypass graft(s) without angina pectoris | coronary artery bypass graft disease; atherosclerosis of bypass graft | chronic
I25.9 | Chronic ischemic heart disease, unspecified | chronic ischemic heart disease | chronic
I26.99 | Other pulmonary embolism without acute cor pulmonale | pulmonary embolism; pulmonary embolus; blood clot in lung; lung clot; blood clot in lungs; pulmonary emboli | serious
I27.0 | Primary pulmonary hypertension | primary pulmonary hypertension; primary pulmonary arterial hypertension | chronic
I27.20 | Pulmonary hypertension, unspecified | pulmonary hypertension | chronic
I27.21 | Secondary pulmonary arterial hypertension | pulmonary arterial hypertension; secondary pulmonary arterial hypertension | chronic
I27.81 | Cor pulmonale (chronic) | cor pulmonale; chronic cor pulmonale | chronic
I27.82 | Chronic pulmonary embolism | chronic pulmonary embolism | chronic
I30.9 | Acute pericarditis, unspecified | acute pericarditis
I31.39 | Other pericardial effusion (noninflammatory) | pericardial effusion
I31.9 | Disease of pericardium, unspecified | pericarditis; pericardial disease
I33.0 | Acute and subacute infective endocarditis | endocarditis; infective endocarditis; bacterial endocarditis | serious
I34.0 | Nonrheumatic mitral (valve) insufficiency | mitral regurgitation; mitral insufficiency; mitral valve regurgitation; leaky mitral valve; mitral valve insufficiency; mr of mitral valve; moderate mitral regurgitation | chronic
I34.1 | Nonrheumatic mitral (valve) prolapse | mitral valve prolapse; mvp | chronic
I34.2 | Nonrheumatic mitral (valve) stenosis | nonrheumatic mitral stenosis | chronic
I34.9 | Nonrheumatic mitral valve disorder, unspecified | mitral valve disorder; mitral valve disease | chronic
I35.0 | Nonrheumatic aortic (valve) stenosis | aortic stenosis; aortic valve stenosis | chronic
I35.1 | Nonrheumatic aortic (valve) insufficiency | aortic regurgitation; aortic insufficiency; aortic valve regurgitation; leaky aortic valve | chronic
I35.2 | Nonrheumatic aortic (valve) stenosis with insufficiency | aortic stenosis + aortic regurgitation; aortic stenosis + aortic insufficiency | chronic
I35.9 | Nonrheumatic aortic valve disorder, unspecified | aortic valve disorder; aortic valve disease | chronic
I36.1 | Nonrheumatic tricuspid (valve) insufficiency | tricuspid regurgitation; tricuspid insufficiency | chronic
I37.1 | Nonrheumatic pulmonary valve insufficiency | pulmonic regurgitation; pulmonary valve insufficiency | chronic
I38 | Endocarditis, valve unspecified | valvular heart disease; heart valve disease; valve disease | chronic
I40.9 | Acute myocarditis, unspecified | myocarditis; acute myocarditis | serious
I42.0 | Dilated cardiomyopathy | dilated cardiomyopathy | chronic
I42.1 | Obstructive hypertrophic cardiomyopathy | hypertrophic obstructive cardiomyopathy; hocm | chronic
I42.2 | Other hypertrophic cardiomyopathy | hypertrophic cardiomyopathy | chronic
I42.6 | Alcoholic cardiomyopathy | alcoholic cardiomyopathy | chronic
I42.8 | Other cardiomyopathies | nonischemic cardiomyopathy; non ischemic cardiomyopathy | chronic
I42.9 | Cardiomyopathy, unspecified | cardiomyopathy | chronic
I44.0 | Atrioventricular block, first degree | first degree av block; first degree heart block
I44.1 | Atrioventricular block, second degree | second degree av block; second degree heart block; mobitz | chronic
I44.2 | Atrioventricular block, complete | complete heart block; third degree av block; complete av block | chronic
I44.7 | Left bundle-branch block, unspecified | left bundle branch block; lbbb
I45.10 | Unspecified right bundle-branch block | right bundle branch block; rbbb
I45.6 | Pre-excitation syndrome | wolff parkinson white; wpw; preexcitation syndrome | chronic
I45.81 | Long QT syndrome | long qt; long qt syndrome | chronic
I46.9 | Cardiac arrest, cause unspecified | cardiac arrest | serious
I47.10 | Supraventricular tachycardia, unspecified | supraventricular tachycardia; svt; paroxysmal supraventricular tachycardia; psvt | chronic
I47.11 | Inappropriate sinus tachycardia, so stated | inappropriate sinus tachycardia | chronic
I47.20 | Ventricular tachycardia, unspecified | ventricular tachycardia; v tach; vtach | serious
I48.0 | Paroxysmal atrial fibrillation | paroxysmal atrial fibrillation; paroxysmal afib; paroxysmal a fib; atrial fibrillation + paroxysmal; intermittent atrial fibrillation | chronic
I48.11 | Longstanding persistent atrial fibrillation | longstanding persistent atrial fibrillation | chronic
I48.19 | Other persistent atrial fibrillation | persistent atrial fibrillation; persistent afib; other persistent atrial fibrillation | chronic
I48.20 | Chronic atrial fibrillation, unspecified | chronic atrial fibrillation | chronic
I48.21 | Permanent atrial fibrillation | permanent atrial fibrillation; permanent afib | chronic
I48.3 | Typical atrial flutter | typical atrial flutter | chronic
I48.91 | Unspecified atrial fibrillation | atrial fibrillation; afib; a fib; a-fib; atrial fib; af arrhythmia | chronic
I48.92 | Unspecified atrial flutter | atrial flutter; a flutter; aflutter | chronic
I49.01 | Ventricular fibrillation | ventricular fibrillation | serious
I49.1 | Atrial premature depolarization | premature atrial contractions; pacs; premature atrial complexes
I49.3 | Ventricular premature depolarization | premature ventricular contractions; pvcs; pvc; premature ventricular complexes; ventricular ectopy
I49.49 | Other premature depolarization | extra heart beats; skipped beats; premature beats; extra beats; ectopic beats; ectopics; ectopic heartbeats
I49.5 | Sick sinus syndrome | sick sinus syndrome; sinus node dysfunction | chronic
I49.9 | Cardiac arrhythmia, unspecified | arrhythmia; cardiac arrhythmia; irregular heart rhythm; dysrhythmia; irregular heartbeat arrhythmia | chronic
I50.1 | Left ventricular failure, unspecified | left ventricular failure; left heart failure | chronic
I50.20 | Unspecified systolic (congestive) heart failure | systolic heart failure; heart failure with reduced ejection fraction; hfref; heart failure + reduced ejection fraction; systolic congestive heart failure; congestive heart failure + reduced ejection fraction; heart failure + systolic dysfunction; congestive heart failure + systolic dysfunction; chf + systolic dysfunction; chf + reduced ejection fraction | chronic
I50.21 | Acute systolic (congestive) heart failure | acute systolic heart failure | chronic serious
I50.22 | Chronic systolic (congestive) heart failure | chronic systolic heart failure; chronic heart failure with reduced ejection fraction; chronic systolic congestive heart failure; chronic heart failure + systolic dysfunction; chronic congestive heart failure + systolic dysfunction; chronic chf + systolic dysfunction; chronic hfref | chronic
I50.23 | Acute on chronic systolic (congestive) heart failure | acute on chronic systolic heart failure; systolic heart failure + acute on chronic; acute heart failure exacerbation + reduced ejection fraction | chronic serious
I50.30 | Unspecified diastolic (congestive) heart failure | diastolic heart failure; heart failure with preserved ejection fraction; hfpef; heart failure + preserved ejection fraction; diastolic congestive heart failure; heart failure + diastolic dysfunction; congestive heart failure + diastolic dysfunction; chf + diastolic dysfunction; chf + preserved ejection fraction | chronic
I50.31 | Acute diastolic (congestive) heart failure | acute diastolic heart failure | chronic serious
I50.32 | Chronic diastolic (congestive) heart failure | chronic diastolic heart failure; chronic heart failure with preserved ejection fraction; chronic heart failure + diastolic dysfunction; chronic congestive heart failure + diastolic dysfunction; chronic chf + diastolic dysfunction; chronic hfpef | chronic
I50.33 | Acute on chronic diastolic (congestive) heart failure | acute on chronic diastolic heart failure; diastolic heart failure + acute on chronic | chronic serious
I50.42 | Chronic combined systolic (congestive) and diastolic (congestive) heart failure | chronic combined systolic and diastolic heart failure | chronic
I50.810 | Right heart failure, unspecified | right heart failure; right sided heart failure | chronic
I50.9 | Heart failure, unspecified | heart failure; congestive heart failure; chf; cardiac failure; weak heart | chronic
I51.7 | Cardiomegaly | cardiomegaly; left ventricular hypertrophy; lvh; enlarged heart
I51.81 | Takotsubo syndrome | takotsubo; takotsubo cardiomyopathy; stress cardiomyopathy; broken heart syndrome
I51.9 | Heart disease, unspecified | heart disease; left ventricular dysfunction | chronic
I60.9 | Nontraumatic subarachnoid hemorrhage, unspecified | subarachnoid hemorrhage | serious
I61.9 | Nontraumatic intracerebral hemorrhage, unspecified | intracerebral hemorrhage; hemorrhagic stroke; brain bleed | serious
I62.00 | Nontraumatic subdural hemorrhage, unspecified | subdural hematoma; nontraumatic subdural hemorrhage | serious
I63.9 | Cerebral infarction, unspecified | stroke; cerebrovascular accident; cva; ischemic stroke; cerebral infarction | serious
I65.01 | Occlusion and stenosis of right vertebral artery | vertebral artery stenosis | chronic side=right
I65.02 | Occlusion and stenosis of left vertebral artery | = | chronic side=left
I65.03 | Occlusion and stenosis of bilateral vertebral arteries | = | chronic side=both
I65.09 | Occlusion and stenosis of unspecified vertebral artery | = | chronic side=none
I65.21 | Occlusion and stenosis of right carotid artery | carotid stenosis; carotid artery stenosis; carotid artery disease; carotid disease; carotid atherosclerosis; carotid plaque | chronic side=right
I65.22 | Occlusion and stenosis of left carotid artery | = | chronic side=left
I65.23 | Occlusion and stenosis of bilateral carotid arteries | = | chronic side=both
I65.29 | Occlusion and stenosis of unspecified carotid artery | = | chronic side=none
I66.9 | Occlusion and stenosis of unspecified cerebral artery | intracranial stenosis; cerebral artery stenosis | chronic
I67.1 | Cerebral aneurysm, nonruptured | cerebral aneurysm; brain aneurysm; intracranial aneurysm; unruptured cerebral aneurysm | chronic
I67.2 | Cerebral atherosclerosis | cerebral atherosclerosis | chronic
I67.82 | Cerebral ischemia | cerebral ischemia | chronic
I67.9 | Cerebrovascular disease, unspecified | cerebrovascular disease | chronic
I69.30 | Unspecified sequelae of cerebral infarction | late effects of stroke; sequelae of stroke; stroke sequelae | chronic
I69.320 | Aphasia following cerebral infarction | aphasia after stroke; aphasia following stroke; aphasia + old stroke | chronic
I69.351 | Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side | hemiplegia after stroke; weakness after stroke; hemiparesis after stroke; residual weakness from stroke; hemiplegia following stroke | chronic side=right
I69.354 | Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side | = | chronic side=left
I69.359 | Hemiplegia and hemiparesis following cerebral infarction affecting unspecified side | = | chronic side=none
I69.391 | Dysphagia following cerebral infarction | dysphagia after stroke; dysphagia following stroke | chronic
I70.0 | Atherosclerosis of aorta | aortic atherosclerosis; atherosclerosis of aorta | chronic
I70.1 | Atherosclerosis of renal artery | renal artery stenosis; atherosclerosis of renal artery | chronic
I70.211 | Atherosclerosis of native arteries of extremities with intermittent claudication, right leg | atherosclerosis of leg + claudication; atherosclerosis + claudication; atherosclerosis with claudication | chronic side=right
I70.212 | Atherosclerosis of native arteries of extremities with intermittent claudication, left leg | = | chronic side=left
I70.213 | Atherosclerosis of native arteries of extremities with intermittent claudication, bilateral legs | = | chronic side=both
I70.219 | Atherosclerosis of native arteries of extremities with intermittent claudication, unspecified extremity | = | chronic side=none
I70.90 | Unspecified atherosclerosis | atherosclerosis; hardening of arteries | chronic
I71.00 | Dissection of unspecified site of aorta | aortic dissection | serious
I71.20 | Thoracic aortic aneurysm, without rupture, unspecified | thoracic aortic aneurysm; thoracic aneurysm; ascending aortic aneurysm | chronic
I71.40 | Abdominal aortic aneurysm, without rupture, unspecified | abdominal aortic aneurysm; aaa | chronic
I71.9 | Aortic aneurysm of unspecified site, without rupture | aortic aneurysm | chronic
I72.0 | Aneurysm of carotid artery | carotid aneurysm | chronic
I72.9 | Aneurysm of unspecified site | aneurysm | chronic
I73.00 | Raynaud's syndrome without gangrene | raynaud; raynauds; raynaud's; raynaud syndrome; raynaud phenomenon; raynaud's phenomenon; raynaud's disease | chronic
I73.9 | Peripheral vascular disease, unspecified | peripheral vascular disease; peripheral artery disease; peripheral arterial disease; pvd; poor circulation in legs; pad of legs; claudication; intermittent claudication; leg claudication; vascular claudication | chronic
I74.9 | Embolism and thrombosis of unspecified artery | arterial embolism | serious
I77.6 | Arteritis, unspecified | arteritis; vasculitis | chronic
I77.810 | Thoracic aortic ectasia | aortic root dilation; dilated aortic root; ectatic thoracic aorta; dilated ascending aorta | chronic
I78.1 | Nevus, non-neoplastic | spider nevus; spider angioma
I80.00 | Phlebitis and thrombophlebitis of superficial vessels of unspecified lower extremity | superficial thrombophlebitis of leg; superficial phlebitis; superficial vein thrombosis; superficial thrombophlebitis; phlebitis of leg | side=none
I80.01 | Phlebitis and thrombophlebitis of superficial vessels of right lower extremity | = | side=right
I80.02 | Phlebitis and thrombophlebitis of superficial vessels of left lower extremity | = | side=left
I80.03 | Phlebitis and thrombophlebitis of superficial vessels of lower extremities, bilateral | = | side=both
I80.9 | Phlebitis and thrombophlebitis of unspecified site | phlebitis; thrombophlebitis
I82.401 | Acute embolism and thrombosis of unspecified deep veins of right lower extremity | deep vein thrombosis; dvt; blood clot in leg; leg clot; acute dvt; acute deep vein thrombosis; deep venous thrombosis; leg blood clot | serious side=right
I82.402 | Acute embolism and thrombosis of unspecified deep veins of left lower extremity | = | serious side=left
I82.403 | Acute embolism and thrombosis of unspecified deep veins of lower extremity, bilateral | = | serious side=both
I82.409 | Acute embolism and thrombosis of unspecified deep veins of unspecified lower extremity | = | serious side=none
I82.501 | Chronic embolism and thrombosis of unspecified deep veins of right lower extremity | chronic deep vein thrombosis; chronic dvt | chronic side=right
I82.502 | Chronic embolism and thrombosis of unspecified deep veins of left lower extremity | = | chronic side=left
I82.503 | Chronic embolism and thrombosis of unspecified deep veins of lower extremity, bilateral | = | chronic side=both
I82.509 | Chronic embolism and thrombosis of unspecified deep veins of unspecified lower extremity | = | chronic side=none
I82.621 | Acute embolism and thrombosis of deep veins of right upper extremity | deep vein thrombosis of arm; upper extremity dvt; arm dvt; deep vein thrombosis + arm | serious side=right
I82.622 | Acute embolism and thrombosis of deep veins of left upper extremity | = | serious side=left
I82.623 | Acute embolism and thrombosis of deep veins of upper extremity, bilateral | = | serious side=both
I82.629 | Acute embolism and thrombosis of deep veins of unspecified upper extremity | = | serious side=none
I82.90 | Acute embolism and thrombosis of unspecified vein | venous thrombosis; blood clot; venous thromboembolism; vte
I83.10 | Varicose veins of unspecified lower extremity with inflammation | stasis dermatitis varicose; varicose veins + inflammation | chronic side=none
I83.11 | Varicose veins of right lower extremity with inflammation | = | chronic side=right
I83.12 | Varicose veins of left lower extremity with inflammation | = | chronic side=left
I83.811 | Varicose veins of right lower extremity with pain | varicose veins + pain; painful varicose veins | chronic side=right
I83.812 | Varicose veins of left lower extremity with pain | = | chronic side=left
I83.813 | Varicose veins of bilateral lower extremities with pain | = | chronic side=both
I83.819 | Varicose veins of unspecified lower extremity with pain | = | chronic side=none
I83.90 | Asymptomatic varicose veins of unspecified lower extremity | varicose veins; varicosities; varicose veins of legs | chronic side=none
I83.91 | Asymptomatic varicose veins of right lower extremity | = | chronic side=right
I83.92 | Asymptomatic varicose veins of left lower extremity | = | chronic side=left
I83.93 | Asymptomatic varicose veins of bilateral lower extremities | = | chronic side=both
I85.00 | Esophageal varices without bleeding | esophageal varices | chronic
I86.1 | Scrotal varices | varicocele
I86.2 | Pelvic varices | pelvic congestion syndrome; pelvic varices | chronic
I87.001 | Postthrombotic syndrome without complications of right lower extremity | post thrombotic syndrome; postthrombotic syndrome; post phlebitic syndrome | chronic side=right
I87.002 | Postthrombotic syndrome without complications of left lower extremity | = | chronic side=left
I87.003 | Postthrombotic syndrome without complications of bilateral lower extremity | = | chronic side=both
I87.009 | Postthrombotic syndrome without complications of unspecified extremity | = | chronic side=none
I87.2 | Venous insufficiency (chronic) (peripheral) | venous insufficiency; chronic venous insufficiency; venous stasis; venous stasis dermatitis; stasis dermatitis; venous & leg ulcer; venous & ulcer of leg | chronic
I88.9 | Nonspecific lymphadenitis, unspecified | lymphadenitis; nonspecific lymphadenitis
I89.0 | Lymphedema, not elsewhere classified | lymphedema | chronic
I95.1 | Orthostatic hypotension | orthostatic hypotension; postural hypotension; orthostasis; blood pressure drop when standing; low blood pressure standing; low blood pressure when standing; low blood pressure upon standing; low blood pressure with standing; low blood pressure after standing; low blood pressure from standing; low blood pressure when he stand; low blood pressure when she stand; low blood pressure when they stand; low blood pressure when patient stand; pressure drop standing; pressure drop when standing; pressure drop upon standing; pressure drop with standing; pressure drop after standing; pressure drop from standing; pressure drop when he stand; pressure drop when she stand; pressure drop when they stand; pressure drop when patient stand; pressure dropping standing; pressure dropping when standing; pressure dropping upon standing; pressure dropping with standing; pressure dropping after standing; pressure dropping from standing; pressure dropping when he stand; pressure dropping when she stand; pressure dropping when they stand; pressure dropping when patient stand; pressure fall standing; pressure fall when standing; pressure fall upon standing; pressure fall with standing; pressure fall after standing; pressure fall from standing; pressure fall when he stand; pressure fall when she stand; pressure fall when they stand; pressure fall when patient stand; pressure falling standing; pressure falling when standing; pressure falling upon standing; pressure falling with standing; pressure falling after standing; pressure falling from standing; pressure falling when he stand; pressure falling when she stand; pressure falling when they stand; pressure falling when patient stand; pressure dip standing; pressure dip when standing; pressure dip upon standing; pressure dip with standing; pressure dip after standing; pressure dip from standing; pressure dip when he stand; pressure dip when she stand; pressure dip when they stand; pressure dip when patient stand; drop in blood pressure standing; drop in blood pressure when standing; drop in blood pressure upon standing; drop in blood pressure with standing; drop in blood pressure after standing; drop in blood pressure from standing; drop in blood pressure when he stand; drop in blood pressure when she stand; drop in blood pressure when they stand; drop in blood pressure when patient stand; drop in pressure standing; drop in pressure when standing; drop in pressure upon standing; drop in pressure with standing; drop in pressure after standing; drop in pressure from standing; drop in pressure when he stand; drop in pressure when she stand; drop in pressure when they stand; drop in pressure when patient stand
I95.2 | Hypotension due to drugs | drug induced hypotension; hypotension due to medication
I95.9 | Hypotension, unspecified | hypotension; low blood pressure; blood pressure is low
I97.2 | Postmastectomy lymphedema syndrome | postmastectomy lymphedema; post mastectomy lymphedema; lymphedema after mastectomy | chronic
I99.8 | Other disorder of circulatory system | circulatory disorder; poor circulation
`;
