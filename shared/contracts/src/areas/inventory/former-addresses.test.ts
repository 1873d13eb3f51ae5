import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { ownerOf } from "../../areas.ts";
import { isPathOfThisSite } from "../../paths/path-of-this-site.ts";
import type { FormerAddress } from "../define-area.ts";
import { formerInventoryAddress } from "./former-addresses.ts";

const site: FormerAddress["site"] = { conditions: ["used", "new", "certified"] };
const at = (path: string) => formerInventoryAddress({ path, site });

const vin = "1ftew1e5xkfa12345";

describe("a car of the former site", () => {
  test.each([
    ["/used-vehicle/ford/f-150-2019/", `/used-cars-for-sale/2019-ford-f-150-`],
    ["/new-vehicle/mitsubishi/outlander-2026/", "/new-cars-for-sale/2026-mitsubishi-outlander-"],
    ["/certified-vehicle/kia/2023-sorento/", "/certified-cars-for-sale/2023-kia-sorento-"],
    [
      "/used-vehicle/land rover/range_rover-2020/",
      "/used-cars-for-sale/2020-land-rover-range-rover-",
    ],
    // The car's own page knows the year.
    ["/used-vehicle/ford/f-150/", "/used-cars-for-sale/2000-ford-f-150-"],
    ["/used-vehicle/", "/used-cars-for-sale/2000-"],
  ])("at %s… has its page", (former, present) => {
    expect(at(former + vin)).toBe(present + vin);
    expect(ownerOf(present + vin)?.page).toBe("vehicle");
  });

  test.each([
    ["/used-vehicle", "/used-cars-for-sale"],
    ["/new-vehicle/ford", "/new-cars-for-sale/ford"],
    ["/used-vehicle/ford/f-150-2019", "/used-cars-for-sale/ford/f-150"],
    ["/used-vehicle/ford/f-150-2019/1FT", "/used-cars-for-sale/ford/f-150"],
  ])("without a VIN, as at %s, leads to the list", (former, present) => {
    expect(at(former)).toBe(present);
  });
});

describe("a list of the former site", () => {
  test.each([
    ["/search-vehicles", "/cars-for-sale"],
    ["/search-vehicles/all-inventory", "/cars-for-sale"],
    ["/search-vehicles/used-inventory", "/used-cars-for-sale"],
    ["/search-vehicles/used-inventory/make/ford", "/used-cars-for-sale/ford"],
    ["/search-vehicles/used-inventory/make/ford/f_150", "/used-cars-for-sale/ford/f-150"],
    ["/search-vehicles/all-inventory/body_style/suv", "/cars-for-sale/suvs"],
    ["/search-vehicles/all-inventory/bodystyle/trucks", "/cars-for-sale/trucks"],
    ["/search-vehicles/used-inventory/price/under/20000", "/used-cars-for-sale/price-under-20000"],
    ["/search-vehicles/used-inventory/price/over/30000", "/used-cars-for-sale/price-over-30000"],
    ["/search-vehicles/used-inventory/price_under/20000", "/used-cars-for-sale/price-under-20000"],
    ["/search-vehicles/used-inventory/price/20000", "/used-cars-for-sale/price-under-20000"],
    [
      "/search-vehicles/used-inventory/price/10000/20000",
      "/used-cars-for-sale/price-over-10000/price-under-20000",
    ],
    ["/search-vehicles/used-inventory/price/null/20000", "/used-cars-for-sale/price-under-20000"],
    ["/search-vehicles/all-inventory/mileage/under/85000", "/cars-for-sale/mileage-under-85000"],
    ["/search-vehicles/all-inventory/mileage/0/85000", "/cars-for-sale/mileage-under-85000"],
    [
      "/search-vehicles/all-inventory/mileage/30000/85000",
      "/cars-for-sale/mileage-under-85000?mileage-over=30000",
    ],
    ["/search-vehicles/all-inventory/year/2019", "/cars-for-sale?year-from=2019&year-to=2019"],
    ["/search-vehicles/all-inventory/year/2018/2021", "/cars-for-sale?year-from=2018&year-to=2021"],
    ["/search-vehicles/all-inventory/fuel_type/hybrid", "/cars-for-sale?fuel=hybrid"],
    ["/search-vehicles/all-inventory/exterior_color/red", "/cars-for-sale?color=red"],
    ["/search-vehicles/new-inventory/make/all", "/new-cars-for-sale"],
  ])("%s is at %s", (former, present) => {
    expect(at(former)).toBe(present);
  });

  test("of all cars is the only condition's list where a dealer sells one condition", () => {
    const of = (path: string) => formerInventoryAddress({ path, site: { conditions: ["used"] } });
    expect(of("/search-vehicles")).toBe("/used-cars-for-sale");
    expect(of("/search-vehicles/all-inventory/make/ford")).toBe("/used-cars-for-sale/ford");
  });

  test.each([
    "/search-vehicles/old-inventory",
    "/search-vehicles/used-inventory/wheels/4",
    "/search-vehicles/used-inventory/price/cheap",
    "/search-vehicles/used-inventory/price/-1/20000",
    "/search-vehicles/used-inventory/price/99999999999",
    "/search-vehicles/used-inventory/body/spaceships",
    "/search-vehicles/used-inventory/constructor/x",
    `/search-vehicles/used-inventory/make/${"a-".repeat(150)}`,
    `/used-vehicle${"/x".repeat(4_000)}`,
    "/search-vehicles-2",
    "/used-vehicles/ford",
    "/",
  ])("%s has none", (former) => {
    expect(at(former)).toBeNull();
  });
});

const word = fc.constantFrom(
  "ford",
  "f_150-2019",
  "2020",
  "price",
  "make",
  "under",
  "suv",
  "20000",
  "null",
  "__proto__",
  "constructor",
  "..",
  "%2f%2fevil.example",
  "\\evil.example",
  "evil.example:80",
  "\r\nset-cookie: a=b",
  "日産",
  "a".repeat(3_000),
  vin,
);
const start = fc.constantFrom(
  "/used-vehicle",
  "/new-vehicle",
  "/certified-vehicle",
  "/search-vehicles",
  "/search-vehicles/used-inventory",
  "/search-vehicles/all-inventory",
);

test("whatever follows leads to a path of this site that a page has, or nowhere", () => {
  const paths = fc
    .tuple(start, fc.array(fc.oneof(word, fc.string()), { maxLength: 6 }))
    .map(([first, rest]) => [first, ...rest].join("/"));
  fc.assert(
    fc.property(paths, (path) => {
      const present = at(path.toLowerCase());
      if (present === null) return;
      expect(isPathOfThisSite(present) || present.length > 2_000).toBe(true);
      expect(present).toMatch(
        /^\/(?:(?:used|new|certified)-)?cars-for-sale(?:[/?][\w,/?=&%+.-]*)?$/,
      );
    }),
    { numRuns: 5_000 },
  );
});
