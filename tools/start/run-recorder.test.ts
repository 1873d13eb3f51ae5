import { afterEach, expect, jest, test } from "@jest/globals";
import { createRunRecorder } from "./run-recorder.ts";

afterEach(() => {
  jest.useRealTimers();
});

test("writes again until it works, and reports the failure once", () => {
  jest.useFakeTimers();
  let isFull = true;
  let written = 0;
  const reports: string[] = [];
  const write = () => {
    if (isFull) throw new Error("ENOSPC");
    written += 1;
  };
  const recorder = createRunRecorder(write, (text) => reports.push(text), 100);
  recorder.record();
  recorder.record();
  jest.advanceTimersByTime(300);
  expect([written, reports]).toEqual([0, [expect.stringContaining("ENOSPC")]]);
  isFull = false;
  jest.advanceTimersByTime(100);
  expect(written).toBe(1);
  jest.advanceTimersByTime(1_000);
  expect(written).toBe(1);
});
