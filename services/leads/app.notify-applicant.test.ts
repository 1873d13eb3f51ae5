import { Receipt } from "@forecourt/contracts/leads/receipt";
import { sendAction, sendApplicationLead } from "@forecourt/contracts/leads/send";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { formTokenIssuedAgo, type RunningLeads, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const page = "P".repeat(43);
const formToken = formTokenIssuedAgo(now);
const lead = {
  template: "FULL_CREDIT_APP",
  user: { firstName: "Ada", lastName: "Moss", email: "ada@moss.example", phone: "573-555-0177" },
  vehicle: {
    make: "Kia",
    model: "Telluride",
    year: 2021,
    finance: { method: "finance", amount: 1 },
  },
  text: "Full credit application, reference A-7K4M-2PXD.",
  formToken,
  store: "cape-girardeau",
  subject: "Full credit application A-7K4M-2PXD: 2021 Kia Telluride, joint",
  isOneButton: true,
};

const keysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `key-of-the-news-${index}`);

describeOnSqlite("the mail about an application", (open) => {
  let service: RunningLeads;
  afterEach(async () => service.stop());

  /** Sends a lead, and a notification about it; resolves to the answers. */
  async function send(
    news: string,
    more: object = {},
    keys: readonly string[] = ["key-of-the-news"],
    addressed: object = {},
  ) {
    const { location } = await open<LeadsTables>();
    service = await runLeads({ location, now: () => now });
    const posted = await service.postJson(sendApplicationLead.path, { ...lead, ...more });
    const { token } = Receipt.parse(posted.body);
    const path = `/api/leads/inquiries/${token}/application-news`;
    const body = { news, reference: "A-7K4M-2PXD", page, ...addressed };
    const answers = [];
    for (const key of keys) {
      answers.push(await service.postJson(path, body, { headers: { "idempotency-key": key } }));
    }
    return { answers, mails: await service.shopperMails() };
  }

  test.each([
    ["received", "We have your credit application", `/auto-financing/application-status/${page}`],
    ["viewed", "We’ve started on your application", `/application-status/${page}`],
    ["answered", "We have an answer to your application", `/application-status/${page}`],
    ["pre-approval", "Your pre-approval answer", `/auto-financing/apply-for-financing/${page}`],
    ["credit-score", "Your credit score range", `/apply-for-financing/${page}?view=score`],
  ])(
    "that is %s has a first name, the reference, the phone and a link",
    async (news, subject, to) => {
      const { answers, mails } = await send(news);
      expect(answers).toMatchObject([{ status: 200, body: { isQueued: true } }]);
      expect(mails).toMatchObject([{ recipient: "ada@moss.example", subject }]);
      const content = mails[0]?.content ?? "";
      for (const text of ["Hi Ada", "A-7K4M-2PXD", to, "573"]) expect(content).toContain(text);
      expect(content).not.toMatch(/Moss|Kia|Telluride|555-0177/);
    },
  );

  test("is sent, too, where the application was sent within two seconds", async () => {
    const { mails } = await send("received", { formToken: formTokenIssuedAgo(now, 0) });
    expect(mails).toMatchObject([{ subject: "We have your credit application" }]);
  });

  test("goes with a lead whose subject has the reference, the car and that it is joint", async () => {
    await send("received");
    const [mail] = await service.mails();
    expect(mail?.subject).toBe(lead.subject);
  });

  test("is not sent for a lead that a form outside of the application sent too fast", async () => {
    const { location } = await open<LeadsTables>();
    service = await runLeads({ location, now: () => now });
    const sent = { ...lead, formToken: formTokenIssuedAgo(now, 0) };
    const posted = await service.postJson(sendAction.path, sent);
    expect(posted.status).toBe(200);
    const [mail] = await service.mails();
    expect(mail?.subject).toMatch(/^\[Suspected spam\] /);
    expect(mail?.subject).not.toContain("A-7K4M-2PXD");
    const { token } = Receipt.parse(posted.body);
    const path = `/api/leads/inquiries/${token}/application-news`;
    const told = await service.postJson(path, { news: "received", reference: "A-7K4M-2PXD", page });
    expect([told.body, await service.shopperMails()]).toEqual([{ isQueued: false }, []]);
  });

  test("names the last day of what it tells of", async () => {
    const { mails } = await send("pre-approval", {}, undefined, { validUntil: "2026-12-23" });
    expect(mails[0]?.content).toMatch(/Good through:? December 23, 2026/);
    await service.stop();
    const { answers } = await send("pre-approval", {}, undefined, { validUntil: "12/23/2026" });
    expect(answers[0]?.status).toBe(400);
  });

  test("says that an answer has changed where it replaces another", async () => {
    const { mails } = await send("answered", {}, undefined, { isChanged: true });
    expect(mails).toMatchObject([{ subject: "Our answer has changed" }]);
    expect(mails[0]?.content).toContain("has changed its answer to your application");
  });

  test("is sent once for a repeated key, and not for a lead that may be spam", async () => {
    const { mails } = await send("viewed", {}, ["one-key-of-news", "one-key-of-news"]);
    expect(mails).toHaveLength(1);
    await service.stop();
    const { answers, mails: none } = await send("viewed", { formToken: "" });
    expect([answers[0]?.body, none]).toEqual([{ isQueued: false }, []]);
  });

  test("that an offer was accepted goes to the store, too, once, without a name in its subject", async () => {
    const subject = "Counter-offer accepted, application A-7K4M-2PXD";
    const { mails } = await send("accepted", {}, ["one-key-of-news", "one-key-of-news"]);
    expect(mails).toMatchObject([{ subject: "You accepted our offer" }]);
    const all = await service.database.query.selectFrom("leads_outbox").selectAll().execute();
    const toStore = all.filter((mail) => mail.subject === subject);
    expect(toStore).toHaveLength(1);
    expect(all.map((mail) => mail.subject).join()).not.toMatch(/Ada|Moss/);
    await service.stop();
    const coBorrower = { firstName: "Bea", email: "bea@moss.example" };
    const { mails: theirs } = await send("accepted", {}, undefined, { coBorrower });
    expect(theirs).toMatchObject([
      {
        recipient: "bea@moss.example",
        subject: "The offer on your joint application was accepted",
      },
    ]);
    const again = await service.database.query.selectFrom("leads_outbox").selectAll().execute();
    expect(again.filter((mail) => mail.subject === subject)).toEqual([]);
  });

  test.each([
    ["the borrower's", {}],
    ["the co-borrower's", { coBorrower: { firstName: "Bea", email: "bea@moss.example" } }],
  ])(
    "that an offer was accepted states its figures, its car and its money down: %s",
    async (_, to) => {
      const deal = { car: "2021 Kia Telluride SX", moneyDownCents: 250_000 };
      const loan = { amountCents: 2_400_000, months: 72, annualRatePercent: 9.49 };
      const offer = { ...loan, monthlyCents: 43_890 };
      await send("accepted", {}, undefined, { deal, offer, ...to });
      const all = await service.database.query.selectFrom("leads_outbox").selectAll().execute();
      const told = all.filter(({ subject }) => /accepted/.test(subject));
      expect(told).toHaveLength("coBorrower" in to ? 1 : 2);
      for (const { content } of told) {
        expect(content).toMatch(/Car:? 2021 Kia Telluride SX/);
        expect(content).toMatch(/Money down:? \$2,500\.00/);
        expect(content).toMatch(/Monthly payment:? \$438\.90/);
        expect(content).toMatch(/Term:? 72 months/);
        expect(content).toMatch(/Annual percentage rate \(APR\):? 9\.49%/);
        expect(content).toMatch(/Amount financed:? \$24,000\.00/);
      }
    },
  );

  test("that an offer was accepted has in ADF the accepted loan and the trade-in, not the first deal", async () => {
    const finance = {
      method: "finance",
      amount: 1_510_400,
      downPayment: 200_000,
      balance: 1_210_400,
    };
    const vehicle = { ...lead.vehicle, finance };
    const sellVehicles = [{ interest: "trade-in", make: "Honda", model: "Civic", year: 2014 }];
    const loan = { amountCents: 1_325_064, months: 72, annualRatePercent: 17.9 };
    const deal = { car: "2021 Kia Telluride SX", moneyDownCents: 250_000 };
    const offer = { ...loan, monthlyCents: 29_000 };
    const jointWith = "Bea Moss";
    await send("accepted", { vehicle, sellVehicles }, undefined, { deal, offer, jointWith });
    const all = await service.database.query.selectFrom("leads_outbox").selectAll().execute();
    const [adf] = all.filter(({ subject, kind }) => /accepted/.test(subject) && kind === "adf");
    expect(adf?.content).toMatch(/<balance [^>]*>13250.64</);
    expect(adf?.content).toMatch(/<amount type=\\"downpayment\\"[^>]*>2500</);
    // $13,250.64, $2,500.00 down and $1,000.00 of trade equity: $1,646.64 more than advertised.
    expect(adf?.content).toMatch(/<amount type=\\"total\\"[^>]*>16750.64</);
    expect(adf?.content).toContain("$15,104.00 and $1,646.64 of tax, title and fees");
    expect(adf?.content).toContain("Joint application. The co-borrower is Bea Moss.");
    expect(adf?.content).toContain("Civic");
    expect(adf?.content).not.toContain("12104");
  });

  test("that there is an answer names the car and the money down, and no figure of the answer", async () => {
    const deal = { car: "2021 Kia Telluride SX", moneyDownCents: 250_000 };
    const { mails } = await send("answered", {}, undefined, { deal });
    expect(mails[0]?.content).toMatch(/Car:? 2021 Kia Telluride SX/);
    expect(mails[0]?.content).toMatch(/Money down:? \$2,500\.00/);
    expect(mails[0]?.content).not.toMatch(/Monthly payment|Amount financed|APR/);
    await service.stop();
    const unstated = { car: null, moneyDownCents: null };
    const { mails: plain } = await send("answered", {}, undefined, { deal: unstated });
    expect(plain[0]?.content).not.toMatch(/Car:|Money down/);
  });

  test("goes to the co-borrower alone when it names them", async () => {
    const coBorrower = { firstName: "Bea", email: "bea@moss.example" };
    const { mails } = await send("received", {}, undefined, { coBorrower });
    expect(mails).toMatchObject([
      { recipient: "bea@moss.example", subject: "We have your credit application" },
    ]);
    expect(mails[0]?.content).toContain("Hi Bea");
    expect(mails[0]?.content).not.toMatch(/Ada|ada@/);
  });

  test.each(["viewed", "answered", "accepted"])(
    "that is %s, which staff made, is due at once, however many forms have named the address",
    async (news) => {
      const { mails } = await send(news, {}, keysOf(7));
      expect(mails.map(({ due_at: due }) => due)).toEqual(keysOf(7).map(() => now.toISOString()));
    },
  );

  test("of what a visitor asked for waits above the limit of the address, and is not lost", async () => {
    const { mails, answers } = await send("received", {}, keysOf(8));
    expect(answers.map(({ body }) => body)).toEqual(keysOf(8).map(() => ({ isQueued: true })));
    const minutes = mails.map(({ due_at: due }) => (Date.parse(due) - now.getTime()) / 60_000);
    expect(minutes.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 0, 10, 20]);
  });

  test("is not sent to more than one address", async () => {
    const coBorrower = { firstName: "Bea", email: "bea@moss.example, eve@moss.example" };
    const { answers, mails } = await send("received", {}, undefined, { coBorrower });
    expect([answers[0]?.status, mails]).toEqual([400, []]);
  });

  test("is not sent for an inquiry of another form", async () => {
    const { location } = await open<LeadsTables>();
    service = await runLeads({ location, now: () => now });
    const message = { ...lead, template: "CONTACT_SALES" };
    const { token } = Receipt.parse((await service.postJson(sendAction.path, message)).body);
    const path = `/api/leads/inquiries/${token}/application-news`;
    const told = await service.postJson(path, { news: "viewed", reference: "A-7K4M-2PXD", page });
    expect(told.status).toBe(404);
    const mails = await service.shopperMails();
    expect(mails.filter(({ subject }) => subject.includes("application"))).toEqual([]);
  });
});
