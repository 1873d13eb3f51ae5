import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { describe, expect, test } from "@jest/globals";
import { car, reply, requestWith, site } from "../../testing/inventory-fixture.ts";
import { loadVehicle } from "./vehicle-loader.ts";

const vin = "JA4J4TA81MZ000123";
const address = `/used-cars-for-sale/2021-mitsubishi-outlander-sport-se-${vin}`;
const where = { ...site, showPriceRatings: false };
const service = (detail = car()) => ({
  [`/api/inventory/vehicles/${vin}`]: detail,
  "/api/inventory/search": reply({ vehicles: [car(), car({ vin: "JA4J4TA81MZ000124" })] }),
});

function ask(path: string, answers: Record<string, object> = service(), changes = {}) {
  const [plain = ""] = path.split("?");
  const vehicle = plain.split("/").at(-1) ?? "";
  const params = { vehicle };
  return loadVehicle(requestWith(path, answers, { params, site: where, ...changes }).request);
}

async function pageOf(path = address, detail: Partial<VehicleDetail> = {}, changes = {}) {
  const result = await ask(path, service(car(detail)), changes);
  if (result.kind !== "page") throw new Error(result.kind);
  const { data, ...rest } = result;
  if ("unlock" in data) throw new Error("gated");
  return { ...rest, data };
}

describe("the address of a vehicle", () => {
  test("loads a car by its VIN at its canonical address", async () => {
    expect(await pageOf()).toMatchObject({
      status: 200,
      head: {
        title: expect.stringMatching(/^Used 2021 Mitsubishi Outlander Sport SE in/),
        canonical: address,
        index: true,
      },
    });
  });

  test.each([
    `/used-cars-for-sale/2021-anything-at-all-${vin}`,
    `/new-cars-for-sale/2021-mitsubishi-outlander-sport-se-${vin}`,
    `/cars-for-sale/2021-mitsubishi-outlander-sport-se-${vin}`,
    `/used-cars-for-sale/1999-mitsubishi-outlander-sport-se-${vin}`,
    `/used-cars-for-sale/2021-mitsubishi-outlander-sport-se-${vin.toLowerCase()}`,
  ])("redirects %s to the canonical address", async (path) => {
    expect(await ask(path)).toEqual({ kind: "redirect", to: address, permanent: true });
  });

  test("keeps the query in redirects", async () => {
    expect(await ask(`/used-cars-for-sale/2021-x-${vin}?term=60`)).toMatchObject({
      to: `${address}?term=60`,
    });
  });

  test.each([
    ["Cyrillic letters", "2021-x-ОА4J4TA81MZ00012З"],
    ["a letter whose capital is a Latin one", "2021-x-JA4J4TA81MZ00012\u017f"],
    ["full-width digits", "2021-x-JA4J4TA81MZ00012３"],
    ["a letter that no VIN has", "2021-x-JA4J4TA81MZO00123"],
  ])("returns not-found without a request for %s", async (_name, vehicle) => {
    const { request, asked } = requestWith(address, service(), { params: { vehicle } });
    expect(await loadVehicle(request)).toEqual({ kind: "not-found" });
    expect(asked).toEqual([]);
  });

  const direct = address.replace("/used-cars-for-sale", "/car-direct-page");
  const withDirectPage = { site: { ...where, pages: { ...where.pages, directPage: true } } };

  test("of a campaign has no menus, no PageView and no place in search engines", async () => {
    const { data, ...page } = await pageOf(direct, {}, withDirectPage);
    expect(page).toMatchObject({
      layout: "minimal",
      withoutPageView: true,
      head: { canonical: address, index: false },
    });
    expect(data).toEqual((await pageOf(address, {}, withDirectPage)).data);
  });

  test("of a campaign keeps its kind when the name is corrected", async () => {
    const { request } = requestWith(`/car-direct-page/2021-x-${vin}?utm_source=mail`, service(), {
      params: { vehicle: `2021-x-${vin}` },
      ...withDirectPage,
    });
    expect(await loadVehicle(request)).toEqual({
      kind: "redirect",
      to: `${direct}?utm_source=mail`,
      permanent: true,
    });
  });

  test("of a campaign does not exist where the dealer has switched it off", async () => {
    expect(await ask(direct)).toEqual({ kind: "not-found" });
  });

  test("passes on the service's error for an unknown VIN", async () => {
    await expect(ask(address, {})).rejects.toMatchObject({ code: "vehicle-unknown" });
  });
});

