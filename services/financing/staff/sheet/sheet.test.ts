import { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { filledDraft, now, running, submitted, vin } from "../../testing/running-deal.ts";
import { sampleDeal } from "../../testing/sample-car.ts";
import { samplePreApproval } from "../../testing/sample-forms.ts";
import { answerApplication } from "../answer-application.ts";
import { showApplication } from "../applications.ts";
import { maskedDocument } from "../masked-document.ts";
import { showSheet } from "./show-sheet.ts";

describeOnEveryDatabase("the sheet", (open) => {
  test("is on the sheet with payments, ratios, masked numbers and what is missing, in 80 columns", async () => {
    const { site } = await running(open);
    const token = await filledDraft(site, { ...sampleDeal, "deal.vehicle": vin });
    const { number } = await submitted(site, token);
    const dealers = await loadDealers(shippedDealers);
    const deps = { database: site.database, vault: site.vault, now, dealers };
    const reader = { name: "ada", reason: "works the deal" };
    const sheet = await showSheet(deps, number, reader);
    expect(Math.max(...sheet.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    for (const text of [
      number,
      "used 2021 Kia Telluride SX; stock R1021",
      "$31,990.00",
      "$2,500.00",
      "2014 Honda Civic; 82,000 miles; $1,200.50 owed",
      "$29,490.00",
      "•••-••-6789, ••/••/1990",
      "(573) 555-0142",
      "72 months",
      "27 months",
      "36 months",
      "$4,420.00",
      // ($850.00 + $310.25) of $4,420.00 is 26.2500... %.
      // Missouri's 4.225 % and Cape Girardeau's 4.25 % of $31,990.00, and the title's fee.
      "$1,351.58, Missouri sales tax of 4.225%",
      "$1,359.58, Cape Girardeau sales tax of 4.25%",
      "$8.50, Title fee",
      "Amount financed         $32,209.66",
      // $32,209.66 of $31,241.00, rounded up.
      "103.11% of the car's price of $31,241.00",
      "Soft pull               none of this applicant",
      // $32,209.66 over 72 months at 8.79 %.
      "$577.25 8.79%",
      "$310.25 (26.25% of income with housing",
      "ada read: works the deal",
      "applicant, 11/22/26, 6:00 AM",
      "[ ] Credit report",
    ]) {
      expect(sheet).toContain(text);
    }
    expect(sheet).not.toMatch(/212-45|1990-04|04\/12/);
    const shown = maskedDocument(await showApplication(deps, number, reader));
    expect(shown.ratios).toEqual({ housingToIncome: 19.24, debtToIncome: 26.25 });
    await site.stop();
  });

  test("names the pre-approval of the same person, and no address where there is none", async () => {
    const { site } = await running(open);
    const ask = async (more: object, network: string) => {
      const form = samplePreApproval(site.consent("softPull"), more);
      const answer = await site.post("/api/financing/pre-approvals", form, { network });
      return PreApproval.parse(answer.body).number;
    };
    const own = await ask({ email: "ADA@example.com" }, "::1");
    const others = await ask({ dateOfBirth: "04/13/1990" }, "203.0.113.7");
    const { number } = await submitted(site, await filledDraft(site, {}));
    const dealers = await loadDealers(shippedDealers);
    const deps = { database: site.database, vault: site.vault, now, dealers };
    const sheetOf = (one: string) => showSheet(deps, one, { name: "ada", reason: "works on it" });
    const sheet = await sheetOf(number);
    expect(sheet).toContain(`Pre-approval            ${own}, 11/22/26, 6:00 AM, `);
    expect(sheet).toMatch(
      /Soft pull {15}Ada's score \d{3}, tier \w+ \(SANDBOX: an invented score\)/,
    );
    expect(sheet).toContain(`Of                      ${own}, 11/22/26, 6:00 AM`);
    expect(sheet).toContain("Good through            12/22/26");
    expect(sheet).toContain("[ ] Credit report: the score above is that of a soft pull");
    const reads = await site.database.query
      .selectFrom("financing_vault_log")
      .select("reason")
      .where("actor", "=", "staff:ada")
      .execute();
    expect(reads).toContainEqual({ reason: `${number}: works on it` });
    expect(sheet).not.toContain(others);
    expect(sheet).toContain("6:00 AM, from 203.0.113.7");
    expect(await sheetOf(own)).toContain(`Application             ${number}`);
    expect(await sheetOf(own)).not.toMatch(/from 0/);
    await site.stop();
  });

  test("of a pre-approval has the money down and the payments of the car that was asked about", async () => {
    const { site } = await running(open);
    const dealers = await loadDealers(shippedDealers);
    const deps = { database: site.database, vault: site.vault, now, dealers };
    const sheetOf = async (more: object, phone: string) => {
      const form = { ...samplePreApproval(site.consent("softPull"), { phone }), ...more };
      const answer = await site.post("/api/financing/pre-approvals", { ...form, vehicle: vin });
      const { number } = PreApproval.parse(answer.body);
      return showSheet(deps, number, { name: "ada", reason: "works on it" });
    };
    const stated = await sheetOf({ down: "2500" }, "573-555-0143");
    expect(stated).toContain("Money down              $2,500.00");
    // $31,990.00 with $2,719.66 of tax and title, less $2,500.00, as on the answer's page.
    expect(stated).toContain("Amount financed         $32,209.66");
    expect(stated).toMatch(/72 months +\$\d{3}\.\d\d /);
    const unstated = await sheetOf({}, "573-555-0144");
    expect(unstated).toContain("Money down              not stated");
    expect(unstated).toContain("-$1,000.00, which the shopper's answer starts with");
    expect(unstated).toContain("Amount financed         $33,709.66");
    expect(unstated).toContain("[ ] Money down");
    await site.stop();
  });

  test("has the reasons of the answer that stands, and of the one it replaced", async () => {
    const { site } = await running(open);
    const { number } = await submitted(site, await filledDraft(site, {}));
    const dealers = await loadDealers(shippedDealers);
    const deps = { database: site.database, vault: site.vault, now, dealers };
    const reader = { name: "ada", reason: "the lender's answer" };
    const declined = { number, answer: "declined", terms: null } as const;
    const first = { ...declined, reasons: ["Length of employment"], isReplacement: false };
    await answerApplication(deps, first, reader);
    const reasons = ["Income insufficient for amount of credit requested", "No credit file"];
    await answerApplication(deps, { ...declined, reasons, isReplacement: true }, reader);
    const sheet = await showSheet(deps, number, reader);
    expect(sheet).toContain("  Reason                Length of employment");
    for (const reason of reasons) expect(sheet).toContain(`\nReason                  ${reason}`);
    await site.stop();
  });
});
