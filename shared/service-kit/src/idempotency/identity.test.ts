import { expect, test } from "@jest/globals";
import { identityOf, type WriteRequest } from "./identity.ts";

const write: WriteRequest = {
  key: "key-of-a-client",
  method: "POST",
  path: "/api/email/send",
  tenant: { dealerId: "ozark", storeId: null },
  body: { phone: "5735550142", name: "Ada" },
};

test("the order of fields does not change the identity", () => {
  const again = { ...write, body: { name: "Ada", phone: "5735550142" } };
  expect(identityOf(again)).toEqual(identityOf(write));
});

test.each([
  ["method", { method: "PUT" }],
  ["path", { path: "/api/leads/actions" }],
  ["store", { tenant: { dealerId: "ozark", storeId: "north" } }],
  ["body", { body: { phone: "5735550143", name: "Ada" } }],
])("another %s is another request with the same key", (_what, change) => {
  const other = identityOf({ ...write, ...change });
  expect(other.id).toBe(identityOf(write).id);
  expect(other.fingerprint).not.toBe(identityOf(write).fingerprint);
});

test("the same key of another dealer is another key", () => {
  const other = identityOf({ ...write, tenant: { dealerId: "group", storeId: null } });
  expect(other.id).not.toBe(identityOf(write).id);
});

test("the stored identity does not contain the request and cannot be checked without the key", () => {
  const { id, fingerprint } = identityOf(write);
  expect(id + fingerprint).toMatch(/^[\w-]{86}$/);
  expect(identityOf({ ...write, key: "another-key" }).fingerprint).not.toBe(fingerprint);
});
