import type { SiteContext } from "@forecourt/contracts/site";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Dealers } from "../dealers.ts";
import { copyDealers, removeCopies, shippedDealers } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";

let dealers: Dealers;
beforeAll(async () => {
  dealers = await loadDealers(shippedDealers);
});
afterAll(removeCopies);

const ozark = (): SiteContext => dealers.site({ dealerId: "ozark-mitsubishi", storeId: null });
const heartland = (storeId: string | null): SiteContext =>
  dealers.site({ dealerId: "heartland", storeId });
const headerOf = (site: SiteContext): string[] => site.menu.header.map((menu) => menu.label);
const pathsOf = (site: SiteContext): string[] =>
  [
    ...site.menu.header.flatMap((menu) => [menu.path, ...menu.links.map((link) => link.path)]),
    ...site.menu.footer.flatMap((group) => group.links.map((link) => link.path)),
    ...site.menu.footerLine.map((link) => link.path),
  ].filter((path) => path !== null);

describe("dealerOf", () => {
  test.each([
    ["localhost:8080", "ozark-mitsubishi"],
    ["127.0.0.1", "ozark-mitsubishi"],
    ["[::1]:8080", "ozark-mitsubishi"],
    ["WWW.OzarkTrailMitsubishi.example", "ozark-mitsubishi"],
    ["group.localhost:8080", "heartland"],
    ["www.heartlandcrossing.example", "heartland"],
    ["evil.example", null],
    ["", null],
    [undefined, null],
  ])("%s is %s", (host, id) => {
    expect(dealers.dealerOf(host)).toBe(id);
  });

  test("throws dealer-unknown for an unknown dealer", () => {
    expect(() => dealers.site({ dealerId: "nobody", storeId: null })).toThrow(
      expect.objectContaining({ code: "dealer-unknown", status: 421 }),
    );
  });
});

describe("the dealer with one store", () => {
  test("has the country of its configuration", () => {
    expect(ozark().store.countryShort).toBe("US");
  });

  test("sells used, new and certified, with the fees of the specification", () => {
    expect(ozark().conditions).toEqual(["used", "new", "certified"]);
    expect(ozark().fees).toEqual([
      { id: "documentary", label: "Documentary fee", cents: 59900 },
      { id: "thirtyDayDrive", label: "30-day temporary tag fee", cents: 1000 },
    ]);
  });

  test("has the five menus of the specification", () => {
    expect(ozark().menu.header).toEqual([
      {
        label: "Financing",
        path: null,
        links: [
          { label: "Auto financing", path: "/auto-financing" },
          { label: "Get pre-approved", path: "/auto-financing/apply-for-financing" },
          { label: "Free credit score", path: "/auto-financing/free-credit-score-pre-approval" },
          { label: "Full credit application", path: "/auto-financing/full-credit-application" },
          { label: "Vehicle protection plans", path: "/vehicle-protection-plans" },
        ],
      },
      {
        label: "Shop Used",
        path: null,
        links: [
          { label: "All used", path: "/used-cars-for-sale" },
          { label: "Under 30K miles", path: "/used-cars-for-sale/mileage-under-30000" },
          { label: "Under $20K", path: "/used-cars-for-sale/price-under-20000" },
          { label: "Sedans", path: "/used-cars-for-sale/sedans" },
          { label: "Trucks", path: "/used-cars-for-sale/trucks" },
          { label: "SUVs", path: "/used-cars-for-sale/suvs" },
          { label: "Minivans", path: "/used-cars-for-sale/minivans" },
          { label: "Coupes", path: "/used-cars-for-sale/coupes" },
          { label: "Hatchbacks", path: "/used-cars-for-sale/hatchbacks" },
        ],
      },
      {
        label: "Shop New",
        path: null,
        links: [
          { label: "All new models", path: "/new-cars-for-sale" },
          { label: "Eclipse Cross", path: "/new-cars-for-sale/mitsubishi/eclipse-cross" },
          { label: "Mirage", path: "/new-cars-for-sale/mitsubishi/mirage" },
          { label: "Mirage G4", path: "/new-cars-for-sale/mitsubishi/mirage-g4" },
          { label: "Outlander", path: "/new-cars-for-sale/mitsubishi/outlander" },
          { label: "Outlander Sport", path: "/new-cars-for-sale/mitsubishi/outlander-sport" },
        ],
      },
      { label: "Sell/Trade", path: "/sell-trade-my-car", links: [] },
      {
        label: "Service",
        path: null,
        links: [
          { label: "Service center", path: "/service" },
          { label: "Schedule service", path: "/service/schedule" },
          { label: "Service specials", path: "/special-offers/service" },
        ],
      },
    ]);
  });

  test("has the mobile actions, the footer groups and the line links", () => {
    const { menu } = ozark();
    expect(menu.mobile).toEqual([
      {
        label: "Pre-approval",
        action: "pre-approval",
        path: "/auto-financing/apply-for-financing",
      },
      { label: "Get directions", action: "directions", path: null },
      { label: "Call", action: "call", path: null },
    ]);
    expect(menu.footer.map((group) => group.title)).toEqual([
      "Shop cars",
      "Financing",
      "Sell or trade",
      "Service",
      "Dealership",
    ]);
    expect(menu.footerLine.map((link) => link.label)).toEqual([
      "Contact us",
      "Privacy policy",
      "Terms of sale",
      "Cookie policy",
      "Accessibility",
    ]);
  });

  test("has its alias for new cars; a dealer without aliases has no such key", () => {
    expect(ozark().aliases).toEqual({
      "/new-mitsubishi-cape-girardeau": "/new-cars-for-sale/mitsubishi",
    });
    expect(heartland("rolla")).not.toHaveProperty("aliases");
  });

  test("has the hours of the specification, Monday first", () => {
    const { sales, service } = ozark().store;
    const hours = (week: typeof sales.workingHours) =>
      week.map((day) => (day.closed ? null : [day.open, day.close]));
    expect(hours(sales.workingHours)).toEqual([
      [9, 20],
      [9, 18],
      [9, 20],
      [9, 18],
      [9, 20],
      [9, 18],
      null,
    ]);
    expect(hours(service?.workingHours ?? [])).toEqual([
      [8, 18],
      [8, 18],
      [8, 18],
      [8, 18],
      [8, 18],
      [8, 18],
      null,
    ]);
  });

  test("sets its theme, and a logo with the hash of its bytes", () => {
    expect(ozark().theme).toMatchObject({ "--brand": "#b3202c", "--on-brand": "#ffffff" });
    expect(ozark().logo.image).toMatch(/^\/assets\/logo\.svg\?v=[0-9a-f]{12}$/);
    expect(dealers.asset("ozark-mitsubishi", "logo.svg")?.file).toMatch(
      /ozark-mitsubishi\/assets\/logo\.svg$/,
    );
    expect(dealers.asset("ozark-mitsubishi", "../dealer.json")).toBeNull();
  });
});

