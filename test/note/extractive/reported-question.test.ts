import { describe, expect, it } from 'vitest';
import { reportedQuestion } from '../../../src/note/extractive/answers/reported-question.ts';

describe('a question as it is reported', () => {
  it.each([
    ['How are you sleeping', 'how you are sleeping'],
    ['Where did you go down', 'where you went down'],
    ['What have you done for it', 'what you have done for it'],
    ["What's it run at home", 'what it runs at home'],
    ["How's your sugar been", 'how your sugar has been'],
    ['How long was that flight', 'how long that flight was'],
    ['When was your last period', 'when your last period was'],
    ['What was normal for you before this', 'what was normal for you before this'],
    ['When did you last get them looked at', 'when you last got them looked at'],
    ['How much would you say you drink in a week', 'how much you drink in a week'],
    ["How, how much you've lost", 'how much you have lost'],
    ['How much weight have you put on, do you know', 'how much weight you have put on'],
    ['How long does it last when it comes', 'how long it lasts when it comes'],
    ['When was the last time you had it', 'when the last time you had it was'],
    ['Has anybody else around you had a cough', 'whether anybody else around you has had a cough'],
    [
      "The lamotrigine, you're still on the hundred",
      'about the lamotrigine, whether you are still on the hundred',
    ],
    ['Can I work', 'whether i can work'],
    ["When's the last time dermatology saw you", 'when the last time dermatology saw you was'],
    ['Would the pills make me sleepy', 'whether the pills would make me sleepy'],
    ['Whereabouts is the achy belly', 'whereabouts the achy belly is'],
    ['Otherwise, any health problems', 'about health problems'],
    ['Who lives with you', 'who lives with you'],
    ["What's coming out of the nose, is it clear", 'what is coming out of the nose, whether it is clear'],
    ['Does it affect the pill', 'whether it affects the pill'],
    ['Did you tear it', 'whether you tore it'],
    ['Do you ever get shaky in the morning', 'whether you ever get shaky in the morning'],
    [
      'Has it been getting worse, or is it about the same, or',
      'whether it has been getting worse, or it is about the same',
    ],
    ['Is it swollen, is it red, is it hot', 'whether it is swollen, red, or hot'],
    ['Is it, are you breathless on the stairs', 'whether you are breathless on the stairs'],
    ['Are your ankles swelling', 'whether your ankles are swelling'],
    ["Is the blood why I'm so tired", 'whether the blood is why i am so tired'],
    ['You live with housemates', 'whether you live with housemates'],
    ["You don't happen to have a thermometer", 'whether you have a thermometer'],
    ['Anybody smoke at home', 'whether anybody smokes at home'],
    ['Anything you buy yourself', 'about anything you buy yourself'],
    ['Any, any shivers, or shaking, or sweats', 'about shivers, or shaking, or sweats'],
    [
      'The tablets for your thyroid, do you take them with coffee',
      'about the tablets for your thyroid, whether you take them with coffee',
    ],
    ['In the daytime, how often are you going', 'how often you are going, in the daytime'],
    ['When you wipe yourself does that feel normal', 'whether that feels normal when you wipe yourself'],
    ['Are you bringing anything up? Any phlegm', 'whether you are bringing anything up, and about phlegm'],
    ['Your parents, your brothers and sisters', 'about your parents, your brothers and sisters'],
  ])('%s', (question, clause) => {
    expect(reportedQuestion(question)?.clause).toBe(clause);
  });

  it.each([
    ['When you say a few'],
    ['At rest, or lying down'],
    ['Half eight'],
    ['Are you'],
    ["What's the water pill, the hydrochlorothiazide, when do you take that"],
    ["You've got your hip on, is it the twenty-third"],
    ["You've never had a stent"],
    ['What if I cut myself'],
    ['Any stomach trouble, is ibuprofen okay with you'],
    ["You're a, is it a carpenter"],
    ['Any of them when you stood up'],
    ['Lucky me, does it go away'],
  ])('stays as it was said where it does not read: %s', (question) => {
    expect(reportedQuestion(question)).toBeNull();
  });

  it.each([
    ['Are you flooding through onto your clothes', 'you are flooding through onto your clothes'],
    ['Are you flooding through onto your clothes or the bed', null],
    ['Do you get any shivers', null],
    ['How are you sleeping', null],
  ])('a yes says all of it where it can mean nothing else: %s', (question, stated) => {
    expect(reportedQuestion(question)?.stated).toBe(stated);
  });
});
