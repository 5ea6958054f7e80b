export type GgufValue = string | number | boolean | string[] | { floats: number[] } | { ints: number[] };

const alignment = 32;

/** Up to where the next tensor begins. */
export function padded(length: number): number {
  return Math.ceil(length / alignment) * alignment;
}

/** What stands before the tensors of a GGUF file. */
export class GgufBytes {
  readonly #parts: Buffer[] = [];
  #length = 0;

  raw(part: Buffer): this {
    this.#parts.push(part);
    this.#length += part.length;
    return this;
  }
  u32(value: number): this {
    const part = Buffer.alloc(4);
    part.writeUInt32LE(value);
    return this.raw(part);
  }
  u64(value: number): this {
    const part = Buffer.alloc(8);
    part.writeBigUInt64LE(BigInt(value));
    return this.raw(part);
  }
  string(text: string): this {
    const bytes = Buffer.from(text);
    return this.u64(bytes.length).raw(bytes);
  }
  value(value: GgufValue): this {
    if (typeof value === 'string') return this.u32(8).string(value);
    if (typeof value === 'boolean') return this.u32(7).raw(Buffer.from([value ? 1 : 0]));
    if (typeof value === 'number') return this.u32(4).u32(value);
    if (Array.isArray(value)) {
      this.u32(9).u32(8).u64(value.length);
      for (const text of value) this.string(text);
      return this;
    }
    if ('ints' in value)
      return this.u32(9)
        .u32(5)
        .u64(value.ints.length)
        .raw(Buffer.from(Int32Array.from(value.ints).buffer));
    const floats = Buffer.from(Float32Array.from(value.floats).buffer);
    if (value.floats.length === 1) return this.u32(6).raw(floats);
    return this.u32(9).u32(6).u64(value.floats.length).raw(floats);
  }
  pad(): this {
    return this.raw(Buffer.alloc(padded(this.#length) - this.#length));
  }
  buffer(): Buffer {
    return Buffer.concat(this.#parts);
  }
}
