import type { Database } from "@forecourt/service-kit/db";
import type { LogHead } from "@forecourt/service-kit/vault/log-hashes";
import { rotateKeys } from "@forecourt/service-kit/vault/rotate";
import type { Vault } from "@forecourt/service-kit/vault/vault";
import { verifyLog } from "@forecourt/service-kit/vault/verify-log";

/** A record whose retention has ended. */
interface ExpiredRecord {
  number: string;
  dealerId: string;
  receivedAt: string;
  retainedUntil: string;
}

/** The vault of an area, with the area's action when retention ends. */
export interface AreaVault<T> {
  area: string;
  database: Database<T>;
  vault: Vault;
  expired(): Promise<ExpiredRecord[]>;
  dispose(): Promise<ExpiredRecord[]>;
}

/** Wraps every data key with the current master key. Returns the exit code. */
export async function rotate<T>({ area, database, vault }: AreaVault<T>): Promise<number> {
  const { rewrapped, failed } = await rotateKeys({ area, query: database.query }, vault.wrapper, {
    onBatch: (count) => console.error(`${area}: ${count} keys wrapped`),
  });
  const version = await vault.wrapper.currentVersion();
  console.log(`${area}: ${rewrapped} keys are wrapped with version ${version}`);
  for (const id of failed) console.error(`${area}: the key of record ${id} could not be unwrapped`);
  return failed.length === 0 ? 0 : 1;
}

/** Checks the access log. Returns the exit code. */
export async function verify<T>(
  { area, database, vault }: AreaVault<T>,
  noted: LogHead | null,
): Promise<number> {
  const verdict = await verifyLog(database.query, vault.secrets, noted);
  if (!verdict.ok) {
    console.error(`${area}: the access log is broken: ${verdict.problem}`);
    return 1;
  }
  const { seq, hash } = verdict.head;
  console.log(`${area}: the access log is whole; note its head: ${area}:${seq}:${hash}`);
  return 0;
}
