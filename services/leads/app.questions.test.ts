import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { type FakeCar, runFakeInventory } from "./testing/fake-inventory.ts";
import { formTokenIssuedAgo, type RunningLeads, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const vin = "2T3P1RFV8MC123456";
const dealer = "heartland";
const question = {
  template: "CONTACT_SALES",
  store: "columbia",
  text: "Is it still available?\nI have a trade-in",
  user: { firstName: "Ada", lastName: "Moss", email: "ada@moss.example", phone: "573-555-0177" },
  vehicle: { year: 2021, vin: vin.toLowerCase() },
  formToken: formTokenIssuedAgo(now, 30, dealer),
};
const actions = "/api/leads/actions";

describeOnSqlite("a question about a vehicle", (open) => {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  async function startedWith(car: Partial<FakeCar>): Promise<RunningLeads> {
    const cars = [{ vin, dealerId: dealer, storeId: "rolla", stockNumber: "R1021", ...car }];
    const inventory = await runFakeInventory(cars);
    stops.push(inventory.stop);
    const { location } = await open<LeadsTables>();
    const service = await runLeads({ location, now: () => now, inventory: inventory.address });
    stops.push(service.stop);
    return service;
  }

  test("reaches the store that has it, with the vehicle's facts from the inventory", async () => {
    const service = await startedWith({});
    expect((await service.postJson(actions, question, { dealer })).status).toBe(200);
    expect(await service.leads()).toMatchObject([{ store_id: "rolla" }]);
    const [mail] = await service.mails();
    const { text } = JSON.parse(mail?.content ?? "{}");
    expect(text).toContain(
      [
        `Vehicle: 2021 Toyota RAV4 XLE, VIN ${vin}, stock R1021`,
        "Price: $23,995.00",
        "Dealership: Heartland Crossing Rolla",
      ].join("\n"),
    );
    expect(text).toContain(question.text);
    const [confirmation] = await service.shopperMails();
    const { text: toShopper } = JSON.parse(confirmation?.content ?? "{}");
    expect(toShopper).toContain(`Your message:\n${question.text}`);
    expect(toShopper).toContain("Vehicle: 2021 Toyota RAV4 XLE");
  });

  test.each<[string, Partial<FakeCar>]>([
    ["is sold", { status: "sold" }],
    ["has to be unlocked first", { isPrivate: true }],
  ])("is sent with what the form names when the vehicle %s", async (_name, car) => {
    const service = await startedWith(car);
    expect((await service.postJson(actions, question, { dealer })).status).toBe(200);
    expect(await service.leads()).toMatchObject([{ store_id: "columbia" }]);
    const [mail] = await service.mails();
    expect(mail?.content).toContain(`2021, VIN ${vin.toLowerCase()}`);
  });

  test("never takes its vehicle's price from the form", async () => {
    const service = await startedWith({});
    const cheap = { ...question, vehicle: { ...question.vehicle, price: 100 } };
    expect((await service.postJson(actions, cheap, { dealer })).status).toBe(200);
    expect((await service.mails())[0]?.content).not.toContain("$1.00");
  });
});
