import { closeSync, openSync, writeSync } from 'node:fs';
import { GgufBytes, type GgufValue, padded } from './gguf-bytes.ts';
import { randomVocabulary, type Vocabulary } from './random-vocabulary.ts';
import { blockSize, byteLength, encode, gaussian, type WeightType } from './random-weights.ts';

/**
 * Writes language models with random weights, seeded: real GGUF files of the llama architecture that llama.cpp loads
 * and runs like any other, and that have learned nothing. The perfect liar, and no weights to download.
 */
export interface RandomModel {
  seed: number;
  embedding: number;
  layers: number;
  heads: number;
  headsKv: number;
  feedForward: number;
  context: number;
  vocabulary: Vocabulary;
  weights: WeightType;
  /** null: a base model, without a chat template. */
  chatTemplate: string | null;
  name: string;
  architecture: string;
  /**
   * Pairs of tokens: after the first, the model would rather write the second than anything else. With any, the layers
   * add nothing, so that the last token alone decides.
   */
  follows: readonly (readonly [after: number, then: number])[];
  /** How many tokens, the first, it likes to write; the rest it only reads. */
  speaks: number;
  /** Puts rows together from pieces of numbers drawn once a tensor: a tenth of the time, for models of real size. */
  pieced: boolean;
}

export const chatMlTemplate =
  "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

/** About 0.6 MB; answers in milliseconds. */
export function tinyModel(seed: number, changes: Partial<RandomModel> = {}): RandomModel {
  return {
    seed,
    embedding: 64,
    layers: 2,
    heads: 4,
    headsKv: 2,
    feedForward: 128,
    context: 32_768,
    vocabulary: randomVocabulary(),
    weights: 'f32',
    chatTemplate: chatMlTemplate,
    name: 'tiny-random-instruct',
    architecture: 'llama',
    follows: [],
    speaks: Number.POSITIVE_INFINITY,
    pieced: false,
    ...changes,
  };
}

const typeNumber = { f32: 0, f16: 1, q8_0: 8 } as const;

export function writeRandomGguf(path: string, model: RandomModel): void {
  const tensors = tensorsOf(model);
  const header = new GgufBytes();
  header.raw(Buffer.from('GGUF')).u32(3).u64(tensors.length);
  const metadata = Object.entries(metadataOf(model));
  header.u64(metadata.length);
  for (const [key, value] of metadata) header.string(key).value(value);
  let offset = 0;
  for (const { name, shape, type } of tensors) {
    header.string(name).u32(shape.length);
    for (const size of shape) header.u64(size);
    header.u32(typeNumber[type]).u64(offset);
    offset += padded(byteLength(shape, type));
  }
  header.pad();

  const file = openSync(path, 'w');
  try {
    writeSync(file, header.buffer());
    const random = gaussian(model.seed);
    const rowsOf = model.follows.length > 0 ? rowsToFollow(model) : rowsToSpeak(model, random);
    for (const tensor of tensors) {
      const rows = rowsOf.get(tensor.name) ?? ((size: number) => drawn(size, tensor.spread, random));
      const written = writeTensor(
        file,
        tensor,
        model.pieced ? piecedRows(tensor, random) : (size, row) => encode(rows(size, row), tensor.type),
      );
      writeSync(file, Buffer.alloc(padded(written) - written));
    }
  } finally {
    closeSync(file);
  }
}

interface Tensor {
  name: string;
  /** Fastest dimension first, as GGUF has it. */
  shape: number[];
  type: WeightType;
  /** Standard deviation of the weights; null: all ones (norms). */
  spread: number | null;
}

function tensorsOf(model: RandomModel): Tensor[] {
  const { embedding, feedForward, heads, headsKv, layers, weights } = model;
  const kv = (embedding / heads) * headsKv;
  const matrix = (name: string, from: number, to: number): Tensor => ({
    name: `${name}.weight`,
    shape: [from, to],
    type: weights,
    spread: 1 / Math.sqrt(from),
  });
  const norm = (name: string): Tensor => ({
    name: `${name}.weight`,
    shape: [embedding],
    type: 'f32',
    spread: null,
  });
  const tensors = [
    { ...matrix('token_embd', embedding, model.vocabulary.tokens.length), spread: 1 },
    norm('output_norm'),
    matrix('output', embedding, model.vocabulary.tokens.length),
  ];
  for (let layer = 0; layer < layers; layer += 1) {
    const at = `blk.${layer}`;
    tensors.push(
      norm(`${at}.attn_norm`),
      matrix(`${at}.attn_q`, embedding, embedding),
      matrix(`${at}.attn_k`, embedding, kv),
      matrix(`${at}.attn_v`, embedding, kv),
      matrix(`${at}.attn_output`, embedding, embedding),
      norm(`${at}.ffn_norm`),
      matrix(`${at}.ffn_gate`, embedding, feedForward),
      matrix(`${at}.ffn_up`, embedding, feedForward),
      matrix(`${at}.ffn_down`, feedForward, embedding),
    );
  }
  return tensors;
}

