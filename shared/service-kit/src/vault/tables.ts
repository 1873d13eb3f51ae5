import type { Kysely } from "kysely";

/** A row of `<area>_vault_keys`: the data key of one record. Times are ISO texts. */
export interface VaultKeyRow {
  record_id: string;
  /** Kind of the record, such as "full" or "staff". */
  kind: string;
  /** The master key that wrapped it. */
  key_version: string;
  /** Null = destroyed: the record cannot be read any more. */
  wrapped_key: string | null;
  created_at: string;
  /** Time after which the key is destroyed. */
  retain_until: string;
  disposed_at: string | null;
}

/** A row of `<area>_vault_secrets`: what the blind index and the log are keyed by. */
interface VaultSecretRow {
  name: string;
  key_version: string;
  wrapped: string;
}

/** A row of `<area>_vault_log`: one access. Its hash continues that of the row before. */
export interface VaultLogRow {
  seq: number;
  at: string;
  actor: string;
  action: string;
  record_id: string;
  reason: string;
  hash: string;
}

/** The one row of `<area>_vault_log_head`: the last access, so that a cut log is noticed. */
interface VaultLogHeadRow {
  id: number;
  seq: number;
  hash: string;
  mac: string;
}

interface VaultTables {
  vault_keys: VaultKeyRow;
  vault_log: VaultLogRow;
  vault_log_head: VaultLogHeadRow;
  vault_secrets: VaultSecretRow;
}

/** The tables of an area's vault, as the area's own database type has them. */
export type TablesOfVault<Area extends string> = {
  [Name in keyof VaultTables as `${Area}_${Name}`]: VaultTables[Name];
};

/** The tables of one vault: queries use `tables`, whose values are the names in the database. */
export interface VaultStore {
  query: Kysely<VaultTables>;
  tables: { [Name in keyof VaultTables]: Name };
}

/**
 * The vault of an area in a database or a transaction. Kysely knows the tables by their names without the area, so
 * that one text serves every area.
 */
export function vaultStore<T>(query: Kysely<T>, area: string): VaultStore {
  const named = <Name extends string>(name: Name) => `${area}_${name}` as Name;
  return {
    query: query as unknown as Kysely<VaultTables>,
    tables: {
      vault_keys: named("vault_keys"),
      vault_log: named("vault_log"),
      vault_log_head: named("vault_log_head"),
      vault_secrets: named("vault_secrets"),
    },
  };
}
