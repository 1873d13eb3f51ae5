import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Appointment } from "@forecourt/contracts/areas/service/appointments";
import { type VisitFormName, visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { processEnv } from "@forecourt/service-kit/config";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import { compileCacheEnv } from "@forecourt/testing/compile-cache";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { type RunningService, runService } from "./testing/running-service.ts";
import { begunVisit, bookedVisit, sampleContact, visitOf } from "./testing/sample-visit.ts";

const at = "2026-11-30T12:00:00.000Z";
const now = () => new Date(at);
const slot = "2026-12-01T09:00";
const entry = fileURLToPath(new URL("testing/killed-service.ts", import.meta.url));

interface Form {
  token: string;
  name: VisitFormName;
  fields: Record<string, string>;
}

/** Starts a process that kills itself there, and sends the form to it; resolves with the signal that ended it. */
async function sendAndDie(location: DatabaseLocation, killAt: string, form: Form) {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...compileCacheEnv(),
      PATH: processEnv().PATH ?? "",
      LOCATION: JSON.stringify(location),
      NOW: at,
      KILL_AT: killAt,
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exited = once(child, "exit");
  const origin = `http://127.0.0.1:${await portOf(child)}`;
  const answer = fetch(origin + visitFormPath(form.token, form.name), {
    method: "POST",
    headers: {
      [internalHeaders.dealer]: "heartland",
      "x-forwarded-for": "203.0.113.9",
      "content-type": "application/json",
    },
    body: JSON.stringify(form.fields),
  });
  await expect(answer).rejects.toThrow("fetch failed");
  const [, signal] = await exited;
  return signal;
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error("the service did not start")));
    child.once("message", (message) => resolve((message as { port: number }).port));
  });
}

/** State of a visit on the owner's page and at the shop. */
async function stateOf(site: RunningService, token: string) {
  const { query } = site.database;
  const { status, body } = await site.send(`/api/service/visits/${token}/appointment`);
  const claims = await query.selectFrom("service_claims").selectAll().execute();
  const news = await query.selectFrom("service_visit_news").select("content").execute();
  const page = status === 200 ? Appointment.parse(body) : null;
  return {
    page: page && { status: page.status, time: page.start.time },
    booked: claims.filter(({ held_until }) => held_until === null).length,
    news: news.length,
  };
}

/** An adviser for a slot, and a lift for two. */
const claimsOfVisit = 3;

describeOnSqlite("a service that is killed while it books", (open) => {
  test.each([
    "UpdateQueryNode service_claims",
    "UpdateQueryNode service_visits",
    "InsertQueryNode service_visit_links",
    "InsertQueryNode service_reminders",
    "InsertQueryNode service_visit_news",
  ])("before %s has no appointment, and the held visit can be booked again", async (killAt) => {
    const { location } = await open();
    const before = await runService({ location, now });
    const token = await begunVisit(before);
    await before.form(visitFormPath(token, "time"), { slot });
    await before.stop();
    const form = { token, name: "contact", fields: sampleContact } as const;
    expect(await sendAndDie(location, killAt, form)).toBe("SIGKILL");
    const site = await runService({ location, now });
    expect(await stateOf(site, token)).toEqual({ page: null, booked: 0, news: 0 });
    expect((await visitOf(site, token)).hold).toMatchObject({ time: "09:00" });
    const again = await site.post(visitFormPath(token, "contact"), sampleContact);
    expect(again.body).toMatchObject({ event: "ServiceScheduled" });
    const booked = { page: { status: "booked", time: "09:00" }, booked: claimsOfVisit, news: 1 };
    expect(await stateOf(site, token)).toEqual(booked);
    await site.stop();
  });

  test("after the commit has one appointment, which a second request shows", async () => {
    const { location } = await open();
    const before = await runService({ location, now });
    const token = await begunVisit(before);
    await before.form(visitFormPath(token, "time"), { slot });
    await before.stop();
    const form = { token, name: "contact", fields: sampleContact } as const;
    expect(await sendAndDie(location, "committed", form)).toBe("SIGKILL");
    const site = await runService({ location, now });
    const booked = { page: { status: "booked", time: "09:00" }, booked: claimsOfVisit, news: 1 };
    expect(await stateOf(site, token)).toEqual(booked);
    const again = await site.post(visitFormPath(token, "contact"), sampleContact);
    expect(again.body).toEqual({ location: `/service/appointment/${token}`, event: null });
    expect(await stateOf(site, token)).toEqual(booked);
    await site.stop();
  });
});

describeOnSqlite("a service that is killed while it changes a booked visit", (open) => {
  const move = { name: "move", fields: { slot: "2026-12-01T11:00" } } as const;
  const cancel = { name: "cancel", fields: {} } as const;
  const moved = { page: { status: "booked", time: "11:00" }, booked: claimsOfVisit, news: 2 };
  const canceled = { page: { status: "canceled", time: "09:00" }, booked: 0, news: 2 };

  test.each([
    [move, "DeleteQueryNode service_claims", moved],
    [move, "InsertQueryNode service_claims", moved],
    [move, "UpdateQueryNode service_visits", moved],
    [move, "DeleteQueryNode service_reminders", moved],
    [move, "InsertQueryNode service_visit_news", moved],
    [cancel, "DeleteQueryNode service_claims", canceled],
    [cancel, "UpdateQueryNode service_visits", canceled],
    [cancel, "DeleteQueryNode service_reminders", canceled],
    [cancel, "InsertQueryNode service_visit_news", canceled],
  ])("%j before %s has changed nothing, and can change it again", async (form, killAt, after) => {
    const { location } = await open();
    const before = await runService({ location, now });
    const { token } = await bookedVisit(before, slot);
    await before.stop();
    expect(await sendAndDie(location, killAt, { token, ...form })).toBe("SIGKILL");
    const site = await runService({ location, now });
    const booked = { page: { status: "booked", time: "09:00" }, booked: claimsOfVisit, news: 1 };
    expect(await stateOf(site, token)).toEqual(booked);
    await site.post(visitFormPath(token, form.name), form.fields);
    expect(await stateOf(site, token)).toEqual(after);
    await site.stop();
  });
});
