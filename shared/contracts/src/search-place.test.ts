import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type PlaceFilter, searchPath } from "./search-path.ts";
import { placeOfDraft, readSearchDraft } from "./search-place.ts";
import { BodyStyle, Condition } from "./vehicle.ts";

const vocabulary = {
  makes: [
    {
      slug: "mitsubishi",
      name: "Mitsubishi",
      models: [
        { slug: "mirage", name: "Mirage" },
        { slug: "outlander-sport", name: "Outlander Sport" },
      ],
    },
    { slug: "mini", name: "MINI", models: [{ slug: "cooper", name: "Cooper" }] },
    { slug: "genesis", name: "Genesis", models: [{ slug: "g80", name: "G80" }] },
    { slug: "hyundai", name: "Hyundai", models: [{ slug: "genesis", name: "Genesis" }] },
    { slug: "oldtimer", name: "Oldtimer", models: [{ slug: "cooper", name: "Cooper" }] },
  ],
};

function read(address: string) {
  const url = new URL(address, "http://localhost");
  const draft = readSearchDraft(url.pathname, url.searchParams);
  return draft && placeOfDraft(draft, vocabulary);
}

describe("search addresses", () => {
  test("body style, price and condition are read in any order", () => {
    const place = { filter: { condition: "used", bodyStyle: "suvs", priceMax: 20000 } };
    expect(read("/used-cars-for-sale/suvs/price-under-20000")).toMatchObject(place);
    expect(read("/used-cars-for-sale/price-under-20000/suvs")).toMatchObject(place);
  });

  test("a model alone is read with its make, when only one make has it", () => {
    expect(read("/new-cars-for-sale/outlander-sport")).toMatchObject({
      filter: { condition: "new", make: "mitsubishi", model: "outlander-sport" },
    });
    expect(read("/new-cars-for-sale/cooper")).toBeNull();
    expect(read("/new-cars-for-sale/cooper/mini")).toMatchObject({ filter: { make: "mini" } });
  });

  test("a word that names a make is that make, and another make's model with its make", () => {
    const genesis = read("/used-cars-for-sale/genesis");
    expect(genesis?.filter).toEqual({ condition: "used", make: "genesis" });
    expect(read("/used-cars-for-sale/hyundai/genesis")).toMatchObject({
      filter: { make: "hyundai", model: "genesis" },
    });
    expect(read("/used-cars-for-sale/genesis/g80")).toMatchObject({ filter: { model: "g80" } });
  });

  test.each([
    "/used-cars-for-sale/nothing",
    "/used-cars-for-sale/suvs/sedans",
    "/used-cars-for-sale/price-under-1/price-under-2",
    "/used-cars-for-sale/mini/mini",
    "/used-cars-for-sale/__proto__",
    "/used-cars-for-sale/price-under-1e999",
    "/used-cars-for-sale/price-under-NaN",
  ])("%s is no page", (path) => {
    expect(read(path)).toBeNull();
  });

  test.each([
    ["page=-1", 1],
    ["page=0", 1],
    ["page=1e9", 1],
    ["page=NaN", 1],
    ["page=3", 3],
    ["page=1000000000", 100_000],
    ["page=99999999999999999999", 1],
  ])("?%s is page %i", (query, page) => {
    expect(read(`/cars-for-sale?${query}`)).toMatchObject({ page });
  });

  test("what does not fit the path travels in the query", () => {
    const path = searchPath({
      filter: {
        condition: "used",
        bodyStyle: "suvs",
        make: "mitsubishi",
        model: "outlander-sport",
        priceMax: 20000,
        mileageMax: 30000,
      },
      sort: "priceLow",
      page: 2,
    });
    expect(path).toBe(
      "/used-cars-for-sale/suvs/mitsubishi/outlander-sport" +
        "?price-under=20000&mileage-under=30000&sort=priceLow&page=2",
    );
    expect(searchPath(read(path) ?? fail(path))).toBe(path);
  });

  test("every place has an address that reads back as that place", () => {
    fc.assert(
      fc.property(anyFilter, fc.integer({ min: 1, max: 9 }), (filter, page) => {
        const place = { filter, sort: "year" as const, page };
        expect(read(searchPath(place))).toEqual(place);
      }),
    );
  });

  test("no address throws", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        read(`/used-cars-for-sale${path}?${query}`);
      }),
    );
  });
});

const amount = fc.integer({ min: 0, max: 9_999_999 });
const names = fc.constantFrom<Pick<PlaceFilter, "make" | "model">>(
  {},
  { make: "mini" },
  { make: "mini", model: "cooper" },
  { make: "mitsubishi", model: "mirage" },
);
const anyFilter: fc.Arbitrary<PlaceFilter> = fc
  .record(
    {
      condition: fc.constantFrom(...Condition.options),
      bodyStyle: fc.constantFrom(...BodyStyle.options),
      priceMin: amount,
      priceMax: amount,
      mileageMax: amount,
    },
    { requiredKeys: [] },
  )
  .chain((rest) => names.map((name) => ({ ...rest, ...name })));

function fail(path: string): never {
  throw new Error(`${path} was not read`);
}
