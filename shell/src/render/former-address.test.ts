import { ownerOf } from "@forecourt/contracts/areas";
import { Redirects } from "@forecourt/contracts/dealer-config/redirects";
import { describe, expect, test } from "@jest/globals";
import { formerAddress } from "./former-address.ts";

const origin = "https://www.ozarktrailmitsubishi.example";
const redirects = Redirects.parse({
  "/about-us": "/our-company",
  "/blog/*": "/car-research/*",
  "/parts/*": "https://parts.example/item/*",
});
const site = { conditions: ["used", "new", "certified"] as const, redirects };

const at = (address: string) =>
  formerAddress({
    url: new URL(address, origin),
    site: { ...site, conditions: [...site.conditions] },
  });

const conditions = ["used", "new", "certified"];
const cars = [
  ["Ford", "F-150", "ford-f-150"],
  ["Land%20Rover", "Range_Rover", "land-rover-range-rover"],
  ["Mitsubishi", "Outlander-Sport", "mitsubishi-outlander-sport"],
  ["Kia", "Sorento", "kia-sorento"],
  ["Mazda", "CX-5", "mazda-cx-5"],
];
const years = Array.from({ length: 30 }, (_, index) => 1997 + index);
const vins = Array.from({ length: 5 }, (_, index) => `JA4AP3AU0HZ00000${index}`);

/** The former address of a car and its page of today: 3 × 5 × 30 × 5 = 2,250. */
const corpusOfCars = conditions.flatMap((condition) =>
  cars.flatMap(([make, model, name]) =>
    years.flatMap((year) =>
      vins.map((vin) => [
        `/${condition}-vehicle/${make}/${model}-${year}/${vin}/`,
        `/${condition}-cars-for-sale/${year}-${name}-${vin.toLowerCase()}`,
      ]),
    ),
  ),
);

const amounts = Array.from({ length: 115 }, (_, index) => 1_000 * (index + 1));
const typed = ["price", "mileage"].flatMap((type) =>
  amounts.flatMap((amount) => [
    [`${type}/under/${amount}`, `${type}-under-${amount}`],
    [`${type}_under/${amount}`, `${type}-under-${amount}`],
    [`${type}/${amount}`, `${type}-under-${amount}`],
  ]),
);

/** A former list and the list of today: 4 × 690 = 2,760. */
const corpusOfLists = [...conditions, "all"].flatMap((condition) =>
  typed.map(([former, filter]) => [
    `/Search-Vehicles/${condition}-inventory/${former}?utm_source=mail`,
    `/${condition === "all" ? "" : `${condition}-`}cars-for-sale/${filter}?utm_source=mail`,
  ]),
);

const corpus = [...corpusOfCars, ...corpusOfLists];

describe("the corpus of the former site's addresses", () => {
  test("has 5,000 different ones", () => {
    expect(new Set(corpus.map(([former]) => former)).size).toBeGreaterThanOrEqual(5_000);
  });

  test("leads to the right pages", () => {
    const wrong = corpus.flatMap(([former = "", present]) => {
      const found = at(former);
      return found === present ? [] : [{ former, found, present }];
    });
    expect(wrong).toEqual([]);
    const pages = new Set(
      corpus.map(([, present = ""]) => ownerOf(present.split("?")[0] ?? "")?.page),
    );
    expect([...pages]).toEqual(["vehicle", "search"]);
  });
});

const starts = [
  "/used-vehicle",
  "/search-vehicles",
  "/search-vehicles/used-inventory",
  "/search-vehicles/all-inventory/make",
  "/blog",
  "/about-us",
  "",
];
const hostile = [
  "//evil.example/",
  "/\\evil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/@evil.example",
  "/https:%2f%2fevil.example",
  "/javascript:alert(1)",
  "/..%2f..%2f%2fevil.example",
  "/%0d%0aset-cookie:%20a=b",
  "/%00",
  "/%E6%97%A5%E7%94%A3",
  "/%E0%A4%A",
  "/%ff",
  "/__proto__/constructor",
  `/${"a-".repeat(4_000)}`,
  `/${"2019-".repeat(1_500)}`,
  "/x".repeat(4_000),
  "/price/under/1e9",
  "?next=//evil.example",
  "?a=1#//evil.example",
];

test.each(hostile)("whatever %j follows leads to a path of this site, or nowhere", (end) => {
  const found = starts.map((start) => at(`${origin}${start}${end}`)).filter((one) => one !== null);
  for (const target of found) {
    expect(target).toMatch(/^\/(?![/\\])/);
    expect(target).not.toMatch(/[\r\n\\]/);
  }
  const origins = found.map((target) => new URL(target, origin).origin);
  expect(origins).toEqual(found.map(() => origin));
});

test("an address below a redirect elsewhere stays on the host that the dealer has configured", () => {
  const found = hostile.map((end) => at(`${origin}/parts/any${end}`) ?? "");
  expect(new Set(found.map((target) => new URL(target).host))).toEqual(new Set(["parts.example"]));
});
