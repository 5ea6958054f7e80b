/** D50-D89: blood and immunity. The format is in ../parse-table.ts. */
export const blood = `
D50.0 | Iron deficiency anemia secondary to blood loss (chronic) | iron deficiency anemia & blood loss; anemia due to chronic blood loss; chronic blood loss anemia; iron deficiency anemia due to menorrhagia; iron deficiency anemia & heavy menstrual; iron deficiency anemia from bleeding; iron deficiency anemia due to bleeding; iron deficiency anemia from periods; iron deficiency anemia + losing blood; iron deficiency anemia & heavy periods; iron deficiency anemia & menorrhagia; blood loss anemia; anemia from blood loss; anemia from bleeding; anemia from heavy bleeding; anemia from heavy periods; anemia from periods; anemia from menorrhagia; anemia from slow bleeding; anemia from chronic bleeding; anemia from losing blood; anemia due to blood loss; anemia due to bleeding; anemia due to heavy bleeding; anemia due to heavy periods; anemia due to periods; anemia due to menorrhagia; anemia due to slow bleeding; anemia due to chronic bleeding; anemia due to losing blood; anemia because of blood loss; anemia because of bleeding; anemia because of heavy bleeding; anemia because of heavy periods; anemia because of periods; anemia because of menorrhagia; anemia because of slow bleeding; anemia because of chronic bleeding; anemia because of losing blood; anemic from blood loss; anemic from bleeding; anemic from heavy bleeding; anemic from heavy periods; anemic from periods; anemic from menorrhagia; anemic from slow bleeding; anemic from chronic bleeding; anemic from losing blood; anemic due to blood loss; anemic due to bleeding; anemic due to heavy bleeding; anemic due to heavy periods; anemic due to periods; anemic due to menorrhagia; anemic due to slow bleeding; anemic due to chronic bleeding; anemic due to losing blood; anemic because of blood loss; anemic because of bleeding; anemic because of heavy bleeding; anemic because of heavy periods; anemic because of periods; anemic because of menorrhagia; anemic because of slow bleeding; anemic because of chronic bleeding; anemic because of losing blood; anemic + low iron + from bleeding | chronic
D50.8 | Other iron deficiency anemias | iron deficiency anemia + diet; dietary iron deficiency anemia | chronic
D50.9 | Iron deficiency anemia, unspecified | iron deficiency anemia; iron deficient anemia; low iron anemia; ida; anemia due to iron deficiency; anemia + short of iron; anemic + short of iron; anemia + low iron; anemic + low iron; anemia + low in iron; anemic + low in iron; anemia + iron is low; anemic + iron is low; anemia + lack of iron; anemic + lack of iron; anemia + iron deficiency; anemic + iron deficiency; anemic + iron deficient; anemia + iron deficient; anemic from low iron; anemic iron | chronic
D51.0 | Vitamin B12 deficiency anemia due to intrinsic factor deficiency | pernicious anemia; intrinsic factor deficiency anemia | chronic
D51.9 | Vitamin B12 deficiency anemia, unspecified | b12 deficiency anemia; vitamin b12 deficiency anemia; anemia due to b12 deficiency | chronic
D52.9 | Folate deficiency anemia, unspecified | folate deficiency anemia | chronic
D53.1 | Other megaloblastic anemias, not elsewhere classified | megaloblastic anemia
D53.9 | Nutritional anemia, unspecified | nutritional anemia
D55.0 | Anemia due to glucose-6-phosphate dehydrogenase [G6PD] deficiency | g6pd deficiency; g6pd; glucose 6 phosphate dehydrogenase deficiency | chronic
D56.0 | Alpha thalassemia | alpha thalassemia | chronic
D56.1 | Beta thalassemia | beta thalassemia | chronic
D56.3 | Thalassemia minor | thalassemia trait; thalassemia minor; beta thalassemia trait | chronic
D56.9 | Thalassemia, unspecified | thalassemia | chronic
D57.00 | Hb-SS disease with crisis, unspecified | sickle cell crisis; sickle cell pain crisis; vaso occlusive crisis; sickle cell disease + crisis | chronic serious
D57.1 | Sickle-cell disease without crisis | sickle cell disease; sickle cell anemia; sickle cell | chronic
D57.3 | Sickle-cell trait | sickle cell trait | chronic
D58.0 | Hereditary spherocytosis | hereditary spherocytosis | chronic
D58.2 | Other hemoglobinopathies | hemoglobinopathy | chronic
D59.10 | Autoimmune hemolytic anemia, unspecified | autoimmune hemolytic anemia | chronic
D61.818 | Other pancytopenia | pancytopenia | chronic
D61.9 | Aplastic anemia, unspecified | aplastic anemia | chronic
D62 | Acute posthemorrhagic anemia | acute blood loss anemia; anemia due to acute blood loss; posthemorrhagic anemia
D63.0 | Anemia in neoplastic disease | anemia in cancer; anemia of malignancy; anemia due to cancer | chronic
D63.1 | Anemia in chronic kidney disease | anemia of chronic kidney disease; anemia & chronic kidney disease; anemia due to chronic kidney disease; anemia & ckd; renal anemia | chronic
D63.8 | Anemia in other chronic diseases classified elsewhere | anemia of chronic disease; anemia of chronic inflammation; anemia of inflammation | chronic
D64.81 | Anemia due to antineoplastic chemotherapy | chemotherapy induced anemia; anemia due to chemotherapy; anemia & chemotherapy; anemia & chemo; chemo induced anemia | chronic
D64.9 | Anemia, unspecified | anemia; low hemoglobin; low blood count; anemic | undiagnosed
D66 | Hereditary factor VIII deficiency | hemophilia a; factor 8 deficiency; hemophilia | chronic
D67 | Hereditary factor IX deficiency | hemophilia b; factor 9 deficiency | chronic
D68.00 | Von Willebrand disease, unspecified | von willebrand disease; von willebrand's disease | chronic
D68.51 | Activated protein C resistance | factor 5 leiden; factor v leiden; activated protein c resistance | chronic
D68.52 | Prothrombin gene mutation | prothrombin gene mutation | chronic
D68.59 | Other primary thrombophilia | thrombophilia; protein c deficiency; protein s deficiency; antithrombin deficiency | chronic
D68.61 | Antiphospholipid syndrome | antiphospholipid syndrome; antiphospholipid antibody syndrome | chronic
D68.62 | Lupus anticoagulant syndrome | lupus anticoagulant | chronic
D68.69 | Other thrombophilia | hypercoagulable state | chronic
D68.9 | Coagulation defect, unspecified | coagulopathy; clotting disorder; coagulation defect; bleeding disorder | chronic
D69.0 | Allergic purpura | henoch schonlein purpura; iga vasculitis; allergic purpura | serious
D69.2 | Other nonthrombocytopenic purpura | senile purpura; actinic purpura
D69.3 | Immune thrombocytopenic purpura | immune thrombocytopenic purpura; immune thrombocytopenia; itp; idiopathic thrombocytopenic purpura | chronic
D69.6 | Thrombocytopenia, unspecified | thrombocytopenia; low platelets; low platelet count
D70.1 | Agranulocytosis secondary to cancer chemotherapy | chemotherapy induced neutropenia; neutropenia due to chemotherapy; neutropenia + chemotherapy | serious
D70.9 | Neutropenia, unspecified | neutropenia; low neutrophils; febrile neutropenia
D72.10 | Eosinophilia, unspecified | eosinophilia; high eosinophils
D72.819 | Decreased white blood cell count, unspecified | leukopenia; low white count; low white blood cell count; low white cell count
D72.820 | Lymphocytosis (symptomatic) | lymphocytosis
D72.829 | Elevated white blood cell count, unspecified | leukocytosis; high white count; elevated white count; elevated white blood cell count; high white blood cell count; elevated wbc
D73.1 | Hypersplenism | hypersplenism
D75.1 | Secondary polycythemia | secondary polycythemia; erythrocytosis
D75.839 | Thrombocytosis, unspecified | thrombocytosis; high platelets; high platelet count
D75.89 | Other specified diseases of blood and blood-forming organs | macrocytosis
D80.1 | Nonfamilial hypogammaglobulinemia | hypogammaglobulinemia | chronic
D80.2 | Selective deficiency of immunoglobulin A [IgA] | iga deficiency; selective iga deficiency | chronic
D83.9 | Common variable immunodeficiency, unspecified | common variable immunodeficiency; cvid | chronic
D84.1 | Defects in the complement system | hereditary angioedema | chronic
D84.821 | Immunodeficiency due to drugs | immunosuppression due to medication; drug induced immunosuppression; immunosuppressed on medication; immunodeficiency due to drugs | chronic
D84.9 | Immunodeficiency, unspecified | immunodeficiency; immunocompromised; immune deficiency | chronic
D86.0 | Sarcoidosis of lung | pulmonary sarcoidosis; sarcoidosis of lung; sarcoidosis + lung | chronic
D86.9 | Sarcoidosis, unspecified | sarcoidosis; sarcoid | chronic
D89.1 | Cryoglobulinemia | cryoglobulinemia | chronic
D89.40 | Mast cell activation, unspecified | mast cell activation; mast cell activation syndrome | chronic
D89.9 | Disorder involving the immune mechanism, unspecified | immune disorder | chronic
`;
