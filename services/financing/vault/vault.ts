import type { Database } from "@forecourt/service-kit/db";
import type { KeyWrapper } from "@forecourt/service-kit/vault/key-wrapper";
import * as kit from "@forecourt/service-kit/vault/vault";
import type { VaultSecrets as Secrets } from "@forecourt/service-kit/vault/vault-secrets";
import type { FinancingTables } from "../store/tables.ts";

/**
 * - `ssn`: the blind index. `same`: recognizes the same application.
 * - `token`, `co-token`: tokens of applications for each applicant, derived from their ids. `token-hash`: the stored
 *   hash of a token.
 * - `network`: rate limits. `lead`, `news`: idempotency keys of leads and of mails to applicants.
 * - `mail-token`, `co-mail-token`: the token of the page that a mail links to, for each applicant.
 * - `person`: the blind index of an email address with a birth date.
 */
type DigestPurpose =
  | "ssn"
  | "person"
  | "co-mail-token"
  | "same"
  | "token"
  | "co-token"
  | "token-hash"
  | "network"
  | "lead"
  | "mail-token"
  | "news";

export type Vault = kit.Vault<DigestPurpose>;
export type VaultSecrets = Secrets<DigestPurpose>;

/** Opens the vault of a migrated database. @throws VaultError when its root secret cannot be unwrapped */
export async function openVault(options: {
  database: Database<FinancingTables>;
  wrapper: KeyWrapper;
  now: () => Date;
}): Promise<Vault> {
  return kit.openVault({ area: "financing", ...options });
}
