import { expect, test } from 'vitest';
import { isNotEnglish } from '../../src/note/not-english.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';

const otherLanguages = [
  [
    'Spanish',
    'Doctora: Buenos días, ¿qué le trae por aquí? Paciente: Tengo dolor de cabeza desde hace tres días y fiebre. Doctora: ¿Toma algún medicamento? Paciente: Paracetamol. Doctora: Descanse y beba agua, y vuelva si no mejora.',
  ],
  [
    'French',
    "Bonjour, qu'est-ce qui vous amène ? J'ai mal à la gorge depuis trois jours et un peu de fièvre. Vous prenez des médicaments ? Non, seulement du paracétamol. Je vais regarder votre gorge, ouvrez la bouche.",
  ],
  [
    'German',
    'Guten Tag, was führt Sie zu mir? Ich habe seit drei Tagen Husten und Fieber. Nehmen Sie Medikamente? Nein, nur Paracetamol. Ich höre jetzt die Lunge ab, bitte tief einatmen. Das war in der Nacht.',
  ],
  [
    'Dutch',
    'Goedemorgen, wat kan ik voor u doen? Ik heb al drie dagen hoofdpijn en het is niet over. Was het erger? Ja, en ik ben moe. Hoe lang al? Sinds maandag, denk ik, of misschien zondag.',
  ],
  [
    'Polish',
    'Dzień dobry, co panią sprowadza? Boli mnie gardło od trzech dni i mam gorączkę. Czy bierze pani leki? Nie, tylko paracetamol. Proszę otworzyć usta, zobaczę gardło. Dobrze, to infekcja wirusowa, proszę odpoczywać i dużo pić.',
  ],
  [
    'Chinese',
    '医生：你今天怎么了？ 病人：我 头 痛 已经 三 天 了 ， 还有 一点 发烧 。 医生：有 没有 咳嗽 ？ 病人：没有 。 医生：吃 了 什么 药 ？ 病人：只 吃 了 退烧药 。 医生：好 的 ， 我 来 看 一 下 你 的 喉咙 。 请 张开 嘴 。',
  ],
] as const;

test.for(otherLanguages)('a visit in %s is told from an English one', ([, visit]) => {
  expect(isNotEnglish(parseTranscript(visit))).toBe(true);
});

test.for([
  'what brings you in today my left knee has been hurting for three weeks now okay any swelling yes a bit of swelling after i walk and does it lock no it does not all right let me have a look at that knee',
  "Doctor: How's the wee man doing? Mother: He's been poorly since Tuesday, off his food, and he was up all night with his ear. Doctor: Any temperature? Mother: It was thirty-nine on the thermometer last night so I gave him Calpol.",
  'What brings you in today? Me duele la cabeza desde ayer. Okay, she says her head has been hurting since yesterday. Any fever with that? No, no tengo fiebre. All right, and does she take any medicine for it?',
  'Medications: Lisinopril, metformin, atorvastatin, aspirin, gabapentin, omeprazole. Doctor: And the insulin? Patient: Lantus, twenty units. Doctor: And for the pain? Patient: Tylenol. Doctor: Anything else that you take? Patient: Fish oil.',
])('English is English in any style: %s', (visit) => {
  expect(isNotEnglish(parseTranscript(visit))).toBe(false);
});

test('a few words tell no language', () => {
  expect(isNotEnglish(parseTranscript('Paciente: Tengo fiebre.'))).toBe(false);
});
