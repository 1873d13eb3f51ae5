import { expect, test } from "@jest/globals";
import { openToken, sealToken } from "./sealed-token.ts";

const secret = "the secret of this test, long enough";
const token = "t".repeat(43);

test("a sealed token opens with its secret, for its visit", () => {
  const sealed = sealToken(secret, "visit-1", token);
  expect(sealed).not.toContain(token);
  expect(openToken(secret, "visit-1", sealed)).toBe(token);
  expect(sealToken(secret, "visit-1", token)).not.toBe(sealed);
});

test("it opens neither with another secret, nor for another visit, nor when it was changed", () => {
  const sealed = sealToken(secret, "visit-1", token);
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
  expect(() => openToken(`${secret}!`, "visit-1", sealed)).toThrow();
  expect(() => openToken(secret, "visit-2", sealed)).toThrow();
  expect(() => openToken(secret, "visit-1", changed)).toThrow();
});
