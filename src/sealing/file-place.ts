import type { FileKey } from './byte-file.ts';

/** A file, by its path where it lies open, with its key where it is sealed. Plain data: it travels to other processes. */
export type FilePlace = string | SealedPlace;

export interface SealedPlace {
  path: string;
  key: FileKey;
}

export function pathOf(place: FilePlace): string {
  return typeof place === 'string' ? place : place.path;
}

export function fileKeyOf(place: FilePlace): FileKey | null {
  return typeof place === 'string' ? null : place.key;
}
