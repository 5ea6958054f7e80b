/**
 * How English letters sound, a character a sound: consonants as written but for C (chin), S (shin), T (thin) and j (gin),
 * vowels i (see), I (sigh), e (set), A (say), a (sat), o (so), U (sue), u (sun). Rough: it serves to compare.
 */
export function pronounce(word: string): string {
  if (word === 'a') return 'u';
  if (word.length === 1) return letterNames[word] ?? '';
  const known = irregular.get(word);
  if (known !== undefined) return known;
  let sounds = '';
  for (let at = 0; at < word.length; ) {
    const [heard, length] = soundsAt(word, at);
    sounds += heard !== '' && sounds.endsWith(heard[0]!) ? heard.slice(1) : heard;
    at += length;
  }
  return sounds;
}

/** An abbreviation, letter by letter. */
export function spellOut(letters: string): string {
  return [...letters].map((letter) => letterNames[letter] ?? '').join('');
}

const letterNames: Record<string, string> = Object.fromEntries(
  'a A b bi c si d di e i f ef g ji h AC i I j jA k kA l el m em n en o o p pi q kyU r ar s es t ti u yU v vi w dubulyU x eks y wI z zi 1 wun 2 tU 3 Tri 4 for 5 fIv 6 siks 7 sevun 8 At 9 nIn'
    .split(' ')
    .flatMap((letter, i, all) => (i % 2 === 0 ? [[letter, all[i + 1]!]] : [])),
);

const irregular = new Map(
  `one wun|once wuns|won wun|two tU|to tU|too tU|do dU|does duz|done dun|of uv|the Tu|eye I|eyes Iz|our awr|hour awr|are ar|your yor|you yU|whole hol|who hU|said sed|says sez|have hav|give giv|come kum|some sum|was wuz|were wur|what wut|where wer|there Ter|their Ter|been bin|people pipul|iron Iurn|heart hart|hearts harts|blood blud|flood flud|son sun|none nun|love luv|above ubuv|month munT|front frunt|mother muTur|other uTur|brother bruTur|another unuTur|sure Sur|sugar Sugur|muscle musul|muscles musulz|ache Ak|aches Aks|stomach stumuk|half haf|calf kaf|calves kavz|could kud|would wud|should Sud|through TrU|though To|thought Tot|tough tuf|rough ruf|enough inuf|cough kof|coughing kofin|coffin kofin|colonel kurnul|island Ilund|very veri|any eni|many meni|busy bizi|women wimin|woman wumun|been bin|friend frend|again ugen|against ugenst|bread bred|breath breT|breathe briT|breathing briTin|dead ded|death deT|head hed|heads hedz|health helT|healthy helTi|heavy hevi|sweat swet|sweats swets|sweating swetin|instead insted|ready redi|weather weTur|breast brest|spread spred|thread Tred|lead lid|pleasure plezur|measure mezur|pressure preSur|pear per|wear wer|bear ber|tear ter|tears terz|swear swer|great grAt|break brAk|steak stAk|weight wAt|weights wAts|eight At|ate At|height hIt|neighbor nAbur|weigh wA|weighs wAz|way wA|key ki|keys kiz|ski ski|taxi taksi|i'm Im|i've Iv|i'd Id|i'll Il|we weo|he hi|she Si|me mi|be bi|we wi|no no|go go|so so|by bI|my mI|why wI|try trI|dry drI|fly flI|sky skI|cry krI|high hI|thigh TI|sigh sI|tie tI|die dI|lie lI|pie pI|dye dI|dies dIz|dyes dIz|lies lIz|ties tIz|bowel bawul|bowels bawulz|vowel vawul|vowels vawulz|towel tawul|flow flo|low lo|slow slo|blow blo|know no|knows noz|show So|grow gro|throw Tro|row ro|rows roz|own on|law lo|saw so|women wimin|gray grA|they TA|obey obA|phlegm flem|asthma azmu|uterus yUturus|urine yurin|ureter yuretur|ureters yureturz|cystoscopy sistoskupi|quiz kwiz|city siti|tongue tun|suit sUt|fruit frUt|juice jUs|bruise brUz|bruises brUzuz|minute minut|minutes minuts|sew so|chew CU|few fyU|new nU|knew nU|view vyU|an an|pneumonia numonyu|psoriasis surIusis|psychosis sIkosis|eczema eksumu|nausea nozyu|diarrhea dIuriu|hemorrhage hemurij|hemorrhages hemurijuz|edema udimu|oedema udimu|hernia hurniu|angina anjInu|migraine mIgrAn|migraines mIgrAnz|glaucoma glokomu|sciatica sIatiku|colonoscopy kolunoskupi|hysterectomy histurektumi|vasectomy vusektumi|appendectomy apundektumi|tonsillectomy tonsulektumi|biopsy bIopsi|diabetes dIubitiz|diabetic dIubetik|retina retinu|retinal retunul|penicillin penusilun|albuterol albyUturol|eliquis elukwis|xarelto zurelto|zyrtec zurtek|ozempic ozempik|acetaminophen usetuminufen|ibuprofen IbyUprofun|chlamydia klumidiu|trachea trAkiu|bronchitis bronkItis|esophagus usofugus|trachea trAkiu|choline kolin|echo eko|echocardiogram ekokardiogram|cholesterol kulesturol|chronic kronik|psa piesA|creatinine kriatunin|creatine kriutin|create kriAt|creates kriAts|creating kriAtin|created kriAtid|iodine Iudin|area eriu|areas eriuz|idea Idiu|being biin|seeing siin|doing dUin|going goin|create kriAt|bio bIo|science sIuns|riot rIut|quiet kwIut|diet dIut|lion lIun|giant jIunt`
    .split('|')
    .map((line) => line.split(' ') as [string, string]),
);

