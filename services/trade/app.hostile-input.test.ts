import { Appraisal, startAppraisal } from "@forecourt/contracts/areas/trade/appraisals";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runTrade } from "./testing/running-trade.ts";
import { sampleCar, startSample } from "./testing/sample-car.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const root = "/api/trade/appraisals";

/** Texts that break code that is not prepared for them. */
const hostileTexts = [
  "'; drop table trade_offers; --",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "\u0000",
  "\ud800",
  "\u202e\u2066",
  "💣".repeat(20),
  "__proto__",
  "constructor",
  "\r\nset-cookie: a=b",
  "-1",
  "1e309",
];

const texts = ["vin", "licensePlate", "state", "make", "model", "series", "style", "exteriorColor"];
const hostileValues = [1, true, [], {}, ["a"], "a".repeat(501)];
const hostileNumbers = [-1, 0.5, 1e300, "1", null, [], 1e15];

const bodies = [
  "",
  "{",
  "[]",
  "null",
  '"text"',
  `{"__proto__":{"car":1}}`,
  `{"car":{"__proto__":{"make":"a"}}}`,
  `${"[".repeat(2_000)}${"]".repeat(2_000)}`,
  `{"car":"${"a".repeat(200_000)}"}`,
];

const isRefusal = (status: number) => status >= 400 && status < 500;

describeOnSqlite("hostile input", (open) => {
  test("in every field of a car is stored as text or a 4xx, and wrong types are a 4xx", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    let network = 0;
    const start = (car: object) => {
      network += 1;
      return site.post(root, { car }, { network: `198.51.100.${network % 250}` });
    };
    for (const field of texts) {
      for (const text of hostileTexts) {
        const { status, body } = await start({ ...sampleCar, [field]: text });
        expect([field, text, status === 200 || isRefusal(status)]).toEqual([field, text, true]);
        if (status === 200) startAppraisal.reply.parse(body);
      }
      for (const value of hostileValues) {
        const { status } = await start({ ...sampleCar, [field]: value });
        expect([field, value, status]).toEqual([field, value, 400]);
      }
    }
    for (const field of ["modelYear", "mileage"]) {
      for (const value of hostileNumbers) {
        const { status } = await start({ ...sampleCar, [field]: value });
        expect([field, value, status]).toEqual([field, value, 400]);
      }
    }
    await site.stop();
  });

  test("in answers is stored as a fault or ignored, and never deducts or adds", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { path } = await startSample(site, { "100": ["great"] });
    const honest = Appraisal.parse((await site.post(`${path}/offer`, {})).body).offer?.result;
    for (const text of hostileTexts) {
      const saved = await site.put(`${path}/answers`, {
        answers: { "100": [text], "201": [text] },
      });
      expect([text, saved.status]).toEqual([text, 200]);
      expect(Appraisal.parse(saved.body).questions.faults).toEqual({ "100": "answer-unknown" });
      expect((await site.post(`${path}/offer`, {})).status).toBe(422);
    }
    await site.put(`${path}/answers`, {
      answers: { "100": ["great"], "500": hostileTexts.slice(0, 1) },
    });
    const { offer } = Appraisal.parse((await site.post(`${path}/offer`, {})).body);
    expect(offer?.result).toEqual(honest);
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [index, ["a"]]));
    for (const answers of [many, { x: ["a"] }, { "100": "great" }, { "100": [1] }, [], null]) {
      expect((await site.put(`${path}/answers`, { answers })).status).toBe(400);
    }
    await site.stop();
  });

  test("in a body of any shape is a 4xx on every endpoint that takes one", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { path } = await startSample(site);
    for (const [method, target] of [
      ["POST", root],
      ["PUT", `${path}/car`],
      ["PUT", `${path}/answers`],
      ["PUT", `${path}/offer/selection`],
    ] as const) {
      for (const body of bodies) {
        const { status } = await site.send(target, { method, body });
        expect([target, body.slice(0, 40), isRefusal(status)]).toEqual([
          target,
          body.slice(0, 40),
          true,
        ]);
      }
    }
    await site.stop();
  });

  test("from another site is refused, and many requests of a network are 429", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const headers = { origin: "https://elsewhere.example" };
    expect((await site.post(root, { car: sampleCar }, { headers })).status).toBe(403);
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 1) {
      statuses.push((await site.post(root, { car: sampleCar })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await site.post(root, { car: sampleCar });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    const other = await site.post(root, { car: sampleCar }, { network: "203.0.113.8" });
    expect(other.status).toBe(200);
    await site.stop();
  });
});
