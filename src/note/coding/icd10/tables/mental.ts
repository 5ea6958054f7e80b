/** F01-F99: mind and behaviour. The format is in ../parse-table.ts. */
export const mental = `
F01.50 | Vascular dementia, unspecified severity, without behavioral disturbance, psychotic disturbance, mood disturbance, and anxiety | vascular dementia; multi infarct dementia | chronic
F02.80 | Dementia in other diseases classified elsewhere, unspecified severity, without behavioral disturbance, psychotic disturbance, mood disturbance, and anxiety | dementia in other disease | chronic
F03.90 | Unspecified dementia, unspecified severity, without behavioral disturbance, psychotic disturbance, mood disturbance, and anxiety | dementia; senile dementia; dementia without behavioral disturbance | chronic
F03.911 | Unspecified dementia, unspecified severity, with agitation | dementia + agitation | chronic
F03.A0 | Unspecified dementia, mild, without behavioral disturbance, psychotic disturbance, mood disturbance, and anxiety | mild dementia | chronic
F03.B0 | Unspecified dementia, moderate, without behavioral disturbance, psychotic disturbance, mood disturbance, and anxiety | moderate dementia | chronic
F03.C0 | Unspecified dementia, severe, without behavioral disturbance, psychotic disturbance, mood disturbance, and anxiety | severe dementia | chronic
F05 | Delirium due to known physiological condition | delirium; acute confusion; acute confusional state | serious
F06.30 | Mood disorder due to known physiological condition, unspecified | mood disorder due to medical condition | chronic
F06.4 | Anxiety disorder due to known physiological condition | anxiety due to medical condition | chronic
F07.81 | Postconcussional syndrome | post concussion syndrome; postconcussion syndrome; post concussive syndrome; postconcussional syndrome | chronic
F10.10 | Alcohol abuse, uncomplicated | alcohol abuse; harmful drinking; mild alcohol use disorder; alcohol use disorder + mild; alcohol misuse | chronic
F10.11 | Alcohol abuse, in remission | alcohol abuse in remission; mild alcohol use disorder + remission | chronic
F10.129 | Alcohol abuse with intoxication, unspecified | alcohol intoxication; intoxicated with alcohol
F10.20 | Alcohol dependence, uncomplicated | alcohol dependence; alcoholism; alcohol use disorder; moderate alcohol use disorder; severe alcohol use disorder; alcohol addiction | chronic
F10.21 | Alcohol dependence, in remission | alcohol dependence in remission; alcohol use disorder + remission; recovering alcoholic; sober alcohol use disorder; alcohol dependence + remission | chronic
F10.230 | Alcohol dependence with withdrawal, uncomplicated | alcohol withdrawal; alcohol dependence + withdrawal | serious
F11.10 | Opioid abuse, uncomplicated | opioid abuse | chronic
F11.20 | Opioid dependence, uncomplicated | opioid dependence; opioid use disorder; opioid addiction; heroin addiction | chronic
F11.21 | Opioid dependence, in remission | opioid dependence in remission; opioid use disorder + remission | chronic
F11.23 | Opioid dependence with withdrawal | opioid withdrawal; opioid dependence + withdrawal
F12.10 | Cannabis abuse, uncomplicated | cannabis abuse; marijuana abuse | chronic
F12.20 | Cannabis dependence, uncomplicated | cannabis dependence; cannabis use disorder; marijuana dependence; marijuana use disorder | chronic
F12.90 | Cannabis use, unspecified, uncomplicated | cannabis use; marijuana use
F13.20 | Sedative, hypnotic or anxiolytic dependence, uncomplicated | benzodiazepine dependence; sedative dependence; benzodiazepine use disorder | chronic
F14.10 | Cocaine abuse, uncomplicated | cocaine abuse; cocaine use | chronic
F14.20 | Cocaine dependence, uncomplicated | cocaine dependence; cocaine use disorder; cocaine addiction | chronic
F15.10 | Other stimulant abuse, uncomplicated | methamphetamine abuse; amphetamine abuse; stimulant abuse | chronic
F15.20 | Other stimulant dependence, uncomplicated | methamphetamine dependence; stimulant use disorder; amphetamine dependence; methamphetamine use disorder | chronic
F17.200 | Nicotine dependence, unspecified, uncomplicated | nicotine dependence; tobacco use disorder; nicotine addiction; tobacco dependence; smoker; current smoker; smoking; tobacco smoking | chronic
F17.201 | Nicotine dependence, unspecified, in remission | nicotine dependence in remission; nicotine dependence + remission | chronic
F17.210 | Nicotine dependence, cigarettes, uncomplicated | cigarette smoker; cigarette nicotine dependence; nicotine dependence + cigarettes; smokes cigarettes; cigarette smoking; tobacco dependence + cigarettes; tobacco use disorder + cigarettes; smoker + cigarettes; smokes + cigarettes; smoking + cigarettes; pack a day smoker | chronic
F17.211 | Nicotine dependence, cigarettes, in remission | nicotine dependence + cigarettes + remission | chronic
F17.220 | Nicotine dependence, chewing tobacco, uncomplicated | chewing tobacco; chewing tobacco dependence; smokeless tobacco use; nicotine dependence + chewing tobacco | chronic
F17.290 | Nicotine dependence, other tobacco product, uncomplicated | vaping; vaping nicotine; e cigarette use; nicotine vaping | chronic
F19.10 | Other psychoactive substance abuse, uncomplicated | substance abuse; drug abuse; polysubstance abuse | chronic
F19.20 | Other psychoactive substance dependence, uncomplicated | substance use disorder; drug dependence; polysubstance dependence; drug addiction; substance dependence | chronic
F20.0 | Paranoid schizophrenia | paranoid schizophrenia | chronic
F20.9 | Schizophrenia, unspecified | schizophrenia | chronic
F22 | Delusional disorders | delusional disorder | chronic
F23 | Brief psychotic disorder | brief psychotic disorder
F25.0 | Schizoaffective disorder, bipolar type | schizoaffective disorder bipolar type | chronic
F25.1 | Schizoaffective disorder, depressive type | schizoaffective disorder depressive type | chronic
F25.9 | Schizoaffective disorder, unspecified | schizoaffective disorder; schizoaffective | chronic
F29 | Unspecified psychosis not due to a substance or known physiological condition | psychosis; psychotic disorder | chronic
F30.9 | Manic episode, unspecified | manic episode; mania
F31.10 | Bipolar disorder, current episode manic without psychotic features, unspecified | bipolar disorder + manic | chronic
F31.30 | Bipolar disorder, current episode depressed, mild or moderate severity, unspecified | bipolar disorder + depressed; bipolar disorder + depressive episode; bipolar depression | chronic
F31.70 | Bipolar disorder, currently in remission, most recent episode unspecified | bipolar disorder + remission | chronic
F31.81 | Bipolar II disorder | bipolar 2; bipolar ii; bipolar ii disorder; bipolar 2 disorder; bipolar type 2; bipolar disorder type 2 | chronic
F31.9 | Bipolar disorder, unspecified | bipolar; bipolar disorder; manic depression; bipolar 1 disorder; bipolar affective disorder | chronic
F32.0 | Major depressive disorder, single episode, mild | major depression mild; mild depression; mild major depression; major depressive disorder + mild; mild major depressive disorder; depression + mild; major depressive disorder single episode + mild; mildly depressed; depressed + mildly; depression + mildly; depressive episode + mild; major depressive episode + mild | chronic
F32.1 | Major depressive disorder, single episode, moderate | moderate depression; moderate major depression; major depressive disorder + moderate; major depressive disorder single episode moderate; depression + moderate; major depressive disorder single episode + moderate; depression + moderately severe; major depression + moderately severe; moderately depressed; depressed + moderately; depression + moderately; depressive episode + moderate; major depressive episode + moderate | chronic
F32.2 | Major depressive disorder, single episode, severe without psychotic features | severe depression; severe major depression; major depressive disorder + severe; depression + severe; major depressive disorder single episode + severe; severely depressed; depressed severely; depressive episode + severe; major depressive episode + severe | chronic
F32.3 | Major depressive disorder, single episode, severe with psychotic features | psychotic depression; major depression + psychotic features | chronic
F32.4 | Major depressive disorder, single episode, in partial remission | major depressive disorder + partial remission; depression + partial remission; major depressive disorder single episode + partial remission | chronic
F32.5 | Major depressive disorder, single episode, in full remission | major depressive disorder + full remission; depression in remission; depression + full remission; depression + remission; major depressive disorder + remission; major depressive disorder single episode + remission; major depressive disorder single episode + full remission | chronic
F32.81 | Premenstrual dysphoric disorder | premenstrual dysphoric disorder; pmdd | chronic
F32.9 | Major depressive disorder, single episode, unspecified | major depression; major depressive disorder; mdd; clinical depression; major depressive disorder single episode; major depressive episode | chronic
F32.A | Depression, unspecified | depression; depressive disorder; depressed mood disorder; depressed; depressive episode | chronic
F33.0 | Major depressive disorder, recurrent, mild | recurrent depression mild; recurrent major depression + mild; recurrent major depressive disorder + mild; major depressive disorder recurrent mild; major depressive disorder recurrent + mild; recurrent episode of major depression + mild; recurrent episode of major depressive disorder + mild; recurrent episode of depression + mild; major depression recurrent + mild; depression recurrent + mild; relapse of major depression + mild; relapse of major depressive disorder + mild; relapse of depression + mild; recurrent depressive episode + mild; recurrent major depressive episode + mild; depressive episode + recurrent + mild; major depression + recurrent + mild; major depressive disorder + recurrent + mild; depression + recurrent + mild | chronic
F33.1 | Major depressive disorder, recurrent, moderate | recurrent major depression + moderate; recurrent major depressive disorder + moderate; major depressive disorder recurrent moderate; recurrent depression + moderate; major depressive disorder recurrent + moderate; recurrent episode of major depression + moderate; recurrent episode of major depressive disorder + moderate; recurrent episode of depression + moderate; major depression recurrent + moderate; depression recurrent + moderate; relapse of major depression + moderate; relapse of major depressive disorder + moderate; relapse of depression + moderate; moderate recurrent depression; recurrent depressive episode + moderate; recurrent major depressive episode + moderate; depressive episode + recurrent + moderate; major depression + recurrent + moderate; major depressive disorder + recurrent + moderate; depression + recurrent + moderate | chronic
F33.2 | Major depressive disorder, recurrent severe without psychotic features | recurrent major depression + severe; recurrent major depressive disorder + severe; major depressive disorder recurrent severe; major depressive disorder recurrent + severe; recurrent episode of major depression + severe; recurrent episode of major depressive disorder + severe; recurrent episode of depression + severe; major depression recurrent + severe; depression recurrent + severe; relapse of major depression + severe; relapse of major depressive disorder + severe; relapse of depression + severe; severe recurrent depression; recurrent depressive episode + severe; recurrent major depressive episode + severe; depressive episode + recurrent + severe; major depression + recurrent + severe; major depressive disorder + recurrent + severe; depression + recurrent + severe | chronic
F33.40 | Major depressive disorder, recurrent, in remission, unspecified | recurrent depression + remission; recurrent major depressive disorder + remission; major depressive disorder recurrent + remission | chronic
F33.41 | Major depressive disorder, recurrent, in partial remission | recurrent depression + partial remission; recurrent major depressive disorder + partial remission; major depressive disorder recurrent + partial remission; major depressive disorder + recurrent + partial remission | chronic
F33.42 | Major depressive disorder, recurrent, in full remission | recurrent depression + full remission; recurrent major depressive disorder + full remission; major depressive disorder recurrent + full remission; major depressive disorder + recurrent + full remission | chronic
F33.9 | Major depressive disorder, recurrent, unspecified | recurrent depression; recurrent major depression; recurrent major depressive disorder; major depressive disorder recurrent; chronic recurrent depression; recurrent episode of major depression; recurrent episode of major depressive disorder; recurrent episode of depression; major depression recurrent; depression recurrent; relapse of major depression; relapse of major depressive disorder; relapse of depression; recurrent major depressive episode; recurrent depressive episode | chronic
F34.0 | Cyclothymic disorder | cyclothymia; cyclothymic disorder | chronic
F34.1 | Dysthymic disorder | dysthymia; dysthymic disorder; persistent depressive disorder; chronic depression | chronic
F34.81 | Disruptive mood dysregulation disorder | disruptive mood dysregulation disorder; dmdd | chronic
F39 | Unspecified mood [affective] disorder | mood disorder | chronic
F40.00 | Agoraphobia, unspecified | agoraphobia | chronic
F40.01 | Agoraphobia with panic disorder | agoraphobia + panic disorder; agoraphobia with panic disorder | chronic
F40.10 | Social phobia, unspecified | social anxiety; social anxiety disorder; social phobia | chronic
F40.240 | Claustrophobia | claustrophobia
F40.243 | Fear of flying | fear of flying; flight anxiety; flying phobia
F40.298 | Other specified phobia | phobia; specific phobia; needle phobia
F41.0 | Panic disorder [episodic paroxysmal anxiety] | panic disorder; panic attack; panic attacks | chronic
F41.1 | Generalized anxiety disorder | generalized anxiety; generalized anxiety disorder; gad | chronic
F41.3 | Other mixed anxiety disorders | mixed anxiety disorder; anxiety + depression mixed; mixed anxiety and depression | chronic
F41.8 | Other specified anxiety disorders | anxiety depression; mixed anxiety depressive disorder | chronic
F41.9 | Anxiety disorder, unspecified | anxiety; anxiety disorder; anxious; health anxiety; anxiety attacks | chronic
F42.2 | Mixed obsessional thoughts and acts | mixed obsessional thoughts and acts | chronic
F42.4 | Excoriation (skin-picking) disorder | excoriation disorder; skin picking | chronic
F42.9 | Obsessive-compulsive disorder, unspecified | obsessive compulsive disorder; ocd | chronic
F43.0 | Acute stress reaction | acute stress reaction; acute stress disorder
F43.10 | Post-traumatic stress disorder, unspecified | ptsd; post traumatic stress disorder; posttraumatic stress disorder | chronic
F43.11 | Post-traumatic stress disorder, acute | acute ptsd; acute post traumatic stress disorder
F43.12 | Post-traumatic stress disorder, chronic | chronic ptsd; chronic post traumatic stress disorder | chronic
F43.20 | Adjustment disorder, unspecified | adjustment disorder
F43.21 | Adjustment disorder with depressed mood | adjustment disorder + depressed mood; adjustment disorder with depressed mood; grief reaction
F43.22 | Adjustment disorder with anxiety | adjustment disorder + anxiety; adjustment disorder with anxiety
F43.23 | Adjustment disorder with mixed anxiety and depressed mood | adjustment disorder + anxiety + depressed mood; adjustment disorder with mixed anxiety and depressed mood
F43.81 | Prolonged grief disorder | prolonged grief disorder; complicated grief | chronic
F43.9 | Reaction to severe stress, unspecified | stress reaction; reaction to stress
F44.4 | Conversion disorder with motor symptom or deficit | functional movement disorder; conversion disorder; functional weakness; functional neurological disorder | chronic
F44.5 | Conversion disorder with seizures or convulsions | psychogenic seizures; nonepileptic seizures; pnes; psychogenic nonepileptic seizures; functional seizures | chronic
F45.0 | Somatization disorder | somatization disorder | chronic
F45.1 | Undifferentiated somatoform disorder | somatic symptom disorder; undifferentiated somatoform disorder | chronic
F45.21 | Hypochondriasis | illness anxiety disorder; hypochondria; hypochondriasis | chronic
F45.22 | Body dysmorphic disorder | body dysmorphic disorder | chronic
F45.8 | Other somatoform disorders | teeth grinding while awake; globus hystericus
F48.1 | Depersonalization-derealization syndrome | depersonalization; derealization | chronic
F50.00 | Anorexia nervosa, unspecified | anorexia nervosa | chronic
F50.20 | Bulimia nervosa, unspecified | bulimia; bulimia nervosa | chronic
F50.819 | Binge eating disorder, unspecified | binge eating disorder; binge eating | chronic
F50.82 | Avoidant/restrictive food intake disorder | arfid; avoidant restrictive food intake disorder | chronic
F50.9 | Eating disorder, unspecified | eating disorder | chronic
F51.01 | Primary insomnia | primary insomnia; chronic insomnia disorder | chronic
F51.05 | Insomnia due to other mental disorder | insomnia due to mental disorder; insomnia due to anxiety; insomnia due to depression | chronic
F51.3 | Sleepwalking [somnambulism] | sleepwalking
F51.4 | Sleep terrors [night terrors] | night terrors; sleep terrors
F51.5 | Nightmare disorder | nightmares; nightmare disorder
F52.0 | Hypoactive sexual desire disorder | hypoactive sexual desire disorder; low sex drive disorder | chronic
F52.21 | Male erectile disorder | psychogenic erectile dysfunction; performance anxiety erectile dysfunction | chronic
F52.4 | Premature ejaculation | premature ejaculation
F52.5 | Vaginismus not due to a substance or known physiological condition | psychogenic vaginismus
F53.0 | Postpartum depression | postpartum depression; postnatal depression; post partum depression
F60.2 | Antisocial personality disorder | antisocial personality disorder | chronic
F60.3 | Borderline personality disorder | borderline personality disorder; borderline personality | chronic
F60.5 | Obsessive-compulsive personality disorder | obsessive compulsive personality disorder | chronic
F60.9 | Personality disorder, unspecified | personality disorder | chronic
F63.0 | Pathological gambling | gambling disorder; pathological gambling; gambling addiction | chronic
F63.3 | Trichotillomania | trichotillomania; hair pulling disorder | chronic
F64.0 | Transsexualism | gender dysphoria; gender incongruence | chronic
F70 | Mild intellectual disabilities | mild intellectual disability | chronic
F79 | Unspecified intellectual disabilities | intellectual disability | chronic
F80.0 | Phonological disorder | phonological disorder; articulation disorder
F80.1 | Expressive language disorder | expressive language disorder; expressive language delay; speech delay; delayed speech
F80.81 | Childhood onset fluency disorder | stuttering; childhood onset stuttering
F80.9 | Developmental disorder of speech and language, unspecified | speech disorder; language delay; developmental speech delay
F81.0 | Specific reading disorder | dyslexia; reading disorder | chronic
F81.9 | Developmental disorder of scholastic skills, unspecified | learning disability; learning disorder | chronic
F82 | Specific developmental disorder of motor function | motor delay; gross motor delay; developmental coordination disorder; dyspraxia
F84.0 | Autistic disorder | autism; autism spectrum disorder; autistic; asd; asperger syndrome | chronic
F90.0 | Attention-deficit hyperactivity disorder, predominantly inattentive type | adhd inattentive; adhd inattentive type; attention deficit disorder; add inattentive; adhd predominantly inattentive | chronic
F90.1 | Attention-deficit hyperactivity disorder, predominantly hyperactive type | adhd hyperactive; adhd hyperactive type | chronic
F90.2 | Attention-deficit hyperactivity disorder, combined type | adhd combined; adhd combined type; adhd + combined type | chronic
F90.9 | Attention-deficit hyperactivity disorder, unspecified type | adhd; attention deficit hyperactivity disorder; attention deficit; adult adhd | chronic
F91.3 | Oppositional defiant disorder | oppositional defiant disorder; odd behavior disorder | chronic
F91.9 | Conduct disorder, unspecified | conduct disorder | chronic
F93.0 | Separation anxiety disorder of childhood | separation anxiety; separation anxiety disorder
F94.0 | Selective mutism | selective mutism | chronic
F95.0 | Transient tic disorder | transient tics; transient tic; transient tic disorder; provisional tic disorder
F95.1 | Chronic motor or vocal tic disorder | chronic tics; chronic motor tic; chronic tic disorder; chronic motor tics | chronic
F95.2 | Tourette's disorder | tourette; tourette syndrome; tourettes | chronic
F95.9 | Tic disorder, unspecified | tic disorder; tics; facial tic | chronic
F98.0 | Enuresis not due to a substance or known physiological condition | psychogenic enuresis; nonorganic enuresis
F98.1 | Encopresis not due to a substance or known physiological condition | encopresis
F98.8 | Other specified behavioral and emotional disorders with onset usually occurring in childhood and adolescence | thumb sucking; nail biting
F99 | Mental disorder, not otherwise specified | mental illness; mental disorder | chronic
`;
