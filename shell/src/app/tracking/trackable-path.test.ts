import { TrackedEventBody } from "@forecourt/contracts/tracking";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { trackablePath } from "./trackable-path.ts";

test.each([
  ["/used-cars-for-sale", "?make=toyota&page=2", "/used-cars-for-sale?make=toyota&page=2"],
  ["/used-cars-for-sale/2020-x-1", "?zip=63701&page=2", "/used-cars-for-sale/2020-x-1?page=2"],
  ["/a", "?zip=63701&lease-term=36&lease-miles=12000", "/a"],
  ["/", "?email=pat@shopper.example", "/"],
  ["/thanks", "?email=pat%40shopper.example", "/thanks"],
  ["/pat@shopper.example", "", "/"],
  ["//evil.example", "", "/"],
])("of %s%s, %s is told", (pathname, search, told) => {
  expect(trackablePath(pathname, search)).toBe(told);
});

test("whatever the address, the service takes what is told of it", () => {
  const CustomData = TrackedEventBody.shape.custom_data;
  fc.assert(
    fc.property(fc.webPath(), fc.string({ maxLength: 1200 }), (path, query) => {
      const told = trackablePath(path || "/", `?${query}`);
      expect(CustomData.safeParse({ path: told }).success).toBe(true);
    }),
  );
});
