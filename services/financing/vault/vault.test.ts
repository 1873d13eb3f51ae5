import { environmentKeys, parseMasterKeys } from "@forecourt/service-kit/vault/environment-keys";
import { bothKeys, firstKey } from "@forecourt/service-kit/vault/testing/test-keys";
import { verifyLog } from "@forecourt/service-kit/vault/verify-log";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import type { FinancingTables } from "../store/tables.ts";
import { migrateFinancing } from "../store.ts";
import { openVault } from "./vault.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const place = { table: "financing_applications", column: "content" };
const access = { actor: "test", reason: "reads" };

async function opened(open: OpenTestDatabase) {
  const database = await open<FinancingTables>();
  await migrateFinancing(database);
  const vault = await openVault({ database, wrapper: firstKey(), now });
  const store = async (id: string, value: unknown) => {
    const key = await vault.newKey({
      record_id: id,
      kind: "full",
      retain_until: "2028-12-22T12:00:00.000Z",
    });
    await database.query.insertInto("financing_vault_keys").values(key.row).execute();
    return key.seal(place, value);
  };
  const read = (id: string, text: string, where = place) =>
    vault.open(id, [{ ...where, text }], access);
  const log = () =>
    database.query.selectFrom("financing_vault_log").selectAll().orderBy("seq").execute();
  return { database, vault, store, read, log };
}

/** Changes one bit of a sealed text. */
function flipped(text: string, byte: number): string {
  const bytes = Buffer.from(text.slice(3), "base64url");
  bytes[byte] = (bytes[byte] ?? 0) ^ 1;
  return `v1.${bytes.toString("base64url")}`;
}

describeOnEveryDatabase("the vault", (open) => {
  test("reads what it sealed, never stores it, and logs each access", async () => {
    const { store, read, log, database, vault } = await opened(open);
    const sealed = await store("one", { ssn: "123-45-6789", text: "née 🚗" });
    expect(sealed).not.toContain("123-45");
    expect(await read("one", sealed)).toEqual([{ ssn: "123-45-6789", text: "née 🚗" }]);
    expect(await log()).toMatchObject([
      { seq: 1, actor: "vault", action: "created" },
      { seq: 2, actor: "test", action: "read", record_id: "one", reason: "reads" },
    ]);
    expect(await verifyLog(database.query, vault.secrets)).toMatchObject({ ok: true });
  });

  test("seals the same value differently each time", async () => {
    const { store } = await opened(open);
    expect(await store("one", "a")).not.toBe(await store("two", "a"));
  });

  test("refuses a flipped bit anywhere, logs it, and reads other records", async () => {
    const { store, read, log } = await opened(open);
    const sealed = await store("one", "secret");
    const other = await store("two", "other");
    const bytes = Buffer.from(sealed.slice(3), "base64url").length;
    for (let byte = 0; byte < bytes; byte += 1) {
      await expect(read("one", flipped(sealed, byte))).rejects.toMatchObject({ fault: "tampered" });
    }
    for (const broken of ["", "v1.", "v2.AAAA", `${sealed}A`, sealed.slice(0, -4)]) {
      await expect(read("one", broken)).rejects.toMatchObject({ fault: "tampered" });
    }
    expect(await read("two", other)).toEqual(["other"]);
    const refused = (await log()).filter(({ action }) => action === "refused");
    expect(refused).toHaveLength(bytes + 5);
    expect(refused[0]).toMatchObject({ record_id: "one", reason: "tampered: reads" });
  });

  test("refuses a ciphertext in another row, column or table", async () => {
    const { store, read } = await opened(open);
    const [one, two] = [await store("one", "a"), await store("two", "b")];
    await expect(read("two", one)).rejects.toMatchObject({ fault: "tampered" });
    for (const where of [
      { ...place, column: "digest" },
      { ...place, table: "financing_drafts" },
    ]) {
      await expect(read("one", one, where)).rejects.toMatchObject({ fault: "tampered" });
    }
    expect(await read("two", two)).toEqual(["b"]);
  });

  test("refuses the data key of another record, an unknown version, and a destroyed key", async () => {
    const { database, store, read } = await opened(open);
    const [one, two] = [await store("one", "a"), await store("two", "b")];
    const rows = await database.query.selectFrom("financing_vault_keys").selectAll().execute();
    const wrappedOf = (id: string) => rows.find((row) => row.record_id === id)?.wrapped_key ?? "";
    const set = (values: { wrapped_key?: string | null; key_version?: string }) =>
      database.query
        .updateTable("financing_vault_keys")
        .set(values)
        .where("record_id", "=", "one")
        .execute();
    await set({ wrapped_key: wrappedOf("two") });
    await expect(read("one", one)).rejects.toMatchObject({ fault: "tampered" });
    await set({ wrapped_key: wrappedOf("one"), key_version: "9" });
    await expect(read("one", one)).rejects.toMatchObject({ fault: "unknown-key" });
    await set({ wrapped_key: null, key_version: "1" });
    await expect(read("one", one)).rejects.toMatchObject({ fault: "disposed" });
    await expect(read("none", one)).rejects.toMatchObject({ fault: "disposed" });
    expect(await read("two", two)).toEqual(["b"]);
  });

  test("keeps its digests when keys are added, and does not open with other keys", async () => {
    const { database, vault } = await opened(open);
    const again = await openVault({ database, wrapper: bothKeys(), now });
    expect(again.secrets.digest("ssn", "a")).toBe(vault.secrets.digest("ssn", "a"));
    expect(vault.secrets.digest("ssn", "a")).not.toBe(vault.secrets.digest("same", "a"));
    const other = environmentKeys(
      parseMasterKeys(`1:${Buffer.alloc(32, 9).toString("base64url")}`),
    );
    await expect(openVault({ database, wrapper: other, now })).rejects.toMatchObject({
      fault: "tampered",
    });
  });

  test("of several replicas that start at once, all have the same secret", async () => {
    const database = await open<FinancingTables>();
    await migrateFinancing(database);
    const vaults = await Promise.all(
      Array.from({ length: 4 }, () => openVault({ database, wrapper: firstKey(), now })),
    );
    expect(new Set(vaults.map(({ secrets }) => secrets.digest("ssn", "a"))).size).toBe(1);
    expect(await verifyLog(database.query, vaults[0]?.secrets ?? fail())).toMatchObject({
      ok: true,
      head: { seq: 1 },
    });
  });
});

function fail(): never {
  throw new Error("there is no vault");
}
