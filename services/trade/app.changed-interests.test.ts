import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { photosPath } from "@forecourt/contracts/areas/trade/photos";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { recordDecline, recordInspection } from "./desk/change-by-desk.ts";
import { photoWithPlace, uploadOf } from "./photos/testing/photo-files.ts";
import { staffSheet } from "./sheet/staff-sheet.ts";
import { deskOf, keptSample, smokedIn } from "./testing/kept-sample.ts";
import { runTrade } from "./testing/running-trade.ts";

async function kept(open: OpenTestDatabase, more: Parameters<typeof keptSample>[1] = {}) {
  const clock = { now: new Date("2026-11-23T15:00:00.000Z") };
  const now = () => clock.now;
  const { location } = await open();
  const site = await runTrade({ location, now });
  const sample = await keptSample(site, more);
  const { path, number } = sample;
  const page = async () => TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
  const want = async (interest: string, fields: Record<string, string> = {}) => {
    const form = { interest, offer: number, ...fields };
    const { status, headers } = await site.form(`${path}/offer/interest/form`, form);
    return [status, headers.get("location")?.replace(/^.*#/, "#")];
  };
  const select = (selectedPayment: string) =>
    site.form(`${path}/offer/selection/form`, { selectedPayment });
  const changes = async () => {
    const rows = await site.database.query
      .selectFrom("trade_notices")
      .select("kept_change")
      .execute();
    return rows.flatMap((row) => (row.kept_change === null ? [] : JSON.parse(row.kept_change)));
  };
  return { site, clock, ...sample, page, want, select, changes, ...deskOf(site, now) };
}

describeOnEveryDatabase("a kept sale that becomes a trade-in, and the other way", (open) => {
  test("keeps number, visit, photos, payoff and answers", async () => {
    const { site, path, token, page, want } = await kept(open);
    await site.form(`${path}/payoff/form`, { owed: "6200", lender: "Ozark Bank" });
    await site.form(`${path}/offer/drop-off/form`, { slot: "2026-11-25T10:00" });
    await fetch(site.origin + photosPath(token), {
      method: "POST",
      body: uploadOf({ "a.jpg": await photoWithPlace() }),
      headers: { [internalHeaders.dealer]: "ozark-mitsubishi" },
    });
    const photos = async () => (await site.send(`${path}/photos`)).body;
    const [before, pictures] = [await page(), await photos()];
    expect(await want("trade-in")).toEqual([303, "#kept"]);
    const after = await page();
    expect(after.kept).toEqual({ ...before.kept, interest: "trade-in" });
    expect({ ...after, kept: null }).toEqual({ ...before, kept: null });
    expect(await photos()).toEqual(pictures);
    expect((pictures as { photos: unknown[] }).photos).toHaveLength(1);
    expect(await want("sell")).toEqual([303, "#kept"]);
    expect(await page()).toEqual(before);
    await site.stop();
  });

  test("tells of a change once, however often and at once it is sent", async () => {
    const { site, want, changes } = await kept(open);
    const all = await Promise.all([want("trade-in"), want("trade-in"), want("trade-in")]);
    expect(all).toEqual([
      [303, "#kept"],
      [303, "#kept"],
      [303, "#kept"],
    ]);
    await want("trade-in");
    const first = {
      kind: "interest",
      before: "sell",
      paymentBefore: "cashNow",
      interest: "trade-in",
      payoff: null,
      selectedPayment: "cashNow",
    };
    expect(await changes()).toEqual([first]);
    await want("sell");
    expect(await changes()).toEqual([first, { ...first, before: "trade-in", interest: "sell" }]);
    await site.stop();
  });

  test("counts cash now as a trade-in, which an older window does not switch", async () => {
    const { site, page, want, select, changes } = await kept(open);
    await select("moreCashLater");
    await want("trade-in");
    expect((await page()).offer?.selectedPayment).toBe("cashNow");
    expect((await select("moreCashLater")).headers.get("location")).toMatch(/#kept$/);
    expect((await page()).offer?.selectedPayment).toBe("cashNow");
    await want("sell");
    await select("moreCashLater");
    expect((await page()).offer?.selectedPayment).toBe("moreCashLater");
    expect((await changes()).map(({ kind }: { kind: string }) => kind)).toEqual([
      "payment",
      "interest",
      "interest",
      "payment",
    ]);
    await site.stop();
  });

  test("keeps cash now selected, whichever of two windows is first", async () => {
    const { site, want, select } = await kept(open);
    for (let round = 0; round < 8; round += 1) {
      await Promise.all([want("trade-in"), select("moreCashLater")]);
      const { selected_payment: stored } = await site.database.query
        .selectFrom("trade_offers")
        .select("selected_payment")
        .executeTakeFirstOrThrow();
      expect([round, stored]).toEqual([round, "cashNow"]);
      await want("sell");
    }
    await site.stop();
  });

  test("is what the desk, its sheet and the state's tax say", async () => {
    const { site, number, page, want, deps, offer } = await kept(open);
    expect((await page()).tradeInTax).toEqual({
      state: "Missouri",
      isNewOnly: false,
      maxCents: null,
    });
    await want("trade-in");
    expect(await offer(number)).toMatchObject({
      state: "booked",
      replacedBy: null,
      kept: { interest: "trade-in", content: { interest: "sell" } },
      dropOff: { day: "2026-11-24", time: "09:30" },
    });
    const { sections } = await staffSheet(deps, await offer(number));
    expect(JSON.stringify(sections)).toContain(
      "trade the car in; changed since it was kept (sell the car)",
    );
    await site.stop();
  });

  test("is refused once the store has inspected the car", async () => {
    const { site, number, page, want, changes, deps } = await kept(open);
    await recordInspection(deps, number, { by: "Dana", found: [] });
    expect(await want("trade-in")).toEqual([303, "#inspection"]);
    expect((await page()).kept?.interest).toBe("sell");
    expect(await changes()).toEqual([]);
    await site.stop();
  });

  test("is refused once the seller keeps the car", async () => {
    const { site, number, page, want, deps } = await kept(open);
    await recordDecline(deps, number, { by: "Dana", reason: "keeps it", bySeller: true });
    expect(await want("trade-in")).toEqual([303, "#inspection"]);
    expect((await page()).kept?.interest).toBe("sell");
    await site.stop();
  });

  test("is rejected with a notice from a window that shows another offer", async () => {
    const { site, page, want, changes } = await kept(open);
    expect(await want("trade-in", { offer: "T-1111-2222" })).toEqual([303, "#interest"]);
    expect(await page()).toMatchObject({
      kept: { interest: "sell" },
      returned: { form: "interest", faults: { form: expect.stringContaining("has changed") } },
    });
    expect(await changes()).toEqual([]);
    await want("trade-in");
    expect(await page()).toMatchObject({ kept: { interest: "trade-in" }, returned: null });
    await site.stop();
  });

  test("changes nothing of an offer that is over, or that new answers have left", async () => {
    const { site, clock, path, page, want, changes } = await kept(open);
    await want("trade-in");
    await site.put(`${path}/answers`, { answers: { ...smokedIn, "201": ["no"] } });
    expect((await want("sell"))[0]).toBe(303);
    expect((await page()).keptBefore?.interest).toBe("trade-in");
    await site.put(`${path}/answers`, { answers: smokedIn });
    clock.now = new Date("2026-12-01T15:00:00.000Z");
    expect((await want("sell"))[0]).toBe(303);
    expect(await changes()).toHaveLength(1);
    await site.stop();
  });

  test("survives hostile fields, other dealers and other sites", async () => {
    const { site, path, want, changes } = await kept(open);
    for (const interest of ["", "lease", "__proto__", "\u0000", "a".repeat(3_000)]) {
      expect([interest, (await want(interest))[0]]).toEqual([interest, 400]);
    }
    const at = `${path}/offer/interest/form`;
    const form = { interest: "trade-in" };
    const origin = { origin: "https://elsewhere.example" };
    expect([
      (await site.form(at, form, { dealer: "heartland" })).status,
      (await site.form(at, form, { headers: origin })).status,
      (await site.form(at.replace(/[\w-]{43}/, "A".repeat(43)), form)).status,
    ]).toEqual([404, 403, 404]);
    expect(await changes()).toEqual([]);
    await site.stop();
  });
});
