import { Receipt } from "@forecourt/contracts/leads/receipt";
import { Inquiry } from "@forecourt/contracts/leads/send";
import { TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { formTokenIssuedAgo, type RunningLeads, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const vin = "2T3P1RFV8MC123456";
const booking = {
  store: "cape-girardeau",
  day: "2026-11-23",
  time: "09:30",
  user: {
    firstName: "Ada",
    lastName: "Moss",
    email: "ada@moss.example",
    phone: "573-555-0177",
  },
  vehicle: { year: 2021, make: "Toyota", model: "RAV4", trim: "XLE", vin },
  text: "I come by bike.",
  formToken: formTokenIssuedAgo(now),
};
const drives = "/api/leads/test-drives";
const days = `${drives}/days?vin=${vin}&store=cape-girardeau`;

describeOnSqlite("test drives", (open) => {
  const running: RunningLeads[] = [];
  afterEach(async () => {
    for (const service of running.splice(0)) await service.stop();
  });

  async function started(replicas = 1): Promise<RunningLeads[]> {
    const { location } = await open<LeadsTables>();
    for (let count = 0; count < replicas; count += 1) {
      running.push(await runLeads({ location, now: () => now }));
    }
    return running;
  }

  const timesOn = async (service: RunningLeads, day: string) => {
    const { days: all } = TestDriveDays.parse((await service.get(days)).body);
    return all.find((each) => each.day === day)?.times ?? [];
  };

  test("are offered within the hours of the sales department, in the store's time zone", async () => {
    const [service] = await started();
    const answer = await service!.get(days);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const offered = TestDriveDays.parse(answer.body);
    expect(offered).toMatchObject({
      timezone: "America/Chicago",
      storeName: "Ozark Trail Mitsubishi",
      slotMinutes: 30,
      leadTimeMinutes: 120,
    });
    const closed = offered.days
      .map(({ day }) => day)
      .filter((day) => day === "2026-11-22" || day === "2026-11-26");
    // Two weeks without two Sundays and Thanksgiving.
    expect([offered.days.length, closed]).toEqual([11, []]);
    // Friday, 9 a.m.: two hours from now. On Saturday the store closes at 6.
    expect(offered.days[0]?.times[0]).toEqual({ time: "11:00", free: true });
    expect(offered.days[1]?.times.at(-1)).toEqual({ time: "17:30", free: true });
  });

  test("are rejected for an unknown store or an invalid VIN", async () => {
    const [service] = await started();
    expect((await service!.get(`${drives}/days?vin=${vin}&store=rolla`)).status).toBe(404);
    expect((await service!.get(`${drives}/days?vin=1&store=cape-girardeau`)).status).toBe(400);
    expect((await service!.postJson(drives, { ...booking, store: "rolla" })).status).toBe(400);
  });

  test("are booked with their lead, which contains the local time", async () => {
    const [service] = await started();
    const { status, body } = await service!.postJson(drives, booking);
    expect(status).toBe(200);
    const { token } = Receipt.parse(body);
    const inquiry = Inquiry.parse((await service!.get(`/api/leads/inquiries/${token}`)).body);
    expect(inquiry.testDrive).toEqual({ vin, day: booking.day, time: booking.time });
    expect(await service!.leads()).toMatchObject([
      { form: "scheduleTestDrive", template: "SCHEDULE_TEST_DRIVE", store_id: "cape-girardeau" },
    ]);
    const [mail] = await service!.mails();
    expect(mail).toMatchObject({ kind: "adf", subject: "Schedule a test drive" });
    const { text } = JSON.parse(mail?.content ?? "") as { text: string };
    expect(text).toContain(
      "Test drive: Monday, November 23, 2026 at 9:30 AM CST\n\nI come by bike.",
    );
    const times = await timesOn(service!, booking.day);
    expect(times.filter(({ free }) => !free)).toEqual([{ time: "09:30", free: false }]);
  });

  test("are booked once among concurrent requests on several replicas", async () => {
    const services = await started(2);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const headers = {
          "idempotency-key": `booking-${index}`,
          "x-forwarded-for": `203.0.113.${index}`,
        };
        const fetched =
          index % 2 === 0
            ? booking
            : { ...booking, vehicle: { ...booking.vehicle, vin: vin.toLowerCase() } };
        return services[index % 2]!.postJson(drives, fetched, { headers });
      }),
    );
    const statuses = answers.map(({ status }) => status).sort((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: { code: "slot-taken" },
    });
    const [service] = services;
    expect(await service!.leads()).toHaveLength(1);
    expect(await service!.mails()).toHaveLength(1);
    const free = (await timesOn(service!, booking.day)).filter((each) => each.free);
    expect(free).toHaveLength(21);
    const next = await service!.postJson(drives, { ...booking, time: free[0]?.time });
    expect(next.status).toBe(200);
  });

  test("can be at the same time for different vehicles or dealers", async () => {
    const [service] = await started();
    const other = { ...booking.vehicle, vin: "2T3P1RFV8MC654321" };
    const elsewhere = { ...booking, store: "rolla" };
    const statuses = [
      await service!.postJson(drives, booking),
      await service!.postJson(drives, { ...booking, vehicle: other }),
      await service!.postJson(drives, elsewhere, { dealer: "heartland" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
  });

  test.each([
    ["that is over", "2026-11-20", "09:00"],
    ["too soon", "2026-11-20", "10:30"],
    ["between two", "2026-11-23", "09:45"],
    ["after closing", "2026-11-23", "20:00"],
    ["of a closed day", "2026-11-22", "10:00"],
    ["far away", "2027-11-22", "10:00"],
  ])("are not booked at a time %s", async (_name, day, time) => {
    const [service] = await started();
    expect(await service!.postJson(drives, { ...booking, day, time })).toMatchObject({
      status: 409,
      body: { error: { code: "slot-taken" } },
    });
    expect(await service!.leads()).toEqual([]);
  });

  test("require the contact fields", async () => {
    const [service] = await started();
    const sent = { ...booking, user: { ...booking.user, lastName: " ", phone: "12" } };
    expect(await service!.postJson(drives, sent)).toMatchObject({
      status: 422,
      body: {
        error: {
          fields: {
            lastName: "Last name is required",
            phone: "Enter a valid 10-digit phone number",
          },
        },
      },
    });
  });

  test("return the same receipt for a repeated booking", async () => {
    const [service] = await started();
    const headers = { "idempotency-key": "booking-once" };
    const first = await service!.postJson(drives, booking, { headers });
    expect((await service!.postJson(drives, booking, { headers })).body).toEqual(first.body);
    expect(await service!.leads()).toHaveLength(1);
  });

  test("from an HTML form redirect to the inquiry, or to the remaining times", async () => {
    const [service] = await started();
    const { user, vehicle, formToken, store, day, time } = booking;
    const facts = Object.entries(vehicle).map(([name, value]) => [
      `vehicle.${name}`,
      String(value),
    ]);
    const fields = { ...user, store, day, time, formToken, ...Object.fromEntries(facts) };
    const booked = await service!.postForm(drives, fields);
    expect(booked.status).toBe(303);
    expect(booked.headers.get("location")).toMatch(/^\/inquiry\/[\w-]{32}$/);
    const page = "/test-drive/2021-toyota-rav4-xle-2T3P1RFV8MC123456";
    const query = "day=2026-11-23&time=09%3A30&taken=1";
    for (const [back, location] of [
      [undefined, `${page}?${query}`],
      ["//evil.example/x", `${page}?${query}`],
      ["/test-drive/x?day=2026-11-23", "/test-drive/x?day=2026-11-23&time=09%3A30&taken=1"],
    ]) {
      const other = { ...fields, email: "bo@moss.example", ...(back ? { back } : {}) };
      const taken = await service!.postForm(drives, other);
      expect([taken.status, taken.headers.get("location")]).toEqual([303, location]);
    }
    const wrong = await service!.postForm(drives, {
      ...fields,
      time: "10:00",
      lastName: "",
      back: page,
    });
    expect(wrong.status).toBe(303);
    const { status, rejection } = await service!.rejectedForm(wrong);
    expect(status).toBe(422);
    expect(rejection?.errors.map(({ text }) => text)).toEqual(["Last name is required"]);
  });
});
