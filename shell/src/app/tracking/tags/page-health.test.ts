/** @jest-environment jsdom */
import { countPageHealth, PageHealth } from "@forecourt/contracts/visitor/page-health";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { type BootState, bootGlobal, type PageState } from "../../page-state.ts";
import { caughtMark, chunkMark, mismatchMark } from "../health-marks.ts";
import { measurePageHealth } from "./page-health.ts";
import { pageHealthTags } from "./page-health-tag.ts";

const doFetch = stubFetch();
const record = "0123456789abcdef";
const page = { area: "trade", page: "offer" } as PageState;
const boot = { record: `${record}~button.short`, page };

type Entry = Record<string, unknown>;
/** Entries that the browser reports, by type. */
let entries: Record<string, Entry[]>;

/** Reports all entries of its type at once, as a browser does with `buffered`. */
class StubObserver {
  static supportedEntryTypes: string[] = [];
  readonly #take: (list: { getEntries(): Entry[] }) => void;
  constructor(take: (list: { getEntries(): Entry[] }) => void) {
    this.#take = take;
  }
  observe({ type }: { type: string }) {
    this.#take({ getEntries: () => entries[type] ?? [] });
  }
}

let hidden: boolean;
beforeEach(() => {
  entries = {};
  hidden = false;
  StubObserver.supportedEntryTypes = [
    "largest-contentful-paint",
    "event",
    "first-input",
    "layout-shift",
  ];
  Reflect.set(globalThis, "PerformanceObserver", StubObserver);
  Reflect.set(performance, "getEntriesByType", () => entries["navigation"] ?? []);
  Reflect.set(performance, "getEntriesByName", (name: string) => entries[name] ?? []);
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  doFetch.mockReset().mockResolvedValue({ ok: true, status: 204 } as Response);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "PerformanceObserver");
  Reflect.deleteProperty(globalThis, bootGlobal);
});

const sent = () =>
  doFetch.mock.calls.map(([path, init]) => {
    expect(path).toBe(countPageHealth.path);
    return PageHealth.parse(typeof init?.body === "string" ? JSON.parse(init.body) : null);
  });
function hide() {
  hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
}

const good = { record, page: "trade/offer", mismatch: false, error: false, chunk: false };

test("a document is reported once, when it is hidden, without anything of the visitor", () => {
  const { send } = measurePageHealth(boot, () => true);
  expect(sent()).toEqual([]);
  hide();
  hide();
  send();
  expect(sent()).toEqual([{ ...good, cls: 0 }]);
});

test("nothing is sent without consent at that time", () => {
  measurePageHealth(boot, () => false);
  hide();
  expect(sent()).toEqual([]);
});

describe("faults are those of the whole document", () => {
  test.each([
    ["mismatch", mismatchMark],
    ["error", caughtMark],
    ["chunk", chunkMark],
  ])("%s, also before this was loaded", (fault, mark) => {
    entries[mark] = [{}];
    measurePageHealth(boot, () => true);
    hide();
    expect(sent()).toMatchObject([{ ...good, [fault]: true }]);
  });

  test.each(["error", "unhandledrejection"])("an event %s of the window", (type) => {
    measurePageHealth(boot, () => true);
    window.dispatchEvent(new Event(type));
    hide();
    expect(sent()).toMatchObject([{ ...good, error: true }]);
  });
});

describe("the measures", () => {
  const measured = () => {
    measurePageHealth(boot, () => true);
    hide();
    return sent()[0];
  };

  test("are the last largest paint, since the document was shown, and the slowest interaction", () => {
    entries["navigation"] = [{ activationStart: 400 }];
    entries["largest-contentful-paint"] = [{ startTime: 900 }, { startTime: 1650.4 }];
    entries["first-input"] = [{ duration: 24 }];
    entries["event"] = [{ duration: 900 }, { duration: 88, interactionId: 7 }];
    expect(measured()).toMatchObject({ lcp: 1250, inp: 88 });
  });

  test("are the worst burst of shifts that no input caused", () => {
    entries["layout-shift"] = [
      { startTime: 100, value: 0.05 },
      { startTime: 900, value: 0.02 },
      { startTime: 1000, value: 0.9, hadRecentInput: true },
      { startTime: 2500, value: 0.06 },
      { startTime: 9000, value: 0.01 },
    ];
    expect(measured()?.cls).toBe(0.07);
  });

  test("are missing where the browser reports none", () => {
    StubObserver.supportedEntryTypes = [];
    expect(measured()).toEqual(good);
  });
});

describe("in the tracker", () => {
  const event = (path: string) =>
    ({ path }) as Parameters<ReturnType<typeof pageHealthTags>[0]["send"]>[0];

  test("a document without a canary is not measured", () => {
    Reflect.set(globalThis, bootGlobal, boot satisfies Partial<BootState>);
    expect(pageHealthTags()).toEqual([]);
    expect(sent()).toEqual([]);
  });

  test("another page of the document ends what is measured of the first", () => {
    Reflect.set(globalThis, bootGlobal, { ...boot, measured: true } satisfies Partial<BootState>);
    const [tag] = pageHealthTags();
    tag?.consent({ pixel: false, analytics: true });
    tag?.send(event("/a"));
    tag?.send(event("/a"));
    expect(sent()).toEqual([]);
    tag?.send(event("/b"));
    expect(sent()).toEqual([{ ...good, cls: 0 }]);
  });
});
