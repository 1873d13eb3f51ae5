import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addToProcessEnv } from "@forecourt/service-kit/config";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { appendRecord, archiveFile, readRecord, readRecordById, signatureFile } from "./record.ts";
import { signatureCheck, signRecord } from "./record-signature.ts";
import { integrityOf } from "./release-folder.ts";
import { verifyRecord } from "./verify-record.ts";

const release = "0123456789abcdef";
const [first, second] = ["1111111111111111", "2222222222222222"] as const;
const record = {
  id: first,
  changedAt: "2026-01-01T00:00:00.000Z",
  live: { "mfe-trade": release },
  history: [],
};
let folder: string;

const file = (name: string) => path.join(folder, name);

/** Writes a key pair and returns the environment that names both. */
async function keys(name: string, type: "ed25519" | "x25519" = "ed25519") {
  const pair = type === "ed25519" ? generateKeyPairSync("ed25519") : generateKeyPairSync("x25519");
  await writeFile(file(`${name}.key`), pair.privateKey.export({ type: "pkcs8", format: "pem" }));
  await writeFile(file(`${name}.pub`), pair.publicKey.export({ type: "spki", format: "pem" }));
  return {
    RELEASE_SIGNING_KEY_FILE: file(`${name}.key`),
    RELEASE_PUBLIC_KEYS_FILE: file(`${name}.pub`),
  };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "signature-"));
});
afterEach(async () => {
  addToProcessEnv({ RELEASE_SIGNING_KEY_FILE: "" });
  await rm(folder, { recursive: true, force: true });
});

describe("the signature of a record", () => {
  test("is valid for its text alone, by each of the keys", async () => {
    const [own, next] = [await keys("own"), await keys("next")];
    const both = await Promise.all(["own.pub", "next.pub"].map((name) => readFile(file(name))));
    await writeFile(file("both.pub"), Buffer.concat(both));
    const check = await signatureCheck({ RELEASE_PUBLIC_KEYS_FILE: file("both.pub") });
    for (const env of [own, next]) {
      const signature = await signRecord("text", env);
      expect(() => check?.(first, "text", signature)).not.toThrow();
      expect(() => check?.(first, "texT", signature)).toThrow(`record ${first} was changed`);
    }
    const other = await signRecord("text", await keys("other"));
    expect(() => check?.(first, "text", other)).toThrow("signed by an unknown key");
    expect(() => check?.(first, "text", null)).toThrow(`record ${first} is not signed`);
  });

  test("is not made and not needed without keys, and keys of another kind are refused", async () => {
    expect(await signRecord("text", {})).toBeNull();
    expect(await signatureCheck({})).toBeNull();
    const { RELEASE_PUBLIC_KEYS_FILE } = await keys("known");
    await expect(signRecord("text", { RELEASE_PUBLIC_KEYS_FILE })).rejects.toThrow(
      "a record needs a signature: set RELEASE_SIGNING_KEY_FILE",
    );
    const env = await keys("wrong", "x25519");
    await expect(signRecord("text", env)).rejects.toThrow("expected an Ed25519 key, found x25519");
    await expect(signatureCheck(env)).rejects.toThrow("expected an Ed25519 key, found x25519");
    await writeFile(file("wrong.pub"), "");
    await expect(signatureCheck(env)).rejects.toThrow("expected public keys as PEM, found none");
  });
});

describe("a store with signed records", () => {
  test("refuses one that was changed, one that is not signed, and one put behind another by hand", async () => {
    const env = await keys("own");
    const check = await signatureCheck(env);
    addToProcessEnv({ RELEASE_SIGNING_KEY_FILE: env.RELEASE_SIGNING_KEY_FILE });
    await appendRecord(folder, { ...record, parent: null });
    expect((await readRecord(folder, check))?.id).toBe(first);
    expect((await readRecordById(folder, first, check))?.id).toBe(first);

    addToProcessEnv({ RELEASE_SIGNING_KEY_FILE: "" });
    await appendRecord(folder, { ...record, id: second, parent: first });
    await expect(readRecord(folder, check)).rejects.toThrow(`record ${second} is not signed`);
    expect((await readRecord(folder))?.id).toBe(second);

    const text = await readFile(archiveFile(folder, first), "utf8");
    await writeFile(archiveFile(folder, first), text.replace(release, "f".repeat(16)));
    await expect(readRecordById(folder, first, check)).rejects.toThrow(
      `record ${first} was changed`,
    );
    await rm(signatureFile(folder, first));
    await expect(readRecordById(folder, first, check)).rejects.toThrow("is not signed");
  });
});

describe("verifyRecord", () => {
  test.each([
    ["web/entry.js", "web/entry.js is not what was published"],
    ["server/entry.cjs", "server/entry.cjs is not what was published"],
    ["release.json", `release.json is not what record ${first} states`],
  ])("refuses one flipped byte in %s, unless it was verified before", async (name, message) => {
    await writeFakeRelease(folder, { name: "mfe-trade", release });
    const manifest = await readFile(path.join(folder, "mfe-trade", release, "release.json"));
    const recorded = { contract: 1, commit: null, dirty: null, manifest: integrityOf(manifest) };
    const stated = { ...record, releases: { "mfe-trade": recorded } };
    await verifyRecord(folder, stated, null);
    const full = path.join(folder, "mfe-trade", release, name);
    const bytes = await readFile(full);
    bytes.writeUInt8(bytes.readUInt8(3) ^ 1, 3);
    await writeFile(full, bytes);
    await expect(verifyRecord(folder, stated, null)).rejects.toThrow(message);
    await expect(verifyRecord(folder, stated, stated)).resolves.toBeUndefined();
  });
});
