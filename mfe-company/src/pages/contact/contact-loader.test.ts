import { type Contact, getContact } from "@forecourt/contracts/areas/company/contact";
import type { SiteContext } from "@forecourt/contracts/site";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, jest, test } from "@jest/globals";
import { cape, rolla } from "../about/fixtures/content.ts";
import { loadContact } from "./contact-loader.ts";
import { published } from "./fixtures/published.ts";

/** Loaders wait for them. */
const timersOfLoaders = ["setTimeout", "setImmediate", "nextTick", "queueMicrotask"] as const;

const timezone = "America/Chicago";
const places = [
  storeFixture({ timezone }),
  storeFixture({ id: "rolla", name: "Rolla", service: null, timezone }),
];
const pages = { search: true, autoFinancing: true, sellTrade: true, contact: true, legal: true };

function load(
  changes: Partial<SiteContext> = {},
  locations = [cape, rolla],
  replyHours: number | null = null,
  consents: Contact["consents"] = null,
  { topics = {}, search = "" }: { topics?: Contact["topics"]; search?: string } = {},
) {
  const site = siteFixture({ pages, places, ...changes });
  return withService(
    answer(getContact, { ...published, locations, replyHours, consents, topics }),
    async ({ url }) => {
      const result = await loadContact(
        pageRequest("/contact-us", url, {
          site,
          url: new URL(`/contact-us${search}`, site.origin),
        }),
      );
      if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
      return result;
    },
  );
}

