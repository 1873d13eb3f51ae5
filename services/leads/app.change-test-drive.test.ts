import { Receipt } from "@forecourt/contracts/leads/receipt";
import { Inquiry } from "@forecourt/contracts/leads/send";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { formTokenIssuedAgo, type RunningLeads, runLeads } from "./testing/running-leads.ts";

const start = new Date("2026-11-20T15:00:00Z");
const vin = "2T3P1RFV8MC123456";
const booking = {
  store: "cape-girardeau",
  day: "2026-11-23",
  time: "09:30",
  user: { firstName: "Ada", lastName: "Moss", email: "ada@moss.example", phone: "573-555-0177" },
  vehicle: { year: 2021, make: "Toyota", model: "RAV4", vin },
  formToken: formTokenIssuedAgo(start),
};
const drives = "/api/leads/test-drives";
const pathOf = (token: string) => `/api/leads/inquiries/${token}/change`;
const slot = "2026-11-24T10:00";

describeOnSqlite("the change of a test drive", (open) => {
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
    const { token, number } = Receipt.parse(body);
    const inquiry = async () =>
      Inquiry.parse((await service!.get(`/api/leads/inquiries/${token}`)).body);
    return { service: service!, other: other!, token, number, inquiry };
  }

  const driveAt = (day: string, time: string) => ({ testDrive: { vin, day, time } });

  test("moves the booking, and mails store and shopper", async () => {
    const { service, token, number, inquiry } = await booked();
    now = new Date(start.getTime() + 60_000);
    const answer = await service.postJson(pathOf(token), { slot });
    expect([answer.status, answer.body]).toEqual([200, { changed: true }]);
    expect(await inquiry()).toMatchObject({ ...driveAt("2026-11-24", "10:00"), canCancel: true });
    const subjects = (await service.mails()).map(({ subject }) => subject);
    expect(subjects).toEqual(["Schedule a test drive", "New time: Schedule a test drive"]);
    const [, notice] = await service.mails();
    expect(notice?.content).toContain(
      "The customer has moved the test drive to Tuesday, November 24, 2026 at 10:00 AM CST. " +
        "It was booked for Monday, November 23, 2026 at 9:30 AM CST.\\n" +
        `Receipt number: ${number}`,
    );
    const [first, second] = await service.shopperMails();
    expect(second).toMatchObject({
      recipient: "ada@moss.example",
      subject: "New time for your test drive: Tuesday, November 24 at 10:00 a.m.",
    });
    // The later version of the same appointment.
    const [before, after] = [first, second].map((mail) => calendarOf(mail?.content));
    expect(after).toContain("DTSTART:20261124T160000Z");
    expect(lineOf(after, "UID")).toBe(lineOf(before, "UID"));
    expect([lineOf(before, "SEQUENCE"), lineOf(after, "SEQUENCE")]).toEqual(["0", "60"]);
    // The earlier time is free again.
    expect((await service.postJson(drives, booking)).status).toBe(200);
  });

  test("happens once among concurrent requests for the same time on several replicas", async () => {
    const { service, other, token } = await booked();
    const { body } = await service.postJson(drives, { ...booking, time: "11:00" });
    const tokens = [token, Receipt.parse(body).token];
    const answers = await Promise.all(
      [service, other].map((replica, index) =>
        replica.postJson(pathOf(tokens[index] ?? ""), { slot }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await service.mails()).toHaveLength(3);
  });

  test("to its own time changes nothing", async () => {
    const { service, token } = await booked();
    const own = await service.postJson(pathOf(token), { slot: "2026-11-23T09:30" });
    expect(own.status).toBe(200);
    expect(await service.mails()).toHaveLength(1);
    expect(await service.shopperMails()).toHaveLength(1);
  });

  test.each([
    ["a time that is taken", "2026-11-23T11:00", 409],
    ["a closed day", "2026-11-22T10:00", 409],
    ["Thanksgiving", "2026-11-26T10:00", 409],
    ["another form of time", "tomorrow", 400],
  ])("to %s is rejected, and the booking stays", async (_name, other, status) => {
    const { service, token, inquiry } = await booked();
    await service.postJson(drives, { ...booking, time: "11:00" });
    expect((await service.postJson(pathOf(token), { slot: other })).status).toBe(status);
    expect(await inquiry()).toMatchObject(driveAt("2026-11-23", "09:30"));
    expect(await service.shopperMails()).toHaveLength(2);
  });

  test("is rejected after the start, after a cancellation, at another dealer and from another site", async () => {
    const { service, token } = await booked();
    const change = (asking?: object) => service.postJson(pathOf(token), { slot }, asking);
    expect((await change({ headers: { origin: "https://evil.example" } })).status).toBe(403);
    expect((await change({ dealer: "heartland" })).status).toBe(404);
    now = new Date("2026-11-23T15:30:00Z");
    expect((await change()).status).toBe(404);
    now = start;
    await service.postJson(`/api/leads/inquiries/${token}/cancellation`, {});
    expect((await change()).status).toBe(404);
    expect(await service.mails()).toHaveLength(2);
  });

  test("offers the free times of the same car", async () => {
    const { service, inquiry } = await booked();
    await service.postJson(drives, { ...booking, time: "11:00" });
    const { otherTimes = [], vehicle, storeAddress } = await inquiry();
    const { times = [] } = otherTimes.find(({ day }) => day === "2026-11-23") ?? {};
    expect(times).toContain("10:00");
    expect(times).not.toContain("09:30");
    expect(times).not.toContain("11:00");
    expect(otherTimes.map(({ day }) => day)).not.toContain("2026-11-26");
    expect(vehicle).toBe("2021 Toyota RAV4");
    expect(storeAddress).toContain("4180 Sycamore Bend Road");
  });

  test("from an HTML form redirects to the inquiry page, which explains a failure", async () => {
    const { service, token } = await booked();
    const page = `/inquiry/${token}`;
    const changed = await service.postForm(pathOf(token), { slot });
    expect([changed.status, changed.headers.get("location")]).toEqual([303, page]);
    const taken = await service.postForm(pathOf(token), { slot: "2026-11-22T10:00" });
    expect(taken.headers.get("location")).toBe(`${page}?not-changed=taken`);
    const invalid = await service.postForm(pathOf(token), {});
    expect(invalid.headers.get("location")).toBe(`${page}?not-changed=failed`);
    await service.postForm(`/api/leads/inquiries/${token}/cancellation`, {});
    const gone = await service.postForm(pathOf(token), { slot });
    expect(gone.headers.get("location")).toBe(page);
  });

  test("of a canceled drive mails a cancellation of the appointment", async () => {
    const { service, token } = await booked();
    await service.postJson(`/api/leads/inquiries/${token}/cancellation`, {});
    const mail = (await service.shopperMails()).at(-1);
    expect(mail?.subject).toBe("Your test drive is canceled");
    expect(calendarOf(mail?.content)).toContain("METHOD:CANCEL");
    expect(mail?.content).toContain("Original appointment: Monday, November 23 at 9:30 a.m.");
    expect(mail?.content).not.toContain("reach out");
  });
});

function calendarOf(content: string | undefined): string {
  const { attachments } = JSON.parse(content ?? "{}") as { attachments?: { content: string }[] };
  return Buffer.from(attachments?.[0]?.content ?? "", "base64").toString();
}

function lineOf(calendar: string | undefined, name: string): string | undefined {
  return calendar
    ?.split("\r\n")
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
}
