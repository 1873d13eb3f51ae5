import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type CalendarEvent, calendarFeed, calendarFile } from "./calendar-file.ts";

const event: CalendarEvent = {
  uid: "2f1c@ozark.example",
  sequence: 0,
  stampedAt: new Date("2026-11-20T15:00:00.123Z"),
  start: new Date("2026-11-23T15:30:00Z"),
  end: new Date("2026-11-23T16:00:00Z"),
  summary: "Test drive: 2021 Toyota RAV4",
  location: "Ozark Trail Mitsubishi, 4180 Sycamore Bend Road",
  description: "Call (573) 555-0142\nor change it; anytime",
  url: "https://www.ozark.example/inquiry/abc",
  isCanceled: false,
};

const linesOf = (changes: Partial<CalendarEvent>) =>
  calendarFile({ ...event, ...changes }).split("\r\n");

describe("calendarFile", () => {
  test("has the appointment in UTC, with escaped texts", () => {
    expect(calendarFile(event)).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Forecourt//Appointments//EN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        "UID:2f1c@ozark.example",
        "SEQUENCE:0",
        "DTSTAMP:20261120T150000Z",
        "DTSTART:20261123T153000Z",
        "DTEND:20261123T160000Z",
        "SUMMARY:Test drive: 2021 Toyota RAV4",
        "LOCATION:Ozark Trail Mitsubishi\\, 4180 Sycamore Bend Road",
        "DESCRIPTION:Call (573) 555-0142\\nor change it\\; anytime",
        "URL:https://www.ozark.example/inquiry/abc",
        "STATUS:CONFIRMED",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  test("removes a canceled appointment", () => {
    const lines = linesOf({ isCanceled: true, sequence: 7 });
    expect(lines).toEqual(
      expect.arrayContaining(["METHOD:CANCEL", "SEQUENCE:7", "STATUS:CANCELLED"]),
    );
  });

  test("reminds before the start, unless it is canceled", () => {
    const alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT120M"];
    const lines = linesOf({ remindMinutes: 120 });
    const at = lines.indexOf("BEGIN:VALARM");
    expect(lines.slice(at, at + 6)).toEqual([
      ...alarm,
      "DESCRIPTION:Test drive: 2021 Toyota RAV4",
      "END:VALARM",
      "END:VEVENT",
    ]);
    expect(linesOf({ remindMinutes: 120, isCanceled: true })).not.toContain("BEGIN:VALARM");
  });

  test("has lines of at most 75 bytes, and no property of a typed text", () => {
    const typed = fc.string({ unit: "grapheme", maxLength: 300 });
    const hostile = fc.constantFrom(
      "x\r\nATTENDEE:mailto:a@b.com",
      "x\nBEGIN:VALARM",
      "x\u2028END:VEVENT",
    );
    fc.assert(
      fc.property(fc.oneof(typed, hostile), (text) => {
        const lines = linesOf({ summary: text, location: text, description: text, uid: text });
        for (const line of lines) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\p{Cc}]/u);
        }
        const names = lines
          .filter((line) => !line.startsWith(" "))
          .map((line) => line.split(":")[0]);
        expect(names).toEqual(linesOf({}).map((line) => line.split(":")[0]));
      }),
    );
  });

  test("can be unfolded to the whole text", () => {
    const summary = "é".repeat(200);
    expect(calendarFile({ ...event, summary }).replaceAll("\r\n ", "")).toContain(
      `SUMMARY:${summary}\r\n`,
    );
  });
});

describe("calendarFeed", () => {
  const { url: _url, isCanceled: _isCanceled, ...common } = event;

  test("has its name and all of its events in one calendar", () => {
    const events = [
      { ...common, isTentative: false },
      { ...common, uid: "other@ozark.example", isTentative: true },
    ];
    const feed = calendarFeed({ name: "Service, Ozark", events });
    const lines = feed.split("\r\n");
    const count = (wanted: string) => lines.filter((line) => line === wanted).length;
    expect(lines.slice(0, 5)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Forecourt//Appointments//EN",
      "METHOD:PUBLISH",
      "NAME:Service\\, Ozark",
    ]);
    expect([count("BEGIN:VEVENT"), count("END:VEVENT"), count("END:VCALENDAR")]).toEqual([2, 2, 1]);
    expect([count("STATUS:CONFIRMED"), count("STATUS:TENTATIVE")]).toEqual([1, 1]);
    expect(feed.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(feed).not.toContain("URL:");
  });

  test("is a calendar without events, too", () => {
    expect(calendarFeed({ name: "Empty", events: [] })).not.toContain("VEVENT");
  });
});