describe("the dealer with four stores", () => {
  test("shows the main store while none is chosen", () => {
    const site = heartland(null);
    expect(site.stores.map((store) => store.id)).toEqual([
      "columbia",
      "jefferson-city",
      "rolla",
      "sedalia",
    ]);
    expect(site).toMatchObject({ storeChosen: false, store: { id: "columbia" } });
    expect(site.conditions).toEqual(["used", "certified"]);
    expect(headerOf(site)).toEqual(["Financing", "Shop Used", "Sell/Trade", "Service"]);
    expect(dealers.config({ dealerId: "heartland", storeId: null }).company.name).toBe(
      "Heartland Crossing Auto Group",
    );
  });

  test("shows phone, hours, fees, conditions and name of the chosen store", () => {
    const rolla = heartland("rolla");
    expect(rolla).toMatchObject({
      storeChosen: true,
      store: { id: "rolla", phone: "+15735550170" },
    });
    expect(rolla.store.sales.hoursText).toBe(
      "Monday to Friday 9\u00a0a.m. to 7\u00a0p.m.; Saturday 9\u00a0a.m. to 5\u00a0p.m.; Sunday closed",
    );
    expect(rolla.fees.map((fee) => fee.cents)).toEqual([39900, 1000]);
    expect(rolla.conditions).toEqual(["used", "certified"]);
  });

  test("leaves out menus of departments that a store does not have", () => {
    expect(headerOf(heartland("jefferson-city"))).toEqual(["Financing", "Shop Used", "Sell/Trade"]);
    expect(heartland("jefferson-city").store.service).toBeNull();
    expect(headerOf(heartland("rolla"))).toEqual([
      "Financing",
      "Shop Used",
      "Sell/Trade",
      "Service",
    ]);
    expect(headerOf(heartland("sedalia"))).toEqual(["Financing", "Shop Used", "Service"]);
    expect(pathsOf(heartland("sedalia")).filter((path) => path.startsWith("/sell-trade"))).toEqual(
      [],
    );
    expect(heartland("sedalia").menu.footer.map((group) => group.title)).not.toContain(
      "Sell or trade",
    );
  });

  test("does not charge a fee set to null, and lists each store's fees", () => {
    expect(heartland("sedalia").fees).toEqual([
      { id: "documentary", label: "Documentary fee", cents: 35803 },
    ]);
    const seenFromColumbia = heartland("columbia").stores;
    expect(seenFromColumbia.find((store) => store.id === "sedalia")?.fees).toEqual(
      heartland("sedalia").fees,
    );
    expect(seenFromColumbia.find((store) => store.id === "columbia")?.fees).toBeUndefined();
  });

  test("treats a removed store as not chosen", () => {
    expect(heartland("kansas-city")).toBe(heartland(null));
  });

  test("lists every store's address for loaders", () => {
    const { places = [] } = heartland("columbia");
    expect(places.map(({ id, zip }) => [id, zip])).toContainEqual(["rolla", "65401"]);
    const daysOff = ["01-01", "fourth Thursday of November", "12-25"];
    const hours = { timezone: "America/Chicago", daysOff, serviceDaysOff: daysOff };
    const { store, menu, texts } = heartland("rolla");
    const contactConsent = texts["leadForm.consent"];
    const businessName = "Heartland Crossing Rolla";
    const more = { businessName, replyHours: 4, buysCars: true, menu, contactConsent };
    expect(places).toContainEqual({ ...store, ...hours, ...more });
  });

  test("tells loaders each store's sentence on calls and texts, in the page's language", () => {
    const sentences = (language?: string) => {
      const site = dealers.site({
        dealerId: "heartland",
        storeId: "columbia",
        ...(language !== undefined && { language }),
      });
      return site.places?.map(({ contactConsent }) => contactConsent);
    };
    expect(sentences()).toContainEqual(
      expect.stringContaining("you agree that Heartland Crossing Rolla may call"),
    );
    expect(sentences("es")).toContainEqual(
      expect.stringContaining("usted acepta que Heartland Crossing Rolla le llame"),
    );
    expect(ozark().places?.map(({ contactConsent }) => contactConsent)).toEqual([undefined]);
  });

  test("sends leads of a store to that store", () => {
    const recipient = (storeId: string) =>
      dealers.config({ dealerId: "heartland", storeId }).leads.routes.default.recipient;
    expect(recipient("rolla")).toBe("leads.rolla@heartlandcrossing.example");
    expect(recipient("sedalia")).toBe("leads.sedalia@heartlandcrossing.example");
  });
});

