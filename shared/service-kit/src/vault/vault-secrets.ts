import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { recordAccess } from "./access-log.ts";
import type { KeyWrapper } from "./key-wrapper.ts";
import { type VaultStore, vaultStore } from "./tables.ts";

/** Keyed digests of a vault; each purpose has a key of its own. */
export interface VaultSecrets<Purpose extends string = string> {
  /** Area that owns the vault, such as "financing". */
  readonly area: string;
  /**
   * HMAC-SHA256 in base64url, 43 characters. Besides the area's purposes there are `log` and `log-head`, of the
   * access log.
   */
  digest(purpose: Purpose | "log" | "log-head", value: string): string;
}

export const ROOT = "root";

/** Context with which the root secret is wrapped. */
export function rootContext(area: string): string {
  return `${area}_vault_secrets.root`;
}

/**
 * The secrets of this installation, from one root secret that is made at the first start and stored wrapped.
 * It never changes, so that a rotation of master keys leaves indexes and the log as they are.
 */
export async function openVaultSecrets<T>({
  area,
  database,
  wrapper,
  now,
}: {
  area: string;
  database: { query: Kysely<T> };
  wrapper: KeyWrapper;
  now: () => Date;
}): Promise<VaultSecrets> {
  const { root, isNew } = await rootSecret(vaultStore(database.query, area), wrapper, area);
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string) => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync("sha256", root, "", `${area}/${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  const secrets: VaultSecrets = {
    area,
    digest: (purpose, value) =>
      createHmac("sha256", keyOf(purpose)).update(value).digest("base64url"),
  };
  // The log is never empty: an emptied one is noticed.
  if (isNew) {
    const access = {
      actor: "vault",
      action: "created",
      recordId: ROOT,
      reason: "first start",
    } as const;
    await recordAccess(database, secrets, { access, at: now() });
  }
  return secrets;
}

async function rootSecret(
  { query, tables }: VaultStore,
  wrapper: KeyWrapper,
  area: string,
): Promise<{ root: Buffer; isNew: boolean }> {
  const context = rootContext(area);
  const stored = () =>
    query.selectFrom(tables.vault_secrets).selectAll().where("name", "=", ROOT).executeTakeFirst();
  let row = await stored();
  let isNew = false;
  if (row === undefined) {
    const { version, wrapped } = await wrapper.wrap(randomBytes(32), context);
    const { numInsertedOrUpdatedRows } = await query
      .insertInto(tables.vault_secrets)
      .values({ name: ROOT, key_version: version, wrapped })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    isNew = Number(numInsertedOrUpdatedRows ?? 0) > 0;
    row = await stored();
  }
  if (row === undefined) throw new Error("the root secret of the vault was not stored");
  const root = await wrapper.unwrap({ version: row.key_version, wrapped: row.wrapped }, context);
  return { root, isNew };
}
