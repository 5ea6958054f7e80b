export const bounded: Readonly<Record<string, string>> = {};
export const builtInFunctions: Readonly<Record<string, string>> = {};
