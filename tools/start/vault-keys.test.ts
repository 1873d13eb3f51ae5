import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import type { Site } from "./plan.ts";
import { vaultKeys } from "./vault-keys.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "vault-keys-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function keysOf(site: Partial<Site> = {}, env: Record<string, string> = {}) {
  const lines: string[] = [];
  const folders = { dataDir: folder, dealersDir: "/dealers", releasesDir: "/releases" };
  const base: Site = { mode: "grouped", host: "127.0.0.1", port: 8080, ...folders };
  const keys = vaultKeys({ ...base, ...site }, { env, terminal: (text) => void lines.push(text) });
  return { keys, lines };
}

test("a key is made once, in a file that only its owner can read, and the terminal names the file", () => {
  const { keys, lines } = keysOf();
  expect(keys).toMatch(/^1:[\w-]{43}$/);
  expect(lines).toEqual([expect.stringContaining(path.join(folder, "vault-keys"))]);
  expect(lines.join("")).not.toContain(String(keys).slice(2));
  expect(keysOf()).toEqual({ keys, lines: [] });
  expect(statSync(path.join(folder, "vault-keys")).mode & 0o777).toBe(0o600);
});

test("configured keys and a key service take precedence, and no file is written", () => {
  expect(keysOf({ external: { VAULT_KEYS: "2:x" } }).keys).toBe("2:x");
  expect(keysOf({ external: { VAULT_KMS_URL: "https://keys.example" } }).keys).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test("a site whose stage is set to production is refused without keys", () => {
  expect(() => keysOf({}, { FORECOURT_STAGE: "production" })).toThrow(/^VAULT_KEYS: missing/);
  expect(readdirSync(folder)).toEqual([]);
});
