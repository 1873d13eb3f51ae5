import type { IncomingMessage } from "node:http";
import { expect, test } from "@jest/globals";
import { idempotencyKeyOf } from "./key.ts";

const keyOf = (key: string | undefined) =>
  idempotencyKeyOf({ headers: { "idempotency-key": key } } as unknown as IncomingMessage);

test("accepts a key with and without the quotes of the standard", () => {
  expect(keyOf("8e03978e-40d5-43dd-bc93-6894a57f9324")).toBe(
    "8e03978e-40d5-43dd-bc93-6894a57f9324",
  );
  expect(keyOf('"8e03978e-40d5"')).toBe("8e03978e-40d5");
});

test("returns null without a key", () => {
  expect(keyOf(undefined)).toBeNull();
});

test.each([
  ["", "short"],
  ["1234567", "short"],
  ["x".repeat(201), "long"],
  ["two words", "of two words"],
  ["nine\u00e9nine", "not ASCII"],
  ['"12345678', "with half of the quotes"],
])("refuses %j: too %s", (key) => {
  expect(() => keyOf(key)).toThrow("Idempotency-Key: expected 8 to 200 visible ASCII characters");
});
