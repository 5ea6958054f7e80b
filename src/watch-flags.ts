const watcher = 'network-watch.js?report=';

/** The flag that has a process and its threads watched; `watchModule` is the built network-watch.js. */
export function watchFlag(watchModule: URL, reportFile: string): string {
  const address = new URL(watchModule);
  address.searchParams.set('report', reportFile);
  return `--import=${address.href}`;
}

/** The same flag where we are watched ourselves, for processes and threads that do not inherit it. */
export function watchFlags(): string[] {
  return process.execArgv.filter((flag) => flag.startsWith('--import=') && flag.includes(watcher));
}
