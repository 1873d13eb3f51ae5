import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type Allocation, allocateVisit, type VisitRequest } from "./allocate-visit.ts";
import { appointmentDays } from "./appointment-days.ts";
import { type Claim, type Shop, shopDayOf } from "./shop-day.ts";

const timeZone = "America/Chicago";
const hours = { closed: false, open: 8, close: 12 };
const person = (id: string) => ({ id, week: null, closedOn: [] });
const shop: Shop & { timeZone: string } = {
  timeZone,
  week: Array.from({ length: 7 }, () => hours),
  slotMinutes: 30,
  advisers: [person("ana"), person("ben")],
  technicians: [person("lift-1"), person("lift-2")],
  loaners: 1,
  ignoreTimeslots: [],
};
const request: VisitRequest = {
  workMinutes: 45,
  isWaiting: true,
  needsLoaner: false,
  adviserId: null,
};

function dayOf(now: string, week = shop.week) {
  const rules = { week, timeZone, slotMinutes: 30, leadTimeMinutes: 0, days: 1 };
  const [day = { day: "", times: [] }] = appointmentDays({ ...rules, now: new Date(now) });
  return day;
}

function allocate(
  time: string,
  { claims = [], ...wanted }: Partial<VisitRequest> & { claims?: readonly Claim[] } = {},
): Allocation | null {
  const day = shopDayOf(shop, dayOf("2026-11-24T12:00:00Z"), { claims, closures: [] });
  return allocateVisit(shop, day, { ...request, ...wanted }, time);
}

