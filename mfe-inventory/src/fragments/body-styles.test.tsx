import type { StartingPrice } from "@forecourt/contracts/areas/inventory/starting-prices";
import { bodyStyles } from "@forecourt/contracts/body-styles";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { describe, expect, test } from "@jest/globals";
import { renderToString } from "react-dom/server.node";
import { requestWith, site } from "../testing/inventory-fixture.ts";
import { Fragment } from "./body-styles.tsx";
import { loadBodyStyles } from "./body-styles-loader.ts";

const lot: StartingPrice[] = [
  { bodyStyle: "suvs", count: 34, price: 1_260_400 },
  { bodyStyle: "sedans", count: 1_200, price: 800_000 },
  { bodyStyle: "coupes", count: 1, price: null },
];

function load(answer: StartingPrice[] = lot, pages = site.pages) {
  const answers = { "/api/inventory/starting-prices": { bodyStyles: answer } };
  const { request, asked } = requestWith("/", answers, { site: { ...site, pages } });
  return { data: loadBodyStyles(request), asked };
}

describe("the body styles of the home page", () => {
  test("start with the one that has the most cars, each with its lowest price", async () => {
    expect((await load().data)?.cards).toMatchObject([
      { title: "Sedans", price: "From $8,000", cars: "1,200 cars" },
      { title: "SUVs", price: "From $12,604", cars: "34 cars" },
      { title: "Coupes", price: "Call for price", cars: "1 car" },
    ]);
  });

  test("lead to their cars, the lowest price first", async () => {
    const [, suvs] = (await load().data)?.cards ?? [];
    expect(suvs?.href).toBe("/cars-for-sale/suvs?sort=priceLow");
  });

  test("are at most eight", async () => {
    const all = bodyStyles.map((bodyStyle) => ({ bodyStyle, count: 2, price: 100 }));
    expect((await load(all).data)?.cards).toHaveLength(8);
  });

  test("are nothing on an empty lot, or where the dealer has no search", async () => {
    expect(await load([]).data).toBeNull();
    const { data, asked } = load(lot, { ...site.pages, search: false });
    expect(await data).toBeNull();
    expect(asked).toEqual([]);
  });

  test("are drawn as links, with what the prices include", async () => {
    const data = await load().data;
    if (!data) throw new Error("no body styles");
    const html = renderToString(
      <SiteProvider site={site}>
        <Fragment data={data} />
      </SiteProvider>,
    );
    expect(html).toContain("Shop by body style");
    expect(html).toContain('href="/cars-for-sale/suvs?sort=priceLow"');
    expect(html).toContain("From $12,604");
    expect(html).toContain("dealer fees included");
  });
});
