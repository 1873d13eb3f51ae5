import { Application, Submitted } from "@forecourt/contracts/areas/financing/applications";
import type { CarOfInterest } from "@forecourt/contracts/areas/financing/car";
import { CarOfInterest as Car } from "@forecourt/contracts/areas/financing/car";
import { Draft, startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { sendAction } from "@forecourt/contracts/leads/send";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { readApplication } from "./applications/read-application.ts";
import { leadOfApplication } from "./leads/lead-of-application.ts";
import { showApplication } from "./staff/applications.ts";
import { maskedDocument } from "./staff/masked-document.ts";
import { showSheet } from "./staff/sheet/show-sheet.ts";
import { type RunningFinancing, runFinancing } from "./testing/running-financing.ts";
import { sampleCar, sampleDeal } from "./testing/sample-car.ts";
import { samplePreApproval, sampleSteps } from "./testing/sample-forms.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const drafts = "/api/financing/drafts";
const { vin } = sampleCar;

async function running(open: OpenTestDatabase) {
  const { location } = await open();
  const lot = { car: sampleCar as CarOfInterest };
  const findCar = async (asked: { vin: string }): Promise<CarOfInterest> =>
    asked.vin === lot.car.vin ? lot.car : { vin: asked.vin, state: "unknown", facts: null };
  return { lot, site: await runFinancing({ location, now, findCar }) };
}

/** A draft with every step filled in, and the deal as typed. */
async function filledDraft(site: RunningFinancing, deal: Record<string, string>): Promise<string> {
  const { token } = startDraft.reply.parse((await site.post(drafts, {})).body);
  const steps = { ...sampleSteps(site.consent), deal };
  for (const [step, fields] of Object.entries(steps)) {
    await site.put(`${drafts}/${token}`, { step, fields });
  }
  await site.put(`${drafts}/${token}`, {
    step: "work",
    fields: { ...steps.work, monthlyDebts: "310.25" },
  });
  return token;
}

async function submitted(site: RunningFinancing, token: string) {
  return Submitted.parse((await site.post(`${drafts}/${token}/submission`, {})).body);
}

async function storedOf({ database, vault }: RunningFinancing, number: string) {
  const row = await database.query
    .selectFrom("financing_applications")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const access = { actor: "test", reason: "compares" };
  return { row, content: await readApplication(vault, row, access) };
}

describeOnEveryDatabase("the deal of an application", (open) => {
  test("has the price of the inventory, and the same figures in draft, store, status, lead and sheet", async () => {
    const { site } = await running(open);
    const token = await filledDraft(site, { ...sampleDeal, "deal.vehicle": vin });
    const draft = Draft.parse((await site.send(`${drafts}/${token}`)).body);
    expect(draft.car).toEqual(sampleCar);
    const { number, token: statusToken } = await submitted(site, token);
    const deal = {
      car: sampleCar,
      moneyDownCents: 250_000,
      trade: { year: 2014, make: "Honda", model: "Civic", miles: 82_000, owedCents: 120_050 },
      amountToFinanceCents: 2_949_000,
    };
    const { row, content } = await storedOf(site, number);
    expect(content.deal).toEqual(deal);
    const status = await site.send(`/api/financing/applications/${statusToken}`);
    expect(Application.parse(status.body).deal).toEqual(deal);
    const lead = sendAction.body?.parse(leadOfApplication(row, content));
    expect(lead).toMatchObject({
      vehicle: {
        interest: "buy",
        status: "used",
        year: 2021,
        make: "Kia",
        model: "Telluride",
        vin,
        stock: "R1021",
        price: 3_124_100,
        finance: {
          method: "finance",
          amount: 3_199_000,
          downPayment: 250_000,
          balance: 2_949_000,
        },
      },
      sellVehicles: [{ interest: "trade-in", year: 2014, make: "Honda", miles: 82_000 }],
      text: expect.stringContaining(number),
    });
    expect(JSON.stringify(lead)).not.toMatch(/120050|6789|1990-04|442000|31025|85000|Cedar|Baker/);
    await site.stop();
  });

  test("says that the car was sold meanwhile, with the figures as they were", async () => {
    const { site, lot } = await running(open);
    const token = await filledDraft(site, { "deal.vehicle": vin });
    const { token: statusToken } = await submitted(site, token);
    lot.car = { ...sampleCar, state: "sold", facts: { ...sampleCar.facts, totalCents: 1 } };
    const status = await site.send(`/api/financing/applications/${statusToken}`);
    expect(Application.parse(status.body).deal).toMatchObject({
      car: { state: "sold", facts: { totalCents: 3_199_000 } },
      amountToFinanceCents: 3_199_000,
    });
    await site.stop();
  });

  test("may be left open, and a wrong entry is named and keeps the application from being sent", async () => {
    const { site } = await running(open);
    const open_ = await filledDraft(site, {});
    const { number } = await submitted(site, open_);
    expect((await storedOf(site, number)).content.deal).toEqual({
      car: null,
      moneyDownCents: null,
      trade: null,
      amountToFinanceCents: null,
    });
    const wrong = await filledDraft(site, { "deal.moneyDown": "12.50", "deal.tradeYear": "2014" });
    const answer = await site.post(`${drafts}/${wrong}/submission`, {});
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: {
          fields: {
            "borrower.deal.moneyDown": "Enter whole dollars, such as 2,500",
            "borrower.deal.tradeMake": "This field is required",
          },
        },
      },
    });
    await site.stop();
  });

  test("is the borrower's: a co-borrower cannot write it", async () => {
    const { site } = await running(open);
    const { token } = startDraft.reply.parse((await site.post(drafts, { isJoint: true })).body);
    const fields = { "deal.moneyDown": "5" };
    const saved = await site.put(`${drafts}/${token}`, {
      party: "coBorrower",
      step: "deal",
      fields,
    });
    expect(saved.status).toBe(403);
    await site.stop();
  });

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
      "$310.25 (26.25 % of income with housing",
      "ada read: works the deal",
      "applicant, 11/22/26, 6:00 AM",
      "[ ] Credit report",
    ]) {
      expect(sheet).toContain(text);
    }
    expect(sheet).not.toMatch(/123-45|1990-04|04\/12/);
    const shown = maskedDocument(await showApplication(deps, number, reader));
    expect(shown.ratios).toEqual({ housingToIncome: 19.24, debtToIncome: 26.25 });
    await site.stop();
  });
});

