import { startFormPath } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import type { LookedUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { vinCheckDigit } from "@forecourt/domain/vin";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runTrade, stubValuer } from "./testing/running-trade.ts";
import { startSample } from "./testing/sample-car.ts";
import type { Valuer } from "./valuation/valuation.ts";

/** A Monday, nine in the morning at the store. */
const start = new Date("2026-11-23T15:00:00.000Z");

/** VIN of a Toyota of 2019. */
const vin = withCheckDigit("2T3A1RFV_KC000001");

function withCheckDigit(pattern: string): string {
  return pattern.replace("_", vinCheckDigit(pattern.replace("_", "0")));
}

const contact = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
  interest: "sell",
  slot: "2026-11-24T09:30",
};

const rav4: LookedUpCar = {
  modelYear: 2019,
  make: "Toyota",
  model: "RAV4",
  series: null,
  style: null,
};
const fit: LookedUpCar = { ...rav4, make: "Honda", model: "Fit", series: "EX" };

/** Knows the prices of an LE, which it assumes for every other trim, and of an XLE. */
const byTrim: Valuer = {
  async value(car, tenant) {
    const value = await stubValuer().value(car, tenant);
    if (value === null || car.series === "XLE") return value;
    const values = { ...value.values, wholesaleAverageCents: 1_500_000 };
    const isTrimNamed = car.series !== null;
    return { ...value, values, assumedTrim: car.series === "LE" ? null : "LE", isTrimNamed };
  },
};

async function offered(open: OpenTestDatabase, cars: readonly LookedUpCar[] = []) {
  const { location } = await open();
  const lookupSources = { decoders: [{ decode: async () => [...cars] }], plates: null };
  const site = await runTrade({ location, now: () => start, valuer: byTrim, lookupSources });
  const { path, token } = await startSample(site);
  await site.form(`${path}/offer/form`, {});
  const page = async () => TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
  const send = (form: string, fields: Record<string, string>) =>
    site.form(`${path}/offer/${form}/form`, fields);
  const keep = (more: Record<string, string>) => send("keep", { ...contact, ...more });
  return { site, path, token, page, send, keep };
}

describeOnEveryDatabase("the trim of an offered car", (open) => {
  test("is changed by one form, which makes the offer again and says what changed", async () => {
    const { site, path, token, page, send } = await offered(open);
    const { offer } = await page();
    expect(offer?.result).toMatchObject({ valuation: { assumedTrim: "LE", isTrimNamed: false } });
    const answer = await send("car", { series: " XLE " });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/sell-trade-my-car/offer/${token}#changed`,
    ]);
    const after = await page();
    expect(after.car.series).toBe("XLE");
    expect(after.offer?.result).toMatchObject({
      valuation: { assumedTrim: null },
      cashNow: { offer: { baseCents: 1_600_000 } },
    });
    expect(after.previous?.changes.map(({ sentence }) => sentence)).toEqual([
      "You added the trim XLE.",
    ]);
    const { body } = await site.send(`${path}/car-form`);
    expect(body).toMatchObject({ fields: { series: "XLE" } });
    await site.stop();
  });

  test.each([{}, { series: " " }, { series: "x".repeat(81) }, { vin: "1M8" }])(
    "is not changed by a form of another site: %j",
    async (fields) => {
      const { site, page, send } = await offered(open);
      expect((await send("car", fields as Record<string, string>)).status).toBe(400);
      expect((await page()).car.series).toBeNull();
      await site.stop();
    },
  );
});

