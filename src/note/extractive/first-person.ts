/** What is said to the patient, as the patient would say it. */
export function inFirstPerson(text: string): string {
  return text
    .replace(/\byou are\b/gi, 'i am')
    .replace(/\byou were\b/gi, 'i was')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byour\b/gi, 'my')
    .replace(
      /\b((?:bother|help|affect|suit)(?:s|ed)?|(?:hurt|wake|keep|stop|give|make|let|tell)s?|woke|kept|stopped|made|told|gave|for|with|to|of|on|around|near) you\b/gi,
      '$1 me',
    )
    .replace(/\byou\b/gi, 'i');
}
