import type { Kysely } from "kysely";
import type { KeyWrapper } from "./key-wrapper.ts";
import { type VaultStore, vaultStore } from "./tables.ts";
import { keyContext } from "./vault.ts";
import { VaultError } from "./vault-error.ts";
import { ROOT, rootContext } from "./vault-secrets.ts";

export interface RotationReport {
  /** Data keys that are wrapped with the current master key now. */
  rewrapped: number;
  /** Records whose key could not be unwrapped; they are left as they are. */
  failed: string[];
}

interface RotationOptions {
  /** Keys per batch. Default: 200. */
  batch?: number;
  /** Called after each batch with the number of keys so far. */
  onBatch?(rewrapped: number): void;
}

/**
 * Wraps every data key with the current master key, while the service runs: each key changes in one
 * statement, and both versions can be unwrapped meanwhile. An interrupted rotation goes on where it ended.
 */
export async function rotateKeys<T>(
  { area, query: database }: { area: string; query: Kysely<T> },
  wrapper: KeyWrapper,
  { batch = 200, onBatch }: RotationOptions = {},
): Promise<RotationReport> {
  const current = await wrapper.currentVersion();
  const report: RotationReport = { rewrapped: 0, failed: [] };
  const store = { area, ...vaultStore(database, area) };
  const { query, tables } = store;
  await rotateRoot(store, wrapper, current);
  let after = "";
  for (;;) {
    const rows = await query
      .selectFrom(tables.vault_keys)
      .select(["record_id", "key_version", "wrapped_key"])
      .where("key_version", "!=", current)
      .where("wrapped_key", "is not", null)
      .where("record_id", ">", after)
      .orderBy("record_id")
      .limit(batch)
      .execute();
    for (const row of rows) {
      after = row.record_id;
      const isDone = await rewrap(store, wrapper, { ...row, wrapped_key: row.wrapped_key ?? "" });
      if (isDone) report.rewrapped += 1;
      else report.failed.push(row.record_id);
    }
    onBatch?.(report.rewrapped);
    if (rows.length < batch) return report;
  }
}

/** False when the key cannot be unwrapped. A key that was destroyed meanwhile stays destroyed. */
async function rewrap(
  { area, query, tables }: VaultStore & { area: string },
  wrapper: KeyWrapper,
  {
    record_id,
    key_version,
    wrapped_key,
  }: { record_id: string; key_version: string; wrapped_key: string },
): Promise<boolean> {
  try {
    const context = keyContext(area, record_id);
    const key = await wrapper.unwrap({ version: key_version, wrapped: wrapped_key }, context);
    const { version, wrapped } = await wrapper.wrap(key, context);
    await query
      .updateTable(tables.vault_keys)
      .set({ key_version: version, wrapped_key: wrapped })
      .where("record_id", "=", record_id)
      .where("wrapped_key", "=", wrapped_key)
      .execute();
    return true;
  } catch (error) {
    if (error instanceof VaultError && error.fault !== "key-service") return false;
    throw error;
  }
}

async function rotateRoot(
  { area, query, tables }: VaultStore & { area: string },
  wrapper: KeyWrapper,
  current: string,
): Promise<void> {
  const row = await query
    .selectFrom(tables.vault_secrets)
    .selectAll()
    .where("name", "=", ROOT)
    .where("key_version", "!=", current)
    .executeTakeFirst();
  if (row === undefined) return;
  const root = await wrapper.unwrap(
    { version: row.key_version, wrapped: row.wrapped },
    rootContext(area),
  );
  const { version, wrapped } = await wrapper.wrap(root, rootContext(area));
  await query
    .updateTable(tables.vault_secrets)
    .set({ key_version: version, wrapped })
    .where("name", "=", ROOT)
    .where("wrapped", "=", row.wrapped)
    .execute();
}