function metadataOf(model: RandomModel): Record<string, GgufValue> {
  const { tokens, types, scores, bos, eos } = model.vocabulary;
  return {
    'general.architecture': model.architecture,
    'general.name': model.name,
    'general.file_type': typeNumber[model.weights] === 8 ? 7 : typeNumber[model.weights],
    [`${model.architecture}.context_length`]: model.context,
    [`${model.architecture}.embedding_length`]: model.embedding,
    [`${model.architecture}.block_count`]: model.layers,
    [`${model.architecture}.feed_forward_length`]: model.feedForward,
    [`${model.architecture}.attention.head_count`]: model.heads,
    [`${model.architecture}.attention.head_count_kv`]: model.headsKv,
    [`${model.architecture}.attention.layer_norm_rms_epsilon`]: { floats: [1e-5] },
    [`${model.architecture}.rope.dimension_count`]: model.embedding / model.heads,
    [`${model.architecture}.vocab_size`]: tokens.length,
    'tokenizer.ggml.model': 'llama',
    'tokenizer.ggml.tokens': tokens,
    'tokenizer.ggml.scores': { floats: scores },
    'tokenizer.ggml.token_type': { ints: types },
    'tokenizer.ggml.bos_token_id': bos,
    'tokenizer.ggml.eos_token_id': eos,
    'tokenizer.ggml.add_bos_token': true,
    'tokenizer.ggml.add_space_prefix': false,
    ...(model.chatTemplate === null ? {} : { 'tokenizer.chat_template': model.chatTemplate }),
  };
}

/** The values of a tensor's row, by its number. */
type Rows = (size: number, row: number) => Float32Array;

function drawn(size: number, spread: number | null, random: () => number): Float32Array {
  const values = new Float32Array(size);
  for (let column = 0; column < size; column += 1) values[column] = spread === null ? 1 : random() * spread;
  return values;
}

/** Rows of 16 blocks at a time out of 2,048. */
function piecedRows({ type, spread }: Tensor, random: () => number): (size: number) => Buffer {
  const [blocks, piece] = [2048, 16];
  const pool = encode(drawn(blocks * blockSize, spread, random), type);
  const bytes = pool.length / blocks;
  return (size) => {
    const row = Buffer.alloc(byteLength([size], type));
    for (let at = 0; at < row.length; at += piece * bytes) {
      const start = Math.floor(Math.abs(random()) * 1e6) % (blocks - piece);
      pool.copy(row, at, start * bytes, (start + piece) * bytes);
    }
    return row;
  };
}

function rowsToSpeak({ speaks, embedding }: RandomModel, random: () => number): Map<string, Rows> {
  const rows: Rows = (size, token) =>
    token < speaks ? drawn(size, 1 / Math.sqrt(embedding), random) : new Float32Array(size);
  return new Map([['output.weight', rows]]);
}

/** Each token's embedding is its own direction; what shall follow it answers to that direction. */
function rowsToFollow({ follows, seed, layers }: RandomModel): Map<string, Rows> {
  const none: Rows = (size) => new Float32Array(size);
  const embedding: Rows = (size, token) => drawn(size, 1, gaussian(seed * 1_000_003 + token));
  const output: Rows = (size, token) => {
    const row = none(size, token);
    for (const [after] of follows.filter(([, then]) => then === token))
      embedding(size, after).forEach((value, column) => {
        row[column] = (row[column] ?? 0) + value;
      });
    return row;
  };
  const silent = Array.from({ length: layers }, (_, layer): [string, Rows][] => [
    [`blk.${layer}.attn_output.weight`, none],
    [`blk.${layer}.ffn_down.weight`, none],
  ]).flat();
  return new Map([['token_embd.weight', embedding], ['output.weight', output], ...silent]);
}

function writeTensor(file: number, { shape }: Tensor, rowOf: (size: number, row: number) => Buffer): number {
  const row = shape[0] ?? 1;
  const rows = shape.slice(1).reduce((product, size) => product * size, 1);
  let written = 0;
  for (let index = 0; index < rows; index += 1) {
    written += writeSync(file, rowOf(row, index));
  }
  return written;
}
