/** G00-G99: nervous system. The format is in ../parse-table.ts. */
export const nervous = `
G03.9 | Meningitis, unspecified | meningitis | serious
G04.90 | Encephalitis and encephalomyelitis, unspecified | encephalitis | serious
G10 | Huntington's disease | huntington disease; huntington's disease | chronic
G11.9 | Hereditary ataxia, unspecified | hereditary ataxia; spinocerebellar ataxia | chronic
G12.21 | Amyotrophic lateral sclerosis | als; amyotrophic lateral sclerosis; lou gehrig's disease | chronic
G20.A1 | Parkinson's disease without dyskinesia, without mention of fluctuations | parkinson; parkinsons; parkinson disease; parkinson's disease; parkinson's | chronic
G20.B1 | Parkinson's disease with dyskinesia, without mention of fluctuations | parkinson's disease + dyskinesia | chronic
G20.C | Parkinsonism, unspecified | parkinsonism | chronic
G21.11 | Neuroleptic induced parkinsonism | neuroleptic induced parkinsonism; drug induced parkinsonism | chronic
G24.01 | Drug induced subacute dyskinesia | tardive dyskinesia | chronic
G24.3 | Spasmodic torticollis | cervical dystonia; spasmodic torticollis | chronic
G24.5 | Blepharospasm | blepharospasm | chronic
G24.9 | Dystonia, unspecified | dystonia | chronic
G25.0 | Essential tremor | essential tremor; familial tremor; benign essential tremor | chronic
G25.1 | Drug-induced tremor | drug induced tremor; lithium tremor; medication tremor; tremor from lithium; tremor due to lithium; tremor from medication; tremor due to medication; tremor from albuterol; tremor from inhaler; valproate tremor; tremor from valproate
G25.2 | Other specified forms of tremor | intention tremor
G25.3 | Myoclonus | myoclonus
G25.71 | Drug induced akathisia | akathisia; drug induced akathisia
G25.81 | Restless legs syndrome | restless legs; restless leg syndrome; restless legs syndrome; rls | chronic
G25.9 | Extrapyramidal and movement disorder, unspecified | movement disorder | chronic
G30.0 | Alzheimer's disease with early onset | early onset alzheimer's; early onset alzheimer disease | chronic
G30.1 | Alzheimer's disease with late onset | late onset alzheimer's; late onset alzheimer disease | chronic
G30.9 | Alzheimer's disease, unspecified | alzheimers; alzheimer's; alzheimer disease; alzheimer's disease; alzheimer dementia; alzheimer | chronic
G31.09 | Other frontotemporal dementia | frontotemporal dementia | chronic
G31.83 | Dementia with Lewy bodies | lewy body dementia; dementia with lewy bodies | chronic
G31.84 | Mild cognitive impairment, so stated | mild cognitive impairment; mci; cognitive impairment mild | chronic
G31.9 | Degenerative disease of nervous system, unspecified | brain atrophy; neurodegenerative disease | chronic
G35.A | Relapsing-remitting multiple sclerosis | relapsing remitting multiple sclerosis; relapsing multiple sclerosis; multiple sclerosis + relapsing remitting; rrms | chronic
G35.D | Multiple sclerosis, unspecified | multiple sclerosis; ms disease | chronic
G36.0 | Neuromyelitis optica [Devic] | neuromyelitis optica; devic disease | chronic
G37.9 | Demyelinating disease of central nervous system, unspecified | demyelinating disease | chronic
G40.009 | Localization-related (focal) (partial) idiopathic epilepsy and epileptic syndromes with seizures of localized onset, not intractable, without status epilepticus | focal epilepsy; partial epilepsy idiopathic | chronic
G40.209 | Localization-related (focal) (partial) symptomatic epilepsy and epileptic syndromes with complex partial seizures, not intractable, without status epilepticus | complex partial seizures; temporal lobe epilepsy; focal impaired awareness seizures | chronic
G40.309 | Generalized idiopathic epilepsy and epileptic syndromes, not intractable, without status epilepticus | generalized epilepsy; idiopathic generalized epilepsy | chronic
G40.409 | Other generalized epilepsy and epileptic syndromes, not intractable, without status epilepticus | tonic clonic epilepsy; grand mal epilepsy | chronic
G40.909 | Epilepsy, unspecified, not intractable, without status epilepticus | epilepsy; seizure disorder; recurrent seizures | chronic
G40.919 | Epilepsy, unspecified, intractable, without status epilepticus | intractable epilepsy; epilepsy + intractable; drug resistant epilepsy; refractory epilepsy | chronic
G40.A09 | Absence epileptic syndrome, not intractable, without status epilepticus | absence epilepsy; absence seizures; petit mal | chronic
G40.B09 | Juvenile myoclonic epilepsy, not intractable, without status epilepticus | juvenile myoclonic epilepsy | chronic
G43.009 | Migraine without aura, not intractable, without status migrainosus | migraine without aura; common migraine | chronic
G43.019 | Migraine without aura, intractable, without status migrainosus | intractable migraine without aura | chronic
G43.109 | Migraine with aura, not intractable, without status migrainosus | migraine with aura; migraine + aura; classic migraine; ocular migraine | chronic
G43.119 | Migraine with aura, intractable, without status migrainosus | intractable migraine with aura | chronic
G43.709 | Chronic migraine without aura, not intractable, without status migrainosus | chronic migraine; chronic migraines; chronic migraine without aura | chronic
G43.719 | Chronic migraine without aura, intractable, without status migrainosus | intractable chronic migraine; chronic migraine + intractable | chronic
G43.809 | Other migraine, not intractable, without status migrainosus | vestibular migraine; other migraine | chronic
G43.829 | Menstrual migraine, not intractable, without status migrainosus | menstrual migraine | chronic
G43.909 | Migraine, unspecified, not intractable, without status migrainosus | migraine; migraines; migraine headache; migraine headaches | chronic
G43.919 | Migraine, unspecified, intractable, without status migrainosus | intractable migraine; migraine + intractable; refractory migraine | chronic
G43.A0 | Cyclical vomiting, in migraine, not intractable | cyclic vomiting; cyclical vomiting syndrome; cyclic vomiting syndrome | chronic
G43.D0 | Abdominal migraine, not intractable | abdominal migraine | chronic
G43.E09 | Chronic migraine with aura, not intractable, without status migrainosus | chronic migraine with aura; chronic migraine + aura | chronic
G44.009 | Cluster headache syndrome, unspecified, not intractable | cluster headache; cluster headaches | chronic
G44.1 | Vascular headache, not elsewhere classified | vascular headache
G44.209 | Tension-type headache, unspecified, not intractable | tension headache; tension type headache; tension headaches; stress headache
G44.229 | Chronic tension-type headache, not intractable | chronic tension headache; chronic tension type headache | chronic
G44.309 | Post-traumatic headache, unspecified, not intractable | post traumatic headache; posttraumatic headache
G44.40 | Drug-induced headache, not elsewhere classified, not intractable | medication overuse headache; rebound headache; drug induced headache; analgesic overuse headache | chronic
G44.52 | New daily persistent headache (NDPH) | new daily persistent headache | chronic
G44.53 | Primary thunderclap headache | thunderclap headache; primary thunderclap headache
G44.82 | Headache associated with sexual activity | headache with sexual activity; coital headache
G44.83 | Primary cough headache | cough headache; primary cough headache
G44.85 | Primary stabbing headache | stabbing headache; ice pick headache
G44.86 | Cervicogenic headache | cervicogenic headache; headache from neck | chronic
G44.89 | Other headache syndrome | headache syndrome
G45.4 | Transient global amnesia | transient global amnesia
G45.9 | Transient cerebral ischemic attack, unspecified | tia; transient ischemic attack; mini stroke; transient ischemic attacks | serious
G47.00 | Insomnia, unspecified | insomnia; trouble sleeping; difficulty sleeping; sleeplessness; can't sleep; poor sleep; difficulty falling asleep; trouble falling asleep; chronic insomnia | chronic
G47.10 | Hypersomnia, unspecified | hypersomnia; excessive daytime sleepiness
G47.20 | Circadian rhythm sleep disorder, unspecified type | circadian rhythm sleep disorder
G47.26 | Circadian rhythm sleep disorder, shift work type | shift work sleep disorder; shift work disorder
G47.30 | Sleep apnea, unspecified | sleep apnea; sleep disordered breathing | chronic
G47.31 | Primary central sleep apnea | central sleep apnea | chronic
G47.33 | Obstructive sleep apnea (adult) (pediatric) | obstructive sleep apnea; osa; sleep apnea obstructive | chronic
G47.411 | Narcolepsy with cataplexy | narcolepsy with cataplexy; narcolepsy + cataplexy | chronic
G47.419 | Narcolepsy without cataplexy | narcolepsy | chronic
G47.52 | REM sleep behavior disorder | rem sleep behavior disorder; rem behavior disorder | chronic
G47.61 | Periodic limb movement disorder | periodic limb movement disorder; periodic limb movements | chronic
G47.62 | Sleep related leg cramps | nocturnal leg cramps; night leg cramps; sleep related leg cramps
G47.63 | Sleep related bruxism | bruxism; teeth grinding; sleep bruxism
G47.9 | Sleep disorder, unspecified | sleep disorder; sleep disturbance; sleep problem
G50.0 | Trigeminal neuralgia | trigeminal neuralgia; tic douloureux | chronic
G50.1 | Atypical facial pain | atypical facial pain | chronic
G51.0 | Bell's palsy | bell's palsy; bells palsy; facial nerve palsy; facial palsy; facial paralysis
G51.31 | Clonic hemifacial spasm, right | hemifacial spasm | chronic side=right
G51.32 | Clonic hemifacial spasm, left | = | chronic side=left
G51.33 | Clonic hemifacial spasm, bilateral | = | chronic side=both
G51.39 | Clonic hemifacial spasm, unspecified | = | chronic side=none
G52.1 | Disorders of glossopharyngeal nerve | glossopharyngeal neuralgia | chronic
G54.0 | Brachial plexus disorders | thoracic outlet syndrome; brachial plexus disorder; brachial plexopathy
G54.6 | Phantom limb syndrome with pain | phantom limb pain; phantom pain | chronic
G56.00 | Carpal tunnel syndrome, unspecified upper limb | carpal tunnel; carpal tunnel syndrome; median neuropathy at wrist; cts | chronic side=none
G56.01 | Carpal tunnel syndrome, right upper limb | = | chronic side=right
G56.02 | Carpal tunnel syndrome, left upper limb | = | chronic side=left
G56.03 | Carpal tunnel syndrome, bilateral upper limbs | = | chronic side=both
G56.10 | Other lesions of median nerve, unspecified upper limb | median nerve lesion; median neuropathy; pronator syndrome | chronic side=none
G56.11 | Other lesions of median nerve, right upper limb | = | chronic side=right
G56.12 | Other lesions of median nerve, left upper limb | = | chronic side=left
G56.13 | Other lesions of median nerve, bilateral upper limbs | = | chronic side=both
G56.20 | Lesion of ulnar nerve, unspecified upper limb | cubital tunnel; cubital tunnel syndrome; ulnar neuropathy; ulnar nerve lesion; ulnar nerve entrapment | chronic side=none
G56.21 | Lesion of ulnar nerve, right upper limb | = | chronic side=right
G56.22 | Lesion of ulnar nerve, left upper limb | = | chronic side=left
G56.23 | Lesion of ulnar nerve, bilateral upper limbs | = | chronic side=both
G56.30 | Lesion of radial nerve, unspecified upper limb | radial neuropathy; radial nerve palsy; radial nerve lesion | chronic side=none
G56.31 | Lesion of radial nerve, right upper limb | = | chronic side=right
G56.32 | Lesion of radial nerve, left upper limb | = | chronic side=left
G56.33 | Lesion of radial nerve, bilateral upper limbs | = | chronic side=both
G56.90 | Unspecified mononeuropathy of unspecified upper limb | arm neuropathy; upper extremity neuropathy; neuropathy of arm; upper limb neuropathy; mononeuropathy of arm; neuropathy in arm | chronic side=none
G56.91 | Unspecified mononeuropathy of right upper limb | = | chronic side=right
G56.92 | Unspecified mononeuropathy of left upper limb | = | chronic side=left
G56.93 | Unspecified mononeuropathy of bilateral upper limbs | = | chronic side=both
G57.00 | Lesion of sciatic nerve, unspecified lower limb | sciatic nerve lesion; piriformis syndrome; sciatic neuropathy | chronic side=none
G57.01 | Lesion of sciatic nerve, right lower limb | = | chronic side=right
G57.02 | Lesion of sciatic nerve, left lower limb | = | chronic side=left
G57.03 | Lesion of sciatic nerve, bilateral lower limbs | = | chronic side=both
G57.10 | Meralgia paresthetica, unspecified lower limb | meralgia paresthetica; lateral femoral cutaneous neuropathy | chronic side=none
G57.11 | Meralgia paresthetica, right lower limb | = | chronic side=right
G57.12 | Meralgia paresthetica, left lower limb | = | chronic side=left
G57.13 | Meralgia paresthetica, bilateral lower limbs | = | chronic side=both
G57.30 | Lesion of lateral popliteal nerve, unspecified lower limb | peroneal neuropathy; peroneal nerve palsy; foot drop from peroneal nerve | chronic side=none
G57.31 | Lesion of lateral popliteal nerve, right lower limb | = | chronic side=right
G57.32 | Lesion of lateral popliteal nerve, left lower limb | = | chronic side=left
G57.33 | Lesion of lateral popliteal nerve, bilateral lower limbs | = | chronic side=both
G57.50 | Tarsal tunnel syndrome, unspecified lower limb | tarsal tunnel; tarsal tunnel syndrome | chronic side=none
G57.51 | Tarsal tunnel syndrome, right lower limb | = | chronic side=right
G57.52 | Tarsal tunnel syndrome, left lower limb | = | chronic side=left
G57.53 | Tarsal tunnel syndrome, bilateral lower limbs | = | chronic side=both
G57.60 | Lesion of plantar nerve, unspecified lower limb | morton neuroma; morton's neuroma; plantar nerve lesion | chronic side=none
G57.61 | Lesion of plantar nerve, right lower limb | = | chronic side=right
G57.62 | Lesion of plantar nerve, left lower limb | = | chronic side=left
G57.63 | Lesion of plantar nerve, bilateral lower limbs | = | chronic side=both
G58.0 | Intercostal neuropathy | intercostal neuralgia; intercostal neuropathy
G58.9 | Mononeuropathy, unspecified | mononeuropathy | chronic
G60.0 | Hereditary motor and sensory neuropathy | charcot marie tooth; hereditary neuropathy; charcot marie tooth disease | chronic
G60.9 | Hereditary and idiopathic neuropathy, unspecified | idiopathic neuropathy; idiopathic peripheral neuropathy; small fiber neuropathy | chronic
G61.0 | Guillain-Barre syndrome | guillain barre; guillain barre syndrome | serious
G61.81 | Chronic inflammatory demyelinating polyneuritis | cidp; chronic inflammatory demyelinating polyneuropathy; chronic inflammatory demyelinating polyradiculoneuropathy | chronic
G62.0 | Drug-induced polyneuropathy | drug induced neuropathy; chemotherapy induced neuropathy; neuropathy due to chemotherapy; neuropathy + chemotherapy; neuropathy + chemo; chemotherapy induced peripheral neuropathy | chronic
G62.1 | Alcoholic polyneuropathy | alcoholic neuropathy; alcoholic polyneuropathy | chronic
G62.81 | Critical illness polyneuropathy | critical illness polyneuropathy
G62.9 | Polyneuropathy, unspecified | neuropathy; peripheral neuropathy; polyneuropathy | chronic
G63 | Polyneuropathy in diseases classified elsewhere | polyneuropathy in other disease | chronic
G70.00 | Myasthenia gravis without (acute) exacerbation | myasthenia gravis; myasthenia | chronic
G70.01 | Myasthenia gravis with (acute) exacerbation | myasthenia gravis + exacerbation; myasthenic crisis | chronic
G71.00 | Muscular dystrophy, unspecified | muscular dystrophy | chronic
G71.11 | Myotonic muscular dystrophy | myotonic dystrophy | chronic
G72.0 | Drug-induced myopathy | drug induced myopathy; statin myopathy; statin induced myopathy
G72.9 | Myopathy, unspecified | myopathy | chronic
G80.9 | Cerebral palsy, unspecified | cerebral palsy | chronic
G82.20 | Paraplegia, unspecified | paraplegia | chronic
G82.50 | Quadriplegia, unspecified | quadriplegia; tetraplegia | chronic
G83.4 | Cauda equina syndrome | cauda equina; cauda equina syndrome | serious
G89.11 | Acute pain due to trauma | acute pain due to trauma
G89.18 | Other acute postprocedural pain | post operative pain; postoperative pain; acute postprocedural pain; pain after surgery
G89.29 | Other chronic pain | chronic pain; other chronic pain | chronic
G89.3 | Neoplasm related pain (acute) (chronic) | cancer pain; cancer related pain; neoplasm related pain; pain due to cancer | chronic
G89.4 | Chronic pain syndrome | chronic pain syndrome | chronic
G90.09 | Other idiopathic peripheral autonomic neuropathy | idiopathic peripheral autonomic neuropathy; autonomic neuropathy | chronic
G90.50 | Complex regional pain syndrome I, unspecified | complex regional pain syndrome; crps; rsd; reflex sympathetic dystrophy | chronic
G90.511 | Complex regional pain syndrome I of right upper limb | complex regional pain syndrome of arm; complex regional pain syndrome + arm; complex regional pain syndrome + hand | chronic side=right
G90.512 | Complex regional pain syndrome I of left upper limb | = | chronic side=left
G90.513 | Complex regional pain syndrome I of upper limb, bilateral | = | chronic side=both
G90.519 | Complex regional pain syndrome I of unspecified upper limb | = | chronic side=none
G90.521 | Complex regional pain syndrome I of right lower limb | complex regional pain syndrome of leg; complex regional pain syndrome + leg; complex regional pain syndrome + foot | chronic side=right
G90.522 | Complex regional pain syndrome I of left lower limb | = | chronic side=left
G90.523 | Complex regional pain syndrome I of lower limb, bilateral | = | chronic side=both
G90.529 | Complex regional pain syndrome I of unspecified lower limb | = | chronic side=none
G90.9 | Disorder of the autonomic nervous system, unspecified | dysautonomia; autonomic dysfunction; autonomic disorder | chronic
G90.A | Postural orthostatic tachycardia syndrome [POTS] | pots; postural orthostatic tachycardia; postural orthostatic tachycardia syndrome; postural tachycardia syndrome | chronic
G91.2 | (Idiopathic) normal pressure hydrocephalus | normal pressure hydrocephalus; nph | chronic
G91.9 | Hydrocephalus, unspecified | hydrocephalus | chronic
G93.2 | Benign intracranial hypertension | idiopathic intracranial hypertension; pseudotumor cerebri; benign intracranial hypertension; intracranial hypertension | chronic
G93.31 | Postviral fatigue syndrome | postviral fatigue syndrome; post viral fatigue
G93.32 | Myalgic encephalomyelitis/chronic fatigue syndrome | chronic fatigue syndrome; myalgic encephalomyelitis | chronic
G93.40 | Encephalopathy, unspecified | encephalopathy | serious
G93.5 | Compression of brain | chiari malformation acquired; brain compression | chronic
G95.0 | Syringomyelia and syringobulbia | syringomyelia; syrinx | chronic
G95.9 | Disease of spinal cord, unspecified | myelopathy; spinal cord disease | chronic
G99.2 | Myelopathy in diseases classified elsewhere | myelopathy in other disease | chronic
`;
