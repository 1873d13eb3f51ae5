import {
  recordAcceptance,
  recordInspection,
  recordRevision,
} from "@forecourt/service-trade/desk/change-by-desk";
import { dropOffsOfStore, offersOfStore } from "@forecourt/service-trade/desk/desk-offers";
import { deskStores } from "@forecourt/service-trade/desk/desk-stores";
import { mailOutcome } from "@forecourt/service-trade/desk/mail-outcome";
import { previewRevision } from "@forecourt/service-trade/desk/preview-revision";
import { type Readings, readingRows } from "@forecourt/service-trade/inspections/readings";
import { payoffNow } from "@forecourt/service-trade/offers/payoff-now";
import { staffSheet } from "@forecourt/service-trade/sheet/staff-sheet";
import { deskOf, keptSample } from "@forecourt/service-trade/testing/kept-sample";
import { runTrade } from "@forecourt/service-trade/testing/running-trade";
import { sampleCar } from "@forecourt/service-trade/testing/sample-car";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { dayLines } from "./day-lines.ts";
import { listLines } from "./list-lines.ts";
import { previewLines } from "./preview-lines.ts";
import { revisedPrices } from "./revised-prices.ts";
import { sheetLines } from "./sheet-lines.ts";

const now = () => new Date("2026-11-23T15:00:00.000Z");
const vin = "1M8GDM9AXKP042788";
const otherVin = "1HGCM82633A004352";
const where = { dealerId: "ozark-mitsubishi", storeId: null };

