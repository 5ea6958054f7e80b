/** Bytes and values of one block of each ggml type, by its number in a GGUF file (ggml-common.h). */
const blocks: Readonly<Record<number, readonly [bytes: number, values: number]>> = {
  0: [4, 1], // F32
  1: [2, 1], // F16
  2: [18, 32], // Q4_0
  3: [20, 32], // Q4_1
  6: [22, 32], // Q5_0
  7: [24, 32], // Q5_1
  8: [34, 32], // Q8_0
  10: [84, 256], // Q2_K
  11: [110, 256], // Q3_K
  12: [144, 256], // Q4_K
  13: [176, 256], // Q5_K
  14: [210, 256], // Q6_K
  15: [292, 256], // Q8_K
  16: [66, 256], // IQ2_XXS
  17: [74, 256], // IQ2_XS
  18: [98, 256], // IQ3_XXS
  19: [50, 256], // IQ1_S
  20: [18, 32], // IQ4_NL
  21: [110, 256], // IQ3_S
  22: [82, 256], // IQ2_S
  23: [136, 256], // IQ4_XS
  29: [56, 256], // IQ1_M
  30: [2, 1], // BF16
  39: [17, 32], // MXFP4
};

/** How long a tensor's data is in the file; at least 1 for a type that is not known here. */
export function tensorBytes(type: number, dimensions: readonly (number | bigint)[]): number {
  const block = blocks[type];
  if (block === undefined) return 1;
  const values = dimensions.reduce<number>((product, size) => product * Number(size), 1);
  return (values / block[1]) * block[0];
}
