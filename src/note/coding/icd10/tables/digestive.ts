/** K00-K95: digestion. The format is in ../parse-table.ts. */
export const digestive = `
K00.7 | Teething syndrome | teething; teething syndrome | minor
K01.1 | Impacted teeth | impacted tooth; impacted wisdom tooth; impacted wisdom teeth
K02.9 | Dental caries, unspecified | dental caries; tooth decay; dental cavities; tooth cavity; cavity in tooth; cavity in molar; cavity + tooth; cavity + molar; cavity + dentist; has cavity; have cavity; has 2 cavities; new cavity; cavity filled
K04.7 | Periapical abscess without sinus | dental abscess; tooth abscess; periapical abscess; tooth infection; dental infection; abscessed tooth
K05.10 | Chronic gingivitis, plaque induced | gingivitis; chronic gingivitis
K05.30 | Chronic periodontitis, unspecified | periodontitis; chronic periodontitis | chronic
K05.6 | Periodontal disease, unspecified | gum disease; periodontal disease
K08.89 | Other specified disorders of teeth and supporting structures | toothache; tooth pain; dental pain | symptom
K08.9 | Disorder of teeth and supporting structures, unspecified | dental problem; tooth disorder
K11.20 | Sialoadenitis, unspecified | sialadenitis; parotitis; salivary gland infection; salivary gland inflammation
K11.5 | Sialolithiasis | salivary stone; sialolithiasis; salivary gland stone
K11.7 | Disturbances of salivary secretion | dry mouth; xerostomia; disturbance of salivary secretion | symptom
K12.0 | Recurrent oral aphthae | canker sore; aphthous ulcer; canker sores; mouth ulcer; mouth ulcers; oral ulcer; oral aphthae; aphthous stomatitis
K12.1 | Other forms of stomatitis | stomatitis
K12.30 | Oral mucositis (ulcerative), unspecified | mucositis; oral mucositis
K13.0 | Diseases of lips | angular cheilitis; cheilitis; lip lesion
K13.21 | Leukoplakia of oral mucosa, including tongue | leukoplakia; oral leukoplakia
K13.79 | Other lesions of oral mucosa | oral lesion; mouth lesion; mouth sore
K14.0 | Glossitis | glossitis
K14.1 | Geographic tongue | geographic tongue
K14.6 | Glossodynia | burning tongue; burning mouth; burning mouth syndrome; tongue pain; glossodynia
K20.0 | Eosinophilic esophagitis | eosinophilic esophagitis; eoe | chronic
K20.90 | Esophagitis, unspecified without bleeding | esophagitis
K21.00 | Gastro-esophageal reflux disease with esophagitis, without bleeding | acid reflux + esophagitis; reflux + esophagitis; reflux esophagitis; gerd with esophagitis; erosive esophagitis; gerd + esophagitis | chronic
K21.9 | Gastro-esophageal reflux disease without esophagitis | gerd; acid reflux; reflux; gastroesophageal reflux; gastroesophageal reflux disease; reflux disease; gord; gastro esophageal reflux disease; laryngopharyngeal reflux; silent reflux; acid reflux disease | chronic
K22.0 | Achalasia of cardia | achalasia | chronic
K22.10 | Ulcer of esophagus without bleeding | esophageal ulcer
K22.2 | Esophageal obstruction | esophageal stricture; esophageal stenosis; schatzki ring | chronic
K22.4 | Dyskinesia of esophagus | esophageal spasm; dyskinesia of esophagus; esophageal dysmotility | chronic
K22.6 | Gastro-esophageal laceration-hemorrhage syndrome | mallory weiss tear; mallory weiss
K22.70 | Barrett's esophagus without dysplasia | barrett's esophagus; barretts; barrett esophagus; barretts esophagus; barrett's | chronic
K22.81 | Esophageal polyp | esophageal polyp
K22.9 | Disease of esophagus, unspecified | esophageal disease
K25.9 | Gastric ulcer, unspecified as acute or chronic, without hemorrhage or perforation | gastric ulcer; stomach ulcer; stomach ulcers
K26.9 | Duodenal ulcer, unspecified as acute or chronic, without hemorrhage or perforation | duodenal ulcer
K27.9 | Peptic ulcer, site unspecified, unspecified as acute or chronic, without hemorrhage or perforation | peptic ulcer; peptic ulcer disease; pud | chronic
K29.00 | Acute gastritis without bleeding | acute gastritis
K29.20 | Alcoholic gastritis without bleeding | alcoholic gastritis
K29.50 | Unspecified chronic gastritis without bleeding | chronic gastritis | chronic
K29.70 | Gastritis, unspecified, without bleeding | gastritis; stomach inflammation
K29.80 | Duodenitis without bleeding | duodenitis
K30 | Functional dyspepsia | indigestion; dyspepsia; functional dyspepsia; upset stomach
K31.7 | Polyp of stomach and duodenum | gastric polyp; stomach polyp; polyp of stomach
K31.84 | Gastroparesis | gastroparesis; delayed gastric emptying | chronic
K31.89 | Other diseases of stomach and duodenum | gastric mass; gastropathy
K35.80 | Unspecified acute appendicitis | appendicitis; acute appendicitis | serious
K37 | Unspecified appendicitis | unspecified appendicitis | serious
K38.9 | Disease of appendix, unspecified | appendix disorder
K40.20 | Bilateral inguinal hernia, without obstruction or gangrene, not specified as recurrent | bilateral inguinal hernia; inguinal hernia + bilateral; inguinal hernias + both
K40.30 | Unilateral inguinal hernia, with obstruction, without gangrene, not specified as recurrent | incarcerated inguinal hernia; obstructed inguinal hernia | serious
K40.90 | Unilateral inguinal hernia, without obstruction or gangrene, not specified as recurrent | inguinal hernia; groin hernia; hernia of groin; hernia + groin; right inguinal hernia; left inguinal hernia
K41.90 | Unilateral femoral hernia, without obstruction or gangrene, not specified as recurrent | femoral hernia
K42.0 | Umbilical hernia with obstruction, without gangrene | incarcerated umbilical hernia; obstructed umbilical hernia | serious
K42.9 | Umbilical hernia without obstruction or gangrene | umbilical hernia; belly button hernia
K43.2 | Incisional hernia without obstruction or gangrene | incisional hernia
K43.9 | Ventral hernia without obstruction or gangrene | ventral hernia; abdominal wall hernia; epigastric hernia
K44.9 | Diaphragmatic hernia without obstruction or gangrene | hiatal hernia; diaphragmatic hernia | chronic
K46.9 | Unspecified abdominal hernia without obstruction or gangrene | hernia; abdominal hernia
K50.00 | Crohn's disease of small intestine without complications | crohn's disease of small intestine; ileal crohn's disease; crohn's ileitis | chronic
K50.10 | Crohn's disease of large intestine without complications | crohn's disease of large intestine; crohn's colitis | chronic
K50.90 | Crohn's disease, unspecified, without complications | crohn; crohns; crohn's; crohn's disease; crohn disease; crohns disease | chronic
K50.919 | Crohn's disease, unspecified, with unspecified complications | crohn's disease with complications; crohn's disease + flare; crohn's flare | chronic
K51.00 | Ulcerative (chronic) pancolitis without complications | pancolitis; ulcerative pancolitis; universal ulcerative colitis | chronic
K51.20 | Ulcerative (chronic) proctitis without complications | ulcerative proctitis | chronic
K51.90 | Ulcerative colitis, unspecified, without complications | ulcerative colitis | chronic
K51.911 | Ulcerative colitis, unspecified with rectal bleeding | ulcerative colitis + rectal bleeding | chronic
K51.919 | Ulcerative colitis, unspecified with unspecified complications | ulcerative colitis with complications; ulcerative colitis + flare; ulcerative colitis flare | chronic
K52.1 | Toxic gastroenteritis and colitis | toxic gastroenteritis
K52.29 | Other allergic and dietetic gastroenteritis and colitis | allergic gastroenteritis; cow's milk protein allergy
K52.82 | Eosinophilic colitis | eosinophilic colitis; allergic proctocolitis; food protein induced proctocolitis; milk protein proctocolitis
K52.831 | Collagenous colitis | collagenous colitis | chronic
K52.832 | Lymphocytic colitis | lymphocytic colitis | chronic
K52.839 | Microscopic colitis, unspecified | microscopic colitis | chronic
K52.9 | Noninfective gastroenteritis and colitis, unspecified | gastroenteritis; colitis; noninfectious gastroenteritis; chronic diarrhea noninfective; enteritis; inflammatory bowel disease
K55.1 | Chronic vascular disorders of intestine | chronic mesenteric ischemia; mesenteric ischemia chronic | chronic
K55.20 | Angiodysplasia of colon without hemorrhage | angiodysplasia of colon; colonic angiodysplasia
K55.9 | Vascular disorder of intestine, unspecified | ischemic colitis; mesenteric ischemia | serious
K56.41 | Fecal impaction | fecal impaction
K56.609 | Unspecified intestinal obstruction, unspecified as to partial versus complete obstruction | bowel obstruction; small bowel obstruction; intestinal obstruction | serious
K56.7 | Ileus, unspecified | ileus | serious
K57.10 | Diverticulosis of small intestine without perforation or abscess without bleeding | diverticulosis of small intestine
K57.20 | Diverticulitis of large intestine with perforation and abscess without bleeding | diverticulitis + abscess; diverticulitis + perforation; diverticulitis with abscess; perforated diverticulitis | serious
K57.30 | Diverticulosis of large intestine without perforation or abscess without bleeding | diverticulosis of colon; colonic diverticulosis; sigmoid diverticulosis | chronic
K57.31 | Diverticulosis of large intestine without perforation or abscess with bleeding | diverticular bleeding; diverticulosis + bleeding
K57.32 | Diverticulitis of large intestine without perforation or abscess without bleeding | diverticulitis of colon; colonic diverticulitis; sigmoid diverticulitis; diverticulitis of sigmoid; acute sigmoid diverticulitis | serious
K57.90 | Diverticulosis of intestine, part unspecified, without perforation or abscess without bleeding | diverticulosis; diverticular disease; diverticulosis unspecified | chronic
K57.92 | Diverticulitis of intestine, part unspecified, without perforation or abscess without bleeding | diverticulitis; acute diverticulitis | serious
K58.0 | Irritable bowel syndrome with diarrhea | ibs with diarrhea; irritable bowel syndrome with diarrhea; ibs d; ibs + diarrhea; irritable bowel syndrome + diarrhea | chronic
K58.1 | Irritable bowel syndrome with constipation | ibs with constipation; irritable bowel syndrome with constipation; ibs c; ibs + constipation; irritable bowel syndrome + constipation | chronic
K58.2 | Mixed irritable bowel syndrome | mixed irritable bowel syndrome; ibs mixed | chronic
K58.9 | Irritable bowel syndrome without diarrhea | ibs; irritable bowel; irritable bowel syndrome | chronic
K59.00 | Constipation, unspecified | constipation; constipated
K59.01 | Slow transit constipation | slow transit constipation
K59.03 | Drug induced constipation | drug induced constipation; opioid induced constipation; constipation due to medication; constipation + opioid
K59.04 | Chronic idiopathic constipation | chronic idiopathic constipation; functional constipation; chronic constipation | chronic
K59.1 | Functional diarrhea | functional diarrhea
K59.2 | Neurogenic bowel, not elsewhere classified | neurogenic bowel | chronic
K60.0 | Acute anal fissure | acute anal fissure
K60.1 | Chronic anal fissure | chronic anal fissure
K60.2 | Anal fissure, unspecified | anal fissure; rectal fissure
K60.30 | Anal fistula, unspecified | anal fistula; perianal fistula; fistula in ano
K61.0 | Anal abscess | anal abscess; perianal abscess; perirectal abscess
K61.1 | Rectal abscess | rectal abscess
K62.0 | Anal polyp | anal polyp
K62.1 | Rectal polyp | rectal polyp
K62.3 | Rectal prolapse | rectal prolapse
K62.5 | Hemorrhage of anus and rectum | rectal bleeding; bleeding from rectum; bright red blood per rectum; brbpr; rectal hemorrhage; anal bleeding | symptom
K62.89 | Other specified diseases of anus and rectum | proctitis; rectal pain; anal pain; proctalgia
K63.5 | Polyp of colon | polyp of colon; hyperplastic polyp; benign colon polyp
K63.8219 | Small intestinal bacterial overgrowth, unspecified | small intestinal bacterial overgrowth; sibo; small bowel bacterial overgrowth
K63.9 | Disease of intestine, unspecified | bowel disease; intestinal disease
K64.0 | First degree hemorrhoids | first degree hemorrhoids; grade 1 hemorrhoids; grade i hemorrhoids
K64.1 | Second degree hemorrhoids | second degree hemorrhoids; grade 2 hemorrhoids; grade ii hemorrhoids
K64.2 | Third degree hemorrhoids | third degree hemorrhoids; grade 3 hemorrhoids; grade iii hemorrhoids
K64.4 | Residual hemorrhoidal skin tags | external hemorrhoids; external hemorrhoid; hemorrhoidal skin tag; anal skin tag; residual hemorrhoidal skin tags
K64.5 | Perianal venous thrombosis | thrombosed hemorrhoid; perianal venous thrombosis; thrombosed external hemorrhoid
K64.8 | Other hemorrhoids | internal hemorrhoids; hemorrhoids + internal; bleeding hemorrhoids; prolapsed hemorrhoids; internal hemorrhoid
K64.9 | Unspecified hemorrhoids | hemorrhoid; hemorrhoids; has piles; have piles; got piles; bleeding piles; external piles; internal piles
K65.9 | Peritonitis, unspecified | peritonitis | serious
K70.0 | Alcoholic fatty liver | alcoholic fatty liver; alcoholic fatty liver disease | chronic
K70.10 | Alcoholic hepatitis without ascites | alcoholic hepatitis | chronic
K70.30 | Alcoholic cirrhosis of liver without ascites | alcoholic cirrhosis; alcoholic cirrhosis of liver; cirrhosis due to alcohol | chronic
K70.31 | Alcoholic cirrhosis of liver with ascites | alcoholic cirrhosis + ascites | chronic
K71.9 | Toxic liver disease, unspecified | drug induced liver injury; toxic liver disease
K72.90 | Hepatic failure, unspecified without coma | liver failure; hepatic failure | serious
K73.9 | Chronic hepatitis, unspecified | chronic hepatitis | chronic
K74.00 | Hepatic fibrosis, unspecified | hepatic fibrosis; liver fibrosis | chronic
K74.3 | Primary biliary cirrhosis | primary biliary cholangitis; primary biliary cirrhosis | chronic
K74.60 | Unspecified cirrhosis of liver | cirrhosis; liver cirrhosis; cirrhosis of liver | chronic
K75.0 | Abscess of liver | liver abscess | serious
K75.4 | Autoimmune hepatitis | autoimmune hepatitis | chronic
K75.81 | Nonalcoholic steatohepatitis (NASH) | nash; nonalcoholic steatohepatitis; steatohepatitis; mash; metabolic dysfunction associated steatohepatitis | chronic
K75.9 | Inflammatory liver disease, unspecified | hepatitis; inflammatory liver disease
K76.0 | Fatty (change of) liver, not elsewhere classified | fatty liver; nafld; hepatic steatosis; steatosis of liver; nonalcoholic fatty liver disease; masld; fatty liver disease; liver steatosis; metabolic dysfunction associated steatotic liver disease | chronic
K76.6 | Portal hypertension | portal hypertension | chronic
K76.82 | Hepatic encephalopathy | hepatic encephalopathy | chronic serious
K76.89 | Other specified diseases of liver | liver lesion; liver cyst; hepatic cyst
K76.9 | Liver disease, unspecified | liver disease; chronic liver disease | chronic
K80.00 | Calculus of gallbladder with acute cholecystitis without obstruction | gallstones + acute cholecystitis; acute calculous cholecystitis | serious
K80.10 | Calculus of gallbladder with chronic cholecystitis without obstruction | gallstones + chronic cholecystitis; chronic calculous cholecystitis
K80.20 | Calculus of gallbladder without cholecystitis without obstruction | gallstones; cholelithiasis; gallstone; gallbladder stones
K80.50 | Calculus of bile duct without cholangitis or cholecystitis without obstruction | choledocholithiasis; bile duct stone; common bile duct stone; biliary colic
K81.0 | Acute cholecystitis | acute cholecystitis | serious
K81.1 | Chronic cholecystitis | chronic cholecystitis
K81.9 | Cholecystitis, unspecified | cholecystitis; gallbladder infection; gallbladder inflammation
K82.4 | Cholesterolosis of gallbladder | gallbladder polyp
K82.8 | Other specified diseases of gallbladder | gallbladder dyskinesia; biliary dyskinesia; gallbladder sludge; gallbladder dysfunction
K82.9 | Disease of gallbladder, unspecified | gallbladder disease
K83.01 | Primary sclerosing cholangitis | primary sclerosing cholangitis | chronic
K83.09 | Other cholangitis | cholangitis; ascending cholangitis | serious
K83.1 | Obstruction of bile duct | bile duct obstruction; biliary obstruction
K85.10 | Biliary acute pancreatitis without necrosis or infection | gallstone pancreatitis; biliary pancreatitis; biliary acute pancreatitis | serious
K85.20 | Alcohol induced acute pancreatitis without necrosis or infection | alcoholic pancreatitis; alcohol induced acute pancreatitis | serious
K85.90 | Acute pancreatitis without necrosis or infection, unspecified | acute pancreatitis; pancreatitis | serious
K86.0 | Alcohol-induced chronic pancreatitis | alcohol induced chronic pancreatitis; chronic alcoholic pancreatitis | chronic
K86.1 | Other chronic pancreatitis | chronic pancreatitis; recurrent pancreatitis | chronic
K86.2 | Cyst of pancreas | pancreatic cyst; cyst of pancreas
K86.3 | Pseudocyst of pancreas | pancreatic pseudocyst; pseudocyst of pancreas
K86.81 | Exocrine pancreatic insufficiency | pancreatic insufficiency; exocrine pancreatic insufficiency | chronic
K86.89 | Other specified diseases of pancreas | pancreatic mass; pancreatic lesion; pancreatic atrophy
K90.0 | Celiac disease | celiac; celiac disease; coeliac disease; celiac sprue; gluten sensitive enteropathy | chronic
K90.41 | Non-celiac gluten sensitivity | gluten sensitivity; non celiac gluten sensitivity; gluten intolerance | chronic
K90.49 | Malabsorption due to intolerance, not elsewhere classified | food intolerance; malabsorption due to intolerance
K90.9 | Intestinal malabsorption, unspecified | malabsorption; intestinal malabsorption
K91.1 | Postgastric surgery syndromes | dumping syndrome; postgastric surgery syndrome
K91.2 | Postsurgical malabsorption, not elsewhere classified | postsurgical malabsorption | chronic
K91.5 | Postcholecystectomy syndrome | postcholecystectomy syndrome
K92.0 | Hematemesis | vomiting blood; hematemesis; throwing up blood | symptom
K92.1 | Melena | melena; black tarry stool; black stool; blood in stool; bloody stool; bloody stools; hematochezia; tarry stools; black tarry stools; blood in stools | symptom
K92.2 | Gastrointestinal hemorrhage, unspecified | gi bleed; gastrointestinal bleeding; gi bleeding; gastrointestinal hemorrhage; gastrointestinal bleed; upper gi bleed; lower gi bleed | serious
K94.23 | Gastrostomy malfunction | gastrostomy malfunction; feeding tube malfunction
K95.89 | Other complications of other bariatric procedure | complication of bariatric surgery
`;
