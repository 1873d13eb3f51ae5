/** @jest-environment jsdom */
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { watchBuilds } from "./watch-builds.ts";

const doFetch = stubFetch();
const minute = 60_000;
let isHidden: boolean;
let found: number;

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  found = 0;
  Object.defineProperty(document, "hidden", { get: () => isHidden, configurable: true });
  watchBuilds("1111111111111111", () => (found += 1));
});
afterEach(() => {
  jest.useRealTimers();
});

function latestIs(id: string | null): void {
  doFetch.mockImplementation(async () => {
    if (id === null) throw new TypeError("Failed to fetch");
    return { ok: true, json: async () => ({ id, timestamp: 1 }) } as Response;
  });
}

async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

async function show(): Promise<void> {
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
}

test("asks every five minutes, past caches, and reports another build once", async () => {
  latestIs("1111111111111111");
  await pass(5 * minute - 1);
  expect(doFetch).not.toHaveBeenCalled();
  await pass(1);
  expect(doFetch.mock.calls[0]?.[0]).toBe(`/builds/latest.json?${Date.now()}`);
  expect(found).toBe(0);
  latestIs("2222222222222222");
  await pass(5 * minute);
  expect(found).toBe(1);
  await pass(30 * minute);
  await show();
  expect([found, doFetch.mock.calls.length]).toEqual([1, 2]);
});

test("does not ask in a hidden page, and asks at once when it is shown after that time", async () => {
  latestIs("2222222222222222");
  isHidden = true;
  await pass(20 * minute);
  expect(doFetch).not.toHaveBeenCalled();
  await show();
  expect([found, doFetch.mock.calls.length]).toEqual([1, 1]);
});

test("a failed request, an error and a strange answer say nothing", async () => {
  latestIs(null);
  await pass(5 * minute);
  doFetch.mockResolvedValue({ ok: false } as Response);
  await pass(5 * minute);
  doFetch.mockResolvedValue({ ok: true, json: async () => ({}) } as Response);
  await pass(5 * minute);
  expect([found, doFetch.mock.calls.length]).toEqual([0, 3]);
});
