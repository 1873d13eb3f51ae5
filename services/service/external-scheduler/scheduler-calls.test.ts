import { randomUUID } from "node:crypto";
import { Appointment } from "@forecourt/contracts/areas/service/appointments";
import { visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { sendDueLeads } from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { queueChange } from "../notifications/queue-change.ts";
import { type FakeMode, type FakeSystem, fakeSystem } from "../testing/fake-system.ts";
import { runService, signingSecret } from "../testing/running-service.ts";
import { bookedVisit } from "../testing/sample-visit.ts";
import { VisitNotification } from "../visits/visit-notification.ts";
import { httpScheduler } from "./http-scheduler.ts";
import { callDelivery } from "./run-call.ts";
import { settleCall } from "./settle-call.ts";

/** A Monday, 6 a.m. in Missouri. */
const start = new Date("2026-11-30T12:00:00Z");
const slot = "2026-12-01T09:00";
const slotAt = "2026-12-01T15:00:00.000Z";
const later = "2026-12-02T10:00";
const laterAt = "2026-12-02T16:00:00.000Z";
const log = createLog({ name: "t", level: "silent" });

let fake: FakeSystem;
beforeEach(async () => {
  fake = await fakeSystem();
});
afterEach(async () => fake.stop());

/** The shipped dealers, of which each has the fake as its scheduling system. */
async function dealersWithSystem() {
  const shipped = await loadDealers(shippedDealers);
  const config: typeof shipped.config = (tenant) => {
    const own = shipped.config(tenant);
    const system = { url: "https://calendar.example" };
    return { ...own, scheduling: { ...own.scheduling, system } };
  };
  return { current: () => ({ ...shipped, config }) };
}

async function running(open: OpenTestDatabase, { confirmWithinMs = 0 } = {}) {
  const clock = { now: start };
  const now = () => clock.now;
  const dealers = await dealersWithSystem();
  const patience = { timeoutMs: 30_000 };
  const schedulerOf = () =>
    httpScheduler({
      url: fake.url,
      token: null,
      maxFailures: 1_000,
      timeoutMs: patience.timeoutMs,
      freeTimesMs: 30_000,
    });
  const { location } = await open();
  const eventQueues = [queueChange({ dealers, secret: signingSecret })];
  const service = await runService({ location, now, eventQueues, confirmWithinMs });
  const site = { ...service, location };
  const { database } = site;
  const deps = { database, dealers, now, log, schedulerOf, onSettled: () => {} };
  const calls = callDelivery(deps);
  const news = async () => {
    const rows = await database.query
      .selectFrom("service_visit_news")
      .select("content")
      .orderBy("due_at")
      .execute();
    return rows.map(({ content }) => VisitNotification.parse(JSON.parse(content)));
  };
  const appointment = async (token: string) => {
    const { body } = await site.send(`/api/service/visits/${token}/appointment`);
    return Appointment.parse(body);
  };
  return {
    site,
    schedulerOf,
    dealers,
    now,
    clock,
    patience,
    news,
    kinds: async () => (await news()).map(({ kind }) => kind),
    appointment,
    deliver: () => sendDueLeads(calls, randomUUID()),
    pass: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    move: (token: string, to: string) => site.form(visitFormPath(token, "move"), { slot: to }),
    cancel: (token: string) => site.form(visitFormPath(token, "cancel"), {}),
    claims: () => database.query.selectFrom("service_claims").selectAll().execute(),
  };
}

describeOnEveryDatabase("a visit of a dealer with their own scheduling system", (open) => {
  test("waits for its confirmation, and its owner gets a mail when the system has answered", async () => {
    const { site, deliver, kinds, appointment } = await running(open);
    const { token } = await bookedVisit(site, slot);
    expect((await appointment(token)).confirmation).toBe("waiting");
    expect(await kinds()).toEqual([]);
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(await kinds()).toEqual(["booked"]);
    expect(await appointment(token)).toMatchObject({ confirmation: "confirmed" });
    expect(fake.appointments).toMatchObject([
      { start: slotAt, body: { customer: { lastName: "Moss" } } },
    ]);
    await site.stop();
  });

  test.each<FakeMode>(["down", "lost", "hang", "500", "garbage", "redirect", "pending", "no-id"])(
    "is booked there once, and told once, after the system was %s",
    async (mode) => {
      const { site, deliver, kinds, pass, patience, appointment } = await running(open);
      const { token } = await bookedVisit(site, slot);
      fake.state.mode = mode;
      if (mode === "hang") patience.timeoutMs = 50;
      for (let count = 0; count < 3; count += 1) {
        await deliver();
        pass(5);
      }
      expect(await kinds()).toEqual(["waiting"]);
      expect((await appointment(token)).confirmation).toBe("waiting");
      Object.assign(fake.state, { mode: "ok" });
      patience.timeoutMs = 30_000;
      await deliver();
      await deliver();
      expect(await kinds()).toEqual(["waiting", "booked"]);
      expect(fake.appointments.map((one) => one.start)).toEqual([slotAt]);
      expect((await appointment(token)).confirmation).toBe("confirmed");
      await site.stop();
    },
  );

  test("is booked once, and told once, when a slow system is asked twice and answers twice", async () => {
    const { site, deliver, kinds, pass, appointment, claims } = await running(open);
    const { token } = await bookedVisit(site, slot);
    const claimed = await claims();
    fake.state.mode = "slow";
    const asked = async (count: number) => {
      while (fake.requests.length < count) await new Promise((done) => setTimeout(done, 20));
    };
    const first = deliver();
    await asked(1);
    // The first worker's lease has ended: another one asks, while the system still has both requests.
    pass(5);
    const second = deliver();
    await asked(2);
    expect(fake.requests[1]?.key).toBe(fake.requests[0]?.key);
    fake.release();
    await Promise.all([first, second]);
    await deliver();
    expect(fake.appointments.map((one) => one.start)).toEqual([slotAt]);
    expect(await kinds()).toEqual(["booked"]);
    expect(await claims()).toEqual(claimed);
    expect((await appointment(token)).confirmation).toBe("confirmed");
    await site.stop();
  });

  test("keeps the first of two answers that differ", async () => {
    const { site, dealers, now, deliver, kinds, appointment, claims } = await running(open);
    const { token } = await bookedVisit(site, slot);
    const { database } = site;
    const call = await database.query
      .selectFrom("service_outside_calls")
      .selectAll()
      .executeTakeFirstOrThrow();
    await deliver();
    const claimed = await claims();
    for (const answer of [
      { kind: "refused", nearest: [] },
      { kind: "confirmed", outsideId: "another" },
    ] as const) {
      expect(await settleCall({ database, dealers, now }, call, answer)).toBe(false);
    }
    expect(await kinds()).toEqual(["booked"]);
    expect(await claims()).toEqual(claimed);
    expect((await appointment(token)).confirmation).toBe("confirmed");
    const outside = database.query.selectFrom("service_outside_visits").select("outside_id");
    expect(await outside.execute()).toEqual([{ outside_id: "out-1" }]);
    await site.stop();
  });

  test("shows the answer on its receipt when the system answers at once", async () => {
    const { site, deliver, appointment } = await running(open, { confirmWithinMs: 600_000 });
    const booked = bookedVisit(site, slot);
    const isWaiting = async () =>
      (await site.database.query.selectFrom("service_outside_calls").select("id").execute()).length;
    while ((await isWaiting()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await deliver();
    const { token } = await booked;
    expect((await appointment(token)).confirmation).toBe("confirmed");
    await site.stop();
  });

  test("is offered the times that are free in both calendars, and without an answer its own", async () => {
    const { site, schedulerOf } = await running(open);
    const other = await runService({ location: site.location, now: () => start, schedulerOf });
    const { token } = await bookedVisit(site, slot);
    fake.state.free = ["2026-12-01T16:00:00Z", "2026-12-01T03:00:00Z"];
    const days = async () => {
      const { body } = await other.send(`/api/service/visits/${token}/appointment?days=1`);
      return Appointment.parse(body).days;
    };
    expect(await days()).toEqual([{ day: "2026-12-01", times: ["10:00"] }]);
    fake.state.mode = "500";
    expect((await days()).length).toBeGreaterThan(1);
    await other.stop();
    await site.stop();
  });

  test("keeps the order of its changes, and the owner gets a mail about the last", async () => {
    const { site, deliver, kinds, pass, move } = await running(open);
    const { token } = await bookedVisit(site, slot);
    fake.state.mode = "500";
    await deliver();
    await move(token, later);
    pass(10);
    fake.state.mode = "ok";
    for (let count = 0; count < 3; count += 1) await deliver();
    expect(fake.appointments).toMatchObject([{ start: laterAt, isCanceled: false }]);
    expect(fake.requests.map(({ path }) => path)).toEqual([
      "/appointments",
      "/appointments",
      "/appointments/out-1/move",
    ]);
    expect(await kinds()).toEqual(["moved"]);
    await site.stop();
  });

  test("is canceled at once for its owner, and in the system when that answers", async () => {
    const { site, deliver, kinds, pass, cancel } = await running(open);
    const { token } = await bookedVisit(site, slot);
    fake.state.mode = "lost";
    await deliver();
    await cancel(token);
    expect(await kinds()).toEqual(["canceled"]);
    pass(10);
    fake.state.mode = "ok";
    for (let count = 0; count < 3; count += 1) await deliver();
    expect(fake.appointments).toMatchObject([{ isCanceled: true }]);
    expect(await kinds()).toEqual(["canceled"]);
    await site.stop();
  });

  test("whose time is refused has none, offers the closest, and can be moved to one", async () => {
    const { site, deliver, news, kinds, move, appointment, claims } = await running(open);
    const { token } = await bookedVisit(site, slot);
    fake.state.mode = "refuse";
    fake.state.nearest = ["2026-12-01T17:00:00Z", "2026-12-01T16:00:00Z"];
    await deliver();
    const [refused] = await news();
    expect(refused).toMatchObject({
      kind: "refused",
      nearest: [
        { day: "2026-12-01", time: "10:00" },
        { day: "2026-12-01", time: "11:00" },
      ],
    });
    expect(await claims()).toEqual([]);
    const page = await appointment(token);
    expect(page).toMatchObject({ confirmation: "refused", canChange: true });
    expect(page.nearest).toContainEqual({ day: "2026-12-01", time: "09:30" });
    fake.state.mode = "ok";
    await move(token, later);
    await deliver();
    expect(await kinds()).toEqual(["refused", "booked"]);
    expect(fake.appointments).toMatchObject([{ start: laterAt }]);
    await site.stop();
  });

  test("whose move is refused keeps its time, with its claims and its reminder", async () => {
    const { site, deliver, news, move, appointment, claims } = await running(open);
    const { token } = await bookedVisit(site, slot);
    await deliver();
    const before = await claims();
    await move(token, later);
    fake.state.mode = "refuse";
    await deliver();
    expect(await appointment(token)).toMatchObject({
      confirmation: "confirmed",
      start: { day: "2026-12-01", time: "09:00" },
    });
    expect(await claims()).toEqual(before);
    const [, kept] = await news();
    expect(kept).toMatchObject({ kind: "kept", content: { time: { startsAt: slotAt } } });
    // The system named none: these are of the site's own calendar.
    expect(kept?.nearest.length).toBeGreaterThan(0);
    expect(fake.appointments).toMatchObject([{ start: slotAt }]);
    const reminders = await site.database.query
      .selectFrom("service_reminders")
      .select("starts_at")
      .execute();
    expect(reminders).toEqual([{ starts_at: slotAt }]);
    await site.stop();
  });

  test("is refused without asking once its time has passed", async () => {
    const { site, deliver, kinds, pass } = await running(open);
    await bookedVisit(site, slot);
    fake.state.mode = "down";
    await deliver();
    pass(2 * 24 * 60);
    const asked = fake.requests.length;
    await deliver();
    expect(fake.requests).toHaveLength(asked);
    expect(await kinds()).toEqual(["refused"]);
    await site.stop();
  });
});
