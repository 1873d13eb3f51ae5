import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Database } from "@forecourt/service-kit/db";
import type { Kysely } from "kysely";
import type { FinancingTables } from "../store/tables.ts";
import { recordAccess } from "./access-log.ts";
import type { KeyWrapper } from "./key-wrapper.ts";

/** Keyed digests of the vault; each purpose has a key of its own. */
export interface VaultSecrets {
  /** HMAC-SHA256 in base64url, 43 characters. */
  digest(purpose: DigestPurpose, value: string): string;
}

/**
 * - `ssn`: the blind index. `same`: recognizes the same application. `log`, `log-head`: the access log.
 * - `token`, `co-token`: tokens of applications for each applicant, derived from their ids. `token-hash`: what is stored of a token.
 * - `network`: rate limits. `lead`, `news`: idempotency keys of leads and of mails to applicants.
 * - `mail-token`, `co-mail-token`: the token of the page that a mail links to, for each applicant.
 * - `person`: the blind index of an email address with a birth date.
 */
export type DigestPurpose =
  | "ssn"
  | "person"
  | "co-mail-token"
  | "same"
  | "log"
  | "log-head"
  | "token"
  | "co-token"
  | "token-hash"
  | "network"
  | "lead"
  | "mail-token"
  | "news";

export const ROOT = "root";

/** What the root secret is wrapped for. */
export const rootContext = "financing_vault_secrets.root";

/**
 * The secrets of this installation, from one root secret that is made at the first start and stored wrapped.
 * It never changes, so that a rotation of master keys leaves indexes and the log as they are.
 */
export async function openVaultSecrets({
  database,
  wrapper,
  now,
}: {
  database: Pick<Database<FinancingTables>, "query" | "engine">;
  wrapper: KeyWrapper;
  now: () => Date;
}): Promise<VaultSecrets> {
  const { root, isNew } = await rootSecret(database.query, wrapper);
  const keys = new Map<DigestPurpose, Buffer>();
  const keyOf = (purpose: DigestPurpose) => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync("sha256", root, "", `financing/${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  const secrets: VaultSecrets = {
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
  query: Kysely<FinancingTables>,
  wrapper: KeyWrapper,
): Promise<{ root: Buffer; isNew: boolean }> {
  const stored = () =>
    query
      .selectFrom("financing_vault_secrets")
      .selectAll()
      .where("name", "=", ROOT)
      .executeTakeFirst();
  let row = await stored();
  let isNew = false;
  if (row === undefined) {
    const { version, wrapped } = await wrapper.wrap(randomBytes(32), rootContext);
    const { numInsertedOrUpdatedRows } = await query
      .insertInto("financing_vault_secrets")
      .values({ name: ROOT, key_version: version, wrapped })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    isNew = Number(numInsertedOrUpdatedRows ?? 0) > 0;
    row = await stored();
  }
  if (row === undefined) throw new Error("the root secret of the vault was not stored");
  const root = await wrapper.unwrap(
    { version: row.key_version, wrapped: row.wrapped },
    rootContext,
  );
  return { root, isNew };
}