const vowels = 'aeiouy';
const isVowel = (letter: string | undefined) => letter !== undefined && vowels.includes(letter);

/** The sounds of the letters at `at`, and how many letters they take. */
function soundsAt(word: string, at: number): [string, number] {
  const letter = word[at]!;
  if (isVowel(letter) && !(letter === 'y' && at === 0)) return vowelAt(word, at);
  return consonantAt(word, at, letter);
}

// "rate", "these": the e at the end is not heard, and the vowel before it is long.
function isLong(word: string, at: number): boolean {
  if (isVowel(word[at + 1])) return false;
  const rest = word.slice(at + 2);
  return rest === 'e' || rest === 'es' || rest === 'ed';
}

function vowelAt(word: string, at: number): [string, number] {
  const letter = word[at]!;
  const left = word.length - at;
  const two = word.slice(at, at + 2);
  const three = word.slice(at, at + 3);
  switch (letter) {
    case 'a':
      if (three === 'aug') return word.startsWith('augh', at) ? ['o', 4] : ['og', 3];
      if (two === 'au' || two === 'aw') return ['o', 2];
      if (two === 'ai' || two === 'ay') return ['A', 2];
      if (two === 'ae') return ['i', 2];
      if (three === 'all' || three === 'alt' || three === 'alk')
        return three === 'alk' ? ['ok', 3] : ['ol', 2];
      if (left === 1) return ['u', 1];
      if (isLong(word, at) && at > 0 && word.slice(0, at).search(/[aeiouy]/) < 0) return ['A', 1];
      return isLong(word, at) ? ['A', 1] : ['a', 1];
    case 'e':
      if (word.startsWith('eigh', at)) return ['A', 4];
      if (three === 'eau') return ['o', 3];
      if (three === 'ear') return left === 3 ? ['ir', 3] : ['ur', 3];
      if (two === 'ee' || two === 'ea' || two === 'ei' || (two === 'ey' && left === 2)) return ['i', 2];
      if (two === 'eu' || two === 'ew') return ['U', 2];
      if (two === 'er') return ['ur', 2];
      if (left === 1) return word.length > 2 && /[aeiouy]/.test(word.slice(0, at)) ? ['', 1] : ['i', 1];
      if (two === 'ed' && left === 2) return /[td]$/.test(word.slice(0, at)) ? ['id', 2] : ['d', 2];
      if (two === 'es' && left === 2)
        return /(?:[sxzc]|ch|sh|g)$/.test(word.slice(0, at)) ? ['uz', 2] : ['z', 2];
      if (isLong(word, at)) return ['i', 1];
      return ['e', 1];
    case 'i':
      if (three === 'igh') return ['I', 3];
      if (two === 'ie') return ['i', 2];
      if (two === 'ir' && !isVowel(word[at + 2])) return ['ur', 2];
      if (left === 1) return ['i', 1];
      if (/^i[nv]e$/.test(word.slice(at)) && word.length > 5) return ['i', 1];
      if (isLong(word, at)) return ['I', 1];
      if (three === 'itis' || word.startsWith('itis', at)) return ['I', 1];
      return ['i', 1];
    case 'o':
      if (two === 'oo') return ['U', 2];
      if (word.startsWith('ough', at)) return ['o', 4];
      if (word.startsWith('ous', at) && left <= 4) return ['us', 3];
      if (three === 'our') return ['or', 3];
      if (two === 'ou') return ['aw', 2];
      if (two === 'ow') return left === 2 && at > 1 && word.length > 3 ? ['o', 2] : ['aw', 2];
      if (two === 'oi' || two === 'oy') return ['oy', 2];
      if (two === 'oa' || two === 'oe') return ['o', 2];
      return ['o', 1];
    case 'u':
      if (two === 'ur') return ['ur', 2];
      if (two === 'ui' || two === 'ue') return ['U', 2];
      if (at === 0 && (three === 'uni' || three === 'uro' || three === 'ure' || three === 'uri'))
        return ['yU', 1];
      if (isLong(word, at)) return ['U', 1];
      return ['u', 1];
    default:
      return ['i', 1];
  }
}

