import { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { formatCents } from "@forecourt/domain/money";
import { monthlyPayment } from "@forecourt/domain/payment/loan";
import { annualRate } from "@forecourt/domain/payment/rate";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { runs } from "@forecourt/testing/test-size";
import { expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import { readApplication } from "./applications/read-application.ts";
import { leadOfApplication } from "./leads/lead-of-application.ts";
import { showApplication } from "./staff/applications.ts";
import { exportDocument } from "./staff/export-application.ts";
import { runFinancing } from "./testing/running-financing.ts";
import { samplePreApproval } from "./testing/sample-forms.ts";

jest.setTimeout(1_200_000);

const now = () => new Date("2026-11-22T12:00:00.000Z");

/**
 * The program of the dealer heartland for a car of the model year 2026, by score, months and rate, and the payments of
 * $10,000, $25,400 and $75,000 in cents. The rates are read from its file by hand: base rate by score and term, plus
 * 6.5 for a score of 520 to 559. The payments are those of the annuity P i / (1 - (1 + i)^-n), i a twelfth of the rate
 * (12 CFR 1026, Appendix J(b)(5)), computed with 40 decimal digits.
 */
const vectors: [number, number, number, number, number, number][] = [
  [540, 36, 19.19, 36752, 93350, 275641],
  [540, 48, 19.49, 30159, 76605, 226195],
  [540, 60, 19.49, 26211, 66576, 196582],
  [540, 72, 19.89, 23889, 60678, 179168],
  [540, 84, 20.69, 22624, 57464, 169676],
  [620, 36, 9.69, 32122, 81589, 240914],
  [620, 48, 9.99, 25358, 64409, 190183],
  [620, 60, 9.99, 21242, 53955, 159316],
  [620, 72, 10.39, 18723, 47557, 140423],
  [620, 84, 11.19, 17223, 43745, 129169],
  [690, 36, 6.79, 30781, 78184, 230859],
  [690, 48, 7.09, 23988, 60930, 179910],
  [690, 60, 7.09, 19844, 50403, 148828],
  [690, 72, 7.49, 17285, 43905, 129640],
  [690, 84, 8.29, 15731, 39957, 117983],
  [760, 36, 5.19, 30056, 76343, 225422],
  [760, 48, 5.49, 23252, 59060, 174389],
  [760, 60, 5.49, 19097, 48505, 143224],
  [760, 72, 5.89, 16521, 41963, 123908],
  [760, 84, 6.69, 14942, 37952, 112062],
];

test.each(vectors)(
  "a score of %i for %i months: %d %%, $%i",
  async (creditScore, months, rate, ...payments) => {
    const dealers = await loadDealers(shippedDealers);
    const { financeProgram } = dealers.config({ dealerId: "heartland", storeId: null });
    const annualRatePercent = annualRate(financeProgram, { creditScore, months, year: 2026 });
    expect(annualRatePercent).toBe(rate);
    const computed = [1_000_000, 2_540_000, 7_500_000].map((principal) =>
      monthlyPayment({ principal, annualRatePercent, months }),
    );
    expect(computed).toEqual(payments);
  },
);

/** Every amount in a value, by its path. */
function amountsIn(value: unknown, path = ""): [string, number][] {
  if (typeof value === "number" && path.endsWith("Cents")) return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => amountsIn(inner, `${path}.${key}`));
}

/** The amount as a page shows it, read again. */
const asShown = (cents: number): number =>
  Math.round(Number(formatCents(cents).replaceAll(/[$,]/g, "")) * 100);

describeOnEveryDatabase("the figures of a pre-approval", (open) => {
  test("are the same to the cent on screen, when shown again, as stored and for the staff; the mail has none", async () => {
    const { location } = await open();
    const site = await runFinancing({ location, now });
    const { database, vault } = site;
    let networks = 0;
    const applicant = fc.record({
      income: fc.integer({ min: 1, max: 3_000_000 }),
      monthlyHousing: fc.integer({ min: 0, max: 500_000 }),
      lastName: fc.constantFrom("Moss", "Reed", "Lane", "Stone", "Marsh", "Hill"),
    });
    const property = fc.asyncProperty(applicant, async ({ income, monthlyHousing, lastName }) => {
      networks += 1;
      const network = `198.${18 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}`;
      const form = samplePreApproval(site.consent("softPull"), {
        income: (income / 100).toFixed(2),
        monthlyHousing: (monthlyHousing / 100).toFixed(2),
        lastName,
      });
      const { body } = await site.post("/api/financing/pre-approvals", form, { network });
      const shown = PreApproval.parse(body);
      const again = await site.send(`/api/financing/pre-approvals/${shown.token}`);
      const row = await database.query
        .selectFrom("financing_applications")
        .selectAll()
        .where("number", "=", shown.number)
        .executeTakeFirstOrThrow();
      const content = await readApplication(vault, row, { actor: "test", reason: "figures" });
      const stored = content.kind === "pre-approval" ? content : null;
      const reader = { name: "ada", reason: "figures" };
      const read = await showApplication({ database, vault, now }, shown.number, reader);
      const exported = exportDocument(read);
      const figures = amountsIn(shown.answer);
      expect(amountsIn(PreApproval.parse(again.body).answer)).toEqual(figures);
      expect(amountsIn(stored?.answer)).toEqual(figures);
      expect(amountsIn("answer" in exported ? exported.answer : null)).toEqual(figures);
      expect(figures.map(([path, cents]) => [path, asShown(cents)])).toEqual(figures);
      const typed = [stored?.applicant.incomeCents, stored?.applicant.monthlyHousingCents];
      expect(typed).toEqual([income, monthlyHousing]);
      expect(leadOfApplication(row, content).text).not.toMatch(/\$|\d+\.\d\d/);
    });
    await fc.assert(property, runs({ normal: 12, soak: 1_000 }));
    await site.stop();
  });
});
