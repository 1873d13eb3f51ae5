import { describe, expect, test } from "@jest/globals";
import { areaNames, areas, fixedPaths, overlappingPaths, ownerOf } from "./areas.ts";

describe("ownerOf", () => {
  test("no path matches two patterns", () => {
    expect(overlappingPaths()).toEqual([]);
  });

  test("every area owns a page", () => {
    expect(areaNames.filter((area) => Object.keys(areas[area]).length === 0)).toEqual([]);
  });

  test.each([
    ["/", "company", "home"],
    ["/our-company", "company", "about"],
    ["/auto-financing", "financing", "index"],
    ["/sell-trade-my-car", "trade", "index"],
    ["/service/", "service", "index"],
    ["/cars-for-sale", "inventory", "search"],
    ["/used-cars-for-sale/suvs/price-under-20000", "inventory", "search"],
    ["/new-cars-for-sale/2026-mitsubishi-outlander-JA4J4TA81TZ000123", "inventory", "vehicle"],
    ["/personalize/2026-mitsubishi-outlander-JA4J4TA81TZ000123", "inventory", "personalize"],
    ["/test-drive/2026-mitsubishi-outlander-JA4J4TA81TZ000123", "inventory", "testDrive"],
    ["/private-inventory", "inventory", "unlock"],
  ])("%s belongs to %s, page %s", (path, area, page) => {
    expect(ownerOf(path)).toMatchObject({ area, page });
  });

  test.each(["/nope", "/used-cars-for-sale/a/b/c/d", "/services", "/__proto__", "/constructor"])(
    "%s has no owner",
    (path) => {
      expect(ownerOf(path)).toBeNull();
    },
  );
});

test("fixedPaths contains paths of the page that declares them", () => {
  const paths = fixedPaths().map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/", "/service", "/cars-for-sale"]));
  for (const { path, area, page, flag } of fixedPaths()) {
    expect(ownerOf(path)).toMatchObject({ area, page, flag, params: {} });
  }
});
