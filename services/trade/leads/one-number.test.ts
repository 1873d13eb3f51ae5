import { randomUUID } from "node:crypto";
import { sendDueLeads } from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { keptSample, smokedIn } from "../testing/kept-sample.ts";
import { runTrade, signingSecret } from "../testing/running-trade.ts";
import { sampleCar } from "../testing/sample-car.ts";
import { stubLeads } from "../testing/stub-leads.ts";
import { deliveryOf, noticeDeliveryOf } from "./send-lead.ts";

describeOnSqlite("every letter about an offer", (open) => {
  test.each([
    ["an offer", smokedIn, sampleCar],
    ["a car that has to be seen", smokedIn, { ...sampleCar, modelYear: 2005 }],
  ])("names its number and no other: %s", async (_name, answers, car) => {
    const leads = await stubLeads();
    const now = () => new Date("2026-11-23T15:00:00.000Z");
    const { location } = await open();
    const site = await runTrade({ location, now });
    const log = createLog({ name: "t", level: "silent" });
    const deps = { database: site.database, dealers: site.dealers, now, log, signingSecret };
    const { path, number } = await keptSample(site, { answers, car });
    await site.form(`${path}/offer/drop-off/form`, { slot: "2026-11-25T10:00" });
    await site.form(`${path}/payoff/form`, { owed: "6200" });
    for (const options of [deliveryOf, noticeDeliveryOf]) {
      await sendDueLeads(options([leads.url], deps), randomUUID());
    }
    const letters = leads.letters();
    expect(letters.length).toBeGreaterThan(1);
    for (const letter of letters) {
      expect(letter.hasOwnNumber).toBe(true);
      const said = [letter.subject, ...letter.paragraphs, ...letter.notes].join(" ");
      expect(said).toContain(number);
    }
    await site.stop();
    await leads.stop();
  });
});
