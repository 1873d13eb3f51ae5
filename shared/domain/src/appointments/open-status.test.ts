import { describe, expect, test } from "@jest/globals";
import { openStatusAt } from "./open-status.ts";

const weekday = { closed: false, open: 9, close: 19 };
const store = {
  week: [
    weekday,
    weekday,
    weekday,
    weekday,
    weekday,
    { closed: false, open: 9, close: 17.5 },
    { closed: true, open: 0, close: 0 },
  ],
  timeZone: "America/Chicago",
  closedOn: ["fourth Thursday of November"],
};
const at = (time: string) => openStatusAt(new Date(`2026-11-${time}:00-06:00`), store);

describe("openStatusAt", () => {
  test("is open from the minute of opening until the minute of closing", () => {
    expect(at("23T09:00")).toEqual({
      kind: "open",
      closes: 19,
      until: new Date("2026-11-23T19:00:00-06:00"),
    });
    expect(at("28T17:29")).toMatchObject({ kind: "open", closes: 17.5 });
    expect(at("28T17:30").kind).toBe("closed");
  });

  test("opens later today, until the opening", () => {
    expect(at("23T08:59")).toEqual({
      kind: "closed",
      opens: { day: "2026-11-23", hour: 9, today: true },
      until: new Date("2026-11-23T09:00:00-06:00"),
    });
  });

  test("opens on a later day, until its midnight", () => {
    expect(at("28T20:00")).toEqual({
      kind: "closed",
      opens: { day: "2026-11-30", hour: 9, today: false },
      until: new Date("2026-11-30T00:00:00-06:00"),
    });
  });

  test("skips a day off", () => {
    expect(at("26T12:00")).toMatchObject({ opens: { day: "2026-11-27", today: false } });
  });

  test("is in the store's time zone, not in that of the process", () => {
    const instant = new Date("2026-11-24T00:30:00Z");
    expect(openStatusAt(instant, store)).toMatchObject({ kind: "open", closes: 19 });
    expect(openStatusAt(instant, { ...store, timeZone: "America/New_York" }).kind).toBe("closed");
  });

  test("never opens where every day is closed", () => {
    const closed = {
      ...store,
      week: Array.from({ length: 7 }, () => ({ ...weekday, closed: true })),
    };
    expect(openStatusAt(new Date("2026-11-23T12:00:00Z"), closed)).toEqual({
      kind: "closed",
      opens: null,
      until: null,
    });
  });
});
