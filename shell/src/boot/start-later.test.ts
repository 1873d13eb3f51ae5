/** @jest-environment jsdom */
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { startLater } from "./start-later.ts";

let prefetched: string[];

function connection(value: object | undefined) {
  Object.defineProperty(navigator, "connection", { value, configurable: true });
}

/** Lets the code load, which takes no timer. */
async function loaded(): Promise<void> {
  await import("./after-start.ts");
  await Promise.resolve();
  await import("./prefetch-on-intent.ts");
  await Promise.resolve();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<a id="a" href="/a">a</a>';
  document.getElementById("a")?.focus();
  prefetched = [];
  const prefetch = prefetched.push.bind(prefetched);
  startLater(
    { prefetch: (path) => void prefetch(path), cancel: () => {}, expire: () => {} },
    { pathTo: (path) => path },
    { record: "0123456789abcdef", site: siteFixture(), visitor: createVisitorStore() },
  );
});

afterEach(() => {
  connection(undefined);
  jest.useRealTimers();
});

test("nothing is prefetched in the first second, and then what has the focus", async () => {
  jest.advanceTimersByTime(999);
  await loaded();
  jest.advanceTimersByTime(0);
  expect(prefetched).toEqual([]);
  jest.advanceTimersByTime(1);
  await loaded();
  jest.advanceTimersByTime(65);
  expect(prefetched).toEqual(["/a"]);
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is prefetched on a connection with %j, also once it is faster",
  async (slow) => {
    connection(slow);
    jest.advanceTimersByTime(1000);
    await loaded();
    connection(undefined);
    await loaded();
    jest.advanceTimersByTime(1000);
    expect(prefetched).toEqual([]);
  },
);
