/** Where the master key is kept. Everything is synchronous: a key is read at the start and when it was changed. */
export interface MasterKeySource {
  /** For people: a path, a variable, a setting. */
  readonly place: string;
  /** The keys that are there, the one in force first; while it is being changed there can be two. Throws `master_key_invalid`. */
  read(): Buffer[];
  /** Makes the first key, unless one is there. Throws `master_key_missing` where notegen does not keep the key itself. */
  make(): Buffer;
  /** Changing the key, where notegen keeps it: `propose` puts the next one beside it, `settle` in its place. */
  readonly changing: { propose(next: Buffer): void; settle(): void } | null;
}

/** A source that notegen keeps itself, and can move the key into and out of. */
export interface KeptMasterKey extends MasterKeySource {
  readonly changing: NonNullable<MasterKeySource['changing']>;
  /** Keeps this key, and has made sure that it can be read again when it returns. */
  take(key: Buffer): void;
  /** Keeps none any more. */
  forget(): void;
}
