import { Receipt } from "@forecourt/contracts/leads/receipt";
import { Inquiry } from "@forecourt/contracts/leads/send";
import { TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import { z } from "zod";
import type { LeadsTables } from "./store/tables.ts";
import { formTokenIssuedAgo, type RunningLeads, runLeads } from "./testing/running-leads.ts";

const start = new Date("2026-11-20T15:00:00Z");
const vin = "2T3P1RFV8MC123456";
const booking = {
  store: "cape-girardeau",
  day: "2026-11-23",
  time: "09:30",
  user: { firstName: "Ada", lastName: "Moss", email: "ada@moss.example", phone: "573-555-0177" },
  vehicle: { year: 2021, make: "Toyota", model: "RAV4", trim: "XLE", vin },
  text: "I come by bike.",
  formToken: formTokenIssuedAgo(start),
};
const drives = "/api/leads/test-drives";
const drive = { vin, day: booking.day, time: booking.time };
const pathOf = (token: string) => `/api/leads/inquiries/${token}/cancellation`;

describeOnSqlite("the cancellation of a test drive", (open) => {
  const running: RunningLeads[] = [];
  let now = start;
  afterEach(async () => {
    now = start;
    for (const service of running.splice(0)) await service.stop();
  });

  async function booked(changes: object = {}) {
    const { location } = await open<LeadsTables>();
    for (let replica = 0; replica < 2; replica += 1) {
      running.push(await runLeads({ location, now: () => now }));
    }
    const [service, other] = running;
    const { body } = await service!.postJson(drives, { ...booking, ...changes });
    const receipt = Receipt.parse(body);
    const inquiry = async () =>
      Inquiry.parse((await service!.get(`/api/leads/inquiries/${receipt.token}`)).body);
    return { service: service!, other: other!, receipt, inquiry };
  }

  test("frees the time, and mails the store with the receipt number", async () => {
    const { service, receipt, inquiry } = await booked();
    expect(await inquiry()).toMatchObject({
      testDrive: drive,
      canCancel: true,
      canceledDrive: null,
    });
    const answer = await service.postJson(pathOf(receipt.token), {});
    expect([answer.status, answer.body]).toEqual([200, { canceled: true }]);
    expect(await inquiry()).toMatchObject({
      testDrive: null,
      canCancel: false,
      canceledDrive: drive,
      vehicle: "2021 Toyota RAV4 XLE",
      deliveredAt: null,
      bookAgain: "/test-drive/2021-toyota-rav4-xle-2T3P1RFV8MC123456",
    });
    const mails = await service.mails();
    const [lead] = await service.leads();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "Canceled: Schedule a test drive",
      "Schedule a test drive",
    ]);
    expect(new Set(mails.map(({ recipient, lead_id }) => `${recipient} ${lead_id}`))).toEqual(
      new Set([`leads@ozarktrailmitsubishi.example ${lead?.id}`]),
    );
    const notice = mails.find(({ subject }) => subject.startsWith("Canceled"));
    const { text } = z.object({ text: z.string() }).parse(JSON.parse(notice?.content ?? ""));
    expect(text).toContain(
      "The customer has canceled the test drive on Monday, November 23, 2026 at 9:30 AM CST.\n" +
        `Receipt number: ${receipt.number}`,
    );
    expect(text).toContain('<prospect status="resend">');
    expect(text).toContain(lead?.id);
    expect(text).toContain("RAV4");
    const days = await service.get(`${drives}/days?vin=${vin}&store=cape-girardeau`);
    const offered = TestDriveDays.parse(days.body).days.find(({ day }) => day === booking.day);
    expect(offered?.times.find(({ time }) => time === booking.time)?.free).toBe(true);
    expect((await service.postJson(drives, booking)).status).toBe(200);
  });

  test("happens once among concurrent requests on several replicas", async () => {
    const { service, other, receipt } = await booked();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? service : other).postJson(pathOf(receipt.token), {}),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await service.mails()).toHaveLength(2);
  });

  test("does not cancel a later booking of the same time", async () => {
    const { service, receipt } = await booked();
    await service.postJson(pathOf(receipt.token), {});
    const { body } = await service.postJson(drives, { ...booking, text: "Mine now." });
    expect((await service.postJson(pathOf(receipt.token), {})).status).toBe(200);
    const theirs = await service.get(`/api/leads/inquiries/${Receipt.parse(body).token}`);
    expect(Inquiry.parse(theirs.body).testDrive).toEqual(drive);
  });

  test("is rejected after the start, at another dealer, and with another token", async () => {
    const { service, receipt, inquiry } = await booked();
    const from = { headers: { origin: "https://evil.example" } };
    expect((await service.postJson(pathOf(receipt.token), {}, from)).status).toBe(403);
    const elsewhere = { dealer: "heartland" };
    expect((await service.postJson(pathOf(receipt.token), {}, elsewhere)).status).toBe(404);
    expect((await service.postJson(pathOf("x".repeat(32)), {})).status).toBe(404);
    expect((await inquiry()).isReplyDue).toBe(false);
    now = new Date("2026-11-23T15:30:00Z");
    expect((await inquiry()).isReplyDue).toBe(true);
    expect((await service.postJson(pathOf(receipt.token), {})).status).toBe(404);
    expect(await inquiry()).toMatchObject({ testDrive: drive, canCancel: false });
    expect(await service.mails()).toHaveLength(1);
  });

  test("of suspected spam is mailed with the spam mark", async () => {
    const { service, receipt } = await booked({ formToken: "v1.x.y" });
    await service.postJson(pathOf(receipt.token), {});
    const mails = await service.mails();
    expect(new Set(mails.map(({ subject, suspected }) => `${subject} ${suspected}`))).toEqual(
      new Set([
        "Canceled: [Suspected spam] Schedule a test drive 1",
        "[Suspected spam] Schedule a test drive 1",
      ]),
    );
  });

  test("is not undone by submitting the HTML form again, which redirects to the inquiry", async () => {
    const { service } = await booked({ time: "10:00" });
    const { user, vehicle, formToken, store, day, time } = booking;
    const { year, ...names } = vehicle;
    const facts = Object.entries({ ...names, year: String(year) });
    const ofVehicle = Object.fromEntries(facts.map(([name, value]) => [`vehicle.${name}`, value]));
    const next = "/test-drive/x?step=3";
    const fields = { ...user, ...ofVehicle, store, day, time, formToken, next };
    const send = async () => (await service.postForm(drives, fields)).headers.get("location");
    const first = await send();
    expect(first).toMatch(/^\/test-drive\/x\?step=3&inquiry=[\w-]{32}$/);
    expect(await send()).toBe(first);
    const token = first?.split("inquiry=")[1] ?? "";
    await service.postForm(pathOf(token), {});
    expect(await send()).toBe(`/inquiry/${token}`);
    expect(await service.leads()).toHaveLength(2);
  });

  test("from an HTML form redirects to the inquiry page, also on failure", async () => {
    const { service, receipt, inquiry } = await booked();
    const { query } = service.database;
    const page = `/inquiry/${receipt.token}`;
    await query.schema.alterTable("leads_outbox").renameTo("leads_outbox_gone").execute();
    const failed = await service.postForm(pathOf(receipt.token), {});
    expect([failed.status, failed.headers.get("location")]).toEqual([
      303,
      `${page}?not-canceled=1`,
    ]);
    await query.schema.alterTable("leads_outbox_gone").renameTo("leads_outbox").execute();
    expect((await inquiry()).testDrive).toEqual(drive);
    for (let press = 0; press < 2; press += 1) {
      const done = await service.postForm(pathOf(receipt.token), {});
      expect([done.status, done.headers.get("location")]).toEqual([303, page]);
    }
    expect((await inquiry()).canceledDrive).toEqual(drive);
    expect(await service.mails()).toHaveLength(2);
  });
});
