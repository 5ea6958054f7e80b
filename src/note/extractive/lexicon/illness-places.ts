/** What is had in a part of the body, where the name of the illness does not have it: a rotator cuff is of the shoulder. */
const illnesses = new Map<string, RegExp>([
  ['shoulder', /rotator cuff|supraspinatus|impingement|adhesive capsulitis|labral|biceps/],
  ['elbow', /epicondylitis|cubital|olecranon/],
  ['wrist', /carpal tunnel|quervain|ganglion|scaphoid/],
  ['hand', /carpal tunnel|trigger finger|dupuytren/],
  ['thumb', /quervain/],
  ['knee', /menisc|\bacl\b|cruciate|patell|baker/],
  ['hip', /trochanteric/],
  ['heel', /plantar|achilles/],
  ['foot', /plantar|bunion|hammertoe|neuroma|ingrown|tinea pedis/],
  ['toe', /ingrown|paronychia|hallux|bunion|hammertoe|gout|onycho|nail/],
  ['ankle', /achilles/],
  ['back', /sciatica|lumbar|\bdis[ck]\b|spondylo/],
  ['neck', /cervical|whiplash/],
  ['ear', /otitis|cerumen|\bwax\b/],
  ['eye', /conjunctivitis|stye|glaucoma|cataract|macular|blepharitis/],
  ['throat', /strep|pharyngitis|tonsil/],
]);

/** True for the name of an illness of this part: "plantar fasciitis" of the heel. */
export function isIllnessOf(part: string, name: string): boolean {
  const one = part === 'feet' ? 'foot' : part.replace(/s$/, '');
  return illnesses.get(one)?.test(name.toLowerCase()) === true;
}
