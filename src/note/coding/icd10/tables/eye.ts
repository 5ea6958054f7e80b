/** H00-H59: eye. The format is in ../parse-table.ts. */
export const eye = `
H00.013 | Hordeolum externum right eye, unspecified eyelid | stye; hordeolum; sty; external hordeolum | minor side=right
H00.016 | Hordeolum externum left eye, unspecified eyelid | = | minor side=left
H00.019 | Hordeolum externum unspecified eye, unspecified eyelid | = | minor side=none
H00.13 | Chalazion right eye, unspecified eyelid | chalazion | side=right
H00.16 | Chalazion left eye, unspecified eyelid | = | side=left
H00.19 | Chalazion unspecified eye, unspecified eyelid | = | side=none
H01.003 | Unspecified blepharitis right eye, unspecified eyelid | blepharitis; eyelid inflammation | side=right
H01.006 | Unspecified blepharitis left eye, unspecified eyelid | = | side=left
H01.009 | Unspecified blepharitis unspecified eye, unspecified eyelid | = | side=none
H02.009 | Unspecified entropion of unspecified eye, unspecified eyelid | entropion | side=none
H02.109 | Unspecified ectropion of unspecified eye, unspecified eyelid | ectropion | side=none
H02.401 | Unspecified ptosis of right eyelid | ptosis; eyelid ptosis; droopy eyelid; ptosis of eyelid; drooping eyelid | side=right
H02.402 | Unspecified ptosis of left eyelid | = | side=left
H02.403 | Unspecified ptosis of bilateral eyelids | = | side=both
H02.409 | Unspecified ptosis of unspecified eyelid | = | side=none
H02.833 | Dermatochalasis of right eye, unspecified eyelid | dermatochalasis | side=right
H02.836 | Dermatochalasis of left eye, unspecified eyelid | = | side=left
H02.839 | Dermatochalasis of unspecified eye, unspecified eyelid | = | side=none
H04.121 | Dry eye syndrome of right lacrimal gland | dry eye; dry eyes; dry eye syndrome; keratoconjunctivitis sicca; dry eye disease | chronic side=right
H04.122 | Dry eye syndrome of left lacrimal gland | = | chronic side=left
H04.123 | Dry eye syndrome of bilateral lacrimal glands | = | chronic side=both
H04.129 | Dry eye syndrome of unspecified lacrimal gland | = | chronic side=none
H04.201 | Unspecified epiphora, right side | watery eyes; epiphora; excessive tearing; watering eye | side=right
H04.202 | Unspecified epiphora, left side | = | side=left
H04.203 | Unspecified epiphora, bilateral | = | side=both
H04.209 | Unspecified epiphora, unspecified side | = | side=none
H04.301 | Unspecified dacryocystitis of right lacrimal passage | dacryocystitis; tear duct infection | side=right
H04.302 | Unspecified dacryocystitis of left lacrimal passage | = | side=left
H04.303 | Unspecified dacryocystitis of bilateral lacrimal passages | = | side=both
H04.309 | Unspecified dacryocystitis of unspecified lacrimal passage | = | side=none
H04.551 | Acquired stenosis of right nasolacrimal duct | blocked tear duct; nasolacrimal duct obstruction; lacrimal duct stenosis | side=right
H04.552 | Acquired stenosis of left nasolacrimal duct | = | side=left
H04.553 | Acquired stenosis of bilateral nasolacrimal duct | = | side=both
H04.559 | Acquired stenosis of unspecified nasolacrimal duct | = | side=none
H05.011 | Cellulitis of right orbit | orbital cellulitis | serious side=right
H05.012 | Cellulitis of left orbit | = | serious side=left
H05.013 | Cellulitis of bilateral orbits | = | serious side=both
H05.019 | Cellulitis of unspecified orbit | = | serious side=none
H10.021 | Other mucopurulent conjunctivitis, right eye | bacterial conjunctivitis; mucopurulent conjunctivitis; bacterial pink eye; purulent conjunctivitis | side=right
H10.022 | Other mucopurulent conjunctivitis, left eye | = | side=left
H10.023 | Other mucopurulent conjunctivitis, bilateral | = | side=both
H10.029 | Other mucopurulent conjunctivitis, unspecified eye | = | side=none
H10.10 | Acute atopic conjunctivitis, unspecified eye | allergic conjunctivitis; allergic pink eye; itchy allergic eyes; eye allergies | side=none
H10.11 | Acute atopic conjunctivitis, right eye | = | side=right
H10.12 | Acute atopic conjunctivitis, left eye | = | side=left
H10.13 | Acute atopic conjunctivitis, bilateral | = | side=both
H10.30 | Unspecified acute conjunctivitis, unspecified eye | acute conjunctivitis | side=none
H10.31 | Unspecified acute conjunctivitis, right eye | = | side=right
H10.32 | Unspecified acute conjunctivitis, left eye | = | side=left
H10.33 | Unspecified acute conjunctivitis, bilateral | = | side=both
H10.9 | Unspecified conjunctivitis | conjunctivitis; pink eye; pinkeye
H11.001 | Unspecified pterygium of right eye | pterygium | side=right
H11.002 | Unspecified pterygium of left eye | = | side=left
H11.003 | Unspecified pterygium of eye, bilateral | = | side=both
H11.009 | Unspecified pterygium of unspecified eye | = | side=none
H11.151 | Pinguecula, right eye | pinguecula | side=right
H11.152 | Pinguecula, left eye | = | side=left
H11.153 | Pinguecula, bilateral | = | side=both
H11.159 | Pinguecula, unspecified eye | = | side=none
H11.30 | Conjunctival hemorrhage, unspecified eye | subconjunctival hemorrhage; blood in white of eye; conjunctival hemorrhage; burst blood vessel in eye | minor side=none
H11.31 | Conjunctival hemorrhage, right eye | = | minor side=right
H11.32 | Conjunctival hemorrhage, left eye | = | minor side=left
H11.33 | Conjunctival hemorrhage, bilateral | = | minor side=both
H15.001 | Unspecified scleritis, right eye | scleritis | side=right
H15.002 | Unspecified scleritis, left eye | = | side=left
H15.003 | Unspecified scleritis, bilateral | = | side=both
H15.009 | Unspecified scleritis, unspecified eye | = | side=none
H15.101 | Unspecified episcleritis, right eye | episcleritis | side=right
H15.102 | Unspecified episcleritis, left eye | = | side=left
H15.103 | Unspecified episcleritis, bilateral | = | side=both
H15.109 | Unspecified episcleritis, unspecified eye | = | side=none
H16.001 | Unspecified corneal ulcer, right eye | corneal ulcer; corneal ulcers | side=right
H16.002 | Unspecified corneal ulcer, left eye | = | side=left
H16.003 | Unspecified corneal ulcer, bilateral | = | side=both
H16.009 | Unspecified corneal ulcer, unspecified eye | = | side=none
H16.101 | Unspecified superficial keratitis, right eye | superficial keratitis | side=right
H16.102 | Unspecified superficial keratitis, left eye | = | side=left
H16.103 | Unspecified superficial keratitis, bilateral | = | side=both
H16.109 | Unspecified superficial keratitis, unspecified eye | = | side=none
H16.9 | Unspecified keratitis | keratitis; corneal inflammation
H17.9 | Unspecified corneal scar and opacity | corneal scar; corneal opacity
H18.511 | Endothelial corneal dystrophy, right eye | fuchs dystrophy; fuchs endothelial dystrophy; fuchs corneal dystrophy; endothelial corneal dystrophy | chronic side=right
H18.512 | Endothelial corneal dystrophy, left eye | = | chronic side=left
H18.513 | Endothelial corneal dystrophy, bilateral | = | chronic side=both
H18.519 | Endothelial corneal dystrophy, unspecified eye | = | chronic side=none
H18.601 | Keratoconus, unspecified, right eye | keratoconus | chronic side=right
H18.602 | Keratoconus, unspecified, left eye | = | chronic side=left
H18.603 | Keratoconus, unspecified, bilateral | = | chronic side=both
H18.609 | Keratoconus, unspecified, unspecified eye | = | chronic side=none
H20.00 | Unspecified acute and subacute iridocyclitis | acute iritis; acute iridocyclitis; anterior uveitis; acute anterior uveitis
H20.9 | Unspecified iridocyclitis | iritis; uveitis; iridocyclitis
H25.011 | Cortical age-related cataract, right eye | cortical cataract; cortical age related cataract | chronic side=right
H25.012 | Cortical age-related cataract, left eye | = | chronic side=left
H25.013 | Cortical age-related cataract, bilateral | = | chronic side=both
H25.019 | Cortical age-related cataract, unspecified eye | = | chronic side=none
H25.041 | Posterior subcapsular polar age-related cataract, right eye | posterior subcapsular cataract; posterior subcapsular polar age related cataract | chronic side=right
H25.042 | Posterior subcapsular polar age-related cataract, left eye | = | chronic side=left
H25.043 | Posterior subcapsular polar age-related cataract, bilateral | = | chronic side=both
H25.049 | Posterior subcapsular polar age-related cataract, unspecified eye | = | chronic side=none
H25.10 | Age-related nuclear cataract, unspecified eye | age related nuclear cataract; nuclear sclerosis; nuclear sclerotic cataract; nuclear cataract | chronic side=none
H25.11 | Age-related nuclear cataract, right eye | = | chronic side=right
H25.12 | Age-related nuclear cataract, left eye | = | chronic side=left
H25.13 | Age-related nuclear cataract, bilateral | = | chronic side=both
H25.9 | Unspecified age-related cataract | age related cataract; senile cataract | chronic
H26.491 | Other secondary cataract, right eye | posterior capsule opacification; secondary cataract; posterior capsular opacity | chronic side=right
H26.492 | Other secondary cataract, left eye | = | chronic side=left
H26.493 | Other secondary cataract, bilateral | = | chronic side=both
H26.499 | Other secondary cataract, unspecified eye | = | chronic side=none
H26.9 | Unspecified cataract | cataract; cataracts | chronic
H33.001 | Unspecified retinal detachment with retinal break, right eye | retinal detachment with break | serious side=right
H33.002 | Unspecified retinal detachment with retinal break, left eye | = | serious side=left
H33.003 | Unspecified retinal detachment with retinal break, bilateral | = | serious side=both
H33.009 | Unspecified retinal detachment with retinal break, unspecified eye | = | serious side=none
H33.20 | Serous retinal detachment, unspecified eye | retinal detachment; serous retinal detachment; detached retina | serious side=none
H33.21 | Serous retinal detachment, right eye | = | serious side=right
H33.22 | Serous retinal detachment, left eye | = | serious side=left
H33.23 | Serous retinal detachment, bilateral | = | serious side=both
H33.311 | Horseshoe tear of retina without detachment, right eye | retinal tear; horseshoe tear | side=right
H33.312 | Horseshoe tear of retina without detachment, left eye | = | side=left
H33.313 | Horseshoe tear of retina without detachment, bilateral | = | side=both
H33.319 | Horseshoe tear of retina without detachment, unspecified eye | = | side=none
H34.10 | Central retinal artery occlusion, unspecified eye | central retinal artery occlusion | serious side=none
H34.11 | Central retinal artery occlusion, right eye | = | serious side=right
H34.12 | Central retinal artery occlusion, left eye | = | serious side=left
H34.13 | Central retinal artery occlusion, bilateral | = | serious side=both
H34.231 | Retinal artery branch occlusion, right eye | branch retinal artery occlusion; retinal artery branch occlusion | serious side=right
H34.232 | Retinal artery branch occlusion, left eye | = | serious side=left
H34.233 | Retinal artery branch occlusion, bilateral | = | serious side=both
H34.239 | Retinal artery branch occlusion, unspecified eye | = | serious side=none
H35.00 | Unspecified background retinopathy | background retinopathy | chronic
H35.031 | Hypertensive retinopathy, right eye | hypertensive retinopathy | chronic side=right
H35.032 | Hypertensive retinopathy, left eye | = | chronic side=left
H35.033 | Hypertensive retinopathy, bilateral | = | chronic side=both
H35.039 | Hypertensive retinopathy, unspecified eye | = | chronic side=none
H35.30 | Unspecified macular degeneration | macular degeneration; amd | chronic
H35.341 | Macular cyst, hole, or pseudohole, right eye | macular hole; macular cyst | side=right
H35.342 | Macular cyst, hole, or pseudohole, left eye | = | side=left
H35.343 | Macular cyst, hole, or pseudohole, bilateral | = | side=both
H35.349 | Macular cyst, hole, or pseudohole, unspecified eye | = | side=none
H35.371 | Puckering of macula, right eye | epiretinal membrane; macular pucker | chronic side=right
H35.372 | Puckering of macula, left eye | = | chronic side=left
H35.373 | Puckering of macula, bilateral | = | chronic side=both
H35.379 | Puckering of macula, unspecified eye | = | chronic side=none
H35.51 | Vitreoretinal dystrophy | vitreoretinal dystrophy | chronic
H35.52 | Pigmentary retinal dystrophy | retinitis pigmentosa | chronic
H35.711 | Central serous chorioretinopathy, right eye | central serous retinopathy; central serous chorioretinopathy | side=right
H35.712 | Central serous chorioretinopathy, left eye | = | side=left
H35.713 | Central serous chorioretinopathy, bilateral | = | side=both
H35.719 | Central serous chorioretinopathy, unspecified eye | = | side=none
H35.81 | Retinal edema | retinal edema; macular edema
H35.9 | Unspecified retinal disorder | retinal disorder; retinopathy | chronic
H40.001 | Preglaucoma, unspecified, right eye | glaucoma suspect; preglaucoma; suspected glaucoma | chronic side=right
H40.002 | Preglaucoma, unspecified, left eye | = | chronic side=left
H40.003 | Preglaucoma, unspecified, bilateral | = | chronic side=both
H40.009 | Preglaucoma, unspecified, unspecified eye | = | chronic side=none
H40.051 | Ocular hypertension, right eye | ocular hypertension; high eye pressure; elevated eye pressure; elevated intraocular pressure | chronic side=right
H40.052 | Ocular hypertension, left eye | = | chronic side=left
H40.053 | Ocular hypertension, bilateral | = | chronic side=both
H40.059 | Ocular hypertension, unspecified eye | = | chronic side=none
H40.10X0 | Unspecified open-angle glaucoma, stage unspecified | open angle glaucoma; unspecified open angle glaucoma | chronic
H40.20X0 | Unspecified primary angle-closure glaucoma, stage unspecified | angle closure glaucoma; narrow angle glaucoma; primary angle closure glaucoma | chronic
H40.211 | Acute angle-closure glaucoma, right eye | acute angle closure glaucoma; acute angle closure | serious side=right
H40.212 | Acute angle-closure glaucoma, left eye | = | serious side=left
H40.213 | Acute angle-closure glaucoma, bilateral | = | serious side=both
H40.219 | Acute angle-closure glaucoma, unspecified eye | = | serious side=none
H40.9 | Unspecified glaucoma | glaucoma | chronic
H43.10 | Vitreous hemorrhage, unspecified eye | vitreous hemorrhage | side=none
H43.11 | Vitreous hemorrhage, right eye | = | side=right
H43.12 | Vitreous hemorrhage, left eye | = | side=left
H43.13 | Vitreous hemorrhage, bilateral | = | side=both
H43.391 | Other vitreous opacities, right eye | floaters; eye floaters; vitreous opacities; vitreous floaters | side=right
H43.392 | Other vitreous opacities, left eye | = | side=left
H43.393 | Other vitreous opacities, bilateral | = | side=both
H43.399 | Other vitreous opacities, unspecified eye | = | side=none
H43.811 | Vitreous degeneration, right eye | posterior vitreous detachment; vitreous detachment; vitreous degeneration; pvd of eye | side=right
H43.812 | Vitreous degeneration, left eye | = | side=left
H43.813 | Vitreous degeneration, bilateral | = | side=both
H43.819 | Vitreous degeneration, unspecified eye | = | side=none
H44.001 | Unspecified purulent endophthalmitis, right eye | endophthalmitis | serious side=right
H44.002 | Unspecified purulent endophthalmitis, left eye | = | serious side=left
H44.003 | Unspecified purulent endophthalmitis, bilateral | = | serious side=both
H44.009 | Unspecified purulent endophthalmitis, unspecified eye | = | serious side=none
H46.9 | Unspecified optic neuritis | optic neuritis
H47.011 | Ischemic optic neuropathy, right eye | ischemic optic neuropathy; nonarteritic ischemic optic neuropathy; naion | chronic side=right
H47.012 | Ischemic optic neuropathy, left eye | = | chronic side=left
H47.013 | Ischemic optic neuropathy, bilateral | = | chronic side=both
H47.019 | Ischemic optic neuropathy, unspecified eye | = | chronic side=none
H47.10 | Unspecified papilledema | papilledema; optic disc swelling; swelling of optic nerve
H47.20 | Unspecified optic atrophy | optic atrophy | chronic
H49.00 | Third [oculomotor] nerve palsy, unspecified eye | third nerve palsy; oculomotor palsy | side=none
H49.01 | Third [oculomotor] nerve palsy, right eye | = | side=right
H49.02 | Third [oculomotor] nerve palsy, left eye | = | side=left
H49.03 | Third [oculomotor] nerve palsy, bilateral | = | side=both
H49.10 | Fourth [trochlear] nerve palsy, unspecified eye | fourth nerve palsy; trochlear palsy | side=none
H49.11 | Fourth [trochlear] nerve palsy, right eye | = | side=right
H49.12 | Fourth [trochlear] nerve palsy, left eye | = | side=left
H49.13 | Fourth [trochlear] nerve palsy, bilateral | = | side=both
H49.20 | Sixth [abducent] nerve palsy, unspecified eye | sixth nerve palsy; abducens palsy | side=none
H49.21 | Sixth [abducent] nerve palsy, right eye | = | side=right
H49.22 | Sixth [abducent] nerve palsy, left eye | = | side=left
H49.23 | Sixth [abducent] nerve palsy, bilateral | = | side=both
H50.00 | Unspecified esotropia | esotropia
H50.10 | Unspecified exotropia | exotropia
H50.9 | Unspecified strabismus | strabismus; crossed eyes; lazy eye turn
H51.11 | Convergence insufficiency | convergence insufficiency
H52.00 | Hypermetropia, unspecified eye | hyperopia; farsighted; far sightedness; farsightedness; hypermetropia | side=none
H52.01 | Hypermetropia, right eye | = | side=right
H52.02 | Hypermetropia, left eye | = | side=left
H52.03 | Hypermetropia, bilateral | = | side=both
H52.10 | Myopia, unspecified eye | myopia; nearsighted; nearsightedness; short sightedness | side=none
H52.11 | Myopia, right eye | = | side=right
H52.12 | Myopia, left eye | = | side=left
H52.13 | Myopia, bilateral | = | side=both
H52.201 | Unspecified astigmatism, right eye | astigmatism | side=right
H52.202 | Unspecified astigmatism, left eye | = | side=left
H52.203 | Unspecified astigmatism, bilateral | = | side=both
H52.209 | Unspecified astigmatism, unspecified eye | = | side=none
H52.4 | Presbyopia | presbyopia; needs reading glasses
H52.7 | Unspecified disorder of refraction | refractive error; disorder of refraction
H53.001 | Unspecified amblyopia, right eye | amblyopia; lazy eye | chronic side=right
H53.002 | Unspecified amblyopia, left eye | = | chronic side=left
H53.003 | Unspecified amblyopia, bilateral | = | chronic side=both
H53.009 | Unspecified amblyopia, unspecified eye | = | chronic side=none
H53.131 | Sudden visual loss, right eye | sudden vision loss; sudden visual loss; sudden loss of vision | symptom side=right
H53.132 | Sudden visual loss, left eye | = | symptom side=left
H53.133 | Sudden visual loss, bilateral | = | symptom side=both
H53.139 | Sudden visual loss, unspecified eye | = | symptom side=none
H53.141 | Visual discomfort, right eye | photophobia; light sensitivity; sensitivity to light | symptom side=right
H53.142 | Visual discomfort, left eye | = | symptom side=left
H53.143 | Visual discomfort, bilateral | = | symptom side=both
H53.149 | Visual discomfort, unspecified | = | symptom side=none
H53.15 | Visual distortions of shape and size | distorted vision; visual distortion | symptom
H53.2 | Diplopia | double vision; diplopia | symptom
H53.40 | Unspecified visual field defects | visual field defect; visual field loss | symptom
H53.50 | Unspecified color vision deficiencies | color blindness; color vision deficiency; color blind
H53.60 | Unspecified night blindness | night blindness
H53.8 | Other visual disturbances | blurred vision; blurry vision; blurring of vision; blurry eyesight | symptom
H53.9 | Unspecified visual disturbance | visual disturbance; vision problem; vision changes; change in vision; vision problems | symptom
H54.7 | Unspecified visual loss | visual loss; vision loss; low vision; loss of vision
H55.00 | Unspecified nystagmus | nystagmus
H57.02 | Anisocoria | anisocoria; unequal pupils
H57.10 | Ocular pain, unspecified eye | eye pain; ocular pain; pain in eye; painful eye; sore eye | symptom side=none
H57.11 | Ocular pain, right eye | = | symptom side=right
H57.12 | Ocular pain, left eye | = | symptom side=left
H57.13 | Ocular pain, bilateral | = | symptom side=both
H57.89 | Other specified disorders of eye and adnexa | eye irritation; red eye; eye redness; redness of eye; itchy eyes; eye itching; eye discharge | symptom
H57.9 | Unspecified disorder of eye and adnexa | eye disorder; eye problem
`;
