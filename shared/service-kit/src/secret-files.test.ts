import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { withSecretFiles } from "./secret-files.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "secret-files-"));
const file = path.join(folder, "keys");
writeFileSync(file, " 1:abc\n");
afterAll(() => rmSync(folder, { recursive: true }));

test("a secret is read from the file that its variable names, without white space", () => {
  const env = withSecretFiles({ VAULT_KEYS_FILE: file, PORT: "1" });
  expect(env).toEqual({ VAULT_KEYS: "1:abc", VAULT_KEYS_FILE: "", PORT: "1" });
  expect(withSecretFiles(env)).toBe(env);
});

test("an environment without such variables is passed on, and an empty one counts as missing", () => {
  const env = { VAULT_KEYS: "1:abc", VAULT_KEYS_FILE: "" };
  expect(withSecretFiles(env)).toBe(env);
});

test("a secret that is given twice, or whose file is missing, is refused by its name", () => {
  expect(() => withSecretFiles({ VAULT_KEYS: "1:abc", VAULT_KEYS_FILE: file })).toThrow(
    "VAULT_KEYS and VAULT_KEYS_FILE are both set",
  );
  expect(() => withSecretFiles({ SMTP_URL_FILE: path.join(folder, "none") })).toThrow(
    /^SMTP_URL_FILE: .* cannot be read$/,
  );
});
