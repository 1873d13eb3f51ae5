import { getCarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import { startFormPath } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import type { LookedUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import { getTradeOffer } from "@forecourt/contracts/areas/trade/offer-page";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import type { InventoryClient } from "./inventory-client.ts";
import { runTrade } from "./testing/running-trade.ts";
import { startSample } from "./testing/sample-car.ts";
import { noProblems } from "./testing/sample-input.ts";

const now = () => new Date("2026-11-23T15:00:00.000Z");
const vin = "1HGCM82633A004352";

const car: LookedUpCar = {
  modelYear: 2020,
  make: "Toyota",
  model: "Tacoma",
  series: "SR",
  style: null,
};

const optional = ["sunroof", "third-row", "four-wheel-drive", "tow-package", "bed-liner"];

describeOnSqlite("the options that a seller is asked for", (open) => {
  async function asked(found: LookedUpCar, bodyStyle: string | null = null) {
    const { location } = await open();
    const names = { makes: [], models: [], trims: [], bodyStyle };
    const site = await runTrade({
      location,
      now,
      inventory: (() => async () => names) as unknown as InventoryClient,
      lookupSources: { decoders: [{ decode: async () => [found] }], plates: null },
    });
    const started = await site.form(startFormPath, { page: "start", by: "vin", vin });
    const token = /your-vehicle\/([\w-]{43})/.exec(started.headers.get("location") ?? "")?.[1];
    const path = `/api/trade/appraisals/${token}`;
    const { body } = await site.send(`${path}/car-form`);
    const form = getCarForm.reply.parse(body);
    await site.form(`${path}/form`, { page: "car", mileage: "60000", "option.sunroof": "yes" });
    const saved = await site.send(path);
    await site.stop();
    const ticked = Object.keys(form.fields).filter((name) => name.startsWith("option."));
    const codes = form.options.map(({ code }) => code).filter((code) => optional.includes(code));
    return { codes, ticked, saved: saved.body };
  }

  test.each<[string, Partial<LookedUpCar>, string | null, string[]]>([
    ["a truck", {}, "trucks", ["four-wheel-drive", "tow-package", "bed-liner"]],
    ["a sedan", {}, "sedans", ["sunroof"]],
    ["a coupe by its style", { style: "Coupe" }, "suvs", ["sunroof"]],
    [
      "an SUV as vPIC names it",
      { style: "Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)" },
      null,
      ["sunroof", "four-wheel-drive", "tow-package"],
    ],
    [
      "an SUV that has three rows",
      { model: "Highlander" },
      "suvs",
      ["sunroof", "third-row", "four-wheel-drive", "tow-package"],
    ],
    ["an SUV that is small", { model: "RAV4" }, "suvs", ["sunroof", "four-wheel-drive"]],
    ["a car of an unknown style", {}, null, []],
  ])("fit %s", async (_name, changes, bodyStyle, codes) => {
    expect((await asked({ ...car, ...changes }, bodyStyle)).codes).toEqual(codes);
  });

  test.each<[Partial<LookedUpCar>, string[]]>([
    [{ equipment: ["4WD/4-Wheel Drive/4x4"] }, ["option.four-wheel-drive"]],
    [{ series: "SE AWD Leather" }, ["option.20", "option.four-wheel-drive"]],
    [{ equipment: ["FWD/Front-Wheel Drive", "3row"] }, ["option.third-row"]],
    [{}, []],
  ])("are ticked where VIN or trim tell them: %j", async (changes, ticked) => {
    const result = await asked({ ...car, ...changes }, "sedans");
    expect(result.ticked).toEqual(ticked);
    // An option that the seller unticks is removed.
    expect(result.saved).toMatchObject({ car: { options: ["sunroof"] } });
  });
});

describeOnSqlite("how bad an accident was", (open) => {
  test.each([
    ["accident", [{ question: "How bad was the damage?", answer: "Moderate" }]],
    ["none", []],
  ])(
    "is a note for the appraiser of a car with %s, and changes no offer",
    async (history, notes) => {
      const { location } = await open();
      const site = await runTrade({ location, now });
      const answers = { "100": ["good"], "200": [history] };
      const rest = {
        "201": ["no"],
        "202": ["none"],
        "203": ["none"],
        "204": ["none"],
        "205": ["two"],
      };
      const price = async (more: object) => {
        const { path } = await startSample(site, { ...answers, ...rest, ...more });
        await site.form(`${path}/offer/form`, {});
        const page = getTradeOffer.reply.parse((await site.send(`${path}/offer`)).body);
        expect(page.offer?.result.outcome).toBe("offers");
        return { notes: page.notes, result: page.offer?.result };
      };
      const without = await price({});
      const moderate = await price({ "206": ["moderate"] });
      expect([without.notes, moderate.notes]).toEqual([[], notes]);
      expect(moderate.result).toEqual(without.result);
      await site.stop();
    },
  );

  test("has a car brought in when it was severe, and is ignored where there was none", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const outcome = async (history: string) => {
      const answers = { ...noProblems, "100": ["good"], "200": [history], "206": ["severe"] };
      const { path } = await startSample(site, answers);
      await site.form(`${path}/offer/form`, {});
      return getTradeOffer.reply.parse((await site.send(`${path}/offer`)).body).offer?.result;
    };
    expect(await outcome("accident")).toEqual({
      outcome: "bring-in",
      reasons: [{ name: "severeDamage", label: "You told us it had severe damage" }],
    });
    expect(await outcome("none")).toMatchObject({ outcome: "offers" });
    await site.stop();
  });
});
