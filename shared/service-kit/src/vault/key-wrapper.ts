/** A data key that a master key has encrypted. */
export interface WrappedKey {
  /** The version of the master key. */
  version: string;
  wrapped: string;
}

/** Wraps data keys with master keys: from the environment, or in a key service. */
export interface KeyWrapper {
  /** The version that new keys are wrapped with. */
  currentVersion(): Promise<string>;
  /** @param context what the key is for; unwrapping needs the same */
  wrap(key: Buffer, context: string): Promise<WrappedKey>;
  /** @throws VaultError unknown-key, tampered, key-service */
  unwrap(wrapped: WrappedKey, context: string): Promise<Buffer>;
}
