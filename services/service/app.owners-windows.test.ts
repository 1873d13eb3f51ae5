import { Appointment } from "@forecourt/contracts/areas/service/appointments";
import {
  appointmentCalendarPath,
  startVisitPath,
  visitFormPath,
} from "@forecourt/contracts/areas/service/visit-paths";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { describeOnEveryDatabase, describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runService } from "./testing/running-service.ts";
import {
  begunVisit,
  bookedVisit,
  sampleContact,
  sampleServices,
  sampleVehicle,
  visitOf,
} from "./testing/sample-visit.ts";

const now = () => new Date("2026-11-30T12:00:00Z");
const slot = "2026-12-01T09:00";

describeOnEveryDatabase("a visit in two windows", (open) => {
  const run = async () => runService({ location: (await open()).location, now });

  test("is not booked by a window that shows other services, and the error lists both versions", async () => {
    const site = await run();
    const token = await begunVisit(site);
    const path = visitFormPath(token, "contact");
    await site.form(visitFormPath(token, "time"), { slot });
    const { seen } = await visitOf(site, token, "contact");
    const other = { "service.LOF": "1", transport: "drop-off" };
    await site.form(visitFormPath(token, "services"), other);
    const answer = await site.post(path, { ...sampleContact, seen });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: "visit-changed" } } });
    const { error } = answer.body as { error: { fields: Record<string, string> } };
    expect(error.fields["form"]).toMatch(
      /You saw: Brake inspection, Tuesday, December 1 at 9:00 a\.m\., Wait here, 2021 Toyota Camry\. It is now: Oil and filter change, .+, Drop-off, 2021 Toyota Camry\./,
    );
    const form = await site.form(path, { ...sampleContact, seen });
    expect(form.headers.get("location")).toBe(
      `/service/schedule/${token}/contact?check=1#problems`,
    );
    const changed = await visitOf(site, token, "contact");
    expect(changed).toMatchObject({ status: "draft", returned: { form: "contact" } });
    const booked = await site.post(path, { ...sampleContact, seen: changed.seen });
    expect(booked).toMatchObject({ status: 200, body: { event: "ServiceScheduled" } });
    const { body } = await site.send(`/api/service/visits/${token}/appointment`);
    const lines = Appointment.parse(body).appointment.repair_order_lines;
    expect(lines.map(({ op_code: opCode }) => opCode)).toEqual(["LOF"]);
    await site.stop();
  });

  test("says to the window that comes second that another one has booked", async () => {
    const site = await run();
    const token = await begunVisit(site);
    const path = visitFormPath(token, "contact");
    await site.form(visitFormPath(token, "time"), { slot });
    const { seen } = await visitOf(site, token, "contact");
    await site.form(visitFormPath(token, "services"), { "service.LOF": "1", transport: "wait" });
    await site.form(path, sampleContact);
    const locationOf = async (fields: Record<string, string>) =>
      (await site.form(path, { ...sampleContact, ...fields })).headers.get("location");
    const receipt = `/service/appointment/${token}`;
    expect(await locationOf({ seen })).toBe(`${receipt}?done=elsewhere#done`);
    expect(await locationOf({})).toBe(receipt);
    await site.stop();
  });
});

