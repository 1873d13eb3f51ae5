import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { describe, expect, test } from "@jest/globals";
import { renderToString } from "react-dom/server.node";
import { car, reply, requestWith, site } from "../testing/inventory-fixture.ts";
import { Fragment } from "./arrivals.tsx";
import { loadArrivals } from "./arrivals-loader.ts";

const lot = [1, 2, 3, 4, 5, 6].map((number) => car({ vin: `JA4J4TA81MZ00010${number}` }));
const vinsOf = (cars: { vin: string }[] = []) => cars.map(({ vin }) => vin);

function load(vehicles = lot, pages = site.pages) {
  const answers = {
    "/api/inventory/search": reply({ vehicles }),
    "/api/inventory/picked": { vehicles },
  };
  const { request, asked } = requestWith("/", answers, { site: { ...site, pages } });
  return { data: loadArrivals(request), asked };
}

describe("the newest cars", () => {
  test("are four, without those that have not arrived", async () => {
    const [first, ...rest] = lot;
    const coming = car({ vin: first?.vin ?? "", availability: "in-transit" });
    const data = await load([coming, ...rest]).data;
    expect(vinsOf(data?.cards)).toEqual(vinsOf(rest.slice(0, 4)));
    expect(data?.searchHref).toBe("/cars-for-sale");
  });

  test("are asked for by two calls, newest first", async () => {
    const { data, asked } = load();
    await data;
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      "/api/inventory/search",
      "/api/inventory/picked",
    ]);
    expect(asked[0]?.searchParams.get("sort")).toBe("newest");
  });

  test("are nothing on an empty lot, or while all cars are in transit", async () => {
    expect(await load([]).data).toBeNull();
    const coming = lot.map((one) => ({ ...one, availability: "in-transit" as const }));
    expect(await load(coming).data).toBeNull();
  });

  test("are nothing where the dealer has no search", async () => {
    const { data, asked } = load(lot, { ...site.pages, search: false });
    expect(await data).toBeNull();
    expect(asked).toEqual([]);
  });

  test("are drawn as links with their prices", async () => {
    const data = await load().data;
    if (!data) throw new Error("no cars");
    const html = renderToString(
      <SiteProvider site={site}>
        <Fragment data={data} />
      </SiteProvider>,
    );
    expect(html).toContain("Just arrived");
    expect(html).toContain("$18,995");
    expect(html).toContain('href="/cars-for-sale"');
  });
});