describeOnEveryDatabase("the sheet", (open) => {
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
    expect(sheet).not.toContain(others);
    expect(sheet).toContain("6:00 AM, from 203.0.113.7");
    expect(await sheetOf(own)).toContain(`Application             ${number}`);
    expect(await sheetOf(own)).not.toMatch(/from 0/);
    await site.stop();
  });
});

describeOnEveryDatabase("the car of a pre-approval", (open) => {
  test("is named by its VIN alone, and its price comes from the inventory", async () => {
    const { site } = await running(open);
    const shown = await site.send(`/api/financing/cars/${vin}`);
    expect(Car.parse(shown.body)).toEqual(sampleCar);
    expect(shown.headers.get("cache-control")).toBe("no-store");
    const form = { ...samplePreApproval(site.consent("softPull")), vehicle: vin, price: "1" };
    const answer = PreApproval.parse((await site.post("/api/financing/pre-approvals", form)).body);
    expect(answer.car).toEqual(sampleCar);
    const { row, content } = await storedOf(site, answer.number);
    expect(content.deal).toMatchObject({ car: sampleCar, amountToFinanceCents: 3_199_000 });
    expect(leadOfApplication(row, content).vehicle).toMatchObject({ vin, price: 3_124_100 });
    await site.stop();
  });

  test.each(["", "1021", "1M8GDM9AXKP04278<"])("does not count where it is %j", async (vehicle) => {
    const { site } = await running(open);
    const form = { ...samplePreApproval(site.consent("softPull")), vehicle };
    const answer = PreApproval.parse((await site.post("/api/financing/pre-approvals", form)).body);
    expect(answer.car).toBeNull();
    await site.stop();
  });

  test("makes another request of the same data, once for each car", async () => {
    const { site } = await running(open);
    const ask = async (more: object) => {
      const form = { ...samplePreApproval(site.consent("softPull")), ...more };
      return PreApproval.parse((await site.post("/api/financing/pre-approvals", form)).body).number;
    };
    const [none, first, again] = [
      await ask({}),
      await ask({ vehicle: vin }),
      await ask({ vehicle: vin }),
    ];
    expect([first === none, again === first]).toEqual([false, true]);
    await site.stop();
  });
});
