/** Reads anew, and gives the value from before where the new one says the same: then nothing is drawn. */
export function onChange<T>(read: () => T): () => T {
  let last: { text: string; value: T } | undefined;
  return () => {
    const value = read();
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { text, value };
    return last.value;
  };
}
