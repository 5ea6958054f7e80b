import { describe, expect, it } from 'vitest';
import { settled } from '../../../src/note/language/other-voice.ts';
import { withCorrections } from '../../../src/note/language/taken-back.ts';
import { splitUtterances } from '../../../src/note/language/utterances.ts';

const sentences = (said: string) =>
  splitUtterances(said).map(({ start, end }) => ({ turn: 0, start, end, text: said.slice(start, end) }));
const joined = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join(' ');
const meant = (said: string) => joined(withCorrections(sentences(said)));

describe('what a speaker takes back', () => {
  it.each([
    [
      'Rizatriptan, ten milligrams, hmm, wait. It has to be five. Rizatriptan five milligrams.',
      'Rizatriptan. It has to be five. Rizatriptan five milligrams.',
    ],
    [
      "I'm going to give you gabapentin at bedtime. Hmm. No, let me think. With the apnea I don't want that. Let's do duloxetine instead.",
      "With the apnea I don't want that. Let's do duloxetine instead.",
    ],
    [
      "I'm going to give you gabapentin at bedtime. No, let me think. What else?",
      "I'm going to give you gabapentin at bedtime. No, let me think. What else?",
    ],
    [
      'Again after two hours. No more than two days a week.',
      'Again after two hours. No more than two days a week.',
    ],
    ['It began around Whitsun, last April. No, it was May.', 'It began around Whitsun, last May.'],
    [
      'It would be Wednesday. No, tell a lie, Thursday, because we had the plumber.',
      'It would be Thursday, because we had the plumber.',
    ],
    [
      'I had one a week ago. No, two weeks, it was the wedding.',
      'I had one two weeks ago, it was the wedding.',
    ],
    [
      'Bisoprolol, ten, in the morning. No, wait, they changed it, so it’s five twice a day.',
      'Bisoprolol, five twice a day, they changed it.',
    ],
    ['Ramipril, five. Oh, no, candesartan. They swapped it.', 'Candesartan. They swapped it.'],
    ['I take lisinopril. No, wait, it’s losartan.', 'I take losartan.'],
    ['The left. No, hang on, I’m looking at him. Right. It’s his right one.', 'The right.'],
    ['On the right. No, wait. My bed faces the door. The left. It’s the left.', 'On the left.'],
    ['Two months. No, it was before the holiday, so more like four.', 'Four months.'],
    [
      'Since Christmas. No, it was before, because I had it at work in October. So October.',
      'Since October. It was before Christmas, because I had it at work in October.',
    ],
    ['Penicillin. No, sorry, that’s his brother. He has none.', 'He has none.'],
    [
      'It’s my knee that stops me, not my wind. No, I tell a lie, it’s my back.',
      'It’s my back that stops me, not my wind.',
    ],
    ['It felt like an hour. No, really, it was, I should think ten minutes.', 'It felt like ten minutes.'],
    ['It lasts five minutes. Well, more like ten.', 'It lasts ten minutes.'],
    ['That was, what, June? No, July.', 'That was July.'],
    [
      "It's been about a month. No, I tell a lie, it was before her birthday, so five weeks.",
      "It's been five weeks.",
    ],
    [
      'It started on Tuesday. No, hang on, Monday night, because I was at work.',
      'It started on Monday night, because I was at work.',
    ],
    ['Two weeks ago. Actually, more like three weeks.', 'Three weeks ago.'],
    ["I've had it 2 years. No, it must be 3 years now.", "I've had it 3 years now."],
    ['I came off it 6 months ago. Wait, it was a year.', 'I came off it a year ago.'],
    ['3 weeks? No, because the washer broke and it was before that, so a month.', 'a month.'],
    [
      'I’m a postman, I walk ten miles. I used to walk ten miles.',
      'I’m a postman, I used to walk ten miles.',
    ],
    ['It was a Tuesday. No. Wednesday.', 'It was a Wednesday.'],
    ['I have had one fall. No, two falls.', 'I have had two falls.'],
    ['Thursday. No, the shop was shut. Wednesday.', 'Wednesday.'],
    ["Seven? No, we'd eaten. Eight, eight thirty.", 'Eight, eight thirty.'],
    ['Three months? No, I still had the old job. Five.', 'Five months.'],
    ['Twice a day? No, more like two, three times a week.', 'Two or three times a week.'],
    ['Twelve? No, that was in spring. More like twenty.', 'Twenty.'],
    ['The sixth. No, my brother was over. The eighth.', 'The eighth.'],
    ['Half past four. No, school was out. Half past two.', 'Half past two.'],
    ['Tuesday. No. I had choir. Wednesday.', 'Wednesday.'],
    ['Twice a month. No. Once.', 'Once a month.'],
    ['Two beers. Well, three.', 'Three beers.'],
    ['On my left arm. Wait. No. The right one.', 'On my right one.'],
    ['An hour? No, like one lesson.', 'Like one lesson.'],
    ['Running. No, not running. Kneeling.', 'Kneeling.'],
    ["Cream. No, I've gone off cream. Tablets.", 'Tablets.'],
    ['Every day. Well, not every day. Most days.', 'Most days.'],
    ["Yasmin. No, I've got the packet here... Yaz.", 'Yaz.'],
    ['Ventolin. No, let me look. Flovent.', 'Flovent.'],
    ["I check it at breakfast. No, honestly, I don't.", "No, I don't check it at breakfast."],
    ["I take one when I remember. No, I don't.", "No, I don't take one."],
    ["I've been doing them. Well, actually, no, I haven't.", "No, I haven't been doing them."],
    ['Yeah, book me in. No, let me ask my wife, I will ring.', 'Let me ask my wife, I will ring.'],
    ['Okay. No, not today.', 'Not today.'],
    [
      "I'll start you on sertraline, fifty milligrams. You know what, let's start with twenty-five.",
      "I'll start you on sertraline, twenty-five milligrams.",
    ],
    [
      "I'll give you prednisone, forty milligrams for five days. Actually, let's make it thirty.",
      "I'll give you prednisone, thirty milligrams for five days.",
    ],
    [
      "I'll give you prednisone, forty milligrams for five days. Actually, let's make it seven.",
      "I'll give you prednisone, forty milligrams for seven days.",
    ],
    [
      "Come back in six weeks. No, let's say four, with that pressure.",
      'Come back in four weeks, with that pressure.',
    ],
    ["Go up to forty. Wait, you're on the combination. Let's go to thirty.", 'Go up to thirty.'],
    ['Take two tablets at night. Sorry, one tablet.', 'Take one tablet at night.'],
    ["I'll order an MRI. Well, no, let's start with an X-ray.", "I'll order an X-ray."],
    ["I'd do a CT. On second thought, an ultrasound will do.", "I'd do an ultrasound."],
    [
      "I'll refer you to physical therapy. Actually, hold off on that until the X-ray is back.",
      "We'll hold off on physical therapy until the X-ray is back.",
    ],
    [
      "Let's do amoxicillin for ten days. Wait, you're allergic to penicillin. Azithromycin, then, for five days.",
      "Let's do azithromycin, for five days. You're allergic to penicillin.",
    ],
    ['Yes. Wait, no, that was my sister.', 'No.'],
    [
      'A thousand units of vitamin D a day, no, sorry, you’re very low, so it’s three thousand units a day.',
      'Three thousand units of vitamin D a day, you’re very low.',
    ],
  ])('%s -> %s', (said, expected) => {
    expect(meant(said)).toBe(expected);
  });

  it.each([
    'I get it at night. No, no chest pain.',
    'She was hot on Tuesday. No, Wednesday she was fine.',
    'It hurts on the left. Right now it’s fine.',
    'I drink three beers a day. No more than that.',
    'I smoke a pack a day. No, two of my brothers do.',
    'I had it done in 2015. No, I was 30.',
    'Sumatriptan under the tongue. No ibuprofen till Monday.',
    "I've had it 2 weeks. Actually, I had the same thing 2 years ago.",
    "I've had it 2 weeks. No, it came back after 3 days.",
    "I've had it 2 weeks. No, because I was away, so I could not come in a month.",
    'It was Friday. It got worse on Sunday.',
    'I swim now. I used to run ten miles.',
    'I have two kids. No, I don’t smoke.',
    'Was it the left? No, the right.',
    'I was up all night. No, hang on, my wife was.',
    'I eat twice a day. No breakfast.',
    'It is fine. No, it’s just the knee.',
    'I had it Monday. No, no fever. Tuesday I was fine.',
    "I get up twice a night. No, it doesn't burn. Once.",
    "My left knee. No, it doesn't lock. Right.",
    'Three. No, sleep is fine. Two in the kitchen.',
    'Two kids. No, they are grown.',
    "I see. No, I don't.",
    "I have a beer. No, I don't smoke.",
    'Chest pain? No, just pressure.',
    'Fever? No, nothing like that.',
    'Yes. No, I am fine.',
    "Okay. No, I don't have any questions.",
    'It hurts. Well, not on Monday.',
    "I'll give you prednisone, forty milligrams for five days. You know what, call me Friday.",
    "I'll order a CT. Wait, you had an MRI in May.",
    'Start with one tablet. After a week, take two.',
    "We'll check an A1c. Actually, your last one was seven.",
    'I take the lisinopril. No, the cough is gone. Ten.',
  ])('%s stays', (said) => {
    expect(meant(said)).toBe(said);
  });
});

