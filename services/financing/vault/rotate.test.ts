import { environmentKeys, parseMasterKeys } from "@forecourt/service-kit/vault/environment-keys";
import { rotateKeys } from "@forecourt/service-kit/vault/rotate";
import { bothKeys, firstKey, testKeys } from "@forecourt/service-kit/vault/testing/test-keys";
import { VaultError } from "@forecourt/service-kit/vault/vault-error";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { testSize } from "@forecourt/testing/test-size";
import { expect, jest, test } from "@jest/globals";
import type { FinancingTables } from "../store/tables.ts";
import { migrateFinancing } from "../store.ts";
import { openVault } from "./vault.ts";

// At full size beside other work, the only limit is that it ends.
jest.setTimeout(testSize({ normal: 1_200_000, soak: 7_200_000 }));

const now = () => new Date("2026-11-22T12:00:00.000Z");
const place = { table: "financing_applications", column: "content" };
const records = testSize({ normal: 300, soak: 10_000 });

describeOnEveryDatabase("a rotation", (open) => {
  async function stored(count: number) {
    const database = await open<FinancingTables>();
    await migrateFinancing(database);
    const first = await openVault({ database, wrapper: firstKey(), now });
    const texts = new Map<string, string>();
    for (let index = 0; index < count; index += 1) {
      const id = `record-${String(index).padStart(5, "0")}`;
      const retain_until = "2028-12-22T12:00:00.000Z";
      const key = await first.newKey({ record_id: id, kind: "full", retain_until });
      await database.query.insertInto("financing_vault_keys").values(key.row).execute();
      texts.set(id, key.seal(place, id));
    }
    const read = async (vault: typeof first, id: string) => {
      const text = texts.get(id) ?? "";
      return (await vault.open(id, [{ ...place, text }], { actor: "test", reason: "" }))[0];
    };
    return { database, texts, read };
  }

  test("under load wraps every key anew, without an error and without a window", async () => {
    const { database, texts, read } = await stored(records);
    const vault = await openVault({ database, wrapper: bothKeys(), now });
    let isDone = false;
    let reads = 0;
    const ids = [...texts.keys()];
    const load = Array.from({ length: 4 }, async (_, reader) => {
      for (let turn = reader; !isDone || reads < 40; turn += 7) {
        const id = ids[turn % ids.length] ?? "";
        expect(await read(vault, id)).toBe(id);
        reads += 1;
      }
    });
    const written: string[] = [];
    const writing = (async () => {
      while (!isDone || written.length < 5) {
        const id = `new-${String(written.length).padStart(5, "0")}`;
        const retain_until = "2028-12-22T12:00:00.000Z";
        const key = await vault.newKey({ record_id: id, kind: "full", retain_until });
        await database.query.insertInto("financing_vault_keys").values(key.row).execute();
        texts.set(id, key.seal(place, id));
        expect(await read(vault, id)).toBe(id);
        written.push(id);
      }
    })();
    const readsAfterBatch: number[] = [];
    const onBatch = () => void readsAfterBatch.push(reads);
    const report = await rotateKeys({ area: "financing", query: database.query }, bothKeys(), {
      batch: 50,
      onBatch,
    });
    isDone = true;
    await Promise.all([...load, writing]);
    expect(report).toEqual({ rewrapped: records, failed: [] });
    // Reading went on while keys were wrapped anew.
    expect(readsAfterBatch.length).toBeGreaterThanOrEqual(records / 50);
    expect(readsAfterBatch.at(-1)).toBeGreaterThan(readsAfterBatch[0] ?? 0);
    const second = environmentKeys(parseMasterKeys(testKeys[1] ?? ""));
    const after = await openVault({ database, wrapper: second, now });
    for (const id of [...ids.slice(0, 20), ...written.slice(0, 5)])
      expect(await read(after, id)).toBe(id);
    expect(await rotateKeys({ area: "financing", query: database.query }, bothKeys())).toEqual({
      rewrapped: 0,
      failed: [],
    });
  });

  test("that was interrupted goes on where it ended", async () => {
    const { database, read } = await stored(60);
    const wrapper = bothKeys();
    let left = 25;
    const failing = {
      ...wrapper,
      wrap: (key: Buffer, context: string) => {
        left -= 1;
        if (left < 0) throw new VaultError("key-service", "gone");
        return wrapper.wrap(key, context);
      },
    };
    await expect(
      rotateKeys({ area: "financing", query: database.query }, failing, { batch: 10 }),
    ).rejects.toThrow("gone");
    const { rewrapped } = await rotateKeys({ area: "financing", query: database.query }, wrapper, {
      batch: 10,
    });
    // The root secret was the first of the 25.
    expect(rewrapped).toBe(60 - 24);
    const vault = await openVault({ database, wrapper, now });
    expect(await read(vault, "record-00059")).toBe("record-00059");
  });

  test("names records that cannot be unwrapped, and goes on with the others", async () => {
    const { database } = await stored(5);
    await database.query
      .updateTable("financing_vault_keys")
      .set({ wrapped_key: "v1.AAAA" })
      .where("record_id", "=", "record-00002")
      .execute();
    const report = await rotateKeys({ area: "financing", query: database.query }, bothKeys(), {
      batch: 2,
    });
    expect(report).toEqual({ rewrapped: 4, failed: ["record-00002"] });
  });
});
