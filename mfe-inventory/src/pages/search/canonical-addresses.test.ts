import { paymentControlsOf } from "@forecourt/contracts/areas/inventory/search/payment-controls";
import { normalizePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { resolveSearchState } from "@forecourt/contracts/areas/inventory/search/resolve-search-state";
import {
  listFilters,
  rangeFilters,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import { searchPath } from "@forecourt/contracts/areas/inventory/search/search-path";
import { parseSearchUrl } from "@forecourt/contracts/areas/inventory/search/search-url";
import { testSize } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { site } from "../../testing/inventory-fixture.ts";
import { canonicalRedirect } from "./canonical-redirect.ts";

const vocabulary = {
  makes: [
    { slug: "mini", name: "MINI", models: [{ slug: "cooper", name: "Cooper" }] },
    { slug: "genesis", name: "Genesis", models: [{ slug: "g80", name: "G80" }] },
    { slug: "hyundai", name: "Hyundai", models: [{ slug: "genesis", name: "Genesis" }] },
  ],
};

/** One filter as an address has it; in the path where its kind is allowed there. */
interface Said {
  name: string;
  value: string;
  segment: string | null;
}

const values: Record<string, string> = {
  body: "suvs",
  make: "mini",
  model: "cooper",
  features: "heated-seats",
  fuel: "hybrid",
  drivetrain: "awd",
  transmission: "manual",
  color: "red",
  interior: "black",
  not: "body-trucks",
  "great-deals": "price-drop",
  history: "one-owner",
};

/** Every kind of filter there is. */
const kinds: Said[] = [
  ...listFilters.map(({ name, inPath }) => {
    const value = values[name] ?? "";
    return { name, value, segment: inPath ? value : null };
  }),
  ...rangeFilters.map(({ name, inPath }) => {
    const value = name.startsWith("year") ? "2020" : "20000";
    return { name, value, segment: inPath ? `${name}-${value}` : null };
  }),
  { name: "text", value: "limited", segment: null },
];

/** Where a spelling leads: to another address once, or nowhere. */
function ledTo(address: string): string | null {
  const url = new URL(address, site.origin);
  const draft = parseSearchUrl(url.pathname, url.searchParams);
  const searchState = draft && resolveSearchState(draft, { vocabulary, settings: site });
  if (!searchState) throw new Error(`${address} is no page`);
  return canonicalRedirect(url, searchState);
}

/** The filters in this order, the first of those that can in the path, up to `inPath` of them. */
function spelling(said: readonly Said[], inPath: number): string {
  const first = said.filter(({ segment }) => segment !== null).slice(0, inPath);
  const query = new URLSearchParams();
  for (const one of said) if (!first.includes(one)) query.set(one.name, one.value);
  const path = ["/used-cars-for-sale", ...first.map(({ segment }) => segment)].join("/");
  return query.size === 0 ? path : `${path}?${query}`;
}

function subsets<T>(of: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return of.flatMap((one, at) => subsets(of.slice(at + 1), size - 1).map((rest) => [one, ...rest]));
}

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length <= 1) return [[...of]];
  return of.flatMap((one, at) =>
    permutations(of.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
  );
}

/** Every address that a set of filters may be written as. */
function spellingsOf(set: readonly Said[]): string[] {
  const all = permutations(set).flatMap((order) =>
    (set.length < 4 ? [0, 1, 2, 3] : [0, 3]).map((inPath) => spelling(order, inPath)),
  );
  return [...new Set(all)];
}

/** Where all spellings of a set lead; each of them at once, and the last one no further. */
function homesOf(set: readonly Said[]): Set<string> {
  const homes = new Set(spellingsOf(set).map((address) => ledTo(address) ?? address));
  for (const home of homes) expect(ledTo(home)).toBeNull();
  return homes;
}

// A model without its make, or of one of several, is another set of filters.
const isWhole = (set: readonly Said[]) =>
  !set.some(({ name }) => name === "model") || set.some(({ name }) => name === "make");

describe("canonical addresses", () => {
  test.each(testSize({ normal: [0, 1, 2, 3], soak: [0, 1, 2, 3, 4] }))(
    "are equal for %i filters of every kind in any order, in path or query",
    (size) => {
      const several = subsets(kinds, size)
        .filter(isWhole)
        .filter((set) => homesOf(set).size !== 1);
      expect(several).toEqual([]);
    },
  );

  test("are equal for several values in any order, with any terms and foreign parameters", () => {
    const slugs = fc.subarray(["mini", "genesis", "hyundai"], { minLength: 1 });
    const bodies = fc.subarray(["suvs", "trucks", "sedans"], { minLength: 1 });
    const features = fc.subarray(["sunroof", "navigation", "bluetooth"], { minLength: 1 });
    const controls = paymentControlsOf(site);
    const filters = fc.record({ make: slugs, body: bodies, features }, { requiredKeys: [] });
    const months = fc.integer({ min: controls.months.min, max: controls.months.max });
    fc.assert(
      fc.property(filters, months, fc.boolean(), fc.gen(), (said, term, campaign, gen) => {
        const shuffled = (list: string[]) =>
          gen(fc.shuffledSubarray, list, { minLength: list.length }).join(",");
        const query = new URLSearchParams(
          gen(fc.shuffledSubarray, Object.entries(said), {
            minLength: Object.keys(said).length,
          }).map(([name, list]): [string, string] => [name, shuffled(list ?? [])]),
        );
        query.append("term", String(term));
        if (campaign) query.append("utm_source", "letter");
        const address = `/cars-for-sale?${query}`;
        const home = ledTo(address) ?? address;
        expect(ledTo(home)).toBeNull();
        const { make, body: bodyStyle, features: feature } = said;
        const sorted = (list: string[] | undefined) => list && [...list].sort();
        const searchState = {
          filter: JSON.parse(
            JSON.stringify({
              make: sorted(make),
              bodyStyle: sorted(bodyStyle),
              feature: sorted(feature),
            }),
          ),
          sort: null,
          page: 1,
          terms: normalizePaymentTerms({ months: term }, site),
        };
        expect(home.replace(/[?&]utm_source=letter$/, "")).toBe(searchPath(searchState));
      }),
      { numRuns: 500 },
    );
  });
});