test("texts have the facts of the store, and parameters remain", () => {
  expect(heartland("rolla").texts["area.financing.body"]).toBe(
    "Please try again in a moment. To apply or ask a question now, call (573) 555-0170.",
  );
  expect(heartland("rolla").texts["frame.call"]).toBe("Call {phone}");
});

test.each([
  ["Ozark Trail Mitsubishi", () => ozark()],
  ["Heartland Crossing Auto Group", () => heartland(null)],
])("every page's title names %s", (name, site) => {
  const titles = Object.entries(site().texts).filter(([key]) => /\.head\.title/.test(key));
  expect(titles.length).toBeGreaterThan(8);
  // The title of a store has the store's own name.
  const others = titles.filter(([key]) => key !== "locations.location.head.title");
  expect(others.filter(([, title]) => !title.includes(name))).toEqual([]);
});

test("texts and the address have the country of the dealer", async () => {
  const copy = await copyDealers();
  const file = "ozark-mitsubishi/dealer.json";
  await copy.set(file, ["company", "country"], "Canada");
  await copy.set(file, ["company", "countryShort"], "CA");
  await copy.makeFolder("ozark-mitsubishi/texts");
  const texts = JSON.stringify({ "frame.menu": "Menu of {company.country}" });
  await copy.write("ozark-mitsubishi/texts/en.json", texts);
  const changed = await loadDealers(copy.folder);
  const { texts: changedTexts, store } = changed.site({
    dealerId: "ozark-mitsubishi",
    storeId: null,
  });
  expect([changedTexts["frame.menu"], store.countryShort]).toEqual(["Menu of Canada", "CA"]);
});

test("a snapshot is frozen", () => {
  const site = heartland("rolla");
  expect(Object.isFrozen(site.menu.header[0]?.links[0])).toBe(true);
  expect(Object.isFrozen(ozark().aliases)).toBe(true);
  expect(() => Object.assign(site.store, { phone: "+15735550199" })).toThrow(TypeError);
  const config = dealers.config({ dealerId: "heartland", storeId: "rolla" });
  expect(() => config.sales.workingHours.push({ closed: true, open: 0, close: 0 })).toThrow(
    TypeError,
  );
  const home = dealers.content({ dealerId: "heartland", storeId: "rolla" }, "company/home");
  expect(Object.isFrozen(home?.faq.items[0]?.answers)).toBe(true);
});

test("the version is equal for equal files", async () => {
  expect((await loadDealers(shippedDealers)).version).toBe(dealers.version);
});
