import { expect, test } from "@jest/globals";
import { serviceCredential } from "./credential.ts";

test("serviceCredential is optional, and refused when it is too short to be a secret", () => {
  expect(serviceCredential({})).toBeNull();
  expect(serviceCredential({ SERVICE_CREDENTIAL: "" })).toBeNull();
  const credential = "c".repeat(32);
  expect(serviceCredential({ SERVICE_CREDENTIAL: credential })).toBe(credential);
  expect(() => serviceCredential({ SERVICE_CREDENTIAL: "short" })).toThrow("SERVICE_CREDENTIAL");
});
