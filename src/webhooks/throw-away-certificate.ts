/** PEM texts. `cert` is its own authority: trust it, and only it, to reach the server that holds `key`. */
export interface ThrowAwayCertificate {
  cert: string;
  key: string;
}

/** A self-signed certificate for this machine's own names, for trying things out; never for a clinic's real endpoint. */
export async function throwAwayCertificate(options: {
  now: Date;
  days?: number;
  names?: readonly string[];
}): Promise<ThrowAwayCertificate> {
  const { now, days = 30, names = ['localhost'] } = options;
  // Loaded when asked for: the library is large and only developers need it.
  const { generate } = await import('selfsigned');
  const made = await generate([{ name: 'commonName', value: names[0] ?? 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - 60_000),
    notAfterDate: new Date(now.getTime() + days * 86_400_000),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyCertSign: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...names.map((value) => ({ type: 2 as const, value })),
          { type: 7 as const, ip: '127.0.0.1' },
          { type: 7 as const, ip: '::1' },
        ],
      },
    ],
  });
  return { cert: made.cert, key: made.private };
}
