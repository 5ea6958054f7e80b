/** Whether an Accept header takes the media type `type`; one that is not there takes everything. */
export function accepts(header: string | undefined, type: string): boolean {
  if (header === undefined || header === '*/*' || header.trim() === '') return true;
  const [family] = type.split('/');
  let best: { rank: number; taken: boolean } = { rank: -1, taken: false };
  for (const range of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    const rank = name === type ? 2 : name === `${family}/*` ? 1 : name === '*/*' ? 0 : -1;
    if (rank <= best.rank) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    best = { rank, taken: q === undefined || Number(q.slice(2)) > 0 };
  }
  return best.taken;
}
