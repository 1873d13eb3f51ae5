import { answerField } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { getAppraisal } from "@forecourt/contracts/areas/trade/appraisals";
import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import {
  recordAcceptance,
  recordDecline,
  recordInspection,
  recordRevision,
} from "./desk/change-by-desk.ts";
import { deskOf, keptSample } from "./testing/kept-sample.ts";
import { runTrade } from "./testing/running-trade.ts";
import { sampleCar } from "./testing/sample-car.ts";

const by = "Dana";
const better = { answers: { "201": ["no"] } };
const contact = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
  interest: "sell",
  slot: "",
};

async function keptAndSeen(open: OpenTestDatabase) {
  const clock = { now: new Date("2026-11-23T15:00:00.000Z") };
  const { location } = await open();
  const site = await runTrade({ location, now: () => clock.now });
  const kept = await keptSample(site);
  const page = async () => TradeOfferPage.parse((await site.send(`${kept.path}/offer`)).body);
  const appraisal = async () => getAppraisal.reply.parse((await site.send(kept.path)).body);
  return { site, clock, ...kept, page, appraisal, ...deskOf(site, () => clock.now) };
}

type Desk = Awaited<ReturnType<typeof keptAndSeen>>["deps"];

const seenBy: Record<string, (deps: Desk, number: string) => Promise<unknown>> = {
  inspected: (deps, number) => recordInspection(deps, number, { by, found: [] }),
  revised: async (deps, number) => {
    await recordInspection(deps, number, { by, found: [] });
    const lines = [{ reason: "Bumper", amountCents: -25_000 }];
    await recordRevision(deps, number, { by, lines });
  },
  bought: async (deps, number) => {
    await recordInspection(deps, number, { by, found: [] });
    await recordAcceptance(deps, number, { by, payment: null });
  },
  declined: (deps, number) =>
    recordDecline(deps, number, { by, reason: "Frame damage", bySeller: false }),
};

describeOnEveryDatabase("a car that the store has seen", (open) => {
  test.each(Object.keys(seenBy))("keeps its car and answers once it is %s", async (state) => {
    const { site, path, token, number, page, appraisal, deps } = await keptAndSeen(open);
    await seenBy[state]?.(deps, number);
    const before = await appraisal();
    expect(before.isLocked).toBe(true);
    const locked = { status: 409, body: { error: { code: "answers-locked" } } };
    expect(await site.put(`${path}/answers`, better)).toMatchObject(locked);
    const car = { car: { ...sampleCar, mileage: 10_000 } };
    expect(await site.put(`${path}/car`, car)).toMatchObject(locked);
    const toOffer = `/sell-trade-my-car/offer/${token}#inspection`;
    const forms = [
      ["form", { page: "questions", category: "history", edit: "1", [answerField("201")]: "no" }],
      ["form", { page: "car", mileage: "10000" }],
      ["form", { page: "start", make: "Honda" }],
      ["form", { page: "answers" }],
      ["offer/car/form", { series: "Limited" }],
      ["offer/keep/form", contact],
    ] as const;
    for (const [form, fields] of forms) {
      const { status, headers } = await site.form(`${path}/${form}`, { ...fields });
      expect([form, fields, status, headers.get("location")]).toEqual([form, fields, 303, toOffer]);
    }
    expect(await appraisal()).toEqual(before);
    expect((await page()).offer?.number).toBe(number);
    await site.stop();
  });

  test("has no other offer kept or made, though its answers were changed before", async () => {
    const { site, clock, path, number, page, deps } = await keptAndSeen(open);
    await site.put(`${path}/answers`, better);
    await site.form(`${path}/offer/form`, {});
    expect((await page()).kept).toBeNull();
    await recordInspection(deps, number, { by, found: [] });
    await site.form(`${path}/offer/keep/form`, contact);
    clock.now = new Date("2026-12-20T15:00:00.000Z");
    await site.form(`${path}/offer/form`, {});
    const { offer, kept, isExpired } = await page();
    expect([offer?.number, kept?.firstName, isExpired]).toEqual([number, "Ada", true]);
    const stored = await site.database.query.selectFrom("trade_kept_offers").selectAll().execute();
    expect(stored).toHaveLength(1);
    await site.stop();
  });

  test("can be changed by a seller who keeps it before the store has seen it", async () => {
    const { site, path, number, appraisal, deps } = await keptAndSeen(open);
    await recordDecline(deps, number, { by, reason: "Wants more", bySeller: true });
    expect((await appraisal()).isLocked).toBeUndefined();
    expect((await site.put(`${path}/answers`, better)).status).toBe(200);
    expect((await appraisal()).questions.answers).toMatchObject(better.answers);
    await site.stop();
  });
});
