import { describe, expect, it } from 'vitest';
import { clean } from '../../../src/note/language/clean.ts';

describe('clean speech', () => {
  it.each([
    // fillers
    ['um, i feel, uh, tired', 'i feel, tired'],
    ['it hurts you know when i walk', 'it hurts when i walk'],
    ['i was, like, really tired', 'i was really tired'],
    ['for like three days', 'for three days'],
    ['it is kind of sore', 'it is sore'],
    ['it is kinda sore', 'it is sore'],
    ['running and swimming and things like that', 'running and swimming'],
    ['so basically my foot went numb', 'my foot went numb'],
    ['mm-hmm', ''],
    ['i want to , you know , stop', 'i want to stop'],
    ['I had an M R I of my neck', 'I had an MRI of my neck'],
    ['okay alright', ''],
    ['okay so your ear looks good okay', 'your ear looks good.'],
    ['i guess', 'i guess'],
    // words that look like fillers and are not
    ['i feel like it is worse', 'i feel like it is worse'],
    ['i like it', 'i like it'],
    // what something is like
    ['like plums', 'like plums'],
    ['like a switch', 'like a switch'],
    ['the fingers mostly, like i stepped on glass', 'the fingers mostly, like i stepped on glass'],
    ["a heaviness, like i'm sitting on a ball", "a heaviness, like i'm sitting on a ball"],
    ['first step out of bed, like a nail', 'first step out of bed, like a nail'],
    ["it's like i been walking on gravel", "it's like i been walking on gravel"],
    ['the water was like tea on the first day', 'the water was like tea on the first day'],
    ["it's like cardboard", "it's like cardboard"],
    ['it was like dust in there', 'it was like dust in there'],
    ["the ear is full, like there's a plug in it", "the ear is full, like there's a plug in it"],
    ["it's dead, like it's asleep", "it's dead, like it's asleep"],
    ["it's tight, like it's got a band round it", "it's tight, like it's got a band round it"],
    ["like a, like i've got a band round my head", "like i've got a band round my head"],
    ['i wake up like a, like i licked a wall', 'i wake up like i licked a wall'],
    ['up at two, and at four, like i got a newborn', 'up at two, and at four, like i got a newborn'],
    ["i look at him, like i've nicked a baby", "i look at him, like i've nicked a baby"],
    ['like when you lean on a stove', 'like when you lean on a stove'],
    ['like when i climb the stairs', 'when i climb the stairs'],
    ['like his grandfather', 'like his grandfather'],
    ['now and again', 'now and again'],
    ['now and i can walk', 'i can walk'],
    ['well water on the farm', 'well water on the farm'],
    ['well, water helps', 'water helps'],
    ['go to the hospital right then', 'go to the hospital right then'],
    ['it was like thirteen', 'it was thirteen'],
    ["it's like burning", "it's burning"],
    ['it was like really bad', 'it was really bad'],
    ["it's like somebody let the air out", "it's like somebody let the air out"],
    ['my ankles were like fence posts', 'my ankles were like fence posts'],
    ['they were like three days apart', 'they were three days apart'],
    ["like i've got gloves on", "like i've got gloves on"],
    ['the pain went up, like a lot', 'the pain went up, a lot'],
    ['like two weeks', 'two weeks'],
    ['like, grapes', 'grapes'],
    ["like i can't sleep at all these days", "i can't sleep at all these days"],
    ['it looks like a rash', 'it looks like a rash'],
    ['do you know why', 'do you know why'],
    ['what kind of pain', 'what kind of pain'],
    ['right knee hurts', 'right knee hurts'],
    ['no fever or chills', 'no fever or chills'],
    ['symptoms like fever', 'symptoms like fever'],
    // tokenised and careless forms
    ["i do n't smoke", "i don't smoke"],
    ["i ca n't bend it", "i can't bend it"],
    ['i am gon na rest', 'i am going to rest'],
    ['i wan na stop', 'i want to stop'],
    ["we 've got ta wait", 'we have to wait'],
    ['it hurts , mostly at night .', 'it hurts, mostly at night.'],
    ["i stopped 'cause it burned", 'i stopped because it burned'],
    // stutters, repeats, restarts
    ["i've i've had it", "i've had it"],
    ['my my ankle', 'my ankle'],
    ['is , is the left one worse ?', 'is the left one worse?'],
    ['did you , did you twist it ?', 'did you twist it?'],
    ['y- you twisted it', 'you twisted it'],
    ['the oper- , operation went well', 'the operation went well'],
    ['no no no pain', 'no pain'],
    ['it was it is worse', 'it is worse'],
    ["i'm i think it is fine", 'i think it is fine'],
    ['i had had it', 'i had had it'],
    ['very very sore', 'very very sore'],
    ['a grade two murmur-', 'a grade two murmur'],
    // answers
    ["no, i haven't", "i haven't"],
    ["no it doesn't hurt, no", "it doesn't hurt."],
    ['yeah it burns', 'it burns'],
  ])('%s → %s', (spoken, cleaned) => {
    expect(clean(spoken)).toBe(cleaned);
  });
});