describe("allocateVisit", () => {
  test("claims an adviser for one slot and a technician for whole slots", () => {
    expect(allocate("09:00")).toEqual({
      day: "2026-11-24",
      time: "09:00",
      readyBy: "10:00",
      start: new Date("2026-11-24T15:00:00Z"),
      end: new Date("2026-11-24T16:00:00Z"),
      adviserId: "ana",
      technicianId: "lift-1",
      claims: [
        { resource: "adviser:ana", slot: 540, minutes: 30 },
        { resource: "technician:lift-1", slot: 540, minutes: 30 },
        { resource: "technician:lift-1", slot: 570, minutes: 30 },
      ],
    });
  });

  test("takes a technician who has the skills, and of them the one with the fewest", () => {
    const skilled = (id: string, skills: string[] | null) => ({ ...person(id), skills });
    const technicians = [
      skilled("all", null),
      skilled("both", ["alignment", "diagnosis"]),
      skilled("aligner", ["alignment"]),
      skilled("helper", []),
    ];
    const day = shopDayOf({ ...shop, technicians }, dayOf("2026-11-24T12:00:00Z"), {
      claims: [],
      closures: [],
    });
    const technicianFor = (skills: string[], only = technicians) => {
      const names = only.map(({ id }) => id);
      const able = day.technicians.filter(({ id }) => names.includes(id));
      const found = allocateVisit(
        shop,
        { ...day, technicians: able },
        { ...request, skills },
        "09:00",
      );
      return found?.technicianId ?? null;
    };
    expect(technicianFor([])).toBe("helper");
    expect(technicianFor(["alignment"])).toBe("aligner");
    expect(technicianFor(["alignment", "diagnosis"])).toBe("both");
    expect(technicianFor(["welding"])).toBe("all");
    expect(technicianFor(["alignment"], technicians.slice(3))).toBeNull();
  });

  test("takes the adviser with the fewest visits of the day, or the wanted one", () => {
    const claims = [{ resource: "adviser:ana", slot: 480, minutes: 30 }];
    expect(allocate("09:00", { claims })?.adviserId).toBe("ben");
    expect(allocate("09:00", { claims, adviserId: "ana" })?.adviserId).toBe("ana");
    expect(allocate("08:00", { claims, adviserId: "ana" })).toBeNull();
    expect(allocate("09:00", { adviserId: "zoe" })).toBeNull();
  });

  test("goes past advisers where it is asked to, and claims none of them", () => {
    const claims = ["ana", "ben"].map((id) => ({
      resource: `adviser:${id}`,
      slot: 540,
      minutes: 30,
    }));
    expect(allocate("09:00", { claims })).toBeNull();
    const found = allocate("09:00", { claims, adviserId: "ben", isPastAdvisers: true });
    expect(found?.adviserId).toBe("ben");
    expect(found?.claims.map(({ resource }) => resource)).toEqual([
      "technician:lift-1",
      "technician:lift-1",
    ]);
    expect(allocate("09:00", { claims: [], adviserId: "zoe", isPastAdvisers: true })).toBeNull();
  });

  test("works on a vehicle that was dropped off as soon as a lift is free", () => {
    const claims = ["lift-1", "lift-2"].flatMap((id) =>
      [480, 510, 540].map((slot) => ({ resource: `technician:${id}`, slot, minutes: 30 })),
    );
    expect(allocate("08:00", { claims })).toBeNull();
    expect(allocate("08:00", { claims, isWaiting: false })).toMatchObject({
      time: "08:00",
      readyBy: "10:30",
      technicianId: "lift-1",
    });
    expect(allocate("11:00", { claims, isWaiting: false })).toMatchObject({ readyBy: "12:00" });
    expect(allocate("11:30", { claims, isWaiting: false })).toBeNull();
  });

  test("takes a loaner for the whole day", () => {
    expect(allocate("09:00", { needsLoaner: true })?.claims).toContainEqual({
      resource: "loaner:1",
      slot: 0,
      minutes: 1440,
    });
    const claims = [{ resource: "loaner:1", slot: 0, minutes: 1440 }];
    expect(allocate("11:00", { needsLoaner: true, claims })).toBeNull();
  });

  test("knows no time that is not one of the day", () => {
    for (const time of ["07:30", "12:00", "09:15", "", "__proto__"]) {
      expect(allocate(time)).toBeNull();
    }
  });

  test.each([
    ["2026-03-08T06:00:00Z", "01:30", "03:30", 60],
    ["2026-11-01T05:00:00Z", "01:30", "02:30", 120],
  ])("on the night of %s, is ready by the clock of the store", (now, time, readyBy, minutes) => {
    const night = Array.from({ length: 7 }, () => ({ closed: false, open: 0, close: 4 }));
    const day = shopDayOf({ ...shop, week: night }, dayOf(now, night), {
      claims: [],
      closures: [],
    });
    const found = allocateVisit(shop, day, { ...request, workMinutes: 60 }, time);
    expect(found?.readyBy).toBe(readyBy);
    expect(found && (found.end.getTime() - found.start.getTime()) / 60_000).toBe(minutes);
  });

  test("never claims a slot twice, and is ready before closing", () => {
    const visits = fc.array(
      fc.record({
        time: fc.integer({ min: 0, max: 7 }),
        workMinutes: fc.integer({ min: 1, max: 150 }),
        isWaiting: fc.boolean(),
        needsLoaner: fc.boolean(),
        adviserId: fc.constantFrom(null, null, "ana", "ben"),
      }),
      { maxLength: 30 },
    );
    const day = dayOf("2026-11-24T12:00:00Z");
    fc.assert(
      fc.property(visits, (wanted) => {
        const claims: Claim[] = [];
        for (const { time, ...each } of wanted) {
          const start = day.times[time]?.time ?? "";
          const found = allocateVisit(
            shop,
            shopDayOf(shop, day, { claims, closures: [] }),
            each,
            start,
          );
          claims.push(...(found?.claims ?? []));
          const keys = claims.map(({ resource, slot }) => `${resource} ${slot}`);
          expect(new Set(keys).size).toBe(keys.length);
          const readyBy = found?.readyBy ?? "12:00";
          expect(readyBy <= "12:00" && readyBy > start).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