describeOnEveryDatabase("what the desk prints", (open) => {
  test("has car, prices, contact, drop-off and problems in at most 80 columns", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { deps, offer } = deskOf(site, now);
    const { number } = await keptSample(site);
    const [store] = deskStores(deps, where);
    if (!store) throw new Error("no store");
    const span = { from: "2026-11-23", to: "2026-11-24" };
    const list = listLines(store, span, await offersOfStore(deps, store, span));
    const dropOffs = await dropOffsOfStore(deps, store, span);
    const long = `${"a noise ".repeat(30)}${"x".repeat(200)}`;
    const problems = ["Has anyone smoked in it? Yes", long];
    const day = dayLines(
      store,
      "2026-11-24",
      dropOffs.map((one) => ({ offer: one, payoff: null, problems })),
    );
    const sheet = sheetLines(await staffSheet(deps, await offer(number)));
    const contact = "Ada Moss, (573) 555-0177, ada@moss.example";
    const prices = "$15,500 cash now / $17,945 more later";
    const car = "2019 Toyota RAV4, 60,000 miles";
    const head = `${number}  BOOKED     through 11/30/26  drop-off 11/24/26, 9:30 AM`;
    for (const part of [head, prices, car, contact]) {
      expect(list.join("\n")).toContain(part);
    }
    for (const part of ["Tuesday, November 24, 2026: 1 drop-off", ` 9:30 AM  ${car}`, prices]) {
      expect(day.join("\n")).toContain(part);
    }
    for (const part of [contact, `${number}, 0 photos`, "- Has anyone smoked in it? Yes"]) {
      expect(day.join("\n")).toContain(part);
    }
    for (const part of [
      "[ ] Has anyone smoked in it? Yes (deducted $500)",
      "[ ] Odometer: not above 60,500 (entered: 60,000)",
      "Expected payoff                                                    none stated",
      "$15,500",
    ]) {
      expect(sheet.join("\n")).toContain(part);
    }
    for (const lines of [list, day, sheet]) {
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    }
    expect(dayLines(store, "2026-11-25", []).at(-1)).toBe("  none");
    const bought = dropOffs.map((one) => ({
      offer: { ...one, state: "bought" as const },
      payoff: null,
      problems: [],
    }));
    expect(dayLines(store, "2026-11-24", bought).at(-1)).toBe("  none");
    expect(listLines(store, span, []).at(-1)).toBe("  none");
    await site.stop();
  });

  test("says which price a new version replaces", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { deps, offer } = deskOf(site, now);
    const { number } = await keptSample(site);
    const by = "Dana";
    await recordInspection(deps, number, { by, found: [] });
    const revise = (amountCents: number) =>
      recordRevision(deps, number, { by, lines: [{ reason: "Bumper", amountCents }] });
    await revise(25_000);
    await revise(-25_000);
    const later = "more cash later $18,195 -> $17,695";
    expect(revisedPrices(await offer(number))).toBe(`cash now $15,750 -> $15,250 or ${later}`);
    await site.stop();
  });

  test("previews a new version, which is neither recorded nor mailed, with what is deducted already", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { deps, offer } = deskOf(site, now);
    const { number } = await keptSample(site);
    const bumper = [{ reason: "Rear bumper", amountCents: -25_000 }];
    await expect(previewRevision(deps, number, bumper)).rejects.toThrow("is not inspected");
    await recordInspection(deps, number, { by: "Dana", found: [] });
    const lines = previewLines(await previewRevision(deps, number, bumper));
    for (const part of [
      "  Rear bumper  -$250",
      "  New price: cash now $15,500 -> $15,250 or more cash later $17,945 -> $17,695",
      "  Valid through Monday, November 30",
      "Already deducted in the first offer:",
      "with --send.",
    ]) {
      expect(lines).toContain(part);
    }
    expect(lines.join(" ")).toMatch(/smoked.*-\$500/i);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect((await offer(number)).events.map(({ kind }) => kind)).toEqual(["inspected"]);
    expect(await site.database.query.selectFrom("trade_notices").selectAll().execute()).toEqual([]);
    await site.stop();
  });

  test("says what the seller owes and gets at the drop-off, and the price of a car that is bought", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { deps, offer } = deskOf(site, now);
    const { path, number } = await keptSample(site);
    const [store] = deskStores(deps, where);
    if (!store) throw new Error("no store");
    const span = { from: "2026-11-24", to: "2026-11-24" };
    const day = async () => {
      const [dropOff] = await dropOffsOfStore(deps, store, span);
      if (!dropOff) throw new Error("no drop-off");
      const payoff = await payoffNow(deps.database, dropOff);
      const lines = dayLines(store, span.from, [{ offer: dropOff, payoff, problems: [] }]);
      return lines.join(" ").replaceAll(/\s+/g, " ");
    };
    expect(await day()).toContain("No payoff stated; hand over $15,500, cash now");
    await site.form(`${path}/payoff/form`, { owed: "6200", lender: "Ozark Bank" });
    expect(await day()).toContain("Owes $6,200 (Ozark Bank); hand over $9,300, cash now");
    await site.form(`${path}/payoff/form`, { owed: "16000" });
    expect(await day()).toContain("Owes $16,000; the seller pays $500, cash now");
    await site.form(`${path}/offer/selection/form`, { selectedPayment: "moreCashLater" });
    expect(await day()).toContain(
      "the seller pays $3,797, more cash later; $5,742 expected when it sells",
    );
    await recordInspection(deps, number, { by: "Dana", found: [] });
    await recordAcceptance(deps, number, { by: "Dana", payment: null });
    const listed = listLines(store, span, [await offer(number)])
      .join(" ")
      .replaceAll(/\s+/g, " ");
    expect(listed).toContain(
      "bought, more cash later: first check $12,203, second $5,742 expected",
    );
    expect(listed).not.toContain("drop-off");
    await site.stop();
  });

  test("says that a car is traded in, which counts as cash now whatever its seller selects", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { deps, offer } = deskOf(site, now);
    const { path, number } = await keptSample(site, { interest: "trade-in" });
    const [store] = deskStores(deps, where);
    if (!store) throw new Error("no store");
    const span = { from: "2026-11-24", to: "2026-11-24" };
    await site.form(`${path}/offer/selection/form`, { selectedPayment: "moreCashLater" });
    await site.form(`${path}/payoff/form`, { owed: "6200" });
    const [dropOff] = await dropOffsOfStore(deps, store, span);
    if (!dropOff) throw new Error("no drop-off");
    const payoff = await payoffNow(deps.database, dropOff);
    const day = dayLines(store, span.from, [{ offer: dropOff, payoff, problems: [] }]).join("\n");
    expect(day).toContain("Owes $6,200; TRADE-IN: $9,300 toward the next car");
    expect(day).not.toContain("hand over");
    expect(listLines(store, span, [dropOff]).join("\n")).toContain(
      "  $15,500 cash now, TRADE-IN\n",
    );
    const sheet = await staffSheet(deps, await offer(number));
    expect(
      sheetLines({ ...sheet, photos: [{ id: "a", position: 1, width: 8, height: 6 }] }).at(-1),
    ).toMatch(/^1 photo: at/);
    await recordInspection(deps, number, { by: "Dana", found: [] });
    await recordAcceptance(deps, number, { by: "Dana", payment: null });
    const listed = listLines(store, span, [await offer(number)]).join("\n");
    expect(listed).toContain("bought at $15,500, cash now, TRADE-IN");
    await site.stop();
  });

  test("names the seller of new answers by the offer that they keep", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { deps } = deskOf(site, now);
    const { path, number } = await keptSample(site);
    await site.put(`${path}/answers`, { answers: { "201": ["no"], "202": ["two"] } });
    await site.form(`${path}/offer/form`, {});
    const [store] = deskStores(deps, where);
    if (!store) throw new Error("no store");
    const span = { from: "2026-11-23", to: "2026-11-24" };
    const list = listLines(store, span, await offersOfStore(deps, store, span)).join(" ");
    expect(list.replaceAll(/\s+/g, " ")).toContain(
      `new answers of Ada Moss, who keeps ${number}; this offer is not kept yet`,
    );
    expect(list).not.toContain("no contact");
    await site.stop();
  });

  test("compares what was read at the car with what its seller stated", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { deps, offer } = deskOf(site, now);
    const { number } = await keptSample(site, { car: { ...sampleCar, vin } });
    const readings = { mileage: 61_200, vin: otherVin };
    await recordInspection(deps, number, { by: "Dana", found: [], ...readings });
    const sheet = sheetLines(await staffSheet(deps, await offer(number))).join(" ");
    const words = sheet.replaceAll(/\s+/g, " ");
    const miles = "61,200 miles, 1,200 more than the seller entered: the offer allows 500";
    expect(words).toContain(`Odometer read ${miles}`);
    expect(words).toContain(`${otherVin}, NOT THE ONE THAT THE SELLER GAVE (${vin})`);
    expect(words).toContain("[ ] Odometer at the inspection: 61,200 miles");
    const stated = { ...sampleCar, vin: null };
    const values = (car: typeof stated | { vin: string | null }, read: Partial<Readings>) =>
      readingRows({ ...stated, ...car }, { mileage: null, vin: null, ...read }).map(
        ({ value }) => value,
      );
    expect(values({ vin }, { vin })).toEqual([`${vin}, as the seller gave`]);
    expect(values(stated, { mileage: 60_000 })).toEqual(["60,000 miles, as the seller entered"]);
    expect(values(stated, { mileage: 59_900 })).toEqual([
      "59,900 miles, 100 less than the seller entered",
    ]);
    expect(values(stated, { vin: "1HGCM82633A004352" })).toEqual([
      "1HGCM82633A004352, THAT IS A 2003 Honda; the seller gave none",
    ]);
    await site.stop();
  });

  test("says that a seller whose lead may be spam gets no mail before an inspection", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { deps, offer } = deskOf(site, now);
    const { number } = await keptSample(site);
    const outcome = async () => mailOutcome(deps, await offer(number));
    expect(await outcome()).toBe("the seller gets a mail");
    await site.database.query.updateTable("trade_outbox").set({ is_letter_queued: 0 }).execute();
    expect(await outcome()).toBe("not mailed: suspected spam; call Ada at (573) 555-0177");
    await recordInspection(deps, number, { by: "Dana", found: [] });
    expect(await outcome()).toBe("the seller gets a mail");
    await site.stop();
  });
});