describe('corrections win', () => {
  it.each([
    // what is waited for, and where a speaker only looks for the word
    ['one spray, wait five minutes, one more', 'one spray, wait five minutes, one more'],
    ['left, wait, right knee', 'right knee'],
    [
      'lying it was seventy, and standing it was, hang on, fifty-two',
      'lying it was seventy, and standing it was fifty-two',
    ],
    ['seven days, hang on, ten days', 'ten days'],
    ['no ibuprofen, i mean zero', 'no ibuprofen, zero'],
    ['ten for five, five for five, then stop', 'ten for five, five for five, then stop'],
    ['nought point five five', 'nought point five five'],
    ['free t four four point one', 'free t four four point one'],
    ['twenty, no, forty milligrams', 'forty milligrams'],
    ['twenty no forty milligrams', 'forty milligrams'],
    ['twenty milligrams, sorry, forty milligrams', 'forty milligrams'],
    ["the left, i'm sorry, right knee", 'the right knee'],
    ['left knee, sorry, right knee hurts', 'right knee hurts'],
    ['it is on tuesday no wednesday', 'it is on wednesday'],
    ['for three days, no wait, four days', 'for four days'],
    ['for three weeks, i mean months', 'for three months'],
    ["in a couple weeks, or, i'm sorry, a couple months", 'in a couple months'],
    ['go ahead and order an mri-', 'order an mri'],
    ['four days, i mean five days', 'five days'],
    ['she takes lisinopril, sorry, losartan', 'she takes losartan'],
    ['take one, actually make that two', 'take two'],
    ['it started in march, no, in may', 'it started in may'],
    ['once, no, twice a day', 'twice a day'],
    ["from twenty to thirty, no, let's go to forty milligrams", 'from twenty to forty milligrams'],
    ['two fifty, no, make it five hundred', 'five hundred'],
    ["naproxen, two fifty, actually, let's do five hundred milligrams", 'naproxen, five hundred milligrams'],
    [
      'twice a day for five days. No, hang on, with that much pus let me do eight days.',
      'twice a day for eight days.',
    ],
    ["one tablet, hold on, let's make it two tablets", 'two tablets'],
  ])('%s → %s', (spoken, cleaned) => {
    expect(clean(spoken)).toBe(cleaned);
  });

  it.each([
    'no pain in the left knee',
    'no, my right knee',
    'i have two kids, no pets',
    "i'm sorry to hear that",
    "it hurts for three days. No, let's do an x-ray in two weeks.",
    "it was two weeks. No, let's see you in three months.",
    'call nine one one',
    'text nine eight eight',
  ])('and nothing else is replaced: %s', (spoken) => {
    expect(clean(spoken).replace(/^no, /, '')).toBe(spoken.replace(/^no, /, ''));
  });
});

it('a straight quote that closes stands by what it closes', () => {
  expect(clean('She said "it hurts," and "come here." It does.')).toBe(
    'She said "it hurts," and "come here." It does.',
  );
});
