import { recordInspection, recordRevision } from "@forecourt/service-trade/desk/change-by-desk";
import { dropOffsOfStore, offersOfStore } from "@forecourt/service-trade/desk/desk-offers";
import { deskStores } from "@forecourt/service-trade/desk/desk-stores";
import { mailNews } from "@forecourt/service-trade/desk/mail-news";
import { staffSheet } from "@forecourt/service-trade/sheet/staff-sheet";
import { deskOf, keptSample } from "@forecourt/service-trade/testing/kept-sample";
import { runTrade } from "@forecourt/service-trade/testing/running-trade";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { dayLines } from "./day-lines.ts";
import { listLines } from "./list-lines.ts";
import { revisedPrices } from "./revised-prices.ts";
import { sheetLines } from "./sheet-lines.ts";

const now = () => new Date("2026-11-23T15:00:00.000Z");
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
      dropOffs.map((one) => ({ offer: one, problems })),
    );
    const sheet = sheetLines(await staffSheet(deps, await offer(number)));
    const contact = "Ada Moss, (573) 555-0177, ada@moss.example";
    const prices = "$15,500 cash now / $17,945 more later";
    const car = "2019 Toyota RAV4, 60,000 miles";
    const head = `${number}  BOOKED     until 2026-11-30  drop-off 2026-11-24 09:30`;
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
    const later = "more cash later $18,195.00 -> $17,695.00";
    expect(revisedPrices(await offer(number))).toBe(
      `cash now $15,750.00 -> $15,250.00 or ${later}`,
    );
    await site.stop();
  });

  test("says that a seller whose lead may be spam gets no mail before an inspection", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { deps, offer } = deskOf(site, now);
    const { number } = await keptSample(site);
    const news = async () => mailNews(deps, await offer(number));
    expect(await news()).toBe("the seller gets a mail");
    await site.database.query.updateTable("trade_outbox").set({ is_letter_queued: 0 }).execute();
    expect(await news()).toBe("not mailed: suspected spam; call Ada at (573) 555-0177");
    await recordInspection(deps, number, { by: "Dana", found: [] });
    expect(await news()).toBe("the seller gets a mail");
    await site.stop();
  });
});
