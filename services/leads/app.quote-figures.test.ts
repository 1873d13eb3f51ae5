import { Receipt } from "@forecourt/contracts/leads/receipt";
import { Quote } from "@forecourt/contracts/quotes/quote";
import { quoteSummary } from "@forecourt/contracts/quotes/quote-summary";
import { formatCents } from "@forecourt/domain/money";
import { estimatePayment } from "@forecourt/domain/payment/estimate";
import { outTheDoor } from "@forecourt/domain/payment/out-the-door";
import { removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { escapeHtml } from "@forecourt/service-kit/escape-html";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { readAdf } from "./testing/adf/parse-adf.ts";
import { type FakeCar, runFakeInventory } from "./testing/fake-inventory.ts";
import { unlimitedDealers } from "./testing/kill/unlimited-dealers.ts";
import { formTokenIssuedAgo, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-22T15:00:00Z");
const zips = ["63701", "62901", "72401"];
const tenant = { dealerId: "ozark-mitsubishi", storeId: "cape-girardeau" };

/** Forty cars: odd cents, all ages, new and used. */
const cars: (FakeCar & { price: number; year: number; condition: "new" | "used" })[] = Array.from(
  { length: 40 },
  (_, index) => ({
    vin: `2T3P1RFV8MC1${String(23400 + index)}`,
    ...tenant,
    price: 399_517 + index * 131_303,
    year: 2008 + (index % 20),
    condition: index % 20 === 19 ? "new" : "used",
  }),
);

afterAll(removeCopies);

describeOnSqlite("the figures of quotes", (open) => {
  test("are those of the shared rules, and equal to the cent in both mails, for 40 cars, 3 ZIP codes and every term", async () => {
    const { location } = await open<LeadsTables>();
    const { folder: dealersDir } = await unlimitedDealers();
    const site = (await loadDealers(dealersDir)).site(tenant);
    const { fees, financeProgram, taxes, texts } = site;
    const inventory = await runFakeInventory(cars);
    const service = await runLeads({
      location,
      dealersDir,
      now: () => now,
      inventory: inventory.address,
    });
    const formToken = formTokenIssuedAgo(now);
    const addFees = fees.reduce((sum, { cents }) => sum + cents, 0);
    let compared = 0;
    for (const [index, { vin, price, year, condition }] of cars.entries()) {
      const isNew = condition === "new";
      const total = price + addFees;
      const tradeEquity = index % 3 === 0 ? 150_000 : 0;
      const tradeIn = tradeEquity === 0 ? null : { allowance: tradeEquity, payoff: 0 };
      for (const [place, zip] of zips.entries()) {
        const door = outTheDoor({ vehicle: price, isNew, fees, zip, tradeIn }, taxes);
        for (const months of [36, 48, 60, 72, 84]) {
          const email = `a${index}.${place}.${months}@moss.example`;
          const terms = { cashDown: 100_000, tradeEquity, creditScore: 720, months };
          const sent = await service.postJson("/api/leads/quotes", {
            store: tenant.storeId,
            user: { firstName: "Ada", lastName: "Moss", email, phone: "573-555-0177" },
            vehicle: { vin },
            terms,
            zip,
            emailCopy: "yes",
            formToken,
          });
          const { token } = Receipt.parse(sent.body);
          const page = Quote.parse((await service.get(`/api/leads/quotes/${token}`)).body);
          const { figures } = page;

          // Figures that lists, cards, the vehicle's page, and the wizard show.
          const asked = Math.min(months, site.calculator.financeTermMonths.max);
          const estimate = estimatePayment(
            total,
            year,
            { ...terms, months: asked },
            financeProgram,
          );
          const chosen = figures.payments.find((payment) => payment.months === figures.months);
          expect([figures.advertisedTotal, figures.amountFinanced, chosen?.monthly]).toEqual([
            total,
            estimate.amountFinanced,
            estimate.monthly,
          ]);
          expect(figures.charges).toMatchObject(
            door.kind === "price" ? { total: door.total } : door,
          );

          // Figures of the page and the print are in both mails.
          const { lines, payments } = quoteSummary(page, texts);
          const [dealerText, copyText, copyHtml] = await mailsTo(service, token, email);
          for (const { label, amount } of lines) {
            expect(dealerText).toContain(`${label}: ${amount}`);
            expect(copyText).toContain(`${label}: ${amount}`);
            expect(copyHtml).toContain(escapeHtml(label));
            expect(copyHtml).toContain(amount);
          }
          for (const { monthly, rate, withTaxes } of payments) {
            const text = `: ${[`${monthly} per month`, rate, ...(withTaxes === null ? [] : [withTaxes])].join(", ")}`;
            expect(dealerText).toContain(text);
            expect(copyText).toContain(text);
            expect(copyHtml).toContain(monthly);
          }
          expect(lines.some(({ amount }) => amount === formatCents(total))).toBe(true);
          compared += 1;
        }
      }
    }
    expect(compared).toBe(600);
    await service.stop();
    await inventory.stop();
  }, 300_000);
});

/** The text for the dealer, from the comments of a valid ADF document, and both parts of the copy. */
async function mailsTo(
  { database }: Awaited<ReturnType<typeof runLeads>>,
  token: string,
  email: string,
): Promise<[string, string, string]> {
  const rows = await database.query
    .selectFrom("leads_outbox as mail")
    .innerJoin("leads_leads as lead", "lead.id", "mail.lead_id")
    .select(["mail.audience", "mail.recipient", "mail.content"])
    .where("lead.token", "=", token)
    .execute();
  const contentOf = (audience: string) =>
    JSON.parse(rows.find((row) => row.audience === audience)?.content ?? "{}") as {
      text: string;
      html: string;
    };
  expect(rows.find(({ audience }) => audience === "shopper")?.recipient).toBe(email);
  const reading = readAdf(contentOf("dealer").text);
  if (!reading.readable) throw new Error(JSON.stringify(reading.problems));
  const { text, html } = contentOf("shopper");
  return [reading.prospects[0]?.customer.comments ?? "", text, html];
}