describe("the price", () => {
  test("has the car, each fee and their sum", async () => {
    expect(await pageOf()).toMatchObject({
      data: {
        price: {
          vehicle: "$18,396.00",
          fees: [{ label: "Documentary fee", amount: "$599.00" }],
          total: "$18,995.00",
        },
      },
    });
    expect(await pageOf(address, { price: null })).toMatchObject({
      data: { price: null, payment: null, outTheDoor: null },
    });
  });

  test("has the fees of the store that has the car", async () => {
    const own = { id: "documentary", label: "Documentary fee", cents: 10_000 };
    const group = { ...where, stores: [{ ...site.store, fees: [own] }] };
    expect(await pageOf(address, {}, { site: group })).toMatchObject({
      data: {
        price: { total: "$18,496.00" },
        payment: { total: 1_849_600 },
        outTheDoor: { fees: [own] },
      },
    });
  });

  test("has a history with a second price", async () => {
    const priceHistory = [
      { date: "2026-03-05", price: 1_939_600 },
      { date: "2026-04-01", price: null },
      { date: "2026-05-01", price: 1_839_600 },
      { date: "2026-06-01", price: 1_789_600 },
      { date: "2026-07-01", price: 1_839_600 },
    ];
    expect(await pageOf(address, { priceHistory })).toMatchObject({
      data: {
        priceHistory: {
          summary: "Price went from $19,995 on March 5, 2026 to $18,995 now",
          chart: { high: "$19,995", low: "$18,495" },
          entries: [
            { date: "March 5, 2026", text: "Listed at $19,995" },
            { date: "April 1, 2026", text: "Changed to Call for Price" },
            { date: "May 1, 2026", text: "Changed to $18,995" },
            { date: "June 1, 2026", text: "Lowered by $500 to $18,495" },
            { date: "July 1, 2026", text: "Raised by $500 to $18,995" },
          ],
        },
      },
    });
    expect(await pageOf()).toMatchObject({ data: { priceHistory: null } });
  });
});

describe("a new car", () => {
  const fresh = { condition: "new", msrp: 2_039_600, price: 1_839_600 } as const;
  const newAddress = address.replace("/used-", "/new-");
  const cash = { label: "Customer cash", cents: 50_000, endsOn: null, conditional: false };
  const military = {
    label: "Military appreciation",
    cents: 75_000,
    endsOn: "2999-12-31",
    conditional: true,
  };

  test("shows how its price follows from the MSRP, and what only some buyers get", async () => {
    const ended = { ...military, label: "Ended", endsOn: "2020-01-31" };
    const incentives = [cash, military, ended];
    const { data } = await pageOf(newAddress, { ...fresh, incentives });
    expect(data.price).toMatchObject({
      sticker: [
        { label: "MSRP", amount: "$20,396.00" },
        { label: "Dealer discount", amount: "−$1,500.00" },
        { label: "Customer cash", amount: "−$500.00" },
      ],
      vehicle: "$18,396.00",
      total: "$18,995.00",
      conditional: ["Military appreciation: $750 off through December 31, 2999"],
    });
    expect(data.history).toBeNull();
  });

  test("omits offers for some buyers until they are unlocked, if the dealer locks them", async () => {
    const flags = { ...where.restrictions.new, unlockOffers: true };
    const locked = { ...where, restrictions: { ...where.restrictions, new: flags } };
    const incentives = [cash, military];
    const { data } = await pageOf(newAddress, { ...fresh, incentives }, { site: locked });
    expect(data.price?.conditional).toEqual([
      "1 more offer, shown once you personalize your price",
    ]);
    const proven = { ...anonymousVisitor.proven, unlockPrice: "2026-11-20T00:00:00Z" };
    const visitor = { ...anonymousVisitor, proven };
    const unlocked = await pageOf(newAddress, { ...fresh, incentives }, { site: locked, visitor });
    expect(unlocked.data.price?.conditional).toEqual([
      "Military appreciation: $750 off through December 31, 2999",
    ]);
  });

  test("above its MSRP states the dealer's adjustment", async () => {
    const { data } = await pageOf(newAddress, { ...fresh, msrp: 1_800_000 });
    expect(data.price?.sticker).toEqual([
      { label: "MSRP", amount: "$18,000.00" },
      { label: "Dealer adjustment", amount: "$396.00" },
    ]);
  });

  test("has no sticker lines without an MSRP", async () => {
    const { data } = await pageOf(newAddress, { ...fresh, msrp: null });
    expect(data.price).toMatchObject({ sticker: [], conditional: [] });
  });

  test.each([
    ["2999-12-04", "In transit, expected December 4, 2999"],
    ["2020-01-04", "In transit to our lot"],
    [null, "In transit to our lot"],
  ])(
    "in transit and expected on %p states it and offers no test drive",
    async (expectedOn, text) => {
      const transit = { ...fresh, availability: "in-transit", expectedOn } as const;
      const { data, head } = await pageOf(newAddress, transit);
      expect(data.availability).toBe(text);
      expect(data.actions[0]?.label).toBe("Personalize My Price");
      expect(data.actions.map(({ label }) => label)).not.toContain("Schedule Test Drive");
      expect(JSON.stringify(head.jsonLd)).toContain("https://schema.org/PreOrder");
    },
  );

  test("in transit states no miles, as it arrives with others", async () => {
    const milesOf = async (changes: Partial<VehicleDetail>) => {
      const { data, head } = await pageOf(newAddress, { ...fresh, mileage: 51, ...changes });
      const odometer = data.facts.find(({ label }) => label === "Odometer")?.value;
      return [data.about, odometer, /51 miles|"value":51\b/.test(JSON.stringify(head))];
    };
    expect(await milesOf({})).toEqual(["SE · 51 miles", "51 miles", true]);
    expect(await milesOf({ availability: "in-transit" })).toEqual(["SE", undefined, false]);
  });
});

