import { Appointment } from "@forecourt/contracts/areas/service/appointments";
import { BookingOptions } from "@forecourt/contracts/areas/service/visit-parts";
import { startVisitPath, visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { describe, expect, test } from "@jest/globals";
import { type RunningService, runService } from "./testing/running-service.ts";
import {
  begunVisit,
  bookedVisit,
  sampleContact,
  sampleServices,
  sampleVehicle,
  tokenOf,
  visitOf,
} from "./testing/sample-visit.ts";
import { VisitEvent } from "./visits/visit-event.ts";

/** A Monday, 6 a.m. in Missouri. */
const monday = new Date("2026-11-30T12:00:00Z");

/** A clock that a test sets. */
function clock(start = monday) {
  let at = start;
  return { now: () => at, set: (next: string) => (at = new Date(next)) };
}

const slot = "2026-12-01T09:00";

async function appointmentOf(site: RunningService, token: string, query = "") {
  const { body } = await site.send(`/api/service/visits/${token}/appointment${query}`);
  return Appointment.parse(body);
}

async function newsOf(site: RunningService): Promise<VisitEvent[]> {
  const rows = await site.database.query
    .selectFrom("service_visit_news")
    .select("content")
    .execute();
  return rows.map(({ content }) => VisitEvent.parse(JSON.parse(content)));
}

describeOnEveryDatabase("a visit that is booked", (open) => {
  const run = async (now: () => Date = () => monday) =>
    runService({ location: (await open()).location, now });

  test("goes from the vehicle to the receipt by redirects alone", async () => {
    const site = await run();
    const started = await site.form(startVisitPath, {});
    expect(started.status).toBe(303);
    const token = tokenOf(started.headers.get("location"));
    expect(started.headers.get("location")).toBe(`/service/schedule/${token}/vehicle`);
    const pages: (string | null)[] = [];
    for (const [name, fields] of [
      ["vehicle", sampleVehicle],
      ["services", { ...sampleServices, symptoms: "They squeal." }],
      ["time", { slot }],
      ["contact", { ...sampleContact, notes: "Gate code 4", texts: "1" }],
    ] as const) {
      const answer = await site.form(visitFormPath(token, name), fields);
      expect(answer.status).toBe(303);
      pages.push(answer.headers.get("location"));
    }
    expect(pages).toEqual([
      `/service/schedule/${token}/services`,
      `/service/schedule/${token}/time`,
      `/service/schedule/${token}/contact`,
      `/service/appointment/${token}?done=booked#done`,
    ]);
    expect(await appointmentOf(site, token)).toMatchObject({
      appointment: {
        appointment_id: expect.stringMatching(/^S-/),
        start_datetime: "2026-12-01T15:00:00.000Z",
        end_datetime: "2026-12-01T16:00:00.000Z",
        notes_general: "Gate code 4",
        vehicle_arr: [{ year: 2021, make: "Toyota", model: "Camry" }],
        repair_order_lines: [
          { op_code: "BRAKE-INSP", name: "Brake inspection", notes_narrative: "They squeal." },
        ],
        business: null,
      },
      status: "booked",
      kind: "new",
      usage: "personal",
      start: { day: "2026-12-01", time: "09:00" },
      readyBy: "10:00",
      transport: "wait",
      adviser: { name: "Joel Harmon", title: "Service advisor" },
      firstName: "Ada",
      mileage: 41_200,
      fromCents: 3995,
      canChange: true,
    });
    expect(await newsOf(site)).toMatchObject([
      {
        kind: "booked",
        moves: 0,
        content: { contact: { texts: true, email: sampleContact.email } },
      },
    ]);
    await site.stop();
  });

  test("is one appointment for a double submit, the back button and two tabs", async () => {
    const site = await run();
    const token = await begunVisit(site);
    await site.form(visitFormPath(token, "time"), { slot });
    const sent = await Promise.all(
      [1, 2, 3].map(() => site.post(visitFormPath(token, "contact"), sampleContact)),
    );
    const replies = sent.map(({ body }) => body as { location: string; event: string | null });
    expect(replies.filter(({ event }) => event === "ServiceScheduled")).toHaveLength(1);
    expect(new Set(replies.map(({ location }) => tokenOf(location)))).toEqual(new Set([token]));
    const before = await appointmentOf(site, token);
    for (const [name, fields] of [
      ["vehicle", { ...sampleVehicle, make: "Ford" }],
      ["services", { "service.LOF": "1", transport: "wait" }],
      ["time", { slot: "2026-12-01T11:00" }],
      ["contact", { ...sampleContact, firstName: "Eve" }],
    ] as const) {
      const answer = await site.form(visitFormPath(token, name), fields);
      expect(answer.headers.get("location")).toBe(`/service/appointment/${token}`);
    }
    expect(await appointmentOf(site, token)).toEqual(before);
    expect(await newsOf(site)).toHaveLength(1);
    await site.stop();
  });

  test("is moved and canceled by its link, each once, and its time is free again", async () => {
    const site = await run();
    const { token } = await bookedVisit(site, slot);
    const moveTo = (to: string) => site.post(visitFormPath(token, "move"), { slot: to });
    expect(await moveTo("2026-12-02T08:30")).toMatchObject({
      body: {
        location: `/service/appointment/${token}?done=moved#done`,
        event: "ServiceRescheduled",
      },
    });
    expect(await moveTo("2026-12-02T08:30")).toMatchObject({ body: { event: null } });
    expect(await appointmentOf(site, token)).toMatchObject({
      kind: "rescheduled",
      start: { day: "2026-12-02", time: "08:30" },
    });
    const cancel = () => site.form(visitFormPath(token, "cancel"), { reason: "Sold it" });
    expect((await cancel()).headers.get("location")).toBe(
      `/service/appointment/${token}?done=canceled#done`,
    );
    await cancel();
    expect(await appointmentOf(site, token)).toMatchObject({
      status: "canceled",
      canChange: false,
    });
    expect(await site.post(visitFormPath(token, "move"), { slot })).toMatchObject({
      status: 422,
      body: { error: { fields: { form: expect.stringContaining("(573) 555-0151") } } },
    });
    expect(await newsOf(site)).toMatchObject([
      { kind: "booked", previous: null },
      {
        kind: "moved",
        moves: 1,
        previous: { time: "09:00" },
        content: { time: { time: "08:30" } },
      },
      { kind: "canceled", content: { cancelReason: "Sold it" } },
    ]);
    const claims = await site.database.query.selectFrom("service_claims").selectAll().execute();
    expect(claims).toEqual([]);
    await site.stop();
  });

  test("holds two times for one network, and releases the oldest for a third", async () => {
    const { now, set } = clock();
    const site = await run(now);
    const held = async (time: string, network: string) => {
      const token = await begunVisit(site, { network });
      await site.form(visitFormPath(token, "time"), { slot: `2026-12-01T${time}` });
      return token;
    };
    const other = await held("08:00", "192.0.2.9");
    const tokens: string[] = [];
    for (const [index, time] of ["09:00", "10:00", "11:00"].entries()) {
      set(`2026-11-30T12:00:0${index + 1}Z`);
      tokens.push(await held(time, "192.0.2.1"));
    }
    const holds = [other, ...tokens].map(async (token) => (await visitOf(site, token)).hold?.time);
    expect(await Promise.all(holds)).toEqual(["08:00", undefined, "10:00", "11:00"]);
    await site.stop();
  });

  test("holds a chosen time for five minutes, and tries it again after that", async () => {
    const { now, set } = clock();
    const site = await run(now);
    const store = { store: "rolla" };
    const begin = () => begunVisit(site, store);
    // Rolla has one adviser.
    const [first, second] = [await begin(), await begin()];
    const hold = (token: string) => site.post(visitFormPath(token, "time"), { slot });
    const book = (token: string) => site.post(visitFormPath(token, "contact"), sampleContact);
    expect((await hold(first)).status).toBe(200);
    expect((await visitOf(site, first)).hold).toMatchObject({ until: "2026-11-30T12:05:00.000Z" });
    expect(await hold(second)).toMatchObject({
      status: 422,
      body: { error: { fields: { slot: expect.stringContaining("just taken") } } },
    });
    expect((await visitOf(site, second)).nearest).toEqual([
      { day: "2026-12-01", time: "08:00" },
      { day: "2026-12-01", time: "08:30" },
      { day: "2026-12-01", time: "09:30" },
      { day: "2026-12-01", time: "10:00" },
    ]);
    set("2026-11-30T12:05:00Z");
    expect((await visitOf(site, first)).hold).toBeNull();
    // The time is still free.
    expect(await book(first)).toMatchObject({ status: 200, body: { event: "ServiceScheduled" } });
    const third = await begin();
    await site.form(visitFormPath(third, "time"), { slot: "2026-12-01T09:30" });
    set("2026-11-30T12:10:01Z");
    await site.form(visitFormPath(second, "time"), { slot: "2026-12-01T09:30" });
    expect(await book(second)).toMatchObject({ body: { event: "ServiceScheduled" } });
    expect(await book(third)).toMatchObject({
      status: 200,
      body: { location: `/service/schedule/${third}/time?check=1#problems`, event: null },
    });
    const gone = await visitOf(site, third);
    expect(gone).toMatchObject({
      status: "draft",
      contact: { firstName: "Ada", usage: "personal" },
      returned: { form: "time", faults: { slot: expect.stringContaining("wasn’t held") } },
    });
    expect(gone.nearest).toHaveLength(4);
    expect(gone.nearest).not.toContainEqual({ day: "2026-12-01", time: "09:30" });
    await site.stop();
  });
});

describe("clocks that jump", () => {
  describeOnEveryDatabase("back and forth", (open) => {
    test("end a hold that was made by a clock far ahead, and never a booking", async () => {
      const { now, set } = clock();
      const site = await runService({ location: (await open()).location, now });
      const store = { store: "rolla" };
      const [ahead, booked] = [await begunVisit(site, store), await begunVisit(site, store)];
      await site.form(visitFormPath(booked, "time"), { slot: "2026-12-01T10:00" });
      await site.form(visitFormPath(booked, "contact"), sampleContact);
      set("2026-11-30T18:00:00Z");
      await site.form(visitFormPath(ahead, "time"), { slot });
      set("2026-11-30T12:00:00Z");
      const later = await begunVisit(site, store);
      const hold = (time: string) =>
        site.post(visitFormPath(later, "time"), { slot: `2026-12-01T${time}` });
      expect((await hold("10:00")).status).toBe(422);
      expect((await hold("09:00")).status).toBe(200);
      await site.stop();
    });

    test("forward, over the start, leave a visit that cannot be changed", async () => {
      const { now, set } = clock();
      const site = await runService({ location: (await open()).location, now });
      const { token } = await bookedVisit(site, slot);
      const held = await begunVisit(site);
      await site.form(visitFormPath(held, "time"), { slot });
      set("2026-12-01T15:00:00Z");
      expect(await appointmentOf(site, token)).toMatchObject({
        status: "booked",
        canChange: false,
      });
      expect((await site.post(visitFormPath(token, "cancel"), {})).status).toBe(422);
      // A hold whose time has come is not booked.
      expect(await site.post(visitFormPath(held, "contact"), sampleContact)).toMatchObject({
        body: { event: null },
      });
      set("2026-12-01T16:00:00Z");
      expect(await appointmentOf(site, token)).toMatchObject({ status: "done" });
      await site.stop();
    });
  });
});

describeOnEveryDatabase("the options of a store", (open) => {
  test("are those of its settings, and none where it books nothing", async () => {
    const site = await runService({ location: (await open()).location, now: () => monday });
    const options = async (dealer: string, store?: string) => {
      const asking = { dealer, ...(store && { store }) };
      return site.send("/api/service/booking-options", asking);
    };
    expect(BookingOptions.parse((await options("heartland")).body)).toMatchObject({
      isBookable: true,
      transports: ["wait", "drop-off", "shuttle", "loaner"],
      store: { id: "columbia" },
    });
    expect(BookingOptions.parse((await options("ozark-mitsubishi")).body)).toMatchObject({
      isBookable: true,
      transports: ["wait", "drop-off"],
      diagnosisOpCode: "DIAG",
    });
    expect((await options("heartland", "jefferson-city")).status).toBe(404);
    await site.stop();
  });
});