describe("loadContact", () => {
  test("lists the chosen store first, or the one that the address asks for", async () => {
    const idsOf = async (...args: Parameters<typeof load>) =>
      (await load(...args)).data.locations.map(({ id }) => id);
    expect(await idsOf()).toEqual([cape.id, rolla.id]);
    const chosen = { storeChosen: true, store: places[1]! };
    expect(await idsOf(chosen)).toEqual([rolla.id, cape.id]);
    const asked = { search: `?store=${cape.id}` };
    expect(await idsOf(chosen, [cape, rolla], null, null, asked)).toEqual([cape.id, rolla.id]);
  });

  test("offers the seven topics in their order", async () => {
    const { data, head } = await load();
    expect(data.form.topic.options.map(({ label }) => label)).toEqual([
      "Purchasing a vehicle",
      "Financing options",
      "Trade appraisal",
      "Selling my car",
      "A recent vehicle purchase",
      "Billing issues",
      "General questions",
    ]);
    expect(data.form.topic.missing).toBe("Choose a topic");
    expect(head).toMatchObject({ ...published.head, canonical: "/contact-us" });
    expect(head.jsonLd).toMatchObject([
      { "@type": "AutoDealer" },
      { "@type": "AutoDealer" },
      { "@type": "BreadcrumbList" },
    ]);
  });

  test("says which topics unlock early access, where a dealer has it", async () => {
    const unlocking = async (earlyAccessDays: number) =>
      (await load({ earlyAccessDays })).data.form.topic.unlocking;
    expect(await unlocking(3)).toEqual(["purchase"]);
    expect(await unlocking(0)).toEqual([]);
  });

  test("offers the topics that any store has, and says where those are that a store has not", async () => {
    const topics = { cape: ["purchase", "selling", "general"], rolla: ["purchase", "general"] };
    const { form } = (await load({}, [cape, rolla], null, null, { topics })).data;
    expect(form.store?.elsewhere).toEqual({
      cape: {},
      rolla: {
        selling: `Our ${rolla.storeName} store can’t help with “Selling my car.” Choose ${cape.storeName}, or another topic.`,
      },
    });
  });

  test.each([
    ["selling", "selling"],
    ["nonsense", null],
  ])("begins with the topic %s of the address", async (topic, chosen) => {
    const search = `?topic=${topic}`;
    const { form } = (await load({}, [cape, rolla], null, null, { search })).data;
    expect(form.topic.chosen).toBe(chosen);
  });

  test("does not begin with a topic that the chosen store does not offer", async () => {
    const search = "?topic=selling";
    const changes = { storeChosen: true, pages: { ...pages, sellTrade: false } };
    const { form } = (await load(changes, [cape, rolla], null, null, { search })).data;
    expect(form.topic.chosen).toBeNull();
  });

  test("says which stores offer the topic of the address, where the chosen one does not", async () => {
    const topics = { cape: ["purchase"], rolla: ["purchase", "selling"] };
    const search = "?topic=selling&store=cape";
    const { form } = (await load({}, [cape, rolla], null, null, { search, topics })).data;
    expect([form.topic.chosen, form.topic.elsewhere]).toEqual([
      null,
      expect.stringMatching(/“Selling my car.” Choose Rolla, or another topic\.$/),
    ]);
  });

  test("has the sentences on calls and texts of the dealer and of its stores", async () => {
    const consents = { dealer: "The group may call.", stores: { rolla: "Rolla may call." } };
    const { form } = (await load({}, [cape, rolla], null, consents)).data;
    expect([form.consent, form.store?.consents]).toEqual([consents.dealer, consents.stores]);
    expect((await load()).data.form).not.toHaveProperty("consent");
  });

  test("has the hours of all stores beside the form until one is chosen", async () => {
    expect((await load()).data.hoursOf).toBeNull();
    expect((await load({ storeChosen: true })).data.hoursOf).toBe("cape");
    expect((await load({}, [cape])).data.hoursOf).toBe("cape");
  });

  test("leads a question on service to a visit, else to the department, else nowhere", async () => {
    const helpWith = async (flags: Record<string, boolean>) =>
      (await load({ pages: { ...pages, ...flags } })).data.serviceHelp?.link;
    expect(await helpWith({ service: true, serviceSchedule: true })).toEqual({
      label: "Schedule service",
      href: "/service/schedule",
    });
    expect(await helpWith({ service: true })).toMatchObject({ href: "/service" });
    expect(await helpWith({})).toBeUndefined();
  });

  test("says where each store reads mail", async () => {
    const { locations } = (await load()).data;
    expect(locations.map(({ email }) => email)).toEqual(places.map(({ email }) => email));
  });

  test("offers no topic of an area that is switched off", async () => {
    const { data } = await load({ pages: { contact: true } });
    expect(data.form.topic.options.map(({ value }) => value)).toEqual([
      "recentPurchase",
      "billing",
      "general",
    ]);
    expect(data.locations[0]?.inventory).toBeNull();
  });

  test("asks a group's visitor for the store, with theirs chosen and none before they chose", async () => {
    expect((await load()).data.form.store).toMatchObject({
      chosen: null,
      choose: "Choose your store",
    });
    expect((await load({ storeChosen: true })).data.form.store).toMatchObject({
      options: [
        { value: "cape", label: "Cape Girardeau" },
        { value: "rolla", label: "Rolla" },
      ],
      chosen: "cape",
    });
    expect((await load({ places: places.slice(0, 1) }, [cape])).data.form.store).toBeNull();
  });

  test("has the store that the address asks for in form and frame, whichever the visitor chose", async () => {
    const asked = (search: string, stores = [cape, rolla]) =>
      load({ storeChosen: true }, stores, null, null, { search });
    const { store, data } = await asked("?store=rolla");
    expect([store, data.hoursOf, data.form.store?.chosen]).toEqual(["rolla", "rolla", "rolla"]);
    expect((await asked("?store=springfield")).data.form.store?.chosen).toBe("cape");
    expect((await asked("?store=cape", [cape])).store).toBeUndefined();
  });

  test.each([
    ["2026-11-30T16:00:00Z", "Sales: Open until 5:30 p.m.", "Service: Open until 5 p.m."],
    [
      "2026-12-01T03:00:00Z",
      "Sales: Closed · opens Tuesday 8 a.m.",
      "Service: Closed · opens Tuesday 8 a.m.",
    ],
  ])(
    "says of each store's departments what they are at %s, by name",
    async (now, ofSales, ofService) => {
      jest.useFakeTimers({ now: new Date(now), doNotFake: [...timersOfLoaders] });
      try {
        const { data } = await load();
        const names = data.locations.map(({ departments }) => departments.map(({ name }) => name));
        expect(names).toEqual([["sales", "service"], ["sales"]]);
        const [sales, service] = data.locations[0]!.departments;
        const shown = [sales, service].map((one) =>
          one?.statuses[0]?.[0].replaceAll("\u00A0", " "),
        );
        expect(shown).toEqual([ofSales, ofService]);
      } finally {
        jest.useRealTimers();
      }
    },
  );

  test("names a day off within two weeks with its date", async () => {
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const week = Array.from({ length: 7 }, () => ({ closed: false, open: 8, close: 17 }));
    const { sales } = storeFixture();
    const place = {
      ...storeFixture({ timezone: "UTC", daysOff: [tomorrow] }),
      sales: { ...sales, workingHours: week },
    };
    const { data } = await load({ places: [place] }, [cape]);
    const [department] = data.locations[0]!.departments;
    expect(department?.closedSoon.map(({ hours }) => hours)).toEqual(["Closed"]);
  });

  test("links to the cars of each store of a group, and to all cars of a single one", async () => {
    const { data } = await load();
    expect(data.locations.map(({ inventory }) => inventory)).toEqual([
      "/cars-for-sale?store=cape",
      "/cars-for-sale?store=rolla",
    ]);
    const single = await load({ places: places.slice(0, 1) }, [cape]);
    expect(single.data.locations[0]?.inventory).toBe("/cars-for-sale");
  });

  test("links to the page of each store where stores have pages", async () => {
    const group = await load({ pages: { ...pages, locations: true } });
    expect(group.data.locations.map(({ page }) => page)).toEqual([
      "/locations/cape",
      "/locations/rolla",
    ]);
    expect((await load()).data.locations.map(({ page }) => page)).toEqual([null, null]);
  });

  test.each([
    [4, "We’ll reply within 4 business hours."],
    [1, "We’ll reply within one business hour."],
    [null, null],
  ])("says by when every store replies, for %j hours", async (hours, reply) => {
    expect((await load({}, [cape, rolla], hours)).data.reply).toBe(reply);
  });

  test("names the stores of the map", async () => {
    const { data } = await load();
    expect(data.map.label).toBe("Map of Cape Girardeau, Rolla");
    expect(data.map.points.map(({ name }) => name)).toEqual(["Cape Girardeau", "Rolla"]);
  });
});