describe("the history of a used car", () => {
  test("is what the feed states, and names what it does not state", async () => {
    const { data } = await pageOf(address, { owners: 1, accidents: 0, titleStatus: "clean" });
    expect(data.history).toMatchObject({
      facts: [
        { label: "Previous owners", value: "1" },
        { label: "Reported accidents", value: "None reported" },
        { label: "Title", value: "Clean" },
      ],
      unknown: "We don’t have this car’s previous use on file. The history report may show more.",
    });
  });

  test("is never invented", async () => {
    const { data } = await pageOf();
    expect(data.history).toMatchObject({
      facts: [],
      unknown: expect.stringContaining("We don’t have this car’s history on file yet."),
      ask: {
        label: "Ask us for the history report",
        href: expect.stringMatching(/^mailto:[^?]+\?subject=.*JA4J4TA81MZ000123$/),
      },
    });
  });

  test("names nothing as unknown when the feed states everything", async () => {
    const past = { owners: 2, accidents: 1, titleStatus: "rebuilt", priorUse: "rental" } as const;
    const { data } = await pageOf(address, past);
    expect(data.history?.unknown).toBeNull();
    expect(data.history?.facts.map(({ value }) => value)).toEqual([
      "2",
      "1 reported",
      "Rebuilt",
      "Rental",
    ]);
  });
});

describe("query parameters", () => {
  test("of terms are rounded to the steps of the sliders, and defaults are dropped", async () => {
    const { data, head } = await pageOf(`${address}?down=3040&trade=1000&credit=999&term=x`);
    expect(data.payment?.terms).toEqual({
      cashDown: 3000,
      cashDownPercent: null,
      tradeEquity: 1000,
      creditScore: 850,
      months: 72,
    });
    expect(head).toMatchObject({ canonical: address, index: false });
    expect((await pageOf(`${address}?down=1000`)).head.index).toBe(true);
  });

  test("of a lease are rounded to its own steps, for new cars only", async () => {
    const changes = { condition: "new" } as const;
    const path = address.replace("/used-", "/new-");
    const { data, head } = await pageOf(`${path}?lease-term=25&lease-miles=99999`, changes);
    expect(data.lease?.terms).toEqual({ months: 24, miles: 15_000 });
    expect(head.index).toBe(false);
    const plain = await pageOf(path, changes);
    expect(plain.data.lease?.terms).toEqual({ months: 36, miles: 10_000 });
    expect(plain.head.index).toBe(true);
    expect((await pageOf()).data.lease).toBeNull();
  });

  test("with a ZIP code add the taxes of its state and keep the page out of search engines", async () => {
    const { data, head } = await pageOf(`${address}?zip=63701-1234`);
    expect(data.outTheDoor).toMatchObject({ zip: "63701", problem: null });
    expect(Object.keys(data.outTheDoor?.rules?.states ?? {})).toEqual(["MO"]);
    expect(head).toMatchObject({ canonical: address, index: false });
  });

  test("are completed with the ZIP code of the visitor's profile", async () => {
    const at = (locationAddress: string) => ({ visitor: { ...anonymousVisitor, locationAddress } });
    const { data, head } = await pageOf(address, {}, at("Cape Girardeau, MO 63701"));
    expect(data.outTheDoor).toMatchObject({ zip: "63701", problem: null });
    expect(Object.keys(data.outTheDoor?.rules?.states ?? {})).toEqual(["MO"]);
    expect(head).toMatchObject({ canonical: address, index: true });
    const asked = await pageOf(`${address}?zip=65401`, {}, at("63701"));
    expect(asked.data.outTheDoor?.zip).toBe("65401");
    // The link was not requested by the visitor, so an unknown value in it is no error of this page.
    const far = await pageOf(address, {}, at("99501"));
    expect(far.data.outTheDoor).toMatchObject({ zip: "99501", problem: null, rules: null });
  });

  test.each([
    ["6370", "“6370” isn’t a ZIP code. Enter five digits, such as 63701."],
    ["00000", "We couldn’t find ZIP code 00000. Check the digits."],
    ["99501", "We can’t estimate tax for AK yet. Call us for your total."],
  ])("with the ZIP %s show an error", async (zip, problem) => {
    const { data } = await pageOf(`${address}?zip=${zip}`);
    expect(data.outTheDoor).toMatchObject({ zip, problem, rules: null });
  });
});

