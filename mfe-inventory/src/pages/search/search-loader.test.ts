import { AppError } from "@forecourt/contracts/errors";
import { describe, expect, test } from "@jest/globals";
import { reply, requestWith, site } from "../../testing/inventory-fixture.ts";
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
