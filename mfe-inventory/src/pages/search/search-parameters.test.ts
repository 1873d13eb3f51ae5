import { MAX_PAGE, searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import { ParsedQuery, parseSearchText } from "@forecourt/contracts/areas/inventory/parsed-query";
import { searchParameters } from "@forecourt/contracts/areas/inventory/search/search-url";
import { runs } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { reply, requestWith } from "../../testing/inventory-fixture.ts";
import { loadSearch } from "./search-loader.ts";

const search = "/api/inventory/search";
const parse = "/api/inventory/understand";

const parsed = ParsedQuery.parse({
  filter: {},
  terms: {},
  sort: null,
  understood: [],
  unclear: [{ words: "x", why: "unknown", couldBe: [] }],
  passedOver: [],
  vehicle: null,
});

const numbers = fc.oneof(
  fc.integer().map(String),
  fc.bigInt({ max: 2n ** 80n }).map(String),
  fc.double().map(String),
  fc.constantFrom("-1", "00", "9999", "10000", "99999", "9999999", "1e9", "$20,000", "NaN"),
);
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("", " ", ",", "null,null", "\0", "İ".repeat(60), "__proto__", "\u{1f697}"),
);
const values = fc.oneof(
  numbers,
  texts,
  fc.array(fc.oneof(numbers, texts), { maxLength: 40 }).map((list) => list.join(",")),
  fc.nat({ max: 200 }).map((length) => Array.from({ length }, (_, at) => `m${at}`).join(",")),
);
const pairs = fc.array(fc.tuple(fc.constantFrom(...searchParameters), values), { maxLength: 6 });

/** The services' own schemas parse what the loader requests. */
function expectAccepted(url: URL): void {
  const schema = url.pathname === search ? searchVehicles.query : parseSearchText.query;
  expect(schema?.safeParse(Object.fromEntries(url.searchParams)).error).toBeUndefined();
}

async function load(path: string) {
  const { request, asked } = requestWith(path, {
    [search]: reply({ pages: MAX_PAGE }),
    [parse]: parsed,
  });
  const result = await loadSearch(request);
  for (const url of asked.filter(({ pathname }) => [search, parse].includes(pathname)))
    expectAccepted(url);
  return result;
}

describe("search parameters", () => {
  test("lead to a page, to one redirect or to not-found, whatever their values are", async () => {
    await fc.assert(
      fc.asyncProperty(pairs, async (query) => {
        const result = await load(`/cars-for-sale?${new URLSearchParams(query)}`);
        if (result.kind !== "redirect") return;
        expect((await load(result.to)).kind).not.toBe("redirect");
      }),
      runs({ normal: 300, soak: 20_000 }),
    );
  });

  test.each(searchParameters)("%s takes any single value", async (name) => {
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        await load(`/used-cars-for-sale/suvs?${new URLSearchParams([[name, value]])}`);
      }),
      runs({ normal: 30, soak: 2_000 }),
    );
  });
});
