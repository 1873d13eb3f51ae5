import { Receipt } from "@forecourt/contracts/leads/receipt";
import { Inquiry } from "@forecourt/contracts/leads/send";
import { Quote } from "@forecourt/contracts/quotes/quote";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { type FakeCar, runFakeInventory } from "./testing/fake-inventory.ts";
import {
  formTokenIssuedAgo,
  type LeadsResponse,
  type RunningLeads,
  runLeads,
} from "./testing/running-leads.ts";

/** A Sunday, nine in the morning at the store. */
const start = new Date("2026-11-22T15:00:00Z");
const vin = "2T3P1RFV8MC123456";
const user = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
};
const wanted = {
  store: "cape-girardeau",
  user,
  vehicle: { year: 2021, make: "Toyota", model: "RAV4", trim: "XLE", vin },
  terms: { cashDown: 300_000, tradeEquity: 0, creditScore: 700, months: 60 },
  zip: "63701",
  formToken: formTokenIssuedAgo(start),
};
const quotes = "/api/leads/quotes";

afterAll(removeCopies);

describeOnSqlite("quotes", (open) => {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  /** The service with one car, whose facts and the time can be changed while it runs. */
  async function started({
    dealersDir,
    replicas = 1,
  }: {
    dealersDir?: string;
    replicas?: number;
  } = {}) {
    const { location } = await open<LeadsTables>();
    const car: FakeCar = { vin, dealerId: "ozark-mitsubishi", storeId: "cape-girardeau" };
    const clock = { now: start };
    const inventory = await runFakeInventory([car]);
    const services: RunningLeads[] = [];
    for (let count = 0; count < replicas; count += 1) {
      const setting = { location, now: () => clock.now, inventory: inventory.address };
      services.push(await runLeads({ ...setting, ...(dealersDir && { dealersDir }) }));
    }
    stops.push(...services.map(({ stop }) => stop), inventory.stop);
    const [service] = services as [RunningLeads];
    return { service, services, car, clock };
  }

  const tokenOf = ({ status, body }: LeadsResponse): string => {
    expect(status).toBe(200);
    return Receipt.parse(body).token;
  };
  const quoteAt = async (service: RunningLeads, token: string) =>
    Quote.parse((await service.get(`${quotes}/${token}`)).body);

  test("have a number, hold for the dealer's days, and show no contact detail but a first name", async () => {
    const { service } = await started();
    const token = tokenOf(await service.postJson(quotes, wanted));
    const answer = await service.get(`${quotes}/${token}`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const quote = Quote.parse(answer.body);
    expect(quote).toMatchObject({
      number: expect.stringMatching(/^Q-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/),
      heldUntil: "2026-11-29",
      isExpired: false,
      copy: "open",
      firstName: "Ada",
      storeName: "Ozark Trail Mitsubishi",
      vehicle: { vin, year: 2021, make: "Toyota" },
      figures: { vehicle: 2_399_500, cashDown: 300_000, tradeEquity: 0, charges: { zip: "63701" } },
    });
    expect(answer.text).not.toMatch(/Moss|moss|5550177|555-0177/);
    expect(token).toMatch(/^[\w-]{32}$/);
  });

  test("reach the store as a lead with price, finance and every line", async () => {
    const { service } = await started();
    const token = tokenOf(await service.postJson(quotes, wanted));
    const { number, figures } = await quoteAt(service, token);
    expect(await service.leads()).toMatchObject([
      { form: "unlockPrice", template: "UNLOCK_PRICE", store_id: "cape-girardeau" },
    ]);
    const [mail] = await service.mails();
    const { text } = JSON.parse(mail?.content ?? "") as { text: string };
    const dollars = (cents: number) => String(cents / 100);
    const chosen = figures.payments.find(({ months }) => months === 60);
    expect(text).toContain(`<price type="quote" currency="USD">23995</price>`);
    for (const element of [
      "<method>finance</method>",
      `<amount type="total" currency="USD">${dollars(figures.advertisedTotal)}</amount>`,
      `<amount type="downpayment" currency="USD">3000</amount>`,
      `<amount type="monthly" currency="USD">${(chosen!.monthly / 100).toFixed(2)}</amount>`,
      `<balance type="finance" currency="USD">${dollars(figures.amountFinanced)}</balance>`,
      `Quote ${number}, held until Sunday, November 29.`,
      `/quote/${token}`,
      "Dealer fees: ",
    ]) {
      expect(text).toContain(element);
    }
    expect(text).not.toMatch(/trade/i);
  });

  test("do not change with the car's price, and expire at the end of their last day", async () => {
    const { service, car, clock } = await started();
    const token = tokenOf(await service.postJson(quotes, wanted));
    const before = await quoteAt(service, token);
    car.price = 2_599_500;
    clock.now = new Date("2026-11-30T05:59:00Z");
    expect(await quoteAt(service, token)).toEqual(before);
    clock.now = new Date("2026-11-30T06:00:00Z");
    expect(await quoteAt(service, token)).toEqual({ ...before, isExpired: true });
    expect((await service.postJson(`${quotes}/${token}/copy`, {})).status).toBe(404);
  });

  test("hold for as many days as the dealer configures", async () => {
    const copy = await copyDealers();
    await copy.set("ozark-mitsubishi/dealer.json", ["leads", "quoteDays"], 3);
    const { service } = await started({ dealersDir: copy.folder });
    const token = tokenOf(await service.postJson(quotes, wanted));
    expect(await quoteAt(service, token)).toMatchObject({ heldUntil: "2026-11-25" });
  });

  test("are computed from the inventory's price and the dealer's steps of score and term", async () => {
    const { service } = await started();
    const vehicle = { ...wanted.vehicle, price: 100, finance: { method: "cash", amount: 1 } };
    const terms = { cashDown: 304_950, tradeEquity: 120_000, creditScore: 701, months: 61 };
    const token = tokenOf(await service.postJson(quotes, { ...wanted, vehicle, terms }));
    expect(await quoteAt(service, token)).toMatchObject({
      figures: {
        vehicle: 2_399_500,
        cashDown: 304_950,
        tradeEquity: 120_000,
        creditScore: 700,
        months: 60,
      },
    });
  });

  test("say where a trade-in goes, where the store that has the car takes none", async () => {
    const { service, car } = await started();
    const dealer = "heartland";
    const terms = { ...wanted.terms, tradeEquity: 100_000 };
    const placesOf = async (storeId: string) => {
      Object.assign(car, { dealerId: dealer, storeId });
      const formToken = formTokenIssuedAgo(start, 30, dealer);
      const sent = { ...wanted, store: storeId, terms, formToken };
      const token = tokenOf(await service.postJson(quotes, sent, { dealer }));
      const { body } = await service.get(`${quotes}/${token}`, { dealer });
      return Quote.parse(body).tradeStores;
    };
    expect(await placesOf("sedalia")).toEqual({
      store: "Sedalia",
      stores: ["Columbia", "Jefferson City", "Rolla"],
    });
    expect(await placesOf("rolla")).toBeUndefined();
  });

  test("are of the store that has the car, whatever the form says", async () => {
    const { service, car } = await started();
    Object.assign(car, { dealerId: "heartland", storeId: "rolla" });
    const formToken = formTokenIssuedAgo(start, 30, "heartland");
    const sent = { ...wanted, store: "columbia", formToken };
    const token = tokenOf(await service.postJson(quotes, sent, { dealer: "heartland" }));
    const answer = await service.get(`${quotes}/${token}`, { dealer: "heartland" });
    expect(Quote.parse(answer.body).storeId).toBe("rolla");
    expect((await service.get(`${quotes}/${token}`)).status).toBe(404);
  });

  test.each([
    ["the car has no price", { price: null }],
    ["the inventory does not answer", null],
  ])("are missing while %s, and the lead is sent", async (_name, facts) => {
    const { service, car } = await started();
    if (facts) Object.assign(car, facts);
    else Object.assign(car, { price: -1 });
    const token = tokenOf(await service.postJson(quotes, wanted));
    expect((await service.get(`${quotes}/${token}`)).status).toBe(404);
    expect((await service.get(`/api/leads/inquiries/${token}`)).status).toBe(200);
    const [mail] = await service.mails();
    expect(mail?.content).toContain("Cash down $3,000.00, credit score 700, 60 months.");
  });

  test("of a sold or unknown car are refused", async () => {
    const { service, car } = await started();
    car.status = "sold";
    expect(await service.postJson(quotes, wanted)).toMatchObject({
      status: 404,
      body: { error: { code: "vehicle-unknown" } },
    });
    expect(await service.leads()).toEqual([]);
  });

  test("are stored once for a repeated request", async () => {
    const { service } = await started();
    const headers = { "idempotency-key": "0123456789" };
    const sent = { ...wanted, emailCopy: "yes" };
    const first = tokenOf(await service.postJson(quotes, sent, { headers }));
    const again = tokenOf(await service.postJson(quotes, sent, { headers }));
    expect(again).toBe(first);
    expect([await service.mails(), await service.shopperMails()]).toMatchObject([
      { length: 1 },
      { length: 1 },
    ]);
    const rows = await service.database.query.selectFrom("leads_quotes").selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  test("with an impossible ZIP code or contact are returned with their fields", async () => {
    const { service } = await started();
    const sent = { ...wanted, zip: "00000", user: { ...user, email: "a@b, c@d" } };
    const answer = await service.postJson(quotes, sent);
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "fields-invalid" } } });
    expect(answer.text).toContain("Enter a 5-digit US ZIP code");
    expect(answer.text).toContain("Enter a valid email address");
    expect(tokenOf(await service.postJson(quotes, { ...wanted, zip: " " }))).toBeTruthy();
  });

  test("of a form without JavaScript redirect to their page", async () => {
    const { service, car } = await started();
    const fields = {
      store: wanted.store,
      ...user,
      "vehicle.vin": vin,
      "vehicle.year": "2021",
      "vehicle.make": "Toyota",
      "vehicle.model": "RAV4",
      "terms.cashDown": "300000",
      "terms.tradeEquity": "0",
      "terms.creditScore": "700",
      "terms.months": "60",
      zip: "63701",
      formToken: wanted.formToken,
    };
    const answer = await service.postForm(quotes, fields);
    const location = answer.headers.get("location") ?? "";
    expect([answer.status, location]).toEqual([303, expect.stringMatching(/^\/quote\/[\w-]{32}$/)]);
    // Pressing the button twice gives the same quote.
    expect((await service.postForm(quotes, fields)).headers.get("location")).toBe(location);
    car.price = null;
    const other = await service.postForm(quotes, { ...fields, zip: "" });
    expect(other.headers.get("location")).toMatch(/^\/inquiry\//);
    car.status = "sold";
    const late = await service.postForm(quotes, { ...fields, zip: "63703" });
    expect(late.headers.get("location")).toBe(`/used-cars-for-sale/2021-toyota-rav4-${vin}`);
  });

  test("are copied to the shopper only when asked, and do not delay the receipt", async () => {
    const { service } = await started();
    tokenOf(await service.postJson(quotes, wanted));
    expect(await service.shopperMails()).toEqual([]);
    const token = tokenOf(await service.postJson(quotes, { ...wanted, emailCopy: "yes", zip: "" }));
    const [copy] = await service.shopperMails();
    const { number } = await quoteAt(service, token);
    expect(copy).toMatchObject({
      audience: "shopper",
      subject: `Your quote ${number}: 2021 Toyota RAV4 XLE`,
    });
    const { text, html } = JSON.parse(copy?.content ?? "") as { text: string; html: string };
    for (const part of [text, html]) {
      expect(part).toContain(`/quote/${token}`);
      expect(part).toContain("Hello Ada,");
      expect(part).toContain("Sunday, November 29");
    }
    // The store has the inquiry although the shopper's mail is still waiting.
    await service.database.query
      .updateTable("leads_outbox")
      .set({ delivered_at: start.toISOString(), state: "delivered" })
      .where("audience", "=", "dealer")
      .execute();
    const inquiry = Inquiry.parse((await service.get(`/api/leads/inquiries/${token}`)).body);
    expect(inquiry.deliveredAt).toBe(start.toISOString());
  });

  test("are copied once by any number of requests on several replicas", async () => {
    const { service, services } = await started({ replicas: 2 });
    const token = tokenOf(await service.postJson(quotes, wanted));
    const path = `${quotes}/${token}/copy`;
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => services.map((one) => one.postJson(path, {}))).flat(),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await service.shopperMails()).toHaveLength(1);
    expect(await quoteAt(service, token)).toMatchObject({ copy: "sent" });
    const form = await service.postForm(path, {});
    expect([form.status, form.headers.get("location")]).toEqual([303, `/quote/${token}`]);
  });

  test("send one address few copies, and suspected spam none", async () => {
    const { service } = await started();
    for (let index = 0; index < 8; index += 1) {
      const terms = { ...wanted.terms, cashDown: index * 10_000 };
      tokenOf(await service.postJson(quotes, { ...wanted, terms, emailCopy: "yes" }));
    }
    expect(await service.shopperMails()).toHaveLength(6);
    const email = "other@moss.example";
    const sent = { ...wanted, user: { ...user, email }, emailCopy: "yes", website: "x" };
    const token = tokenOf(await service.postJson(quotes, sent));
    expect((await service.postJson(`${quotes}/${token}/copy`, {})).status).toBe(429);
    const form = await service.postForm(`${quotes}/${token}/copy`, {});
    expect(form.headers.get("location")).toBe(`/quote/${token}?not-sent=1`);
    const mails = await service.shopperMails();
    expect(mails.filter(({ recipient }) => recipient === email)).toEqual([]);
  });

  test("have no name that could be a message", async () => {
    const { service } = await started();
    const firstName = "win a prize at evil.example";
    const sent = { ...wanted, user: { ...user, firstName }, emailCopy: "yes" };
    const token = tokenOf(await service.postJson(quotes, sent));
    expect(await quoteAt(service, token)).toMatchObject({ firstName: null });
    const [copy] = await service.shopperMails();
    expect(copy?.content).not.toContain("evil.example");
  });

  test("unlock what a lead unlocks", async () => {
    const { service } = await started();
    const cookie = "allowCookies=essential,functional";
    const answer = await service.postJson(quotes, wanted, { headers: { cookie } });
    expect(answer.headers.get("set-cookie")).toContain("proof=");
  });
});
