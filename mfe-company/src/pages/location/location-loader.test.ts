import { getLocation } from "@forecourt/contracts/areas/company/locations";
import type { SiteContext } from "@forecourt/contracts/site";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { cape, rolla } from "../about/fixtures/content.ts";
import { hollis, ines } from "../team/fixtures/members.ts";
import { loadLocation } from "./location-loader.ts";

const timezone = "America/Chicago";
const places = [
  storeFixture({ timezone }),
  storeFixture({ id: "rolla", name: "Rolla", service: null, timezone }),
];
const pages = { locations: true, search: true };
const reply = {
  locations: [
    { ...cape, current: false },
    { ...rolla, latitude: 37.9514, longitude: -91.7713, current: true },
  ],
  people: [ines, hollis],
  services: ["sales" as const, "financing" as const],
  servicesByStore: { cape: ["sales" as const, "trade" as const], rolla: ["sales" as const] },
  reviews: {
    title: "Reviews",
    rating: { stars: 4.7, count: 164, platform: "Google" as const, asOf: "2026-11-20" },
    ofStore: true,
  },
};
const path = "/locations/rolla";
/** The fake service compares whole paths. */
const asked = { path: "/api/company/locations/rolla" };

function load(changes: Partial<SiteContext> = {}) {
  const site = siteFixture({ pages, places, ...changes });
  return withService({ ...answer(getLocation, reply), ...asked }, async ({ url }) => {
    const request = pageRequest(path, url, { site, params: { store: "rolla" } });
    const result = await loadLocation(request);
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return result;
  });
}

describe("loadLocation", () => {
  test("has hours and phone of each department of the store in the address", async () => {
    const { data, store } = await load();
    expect(store).toBe("rolla");
    expect(data.address).toEqual(["1435 Forum Ridge Drive", "Suite 4", "Rolla, MO 65401"]);
    expect(data.departments.map(({ name }) => name)).toEqual(["sales"]);
    expect(data.departments[0]?.statuses[0]?.[0]).toMatch(/^Sales: (?:Open until|Closed · opens )/);
  });

  test("leads to this store's cars, what it does, its people and the other stores", async () => {
    const { data } = await load();
    expect(data.ways.map(({ href }) => href)).toEqual([
      "/cars-for-sale?store=rolla",
      "https://maps.example/rolla",
      "/contact-us?store=rolla",
    ]);
    expect(data.services.links).toEqual([
      { label: "Buy a car", href: "/cars-for-sale?store=rolla" },
      { label: "Arrange financing", href: "/auto-financing?store=rolla" },
    ]);
    expect(data.people.list.map(({ fullName }) => fullName)).toEqual([
      "Ines Brandt",
      "Hollis Greer",
    ]);
    expect(data.people.list[0]?.facts.join()).not.toContain("Works in");
    expect(data.others.links).toEqual([
      { label: "Ozark Trail Mitsubishi, 131 miles away", href: "/locations/cape" },
    ]);
  });

  test("names the nearest store for what this one does not do, where there is one", async () => {
    const { data } = await load();
    expect(data.services.elsewhere).toEqual([
      {
        text: "We don’t buy cars or take trade-ins at this store. The nearest one that does:",
        link: { label: "Ozark Trail Mitsubishi, 131 miles away", href: "/locations/cape" },
      },
    ]);
  });

  test("has the dealer fees of this store, where it has others than the visitor's", async () => {
    const fees = [{ id: "documentary", label: "Documentary fee", cents: 49_900 }];
    const own = [{ id: "documentary", label: "Documentary fee", cents: 39_900 }];
    const of = async (changes: Partial<SiteContext>) => (await load(changes)).data.fees;
    const [home, other] = places;
    expect((await of({ fees }))?.rows.map(({ amount }) => amount)).toEqual(["$499"]);
    const stores = [home!, { ...other!, fees: own }];
    expect((await of({ fees, stores }))?.rows.map(({ amount }) => amount)).toEqual(["$399"]);
    expect(await of({ fees: [] })).toMatchObject({
      text: "We add no dealer fees at this store.",
      rows: [],
    });
    expect(await of({ pages: { locations: true } })).toBeNull();
  });

  test("has the rating of this store, whichever store is the visitor's", async () => {
    const { data } = await load({ stores: places });
    expect(data.reviews?.link.href).toBe("/?store=rolla#reviews");
    expect(data.reviews?.rating.summary).toBe(
      "4.7 out of 5 from 164 Google reviews of our Rolla store, as of November 20, 2026",
    );
  });

  test("is the same whichever store the visitor chose", async () => {
    const withoutClock = ({ data, head }: Awaited<ReturnType<typeof load>>) => ({
      head,
      data: { ...data, departments: data.departments.map(({ name, hours }) => [name, hours]) },
    });
    const [first, second] = places;
    const chosen = await load({ storeChosen: true, store: second! });
    const other = await load({ storeChosen: true, store: first! });
    expect(withoutClock(chosen)).toEqual(withoutClock(await load()));
    expect(withoutClock(other)).toEqual(withoutClock(chosen));
  });

  test("has a title, a description and structured data of its own", async () => {
    const { head } = await load();
    expect(head).toMatchObject({
      title: "Ozark Trail Rolla: hours, phone, and directions | Rolla, MO",
      description: expect.stringContaining("1435 Forum Ridge Drive, Rolla, MO 65401"),
      canonical: path,
      jsonLd: [
        {
          "@type": "AutoDealer",
          name: "Ozark Trail Rolla",
          url: "https://www.ozark.example/locations/rolla",
          openingHoursSpecification: { length: 6 },
        },
        { "@type": "BreadcrumbList", itemListElement: { length: 2 } },
      ],
    });
  });

  test("passes on that there is no such store", async () => {
    await withService({ ...failure(getLocation, "content-unknown"), ...asked }, async ({ url }) => {
      const loading = loadLocation(pageRequest(path, url, { params: { store: "rolla" } }));
      await expect(loading).rejects.toMatchObject({ code: "content-unknown" });
    });
  });
});
