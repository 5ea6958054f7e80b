/** M00-M99: muscles, bones, joints. The format is in ../parse-table.ts. */
export const musculoskeletal = `
M00.9 | Pyogenic arthritis, unspecified | septic arthritis; infected joint; pyogenic arthritis | serious
M02.30 | Reiter's disease, unspecified site | reactive arthritis; reiter's disease | chronic
M05.79 | Rheumatoid arthritis with rheumatoid factor of multiple sites without organ or systems involvement | seropositive rheumatoid arthritis; rheumatoid arthritis + rheumatoid factor positive; rheumatoid arthritis + seropositive | chronic
M05.9 | Rheumatoid arthritis with rheumatoid factor, unspecified | rheumatoid factor positive arthritis | chronic
M06.00 | Rheumatoid arthritis without rheumatoid factor, unspecified site | seronegative rheumatoid arthritis; rheumatoid arthritis + seronegative | chronic
M06.4 | Inflammatory polyarthropathy | inflammatory arthritis; inflammatory polyarthropathy; inflammatory polyarthritis | chronic
M06.9 | Rheumatoid arthritis, unspecified | rheumatoid arthritis; rheumatoid; ra flare; rheumatoid disease | chronic
M08.00 | Unspecified juvenile rheumatoid arthritis of unspecified site | juvenile rheumatoid arthritis; juvenile idiopathic arthritis | chronic
M08.90 | Juvenile arthritis, unspecified, unspecified site | juvenile arthritis | chronic
M10.021 | Idiopathic gout, right elbow | gout of elbow; gout + elbow | chronic side=right
M10.022 | Idiopathic gout, left elbow | = | chronic side=left
M10.029 | Idiopathic gout, unspecified elbow | = | chronic side=none
M10.031 | Idiopathic gout, right wrist | gout of wrist; gout + wrist | chronic side=right
M10.032 | Idiopathic gout, left wrist | = | chronic side=left
M10.039 | Idiopathic gout, unspecified wrist | = | chronic side=none
M10.041 | Idiopathic gout, right hand | gout of hand; gout + hand; gout + finger | chronic side=right
M10.042 | Idiopathic gout, left hand | = | chronic side=left
M10.049 | Idiopathic gout, unspecified hand | = | chronic side=none
M10.061 | Idiopathic gout, right knee | gout of knee; gout + knee | chronic side=right
M10.062 | Idiopathic gout, left knee | = | chronic side=left
M10.069 | Idiopathic gout, unspecified knee | = | chronic side=none
M10.071 | Idiopathic gout, right ankle and foot | gout of foot; gout + foot; gout + big toe; gout of big toe; gout + ankle; gout + great toe; podagra; gout + toe | chronic side=right
M10.072 | Idiopathic gout, left ankle and foot | = | chronic side=left
M10.079 | Idiopathic gout, unspecified ankle and foot | = | chronic side=none
M10.9 | Gout, unspecified | gout; gouty arthritis; acute gout; gout flare; gout attack; gout flare up | chronic
M11.20 | Other chondrocalcinosis, unspecified site | pseudogout; calcium pyrophosphate deposition disease; cppd; chondrocalcinosis | chronic
M12.9 | Arthropathy, unspecified | arthropathy | chronic
M13.0 | Polyarthritis, unspecified | polyarthritis | chronic
M13.80 | Other specified arthritis, unspecified site | other arthritis | chronic
M15.0 | Primary generalized (osteo)arthritis | generalized osteoarthritis; primary generalized osteoarthritis | chronic
M15.1 | Heberden's nodes (with arthropathy) | heberden nodes; heberden's nodes | chronic
M15.9 | Polyosteoarthritis, unspecified | polyosteoarthritis; osteoarthritis of multiple joints; multiple joint osteoarthritis | chronic
M16.0 | Bilateral primary osteoarthritis of hip | hip osteoarthritis; osteoarthritis of hip; hip arthritis; arthritis of hip; degenerative hip; degenerative joint disease of hip; hip degenerative joint disease; hip djd; djd of hip; hip oa | chronic side=both
M16.10 | Unilateral primary osteoarthritis, unspecified hip | = | chronic side=none
M16.11 | Unilateral primary osteoarthritis, right hip | = | chronic side=right
M16.12 | Unilateral primary osteoarthritis, left hip | = | chronic side=left
M17.0 | Bilateral primary osteoarthritis of knee | knee osteoarthritis; knee arthritis; arthritic knee; degenerative knee arthritis; arthritis of knee; osteoarthritis of knee; degenerative joint disease of knee; knee oa; osteoarthritis + knee; arthritis + knee; knee degenerative joint disease; knee djd | chronic side=both
M17.10 | Unilateral primary osteoarthritis, unspecified knee | = | chronic side=none
M17.11 | Unilateral primary osteoarthritis, right knee | = | chronic side=right
M17.12 | Unilateral primary osteoarthritis, left knee | = | chronic side=left
M17.30 | Unilateral post-traumatic osteoarthritis, unspecified knee | post traumatic knee osteoarthritis; posttraumatic arthritis of knee; post traumatic arthritis of knee | chronic side=none
M17.31 | Unilateral post-traumatic osteoarthritis, right knee | = | chronic side=right
M17.32 | Unilateral post-traumatic osteoarthritis, left knee | = | chronic side=left
M18.0 | Bilateral primary osteoarthritis of first carpometacarpal joints | thumb arthritis; osteoarthritis of thumb; basal joint arthritis; cmc arthritis; first carpometacarpal osteoarthritis; thumb osteoarthritis; basilar thumb arthritis; carpometacarpal arthritis; thumb cmc arthritis | chronic side=both
M18.11 | Unilateral primary osteoarthritis of first carpometacarpal joint, right hand | = | chronic side=right
M18.12 | Unilateral primary osteoarthritis of first carpometacarpal joint, left hand | = | chronic side=left
M18.9 | Osteoarthritis of first carpometacarpal joint, unspecified | = | chronic side=none
M19.011 | Primary osteoarthritis, right shoulder | shoulder osteoarthritis; osteoarthritis of shoulder; shoulder arthritis; arthritis of shoulder; glenohumeral arthritis; glenohumeral osteoarthritis; ac joint arthritis; acromioclavicular arthritis; arthritis + ac; arthritis + ac joint; arthritis + acromioclavicular joint; arthritis of ac joint; osteoarthritis of ac joint | chronic side=right
M19.012 | Primary osteoarthritis, left shoulder | = | chronic side=left
M19.019 | Primary osteoarthritis, unspecified shoulder | = | chronic side=none
M19.021 | Primary osteoarthritis, right elbow | elbow osteoarthritis; elbow arthritis | chronic side=right
M19.022 | Primary osteoarthritis, left elbow | = | chronic side=left
M19.029 | Primary osteoarthritis, unspecified elbow | = | chronic side=none
M19.031 | Primary osteoarthritis, right wrist | wrist osteoarthritis; wrist arthritis | chronic side=right
M19.032 | Primary osteoarthritis, left wrist | = | chronic side=left
M19.039 | Primary osteoarthritis, unspecified wrist | = | chronic side=none
M19.041 | Primary osteoarthritis, right hand | hand osteoarthritis; hand arthritis; finger osteoarthritis; arthritis of hands; arthritis in hands; finger arthritis | chronic side=right
M19.042 | Primary osteoarthritis, left hand | = | chronic side=left
M19.049 | Primary osteoarthritis, unspecified hand | = | chronic side=none
M19.071 | Primary osteoarthritis, right ankle and foot | ankle osteoarthritis; ankle arthritis; foot arthritis; foot osteoarthritis; midfoot arthritis | chronic side=right
M19.072 | Primary osteoarthritis, left ankle and foot | = | chronic side=left
M19.079 | Primary osteoarthritis, unspecified ankle and foot | = | chronic side=none
M19.90 | Unspecified osteoarthritis, unspecified site | osteoarthritis; degenerative joint disease; degenerative arthritis; arthritis; djd | chronic
M1A.9XX0 | Chronic gout, unspecified, without tophus (tophi) | chronic gout | chronic
M1A.9XX1 | Chronic gout, unspecified, with tophus (tophi) | chronic gout + tophi; tophaceous gout; gout + tophus | chronic
M20.011 | Mallet finger of right finger(s) | mallet finger | side=right
M20.012 | Mallet finger of left finger(s) | = | side=left
M20.019 | Mallet finger of unspecified finger(s) | = | side=none
M20.10 | Hallux valgus (acquired), unspecified foot | hallux valgus | side=none
M20.11 | Hallux valgus (acquired), right foot | = | side=right
M20.12 | Hallux valgus (acquired), left foot | = | side=left
M20.20 | Hallux rigidus, unspecified foot | hallux rigidus | side=none
M20.21 | Hallux rigidus, right foot | = | side=right
M20.22 | Hallux rigidus, left foot | = | side=left
M20.40 | Other hammer toe(s) (acquired), unspecified foot | hammertoe; hammer toe; hammertoes; hammer toes | side=none
M20.41 | Other hammer toe(s) (acquired), right foot | = | side=right
M20.42 | Other hammer toe(s) (acquired), left foot | = | side=left
M21.061 | Valgus deformity, not elsewhere classified, right knee | knock knee; genu valgum | side=right
M21.062 | Valgus deformity, not elsewhere classified, left knee | = | side=left
M21.069 | Valgus deformity, not elsewhere classified, unspecified knee | = | side=none
M21.161 | Varus deformity, not elsewhere classified, right knee | bow legs; genu varum; bowleg | side=right
M21.162 | Varus deformity, not elsewhere classified, left knee | = | side=left
M21.169 | Varus deformity, not elsewhere classified, unspecified knee | = | side=none
M21.371 | Foot drop, right foot | foot drop | side=right
M21.372 | Foot drop, left foot | = | side=left
M21.379 | Foot drop, unspecified foot | = | side=none
M21.40 | Flat foot [pes planus] (acquired), unspecified foot | flat foot; flat feet; pes planus; flatfoot; flatfeet; fallen arches | side=none
M21.41 | Flat foot [pes planus] (acquired), right foot | = | side=right
M21.42 | Flat foot [pes planus] (acquired), left foot | = | side=left
M21.611 | Bunion of right foot | bunion; bunions | side=right
M21.612 | Bunion of left foot | = | side=left
M21.619 | Bunion of unspecified foot | = | side=none
M21.621 | Bunionette of right foot | bunionette; tailor's bunion | side=right
M21.622 | Bunionette of left foot | = | side=left
M21.629 | Bunionette of unspecified foot | = | side=none
M21.70 | Unequal limb length (acquired), unspecified site | leg length discrepancy; unequal leg length
M22.00 | Recurrent dislocation of patella, unspecified knee | recurrent patellar dislocation; recurrent dislocation of patella | side=none
M22.01 | Recurrent dislocation of patella, right knee | = | side=right
M22.02 | Recurrent dislocation of patella, left knee | = | side=left
M22.2X1 | Patellofemoral disorders, right knee | patellofemoral pain; patellofemoral syndrome; patellofemoral pain syndrome; runner's knee; runners knee; patellofemoral disorder | side=right
M22.2X2 | Patellofemoral disorders, left knee | = | side=left
M22.2X9 | Patellofemoral disorders, unspecified knee | = | side=none
M22.40 | Chondromalacia patellae, unspecified knee | chondromalacia patella; chondromalacia patellae; chondromalacia | side=none
M22.41 | Chondromalacia patellae, right knee | = | side=right
M22.42 | Chondromalacia patellae, left knee | = | side=left
M23.40 | Loose body in knee, unspecified knee | loose body in knee; loose body of knee | side=none
M23.41 | Loose body in knee, right knee | = | side=right
M23.42 | Loose body in knee, left knee | = | side=left
M23.90 | Unspecified internal derangement of unspecified knee | internal derangement of knee; knee internal derangement | side=none
M23.91 | Unspecified internal derangement of right knee | = | side=right
M23.92 | Unspecified internal derangement of left knee | = | side=left
M24.411 | Recurrent dislocation, right shoulder | recurrent shoulder dislocation; shoulder instability; recurrent dislocation of shoulder | side=right
M24.412 | Recurrent dislocation, left shoulder | = | side=left
M24.419 | Recurrent dislocation, unspecified shoulder | = | side=none
M25.00 | Hemarthrosis, unspecified joint | hemarthrosis
M25.061 | Hemarthrosis, right knee | hemarthrosis of knee; knee hemarthrosis | side=right
M25.062 | Hemarthrosis, left knee | = | side=left
M25.069 | Hemarthrosis, unspecified knee | = | side=none
M25.311 | Other instability, right shoulder | shoulder joint instability; unstable shoulder | side=right
M25.312 | Other instability, left shoulder | = | side=left
M25.319 | Other instability, unspecified shoulder | = | side=none
M25.361 | Other instability, right knee | knee instability; unstable knee; instability of knee | side=right
M25.362 | Other instability, left knee | = | side=left
M25.369 | Other instability, unspecified knee | = | side=none
M25.371 | Other instability, right ankle | ankle instability; unstable ankle; chronic ankle instability | side=right
M25.372 | Other instability, left ankle | = | side=left
M25.373 | Other instability, unspecified ankle | = | side=none
M25.40 | Effusion, unspecified joint | joint effusion; effusion of joint
M25.411 | Effusion, right shoulder | shoulder effusion | symptom side=right
M25.412 | Effusion, left shoulder | = | symptom side=left
M25.419 | Effusion, unspecified shoulder | = | symptom side=none
M25.421 | Effusion, right elbow | elbow effusion; elbow swelling | symptom side=right
M25.422 | Effusion, left elbow | = | symptom side=left
M25.429 | Effusion, unspecified elbow | = | symptom side=none
M25.431 | Effusion, right wrist | wrist effusion; wrist swelling | symptom side=right
M25.432 | Effusion, left wrist | = | symptom side=left
M25.439 | Effusion, unspecified wrist | = | symptom side=none
M25.441 | Effusion, right hand | hand joint effusion; finger joint swelling | symptom side=right
M25.442 | Effusion, left hand | = | symptom side=left
M25.449 | Effusion, unspecified hand | = | symptom side=none
M25.461 | Effusion, right knee | knee effusion; knee swelling; effusion of knee; swelling of knee; swollen knee; fluid on knee | symptom side=right
M25.462 | Effusion, left knee | = | symptom side=left
M25.469 | Effusion, unspecified knee | = | symptom side=none
M25.471 | Effusion, right ankle | ankle effusion; ankle joint swelling; foot joint effusion | symptom side=right
M25.472 | Effusion, left ankle | = | symptom side=left
M25.473 | Effusion, unspecified ankle | = | symptom side=none
M25.50 | Pain in unspecified joint | joint pain; arthralgia; joint pains; polyarthralgia; arthralgias; aching joints | symptom
M25.511 | Pain in right shoulder | shoulder pain; pain in shoulder; shoulder ache; shoulder discomfort; painful shoulder | symptom side=right
M25.512 | Pain in left shoulder | = | symptom side=left
M25.519 | Pain in unspecified shoulder | = | symptom side=none
M25.521 | Pain in right elbow | elbow pain; pain in elbow; painful elbow | symptom side=right
M25.522 | Pain in left elbow | = | symptom side=left
M25.529 | Pain in unspecified elbow | = | symptom side=none
M25.531 | Pain in right wrist | wrist pain; pain in wrist; painful wrist | symptom side=right
M25.532 | Pain in left wrist | = | symptom side=left
M25.539 | Pain in unspecified wrist | = | symptom side=none
M25.541 | Pain in joints of right hand | hand joint pain; pain in joints of hand | symptom side=right
M25.542 | Pain in joints of left hand | = | symptom side=left
M25.549 | Pain in joints of unspecified hand | = | symptom side=none
M25.551 | Pain in right hip | hip pain; pain in hip; hip discomfort; painful hip | symptom side=right
M25.552 | Pain in left hip | = | symptom side=left
M25.559 | Pain in unspecified hip | = | symptom side=none
M25.561 | Pain in right knee | knee pain; pain in knee; knee discomfort; painful knee; knee ache | symptom side=right
M25.562 | Pain in left knee | = | symptom side=left
M25.569 | Pain in unspecified knee | = | symptom side=none
M25.571 | Pain in right ankle and joints of right foot | ankle pain; pain in ankle; ankle discomfort; painful ankle; ankle joint pain; foot joint pain | symptom side=right
M25.572 | Pain in left ankle and joints of left foot | = | symptom side=left
M25.579 | Pain in unspecified ankle and joints of unspecified foot | = | symptom side=none
M25.60 | Stiffness of unspecified joint, not elsewhere classified | joint stiffness; stiff joints | symptom
M25.611 | Stiffness of right shoulder, not elsewhere classified | shoulder stiffness; stiff shoulder | symptom side=right
M25.612 | Stiffness of left shoulder, not elsewhere classified | = | symptom side=left
M25.619 | Stiffness of unspecified shoulder, not elsewhere classified | = | symptom side=none
M25.641 | Stiffness of right hand, not elsewhere classified | hand stiffness; stiff hands; stiff fingers | symptom side=right
M25.642 | Stiffness of left hand, not elsewhere classified | = | symptom side=left
M25.649 | Stiffness of unspecified hand, not elsewhere classified | = | symptom side=none
M25.651 | Stiffness of right hip, not elsewhere classified | hip stiffness; stiff hip | symptom side=right
M25.652 | Stiffness of left hip, not elsewhere classified | = | symptom side=left
M25.659 | Stiffness of unspecified hip, not elsewhere classified | = | symptom side=none
M25.661 | Stiffness of right knee, not elsewhere classified | knee stiffness; stiff knee | symptom side=right
M25.662 | Stiffness of left knee, not elsewhere classified | = | symptom side=left
M25.669 | Stiffness of unspecified knee, not elsewhere classified | = | symptom side=none
M25.671 | Stiffness of right ankle, not elsewhere classified | ankle stiffness; stiff ankle | symptom side=right
M25.672 | Stiffness of left ankle, not elsewhere classified | = | symptom side=left
M25.673 | Stiffness of unspecified ankle, not elsewhere classified | = | symptom side=none
M26.609 | Unspecified temporomandibular joint disorder, unspecified side | tmj; tmj disorder; temporomandibular joint disorder; tmj syndrome; tmj dysfunction; temporomandibular disorder; temporomandibular joint syndrome
M26.621 | Arthralgia of right temporomandibular joint | tmj pain; jaw joint pain; arthralgia of temporomandibular joint; temporomandibular joint pain | side=right
M26.622 | Arthralgia of left temporomandibular joint | = | side=left
M26.623 | Arthralgia of bilateral temporomandibular joint | = | side=both
M26.629 | Arthralgia of temporomandibular joint, unspecified side | = | side=none
M30.0 | Polyarteritis nodosa | polyarteritis nodosa | chronic
M30.3 | Mucocutaneous lymph node syndrome [Kawasaki] | kawasaki disease; kawasaki | serious
M31.30 | Wegener's granulomatosis without renal involvement | granulomatosis with polyangiitis; wegener's | chronic
M31.5 | Giant cell arteritis with polymyalgia rheumatica | giant cell arteritis + polymyalgia rheumatica | chronic
M31.6 | Other giant cell arteritis | giant cell arteritis; temporal arteritis | chronic
M32.10 | Systemic lupus erythematosus, organ or system involvement unspecified | lupus with organ involvement; systemic lupus + organ involvement | chronic
M32.14 | Glomerular disease in systemic lupus erythematosus | lupus nephritis; systemic lupus + nephritis | chronic
M32.9 | Systemic lupus erythematosus, unspecified | lupus; systemic lupus; systemic lupus erythematosus; sle | chronic
M33.10 | Other dermatomyositis, organ involvement unspecified | dermatomyositis; other dermatomyositis | chronic
M33.20 | Polymyositis, organ involvement unspecified | polymyositis | chronic
M34.1 | CR(E)ST syndrome | crest syndrome; limited scleroderma | chronic
M34.9 | Systemic sclerosis, unspecified | systemic sclerosis; scleroderma | chronic
M35.00 | Sjogren syndrome, unspecified | sjogren; sjogrens; sjogren's syndrome; sjogren syndrome; sicca syndrome; sjogren's | chronic
M35.1 | Other overlap syndromes | mixed connective tissue disease; overlap syndrome | chronic
M35.2 | Behcet's disease | behcet disease; behcet's | chronic
M35.3 | Polymyalgia rheumatica | polymyalgia rheumatica; pmr; polymyalgia | chronic
M35.7 | Hypermobility syndrome | hypermobility; hypermobility syndrome; joint hypermobility | chronic
M35.9 | Systemic involvement of connective tissue, unspecified | connective tissue disease; undifferentiated connective tissue disease | chronic
M40.209 | Unspecified kyphosis, site unspecified | kyphosis | chronic
M41.129 | Adolescent idiopathic scoliosis, site unspecified | adolescent idiopathic scoliosis | chronic
M41.9 | Scoliosis, unspecified | scoliosis | chronic
M43.06 | Spondylolysis, lumbar region | lumbar spondylolysis; spondylolysis | chronic
M43.12 | Spondylolisthesis, cervical region | cervical spondylolisthesis | chronic
M43.16 | Spondylolisthesis, lumbar region | lumbar spondylolisthesis; spondylolisthesis; anterolisthesis | chronic
M43.6 | Torticollis | torticollis; wry neck; wryneck
M45.9 | Ankylosing spondylitis of unspecified sites in spine | ankylosing spondylitis | chronic
M46.1 | Sacroiliitis, not elsewhere classified | sacroiliitis; sacroiliac joint inflammation; sacroiliac pain | chronic
M46.90 | Unspecified inflammatory spondylopathy, site unspecified | spondylitis; inflammatory spondylopathy; spondyloarthritis; spondyloarthropathy | chronic
M47.12 | Other spondylosis with myelopathy, cervical region | cervical spondylosis with myelopathy; cervical spondylotic myelopathy; cervical spondylosis + myelopathy; cervical myelopathy | chronic
M47.22 | Other spondylosis with radiculopathy, cervical region | cervical spondylosis with radiculopathy; cervical spondylosis + radiculopathy | chronic
M47.26 | Other spondylosis with radiculopathy, lumbar region | lumbar spondylosis with radiculopathy; lumbar spondylosis + radiculopathy | chronic
M47.812 | Spondylosis without myelopathy or radiculopathy, cervical region | cervical spondylosis; cervical arthritis; neck arthritis; arthritis of neck; cervical facet arthropathy; degenerative cervical spine | chronic
M47.814 | Spondylosis without myelopathy or radiculopathy, thoracic region | thoracic spondylosis | chronic
M47.816 | Spondylosis without myelopathy or radiculopathy, lumbar region | lumbar spondylosis; lumbar arthritis; lumbar facet arthropathy; arthritis of back; back arthritis; lumbar facet arthritis; facet arthropathy; arthritis of spine; degenerative lumbar spine; lumbar facet joint pain | chronic
M47.817 | Spondylosis without myelopathy or radiculopathy, lumbosacral region | lumbosacral spondylosis | chronic
M47.819 | Spondylosis without myelopathy or radiculopathy, site unspecified | spondylosis | chronic
M48.00 | Spinal stenosis, site unspecified | spinal stenosis | chronic
M48.02 | Spinal stenosis, cervical region | cervical stenosis; cervical spinal stenosis | chronic
M48.061 | Spinal stenosis, lumbar region without neurogenic claudication | lumbar stenosis; lumbar spinal stenosis; spinal stenosis of lumbar spine | chronic
M48.062 | Spinal stenosis, lumbar region with neurogenic claudication | neurogenic claudication; lumbar stenosis with neurogenic claudication; lumbar spinal stenosis + neurogenic claudication; lumbar stenosis + neurogenic claudication | chronic
M48.10 | Ankylosing hyperostosis [Forestier], site unspecified | diffuse idiopathic skeletal hyperostosis; dish disease | chronic
M50.10 | Cervical disc disorder with radiculopathy, unspecified cervical region | cervical disc disorder with radiculopathy; cervical disc herniation + radiculopathy | chronic
M50.20 | Other cervical disc displacement, unspecified cervical region | cervical disc herniation; herniated cervical disc; cervical disc displacement; herniated disc in neck | chronic
M50.30 | Other cervical disc degeneration, unspecified cervical region | cervical degenerative disc disease; degenerative disc disease of neck; cervical disc degeneration; degenerative disc disease + cervical; neck pain + disc degeneration; neck pain + degenerative disc disease; disc degeneration of neck; disc degeneration + cervical | chronic
M51.16 | Intervertebral disc disorders with radiculopathy, lumbar region | lumbar disc herniation + radiculopathy; herniated lumbar disc + radiculopathy; lumbar disc herniation + sciatica; lumbar disc disorder with radiculopathy; herniated disc + radiculopathy; lumbar disc herniation with radiculopathy; herniated disc + sciatica; disc herniation + radiculopathy; disc + l5 nerve; disc + l5 root; disc + l4 nerve; disc + l4 root; disc + l5 radiculopathy; disc + l4 radiculopathy; disc herniation + l5 nerve; disc herniation + l4 nerve | chronic
M51.17 | Intervertebral disc disorders with radiculopathy, lumbosacral region | lumbosacral disc disorder with radiculopathy; l5 s1 disc herniation + radiculopathy; disc + s1 nerve; disc + s1 root; disc + s1 nerve root; disc herniation + s1 nerve; disc herniation + s1 root; disc + s1 radiculopathy; disc herniation + s1 radiculopathy | chronic
M51.24 | Other intervertebral disc displacement, thoracic region | thoracic disc herniation | chronic
M51.26 | Other intervertebral disc displacement, lumbar region | lumbar disc herniation; herniated lumbar disc; herniated disc; lumbar disc displacement; slipped disc; bulging disc; lumbar disc bulge; disc herniation; ruptured disc; lumbar herniated disc; disc bulge | chronic
M51.27 | Other intervertebral disc displacement, lumbosacral region | l5 s1 disc herniation; lumbosacral disc displacement; lumbosacral disc herniation | chronic
M51.360 | Other intervertebral disc degeneration, lumbar region with discogenic back pain only | lumbar degenerative disc disease with discogenic back pain | chronic
M51.369 | Other intervertebral disc degeneration, lumbar region without mention of lumbar back pain or lower extremity pain | lumbar degenerative disc disease; degenerative disc disease; ddd; lumbar disc degeneration; degenerative lumbar disc; degenerative disc disease of lumbar spine; degenerative disc disease + lumbar | chronic
M51.379 | Other intervertebral disc degeneration, lumbosacral region without mention of lumbar back pain or lower extremity pain | lumbosacral degenerative disc disease; lumbosacral disc degeneration | chronic
M53.0 | Cervicocranial syndrome | cervicocranial syndrome
M53.1 | Cervicobrachial syndrome | cervicobrachial syndrome
M53.3 | Sacrococcygeal disorders, not elsewhere classified | coccydynia; tailbone pain; coccyx pain; si joint dysfunction; sacroiliac joint dysfunction; sacroiliac joint pain; sacroiliac dysfunction; si joint pain
M54.10 | Radiculopathy, site unspecified | radiculopathy | chronic
M54.12 | Radiculopathy, cervical region | cervical radiculopathy; pinched nerve in neck; cervical nerve root compression; radiculopathy + cervical; cervical radiculitis | chronic
M54.14 | Radiculopathy, thoracic region | thoracic radiculopathy | chronic
M54.16 | Radiculopathy, lumbar region | lumbar radiculopathy; radiculopathy of lumbar region; lumbar radiculitis; pinched nerve in back; radiculopathy + lumbar; pinched nerve in lower back | chronic
M54.17 | Radiculopathy, lumbosacral region | lumbosacral radiculopathy | chronic
M54.2 | Cervicalgia | neck pain; cervicalgia; pain in neck; neck ache; stiff neck; sore neck; cervical pain; neck stiffness; neck discomfort | symptom
M54.30 | Sciatica, unspecified side | sciatica; sciatic pain; sciatic nerve pain | side=none
M54.31 | Sciatica, right side | = | side=right
M54.32 | Sciatica, left side | = | side=left
M54.40 | Lumbago with sciatica, unspecified side | lumbago with sciatica; low back pain + sciatica; back pain + sciatica; lower back pain + sciatica; low back pain with sciatica | side=none
M54.41 | Lumbago with sciatica, right side | = | side=right
M54.42 | Lumbago with sciatica, left side | = | side=left
M54.50 | Low back pain, unspecified | low back pain; lower back pain; lumbago; lumbar pain; lumbar back pain; mechanical back pain; pain in lower back; mechanical low back pain; chronic low back pain; acute low back pain; lumbar spine pain; lower back discomfort | symptom
M54.51 | Vertebrogenic low back pain | vertebrogenic low back pain | chronic
M54.59 | Other low back pain | other low back pain | symptom
M54.6 | Pain in thoracic spine | thoracic back pain; upper back pain; mid back pain; pain in thoracic spine; middle back pain; thoracic spine pain | symptom
M54.81 | Occipital neuralgia | occipital neuralgia | chronic
M54.89 | Other dorsalgia | other dorsalgia | symptom
M54.9 | Dorsalgia, unspecified | back pain; dorsalgia; spine pain; backache; chronic back pain; back ache | symptom
M60.80 | Other myositis, unspecified site | other myositis
M60.9 | Myositis, unspecified | myositis
M62.00 | Separation of muscle (nontraumatic), unspecified site | diastasis of muscle; diastasis recti
M62.81 | Muscle weakness (generalized) | muscle weakness; generalized muscle weakness; weakness of muscles; deconditioning | symptom
M62.82 | Rhabdomyolysis | rhabdomyolysis | serious
M62.830 | Muscle spasm of back | back spasm; back muscle spasm; muscle spasm of back; back spasms; muscle spasms of back; lumbar muscle spasm; spasm of back
M62.838 | Other muscle spasm | muscle spasm; muscle spasms; neck spasm; muscle spasm of neck; spasm of muscle; trapezius spasm; cervical muscle spasm
M62.84 | Sarcopenia | sarcopenia | chronic
M62.89 | Other specified disorders of muscle | muscle tightness; pelvic floor dysfunction
M65.30 | Trigger finger, unspecified finger | trigger finger; stenosing tenosynovitis of finger; stenosing tenosynovitis; stenosing flexor tenosynovitis
M65.311 | Trigger thumb, right thumb | trigger thumb | side=right
M65.312 | Trigger thumb, left thumb | = | side=left
M65.319 | Trigger thumb, unspecified thumb | = | side=none
M65.321 | Trigger finger, right index finger | trigger finger + index; stenosing tenosynovitis + index; trigger index finger; index trigger finger | side=right
M65.322 | Trigger finger, left index finger | = | side=left
M65.329 | Trigger finger, unspecified index finger | = | side=none
M65.331 | Trigger finger, right middle finger | trigger finger + middle; stenosing tenosynovitis + middle; trigger middle finger; trigger long finger; middle trigger finger | side=right
M65.332 | Trigger finger, left middle finger | = | side=left
M65.339 | Trigger finger, unspecified middle finger | = | side=none
M65.341 | Trigger finger, right ring finger | trigger finger + ring; stenosing tenosynovitis + ring; trigger ring finger; ring trigger finger | side=right
M65.342 | Trigger finger, left ring finger | = | side=left
M65.349 | Trigger finger, unspecified ring finger | = | side=none
M65.351 | Trigger finger, right little finger | trigger finger + little; stenosing tenosynovitis + little; trigger small finger; trigger finger + small; trigger little finger | side=right
M65.352 | Trigger finger, left little finger | = | side=left
M65.359 | Trigger finger, unspecified little finger | = | side=none
M65.4 | Radial styloid tenosynovitis [de Quervain] | de quervain; de quervains; de quervain's tenosynovitis; radial styloid tenosynovitis; de quervain tenosynovitis; de quervain's
M65.90 | Unspecified synovitis and tenosynovitis, unspecified site | tenosynovitis; synovitis
M66.0 | Rupture of popliteal cyst | ruptured baker cyst; rupture of popliteal cyst
M67.30 | Transient synovitis, unspecified site | transient synovitis; toxic synovitis
M67.351 | Transient synovitis, right hip | transient synovitis of hip; transient synovitis + hip; toxic synovitis of hip; toxic synovitis + hip; irritable hip; transient hip synovitis | side=right
M67.352 | Transient synovitis, left hip | = | side=left
M67.359 | Transient synovitis, unspecified hip | = | side=none
M67.40 | Ganglion, unspecified site | ganglion; ganglion cyst; cyst of tendon
M67.431 | Ganglion, right wrist | ganglion of wrist; wrist ganglion; ganglion cyst of wrist; wrist ganglion cyst; ganglion cyst + wrist | side=right
M67.432 | Ganglion, left wrist | = | side=left
M67.439 | Ganglion, unspecified wrist | = | side=none
M67.441 | Ganglion, right hand | ganglion of hand; ganglion cyst of hand; ganglion cyst of finger; mucous cyst of finger; ganglion cyst + finger; ganglion cyst + hand | side=right
M67.442 | Ganglion, left hand | = | side=left
M67.449 | Ganglion, unspecified hand | = | side=none
M67.471 | Ganglion, right ankle and foot | ganglion of foot; ganglion cyst of foot; ganglion cyst of ankle; ganglion cyst + foot | side=right
M67.472 | Ganglion, left ankle and foot | = | side=left
M67.479 | Ganglion, unspecified ankle and foot | = | side=none
M70.20 | Olecranon bursitis, unspecified elbow | olecranon bursitis; elbow bursitis | side=none
M70.21 | Olecranon bursitis, right elbow | = | side=right
M70.22 | Olecranon bursitis, left elbow | = | side=left
M70.40 | Prepatellar bursitis, unspecified knee | prepatellar bursitis; knee bursitis; housemaid's knee | side=none
M70.41 | Prepatellar bursitis, right knee | = | side=right
M70.42 | Prepatellar bursitis, left knee | = | side=left
M70.50 | Other bursitis of knee, unspecified knee | pes anserine bursitis; pes anserinus bursitis; other bursitis of knee | side=none
M70.51 | Other bursitis of knee, right knee | = | side=right
M70.52 | Other bursitis of knee, left knee | = | side=left
M70.60 | Trochanteric bursitis, unspecified hip | trochanteric bursitis; greater trochanteric bursitis; hip bursitis; greater trochanteric pain syndrome; greater trochanteric pain | side=none
M70.61 | Trochanteric bursitis, right hip | = | side=right
M70.62 | Trochanteric bursitis, left hip | = | side=left
M70.70 | Other bursitis of hip, unspecified hip | ischial bursitis; iliopsoas bursitis; other bursitis of hip | side=none
M70.71 | Other bursitis of hip, right hip | = | side=right
M70.72 | Other bursitis of hip, left hip | = | side=left
M71.20 | Synovial cyst of popliteal space [Baker], unspecified knee | baker cyst; baker's cyst; popliteal cyst; bakers cyst | side=none
M71.21 | Synovial cyst of popliteal space [Baker], right knee | = | side=right
M71.22 | Synovial cyst of popliteal space [Baker], left knee | = | side=left
M71.9 | Bursopathy, unspecified | bursitis; bursopathy
M72.0 | Palmar fascial fibromatosis [Dupuytren] | dupuytren; dupuytren's contracture; dupuytren contracture; dupuytrens | chronic
M72.2 | Plantar fascial fibromatosis | plantar fasciitis; plantar fascial fibromatosis; heel pain plantar fasciitis; plantar fasciosis
M72.6 | Necrotizing fasciitis | necrotizing fasciitis | serious
M75.00 | Adhesive capsulitis of unspecified shoulder | frozen shoulder; adhesive capsulitis; adhesive capsulitis of shoulder | side=none
M75.01 | Adhesive capsulitis of right shoulder | = | side=right
M75.02 | Adhesive capsulitis of left shoulder | = | side=left
M75.100 | Unspecified rotator cuff tear or rupture of unspecified shoulder, not specified as traumatic | rotator cuff tear; torn rotator cuff; rotator cuff syndrome; rotator cuff rupture; rotator cuff injury; rotator cuff disease; rotator cuff problem; supraspinatus tear; tear + supraspinatus; tear + infraspinatus; tear + subscapularis; tear + rotator cuff; torn supraspinatus | side=none
M75.101 | Unspecified rotator cuff tear or rupture of right shoulder, not specified as traumatic | = | side=right
M75.102 | Unspecified rotator cuff tear or rupture of left shoulder, not specified as traumatic | = | side=left
M75.110 | Incomplete rotator cuff tear or rupture of unspecified shoulder, not specified as traumatic | partial rotator cuff tear; incomplete rotator cuff tear; rotator cuff tear + partial; rotator cuff tear + partial thickness; tear + supraspinatus + partial; supraspinatus tear + partial; partial supraspinatus tear; partial tear of supraspinatus | side=none
M75.111 | Incomplete rotator cuff tear or rupture of right shoulder, not specified as traumatic | = | side=right
M75.112 | Incomplete rotator cuff tear or rupture of left shoulder, not specified as traumatic | = | side=left
M75.120 | Complete rotator cuff tear or rupture of unspecified shoulder, not specified as traumatic | complete rotator cuff tear; full thickness rotator cuff tear; rotator cuff tear + full thickness; rotator cuff tear + complete; tear + supraspinatus + full thickness; tear + supraspinatus + all way through; tear + supraspinatus + complete; supraspinatus tear + full thickness; supraspinatus tear + complete; full thickness supraspinatus tear; full thickness tear of supraspinatus; complete tear of supraspinatus; complete supraspinatus tear | side=none
M75.121 | Complete rotator cuff tear or rupture of right shoulder, not specified as traumatic | = | side=right
M75.122 | Complete rotator cuff tear or rupture of left shoulder, not specified as traumatic | = | side=left
M75.20 | Bicipital tendinitis, unspecified shoulder | biceps tendinitis; bicipital tendinitis; biceps tendonitis; bicipital tendonitis; biceps tendinopathy; proximal biceps tendinitis | side=none
M75.21 | Bicipital tendinitis, right shoulder | = | side=right
M75.22 | Bicipital tendinitis, left shoulder | = | side=left
M75.30 | Calcific tendinitis of unspecified shoulder | calcific tendinitis of shoulder; calcific tendinitis; calcific tendonitis; calcific tendonitis of shoulder | side=none
M75.31 | Calcific tendinitis of right shoulder | = | side=right
M75.32 | Calcific tendinitis of left shoulder | = | side=left
M75.40 | Impingement syndrome of unspecified shoulder | shoulder impingement; impingement syndrome; shoulder impingement syndrome; impingement of shoulder; subacromial impingement | side=none
M75.41 | Impingement syndrome of right shoulder | = | side=right
M75.42 | Impingement syndrome of left shoulder | = | side=left
M75.50 | Bursitis of unspecified shoulder | shoulder bursitis; subacromial bursitis; bursitis of shoulder; subdeltoid bursitis | side=none
M75.51 | Bursitis of right shoulder | = | side=right
M75.52 | Bursitis of left shoulder | = | side=left
M75.80 | Other shoulder lesions, unspecified shoulder | shoulder tendinitis; shoulder tendonitis; other shoulder lesion; shoulder tendinopathy; rotator cuff tendinopathy; rotator cuff tendinosis; rotator cuff tendonitis; rotator cuff tendinitis | side=none
M75.81 | Other shoulder lesions, right shoulder | = | side=right
M75.82 | Other shoulder lesions, left shoulder | = | side=left
M76.00 | Gluteal tendinitis, unspecified hip | gluteal tendinitis; gluteal tendinopathy; gluteal tendonitis | side=none
M76.01 | Gluteal tendinitis, right hip | = | side=right
M76.02 | Gluteal tendinitis, left hip | = | side=left
M76.30 | Iliotibial band syndrome, unspecified leg | it band syndrome; iliotibial band syndrome; itb syndrome; iliotibial band friction syndrome | side=none
M76.31 | Iliotibial band syndrome, right leg | = | side=right
M76.32 | Iliotibial band syndrome, left leg | = | side=left
M76.50 | Patellar tendinitis, unspecified knee | patellar tendinitis; patellar tendonitis; jumper's knee; patellar tendinopathy; jumpers knee | side=none
M76.51 | Patellar tendinitis, right knee | = | side=right
M76.52 | Patellar tendinitis, left knee | = | side=left
M76.60 | Achilles tendinitis, unspecified leg | achilles tendinitis; achilles tendonitis; achilles tendinopathy; achilles bursitis; achilles tendinosis | side=none
M76.61 | Achilles tendinitis, right leg | = | side=right
M76.62 | Achilles tendinitis, left leg | = | side=left
M76.70 | Peroneal tendinitis, unspecified leg | peroneal tendinitis; peroneal tendonitis; peroneal tendinopathy | side=none
M76.71 | Peroneal tendinitis, right leg | = | side=right
M76.72 | Peroneal tendinitis, left leg | = | side=left
M76.821 | Posterior tibial tendinitis, right leg | posterior tibial tendinitis; posterior tibial tendon dysfunction; posterior tibial tendonitis | side=right
M76.822 | Posterior tibial tendinitis, left leg | = | side=left
M76.829 | Posterior tibial tendinitis, unspecified leg | = | side=none
M77.00 | Medial epicondylitis, unspecified elbow | golfer's elbow; medial epicondylitis; golfers elbow | side=none
M77.01 | Medial epicondylitis, right elbow | = | side=right
M77.02 | Medial epicondylitis, left elbow | = | side=left
M77.10 | Lateral epicondylitis, unspecified elbow | tennis elbow; lateral epicondylitis; lateral epicondylalgia | side=none
M77.11 | Lateral epicondylitis, right elbow | = | side=right
M77.12 | Lateral epicondylitis, left elbow | = | side=left
M77.30 | Calcaneal spur, unspecified foot | heel spur; calcaneal spur; bone spur of heel | side=none
M77.31 | Calcaneal spur, right foot | = | side=right
M77.32 | Calcaneal spur, left foot | = | side=left
M77.40 | Metatarsalgia, unspecified foot | metatarsalgia; ball of foot pain | side=none
M77.41 | Metatarsalgia, right foot | = | side=right
M77.42 | Metatarsalgia, left foot | = | side=left
M77.9 | Enthesopathy, unspecified | tendinitis; tendonitis; enthesopathy; bone spur; tendinopathy
M79.0 | Rheumatism, unspecified | rheumatism
M79.10 | Myalgia, unspecified site | muscle pain; myalgia; body aches; muscle aches; muscle soreness; aching muscles; myalgias; achy muscles | symptom
M79.18 | Myalgia, other site | myofascial pain; myofascial pain syndrome; trapezius pain; myalgia of other site; gluteal muscle pain
M79.2 | Neuralgia and neuritis, unspecified | neuralgia; nerve pain; neuritis; neuropathic pain | symptom
M79.601 | Pain in right arm | arm pain; pain in arm; upper extremity pain | symptom side=right
M79.602 | Pain in left arm | = | symptom side=left
M79.603 | Pain in arm, unspecified | = | symptom side=none
M79.604 | Pain in right leg | leg pain; pain in leg; lower extremity pain; pain in lower extremity | symptom side=right
M79.605 | Pain in left leg | = | symptom side=left
M79.606 | Pain in leg, unspecified | = | symptom side=none
M79.609 | Pain in unspecified limb | limb pain; pain in limb; extremity pain | symptom
M79.621 | Pain in right upper arm | upper arm pain | symptom side=right
M79.622 | Pain in left upper arm | = | symptom side=left
M79.629 | Pain in unspecified upper arm | = | symptom side=none
M79.631 | Pain in right forearm | forearm pain | symptom side=right
M79.632 | Pain in left forearm | = | symptom side=left
M79.639 | Pain in unspecified forearm | = | symptom side=none
M79.641 | Pain in right hand | hand pain; pain in hand; painful hand | symptom side=right
M79.642 | Pain in left hand | = | symptom side=left
M79.643 | Pain in unspecified hand | = | symptom side=none
M79.644 | Pain in right finger(s) | finger pain; thumb pain; pain in finger; pain in thumb; painful thumb | symptom side=right
M79.645 | Pain in left finger(s) | = | symptom side=left
M79.646 | Pain in unspecified finger(s) | = | symptom side=none
M79.651 | Pain in right thigh | thigh pain; pain in thigh; hamstring pain; quad pain; quadriceps pain | symptom side=right
M79.652 | Pain in left thigh | = | symptom side=left
M79.659 | Pain in unspecified thigh | = | symptom side=none
M79.661 | Pain in right lower leg | lower leg pain; calf pain; shin pain; pain in lower leg; pain in calf | symptom side=right
M79.662 | Pain in left lower leg | = | symptom side=left
M79.669 | Pain in unspecified lower leg | = | symptom side=none
M79.671 | Pain in right foot | foot pain; pain in foot; heel pain; pain in heel; arch pain; painful foot | symptom side=right
M79.672 | Pain in left foot | = | symptom side=left
M79.673 | Pain in unspecified foot | = | symptom side=none
M79.674 | Pain in right toe(s) | toe pain; pain in toe; big toe pain; great toe pain; painful toe | symptom side=right
M79.675 | Pain in left toe(s) | = | symptom side=left
M79.676 | Pain in unspecified toe(s) | = | symptom side=none
M79.7 | Fibromyalgia | fibromyalgia; fibromyositis | chronic
M79.81 | Nontraumatic hematoma of soft tissue | nontraumatic hematoma of soft tissue; soft tissue hematoma
M79.89 | Other specified soft tissue disorders | leg swelling soft tissue; soft tissue swelling; swelling of limb; arm swelling; hand swelling; finger swelling; foot swelling; swollen foot; swollen hand; swelling of hand; limb swelling | symptom
M79.9 | Soft tissue disorder, unspecified | soft tissue disorder
M80.00XA | Age-related osteoporosis with current pathological fracture, unspecified site, initial encounter for fracture | osteoporosis with fracture; osteoporotic fracture; fragility fracture; osteoporosis + pathological fracture | chronic enc=A
M80.00XD | Age-related osteoporosis with current pathological fracture, unspecified site, subsequent encounter for fracture with routine healing | = | chronic enc=D
M80.08XA | Age-related osteoporosis with current pathological fracture, vertebra(e), initial encounter for fracture | osteoporosis with vertebral fracture; osteoporotic compression fracture; osteoporosis + compression fracture; osteoporosis + vertebral fracture; osteoporotic vertebral fracture | chronic enc=A
M80.08XD | Age-related osteoporosis with current pathological fracture, vertebra(e), subsequent encounter for fracture with routine healing | = | chronic enc=D
M81.0 | Age-related osteoporosis without current pathological fracture | osteoporosis; postmenopausal osteoporosis; age related osteoporosis; thin bones osteoporosis; senile osteoporosis | chronic
M81.8 | Other osteoporosis without current pathological fracture | drug induced osteoporosis; steroid induced osteoporosis | chronic
M83.9 | Adult osteomalacia, unspecified | osteomalacia | chronic
M84.30XA | Stress fracture, unspecified site, initial encounter for fracture | stress fracture | enc=A
M84.30XD | Stress fracture, unspecified site, subsequent encounter for fracture with routine healing | = | enc=D
M84.361A | Stress fracture, right tibia, initial encounter for fracture | tibial stress fracture; stress fracture of tibia; stress fracture + tibia; stress fracture + shin | side=right enc=A
M84.361D | Stress fracture, right tibia, subsequent encounter for fracture with routine healing | = | side=right enc=D
M84.362A | Stress fracture, left tibia, initial encounter for fracture | = | side=left enc=A
M84.362D | Stress fracture, left tibia, subsequent encounter for fracture with routine healing | = | side=left enc=D
M84.369A | Stress fracture, unspecified tibia and fibula, initial encounter for fracture | = | side=none enc=A
M84.369D | Stress fracture, unspecified tibia and fibula, subsequent encounter for fracture with routine healing | = | side=none enc=D
M84.374A | Stress fracture, right foot, initial encounter for fracture | stress fracture of foot; stress fracture + foot; metatarsal stress fracture; stress fracture of metatarsal | side=right enc=A
M84.374D | Stress fracture, right foot, subsequent encounter for fracture with routine healing | = | side=right enc=D
M84.375A | Stress fracture, left foot, initial encounter for fracture | = | side=left enc=A
M84.375D | Stress fracture, left foot, subsequent encounter for fracture with routine healing | = | side=left enc=D
M84.376A | Stress fracture, unspecified foot, initial encounter for fracture | = | side=none enc=A
M84.376D | Stress fracture, unspecified foot, subsequent encounter for fracture with routine healing | = | side=none enc=D
M85.60 | Other cyst of bone, unspecified site | bone cyst
M85.80 | Other specified disorders of bone density and structure, unspecified site | osteopenia; low bone density; low bone mass | chronic
M86.9 | Osteomyelitis, unspecified | osteomyelitis; bone infection | serious
M87.051 | Idiopathic aseptic necrosis of right femur | avascular necrosis of hip; avascular necrosis of femoral head; avascular necrosis + hip; osteonecrosis of hip | chronic side=right
M87.052 | Idiopathic aseptic necrosis of left femur | = | chronic side=left
M87.059 | Idiopathic aseptic necrosis of unspecified femur | = | chronic side=none
M87.9 | Osteonecrosis, unspecified | avascular necrosis; osteonecrosis | chronic
M88.9 | Osteitis deformans of unspecified bone | paget's disease of bone; paget disease of bone | chronic
M89.8X9 | Other specified disorders of bone, unspecified site | bone pain | symptom
M92.521 | Juvenile osteochondrosis of tibia tubercle, right leg | osgood schlatter; osgood schlatter disease; osgood-schlatter | side=right
M92.522 | Juvenile osteochondrosis of tibia tubercle, left leg | = | side=left
M92.523 | Juvenile osteochondrosis of tibia tubercle, bilateral | = | side=both
M92.529 | Juvenile osteochondrosis of tibia tubercle, unspecified leg | = | side=none
M93.90 | Osteochondropathy, unspecified of unspecified site | osteochondropathy
M94.0 | Chondrocostal junction syndrome [Tietze] | costochondritis; tietze syndrome; chest wall inflammation
M95.0 | Acquired deformity of nose | acquired nose deformity; saddle nose
M96.1 | Postlaminectomy syndrome, not elsewhere classified | postlaminectomy syndrome; failed back syndrome; failed back surgery syndrome; post laminectomy syndrome | chronic
M99.01 | Segmental and somatic dysfunction of cervical region | cervical somatic dysfunction; segmental and somatic dysfunction of cervical region
M99.03 | Segmental and somatic dysfunction of lumbar region | lumbar somatic dysfunction; somatic dysfunction of lumbar region
M99.05 | Segmental and somatic dysfunction of pelvic region | pelvic somatic dysfunction
`;
