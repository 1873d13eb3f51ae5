import { describe, expect, test } from "@jest/globals";
import { parsePercent, parseSchedule, stepsFrom } from "./steps.ts";

test.each([
  ["10%", 10],
  ["0.5 %", 0.5],
  ["100%", 100],
  ["0%", null],
  ["101%", null],
  ["10", null],
  ["-1%", null],
  ["1.25%", null],
  ["", null],
])("%j is the percentage %s", (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

describe("a schedule", () => {
  test("has percentages with the time that each stays", () => {
    expect(parseSchedule("10% 30m, 50% 1h,100%")).toEqual([
      { percent: 10, minutes: 30 },
      { percent: 50, minutes: 60 },
      { percent: 100, minutes: null },
    ]);
    expect(parseSchedule("5% 1d, 100%")?.[0]).toEqual({ percent: 5, minutes: 1440 });
  });

  test.each([
    "",
    "10%, 50%",
    "50% 1h, 10%",
    "10% 1h, 10%",
    "10% 1w, 50%",
    "10% 0m, 50%",
    "10% 1h",
    "10% 30m; 50%",
    "10% 30m, 500%",
  ])("%j is none", (text) => {
    expect(parseSchedule(text)).toBeNull();
  });

  test("begins now; what follows begins with a whole minute, not earlier than it said", () => {
    const start = Date.parse("2026-12-01T10:00:20.500Z");
    expect(stepsFrom(parseSchedule("10% 30m, 50% 1h, 100%") ?? [], start)).toEqual([
      { from: "2026-12-01T10:00:20.500Z", percent: 10 },
      { from: "2026-12-01T10:31:00.000Z", percent: 50 },
      { from: "2026-12-01T11:31:00.000Z", percent: 100 },
    ]);
  });
});
