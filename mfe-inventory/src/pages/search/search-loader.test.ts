import { AppError } from "@forecourt/contracts/errors";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { describe, expect, test } from "@jest/globals";
import { car, reply, requestWith, site } from "../../testing/inventory-fixture.ts";
import { loadSearch } from "./search-loader.ts";

const search = "/api/inventory/search";

describe("loadSearch", () => {
  test("lists in the dealer's default order unless the address names another", async () => {
    const changes = { site: { ...site, defaultSort: "priceLow" as const } };
    const sortOf = async (path: string) => {
      const { request, asked } = requestWith(path, { [search]: reply() }, changes);
      const result = await loadSearch(request);
      if (result.kind !== "page") return result;
      const { sorts } = result.data;
      return [asked[0]?.searchParams.get("sort"), sorts.find(({ selected }) => selected)?.href];
    };
    expect(await sortOf("/used-cars-for-sale")).toEqual(["priceLow", "/used-cars-for-sale"]);
    expect(await sortOf("/used-cars-for-sale?sort=newest")).toEqual([
      "newest",
      "/used-cars-for-sale?sort=newest",
    ]);
    expect(await sortOf("/used-cars-for-sale?sort=priceLow")).toEqual({
      kind: "redirect",
      to: "/used-cars-for-sale",
      permanent: true,
    });
  });

  describe("at a dealer with several stores", () => {
    const choice = { city: "Columbia", stateShort: "MO" };
    const stores = [
      { ...choice, id: "cape", name: "Cape" },
      { ...choice, id: "rolla", name: "Rolla" },
    ];
    const changes = { site: { ...site, stores } };
    const found = reply({
      vehicles: [car()],
      distances: { cape: 12, rolla: 104 },
      stores: [{ value: "cape", label: "cape", count: 1 }],
    });
    const pageAt = async (path: string, visitor = anonymousVisitor) => {
      const { request, asked } = requestWith(path, { [search]: found }, changes);
      const result = await loadSearch({ ...request, visitor });
      if (result.kind !== "page") throw new Error(`expected a page, got ${JSON.stringify(result)}`);
      return { data: result.data, asked: asked[0]?.searchParams, head: result.head };
    };

    test("measures from the ZIP code of the address, and offers the nearest first", async () => {
      const { data, asked, head } = await pageAt("/used-cars-for-sale?zip=65201");
      expect(asked?.get("zip")).toBe("65201");
      expect(data.cards[0]?.store).toBe("Cape · 12 mi");
      expect(data.sorts.find(({ label }) => label === "Nearest")?.href).toBe(
        "/used-cars-for-sale?zip=65201&sort=nearest",
      );
      const group = data.groups.find(({ id }) => id === "store");
      expect(group?.options[0]?.[0]).toBe("Cape · 12 mi");
      expect(group?.form?.fields).toMatchObject([{ name: "zip", value: "65201" }]);
      expect(group?.note).toBe("Distances are in a straight line from ZIP code 65201.");
      expect(data.pages.numbers.every(({ href }) => href.includes("zip=65201"))).toBe(true);
      expect(head.index).toBe(false);
      expect(head.canonical).toBe("/used-cars-for-sale");
    });

    test("measures from the ZIP code that the visitor named before, which only 'Nearest' adds to the address", async () => {
      const visitor = { ...anonymousVisitor, locationAddress: "Columbia, MO 65203" };
      const { data, asked } = await pageAt("/used-cars-for-sale", visitor);
      expect(asked?.get("zip")).toBe("65203");
      expect(data.cards[0]?.store).toBe("Cape · 12 mi");
      expect(data.sorts.map(({ href }) => href).filter((href) => href.includes("zip"))).toEqual([
        "/used-cars-for-sale?zip=65203&sort=nearest",
      ]);
    });

    test("names the town alone without a ZIP code", async () => {
      const { request } = requestWith(
        "/used-cars-for-sale",
        { [search]: reply({ vehicles: [car()] }) },
        changes,
      );
      const result = await loadSearch(request);
      if (result.kind !== "page") throw new Error("expected a page");
      expect(result.data.cards[0]?.store).toBe("Cape");
      expect(result.data.sorts.map(({ label }) => label)).not.toContain("Nearest");
      expect(result.data.groups.find(({ id }) => id === "store")?.note).toBeNull();
    });

    test("says that a ZIP code is unknown", async () => {
      const { request } = requestWith(
        "/used-cars-for-sale?zip=00000",
        { [search]: reply({ vehicles: [car()] }) },
        changes,
      );
      const result = await loadSearch(request);
      if (result.kind !== "page") throw new Error("expected a page");
      expect(result.data.groups.find(({ id }) => id === "store")?.note).toBe(
        "We couldn’t find ZIP code 00000. Check the number.",
      );
    });

    test.each([
      ["/used-cars-for-sale?sort=nearest", "/used-cars-for-sale"],
      ["/used-cars-for-sale?zip=6520&sort=nearest", "/used-cars-for-sale"],
      [
        "/used-cars-for-sale?sort=nearest&zip=65201-1234",
        "/used-cars-for-sale?zip=65201&sort=nearest",
      ],
    ])("%s has one address", async (path, to) => {
      const { request } = requestWith(path, { [search]: found }, changes);
      expect(await loadSearch(request)).toEqual({ kind: "redirect", to, permanent: true });
    });
  });

  test("a dealer with one store has no distances, so no order by them", async () => {
    const { request } = requestWith("/used-cars-for-sale?zip=65201&sort=nearest", {
      [search]: reply(),
    });
    expect(await loadSearch(request)).toMatchObject({
      kind: "redirect",
      to: "/used-cars-for-sale?zip=65201",
    });
  });

  test("shows excluded values as chips, each with a link that removes it", async () => {
    const path =
      "/used-cars-for-sale/suvs?not=body-trucks,color-black,features-sunroof,interior-black,make-mitsubishi";
    const named = { excluded: [{ value: "make-mitsubishi", label: "Mitsubishi" }] };
    const { request, asked } = requestWith(path, { [search]: reply(named) });
    const result = await loadSearch(request);
    if (result.kind !== "page") throw new Error(`expected a page, got ${JSON.stringify(result)}`);
    expect(asked.at(-1)?.searchParams.get("excluded")).toBe(
      "body-trucks,color-black,features-sunroof,interior-black,make-mitsubishi",
    );
    expect(result.data.chips.map(({ label }) => label)).toEqual([
      "SUVs",
      "No trucks",
      "Not black",
      "No sunroof",
      "Not black interior",
      "Not Mitsubishi",
    ]);
    expect(result.data.chips.at(-1)?.href).toBe(
      "/used-cars-for-sale/suvs?not=body-trucks,color-black,features-sunroof,interior-black",
    );
    expect(result.head.index).toBe(false);
  });

  test.each([
    ["/cars-for-sale?not=color-red,body-suvs,color-red", "/cars-for-sale?not=body-suvs,color-red"],
    ["/cars-for-sale?not=color-plaid,nothing", "/cars-for-sale"],
  ])("%s has one address", async (path, to) => {
    const { request } = requestWith(path, { [search]: reply() });
    expect(await loadSearch(request)).toEqual({ kind: "redirect", to, permanent: true });
  });

  test("finds no page for an excluded make that this dealer never had", async () => {
    const { request } = requestWith("/cars-for-sale?not=make-nobody", { [search]: reply() });
    expect(await loadSearch(request)).toEqual({ kind: "not-found" });
  });

  test("requests the filters of the address with the dealer's terms", async () => {
    const path = "/used-cars-for-sale/suvs/price-under-20000?sort=priceLow&page=2";
    const { request, asked } = requestWith(path, { [search]: reply({ page: 2 }) });
    const result = await loadSearch(request);
    expect(result.kind).toBe("page");
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      condition: "used",
      bodyStyle: "suvs",
      priceMax: "20000",
      cashDown: "1000",
      tradeEquity: "0",
      creditScore: "850",
      months: "72",
      sort: "priceLow",
      page: "2",
    });
  });

  test.each([
    ["/used-cars-for-sale/price-under-20000/suvs", "/used-cars-for-sale/suvs/price-under-20000"],
    ["/used-cars-for-sale/outlander-sport", "/used-cars-for-sale/mitsubishi/outlander-sport"],
    ["/used-cars-for-sale?page=1", "/used-cars-for-sale"],
    ["/used-cars-for-sale?page=-1&sort=nothing", "/used-cars-for-sale"],
    ["/used-cars-for-sale?page=1e9", "/used-cars-for-sale"],
    ["/used-cars-for-sale/price-under-020000", "/used-cars-for-sale/price-under-20000"],
    ["/used-cars-for-sale?price-under=20000", "/used-cars-for-sale/price-under-20000"],
    ["/used-cars-for-sale?page=1&utm_source=x", "/used-cars-for-sale?utm_source=x"],
    ["/used-cars-for-sale?body=&price-under=&down=1000", "/used-cars-for-sale"],
    ["/used-cars-for-sale?body=trucks,suvs&fuel=", "/used-cars-for-sale?body=suvs,trucks"],
    ["/used-cars-for-sale?mileage=null,85000", "/used-cars-for-sale/mileage-under-85000"],
    ["/cars-for-sale/great_deals/price_drop", "/cars-for-sale?great-deals=price-drop"],
    ["/cars-for-sale?credit=693&term=60", "/cars-for-sale?credit=690&term=60"],
    ["/cars-for-sale?q=++", "/cars-for-sale"],
    ["/cars-for-sale?body=suvs%2Ctrucks", "/cars-for-sale?body=suvs,trucks"],
  ])("redirects %s to %s", async (path, to) => {
    const { request } = requestWith(path, { [search]: reply() });
    expect(await loadSearch(request)).toEqual({ kind: "redirect", to, permanent: true });
    const there = requestWith(to, { [search]: reply() });
    expect((await loadSearch(there.request)).kind).toBe("page");
  });

  test.each([
    "/used-cars-for-sale/nothing",
    "/used-cars-for-sale/suvs/suvs",
    "/cars-for-sale/a/b/c",
    "/cars-for-sale?page=1000000000",
  ])("returns not-found for %s", async (path) => {
    const { request } = requestWith(path, { [search]: reply() });
    expect(await loadSearch(request)).toEqual({ kind: "not-found" });
  });

  test("returns not-found for a condition that the dealer does not sell", async () => {
    const { request } = requestWith(
      "/new-cars-for-sale",
      { [search]: reply() },
      {
        site: { ...site, conditions: ["used"] },
      },
    );
    expect(await loadSearch(request)).toEqual({ kind: "not-found" });
  });

  test("redirects a page beyond the last to the last; the first page of an empty list exists", async () => {
    const beyond = requestWith("/used-cars-for-sale?sort=year&page=4&utm_source=x", {
      [search]: reply({ page: 4, pages: 3 }),
    });
    expect(await loadSearch(beyond.request)).toEqual({
      kind: "redirect",
      to: "/used-cars-for-sale?sort=year&page=3&utm_source=x",
      permanent: false,
    });
    const none = reply({ total: 0, pages: 0, vehicles: [] });
    const empty = await loadSearch(
      requestWith("/used-cars-for-sale/trucks", { [search]: none }).request,
    );
    expect(empty).toMatchObject({
      kind: "page",
      head: { index: false },
      eventFacts: { results: 0 },
    });
  });

  test("has title and description of the list; other sort orders have the same canonical address", async () => {
    const path = "/used-cars-for-sale/suvs/price-under-20000?sort=priceLow";
    const result = await loadSearch(requestWith(path, { [search]: reply() }).request);
    expect(result).toMatchObject({
      eventFacts: { results: 40 },
      head: {
        title: expect.stringMatching(/^Used SUVs under \$20,000 for sale/),
        description: expect.stringContaining("40"),
        canonical: "/used-cars-for-sale/suvs/price-under-20000",
        index: false,
      },
    });
  });

  test("passes on errors of the service", async () => {
    const { request } = requestWith("/used-cars-for-sale", {});
    await expect(loadSearch(request)).rejects.toThrow(AppError);
  });
});
