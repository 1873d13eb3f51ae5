import { Appraisal, getQuestionnaire } from "@forecourt/contracts/areas/trade/appraisals";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runTrade, stubValuer } from "./testing/running-trade.ts";
import { sampleCar, startSample } from "./testing/sample-car.ts";
import { noProblems } from "./testing/sample-input.ts";
import { ValuationError } from "./valuation/valuation.ts";

const root = "/api/trade/appraisals";

/** 11 p.m. on November 22 in Missouri, where both dealers are. */
const now = () => new Date("2026-11-23T05:00:00.000Z");

async function running(open: OpenTestDatabase, more: object = {}) {
  const { location } = await open();
  return runTrade({ location, now, ...more });
}

describeOnEveryDatabase("an appraisal", (open) => {
  test("is resumed with its token, and reveals questions by the answers", async () => {
    const site = await running(open);
    const { path, appraisal } = await startSample(site, { "100": ["fair"], "201": ["yes"] });
    expect(appraisal.questions).toMatchObject({
      revealed: ["100", "200", "201", "202", "203", "204", "205", "300", "301", "500"],
      progress: { required: 9, answered: 2, next: "200" },
    });
    const again = await site.send(path);
    expect([again.status, again.body]).toEqual([200, appraisal]);
    expect(again.headers.get("cache-control")).toBe("no-store");
    const better = await site.put(`${path}/answers`, { answers: { "100": ["great"] } });
    expect(Appraisal.parse(better.body).questions).toMatchObject({
      revealed: ["100", "500"],
      answers: { "100": ["great"] },
      progress: { required: 1, answered: 1, next: null },
    });
    await site.stop();
  });

  test("is stored without its token, and found at its dealer only", async () => {
    const site = await running(open);
    const { path, token } = await startSample(site);
    const rows = await site.database.query.selectFrom("trade_appraisals").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await site.send(path, { dealer: "heartland" })).status).toBe(404);
    expect((await site.send(`${root}/${"A".repeat(43)}`)).status).toBe(404);
    expect((await site.send(`${root}/short`)).status).toBe(400);
    await site.stop();
  });

  test("names what is wrong with a mistyped VIN", async () => {
    const site = await running(open);
    const fault = async (vin: string) =>
      (await site.post(root, { car: { ...sampleCar, vin } })).body;
    expect(await fault("1M8GDM9AXKPO42788")).toMatchObject({
      error: {
        code: "fields-invalid",
        fields: { vin: expect.stringContaining("“O” (character 12)") },
      },
    });
    expect(await fault("1M8GDM9AXKP042789")).toMatchObject({
      error: {
        fields: { vin: expect.stringContaining("One of the characters doesn’t match the rest") },
      },
    });
    expect(await fault("1M8GDM9AXKP04278")).toMatchObject({
      error: { fields: { vin: "A VIN has 17 characters. This one has 16." } },
    });
    const right = await site.post(root, { car: { ...sampleCar, vin: " 1m8gdm9axkp042788 " } });
    expect(right.body).toMatchObject({ appraisal: { car: { vin: "1M8GDM9AXKP042788" } } });
    await site.stop();
  });

  test("loses none of the answers that are saved at the same time", async () => {
    const site = await running(open);
    const { path } = await startSample(site, { "100": ["good"] });
    const ids = ["200", "201", "202"];
    const answers = await Promise.all(
      ids.map((id) => site.put(`${path}/answers`, { answers: { [id]: [noProblems[id]?.[0]] } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { questions } = Appraisal.parse((await site.send(path)).body);
    expect(Object.keys(questions.answers)).toEqual(["100", ...ids]);
    await site.stop();
  });
});

describeOnEveryDatabase("an offer", (open) => {
  test("shows every line with its answer, valid for 7 days of the store", async () => {
    const site = await running(open);
    const { path } = await startSample(site, {
      ...noProblems,
      "100": ["good"],
      "201": ["yes"],
      "500": ["New tires"],
    });
    const { status, body } = await site.post(`${path}/offer`, {});
    expect(status).toBe(200);
    const { offer } = Appraisal.parse(body);
    expect(offer).toMatchObject({
      number: expect.stringMatching(/^T-/),
      validUntil: "2026-11-29",
      selectedPayment: "cashNow",
      result: {
        outcome: "offers",
        valuation: { source: "book", asOf: "2026-11-20", confidence: "high" },
        cashNow: {
          offer: {
            baseCents: 1_600_000,
            deductions: [
              {
                question: "Has anyone smoked in it?",
                answers: [{ value: "yes", label: "Yes" }],
                amountCents: -50_000,
              },
            ],
            finalPriceCents: 1_550_000,
          },
        },
        moreCashLater: { offer: { initPriceCents: 1_950_000 } },
      },
    });
    await site.stop();
  });

  test("is the same when it is requested again, and stored once", async () => {
    let valued = 0;
    const valuer = { value: () => ((valued += 1), stubValuer().value({} as never, {} as never)) };
    const site = await running(open, { valuer });
    const { path } = await startSample(site);
    const answers = await Promise.all([1, 2, 3].map(() => site.post(`${path}/offer`, {})));
    const numbers = answers.map(({ body }) => Appraisal.parse(body).offer?.number);
    const known = valued;
    const again = Appraisal.parse((await site.post(`${path}/offer`, {})).body);
    expect(new Set([...numbers, again.offer?.number]).size).toBe(1);
    expect(valued).toBe(known);
    const rows = await site.database.query.selectFrom("trade_offers").selectAll().execute();
    expect(rows).toHaveLength(1);
    await site.stop();
  });

  test("is gone after a changed answer, and back with the former one only as a new offer", async () => {
    const site = await running(open);
    const { path } = await startSample(site);
    const first = Appraisal.parse((await site.post(`${path}/offer`, {})).body).offer;
    const same = await site.put(`${path}/answers`, { answers: { "100": ["great"] } });
    expect(Appraisal.parse(same.body).offer).toEqual(first);
    const car = { ...sampleCar, mileage: 61_000 };
    expect(Appraisal.parse((await site.put(`${path}/car`, { car })).body).offer).toBeNull();
    const second = Appraisal.parse((await site.post(`${path}/offer`, {})).body).offer;
    expect(second?.number).not.toBe(first?.number);
    await site.stop();
  });

  test("is made again after its last day", async () => {
    const { location } = await open();
    let time = now();
    const site = await runTrade({ location, now: () => time });
    const { path } = await startSample(site);
    const first = Appraisal.parse((await site.post(`${path}/offer`, {})).body).offer;
    time = new Date("2026-11-30T05:59:59.000Z");
    expect(Appraisal.parse((await site.send(path)).body).offer).toEqual(first);
    time = new Date("2026-11-30T06:00:00.000Z");
    expect(Appraisal.parse((await site.send(path)).body).offer).toBeNull();
    const next = Appraisal.parse((await site.post(`${path}/offer`, {})).body).offer;
    expect([next?.number === first?.number, next?.validUntil]).toEqual([false, "2026-12-07"]);
    await site.stop();
  });

  test("ignores prices and answers to hidden questions of a forged request", async () => {
    const site = await running(open);
    const { path } = await startSample(site);
    const honest = Appraisal.parse((await site.post(`${path}/offer`, {})).body).offer?.result;
    const forgedCar = { ...sampleCar, values: { wholesaleRoughCents: 9e9 }, price: 90_000 };
    const forged = await startSample(
      site,
      { "100": ["great"], "201": ["yes"], "400": ["hail"], "999": ["x"] },
      forgedCar,
    );
    const prices = { finalPriceCents: 9_900_000, values: { retailAverageCents: 9_900_000 } };
    const attacked = await site.post(`${forged.path}/offer`, { ...prices, cashNow: prices });
    expect(Appraisal.parse(attacked.body).offer?.result).toEqual(honest);
    await site.stop();
  });

  test("is to bring the vehicle in, with the reasons and without a valuation", async () => {
    const valuer = { value: () => Promise.reject(new Error("not to be called")) };
    const site = await running(open, { valuer });
    const car = { ...sampleCar, mileage: 150_000 };
    const { path } = await startSample(site, { ...noProblems, "400": ["hail", "rust"] }, car);
    const { offer } = Appraisal.parse((await site.post(`${path}/offer`, {})).body);
    expect([offer?.result, offer?.selectedPayment]).toEqual([
      {
        outcome: "bring-in",
        reasons: [
          { name: "mileage", label: "It has 150,000 miles or more" },
          { name: "hail", label: "It has hail damage" },
          { name: "rust", label: "It has rust" },
        ],
      },
      null,
    ]);
    await site.stop();
  });

  test("names the questions that need an answer", async () => {
    const site = await running(open);
    const { path } = await startSample(site, { "100": ["good"], "200": ["none"] });
    const { status, body } = await site.post(`${path}/offer`, {});
    expect([status, body]).toMatchObject([422, { error: { code: "fields-invalid" } }]);
    const { fields } = (body as { error: { fields: object } }).error;
    expect(fields).toEqual(
      Object.fromEntries(
        ["201", "202", "203", "204", "205"].map((id) => [id, "Answer this question"]),
      ),
    );
    await site.stop();
  });

  test("without a value loses nothing that was typed, and is made once a value is known", async () => {
    let answer: "fails" | "unknown" | "known" = "fails";
    const valuer = {
      value: async () => {
        if (answer === "fails") throw new ValuationError("the valuation service did not answer");
        return answer === "unknown" ? null : stubValuer().value({} as never, {} as never);
      },
    };
    const site = await running(open, { valuer });
    const { path, appraisal } = await startSample(site);
    for (const next of ["fails", "unknown"] as const) {
      answer = next;
      const { status, body } = await site.post(`${path}/offer`, {});
      const { offer, ...rest } = Appraisal.parse(body);
      const hasFewSales = next === "unknown";
      expect([status, offer?.result]).toEqual([200, { outcome: "no-value", hasFewSales }]);
      expect(rest).toEqual({ ...appraisal, offer: undefined });
    }
    answer = "known";
    const { offer } = Appraisal.parse((await site.post(`${path}/offer`, {})).body);
    expect(offer?.result.outcome).toBe("offers");
    const rows = await site.database.query.selectFrom("trade_offers").selectAll().execute();
    expect(rows).toHaveLength(1);
    await site.stop();
  });

  test("is selected by the seller among those that were offered", async () => {
    const site = await running(open);
    const { path } = await startSample(site, undefined, { ...sampleCar, modelYear: 2016 });
    await site.post(`${path}/offer`, {});
    const select = (selectedPayment: string) =>
      site.put(`${path}/offer/selection`, { selectedPayment });
    expect(await select("moreCashLater")).toMatchObject({
      status: 422,
      body: { error: { fields: { selectedPayment: expect.any(String) } } },
    });
    expect((await select("bitcoin")).status).toBe(400);
    expect((await select("cashNow")).body).toMatchObject({ offer: { selectedPayment: "cashNow" } });
    await site.stop();
  });
});

describeOnEveryDatabase("the questionnaire", (open) => {
  test("is sent without its deductions", async () => {
    const site = await running(open);
    const { status, body } = await site.send("/api/trade/questionnaire");
    expect(status).toBe(200);
    expect(Object.keys(getQuestionnaire.reply.parse(body).questions)).toHaveLength(15);
    expect(JSON.stringify(body)).not.toMatch(/deduction|percent|amountCents/);
    await site.stop();
  });

  test("is not there for a store that takes no trades", async () => {
    const site = await running(open);
    const at = { dealer: "heartland", store: "sedalia" };
    expect((await site.send("/api/trade/questionnaire", at)).status).toBe(404);
    expect((await site.post(root, { car: sampleCar }, at)).status).toBe(404);
    await site.stop();
  });
});
