/** H60-H95: ear. The format is in ../parse-table.ts. */
export const ear = `
H60.00 | Abscess of external ear, unspecified ear | abscess of external ear; ear canal abscess | side=none
H60.01 | Abscess of right external ear | = | side=right
H60.02 | Abscess of left external ear | = | side=left
H60.03 | Abscess of external ear, bilateral | = | side=both
H60.20 | Malignant otitis externa, unspecified ear | malignant otitis externa; necrotizing otitis externa | serious side=none
H60.21 | Malignant otitis externa, right ear | = | serious side=right
H60.22 | Malignant otitis externa, left ear | = | serious side=left
H60.23 | Malignant otitis externa, bilateral | = | serious side=both
H60.311 | Diffuse otitis externa, right ear | diffuse otitis externa | side=right
H60.312 | Diffuse otitis externa, left ear | = | side=left
H60.313 | Diffuse otitis externa, bilateral | = | side=both
H60.319 | Diffuse otitis externa, unspecified ear | = | side=none
H60.331 | Swimmer's ear, right ear | swimmers ear; swimmer's ear | side=right
H60.332 | Swimmer's ear, left ear | = | side=left
H60.333 | Swimmer's ear, bilateral | = | side=both
H60.339 | Swimmer's ear, unspecified ear | = | side=none
H60.541 | Acute eczematoid otitis externa, right ear | eczema of ear; eczematoid otitis externa; ear canal eczema | side=right
H60.542 | Acute eczematoid otitis externa, left ear | = | side=left
H60.543 | Acute eczematoid otitis externa, bilateral | = | side=both
H60.549 | Acute eczematoid otitis externa, unspecified ear | = | side=none
H60.90 | Unspecified otitis externa, unspecified ear | otitis externa; external ear infection; outer ear infection; ear canal infection | side=none
H60.91 | Unspecified otitis externa, right ear | = | side=right
H60.92 | Unspecified otitis externa, left ear | = | side=left
H60.93 | Unspecified otitis externa, bilateral | = | side=both
H61.001 | Unspecified perichondritis of right external ear | perichondritis of ear; perichondritis | side=right
H61.002 | Unspecified perichondritis of left external ear | = | side=left
H61.003 | Unspecified perichondritis of external ear, bilateral | = | side=both
H61.009 | Unspecified perichondritis of external ear, unspecified ear | = | side=none
H61.20 | Impacted cerumen, unspecified ear | earwax; ear wax; impacted cerumen; cerumen impaction; wax buildup; wax impaction; impacted ear wax; cerumen; ear wax buildup | minor side=none
H61.21 | Impacted cerumen, right ear | = | minor side=right
H61.22 | Impacted cerumen, left ear | = | minor side=left
H61.23 | Impacted cerumen, bilateral | = | minor side=both
H65.00 | Acute serous otitis media, unspecified ear | acute serous otitis media | side=none
H65.01 | Acute serous otitis media, right ear | = | side=right
H65.02 | Acute serous otitis media, left ear | = | side=left
H65.03 | Acute serous otitis media, bilateral | = | side=both
H65.20 | Chronic serous otitis media, unspecified ear | chronic serous otitis media; chronic middle ear effusion | chronic side=none
H65.21 | Chronic serous otitis media, right ear | = | chronic side=right
H65.22 | Chronic serous otitis media, left ear | = | chronic side=left
H65.23 | Chronic serous otitis media, bilateral | = | chronic side=both
H65.90 | Unspecified nonsuppurative otitis media, unspecified ear | otitis media with effusion; middle ear effusion; fluid in ear; serous otitis media; middle ear fluid; fluid behind eardrum; nonsuppurative otitis media; fluid behind ear drum; glue ear; ear effusion | side=none
H65.91 | Unspecified nonsuppurative otitis media, right ear | = | side=right
H65.92 | Unspecified nonsuppurative otitis media, left ear | = | side=left
H65.93 | Unspecified nonsuppurative otitis media, bilateral | = | side=both
H66.3X1 | Other chronic suppurative otitis media, right ear | chronic suppurative otitis media; chronic otitis media; chronic ear infection | chronic side=right
H66.3X2 | Other chronic suppurative otitis media, left ear | = | chronic side=left
H66.3X3 | Other chronic suppurative otitis media, bilateral | = | chronic side=both
H66.3X9 | Other chronic suppurative otitis media, unspecified ear | = | chronic side=none
H66.90 | Otitis media, unspecified, unspecified ear | otitis media; ear infection; middle ear infection; acute otitis media; aom; inner ear infection; ear infections | side=none
H66.91 | Otitis media, unspecified, right ear | = | side=right
H66.92 | Otitis media, unspecified, left ear | = | side=left
H66.93 | Otitis media, unspecified, bilateral | = | side=both
H68.001 | Unspecified Eustachian salpingitis, right ear | eustachian salpingitis | side=right
H68.002 | Unspecified Eustachian salpingitis, left ear | = | side=left
H68.003 | Unspecified Eustachian salpingitis, bilateral | = | side=both
H68.009 | Unspecified Eustachian salpingitis, unspecified ear | = | side=none
H69.00 | Patulous Eustachian tube, unspecified ear | patulous eustachian tube | side=none
H69.01 | Patulous Eustachian tube, right ear | = | side=right
H69.02 | Patulous Eustachian tube, left ear | = | side=left
H69.03 | Patulous Eustachian tube, bilateral | = | side=both
H69.90 | Unspecified Eustachian tube disorder, unspecified ear | eustachian tube disorder | side=none
H69.91 | Unspecified Eustachian tube disorder, right ear | = | side=right
H69.92 | Unspecified Eustachian tube disorder, left ear | = | side=left
H69.93 | Unspecified Eustachian tube disorder, bilateral | = | side=both
H70.001 | Acute mastoiditis without complications, right ear | mastoiditis; acute mastoiditis | serious side=right
H70.002 | Acute mastoiditis without complications, left ear | = | serious side=left
H70.003 | Acute mastoiditis without complications, bilateral | = | serious side=both
H70.009 | Acute mastoiditis without complications, unspecified ear | = | serious side=none
H71.90 | Unspecified cholesteatoma, unspecified ear | cholesteatoma | chronic side=none
H71.91 | Unspecified cholesteatoma, right ear | = | chronic side=right
H71.92 | Unspecified cholesteatoma, left ear | = | chronic side=left
H71.93 | Unspecified cholesteatoma, bilateral | = | chronic side=both
H72.90 | Unspecified perforation of tympanic membrane, unspecified ear | perforated eardrum; ruptured eardrum; tympanic membrane perforation; hole in eardrum; perforated tympanic membrane; perforated ear drum; ruptured ear drum; popped eardrum; burst eardrum; eardrum popped; eardrum burst; eardrum has burst; eardrum ruptured; eardrum has ruptured; eardrum perforated; eardrum is perforated; eardrum has hole; hole in drum; perforated drum; perforation in eardrum; perforation of eardrum | side=none
H72.91 | Unspecified perforation of tympanic membrane, right ear | = | side=right
H72.92 | Unspecified perforation of tympanic membrane, left ear | = | side=left
H72.93 | Unspecified perforation of tympanic membrane, bilateral | = | side=both
H74.01 | Tympanosclerosis, right ear | tympanosclerosis | side=right
H74.02 | Tympanosclerosis, left ear | = | side=left
H74.03 | Tympanosclerosis, bilateral | = | side=both
H74.09 | Tympanosclerosis, unspecified ear | = | side=none
H80.90 | Unspecified otosclerosis, unspecified ear | otosclerosis | chronic side=none
H80.91 | Unspecified otosclerosis, right ear | = | chronic side=right
H80.92 | Unspecified otosclerosis, left ear | = | chronic side=left
H80.93 | Unspecified otosclerosis, bilateral | = | chronic side=both
H81.01 | Meniere's disease, right ear | meniere disease; menieres; meniere's; meniere's disease; menieres disease | chronic side=right
H81.02 | Meniere's disease, left ear | = | chronic side=left
H81.03 | Meniere's disease, bilateral | = | chronic side=both
H81.09 | Meniere's disease, unspecified ear | = | chronic side=none
H81.10 | Benign paroxysmal vertigo, unspecified ear | benign positional vertigo; bppv; benign paroxysmal positional vertigo; positional vertigo; benign paroxysmal vertigo; paroxysmal positional vertigo | side=none
H81.11 | Benign paroxysmal vertigo, right ear | = | side=right
H81.12 | Benign paroxysmal vertigo, left ear | = | side=left
H81.13 | Benign paroxysmal vertigo, bilateral | = | side=both
H81.20 | Vestibular neuronitis, unspecified ear | vestibular neuritis; vestibular neuronitis | side=none
H81.21 | Vestibular neuronitis, right ear | = | side=right
H81.22 | Vestibular neuronitis, left ear | = | side=left
H81.23 | Vestibular neuronitis, bilateral | = | side=both
H81.391 | Other peripheral vertigo, right ear | peripheral vertigo | side=right
H81.392 | Other peripheral vertigo, left ear | = | side=left
H81.393 | Other peripheral vertigo, bilateral | = | side=both
H81.399 | Other peripheral vertigo, unspecified ear | = | side=none
H81.90 | Unspecified disorder of vestibular function, unspecified ear | vestibular disorder; vestibular dysfunction; unspecified disorder of vestibular function | side=none
H81.91 | Unspecified disorder of vestibular function, right ear | = | side=right
H81.92 | Unspecified disorder of vestibular function, left ear | = | side=left
H81.93 | Unspecified disorder of vestibular function, bilateral | = | side=both
H83.01 | Labyrinthitis, right ear | labyrinthitis | side=right
H83.02 | Labyrinthitis, left ear | = | side=left
H83.03 | Labyrinthitis, bilateral | = | side=both
H83.09 | Labyrinthitis, unspecified ear | = | side=none
H83.3X1 | Noise effects on right inner ear | noise induced hearing loss; noise exposure hearing loss; noise effects on inner ear | chronic side=right
H83.3X2 | Noise effects on left inner ear | = | chronic side=left
H83.3X3 | Noise effects on inner ear, bilateral | = | chronic side=both
H83.3X9 | Noise effects on inner ear, unspecified ear | = | chronic side=none
H90.0 | Conductive hearing loss, bilateral | bilateral conductive hearing loss | chronic
H90.11 | Conductive hearing loss, unilateral, right ear, with unrestricted hearing on the contralateral side | conductive hearing loss + right; right conductive hearing loss | chronic
H90.12 | Conductive hearing loss, unilateral, left ear, with unrestricted hearing on the contralateral side | conductive hearing loss + left; left conductive hearing loss | chronic
H90.2 | Conductive hearing loss, unspecified | conductive hearing loss | chronic
H90.3 | Sensorineural hearing loss, bilateral | sensorineural hearing loss + bilateral; bilateral sensorineural hearing loss; sensorineural hearing loss + both; sensorineural hearing loss bilateral | chronic
H90.41 | Sensorineural hearing loss, unilateral, right ear, with unrestricted hearing on the contralateral side | right sensorineural hearing loss; sensorineural hearing loss + right | chronic
H90.42 | Sensorineural hearing loss, unilateral, left ear, with unrestricted hearing on the contralateral side | left sensorineural hearing loss; sensorineural hearing loss + left | chronic
H90.5 | Unspecified sensorineural hearing loss | sensorineural hearing loss; nerve deafness; neural hearing loss | chronic
H90.6 | Mixed conductive and sensorineural hearing loss, bilateral | mixed hearing loss bilateral; bilateral mixed hearing loss | chronic
H90.8 | Mixed conductive and sensorineural hearing loss, unspecified | mixed hearing loss; mixed conductive and sensorineural hearing loss | chronic
H91.01 | Ototoxic hearing loss, right ear | ototoxic hearing loss; ototoxicity | chronic side=right
H91.02 | Ototoxic hearing loss, left ear | = | chronic side=left
H91.03 | Ototoxic hearing loss, bilateral | = | chronic side=both
H91.09 | Ototoxic hearing loss, unspecified ear | = | chronic side=none
H91.10 | Presbycusis, unspecified ear | presbycusis; age related hearing loss | chronic side=none
H91.11 | Presbycusis, right ear | = | chronic side=right
H91.12 | Presbycusis, left ear | = | chronic side=left
H91.13 | Presbycusis, bilateral | = | chronic side=both
H91.20 | Sudden idiopathic hearing loss, unspecified ear | sudden hearing loss; sudden sensorineural hearing loss; sudden deafness | side=none
H91.21 | Sudden idiopathic hearing loss, right ear | = | side=right
H91.22 | Sudden idiopathic hearing loss, left ear | = | side=left
H91.23 | Sudden idiopathic hearing loss, bilateral | = | side=both
H91.90 | Unspecified hearing loss, unspecified ear | hearing loss; hard of hearing; decreased hearing; deafness; difficulty hearing; trouble hearing; hearing impairment; hearing difficulty | side=none
H91.91 | Unspecified hearing loss, right ear | = | side=right
H91.92 | Unspecified hearing loss, left ear | = | side=left
H91.93 | Unspecified hearing loss, bilateral | = | side=both
H92.01 | Otalgia, right ear | earache; ear pain; otalgia; pain in ear; ear ache | symptom side=right
H92.02 | Otalgia, left ear | = | symptom side=left
H92.03 | Otalgia, bilateral | = | symptom side=both
H92.09 | Otalgia, unspecified ear | = | symptom side=none
H92.10 | Otorrhea, unspecified ear | ear drainage; otorrhea; ear discharge; draining ear | symptom side=none
H92.11 | Otorrhea, right ear | = | symptom side=right
H92.12 | Otorrhea, left ear | = | symptom side=left
H92.13 | Otorrhea, bilateral | = | symptom side=both
H92.20 | Otorrhagia, unspecified ear | bleeding from ear; otorrhagia; ear bleeding | symptom side=none
H92.21 | Otorrhagia, right ear | = | symptom side=right
H92.22 | Otorrhagia, left ear | = | symptom side=left
H92.23 | Otorrhagia, bilateral | = | symptom side=both
H93.11 | Tinnitus, right ear | tinnitus; ringing in ear; ringing in ears; ear ringing | symptom side=right
H93.12 | Tinnitus, left ear | = | symptom side=left
H93.13 | Tinnitus, bilateral | = | symptom side=both
H93.19 | Tinnitus, unspecified ear | = | symptom side=none
H93.291 | Other abnormal auditory perceptions, right ear | abnormal auditory perception; ear fullness abnormal hearing | side=right
H93.292 | Other abnormal auditory perceptions, left ear | = | side=left
H93.293 | Other abnormal auditory perceptions, bilateral | = | side=both
H93.299 | Other abnormal auditory perceptions, unspecified ear | = | side=none
H93.8X1 | Other specified disorders of right ear | ear fullness; ear pressure; ear congestion; plugged ear; clogged ear | symptom side=right
H93.8X2 | Other specified disorders of left ear | = | symptom side=left
H93.8X3 | Other specified disorders of ear, bilateral | = | symptom side=both
H93.8X9 | Other specified disorders of ear, unspecified ear | = | symptom side=none
`;