describe('what another corrects', () => {
  it.each([
    [
      [
        'Five months.',
        'It’s not five months, Jim. It was at the cup final. So that’s, what, eleven months.',
        'Right. Eleven, then.',
      ],
      ['Eleven months.', '', 'Right.'],
    ],
    [
      [
        'It’s been, oh, a week.',
        'It’s been since before our trip, so three weeks.',
        'Was that three weeks? Well, then, three weeks. It won’t quit.',
      ],
      ['It’s been, oh, three weeks.', '', 'It won’t quit.'],
    ],
    [
      [
        'Since they changed the pill. That was, what, May?',
        'The end of March, love. It was before Easter.',
        'March. It got worse.',
      ],
      ['Since they changed the pill. That was the end of March.', '', 'It got worse.'],
    ],
    [
      ['They put two stents in.', 'Three.', 'Three, then.'],
      ['They put three stents in.', '', ''],
    ],
    [
      ['Oh, a couple of days.', 'A couple of days! Two weeks, it was the fair.', ''],
      ['Oh, two weeks.', '', ''],
    ],
    [
      ['I take it at night.', 'In the morning, Mum.', 'In the morning.'],
      ['I take it in the morning.', '', ''],
    ],
    [
      ['Friday night I could not go.', 'It was Thursday, Al.', 'Thursday, then.'],
      ['Thursday night I could not go.', '', ''],
    ],
    [
      ['Her father had it at sixty.', 'Fifty-eight.', 'Right, right, fifty-eight.'],
      ['Her father had it at fifty-eight.', '', ''],
    ],
    [
      ['Eight days I was in.', 'Eleven, darling, three on the first ward.', ''],
      ['Eleven days I was in.', '', ''],
    ],
    [
      ['Oh, an hour.', 'It was more like six, because I got there at dawn.', ''],
      ['Oh, six hours.', '', ''],
    ],
  ])('%j -> %j', ([own, other, again], expected) => {
    const between = settled(sentences(own!), sentences(other!), sentences(again!));
    expect([joined(between!.own), joined(between!.other), joined(between!.again)]).toEqual(expected);
  });

  it.each([
    ['He is up five times.', 'Three.', 'Five, love. I count.'],
    ['I have a beer with supper.', 'Two.', 'They’re small.'],
    ['It was my right eye.', 'She told me the left.', 'No, the right.'],
    ['We did that for ten days.', 'So she’s on nothing now.', ''],
    ['I drink two cups.', 'He had four falls.', 'Yes.'],
    ['Ten minutes.', 'It was an hour, I was there.', ''],
    ['Just that one.', 'Three, there’s the garage.', ''],
    ['About an hour ago.', 'Ten fifteen, the timer went.', ''],
    ['A Thursday.', 'June.', ''],
    ['One.', 'Four since Labor Day, I write them down.', ''],
  ])('%s %s %s: both stand', (own, other, again) => {
    expect(settled(sentences(own), sentences(other), sentences(again))).toBe(null);
  });
});
