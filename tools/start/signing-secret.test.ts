import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { signingSecret } from "./signing-secret.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "signing-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a secret is created once, in a file that only its owner can read", () => {
  const secret = signingSecret(folder, {});
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(signingSecret(folder, {})).toBe(secret);
  expect(statSync(path.join(folder, "signing-secret")).mode & 0o777).toBe(0o600);
});

test("two folders have different secrets", () => {
  expect(signingSecret(path.join(folder, "a"), {})).not.toBe(
    signingSecret(path.join(folder, "b"), {}),
  );
});

test("the variable takes precedence, and no file is written", () => {
  const given = "x".repeat(32);
  expect(signingSecret(folder, { SIGNING_SECRET: given })).toBe(given);
  expect(readdirSync(folder)).toEqual([]);
});

test("a short secret is refused with its source, and not printed", () => {
  expect(() => signingSecret(folder, { SIGNING_SECRET: "hunter2" })).toThrow(
    /^SIGNING_SECRET: expected a secret of at least 32 characters$/,
  );
  writeFileSync(path.join(folder, "signing-secret"), "");
  expect(() => signingSecret(folder, {})).toThrow("signing-secret: expected a secret");
});
