import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { BodyStyle, Condition, Drivetrain, FuelType, Transmission } from "../../../vehicle.ts";
import { colorFamilies, deals, historyFacts, vehicleFeatures } from "../vehicle-features.ts";
import { resolveSearchState } from "./resolve-search-state.ts";
import { listFilters, rangeFilters, type SearchFilter } from "./search-filter.ts";
import { searchPath } from "./search-path.ts";
import { parseSearchUrl } from "./search-url.ts";
import { calculator } from "./testing/term-settings.ts";

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

const settings = { calculator, financeProgram: { creditScore: null, financeTermMonths: null } };

function read(address: string) {
  const url = new URL(address, "http://localhost");
  const draft = parseSearchUrl(url.pathname, url.searchParams);
  return draft && resolveSearchState(draft, { vocabulary, settings });
}

describe("parseSearchUrl and searchPath", () => {
  test("parse body style, price and condition in any order", () => {
    const searchState = { filter: { condition: "used", bodyStyle: ["suvs"], priceMax: 20000 } };
    expect(read("/used-cars-for-sale/suvs/price-under-20000")).toMatchObject(searchState);
    expect(read("/used-cars-for-sale/price-under-20000/suvs")).toMatchObject(searchState);
  });

  test("complete a model with its make, when only one make has it", () => {
    expect(read("/new-cars-for-sale/outlander-sport")).toMatchObject({
      filter: { condition: "new", make: ["mitsubishi"], model: ["outlander-sport"] },
    });
    expect(read("/new-cars-for-sale/cooper")).toBeNull();
    expect(read("/new-cars-for-sale/cooper/mini")).toMatchObject({ filter: { make: ["mini"] } });
  });

  test("prefer the make for a slug that is also another make's model", () => {
    const genesis = read("/used-cars-for-sale/genesis");
    expect(genesis?.filter).toEqual({ condition: "used", make: ["genesis"] });
    expect(read("/used-cars-for-sale/hyundai/genesis")).toMatchObject({
      filter: { make: ["hyundai"], model: ["genesis"] },
    });
    expect(read("/used-cars-for-sale/genesis/g80")).toMatchObject({ filter: { model: ["g80"] } });
  });

  test("put several values of one filter into the query, sorted and without duplicates", () => {
    const makes = { filter: { make: ["hyundai", "mini"] } };
    for (const spelling of ["/mini/hyundai", "/hyundai?make=mini", "?make=mini,hyundai,mini"]) {
      expect(read(`/cars-for-sale${spelling}`)).toMatchObject(makes);
    }
    expect(searchPath(read("/cars-for-sale/mini/hyundai") ?? fail("two makes"))).toBe(
      "/cars-for-sale?make=hyundai,mini",
    );
    expect(read("/cars-for-sale/suvs/sedans")).toMatchObject({
      filter: { bodyStyle: ["sedans", "suvs"] },
    });
  });

  test("distinguish two makes from a make and its model by their position", () => {
    const path = searchPath({
      filter: { make: ["genesis", "hyundai"] },
      sort: null,
      page: 1,
      terms: {},
    });
    expect(read(path)).toMatchObject({ filter: { make: ["genesis", "hyundai"] } });
    expect(read("/cars-for-sale/genesis/hyundai")).toMatchObject({
      filter: { make: ["hyundai"], model: ["genesis"] },
    });
  });

  test("refuse models of several makes", () => {
    expect(read("/cars-for-sale/mitsubishi?model=mirage,outlander-sport")).toMatchObject({
      filter: { make: ["mitsubishi"], model: ["mirage", "outlander-sport"] },
    });
    expect(read("/cars-for-sale?make=mini,mitsubishi&model=mirage")).toBeNull();
    expect(read("/cars-for-sale/mini?model=mirage")).toBeNull();
  });

  test("round terms to the steps of their sliders, and leave out the dealer's defaults", () => {
    expect(read("/cars-for-sale?down=2049&term=72&trade=1000&credit=851")).toMatchObject({
      terms: { cashDown: 2000, months: 72 },
    });
    expect(read("/cars-for-sale?credit=9&down=9999999")?.terms).toEqual({
      creditScore: 400,
      cashDown: 20_000,
    });
  });

  test.each([
    "/used-cars-for-sale/nothing",
    "/used-cars-for-sale/suvs/suvs",
    "/used-cars-for-sale/price-under-1/price-under-2",
    "/used-cars-for-sale/mini/mini",
    "/used-cars-for-sale/__proto__",
    "/used-cars-for-sale/price-under-1e999",
    "/used-cars-for-sale/price-under-NaN",
    "/used-cars-for-sale?make=nothing",
    "/used-cars-for-sale?model=cooper",
    "/used-cars-for-sale?page=1000000000",
    "/used-cars-for-sale?page=99999999999999999999",
  ])("refuse %s", (path) => {
    expect(read(path)).toBeNull();
  });

  test.each([
    "price-under=",
    "price-under=-1",
    "fuel=steam",
    "body=",
    "make=,",
    "text=%20",
    "features=__proto__",
    "sort=best",
    `text=${"x".repeat(61)}`,
  ])("ignore ?%s", (query) => {
    expect(read(`/cars-for-sale?${query}`)).toEqual({
      filter: {},
      sort: null,
      page: 1,
      terms: {},
    });
  });

  test.each([
    ["page=-1", 1],
    ["page=0", 1],
    ["page=1e9", 1],
    ["page=NaN", 1],
    ["page=3", 3],
    ["page=100000", 100_000],
  ])("parse ?%s as page %i", (query, page) => {
    expect(read(`/cars-for-sale?${query}`)).toMatchObject({ page });
  });

  test("accept amounts with dollar signs and commas", () => {
    expect(read("/cars-for-sale?price-under=$20,000&price-over=+5000")?.filter).toEqual({
      priceMin: 5000,
      priceMax: 20_000,
    });
  });

  test.each([
    ["year-from=99999", { yearMin: 9_999 }],
    ["year-to=9999999", { yearMax: 9_999 }],
    ["year=99999,12345", { yearMin: 9_999, yearMax: 9_999 }],
    ["year-from=2024&year-from=99999", { yearMin: 2_024 }],
  ])("reduce the years of ?%s to the last one", (query, filter) => {
    expect(read(`/cars-for-sale?${query}`)?.filter).toEqual(filter);
  });

  test("read the fewest miles of a car", () => {
    const filter = { condition: "used", mileageMin: 100_000 };
    expect(read("/used-cars-for-sale?mileage-over=100000")?.filter).toEqual(filter);
    expect(read("/used-cars-for-sale?mileage-over=many")?.filter).toEqual({ condition: "used" });
  });

  test("use the first 30 values of a list", () => {
    const makes = Array.from({ length: 40 }, (_, index) => `make-${index}`);
    const address = new URL(`/cars-for-sale?make=${makes.join(",")}`, "http://localhost");
    const draft = parseSearchUrl(address.pathname, address.searchParams);
    expect(draft?.filter.make).toEqual(makes.slice(0, 30));
    const known = { makes: makes.map((slug) => ({ slug, name: slug, models: [] })) };
    const path = `/cars-for-sale/${makes.slice(30).join("/")}`;
    const both = parseSearchUrl(path, address.searchParams);
    const state = both && resolveSearchState(both, { vocabulary: known, settings });
    expect(state?.filter.make).toHaveLength(30);
  });

  test("accept legacy addresses", () => {
    const filter = { mileageMax: 85_000, deal: ["premium-upgrades", "price-drop"] };
    const old = "/used-cars-for-sale/great_deals/price_drop?mileage=null,85000";
    expect(read(`${old}&great-deals=premium-upgrades`)).toMatchObject({ filter });
  });

  test("put filters that do not fit the path into the query", () => {
    const path = searchPath({
      filter: {
        condition: "used",
        bodyStyle: ["suvs"],
        make: ["mitsubishi"],
        model: ["outlander-sport"],
        priceMax: 20000,
        mileageMax: 30000,
        exteriorColor: ["red", "blue"],
      },
      sort: "priceLow",
      page: 2,
      terms: { cashDown: 0 },
    });
    expect(path).toBe(
      "/used-cars-for-sale/suvs/mitsubishi/outlander-sport" +
        "?price-under=20000&mileage-under=30000&color=blue,red&down=0&sort=priceLow&page=2",
    );
    expect(searchPath(read(path) ?? fail(path))).toBe(path);
  });

  test("round-trip every search state", () => {
    fc.assert(
      fc.property(anyFilter, fc.integer({ min: 1, max: 9 }), anyTerms, (filter, page, terms) => {
        const searchState = { filter, sort: "year" as const, page, terms };
        expect(read(searchPath(searchState))).toEqual(searchState);
      }),
    );
  });

  test("give the same address for every spelling of a search state", () => {
    fc.assert(
      fc.property(anyFilter, fc.nat(), (filter, seed) => {
        const searchState = { filter, sort: null, page: 1, terms: {} };
        const address = searchPath(searchState);
        const read1 = read(shuffled(address, seed)) ?? fail(address);
        expect(searchPath(read1)).toBe(address);
      }),
    );
  });

  test("never throw for any address", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        read(`/used-cars-for-sale${path}?${query}`);
      }),
    );
    fc.assert(
      fc.property(fc.dictionary(anyParameter, fc.string()), (query) => {
        read(`/cars-for-sale?${new URLSearchParams(query)}`);
      }),
    );
  });
});

