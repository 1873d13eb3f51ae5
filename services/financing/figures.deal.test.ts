import { Application, Submitted } from "@forecourt/contracts/areas/financing/applications";
import type { CarOfInterest } from "@forecourt/contracts/areas/financing/car";
import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { creditTiers } from "@forecourt/domain/financing/approval-range";
import { centsFromDollars, formatCents } from "@forecourt/domain/money";
import { monthlyPayment } from "@forecourt/domain/payment/loan";
import { annualRate } from "@forecourt/domain/payment/rate";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { runs } from "@forecourt/testing/test-size";
import { expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import { readApplication } from "./applications/read-application.ts";
import { leadOfApplication } from "./leads/lead-of-application.ts";
import { showSheet } from "./staff/sheet/show-sheet.ts";
import { runFinancing } from "./testing/running-financing.ts";
import { sampleCar } from "./testing/sample-car.ts";
import { sampleSteps } from "./testing/sample-forms.ts";

jest.setTimeout(1_200_000);

const now = () => new Date("2026-11-22T12:00:00.000Z");
const drafts = "/api/financing/drafts";
const FEES = 74_900;

const anyDeal = fc.record({
  price: fc.integer({ min: 100_000, max: 9_000_000 }),
  asked: fc.option(fc.integer({ min: 0, max: 60_000 })),
  debts: fc.integer({ min: 0, max: 300_000 }),
  months: fc.constantFrom(36, 48, 60, 72, 84),
});

describeOnSqlite("the figures of a deal", (open) => {
  test("are the same to the cent on the status page, as stored, in the lead and on the sheet", async () => {
    const { location } = await open();
    let car: CarOfInterest = sampleCar;
    const site = await runFinancing({ location, now, findCar: async () => car });
    const { database, vault } = site;
    const dealers = await loadDealers(shippedDealers);
    const { financeProgram } = dealers.site({ dealerId: "ozark-mitsubishi", storeId: null });
    const deps = { database, vault, now, dealers };
    let networks = 0;
    const property = fc.asyncProperty(anyDeal, async ({ price, asked, debts, months }) => {
      networks += 1;
      const asking = { network: `198.18.${networks >> 8}.${networks & 255}` };
      const total = price + FEES;
      // An applicant who puts down the whole price is refused.
      const down = asked === null ? null : Math.min(asked, Math.floor((total - 1) / 100));
      car = { ...sampleCar, facts: { ...sampleCar.facts, priceCents: price, totalCents: total } };
      const begun = await site.post(drafts, {}, asking);
      const { token } = startDraft.reply.parse(begun.body);
      const { work, ...steps } = sampleSteps(site.consent);
      const deal = {
        "deal.vehicle": sampleCar.vin,
        "deal.moneyDown": down === null ? "" : String(down),
      };
      const monthlyDebts = (debts / 100).toFixed(2);
      const typed = { ...steps, deal, work: { ...work, monthlyDebts } };
      for (const [step, fields] of Object.entries(typed)) {
        await site.put(`${drafts}/${token}`, { step, fields }, asking);
      }
      const sent = Submitted.parse(
        (await site.post(`${drafts}/${token}/submission`, {}, asking)).body,
      );
      const status = await site.send(`/api/financing/applications/${sent.token}`);
      const row = await database.query
        .selectFrom("financing_applications")
        .selectAll()
        .where("number", "=", sent.number)
        .executeTakeFirstOrThrow();
      const content = await readApplication(vault, row, { actor: "test", reason: "figures" });
      const amount = Math.max(0, total - (down ?? 0) * 100);
      const expected = {
        car: { facts: { priceCents: price, totalCents: total } },
        moneyDownCents: down === null ? null : down * 100,
        amountToFinanceCents: amount,
      };
      expect(content.deal).toMatchObject(expected);
      expect(Application.parse(status.body).deal).toEqual(content.deal);
      expect(leadOfApplication(row, content).vehicle).toMatchObject({
        price,
        finance: { amount: total, ...(down !== null && { balance: amount }) },
      });
      const reader = { name: "ada", reason: "figures" };
      const lines = (await showSheet(deps, sent.number, reader)).split("\n");
      const line = (label: string) => lines.find((one) => one.startsWith(label)) ?? "";
      expect(line("Price with dealer fees").endsWith(` ${formatCents(total)}`)).toBe(true);
      expect(line("Amount to finance").endsWith(` ${formatCents(amount)}`)).toBe(true);
      expect(line("Debts a month").endsWith(` ${formatCents(debts)}`)).toBe(true);
      const charges = lines
        .filter((one) => /^(Tax|Government fee) .*\$/.test(one))
        .map(
          (one) => centsFromDollars(/\$([\d,.]+)/.exec(one)?.[1]?.replaceAll(",", "") ?? "") ?? 0,
        );
      expect(charges.length).toBeGreaterThan(1);
      const owed = charges.reduce((sum, cents) => sum + cents, total);
      const principal = Math.max(0, owed - (down ?? 0) * 100);
      expect(line("Amount financed  ").endsWith(` ${formatCents(principal)}`)).toBe(true);
      // Computed here by the loan's own formula, for each tier from the best on.
      const payments = creditTiers.toReversed().map((tier) => {
        const creditScore = financeProgram.creditLabels[tier];
        const rate = annualRate(financeProgram, { creditScore, months, year: 2021 });
        return formatCents(monthlyPayment({ principal, annualRatePercent: rate, months }));
      });
      const shown = lines.filter((one) => one.startsWith(`${months} months`)).at(-1) ?? "";
      expect(shown.match(/\$[\d,.]+/g)).toEqual(payments);
    });
    await fc.assert(property, runs({ normal: 8, soak: 500 }));
    await site.stop();
  });
});
