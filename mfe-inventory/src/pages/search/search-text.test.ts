import { ParsedQuery } from "@forecourt/contracts/areas/inventory/parsed-query";
import { describe, expect, test } from "@jest/globals";
import { car, reply, requestWith, site } from "../../testing/inventory-fixture.ts";
import { loadSearch } from "./search-loader.ts";

/** The service's interpretation of some words. */
function understanding(changes: Partial<ParsedQuery> = {}): ParsedQuery {
  return ParsedQuery.parse({
    filter: {},
    terms: {},
    sort: null,
    understood: [],
    unclear: [],
    passedOver: [],
    vehicle: null,
    ...changes,
  });
}

function ask(path: string, parsed: Partial<ParsedQuery>, conditions = site.conditions) {
  const answers = {
    "/api/inventory/understand": understanding(parsed),
    "/api/inventory/search": reply(),
  };
  return requestWith(path, answers, { site: { ...site, conditions } });
}

const toTemporarily = (to: string) => ({ kind: "redirect", to, permanent: false });

describe("a text search", () => {
  test("offers candidates only when there are some", async () => {
    const unclear = (words: string, couldBe: ParsedQuery["unclear"][number]["couldBe"]) => ({
      unclear: [{ words, why: "ambiguous" as const, couldBe }],
    });
    const ram = [{ make: "ram", model: "1500", label: "Ram 1500" }];
    const textOf = async (parsed: Partial<ParsedQuery>) => {
      const result = await loadSearch(ask("/cars-for-sale?q=x", parsed).request);
      return JSON.stringify(result);
    };
    expect(await textOf(unclear("around 20k", []))).toMatch(/several things, so we left it out/);
    expect(await textOf(unclear("1500", ram))).toMatch(/several things. Which one\?/);
  });

  test("shows popular searches instead of all cars when nothing is understood", async () => {
    const unclear = [{ words: "pizza", why: "unknown" as const, couldBe: [] }];
    const result = await loadSearch(ask("/used-cars-for-sale?q=pizza", { unclear }).request);
    if (result.kind !== "page") throw new Error(result.kind);
    const { heading, cards, ideas } = result.data;
    expect([heading, cards]).toEqual(["We couldn’t search by “pizza”", []]);
    expect(ideas?.links.map(({ href }) => href)).toEqual([
      "/used-cars-for-sale/suvs",
      "/used-cars-for-sale/price-under-10000",
      "/used-cars-for-sale?sort=mpg",
      "/used-cars-for-sale/mitsubishi",
      "/used-cars-for-sale",
    ]);
    expect(result.head?.index).toBe(false);
  });

  test("leads to the pages of the site that it names", async () => {
    const pages = { ...site.pages, careers: true };
    const unclear = [{ words: "careers", why: "unknown" as const, couldBe: [] }];
    const answers = {
      "/api/inventory/understand": understanding({ unclear }),
      "/api/inventory/search": reply(),
    };
    const request = requestWith("/cars-for-sale?q=careers", answers, { site: { ...site, pages } });
    const result = await loadSearch(request.request);
    if (result.kind !== "page") throw new Error(result.kind);
    expect(result.data).toMatchObject({
      heading: "Results for “careers”",
      unclear: null,
      cards: [],
    });
    expect(result.data.sitePages?.links).toEqual([
      { label: "Careers", href: "/our-company/careers", nofollow: false },
    ]);
  });

  test("says why a known term is left out, without offering it as text", async () => {
    const unclear = (["no-data", "opinion"] as const).map((because) => ({
      words: because,
      why: "unknown" as const,
      because,
      couldBe: [],
    }));
    const result = await loadSearch(ask("/cars-for-sale?q=x", { unclear }).request);
    expect(result).toMatchObject({
      data: {
        unclear: {
          terms: [
            { text: expect.stringContaining("We can’t filter by “no-data” yet"), links: [] },
            { text: "We can’t filter by “opinion”, so we left it out.", links: [] },
          ],
        },
      },
    });
  });

  test("quotes the unclear terms as typed", async () => {
    const { request, asked } = ask("/cars-for-sale?q=+red++suv+", {});
    await loadSearch(request);
    expect(asked.map(({ searchParams }) => searchParams.get("q"))).toEqual(["red suv"]);
  });

  test("redirects to the parsed filters when everything is understood", async () => {
    const parsed = {
      filter: { bodyStyle: ["suvs" as const], exteriorColor: ["red" as const], priceMax: 20_000 },
      terms: { cashDown: 3000, months: 24 },
      sort: "mileage" as const,
    };
    const { request } = ask("/used-cars-for-sale?q=red+suv&term=60&utm_source=x", parsed);
    expect(await loadSearch(request)).toEqual(
      toTemporarily(
        "/used-cars-for-sale/suvs/price-under-20000?color=red&down=3000&term=24&sort=mileage&utm_source=x",
      ),
    );
  });

  test("keeps the other filters, except models of another make", async () => {
    const filter = { make: ["mini"], condition: "new" as const };
    const path = "/used-cars-for-sale/mitsubishi/outlander-sport?color=red&q=new+mini";
    expect(await loadSearch(ask(path, { filter }).request)).toEqual(
      toTemporarily("/new-cars-for-sale/mini?color=red"),
    );
  });

  test("redirects to the vehicle with the same terms for a VIN or stock number", async () => {
    const vehicle = car();
    expect(await loadSearch(ask("/cars-for-sale?q=M1042&term=60", { vehicle }).request)).toEqual(
      toTemporarily(
        `/used-cars-for-sale/2021-mitsubishi-outlander-sport-se-${vehicle.vin}?term=60`,
      ),
    );
  });

  test("lists the understood filters and the unclear terms otherwise", async () => {
    const parsed = {
      filter: { bodyStyle: ["suvs" as const] },
      unclear: [
        { words: "Flux", why: "unknown" as const, couldBe: [] },
        {
          words: "genesis",
          why: "ambiguous" as const,
          couldBe: [
            { make: "genesis", model: null, label: "Genesis" },
            { make: "hyundai", model: "genesis", label: "Hyundai Genesis" },
          ],
        },
      ],
    };
    const { request, asked } = ask("/used-cars-for-sale?q=flux+suv+genesis", parsed);
    const result = await loadSearch(request);
    expect(asked.at(-1)?.searchParams.get("bodyStyle")).toBe("suvs");
    expect(result).toMatchObject({
      kind: "page",
      head: { canonical: "/used-cars-for-sale/suvs", index: false },
      data: {
        searchBox: { value: "flux suv genesis", action: "/used-cars-for-sale" },
        chips: [{ label: "SUVs" }],
        unclear: {
          title: "We didn’t understand all of that",
          terms: [
            {
              text: "We didn’t recognize “Flux”, so we left it out.",
              links: [{ href: "/used-cars-for-sale/suvs?text=flux", nofollow: true }],
            },
            {
              links: [
                { label: "Genesis", href: "/used-cars-for-sale/suvs/genesis", nofollow: false },
                { label: "Hyundai Genesis", href: "/used-cars-for-sale/suvs/hyundai/genesis" },
                { label: "Search listings for “genesis”" },
              ],
            },
          ],
        },
      },
    });
  });

  test("does not offer exclusions as text filter", async () => {
    const parsed = {
      filter: { bodyStyle: ["suvs" as const] },
      unclear: [{ words: "not diesel", why: "exclusion" as const, couldBe: [] }],
    };
    expect(await loadSearch(ask("/cars-for-sale?q=suv+not+diesel", parsed).request)).toMatchObject({
      kind: "page",
      data: { unclear: { terms: [{ links: [] }] } },
    });
  });

  test("shows a corrected term instead of redirecting", async () => {
    const parsed = {
      filter: { make: ["mitsubishi"] },
      understood: [{ words: "mitsubshi", key: "make" as const, readAs: "Mitsubishi" }],
    };
    expect(await loadSearch(ask("/cars-for-sale?q=mitsubshi", parsed).request)).toMatchObject({
      kind: "page",
      data: {
        unclear: {
          title: "Here’s how we read your search",
          terms: [{ text: "We read “mitsubshi” as Mitsubishi.", links: [] }],
        },
      },
    });
  });

  test("shows a notice for a condition that the dealer does not sell", async () => {
    const parsed = {
      filter: { condition: "new" as const },
      understood: [{ words: "new", key: "condition" as const, readAs: null }],
    };
    const { request } = ask("/cars-for-sale?q=new", parsed, ["used"]);
    expect(await loadSearch(request)).toMatchObject({
      kind: "page",
      head: { canonical: "/cars-for-sale" },
      data: { unclear: { terms: [{ text: expect.stringContaining("“new”") }] } },
    });
  });

  test("is truncated to the maximum length", async () => {
    const { request, asked } = ask(`/cars-for-sale?q=${"x".repeat(500)}`, {});
    await loadSearch(request);
    expect(asked[0]?.searchParams.get("q")).toHaveLength(200);
  });
});
