import { getCarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import {
  appraisalFormPath,
  startFormPath,
} from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { Appraisal } from "@forecourt/contracts/areas/trade/appraisals";
import type { LookedUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { type RunningTrade, runTrade } from "./testing/running-trade.ts";
import { startSample } from "./testing/sample-car.ts";

const now = () => new Date("2026-11-23T05:00:00.000Z");
const vin = "1M8GDM9AXKP042788";
const rav4 = { modelYear: 2019, make: "Toyota", model: "RAV4", series: "XLE", style: "SUV" };

async function running(open: OpenTestDatabase, cars: LookedUpCar[] = [rav4]) {
  const { location } = await open();
  const lookupSources = { decoders: [{ decode: async () => cars }], plates: null };
  return runTrade({ location, now, lookupSources });
}

/** Sends a form and returns the path that the browser goes to. */
async function send(site: RunningTrade, path: string, fields: [string, string][]) {
  const { status, headers } = await site.form(path, Object.fromEntries(fields));
  expect(status).toBe(303);
  return headers.get("location") ?? "";
}

const tokenIn = (path: string) => /your-vehicle\/([\w-]{43})/.exec(path)?.[1] ?? "";

async function begun(site: RunningTrade, fields: [string, string][]) {
  const to = await send(site, startFormPath, [["page", "start"], ...fields]);
  const token = tokenIn(to);
  const root = `/api/trade/appraisals/${token}`;
  return {
    to: to.replace(token, "TOKEN"),
    form: async () => getCarForm.reply.parse((await site.send(`${root}/car-form`)).body),
    appraisal: async () => Appraisal.parse((await site.send(root)).body),
    send: async (more: [string, string][]) =>
      (await send(site, appraisalFormPath(token), more)).replace(token, "TOKEN"),
  };
}

const page = "/sell-trade-my-car/your-vehicle/TOKEN";
const history: [string, string][] = [
  ["200", "none"],
  ["201", "no"],
  ["202", "none"],
  ["203", "none"],
  ["204", "none"],
  ["205", "two"],
].map(([id = "", value = ""]) => [`answer.${id}`, value]);

describeOnEveryDatabase("the forms of an appraisal", (open) => {
  test("lead from a VIN over the car and its questions to the offer", async () => {
    const site = await running(open);
    const seller = await begun(site, [["vin", " 1m8gdm9axkp042788 "]]);
    expect(seller.to).toBe(`${page}/car`);
    expect(await seller.form()).toMatchObject({
      fields: { vin, modelYear: "2019", make: "Toyota", model: "RAV4", series: "XLE" },
      lookup: { status: "found", cars: [rav4] },
      latestYear: 2027,
      isConfirmed: false,
    });
    const missing = await seller.send([["page", "car"]]);
    expect(missing).toBe(`${page}/car?check=1#problems`);
    const described = await seller.send([
      ["page", "car"],
      ["mileage", "60,000"],
      ["option.20", "yes"],
    ]);
    expect(described).toBe(`${page}/questions/condition`);
    expect((await seller.appraisal()).car).toMatchObject({ vin, mileage: 60_000, options: ["20"] });
    const questions = (category: string, answers: [string, string][]) =>
      seller.send([["page", "questions"], ["category", category], ...answers]);
    expect(await questions("condition", [["answer.100", "good"]])).toBe(
      `${page}/questions/history`,
    );
    expect(await questions("history", history.slice(1))).toBe(
      `${page}/questions/history?check=1#problems`,
    );
    expect(await questions("history", history)).toBe(`${page}/questions/comments`);
    const offer = await questions("comments", [["answer.500", "New\r\ntires"]]);
    expect(offer).toBe("/sell-trade-my-car/offer/TOKEN");
    const made = await seller.appraisal();
    expect(made.questions.answers["500"]).toEqual(["New\ntires"]);
    expect(made.offer?.result.outcome).toBe("offers");
    await site.stop();
  });

  test("keep what was typed when it is wrong, and correct it at the same address", async () => {
    const site = await running(open);
    const seller = await begun(site, [["vin", "1M8GDM9AXKPO42788"]]);
    expect(seller.to).toBe(`${page}/start?check=1#problems`);
    expect((await seller.form()).fields["vin"]).toBe("1M8GDM9AXKPO42788");
    expect(
      await seller.send([
        ["page", "start"],
        ["vin", vin],
      ]),
    ).toBe(`${page}/car`);
    await seller.send([
      ["page", "car"],
      ["model", "Corolla"],
      ["mileage", "many"],
    ]);
    expect((await seller.form()).fields).toMatchObject({ vin, model: "Corolla", mileage: "many" });
    await site.stop();
  });

  test("lead to fields to fill in, with the VIN, when no source knows it", async () => {
    const site = await running(open, []);
    const seller = await begun(site, [["vin", vin]]);
    expect(seller.to).toBe(`${page}/car`);
    expect(await seller.form()).toMatchObject({ fields: { vin }, lookup: { status: "not-found" } });
    await seller.send([
      ["page", "car"],
      ["modelYear", "2019"],
      ["make", "MCI"],
      ["model", "Coach"],
      ["mileage", "60k"],
    ]);
    expect((await seller.appraisal()).car).toMatchObject({ vin, make: "MCI", mileage: 60_000 });
    await site.stop();
  });

  test("keep a plate that cannot be looked up", async () => {
    const site = await running(open);
    const plate: [string, string][] = [
      ["by", "plate"],
      ["licensePlate", "ab1-c2d"],
      ["state", "MO"],
    ];
    const seller = await begun(site, plate);
    expect(await seller.form()).toMatchObject({
      fields: { licensePlate: "AB1C2D", state: "MO" },
      lookup: { status: "unavailable" },
    });
    await site.stop();
  });

  test("take no state from beside a plate that is not given", async () => {
    const site = await running(open);
    const seller = await begun(site, [
      ["by", "car"],
      ["modelYear", "2019"],
      ["make", "Toyota"],
      ["model", "RAV4"],
      ["state", "MO"],
    ]);
    expect((await seller.form()).fields).not.toHaveProperty("state");
    await site.stop();
  });

  test("of several cars take the chosen one", async () => {
    const camry = { ...rav4, model: "Camry" };
    const site = await running(open, [rav4, camry]);
    const seller = await begun(site, [["vin", vin]]);
    const car: [string, string][] = [
      ["page", "car"],
      ["mileage", "60,000"],
    ];
    expect(await seller.send(car)).toBe(`${page}/car?check=1#problems`);
    await seller.send([...car, ["choice", "1"]]);
    expect((await seller.appraisal()).car.model).toBe("Camry");
    await site.stop();
  });

  test("return from a change to all answers, or to what the change reveals", async () => {
    const site = await running(open);
    const { token } = await startSample(site, { "100": ["great"] });
    const change = async (value: string) => {
      const fields: [string, string][] = [
        ["page", "questions"],
        ["category", "condition"],
        ["edit", "1"],
        ["answer.100", value],
      ];
      return (await send(site, appraisalFormPath(token), fields)).replace(token, "TOKEN");
    };
    expect(await change("great")).toBe(`${page}/questions`);
    expect(await change("good")).toBe(`${page}/questions/history`);
    const { body } = await site.send(`/api/trade/appraisals/${token}/car-form`);
    expect(getCarForm.reply.parse(body)).toMatchObject({
      fields: { make: "Toyota", mileage: "60000" },
      isConfirmed: true,
    });
    const answers: [string, string][] = [["page", "answers"]];
    const list = await send(site, appraisalFormPath(token), answers);
    expect(list.replace(token, "TOKEN")).toBe(`${page}/questions?check=1#problems`);
    await site.stop();
  });

  test("save what is not complete, and go back", async () => {
    const site = await running(open);
    const { token } = await startSample(site, { "100": ["good"] });
    const from = async (intent: string) => {
      const fields: [string, string][] = [
        ["page", "questions"],
        ["category", "history"],
        ["intent", intent],
        ["answer.201", "yes"],
      ];
      return (await send(site, appraisalFormPath(token), fields)).replace(token, "TOKEN");
    };
    expect(await from("save")).toBe(`${page}/questions/history?saved=1#saved`);
    expect(await from("back")).toBe(`${page}/questions/condition`);
    await site.stop();
  });
});
