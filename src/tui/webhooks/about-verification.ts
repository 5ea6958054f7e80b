/** How a receiver verifies events (spec 6.3), for people who write one. */
export const aboutVerification: readonly string[] = [
  'Every event is signed. Verify it before you use it:',
  '',
  '1. Take the raw bytes of the body, as they came.',
  '2. X-Service-Timestamp is the time in Unix seconds: refuse what is 5 minutes off or more.',
  '3. Make the HMAC-SHA256 of the timestamp, a full stop and the body, with the signing secret as the key: all of it, whsec_ included.',
  '4. Compare its hex digits with X-Service-Signature, in constant time.',
  '',
  'The README has this in JavaScript, Python and C#. `notegen webhooks listen` receives and verifies events on this computer, to try it.',
];
