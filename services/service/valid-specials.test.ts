import { expect, test } from "@jest/globals";
import { dayIn, validOn } from "./valid-specials.ts";

const special = (id: string, startDate: string, endDate: string) => ({
  id,
  title: id,
  badge: null,
  description: id,
  disclaimer: id,
  startDate,
  endDate,
});

test("a special is valid on its first day, its last day and between", () => {
  const offers = [
    special("past", "2026-01-01", "2026-03-09"),
    special("last-day", "2026-01-01", "2026-03-10"),
    special("first-day", "2026-03-10", "2050-12-31"),
    special("future", "2026-03-11", "2050-12-31"),
  ];
  expect(validOn("2026-03-10", offers).map((offer) => offer.id)).toEqual(["last-day", "first-day"]);
});

test("the day is that of the store, not that of the server", () => {
  const moment = new Date("2026-03-11T03:30:00Z");
  expect(dayIn("America/Chicago", moment)).toBe("2026-03-10");
  expect(dayIn("UTC", moment)).toBe("2026-03-11");
});