describe("the page", () => {
  test("of a sold car says when it was sold, answers 410 and has no offers", async () => {
    const sold = await pageOf(address, { status: "sold", soldOn: "2026-11-02" });
    expect(sold).toMatchObject({
      status: 410,
      head: {
        index: false,
        description: expect.not.stringContaining("$"),
        jsonLd: [{ "@type": "BreadcrumbList" }],
      },
      data: {
        price: null,
        payment: null,
        outTheDoor: null,
        actions: [],
        availability: null,
        sold: { body: expect.stringContaining("November 2, 2026") },
      },
    });
  });

  test("leaves out unknown facts and marks decoded ones", async () => {
    const { data } = await pageOf(address, { engine: null, doors: null });
    const facts = new Map(data.facts.map((fact) => [fact.label, fact]));
    expect(facts.has("Engine")).toBe(false);
    expect(facts.get("Body style")).toMatchObject({ value: "SUV", decoded: true });
    expect(facts.get("Odometer")).toMatchObject({ value: "38,120 miles", decoded: false });
  });

  test("links to the history report of this VIN when configured", async () => {
    const reports = { ...where, historyReportUrl: "https://reports.example/?vin={vin}" };
    expect((await pageOf(address, {}, { site: reports })).data.history?.report).toEqual({
      label: "Vehicle history report",
      href: `https://reports.example/?vin=${vin}`,
    });
    expect((await pageOf()).data.history?.report).toBeNull();
  });
});

test("slow parts are deferred, failed ones are handled by their component, and neither delays the page", async () => {
  const { request } = requestWith(address, service(), {
    params: { vehicle: address.split("/").at(-1) ?? "" },
  });
  const { fetch: answer } = request;
  if (!answer) throw new Error("no service");
  const never: typeof fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes("/search")
      ? new Promise(() => {})
      : answer(input, init);
  const result = await loadVehicle({ ...request, fetch: never });
  if (result.kind !== "page" || "unlock" in result.data) throw new Error(result.kind);
  expect(result.data.ready).toEqual({});
  expect(Object.keys(result.deferred ?? {})).toEqual(["similar", "priceRating"]);
  await expect(result.deferred?.["priceRating"]).rejects.toMatchObject({ code: "vehicle-unknown" });
});

describe("similar cars", () => {
  const similarTo = async (
    detail: Partial<VehicleDetail>,
    vehicles: VehicleDetail[],
    terms = "",
  ) => {
    const answers = { ...service(car(detail)), "/api/inventory/search": reply({ vehicles }) };
    const params = { vehicle: address.split("/").at(-1) ?? "" };
    const { request, asked } = requestWith(address + terms, answers, { params, site: where });
    const result = await loadVehicle(request);
    if (result.kind !== "page" || "unlock" in result.data) throw new Error(result.kind);
    const { similar } = result.data.ready;
    const queries = asked.map(({ search }) => new URLSearchParams(search)).slice(1);
    return { similar, queries };
  };

  test("are searched by model, then by body style near the price, then by body style", async () => {
    const { queries } = await similarTo({}, []);
    expect(queries.map((query) => Object.fromEntries(query))).toEqual([
      { condition: "used", make: "mitsubishi", model: "outlander-sport", page: "1" },
      {
        condition: "used",
        bodyStyle: "suvs",
        priceMin: "14246",
        priceMax: "23744",
        page: "1",
      },
      { condition: "used", bodyStyle: "suvs", page: "1" },
    ]);
  });

  test("are sorted by distance in price, at most four, without duplicates and the car itself", async () => {
    const others = [30, 10, 20, 5, 40].map((thousands, index) =>
      car({ vin: `JA4J4TA81MZ00020${index}`, price: thousands * 100_000 }),
    );
    const { similar } = await similarTo({}, [car(), ...others]);
    expect(similar).toMatchObject({
      cards: ["2", "1", "0", "3"].map((last) => ({ vin: `JA4J4TA81MZ00020${last}` })),
    });
  });

  test("have payments for the page's terms, with disclosures", async () => {
    const { similar } = await similarTo({}, [car({ vin: "JA4J4TA81MZ000201" })], "?term=60");
    expect(similar).toMatchObject({
      cards: [
        {
          href: expect.stringMatching(/JA4J4TA81MZ000201\?term=60$/),
          payment: { disclosure: expect.stringMatching(/^payment-/) },
        },
      ],
      disclosures: [{ paragraphs: expect.arrayContaining([expect.stringContaining("60 months")]) }],
    });
  });
});
