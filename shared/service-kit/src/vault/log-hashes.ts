import type { VaultLogRow } from "./tables.ts";
import type { VaultSecrets } from "./vault-secrets.ts";

/** An access: its number and hash. An operator notes the last one elsewhere. */
export interface LogHead {
  seq: number;
  hash: string;
}

/** Previous hash of the first access. */
export const logStart = "start";

/** The hash of an entry, which continues that of the entry before. Without the secret, none can be forged. */
export function logHash(
  secrets: VaultSecrets,
  { seq, at, actor, action, record_id, reason }: Omit<VaultLogRow, "hash">,
  previous: string,
): string {
  return secrets.digest(
    "log",
    JSON.stringify([seq, at, actor, action, record_id, reason, previous]),
  );
}

/** Authenticates the head: the hash of an earlier entry cannot be put in its place. */
export function logHeadMac(secrets: VaultSecrets, seq: number, hash: string): string {
  return secrets.digest("log-head", JSON.stringify([seq, hash]));
}
