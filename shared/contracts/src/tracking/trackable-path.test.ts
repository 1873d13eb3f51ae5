import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { paymentTermParameters } from "../areas/inventory/search/payment-term-parameters.ts";
import { listFilters, rangeFilters } from "../areas/inventory/search/search-filter.ts";
import { areas } from "../areas.ts";
import { personalParameters } from "../paths/personal-parameters.ts";
import { isPrivateAddress, isTrackablePath, trackablePath } from "./trackable-path.ts";
import { TrackedEventBody } from "./tracking.ts";

test.each([
  ["/used-cars-for-sale", "?make=toyota&page=2", "/used-cars-for-sale?make=toyota&page=2"],
  ["/used-cars-for-sale/2020-x-1", "?zip=63701&page=2", "/used-cars-for-sale/2020-x-1?page=2"],
  ["/personalize/x", "?down=1000&trade=0&credit=540&term=72&step=3", "/personalize/x"],
  ["/", "?utm_source=letter&phone=5735550188&firstName=Pat", "/?utm_source=letter"],
  ["/", "?email=pat@shopper.example", "/"],
  ["/cars-for-sale", "?make=pat%40shopper.example", "/cars-for-sale"],
  ["/inquiry/aBcDeFgHiJkLmNoPqRsTuVwXyZ012345", "", "/inquiry"],
  ["/quote/aBcDeFgHiJkLmNoPqRsTuVwXyZ012345", "", "/quote"],
  [
    `/auto-financing/apply-for-financing/${"a".repeat(43)}`,
    "",
    "/auto-financing/apply-for-financing",
  ],
  ["/auto-financing/apply-for-financing", "", "/auto-financing/apply-for-financing"],
  ["/pat@shopper.example", "", "/"],
  ["//evil.example", "", "/"],
])("reduces %s%s to %s", (pathname, search, trackable) => {
  expect(trackablePath(pathname, search)).toBe(trackable);
});

test("keeps filters and removes data of the visitor", () => {
  const isTracked = (name: string) => trackablePath("/a", `?${name}=1`) !== "/a";
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const filters = [...names(listFilters), ...names(rangeFilters)];
  expect(filters.filter((name) => !isTracked(name))).toEqual(["payment-under"]);
  expect([...names(paymentTermParameters), ...personalParameters].filter(isTracked)).toEqual([]);
});

test("an address is private when one of its parameters holds data of the visitor", () => {
  const isPrivate = (name: string) => isPrivateAddress("/a", `?page=2&${name}=1`);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const filters = [...names(listFilters), ...names(rangeFilters)];
  expect(filters.filter(isPrivate)).toEqual(["payment-under"]);
  expect(["utm_source", "gclid", "gbraid", "hsa_cam"].filter(isPrivate)).toEqual([]);
  const own = [...names(paymentTermParameters), ...personalParameters, "text"];
  expect(own.filter((name) => !isPrivate(name))).toEqual([]);
});

test.each([
  ["/inquiry/aBcDeFgHiJkLmNoPqRsTuVwXyZ012345", "", true],
  ["/quote/aBcDeFgHiJkLmNoPqRsTuVwXyZ012345", "", true],
  ["/pat@shopper.example", "", true],
  ["/", "?next=pat%40shopper.example", true],
  ["/used-cars-for-sale/suvs", "?page=2", false],
])("%s%s is private: %s", (pathname, search, expected) => {
  expect(isPrivateAddress(pathname, search)).toBe(expected);
});

const addresses = Object.values(areas).flatMap((pages) =>
  Object.values<{ paths: readonly string[] }>(pages).flatMap(({ paths }) => paths),
);
const withToken = addresses.filter((address) => address.includes("/:token"));

test.each(withToken)("no tag learns the token of %s", (address) => {
  const token = "aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789-_aBcDe";
  const path = address.replace(":token", token).replaceAll(/:\w+/g, "one");
  expect(trackablePath(path, "")).not.toContain(token);
  expect(isPrivateAddress(path, "")).toBe(true);
  expect(isTrackablePath(path)).toBe(false);
});

test("the service accepts the result for any address", () => {
  const CustomData = TrackedEventBody.shape.custom_data;
  fc.assert(
    fc.property(fc.webPath(), fc.string({ maxLength: 1200 }), (path, query) => {
      const trackable = trackablePath(path || "/", `?${query}`);
      expect(CustomData.safeParse({ path: trackable }).success).toBe(true);
    }),
  );
});

test.each([
  "/x?phone=5735550188",
  "/inquiry/aBcDeFgHiJkLmNoPqRsTuVwXyZ012345",
  "/personalize/x?credit=540",
  "https://evil.example/",
])("the service refuses %s", (path) => {
  expect(isTrackablePath(path)).toBe(false);
});
