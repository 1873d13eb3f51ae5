import { PriceRating } from "@forecourt/contracts/areas/inventory/price-rating";
import { describe, expect, test } from "@jest/globals";
import { car, requestWith, site } from "../../testing/inventory-fixture.ts";
import { loadPriceRating } from "./load-price-rating.ts";

const method = { minimum: 8, greatBelow: 10, goodBelow: 5, highAbove: 5, maxAgeDays: 60 };
const shape = { yearFrom: 2020, yearTo: 2022, mileageFrom: 28_120, mileageTo: 48_120, method };

const judged = PriceRating.parse({
  ...shape,
  level: "good",
  reason: null,
  price: 1_839_600,
  cars: 37,
  own: 12,
  market: 25,
  median: 1_964_600,
  low: 1_900_000,
  high: 2_050_000,
  difference: -125_000,
  trim: "SE",
  asOf: "2026-11-18",
});

const none = PriceRating.parse({
  ...judged,
  level: null,
  reason: "too-few",
  cars: 3,
  own: 1,
  market: 2,
  median: null,
  low: null,
  high: null,
  difference: null,
  trim: null,
});

async function load(found: PriceRating, vehicle = car(), changes = {}) {
  const path = `/api/inventory/vehicles/${vehicle.vin}/price-rating`;
  const { request, asked } = requestWith("/", { [path]: found }, changes);
  return { data: await loadPriceRating(request, vehicle), asked };
}

describe("loadPriceRating", () => {
  test("shows the difference from the median and the number of similar cars", async () => {
    const { data } = await load(judged);
    expect(data).toMatchObject({
      level: "good",
      headline: "Good price",
      summary: "$1,250 below the typical price of similar cars",
      basis: [
        "Compared with 37 similar cars: 2020–2022 Mitsubishi Outlander Sport SE, 28,120 to 48,120 miles.",
        "The typical (median) price is $19,646, and half are priced from $19,000 to $20,500.",
        "12 on our lots, 25 for sale elsewhere.",
        "Prices last checked November 18, 2026.",
      ],
    });
  });

  test.each([
    [{ own: 0, market: 37 }, "All are for sale elsewhere."],
    [{ own: 37, market: 0 }, "All are on our lots."],
  ])("counts no cars of a source without any: %o", async (sources, sentence) => {
    const { data } = await load({ ...judged, ...sources });
    expect(data?.basis).toContain(sentence);
    expect(data?.basis.join(" ")).not.toMatch(/\b0 /);
  });

  test("shows by how much a high price is above the median", async () => {
    const high = {
      ...judged,
      level: "high",
      price: 2_164_600,
      difference: 200_000,
    } as const;
    expect((await load(high)).data).toMatchObject({
      headline: "High price",
      summary: "$2,000 above the typical price of similar cars",
    });
  });

  test("shows no difference of a few cents", async () => {
    const fair = { ...judged, level: "fair", price: 1_964_551, difference: -49 } as const;
    const { data } = await load(fair);
    expect(data?.summary).toBe("Right at the typical price of similar cars");
  });

  test("shows the difference of the prices that it shows", async () => {
    const shown = { price: 2_648_849, median: 2_574_151, difference: 74_698 };
    const { data } = await load({ ...judged, ...shown, level: "fair" });
    expect(data?.basis.join(" ")).toContain("$25,742");
    expect(data?.summary).toBe("$746 above the typical price of similar cars");
  });

  test("places price, quartiles and median on one scale", async () => {
    const { data } = await load(judged);
    expect(data?.scale).toMatchObject({
      price: 8,
      low: 32.1,
      median: 57.9,
      high: 92,
      label:
        "This car is priced at $18,396 before fees. Half of similar cars are priced from $19,000 to $20,500, and the typical (median) price is $19,646.",
    });
    const same = { low: 1_839_600, median: 1_839_600, high: 1_839_600, difference: 0 };
    const flat = await load({ ...judged, level: "fair", ...same });
    expect(flat.data?.scale).toMatchObject({ price: 50, low: 50, median: 50, high: 50 });
  });

  test("explains the method with the values of the service", async () => {
    const other = {
      ...method,
      minimum: 9,
      greatBelow: 11,
      goodBelow: 4,
      highAbove: 6,
      maxAgeDays: 45,
    };
    const { data } = await load({ ...judged, method: other });
    expect(data?.method).toEqual([
      "Similar cars are used or certified cars of the same make and model, within one model year, with 28,120 to 48,120 miles.",
      "At least 9 of them share this car’s trim, SE, so we compare only those.",
      "Each car counts once, and this car isn’t counted. Cars for sale elsewhere drop out 45 days after we last saw them listed.",
      "We compare asking prices before dealer fees. For this car, that’s $18,396. Fees, tax, title, and registration are extra, here and elsewhere.",
      "At least 4% below the typical price is a good price, and at least 11% below is a great one. More than 6% above is high. Anything in between is fair.",
      "We need at least 9 similar cars to rate a price.",
    ]);
    const anyTrim = await load({ ...judged, trim: null });
    expect(anyTrim.data?.method[1]).toBe(
      "Fewer than 8 of them share this car’s trim, so we compare all trims.",
    );
  });

  test("does not mention miles for a new car", async () => {
    const found = { ...judged, mileageFrom: null, mileageTo: null };
    const { data } = await load(found, car({ condition: "new" }));
    expect(data?.basis[0]).toBe(
      "Compared with 37 similar cars: 2020–2022 Mitsubishi Outlander Sport SE.",
    );
    expect(data?.method[0]).toMatch(/^Similar cars are new cars/);
  });

  test.each([
    [0, "We found no similar cars, and we need at least 8 to rate a price."],
    [1, "We found only 1 similar car, and we need at least 8 to rate a price."],
    [3, "We found only 3 similar cars, and we need at least 8 to rate a price."],
  ])("says that %d similar cars are too few", async (cars, summary) => {
    const { data } = await load({ ...none, cars });
    expect(data).toMatchObject({
      level: null,
      headline: "No price rating for this car",
      summary,
      basis: [],
      scale: null,
    });
    expect(data?.method).toHaveLength(5);
  });

  test("says that the mileage is missing", async () => {
    const unknown = { mileageFrom: null, mileageTo: null, cars: 0, own: 0, market: 0 };
    const { data } = await load({ ...none, reason: "no-mileage", ...unknown });
    expect(data?.summary).toMatch(/^We need the mileage to rate a used car’s price/);
    expect(data?.method[0]).toMatch(/with similar mileage\.$/);
  });

  test.each([
    ["a sold car", car({ status: "sold", soldOn: "2026-11-02" }), {}],
    ["a car without a price", car({ price: null }), {}],
    ["a dealer who shows none", car(), { site: { ...site, showPriceRatings: false } }],
  ])("is not requested for %s", async (_what, vehicle, changes) => {
    expect(await load(judged, vehicle, changes)).toEqual({ data: null, asked: [] });
  });
});
