/** Which methods each address takes, told from the routes there are. */
export function allowedMethods(
  routes: readonly { method: string; path: string }[],
): (path: string) => string[] {
  const byPath = new Map<string, Set<string>>();
  for (const { method, path } of routes) {
    if (method === 'ALL') continue;
    const methods = byPath.get(path) ?? new Set();
    byPath.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  const patterns = [...byPath].map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
    methods: [...methods].sort(),
  }));
  return (path) => [
    ...new Set(patterns.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []))),
  ];
}