describeOnEveryDatabase("a receipt in two windows", (open) => {
  const run = async () => runService({ location: (await open()).location, now });
  const other = "2026-12-02T10:00";
  const formOf = (answer: { body: unknown }) =>
    (answer.body as { error: { fields: Record<string, string> } }).error.fields["form"];

  test("is not moved by the window that has not seen the move, and is asked again", async () => {
    const site = await run();
    const { token } = await bookedVisit(site, slot);
    const path = visitFormPath(token, "move");
    const moved = await site.post(path, { slot: other, seen: slot });
    expect(moved).toMatchObject({ status: 200, body: { event: "ServiceRescheduled" } });
    const stale = { slot: "2026-12-03T11:00", seen: slot };
    const answer = await site.post(path, stale);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: "visit-changed" } } });
    expect(formOf(answer)).toMatch(
      /was moved to Wednesday, December 2 at 10:00 a\.m\. in another window/,
    );
    const form = await site.form(path, stale);
    expect(form.headers.get("location")).toBe(
      `/service/appointment/${token}?check=1&move=1#problems`,
    );
    const receipt = async () =>
      Appointment.parse((await site.send(`/api/service/visits/${token}/appointment`)).body);
    expect((await receipt()).start).toEqual({ day: "2026-12-02", time: "10:00" });
    // The second window wants the time that the visit already has.
    expect(await site.post(path, { slot: other, seen: slot })).toMatchObject({
      status: 200,
      body: { event: null },
    });
    await site.post(path, { ...stale, seen: other });
    expect((await receipt()).start).toEqual({ day: "2026-12-03", time: "11:00" });
    await site.stop();
  });

  test("is canceled by a window only at the time that it has seen", async () => {
    const site = await run();
    const { token } = await bookedVisit(site, slot);
    await site.form(visitFormPath(token, "move"), { slot: other });
    const path = visitFormPath(token, "cancel");
    const stale = await site.post(path, { reason: "Sold it", seen: slot });
    expect(stale.status).toBe(409);
    expect(formOf(stale)).toContain("so we haven’t canceled it");
    const { body } = await site.send(`/api/service/visits/${token}/appointment`);
    expect(Appointment.parse(body)).toMatchObject({
      status: "booked",
      returned: { form: "cancel", fields: { reason: "Sold it" } },
    });
    expect((await site.post(path, { seen: other })).status).toBe(200);
    await site.stop();
  });

  test("that is canceled tells the window that would move it", async () => {
    const site = await run();
    const { token } = await bookedVisit(site, slot);
    await site.form(visitFormPath(token, "cancel"), {});
    const answer = await site.post(visitFormPath(token, "move"), { slot: other, seen: slot });
    expect(answer.status).toBe(409);
    expect(formOf(answer)).toContain("This appointment is canceled");
    await site.stop();
  });
});

describeOnSqlite("an appointment for the owner's calendar", (open) => {
  test("is a file that nothing stores, and is gone with the appointment", async () => {
    const site = await runService({ location: (await open()).location, now });
    const { token } = await bookedVisit(site, slot);
    const headers = { [internalHeaders.dealer]: "heartland", "x-forwarded-for": "203.0.113.7" };
    const file = () => fetch(site.origin + appointmentCalendarPath(token), { headers });
    const answer = await file();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    // Long lines are folded, RFC 5545.
    const text = (await answer.text()).replaceAll("\r\n ", "");
    expect(text).toMatch(/UID:visit-[\w-]+@www\.heartlandcrossing\.example/);
    expect(text).toContain("DTSTART:20261201T150000Z");
    await site.form(visitFormPath(token, "cancel"), {});
    expect((await file()).status).toBe(404);
    const unknown = appointmentCalendarPath("x".repeat(43));
    expect((await fetch(site.origin + unknown, { headers })).status).toBe(404);
    await site.stop();
  });
});

describeOnSqlite("a visit of a group", (open) => {
  const begin = { ...sampleVehicle, ...sampleServices };

  test("begins at the store that the page named, whichever one is chosen since", async () => {
    const site = await runService({ location: (await open()).location, now });
    const storeOf = async (store: string) => {
      const started = await site.form(startVisitPath, { ...begin, store }, { store: "sedalia" });
      const [token = ""] = /[\w-]{43}/.exec(started.headers.get("location") ?? "") ?? [];
      return (await visitOf(site, token)).options.store;
    };
    expect(await storeOf("rolla")).toMatchObject({
      id: "rolla",
      name: "Heartland Crossing Rolla",
    });
    expect(await storeOf("no-such-store")).toMatchObject({ id: "sedalia" });
    const none = await site.form(startVisitPath, { ...begin, store: "jefferson-city" });
    expect(none.status).toBe(404);
    await site.stop();
  });
});
