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

test("one is made once and kept, for its owner alone", () => {
  const secret = signingSecret(folder, {});
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(signingSecret(folder, {})).toBe(secret);
  expect(statSync(path.join(folder, "signing-secret")).mode & 0o777).toBe(0o600);
});

test("two folders have two", () => {
  expect(signingSecret(path.join(folder, "a"), {})).not.toBe(
    signingSecret(path.join(folder, "b"), {}),
  );
});

test("the variable goes before the file, and nothing is written", () => {
  const given = "x".repeat(32);
  expect(signingSecret(folder, { SIGNING_SECRET: given })).toBe(given);
  expect(readdirSync(folder)).toEqual([]);
});

test("one that is too short is refused by its place, and is not repeated", () => {
  expect(() => signingSecret(folder, { SIGNING_SECRET: "hunter2" })).toThrow(
    /^SIGNING_SECRET: expected a secret of at least 32 characters$/,
  );
  writeFileSync(path.join(folder, "signing-secret"), "");
  expect(() => signingSecret(folder, {})).toThrow("signing-secret: expected a secret");
});
