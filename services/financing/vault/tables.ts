/** A row of `financing_vault_keys`: the data key of one record. Times are ISO texts. */
export interface VaultKeyRow {
  record_id: string;
  kind: "pre-approval" | "full" | "draft" | "returned-form" | "staff";
  /** The master key that wrapped it. */
  key_version: string;
  /** Null = destroyed: the record cannot be read any more. */
  wrapped_key: string | null;
  created_at: string;
  /** After it, the key is destroyed. */
  retain_until: string;
  disposed_at: string | null;
}

/** A row of `financing_vault_secrets`: what the blind index and the log are keyed by. */
interface VaultSecretRow {
  name: string;
  key_version: string;
  wrapped: string;
}

/** A row of `financing_vault_log`: one access. Its hash continues that of the row before. */
export interface VaultLogRow {
  seq: number;
  at: string;
  actor: string;
  action: string;
  record_id: string;
  reason: string;
  hash: string;
}

/** The one row of `financing_vault_log_head`: the last access, so that a cut log is noticed. */
interface VaultLogHeadRow {
  id: number;
  seq: number;
  hash: string;
  mac: string;
}

export interface VaultTables {
  financing_vault_keys: VaultKeyRow;
  financing_vault_log: VaultLogRow;
  financing_vault_log_head: VaultLogHeadRow;
  financing_vault_secrets: VaultSecretRow;
}
