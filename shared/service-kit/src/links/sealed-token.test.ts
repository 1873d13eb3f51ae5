import { expect, test } from "@jest/globals";
import { openToken, sealToken } from "./sealed-token.ts";

const sealedFor = {
  secret: "the secret of this test, long enough",
  purpose: "test:v1",
  id: "visit-1",
};
const token = "t".repeat(43);

test("a sealed token opens with its secret, for its id", () => {
  const sealed = sealToken(sealedFor, token);
  expect(sealed).not.toContain(token);
  expect(openToken(sealedFor, sealed)).toBe(token);
  expect(sealToken(sealedFor, token)).not.toBe(sealed);
});

test("it opens neither with another secret, nor for another purpose or id, nor when it was changed", () => {
  const sealed = sealToken(sealedFor, token);
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
  expect(() => openToken({ ...sealedFor, secret: `${sealedFor.secret}!` }, sealed)).toThrow();
  expect(() => openToken({ ...sealedFor, purpose: "test:v2" }, sealed)).toThrow();
  expect(() => openToken({ ...sealedFor, id: "visit-2" }, sealed)).toThrow();
  expect(() => openToken(sealedFor, changed)).toThrow();
});