describeOnEveryDatabase("a VIN that is given when the offer is kept", (open) => {
  test.each([
    ["that agrees with the described car", [rav4]],
    ["of the trim that was assumed", [{ ...rav4, series: "LE" }]],
    [
      "of several trims",
      [
        { ...rav4, series: "XLE" },
        { ...rav4, series: "Limited" },
      ],
    ],
    ["that no source knows", []],
  ])("%s is stored with the same offer", async (_name, cars) => {
    const { site, page, keep } = await offered(open, cars);
    const { offer } = await page();
    await keep({ vin: ` ${vin.toLowerCase()} ` });
    const after = await page();
    expect([after.kept?.firstName, after.car.vin, after.offer?.number]).toEqual([
      "Ada",
      vin,
      offer?.number,
    ]);
    await site.stop();
  });

  test("stays with the car when its trim or mileage is corrected, and goes with another model", async () => {
    const { site } = await offered(open);
    const named = { modelYear: "2019", make: "Toyota", model: "RAV4" };
    const started = await site.form(startFormPath, { page: "start", by: "car", ...named });
    const token = /[\w-]{43}/.exec(started.headers.get("location") ?? "")?.[0] ?? "";
    const path = `/api/trade/appraisals/${token}`;
    const describe = (fields: Record<string, string>) =>
      site.form(`${path}/form`, { page: "car", ...named, mileage: "60000", ...fields });
    const page = async () => TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    const keep = async (fields: Record<string, string>) => {
      await site.form(`${path}/offer/form`, {});
      await site.form(`${path}/offer/keep/form`, { ...contact, ...fields });
    };
    await describe({});
    await site.put(`${path}/answers`, { answers: { "100": ["great"] } });
    await keep({ vin });
    await describe({ series: "XLE", mileage: "61000" });
    await keep({});
    expect(await page()).toMatchObject({
      kept: { firstName: "Ada" },
      car: { series: "XLE", mileage: 61_000, vin },
    });
    await describe({ model: "Camry" });
    expect((await page()).car).toMatchObject({ model: "Camry", vin: null });
    await site.stop();
  });

  test("that is mistyped is said, and nothing is kept", async () => {
    const { site, page, keep } = await offered(open);
    await keep({ vin: vin.replace("A1R", "A2R") });
    const { kept, returned } = await page();
    expect([kept, returned?.faults["vin"]]).toEqual([
      null,
      expect.stringContaining("One of the characters"),
    ]);
    await site.stop();
  });

  test("that is mistyped does not stop a seller who goes on without it", async () => {
    const { site, page, keep } = await offered(open);
    await keep({ vin: "1M8", withoutVin: "yes" });
    const { kept, returned, car } = await page();
    expect([kept?.firstName, returned, car.vin]).toEqual(["Ada", null, null]);
    await site.stop();
  });

  test.each([
    [[fit], "2019 Honda Fit", "2019 Toyota RAV4", { make: "Honda", model: "Fit", series: "EX" }],
    [
      [{ ...rav4, series: "XLE" }],
      "2019 Toyota RAV4 XLE",
      "2019 Toyota RAV4 LE",
      { make: "Toyota", series: "XLE" },
    ],
  ])(
    "of another car is explained, and its offer is one form away: %#",
    async (cars, found, described, now) => {
      const { site, token, page, send, keep } = await offered(open, cars);
      const answer = await keep({ vin });
      expect(answer.headers.get("location")).toBe(`/sell-trade-my-car/offer/${token}#keep`);
      const before = await page();
      expect([before.kept, before.returned?.otherCar, before.returned?.faults]).toEqual([
        null,
        found,
        { vin: `This is the VIN of a ${found}, and the offer is for a ${described}` },
      ]);
      await send("car", { vin });
      const after = await page();
      expect(after.car).toMatchObject({ ...now, vin, mileage: 60_000 });
      expect(after.previous?.changes.length).toBeGreaterThan(0);
      expect(after.returned).toMatchObject({
        fields: { firstName: "Ada", slot: contact.slot },
        faults: { form: expect.stringContaining("Your offer has changed") },
      });
      await keep({});
      expect(await page()).toMatchObject({ kept: { firstName: "Ada" }, car: { vin } });
      await site.stop();
    },
  );

  test("contradicts the described car by its year and maker alone, too", async () => {
    const { site, page, keep } = await offered(open);
    await keep({ vin: "1HGCM82633A004352" });
    const { kept, returned } = await page();
    expect([kept, returned?.otherCar, returned?.faults["vin"]]).toEqual([
      null,
      undefined,
      "This is the VIN of a 2003 Honda, and the offer is for a 2019 Toyota RAV4",
    ]);
    await site.stop();
  });

  test("can be given with the drop-off of an offer that was kept without one", async () => {
    const { site, page, send, keep } = await offered(open, [rav4]);
    await keep({ slot: "" });
    await send("drop-off", { slot: "2026-11-25T10:00", vin });
    expect(await page()).toMatchObject({
      kept: { dropOff: { day: "2026-11-25", time: "10:00" } },
      car: { vin },
    });
    await site.stop();
  });
});

describeOnEveryDatabase("the calendar file of a drop-off", (open) => {
  test("is the event of the mails in its newest version, in no cache, and gone with the visit", async () => {
    const { site, path, token, page, send, keep } = await offered(open);
    const calendar = async () => fetch(`${site.origin}${path}/offer/drop-off.ics`, asDealer);
    expect((await calendar()).status).toBe(404);
    await keep({});
    const first = await calendar();
    expect([
      first.headers.get("content-type"),
      first.headers.get("cache-control"),
      first.headers.get("content-disposition"),
    ]).toEqual([
      "text/calendar; charset=utf-8",
      "no-store",
      "attachment; filename=appointment.ics",
    ]);
    const text = (await first.text()).replaceAll("\r\n ", "");
    const [kept] = await site.database.query.selectFrom("trade_kept_offers").selectAll().execute();
    expect(text).toContain(`UID:${kept?.id}@www.ozarktrailmitsubishi.example`);
    expect(text).toContain("SEQUENCE:0");
    expect(text).toContain("DTSTART:20261124T153000Z");
    expect(text).toContain(`/sell-trade-my-car/offer/${token}`);
    expect(text).not.toContain("Ada");
    await send("drop-off", { slot: "2026-11-25T10:00" });
    expect(await (await calendar()).text()).toContain("SEQUENCE:1");
    await send("drop-off", { cancel: "yes" });
    expect((await calendar()).status).toBe(404);
    expect((await page()).kept?.isMailed).toBe(false);
    await site.stop();
  });
});

const asDealer = {
  headers: { [internalHeaders.dealer]: "ozark-mitsubishi", "x-forwarded-for": "203.0.113.7" },
};
