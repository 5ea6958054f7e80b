/** The token of `Authorization: Bearer <token>`; null where there is none. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
