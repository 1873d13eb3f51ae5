import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { type Access, recordAccess } from "./access-log.ts";
import { decrypt, encrypt } from "./envelope.ts";
import type { KeyWrapper } from "./key-wrapper.ts";
import { type VaultKeyRow, vaultStore } from "./tables.ts";
import { VaultError } from "./vault-error.ts";
import { openVaultSecrets, type VaultSecrets } from "./vault-secrets.ts";

/** Column in which a ciphertext is stored. */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** The row's id, which is also the id of its data key. */
  recordId: string;
}

/** A new data key, and the row to insert with its record, in one transaction. */
export interface NewKey {
  row: VaultKeyRow;
  /** Encrypts a value as JSON. */
  seal(place: Omit<EncryptedColumn, "recordId">, value: unknown): string;
}

/** Personal data in the database, encrypted with a data key per record. */
export interface Vault<Purpose extends string = string> {
  readonly secrets: VaultSecrets<Purpose>;
  readonly wrapper: KeyWrapper;
  /** May call the key service: not for use inside a transaction. */
  newKey(record: Pick<VaultKeyRow, "record_id" | "kind" | "retain_until">): Promise<NewKey>;
  /**
   * Decrypts values of one record and logs the access before it returns; a refusal is logged, too. Not for
   * use inside a transaction.
   * @throws VaultError
   */
  open(
    recordId: string,
    sealed: readonly { table: string; column: string; text: string }[],
    access: Omit<Access, "recordId" | "action">,
  ): Promise<unknown[]>;
  /** Encrypts further values of a record. Not for use inside a transaction. @throws VaultError */
  sealerOf(recordId: string): Promise<NewKey["seal"]>;
}

interface VaultOptions<T> {
  /** Area that owns the vault: its tables begin with this name. */
  area: string;
  database: { query: Kysely<T> };
  wrapper: KeyWrapper;
  now: () => Date;
}

/** Opens the vault of a migrated database. @throws VaultError when its root secret cannot be unwrapped */
export async function openVault<T>(options: VaultOptions<T>): Promise<Vault> {
  const { area, database, wrapper, now } = options;
  const { query, tables } = vaultStore(database.query, area);
  const secrets = await openVaultSecrets(options);
  const keyOf = async (recordId: string): Promise<Buffer> => {
    const row = await query
      .selectFrom(tables.vault_keys)
      .select(["kind", "key_version", "wrapped_key"])
      .where("record_id", "=", recordId)
      .executeTakeFirst();
    if (!row || row.wrapped_key === null) throw new VaultError("disposed", "the key was destroyed");
    const wrapped = { version: row.key_version, wrapped: row.wrapped_key };
    return wrapper.unwrap(wrapped, keyContext(area, recordId));
  };
  const sealWith =
    (recordId: string, key: Buffer): NewKey["seal"] =>
    ({ table, column }, value) =>
      encrypt(key, Buffer.from(JSON.stringify(value)), [table, column, recordId]);
  return {
    secrets,
    wrapper,
    async newKey(record) {
      const key = randomBytes(32);
      const { version, wrapped } = await wrapper.wrap(key, keyContext(area, record.record_id));
      const row = {
        ...record,
        key_version: version,
        wrapped_key: wrapped,
        created_at: now().toISOString(),
        disposed_at: null,
      };
      return { row, seal: sealWith(record.record_id, key) };
    },
    async open(recordId, sealed, access) {
      const log = (action: Access["action"], reason: string) =>
        recordAccess(database, secrets, {
          access: { ...access, recordId, action, reason },
          at: now(),
        });
      try {
        const key = await keyOf(recordId);
        const values = sealed.map(({ table, column, text }): unknown =>
          JSON.parse(decrypt(key, text, [table, column, recordId]).toString()),
        );
        await log("read", access.reason);
        return values;
      } catch (error) {
        if (error instanceof VaultError) await log("refused", `${error.fault}: ${access.reason}`);
        throw error;
      }
    },
    sealerOf: async (recordId) => sealWith(recordId, await keyOf(recordId)),
  };
}

/** Context with which a data key is wrapped: the key of another record is refused. */
export function keyContext(area: string, recordId: string): string {
  return `${area}_vault_keys.${recordId}`;
}
