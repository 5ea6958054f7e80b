/** J00-J99: breathing. The format is in ../parse-table.ts. */
export const respiratory = `
J00 | Acute nasopharyngitis [common cold] | common cold; nasopharyngitis; head cold; bad cold; viral cold | minor
J01.00 | Acute maxillary sinusitis, unspecified | acute maxillary sinusitis; maxillary sinusitis; maxillary sinus infection
J01.10 | Acute frontal sinusitis, unspecified | acute frontal sinusitis; frontal sinusitis
J01.20 | Acute ethmoidal sinusitis, unspecified | acute ethmoidal sinusitis; ethmoid sinusitis
J01.90 | Acute sinusitis, unspecified | sinusitis; sinus infection; acute sinusitis; acute bacterial sinusitis; bacterial sinusitis; acute rhinosinusitis; viral sinusitis
J01.91 | Acute recurrent sinusitis, unspecified | recurrent sinusitis; recurrent sinus infections; recurrent acute sinusitis; acute recurrent sinusitis
J02.0 | Streptococcal pharyngitis | strep throat; strep pharyngitis; streptococcal pharyngitis; streptococcal sore throat; group a strep
J02.9 | Acute pharyngitis, unspecified | pharyngitis; acute pharyngitis; viral pharyngitis; throat infection; viral sore throat
J03.00 | Acute streptococcal tonsillitis, unspecified | strep tonsillitis; streptococcal tonsillitis
J03.90 | Acute tonsillitis, unspecified | tonsillitis; acute tonsillitis
J03.91 | Acute recurrent tonsillitis, unspecified | recurrent tonsillitis; acute recurrent tonsillitis
J04.0 | Acute laryngitis | laryngitis; acute laryngitis
J04.10 | Acute tracheitis without obstruction | tracheitis
J05.0 | Acute obstructive laryngitis [croup] | croup; acute obstructive laryngitis
J05.10 | Acute epiglottitis without obstruction | epiglottitis | serious
J06.9 | Acute upper respiratory infection, unspecified | upper respiratory infection; uri; viral uri; upper respiratory tract infection; viral upper respiratory infection; respiratory infection viral; chest cold; upper respiratory infections; viral respiratory infection
J09.X2 | Influenza due to identified novel influenza A virus with other respiratory manifestations | avian influenza
J10.1 | Influenza due to other identified influenza virus with other respiratory manifestations | influenza a; influenza b; influenza confirmed; flu test positive; flu a; flu b; positive for flu; positive for influenza | serious
J11.1 | Influenza due to unidentified influenza virus with other respiratory manifestations | influenza; flu; the flu; influenza like illness | serious
J12.82 | Pneumonia due to coronavirus disease 2019 | covid pneumonia; pneumonia due to covid; covid 19 pneumonia; covid + pneumonia | serious
J12.9 | Viral pneumonia, unspecified | viral pneumonia | serious
J13 | Pneumonia due to Streptococcus pneumoniae | pneumococcal pneumonia | serious
J15.7 | Pneumonia due to Mycoplasma pneumoniae | mycoplasma pneumonia; walking pneumonia; atypical pneumonia | serious
J15.9 | Unspecified bacterial pneumonia | bacterial pneumonia | serious
J18.0 | Bronchopneumonia, unspecified organism | bronchopneumonia | serious
J18.1 | Lobar pneumonia, unspecified organism | lobar pneumonia | serious
J18.9 | Pneumonia, unspecified organism | pneumonia; community acquired pneumonia; right lower lobe pneumonia; left lower lobe pneumonia | serious
J20.5 | Acute bronchitis due to respiratory syncytial virus | rsv bronchitis; acute bronchitis due to rsv
J20.9 | Acute bronchitis, unspecified | acute bronchitis; bronchitis acute; viral bronchitis
J21.0 | Acute bronchiolitis due to respiratory syncytial virus | rsv bronchiolitis; rsv
J21.9 | Acute bronchiolitis, unspecified | bronchiolitis; acute bronchiolitis
J22 | Unspecified acute lower respiratory infection | lower respiratory infection; chest infection; lower respiratory tract infection; acute lower respiratory infection; lung infection; lung infections; recurrent lung infections
J30.0 | Vasomotor rhinitis | vasomotor rhinitis; nonallergic rhinitis
J30.1 | Allergic rhinitis due to pollen | allergic rhinitis + pollen; allergic rhinitis due to pollen; pollen allergy; hay fever | chronic
J30.2 | Other seasonal allergic rhinitis | seasonal allergies; seasonal allergic rhinitis; seasonal allergy; seasonal rhinitis | chronic
J30.81 | Allergic rhinitis due to animal (cat) (dog) hair and dander | allergic rhinitis + cat; allergic rhinitis + dog; pet dander allergy; allergic rhinitis due to animal dander; cat allergy; dog allergy | chronic
J30.89 | Other allergic rhinitis | perennial allergic rhinitis; dust mite allergy; other allergic rhinitis; allergic rhinitis + dust; year round allergies | chronic
J30.9 | Allergic rhinitis, unspecified | allergic rhinitis; nasal allergies; environmental allergies; allergies | chronic
J31.0 | Chronic rhinitis | chronic rhinitis; rhinitis | chronic
J31.2 | Chronic pharyngitis | chronic pharyngitis; chronic sore throat | chronic
J32.0 | Chronic maxillary sinusitis | chronic maxillary sinusitis | chronic
J32.9 | Chronic sinusitis, unspecified | chronic sinusitis; chronic sinus infection; chronic rhinosinusitis; chronic sinus infections | chronic
J33.9 | Nasal polyp, unspecified | nasal polyp; nasal polyps; nasal polyposis | chronic
J34.0 | Abscess, furuncle and carbuncle of nose | nasal abscess; nasal vestibulitis; furuncle of nose
J34.2 | Deviated nasal septum | deviated septum; deviated nasal septum; septal deviation
J34.3 | Hypertrophy of nasal turbinates | turbinate hypertrophy; hypertrophy of nasal turbinates; enlarged turbinates
J34.89 | Other specified disorders of nose and nasal sinuses | nasal obstruction; nasal lesion; nasal dryness; dry nose; nasal septal perforation
J35.01 | Chronic tonsillitis | chronic tonsillitis | chronic
J35.1 | Hypertrophy of tonsils | enlarged tonsils; tonsillar hypertrophy; hypertrophy of tonsils
J35.2 | Hypertrophy of adenoids | adenoid hypertrophy; enlarged adenoids; hypertrophy of adenoids
J35.3 | Hypertrophy of tonsils with hypertrophy of adenoids | adenotonsillar hypertrophy; enlarged tonsils and adenoids; tonsillar hypertrophy + adenoid hypertrophy
J35.8 | Other chronic diseases of tonsils and adenoids | tonsil stones; tonsillolith; tonsilloliths
J36 | Peritonsillar abscess | peritonsillar abscess; quinsy | serious
J37.0 | Chronic laryngitis | chronic laryngitis | chronic
J38.00 | Paralysis of vocal cords and larynx, unspecified | vocal cord paralysis; vocal fold paralysis; paralysis of vocal cords
J38.01 | Paralysis of vocal cords and larynx, unilateral | unilateral vocal cord paralysis
J38.1 | Polyp of vocal cord and larynx | vocal cord polyp; polyp of vocal cord
J38.2 | Nodules of vocal cords | vocal nodules; vocal cord nodules; vocal fold nodules
J38.3 | Other diseases of vocal cords | vocal cord dysfunction; vocal fold lesion; muscle tension dysphonia; vocal cord disorder
J38.5 | Laryngeal spasm | laryngospasm
J39.2 | Other diseases of pharynx | pharyngeal lesion; throat lesion; pharynx disorder
J40 | Bronchitis, not specified as acute or chronic | bronchitis
J41.0 | Simple chronic bronchitis | simple chronic bronchitis | chronic
J42 | Unspecified chronic bronchitis | chronic bronchitis | chronic
J43.2 | Centrilobular emphysema | centrilobular emphysema | chronic
J43.9 | Emphysema, unspecified | emphysema; pulmonary emphysema | chronic
J44.0 | Chronic obstructive pulmonary disease with (acute) lower respiratory infection | copd + pneumonia; copd + acute bronchitis; copd with lower respiratory infection; chronic obstructive pulmonary disease + pneumonia | chronic serious
J44.1 | Chronic obstructive pulmonary disease with (acute) exacerbation | copd exacerbation; acute exacerbation of copd; copd + exacerbation; chronic obstructive pulmonary disease + exacerbation; copd flare; copd + flare; copd + acute exacerbation; chronic obstructive pulmonary disease exacerbation | chronic serious
J44.89 | Other specified chronic obstructive pulmonary disease | asthma copd overlap; chronic asthmatic bronchitis; copd + asthma | chronic
J44.9 | Chronic obstructive pulmonary disease, unspecified | copd; chronic obstructive pulmonary disease; chronic obstructive lung disease; chronic airway obstruction | chronic
J45.20 | Mild intermittent asthma, uncomplicated | mild intermittent asthma; intermittent asthma; asthma + mild intermittent | chronic
J45.21 | Mild intermittent asthma with (acute) exacerbation | mild intermittent asthma + exacerbation; intermittent asthma + exacerbation | chronic
J45.30 | Mild persistent asthma, uncomplicated | mild persistent asthma; asthma + mild persistent | chronic
J45.31 | Mild persistent asthma with (acute) exacerbation | mild persistent asthma + exacerbation | chronic
J45.40 | Moderate persistent asthma, uncomplicated | moderate persistent asthma; asthma + moderate persistent | chronic
J45.41 | Moderate persistent asthma with (acute) exacerbation | moderate persistent asthma + exacerbation | chronic
J45.50 | Severe persistent asthma, uncomplicated | severe persistent asthma; asthma + severe persistent | chronic
J45.51 | Severe persistent asthma with (acute) exacerbation | severe persistent asthma + exacerbation | chronic
J45.901 | Unspecified asthma with (acute) exacerbation | asthma exacerbation; asthma attack; acute asthma; asthma + exacerbation; asthma flare; asthma + flare; acute exacerbation of asthma; asthma + acute exacerbation; asthma flare up | chronic
J45.902 | Unspecified asthma with status asthmaticus | status asthmaticus | serious
J45.909 | Unspecified asthma, uncomplicated | asthma; bronchial asthma; asthmatic | chronic
J45.990 | Exercise induced bronchospasm | exercise induced asthma; exercise induced bronchospasm; exercise induced bronchoconstriction; asthma + exercise induced | chronic
J45.991 | Cough variant asthma | cough variant asthma | chronic
J47.1 | Bronchiectasis with (acute) exacerbation | bronchiectasis + exacerbation; bronchiectasis exacerbation | chronic
J47.9 | Bronchiectasis, uncomplicated | bronchiectasis | chronic
J60 | Coalworker's pneumoconiosis | coal workers pneumoconiosis; black lung | chronic
J61 | Pneumoconiosis due to asbestos and other mineral fibers | asbestosis | chronic
J62.8 | Pneumoconiosis due to other dust containing silica | silicosis | chronic
J67.0 | Farmer's lung | farmer's lung; farmers lung; farmer lung; hypersensitivity pneumonitis + hay; hypersensitivity pneumonitis + farmer's lung | chronic
J67.9 | Hypersensitivity pneumonitis due to unspecified organic dust | hypersensitivity pneumonitis | chronic
J68.0 | Bronchitis and pneumonitis due to chemicals, gases, fumes and vapors | chemical bronchitis; chemical inhalation
J69.0 | Pneumonitis due to inhalation of food and vomit | aspiration pneumonia; aspiration pneumonitis | serious
J80 | Acute respiratory distress syndrome | ards; acute respiratory distress syndrome | serious
J81.0 | Acute pulmonary edema | acute pulmonary edema; flash pulmonary edema | serious
J81.1 | Chronic pulmonary edema | pulmonary edema; chronic pulmonary edema
J82.83 | Eosinophilic asthma | eosinophilic asthma | chronic
J84.10 | Pulmonary fibrosis, unspecified | pulmonary fibrosis; lung fibrosis; scarring of lungs | chronic
J84.112 | Idiopathic pulmonary fibrosis | idiopathic pulmonary fibrosis; ipf | chronic
J84.9 | Interstitial pulmonary disease, unspecified | interstitial lung disease; ild | chronic
J86.9 | Pyothorax without fistula | empyema | serious
J90 | Pleural effusion, not elsewhere classified | pleural effusion; fluid around lung
J92.9 | Pleural plaque without asbestos | pleural plaque; pleural thickening
J93.83 | Other pneumothorax | spontaneous pneumothorax | serious
J93.9 | Pneumothorax, unspecified | pneumothorax; collapsed lung | serious
J94.2 | Hemothorax | hemothorax | serious
J95.851 | Ventilator associated pneumonia | ventilator associated pneumonia | serious
J96.00 | Acute respiratory failure, unspecified whether with hypoxia or hypercapnia | acute respiratory failure | serious
J96.01 | Acute respiratory failure with hypoxia | acute respiratory failure with hypoxia; acute hypoxic respiratory failure; acute hypoxemic respiratory failure | serious
J96.10 | Chronic respiratory failure, unspecified whether with hypoxia or hypercapnia | chronic respiratory failure | chronic
J96.11 | Chronic respiratory failure with hypoxia | chronic respiratory failure with hypoxia; chronic hypoxic respiratory failure; chronic hypoxemic respiratory failure; chronic respiratory failure + oxygen | chronic
J98.01 | Acute bronchospasm | bronchospasm; acute bronchospasm
J98.11 | Atelectasis | atelectasis
J98.4 | Other disorders of lung | lung disease; lung lesion
J98.8 | Other specified respiratory disorders | reactive airway disease; reactive airways disease; rad
J98.9 | Respiratory disorder, unspecified | respiratory disorder; respiratory disease
`;