const anyParameter = fc.constantFrom(
  ...listFilters.map(({ name }) => name),
  ...rangeFilters.map(({ name }) => name),
  "text",
  "down",
  "page",
);
const amount = fc.integer({ min: 0, max: 9_999_999 });
const some = <T extends string>(values: readonly T[]) =>
  fc
    .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
    .map((list) => list.sort());
const names = fc.constantFrom<Pick<SearchFilter, "make" | "model">>(
  {},
  { make: ["mini"] },
  { make: ["hyundai"], model: ["genesis"] },
  { make: ["genesis", "hyundai"] },
  { make: ["mini"], model: ["cooper"] },
  { make: ["mitsubishi"], model: ["mirage"] },
  { make: ["mitsubishi"], model: ["mirage", "outlander-sport"] },
);
const anyFilter: fc.Arbitrary<SearchFilter> = fc
  .record(
    {
      condition: fc.constantFrom(...Condition.options),
      bodyStyle: some(BodyStyle.options),
      priceMin: amount,
      priceMax: amount,
      mileageMax: amount,
      yearMin: fc.integer({ min: 0, max: 9_999 }),
      yearMax: fc.integer({ min: 0, max: 9_999 }),
      feature: some(vehicleFeatures),
      fuelType: some(FuelType.options),
      drivetrain: some(Drivetrain.options),
      transmission: some(Transmission.options),
      exteriorColor: some(colorFamilies),
      interiorColor: some(colorFamilies),
      deal: some(deals),
      history: some(historyFacts),
      paymentMax: amount,
      text: fc.stringMatching(/^[a-z0-9&=/,+é]{1,20}$/),
    },
    { requiredKeys: [] },
  )
  .chain((rest) => names.map((name) => ({ ...rest, ...name })));
const anyTerms = fc.record(
  {
    cashDown: fc.constantFrom(0, 900, 20_000),
    tradeEquity: fc.constantFrom(100, 5_000),
    creditScore: fc.constantFrom(400, 690),
    months: fc.constantFrom(12, 72),
  },
  { requiredKeys: [] },
);

/** The same address with its segments and its parameters in another order, and lists reversed. */
function shuffled(address: string, seed: number): string {
  const url = new URL(address, "http://localhost");
  const [base, ...segments] = url.pathname.slice(1).split("/");
  const turn = seed % Math.max(1, segments.length);
  const turned = [...segments.slice(turn), ...segments.slice(0, turn)];
  const query = [...url.searchParams]
    .reverse()
    .map(([name, value]): [string, string] => [
      name,
      name === "text" ? value : value.split(",").reverse().join(","),
    ]);
  return `/${[base, ...turned].join("/")}?${new URLSearchParams(query)}`;
}

function fail(path: string): never {
  throw new Error(`${path} was not read`);
}
