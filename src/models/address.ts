import type { Catalog } from './catalog.ts';

/** Where a file is fetched from: `<base>/<repository>/resolve/main/<file>`, the base being the mirror's where one is set. */
export function modelAddress(
  catalog: Catalog,
  mirror: string | null,
  source: { repository: string; file: string },
): string {
  const base = (mirror ?? catalog.base).replace(/(?<!\/)\/+$/, '');
  return `${base}/${source.repository}/resolve/main/${source.file}`;
}
