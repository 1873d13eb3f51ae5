import { Receipt } from "@forecourt/contracts/leads/receipt";
import { Inquiry } from "@forecourt/contracts/leads/send";
import { readClaims } from "@forecourt/service-kit/claims/claims";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import {
  formTokenIssuedAgo,
  type LeadsResponse,
  type RunningLeads,
  runLeads,
  secret,
} from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const formToken = formTokenIssuedAgo(now);
const user = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
};
const action = { template: "CONTACT_SALES", user, text: "Is it still there?", formToken };
const email = { type: "text", body: "Hello", formToken };
const allowed = { cookie: "allowCookies=essential,functional" };
const actions = "/api/leads/actions";

const byText = (one: string, other: string) => one.localeCompare(other);

afterAll(removeCopies);

describeOnSqlite("inquiries", (open) => {
  const running: RunningLeads[] = [];
  afterEach(async () => {
    for (const service of running.splice(0)) await service.stop();
  });

  async function started(changes: Partial<Parameters<typeof runLeads>[0]> = {}) {
    const { location } = await open<LeadsTables>();
    const service = await runLeads({ location, now: () => now, ...changes });
    running.push(service);
    return service;
  }

  /** With settings of leads changed for the demo dealer. */
  async function startedWith(settings: Record<string, string | Record<string, number>>) {
    const copy = await copyDealers();
    for (const [key, value] of Object.entries(settings)) {
      await copy.set("ozark-mitsubishi/dealer.json", ["leads", key], value);
    }
    return started({ dealersDir: copy.folder });
  }

  const receiptOf = ({ status, body }: LeadsResponse) => {
    expect(status).toBe(200);
    return Receipt.parse(body);
  };

  test("are committed with their mails before the response", async () => {
    const service = await started();
    receiptOf(await service.postJson("/api/email/send", { ...email, email: "thief@x.example" }));
    receiptOf(await service.postJson("/api/email/send", { type: "adf", customer: {}, formToken }));
    const receipt = receiptOf(await service.postJson(actions, action));
    const leads = await service.leads();
    expect(
      leads.map(({ form, template, suspicion }) => `${form} ${template} ${suspicion}`).sort(byText),
    ).toEqual(["contactSales CONTACT_SALES []", "default null []", "default null []"]);
    expect(leads.find((lead) => lead.token === receipt.token)?.payload).not.toContain("formToken");
    const mails = await service.mails();
    expect(mails.map(({ recipient, state }) => [recipient, state])).toEqual(
      Array.from({ length: 3 }, () => ["leads@ozarktrailmitsubishi.example", "queued"]),
    );
  });

  test("go to the store in the form, else to the visitor's, else to the main store", async () => {
    const service = await started();
    const dealer = "heartland";
    const token = formTokenIssuedAgo(now, 30, dealer);
    const sent = { ...action, formToken: token };
    await service.postJson(actions, { ...sent, store: "rolla" }, { dealer, store: "sedalia" });
    await service.postJson(actions, { ...sent, store: "nowhere" }, { dealer, store: "sedalia" });
    await service.postJson(actions, sent, { dealer });
    const recipients = new Map(
      (await service.mails()).map(({ lead_id, recipient }) => [lead_id, recipient]),
    );
    const stores = (await service.leads()).map(({ id, store_id }) => [
      store_id,
      recipients.get(id),
    ]);
    expect(stores.map(String).sort(byText)).toEqual([
      "columbia,leads.columbia@heartlandcrossing.example",
      "rolla,leads.rolla@heartlandcrossing.example",
      "sedalia,leads.sedalia@heartlandcrossing.example",
    ]);
  });

  test("are accepted once per Idempotency-Key, and rejected with another body", async () => {
    const service = await started();
    const headers = { "idempotency-key": "0123456789" };
    const first = await service.postJson(actions, action, { headers });
    const again = await service.postJson(actions, action, { headers });
    expect(again.body).toEqual(first.body);
    expect(await service.leads()).toHaveLength(1);
    const other = await service.postJson(actions, { ...action, text: "Another" }, { headers });
    expect(other).toMatchObject({ status: 422, body: { error: { code: "idempotency-conflict" } } });
  });

  test("from another origin are rejected, and nothing is stored", async () => {
    const service = await started();
    for (const headers of [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "null" },
    ]) {
      expect(await service.postJson(actions, action, { headers })).toMatchObject({ status: 403 });
      expect((await service.postForm(actions, { formToken }, { headers })).status).toBe(403);
    }
    const own = { origin: "https://www.dealer.example", "sec-fetch-site": "same-origin" };
    receiptOf(await service.postJson(actions, action, { headers: own }));
    expect(await service.leads()).toHaveLength(1);
  });

  test("with an invalid body are rejected, and the response repeats nothing of it", async () => {
    const service = await started();
    const canary = "canary@person.example";
    for (const body of [{ type: "fax", email: canary }, {}, [], { type: "text", body: {} }]) {
      const answer = await service.postJson("/api/email/send", body);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: "bad-body" } } });
      expect(answer.text).not.toContain(canary);
    }
  });

  test("with thousands of nested levels are rejected", async () => {
    const service = await started();
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`);
    for (const path of ["/api/email/send", actions, "/api/leads/test-drives"]) {
      const answer = await service.postJson(path, { ...email, ...action, data: deep });
      expect(answer).toMatchObject({ status: 400, body: { error: { code: "bad-body" } } });
    }
  });

  test("with invalid fields are rejected with a text for each field", async () => {
    const service = await started();
    const sent = { ...action, user: { ...user, email: "a@b.com, c@d.com", phone: "12" }, text: "" };
    const { status, body } = await service.postJson(actions, sent);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: {
        code: "fields-invalid",
        fields: {
          email: "Enter a valid email address",
          phone: "Enter a valid 10-digit phone number",
          text: "Enter your message",
        },
      },
    });
    expect(JSON.stringify(body)).not.toContain("a@b.com");
    expect(await service.leads()).toEqual([]);
  });

  test("with injected headers in every field make one mail to the configured recipient", async () => {
    const service = await started();
    const hostile = "x\r\nBcc: c@d.com\n\0\u2028a@b.com, c@d.com\r\n.\r\n<dots>";
    await service.postJson("/api/email/send", {
      type: "adf",
      subject: hostile,
      email: hostile,
      customer: {
        first_name: hostile,
        last_name: hostile,
        email: hostile,
        phone: { value: hostile },
      },
      comments: hostile,
      formToken,
    });
    const mails = await service.mails();
    expect(mails).toMatchObject([
      { recipient: "leads@ozarktrailmitsubishi.example", subject: "Website Lead" },
    ]);
    expect(JSON.parse(mails[0]?.content ?? "")).not.toHaveProperty("replyTo");
  });

  test("are stored and mailed without social security numbers", async () => {
    const service = await started();
    await service.postJson(actions, { ...action, text: "Mine is 123-45-6789" });
    const kept = JSON.stringify([await service.leads(), await service.mails()]);
    expect(kept).toContain("Mine is ***-**-****");
    expect(kept).not.toContain("123-45-6789");
  });

  test("that may be spam are delivered with a mark", async () => {
    const service = await started();
    await service.postJson(actions, { ...action, website: "http://spam.example" });
    expect(await service.leads()).toMatchObject([
      { suspicion: '["a field that no person sees was filled in"]' },
    ]);
    expect(await service.mails()).toMatchObject([
      { subject: "[Suspected spam] Contact sales", state: "queued" },
    ]);
  });

  test("that may be spam are quarantined where the dealer wants that", async () => {
    const service = await startedWith({ suspected: "hold" });
    const { token } = receiptOf(
      await service.postJson(actions, { ...action, formToken: "v1.x.y" }),
    );
    await service.postJson(actions, action);
    const states = (await service.mails()).map(({ state, subject }) => [subject, state]);
    expect(states.map(String).sort(byText)).toEqual([
      "[Suspected spam] Contact sales,held",
      "Contact sales,queued",
    ]);
    expect(await service.outbox.counts()).toMatchObject({ pending: 2, quarantined: 1 });
    const { body } = await service.get(`/api/leads/inquiries/${token}`);
    expect(Inquiry.parse(body).deliveredAt).toBeNull();
  });

  test("above the limit of an address are rejected with Retry-After", async () => {
    const service = await startedWith({
      limits: { perAddressPerHour: 2, perRecipientPerHour: 300 },
    });
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    const home = "2001:db8:1:2::1";
    for (let count = 0; count < 2; count += 1) {
      receiptOf(await service.postJson(actions, { ...action, text: `${count}` }, from(home)));
    }
    const refused = await service.postJson(actions, action, from("2001:db8:1:2:ffff::9"));
    expect(refused).toMatchObject({ status: 429, body: { error: { code: "too-many-requests" } } });
    expect(refused.headers.get("retry-after")).toBe("1800");
    receiptOf(await service.postJson(actions, action, from("2001:db8:1:3::1")));
    expect(await service.leads()).toHaveLength(3);
    const rejected = await service.postForm(
      actions,
      { ...user, template: "CONTACT_SALES", text: "Kept", back: "/our-company#lead-form" },
      from(home),
    );
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([303, null]);
    const form = await service.rejectedForm(rejected);
    expect(form).toMatchObject({ status: 429, retryAfter: 1800, fields: { text: "Kept" } });
    expect(form.rejection).toMatchObject({ errors: [], alternative: null });
    expect(form.rejection?.reason).toContain("again in 30 min");
  });

  test("above the limit of a recipient are accepted, and sent one after the other", async () => {
    const service = await startedWith({
      limits: { perAddressPerHour: 60, perRecipientPerHour: 2 },
    });
    for (const text of ["a", "b", "c", "d"]) {
      receiptOf(await service.postJson(actions, { ...action, text }));
    }
    const minutes = (await service.mails()).map(
      ({ due_at }) => (Date.parse(due_at) - now.getTime()) / 60_000,
    );
    expect(minutes.sort((one, other) => one - other)).toEqual([0, 0, 30, 60]);
  });

  test("that are genuine are not delayed by suspected spam", async () => {
    const service = await startedWith({
      limits: { perAddressPerHour: 1000, perRecipientPerHour: 20 },
    });
    for (let count = 0; count < 100; count += 1) {
      const bait = { ...action, text: `Buy ${count}`, website: "spam.example" };
      receiptOf(await service.postJson(actions, bait));
    }
    receiptOf(await service.postJson(actions, action));
    const mails = await service.mails();
    const dueAt = (isMarked: boolean) =>
      mails
        .filter(({ subject }) => subject.startsWith("[Suspected spam]") === isMarked)
        .map(({ due_at }) => Date.parse(due_at) - now.getTime());
    expect(dueAt(false)).toEqual([0]);
    expect(Math.max(...dueAt(true))).toBe(80 * 180_000);
  });

  test("have the status resend after the visitor's first, where the dealer counts visitors", async () => {
    const service = await started();
    const adf = { type: "adf", customer: {}, formToken };
    const first = await service.postJson("/api/email/send", adf, { headers: allowed });
    const cookie = first.headers.getSetCookie().find((text) => text.startsWith("lead="));
    expect(cookie).toMatch(/^lead=1; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
    const headers = { cookie: `${allowed.cookie}; lead=1` };
    const second = await service.postJson("/api/email/send", adf, { headers });
    expect(second.headers.getSetCookie()).toEqual([]);
    const contents = (await service.mails()).map(({ content }) => content);
    expect(contents.filter((content) => content.includes('status=\\"new\\"'))).toHaveLength(1);
    expect(contents.filter((content) => content.includes('status=\\"resend\\"'))).toHaveLength(1);
  });

  test("have the status resend when repeated, where the dealer counts inquiries", async () => {
    const service = await startedWith({ status: "per-inquiry" });
    const headers = { cookie: `${allowed.cookie}; lead=1` };
    for (const comments of ["one", "two", "one"]) {
      const sent = { type: "adf", customer: {}, comments, formToken };
      await service.postJson("/api/email/send", sent, { headers });
    }
    const mailTexts = (await service.mails()).map(({ content }) =>
      [/>(one|two)</, /status=\\"(\w+)/].map((pattern) => pattern.exec(content)?.[1]),
    );
    expect(mailTexts.map(String).sort(byText)).toEqual(["one,new", "one,resend", "two,new"]);
  });

  test("unlock prices and inventory for an identified visitor with consent", async () => {
    const service = await started();
    const unlock = { ...action, template: "UNLOCK_PRICE" };
    const proofIn = (answer: LeadsResponse) => {
      const cookie = answer.headers.getSetCookie().find((text) => text.startsWith("proof="));
      const text = /=([^;]*)/.exec(cookie ?? "")?.[1] ?? null;
      return readClaims(text, { secret, dealerId: "ozark-mitsubishi", now });
    };
    const nothing = { unlockInventory: null, unlockPrice: null, phoneVerified: null };
    const at = now.toISOString();
    const known = await service.postJson(actions, unlock, { headers: allowed });
    expect(proofIn(known)).toEqual({ ...nothing, unlockInventory: at, unlockPrice: at });
    expect(known.headers.getSetCookie().join()).toMatch(
      /proof=[^;]+;.*HttpOnly; Secure; SameSite=Lax/,
    );
    expect(proofIn(await service.postJson(actions, unlock))).toEqual(nothing);
    const odd = { ...unlock, template: "APPLY_FINANCING", user: { ...user, phone: "1" } };
    expect(proofIn(await service.postJson(actions, odd, { headers: allowed }))).toEqual(nothing);
    const adf = {
      type: "adf",
      customer: {
        first_name: "Ada",
        last_name: "Moss",
        email: user.email,
        phone: { value: user.phone },
      },
    };
    const sent = await service.postJson("/api/email/send", adf, { headers: allowed });
    expect(proofIn(sent)).toEqual({ ...nothing, unlockInventory: at, unlockPrice: at });
  });

  test("from an HTML form redirect to their page, and are accepted once", async () => {
    const service = await started();
    const fields = { ...user, template: "CONTACT_SALES", text: "Hello", formToken, website: "" };
    const first = await service.postForm(actions, fields);
    expect(first.status).toBe(303);
    expect(first.headers.get("location")).toMatch(/^\/inquiry\/[\w-]{32}$/);
    const again = await service.postForm(actions, fields);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    await service.postForm(actions, { ...fields, text: "Another" });
    expect(await service.leads()).toHaveLength(2);
  });

  test("show their state, with nothing that was typed", async () => {
    const service = await started();
    const sent = { ...action, template: "CONTACT_SERVICE" };
    const { number, token } = receiptOf(await service.postJson(actions, sent));
    const path = `/api/leads/inquiries/${token}`;
    const received = await service.get(path);
    expect(received.headers.get("cache-control")).toBe("no-store");
    expect(received.body).toEqual({
      number,
      receivedAt: now.toISOString(),
      topic: null,
      position: null,
      member: null,
      deliveredAt: null,
      form: "contactService",
      // Friday, 9 a.m.: four hours later, for service is open from 8 to 6.
      replyBy: "2026-11-20T19:00:00.000Z",
      storeId: "cape-girardeau",
      storeName: "Ozark Trail Mitsubishi",
      storePhone: "+15735550143",
      timezone: "America/Chicago",
      testDrive: null,
      canCancel: false,
      canceledDrive: null,
      isReplyDue: false,
      bookAgain: null,
      vehicle: null,
      otherTimes: [],
      storeAddress: "Ozark Trail Mitsubishi, 4180 Sycamore Bend Road, Cape Girardeau, MO 63701",
    });
    const [mail] = await service.mails();
    await service.outbox.markDelivered(mail?.id ?? "", new Date("2026-11-20T15:00:02Z"));
    expect((await service.get(path)).body).toMatchObject({
      deliveredAt: "2026-11-20T15:00:02.000Z",
    });
    expect((await service.get(path, { dealer: "heartland" })).status).toBe(404);
    expect((await service.get("/api/leads/inquiries/nobody")).status).toBe(404);
  });

  test("name the position of an application where the dealer lists it, and no other", async () => {
    const service = await started();
    const positionOf = async (position: string) => {
      const sent = { ...action, template: "CAREERS", position };
      const { token } = receiptOf(await service.postJson(actions, sent));
      return Inquiry.parse((await service.get(`/api/leads/inquiries/${token}`)).body).position;
    };
    expect(await positionOf("Service technician")).toBe("Service technician");
    expect(await positionOf("Fool of the year")).toBeNull();
  });

  test("name the person of the team, with the phone and the hours of their department", async () => {
    const service = await started();
    const inquiryTo = async (member: string) => {
      const sent = { ...action, template: "STAFF_MEMBER", member };
      const { token } = receiptOf(await service.postJson(actions, sent));
      return Inquiry.parse((await service.get(`/api/leads/inquiries/${token}`)).body);
    };
    expect(await inquiryTo("renata-osei")).toMatchObject({
      member: { name: "Renata Osei", firstName: "Renata" },
      storePhone: "+15735550143",
      replyBy: "2026-11-20T19:00:00.000Z",
    });
    expect(await inquiryTo("dale-overby")).toMatchObject({
      member: { name: "Dale Overby" },
      storePhone: "+15735550142",
    });
    expect(await inquiryTo("nobody-here")).toMatchObject({
      member: null,
      storePhone: "+15735550142",
    });
  });

  test("get a form token", async () => {
    const service = await started({ now: () => new Date(now.getTime() + 60_000) });
    const { body, headers } = await service.get("/api/leads/form-token");
    expect(headers.get("cache-control")).toBe("no-store");
    const { formToken: given } = body as { formToken: string };
    await service.postJson(actions, { ...action, formToken: given });
    expect(await service.leads()).toMatchObject([
      { suspicion: '["the form was filled in within two seconds"]' },
    ]);
  });
});