function consonantAt(word: string, at: number, letter: string): [string, number] {
  const next = word[at + 1];
  const left = word.length - at;
  const soft = next === 'e' || next === 'i' || next === 'y';
  switch (letter) {
    case 'c':
      if (next === 'h') {
        const greek =
          /^ch(?:[rl]|ol|em|ir|or[di]|oma|ymo)/.test(word.slice(at)) ||
          /(?:psy|^te|^s|ar|an|^e|tra|bron)$/.test(word.slice(0, at));
        return [
          greek && !word.startsWith('ch', 0)
            ? 'k'
            : /^ch(?:[rl]|ol[eio]|em[io])/.test(word.slice(at))
              ? 'k'
              : 'C',
          2,
        ];
      }
      if (next === 'k' || next === 'q') return ['k', next === 'k' ? 2 : 1];
      if (next === 'c') return /^cc[eiy]/.test(word.slice(at)) ? ['ks', 2] : ['k', 2];
      if (soft) return /^ci[aou]/.test(word.slice(at)) && at > 1 ? ['S', 2] : ['s', 1];
      return ['k', 1];
    case 'g':
      if (next === 'h') return at === 0 ? ['g', 2] : ['', 2];
      if (next === 'n' && (at === 0 || left === 2)) return ['n', 2];
      if (next === 'g') return ['g', 2];
      if (word[at - 1] === 'n' && left === 1) return ['', 1];
      if (soft && !/^(?:get|giv|gir|gea|gif)/.test(word.slice(at))) return ['j', 1];
      return ['g', 1];
    case 'k':
      return next === 'n' && at === 0 ? ['n', 2] : ['k', 1];
    case 'p':
      if (next === 'h') return ['f', 2];
      if (at === 0 && (next === 's' || next === 'n' || next === 't')) return [next, 2];
      return ['p', 1];
    case 'q':
      return next === 'u' ? ['kw', 2] : ['k', 1];
    case 's':
      if (next === 'h') return ['S', 2];
      if (word.startsWith('sch', at)) return ['sk', 3];
      if (word.startsWith('sc', at) && /[eiy]/.test(word[at + 2] ?? '')) return ['s', 2];
      if (word.startsWith('sion', at)) return ['Sun', 4];
      if (next === 's') return word.startsWith('ssion', at) ? ['Sun', 5] : ['s', 2];
      if (left === 1 && at > 0 && /[bdglmnrvwaoeyi]/.test(word[at - 1]!) && !/(?:[iu]s)$/.test(word))
        return ['z', 1];
      if (isVowel(word[at - 1]) && isVowel(next)) return ['z', 1];
      return ['s', 1];
    case 't':
      if (next === 'h') return ['T', 2];
      if (word.startsWith('tion', at)) return ['Sun', 4];
      if (word.startsWith('tial', at)) return ['Sul', 4];
      if (word.startsWith('tch', at)) return ['C', 3];
      if (word.startsWith('ture', at)) return ['Cur', 4];
      return ['t', 1];
    case 'w':
      if (next === 'r' && at === 0) return ['r', 2];
      return ['w', next === 'h' ? 2 : 1];
    case 'x':
      return at === 0 ? ['z', 1] : ['ks', 1];
    case 'r':
      return ['r', next === 'h' ? 2 : 1];
    case 'h':
      return [isVowel(next) ? 'h' : '', 1];
    case 'm':
      return ['m', next === 'b' && left === 2 ? 2 : 1];
    case 'l':
      return ['l', 1];
    case 'd':
      return next === 'g' && word[at + 2] === 'e' ? ['j', 2] : ['d', 1];
    default:
      return /[a-z]/.test(letter) ? [letter, 1] : ['', 1];
  }
}
