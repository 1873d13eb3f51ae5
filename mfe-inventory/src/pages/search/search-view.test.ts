import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { describe, expect, test } from "@jest/globals";
import { car, facets, reply, site } from "../../testing/inventory-fixture.ts";
import { searchView } from "./search-view.ts";

const searchState: SearchState = {
  filter: { condition: "used", bodyStyle: ["suvs"], make: ["mitsubishi"], priceMax: 20_000 },
  sort: null,
  page: 2,
  terms: {},
};

function group(id: string) {
  return searchView(searchState, reply({ page: 2 }), site).groups.find((one) => one.id === id)
    ?.options;
}

describe("searchView", () => {
  test("has a heading for the filters and a count", () => {
    const view = searchView(searchState, reply({ page: 2 }), site);
    expect(view.heading).toBe("Used Mitsubishi SUVs under $20,000 for sale");
    expect(view.count).toBe("20 to 20 of 40 vehicles");
    expect(searchView(searchState, reply({ total: 1, pages: 1 }), site).count).toBe("1 vehicle");
  });

  test("writes features in lower case in the heading, except names", () => {
    const heading = (feature: "heated-seats" | "apple-carplay") =>
      searchView({ ...searchState, filter: { feature: [feature] } }, reply(), site).heading;
    expect(heading("heated-seats")).toBe("Cars with heated seats for sale");
    expect(heading("apple-carplay")).toBe("Cars with Apple CarPlay for sale");
  });

  test.each<[SearchState["filter"], string]>([
    [{ yearMin: 2019, yearMax: 2019 }, "Cars (model year 2019) for sale"],
    [{ yearMin: 2018, yearMax: 2021 }, "Cars (2018–2021) for sale"],
    [{ yearMin: 2018 }, "Cars (2018 and newer) for sale"],
    [{ priceMin: 10_000, priceMax: 20_000 }, "Cars from $10,000 to $20,000 for sale"],
    [{ priceMin: 10_000, yearMax: 2015 }, "Cars over $10,000 (2015 and older) for sale"],
    [{ priceMax: 20_000, paymentMax: 350 }, "Cars under $20,000 under $350/mo for sale"],
  ])("combines the bounds %j in the heading", (filter, heading) => {
    expect(searchView({ ...searchState, filter }, reply(), site).heading).toBe(heading);
  });

  test("links an option to the first page with it, a selected one to the list without it", () => {
    expect(group("condition")).toEqual([
      {
        label: "Used",
        count: 40,
        selected: true,
        href: "/cars-for-sale/suvs/mitsubishi/price-under-20000",
        nofollow: true,
      },
    ]);
    expect(group("model")).toMatchObject([
      {
        label: "Outlander Sport",
        count: 12,
        selected: false,
        href: "/used-cars-for-sale/suvs/mitsubishi/outlander-sport?price-under=20000",
      },
    ]);
    expect(group("price")?.find(({ selected }) => selected)?.href).toBe(
      "/used-cars-for-sale/suvs/mitsubishi",
    );
  });

  test("offers models with one make, and says why not with several", () => {
    const model = (make: string[]) => {
      const filter = { condition: "used" as const, ...(make.length === 0 ? {} : { make }) };
      const { groups } = searchView({ ...searchState, filter }, reply(), site);
      return groups.find(({ id }) => id === "model");
    };
    expect(model([])).toBeUndefined();
    expect(model(["mitsubishi"])).toMatchObject({
      options: [{ label: "Outlander Sport" }],
      note: null,
    });
    expect(model(["mini", "mitsubishi"])).toMatchObject({
      options: [],
      note: "Choose one make to filter by model.",
    });
  });

  test("removes a filter with its chip; the make also removes its model", () => {
    const filter = { ...searchState.filter, model: ["outlander-sport"] };
    const { chips, clearHref } = searchView({ ...searchState, filter }, reply(), site);
    expect(chips.map(({ label, href }) => [label, href])).toEqual([
      ["SUVs", "/used-cars-for-sale/mitsubishi/outlander-sport/price-under-20000"],
      ["Mitsubishi", "/used-cars-for-sale/suvs/price-under-20000"],
      ["Outlander Sport", "/used-cars-for-sale/suvs/mitsubishi/price-under-20000"],
      ["Under $20,000", "/used-cars-for-sale/suvs/mitsubishi/outlander-sport"],
    ]);
    expect(chips[0]?.removeLabel).toBe("Remove SUVs");
    expect(clearHref).toBe("/used-cars-for-sale");
  });

  test("links the adjacent pages, the first and the last", () => {
    const { pages } = searchView(searchState, reply({ page: 2, pages: 9 }), site);
    expect(pages.previous).toBe("/used-cars-for-sale/suvs/mitsubishi/price-under-20000");
    expect(pages.next).toBe("/used-cars-for-sale/suvs/mitsubishi/price-under-20000?page=3");
    expect(pages.numbers.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 9]);
    expect(pages.position).toBe("Page 2 of 9");
  });

  test("shows the total with fees, the previous total and one fact on a card", () => {
    const reduced = car({ price: 1_839_600, priceBefore: 1_939_600 });
    const [card] = searchView(searchState, reply({ vehicles: [reduced] }), site).cards;
    expect(card).toMatchObject({
      title: "2021 Mitsubishi Outlander Sport",
      total: "$18,995",
      previousPrice: "Was $19,995",
      badges: ["Price reduced by $1,000"],
      mileage: "38,120 miles",
      fact: "All-wheel drive",
      href: "/used-cars-for-sale/2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123",
    });
    const everything = { ...searchState, filter: {} };
    const [mixed] = searchView(everything, reply({ vehicles: [car()] }), site).cards;
    expect(mixed?.badges).toEqual(["Used"]);
    const [unpriced] = searchView(
      searchState,
      reply({ vehicles: [car({ price: null })] }),
      site,
    ).cards;
    expect(unpriced).toMatchObject({ total: null, previousPrice: null });
  });

  test("shows mpg, a good price and, at a group, the store on a card", () => {
    const cardOf = (changes: Parameters<typeof car>[0], other = {}) => {
      const { cards } = searchView(searchState, reply({ vehicles: [car(changes)] }), {
        ...site,
        showPriceRatings: true,
        ...other,
      });
      const [card] = cards;
      return [card?.mpg, card?.rating, card?.store];
    };
    const [store = site.store] = site.stores;
    const stores = [store, { ...store, id: "rolla", name: "Rolla" }];
    expect(cardOf({ priceRating: "great" })).toEqual(["23/29 mpg", "Great price", null]);
    expect(cardOf({ priceRating: "good", fuelType: "electric" })).toEqual([
      "23/29 MPGe",
      "Good price",
      null,
    ]);
    expect(cardOf({ priceRating: "high", cityMpg: null, storeId: "rolla" }, { stores })).toEqual([
      null,
      null,
      "Rolla",
    ]);
    expect(cardOf({ priceRating: "great" }, { showPriceRatings: false })).toEqual([
      "23/29 mpg",
      null,
      null,
    ]);
  });

  test("offers the stores of a group as a filter, with their names", () => {
    const [store = site.store] = site.stores;
    const groupSite = { ...site, stores: [store, { ...store, id: "rolla", name: "Rolla" }] };
    const stores = [{ value: "rolla", label: "rolla", count: 12 }];
    const { groups } = searchView({ ...searchState, filter: {} }, reply({ stores }), groupSite);
    expect(groups.find(({ id }) => id === "store")?.options).toEqual([
      {
        label: "Rolla",
        count: 12,
        selected: false,
        href: "/cars-for-sale?store=rolla",
        nofollow: true,
      },
    ]);
    const filtered = searchView(
      { ...searchState, filter: { store: ["rolla"] } },
      reply({ stores }),
      groupSite,
    );
    expect(filtered.chips.map(({ label }) => label)).toEqual(["Rolla"]);
  });

  test("offers the order by deal only with price ratings", () => {
    const sortsOf = (showPriceRatings: boolean) =>
      searchView(searchState, reply(), { ...site, showPriceRatings }).sorts.map(
        ({ label }) => label,
      );
    expect(sortsOf(true)).toContain("Best deal");
    expect(sortsOf(false)).not.toContain("Best deal");
  });

  test("offers years only when a vehicle has one", () => {
    const yearsIn = (answer: SearchReply) =>
      searchView(searchState, answer, site).groups.find(({ id }) => id === "year");
    const year = [{ value: "2021", label: "2021", count: 4 }];
    expect(yearsIn(reply({ facets: facets({ year }) }))?.form?.fields).toHaveLength(2);
    expect(yearsIn(reply({ facets: facets({ year: [] }) }))).toBeUndefined();
  });

  test("offers filter relaxations with counts, and similar cars, without results", () => {
    const nothing = {
      loosen: [
        { key: "priceMax" as const, value: 24_000, total: 1 },
        { key: "make" as const, value: null, total: 12 },
        { key: "bodyStyle" as const, value: null, and: "priceMax" as const, total: 20 },
      ],
      nearest: [car()],
    };
    const none = reply({ total: 0, pages: 0, vehicles: [], nothing });
    const { noResults, disclosures } = searchView(searchState, none, site);
    expect(noResults).toMatchObject({
      relaxations: [
        {
          label: "Under $24,000",
          found: "1 vehicle",
          href: "/used-cars-for-sale/suvs/mitsubishi/price-under-24000",
        },
        {
          label: "Without Mitsubishi",
          found: "12 vehicles",
          href: "/used-cars-for-sale/suvs/price-under-20000",
        },
        {
          label: "Without SUVs or Under $20,000",
          found: "20 vehicles",
          href: "/used-cars-for-sale/mitsubishi",
        },
      ],
      clear: { label: "Show all vehicles", href: "/used-cars-for-sale" },
      nearest: [{ title: "2021 Mitsubishi Outlander Sport" }],
    });
    expect(disclosures).toHaveLength(1);
    const lot = searchView({ ...searchState, filter: { condition: "used" } }, none, site);
    expect(lot.noResults?.clear).toBeNull();
    expect(lot.clearHref).toBeNull();
  });

  test("shows terms that the visitor stated before as chips, which lead back to the dealer's", () => {
    const remembered = { months: 60, cashDownPercent: 15 };
    const state = { ...searchState, filter: {}, page: 1, terms: { months: 48 }, remembered };
    const view = searchView(state, reply(), site);
    expect(view.chips.map(({ label, href: to }) => [label, to])).toEqual([
      ["15% down", "/cars-for-sale?down=1000&term=48"],
      ["48 months", "/cars-for-sale?term=72"],
    ]);
    expect(view.clearHref).toBe("/cars-for-sale?down=1000&term=72");
    const [card] = view.cards;
    expect(card?.payment?.terms).toMatch(/^48 mo, .*, 15% down$/);
    expect(card?.href).toMatch(/\?term=48$/);
  });

  test("asks for a percentage as cash down where the terms have one", () => {
    const state = { ...searchState, remembered: { cashDownPercent: 15 } };
    const form = searchView(state, reply(), site).groups.find(({ id }) => id === "payment")?.form;
    expect(form?.fields[0]).toMatchObject({
      name: "down-percent",
      label: "Cash down",
      value: "15",
    });
    expect(form?.fields[0]?.choices?.[3]).toEqual({ value: "15", label: "15%" });
    expect(form?.fields[3]?.choices?.at(-1)).toEqual({ value: "72", label: "72 months" });
  });
});
