import { Application } from "@forecourt/contracts/areas/financing/applications";
import { CarOfInterest as Car } from "@forecourt/contracts/areas/financing/car";
import { Draft, startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { sendAction } from "@forecourt/contracts/leads/send";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { withoutIds } from "@forecourt/testing/without-ids";
import { expect, test } from "@jest/globals";
import { leadOfApplication } from "./leads/lead-of-application.ts";
import { drafts, filledDraft, running, storedOf, submitted, vin } from "./testing/running-deal.ts";
import { sampleCar, sampleDeal } from "./testing/sample-car.ts";
import { samplePreApproval } from "./testing/sample-forms.ts";

describeOnEveryDatabase("the deal of an application", (open) => {
  test("has the price of the inventory, and the same figures in draft, store, status, lead and sheet", async () => {
    const { site } = await running(open);
    const token = await filledDraft(site, {
      ...sampleDeal,
      "deal.vehicle": vin,
      "deal.tradeEquity": "3,000",
    });
    const draft = Draft.parse((await site.send(`${drafts}/${token}`)).body);
    expect(draft.car).toEqual(sampleCar);
    const { number, token: statusToken } = await submitted(site, token);
    const deal = {
      car: sampleCar,
      moneyDownCents: 250_000,
      trade: { year: 2014, make: "Honda", model: "Civic", miles: 82_000, owedCents: 120_050 },
      tradeEquityCents: 300_000,
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
          // Less the money down and the equity.
          balance: 2_649_000,
        },
      },
      sellVehicles: [
        {
          interest: "trade-in",
          year: 2014,
          make: "Honda",
          miles: 82_000,
          comments:
            "The customer states a payoff. The amount is in the application. The customer counts on $3,000.00 for it after any payoff.",
        },
      ],
      text: expect.stringContaining(number),
    });
    expect(withoutIds(lead)).not.toMatch(/120050|6789|1990-04|442000|31025|85000|Cedar|Baker/);
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
      tradeEquityCents: null,
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
            "borrower.deal.tradeMake": expect.stringMatching(/^Needed for a trade-in/),
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
});

describeOnEveryDatabase("money down", (open) => {
  test("of the whole price is refused by step and submission, while the car is for sale", async () => {
    const { site, lot } = await running(open);
    const token = await filledDraft(site, { "deal.vehicle": vin, "deal.moneyDown": "31,990" });
    const { borrower, deal } = Draft.parse((await site.send(`${drafts}/${token}`)).body);
    const message =
      "This is as much as the car costs, or more. Enter less, or leave it empty for now.";
    expect(borrower?.fields["deal.moneyDown"]).toBe("31,990");
    expect(borrower?.steps.find(({ step }) => step === "deal")?.faults).toEqual({
      "deal.moneyDown": message,
    });
    expect(deal).toMatchObject({ car: sampleCar, moneyDownCents: null });
    const refused = await site.post(`${drafts}/${token}/submission`, {});
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { fields: { "borrower.deal.moneyDown": message } } },
    });
    lot.car = { ...sampleCar, state: "sold" };
    expect((await submitted(site, token)).number).toMatch(/^A-/);
    await site.stop();
  });
});

describeOnEveryDatabase("the deal of a joint application", (open) => {
  test("is shown to the invited co-borrower, with nothing else of the borrower's", async () => {
    const { site } = await running(open);
    const token = await filledDraft(site, { ...sampleDeal, "deal.vehicle": vin });
    await site.put(`${drafts}/${token}/joint`, { isJoint: true });
    const invited = await site.post(`${drafts}/${token}/invitation`, undefined);
    const { token: coToken } = startDraft.reply.parse(invited.body);
    const draft = Draft.parse((await site.send(`${drafts}/${coToken}`)).body);
    expect(draft.borrower).toBeNull();
    expect(draft.deal).toMatchObject({
      car: sampleCar,
      moneyDownCents: 250_000,
      trade: null,
      amountToFinanceCents: 2_949_000,
    });
    expect(withoutIds(draft)).not.toMatch(
      /6789|1990-04-12|04\/12|Cedar|Baker|310\.25|Civic|120050/,
    );
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
    expect(leadOfApplication(row, content).vehicle).toMatchObject({
      vin,
      price: 3_124_100,
      // The applicant has not stated anything yet that would reduce the price.
      finance: { method: "finance", amount: 3_199_000 },
    });
    expect(leadOfApplication(row, content).vehicle?.finance).not.toHaveProperty("balance");
    await site.stop();
  });

  test("has the money down that was stated with it, where it is less than the car's price", async () => {
    const { site } = await running(open);
    const statedOf = async (down: string, phone: string) => {
      const form = samplePreApproval(site.consent("softPull"), { phone });
      const body = { ...form, vehicle: vin, down };
      const answer = PreApproval.parse(
        (await site.post("/api/financing/pre-approvals", body)).body,
      );
      const { content, row } = await storedOf(site, answer.number);
      const lead = leadOfApplication(row, content);
      return [content.deal?.moneyDownCents, lead.vehicle?.finance?.downPayment];
    };
    expect(await statedOf("2500", "573-555-0143")).toEqual([250_000, 250_000]);
    expect(await statedOf("31990", "573-555-0144")).toEqual([null, undefined]);
    expect(await statedOf("all of it", "573-555-0145")).toEqual([null, undefined]);
    await site.stop();
  });

  test("has the trade-in that was stated with it, and its answer names both again", async () => {
    const { site } = await running(open);
    const form = samplePreApproval(site.consent("softPull"));
    const body = { ...form, vehicle: vin, down: "2500", trade: "3000" };
    const sent = PreApproval.parse((await site.post("/api/financing/pre-approvals", body)).body);
    const later = await site.send(`/api/financing/pre-approvals/${sent.token}`);
    const { content, row } = await storedOf(site, sent.number);
    const stated = { moneyDownCents: 250_000, tradeEquityCents: 300_000 };
    expect(content.deal).toMatchObject(stated);
    expect(sent).toMatchObject(stated);
    expect(PreApproval.parse(later.body)).toMatchObject(stated);
    expect(leadOfApplication(row, content).vehicle?.finance).toMatchObject({
      balance: 3_199_000 - 250_000 - 300_000,
    });
    await site.stop();
  });

  test("gives the range the rates of its model year", async () => {
    const { site, lot } = await running(open);
    const rangeOf = async (more: object) => {
      const form = { ...samplePreApproval(site.consent("softPull")), ...more };
      const { body } = await site.post("/api/financing/pre-approvals", form);
      const { answer } = PreApproval.parse(body);
      if (answer.outcome !== "range") throw new Error("expected a range");
      return answer;
    };
    lot.car = { ...sampleCar, facts: { ...sampleCar.facts, year: 2012 } };
    const [newest, old] = [await rangeOf({}), await rangeOf({ vehicle: vin })];
    expect([newest.carYear, old.carYear]).toEqual([undefined, 2012]);
    const rates = ({ terms }: typeof old) => terms.map((term) => term.annualRatePercent);
    const added = rates(old).map((rate, index) => rate - (rates(newest)[index] ?? rate));
    expect(Math.min(...added)).toBeGreaterThan(0);
    expect(old.toCents).toBeLessThan(newest.toCents);
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
