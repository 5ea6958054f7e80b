import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { warningCodes } from '../note/note.ts';

export const modelKinds = ['speech', 'language', 'vad'] as const;
export type ModelKind = (typeof modelKinds)[number];

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** How a speech model wants its recordings cut and decoded, where it differs from Whisper's. */
export const decodingSchema = z.object({
  /** Longest stretch recognised in one go, seconds. */
  clip_seconds: z.number().min(1).max(30),
  /** Encoder frames (50 a second); 0: all 1500. */
  audio_context: z.number().int().min(0).max(1500),
  beam_size: z.number().int().min(1).max(8),
  /** Whether the model understands an initial prompt. */
  prompt: z.boolean(),
});

const describedSchema = z.object({
  /** What it is called on the command line. */
  name: z.string().regex(/^[a-z0-9][a-z0-9._-]*$/),
  kind: z.enum(modelKinds),
  sha256,
  /** Exact size of the file; null where nobody wrote it down. */
  bytes: z.number().int().positive().nullable(),
  /** Memory it takes while it works, GB, rounded up. */
  ram_gb: z.number().positive(),
  licence: z.string().min(1),
  languages: z.array(z.string()).min(1),
  about: z.string().min(1),
  decoding: decodingSchema.optional(),
  /** What every note made with it must warn of. */
  warning: z.enum(warningCodes).optional(),
});

const listedSchema = describedSchema.extend({
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  file: z.string().regex(/^[\w.-]+\.(?:bin|gguf)$/),
});

/** A model that comes with notegen; `path` is relative to the catalogue. Used only when it is named. */
const bundledSchema = describedSchema.extend({ path: z.string().regex(/^[\w./-]+$/) });

const bySize = z.object({ '8': z.string(), '16': z.string(), '32': z.string() });

const catalogSchema = z.object({
  /** Where repositories are fetched from unless `models.mirror` says otherwise. */
  base: z.url(),
  /** The default of each kind for computers with at least so many GB of memory. */
  recommended: z.object({ speech: bySize, language: bySize, vad: bySize }),
  bundled: z.array(bundledSchema),
  models: z.array(listedSchema),
});

export type Decoding = z.infer<typeof decodingSchema>;
export type ListedModel = z.infer<typeof listedSchema>;
export type BundledModel = z.infer<typeof bundledSchema>;
export type Catalog = z.infer<typeof catalogSchema>;

/** Reads models/catalog.json. Throws where it is missing or wrong: then the installation is broken. */
export async function readCatalog(file: string): Promise<Catalog> {
  return catalogSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** The model to recommend for a computer with `memoryGb` of memory. */
export function recommendedModel(catalog: Catalog, kind: ModelKind, memoryGb: number): string {
  const choice = catalog.recommended[kind];
  // Computers report a little less than they are sold with.
  if (memoryGb >= 30) return choice['32'];
  return memoryGb >= 14 ? choice['16'] : choice['8'];
}
