import {
  againField,
  startVisitPath,
  visitFormPath,
} from "@forecourt/contracts/areas/service/visit-paths";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runService } from "./testing/running-service.ts";
import {
  bookedVisit,
  sampleContact,
  sampleVehicle,
  tokenOf,
  visitOf,
} from "./testing/sample-visit.ts";

/** A time on the day of `clock`, which is the last day of November's coupons. */
const slot = "2026-11-30T14:00";
const ozark = { dealer: "ozark-mitsubishi" };

describeOnSqlite("a canceled visit that is booked again", (open) => {
  const run = async () => {
    const clock = { now: new Date("2026-11-30T12:00:00Z") };
    const site = await runService({ location: (await open()).location, now: () => clock.now });
    const again = (token: string, asking = {}) =>
      site.form(startVisitPath, { [againField]: token }, asking);
    return { site, clock, again };
  };

  test("keeps its vehicle, work, words, coupon and contact, and asks for a time", async () => {
    const { site, again } = await run();
    const started = await site.form(startVisitPath, sampleVehicle, ozark);
    const first = tokenOf(started.headers.get("location"));
    const services = { "service.BRAKE-INSP": "1", transport: "wait", symptoms: "It squeals" };
    await site.form(visitFormPath(first, "services"), services, ozark);
    await site.form(visitFormPath(first, "time"), { slot }, ozark);
    await site.form(visitFormPath(first, "contact"), { ...sampleContact, texts: "1" }, ozark);
    const before = await visitOf(site, first, "contact", ozark);
    expect(before.coupon).not.toBeNull();
    await site.form(visitFormPath(first, "cancel"), { reason: "" }, ozark);
    const { status, headers } = await again(first, ozark);
    const token = tokenOf(headers.get("location"));
    expect(status).toBe(303);
    expect(headers.get("location")).toBe(`/service/schedule/${token}/time`);
    expect(token).not.toBe(first);
    const after = await visitOf(site, token, "contact", ozark);
    expect(after).toMatchObject({
      status: "draft",
      vehicle: before.vehicle,
      services: before.services,
      symptoms: "It squeals",
      transport: "wait",
      coupon: { text: before.coupon?.text },
      hold: null,
      missing: ["time", "contact"],
    });
    expect(after.contact).toMatchObject({ lastName: "Moss" });
    expect(after.contact).not.toHaveProperty("texts");
    await site.stop();
  });

  test("has no coupon that has ended meanwhile", async () => {
    const { site, clock, again } = await run();
    const { token: first } = await bookedVisit(site, slot, ozark);
    await site.form(visitFormPath(first, "cancel"), { reason: "" }, ozark);
    const { coupon: before } = await visitOf(site, first, "contact", ozark);
    expect(before).not.toBeNull();
    clock.now = new Date("2026-12-03T12:00:00Z");
    const token = tokenOf((await again(first, ozark)).headers.get("location"));
    const { coupon } = await visitOf(site, token, "contact", ozark);
    expect(coupon?.until).not.toBe(before?.until);
    await site.stop();
  });

  test("stays at its store, whichever one the visitor has chosen meanwhile", async () => {
    const { site, again } = await run();
    const { token: first } = await bookedVisit(site, "2026-12-01T09:00", { store: "rolla" });
    const token = tokenOf((await again(first, { store: "sedalia" })).headers.get("location"));
    expect((await visitOf(site, token)).options.store.id).toBe("rolla");
    await site.stop();
  });

  test("begins anew for a token that is unknown, or that of another dealer", async () => {
    const { site, again } = await run();
    const { token } = await bookedVisit(site, "2026-12-01T09:00");
    for (const [sent, asking] of [
      ["x".repeat(43), {}],
      ["x", {}],
      [token, { dealer: "ozark-mitsubishi" }],
    ] as const) {
      const { headers } = await again(sent, asking);
      expect(headers.get("location")).toMatch(/\/vehicle$/);
    }
    await site.stop();
  });
});
