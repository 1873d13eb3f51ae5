import { expect, test } from "@jest/globals";
import { readPreview, signPreview } from "./preview-token.ts";

const record = "0123456789abcdef";
const now = new Date("2026-06-01T12:00:00.000Z");
const signer = { secret: "a secret of this site, 32 chars or more", now };
const token = signPreview(record, signer);

test("a token names its record for a day", () => {
  expect(readPreview(token, signer)).toBe(record);
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  expect(readPreview(token, { ...signer, now: later(23.9) })).toBe(record);
  expect(readPreview(token, { ...signer, now: later(24) })).toBeNull();
});

test.each([
  ["nothing", null],
  ["another record", token.replace(record, "1123456789abcdef")],
  ["a later end", token.replace(/^(v1\.\w+\.)\w/, "$1z")],
  ["another signature", `${token}A`],
  ["a part more", `${token}.a`],
  ["a record that is none", token.replace(record, "../../x")],
  ["a long text", "v1".repeat(100)],
])("%s names none", (_what, text) => {
  expect(readPreview(text, signer)).toBeNull();
});

test("a token of another site names none", () => {
  const other = { ...signer, secret: "the secret of another site, long enough" };
  expect(readPreview(signPreview(record, other), signer)).toBeNull();
});
