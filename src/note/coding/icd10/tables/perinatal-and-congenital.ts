/** P00-Q99: the newborn, and what one is born with. The format is in ../parse-table.ts. */
export const perinatalAndCongenital = `
P07.30 | Preterm newborn, unspecified weeks of gestation | preterm infant; prematurity; premature infant; premature baby; premature newborn
P22.1 | Transient tachypnea of newborn | transient tachypnea of newborn
P38.9 | Omphalitis without hemorrhage | omphalitis; umbilical stump infection
P39.1 | Neonatal conjunctivitis and dacryocystitis | neonatal conjunctivitis; newborn eye discharge; neonatal eye discharge
P59.9 | Neonatal jaundice, unspecified | newborn jaundice; neonatal jaundice; jaundice in newborn; jaundice of newborn
P61.2 | Anemia of prematurity | anemia of prematurity
P70.4 | Other neonatal hypoglycemia | neonatal hypoglycemia; newborn low blood sugar
P83.5 | Congenital hydrocele | congenital hydrocele
P83.81 | Umbilical granuloma | umbilical granuloma
P92.2 | Slow feeding of newborn | slow feeding newborn; slow feeding of newborn
P92.5 | Neonatal difficulty in feeding at breast | neonatal difficulty feeding at breast; newborn breastfeeding difficulty; breastfeeding difficulty in newborn
P92.6 | Failure to thrive in newborn | failure to thrive in newborn
P92.8 | Other feeding problems of newborn | newborn spit up; newborn feeding problems other
P92.9 | Feeding problem of newborn, unspecified | newborn feeding problem; feeding problem of newborn; feeding problems in newborn
P96.1 | Neonatal withdrawal symptoms from maternal use of drugs of addiction | neonatal abstinence syndrome
Q05.9 | Spina bifida, unspecified | spina bifida | chronic
Q07.00 | Arnold-Chiari syndrome without spina bifida or hydrocephalus | chiari malformation; arnold chiari malformation | chronic
Q21.0 | Ventricular septal defect | ventricular septal defect; vsd | chronic
Q21.10 | Unspecified atrial septal defect | atrial septal defect; asd of heart | chronic
Q21.12 | Patent foramen ovale | patent foramen ovale; pfo | chronic
Q21.3 | Tetralogy of Fallot | tetralogy of fallot | chronic
Q23.81 | Bicuspid aortic valve | bicuspid aortic valve | chronic
Q24.9 | Congenital malformation of heart, unspecified | congenital heart disease; congenital heart defect | chronic
Q25.0 | Patent ductus arteriosus | patent ductus arteriosus; pda | chronic
Q25.1 | Coarctation of aorta | coarctation of aorta | chronic
Q27.30 | Arteriovenous malformation, site unspecified | arteriovenous malformation; avm | chronic
Q35.9 | Cleft palate, unspecified | cleft palate | chronic
Q36.9 | Cleft lip, unilateral | cleft lip | chronic
Q37.9 | Unspecified cleft palate with unilateral cleft lip | cleft lip and palate; cleft lip and cleft palate | chronic
Q38.1 | Ankyloglossia | tongue tie; ankyloglossia; tongue-tie
Q40.0 | Congenital hypertrophic pyloric stenosis | pyloric stenosis; hypertrophic pyloric stenosis
Q43.0 | Meckel's diverticulum (displaced) (hypertrophic) | meckel diverticulum; meckel's diverticulum
Q43.1 | Hirschsprung's disease | hirschsprung disease; hirschsprung's | chronic
Q53.20 | Undescended testicle, unspecified, bilateral | bilateral undescended testicles
Q53.9 | Undescended testicle, unspecified | undescended testicle; undescended testis; cryptorchidism
Q54.9 | Hypospadias, unspecified | hypospadias | chronic
Q55.22 | Retractile testis | retractile testis; retractile testicle
Q61.2 | Polycystic kidney, adult type | polycystic kidney disease autosomal dominant; adult polycystic kidney disease | chronic
Q61.3 | Polycystic kidney, unspecified | polycystic kidney disease; polycystic kidneys; polycystic kidney | chronic
Q62.11 | Congenital occlusion of ureteropelvic junction | ureteropelvic junction obstruction; upj obstruction | chronic
Q65.89 | Other specified congenital deformities of hip | hip dysplasia; developmental dysplasia of hip; congenital hip dysplasia; ddh | chronic
Q66.00 | Congenital talipes equinovarus, unspecified foot | clubfoot; talipes equinovarus; club foot; congenital talipes equinovarus | chronic side=none
Q66.01 | Congenital talipes equinovarus, right foot | = | chronic side=right
Q66.02 | Congenital talipes equinovarus, left foot | = | chronic side=left
Q66.89 | Other specified congenital deformities of feet | clubfoot other; congenital foot deformity
Q67.3 | Plagiocephaly | plagiocephaly; flat head; positional plagiocephaly
Q67.6 | Pectus excavatum | pectus excavatum
Q67.7 | Pectus carinatum | pectus carinatum
Q75.3 | Macrocephaly | macrocephaly; large head
Q78.0 | Osteogenesis imperfecta | osteogenesis imperfecta; brittle bone disease | chronic
Q79.60 | Ehlers-Danlos syndrome, unspecified | ehlers danlos; ehlers danlos syndrome | chronic
Q79.62 | Hypermobile Ehlers-Danlos syndrome | hypermobile ehlers danlos syndrome; hypermobile ehlers danlos | chronic
Q82.5 | Congenital non-neoplastic nevus | birthmark; congenital nevus; port wine stain; strawberry nevus; mongolian spot
Q82.8 | Other specified congenital malformations of skin | darier disease; hailey hailey
Q85.00 | Neurofibromatosis, unspecified | neurofibromatosis | chronic
Q85.01 | Neurofibromatosis, type 1 | neurofibromatosis type 1; neurofibromatosis 1 | chronic
Q87.40 | Marfan's syndrome, unspecified | marfan; marfan syndrome; marfan's syndrome | chronic
Q90.9 | Down syndrome, unspecified | down syndrome; trisomy 21; down's syndrome; downs syndrome | chronic
Q96.9 | Turner's syndrome, unspecified | turner syndrome; turner's syndrome | chronic
Q98.4 | Klinefelter syndrome, unspecified | klinefelter; klinefelter syndrome | chronic
Q99.2 | Fragile X chromosome | fragile x; fragile x syndrome | chronic
`;
