/** Whose responses checked-fetch.ts checks, where it is loaded: it is by tests, and not by a bench, which would time it. */
export const checkedOrigins = new Set<string>();

/** What has been shown the one time: no response may hold it again. */
export const shownOnce = new Set<string>();
