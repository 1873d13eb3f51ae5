import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { describe, expect, test } from "@jest/globals";
import type { LoadedPage } from "../app/page-view.tsx";
import type { FetchedPage, Payload } from "./payload-cache.ts";
import { payloadLoader } from "./payload-loader.ts";

function stateOf(title: string): FetchedPage {
  const head = { title, description: "", canonical: null };
  return {
    outcome: "page",
    status: 200,
    area: "service",
    page: "index",
    data: null,
    head,
    deferred: {},
    requestedAt: 12,
  };
}

function Page() {
  return null;
}

interface NavigationOptions {
  payload?: Payload;
  cached?: { page: LoadedPage; isOld?: boolean };
  isSuperseded?: boolean;
  isNew?: boolean;
  isReload?: boolean;
}

/** One navigation to /service; `missed` = paths reported as unreachable. */
function navigation(options: NavigationOptions) {
  const { payload, cached, isSuperseded = false, isNew = true, isReload = false } = options;
  const requestedPaths: string[] = [];
  const discarded: string[] = [];
  const missed: string[] = [];
  const visitor = createVisitorStore();
  const merged: unknown[] = [];
  const remembered: string[] = [];
  const stop = new AbortController();
  const load = payloadLoader({
    areas: { load: async () => ({ pages: { index: async () => ({ Page }) } }) },
    payloads: {
      expire: () => {},
      prefetch: () => {},
      cancel: () => {},
      clear: () => {},
      pin: () => {},
      discard: (path) => void discarded.push(path),
      async consume(path) {
        requestedPaths.push(path);
        return payload ?? stateOf("asked");
      },
    },
    pages: {
      set: () => {},
      clear: () => {},
      get: (_key, _path, age) => (cached && (!cached.isOld || age) ? cached.page : null),
    },
    visitor,
    preferences: { merge: (terms, requestedAt) => void merged.push([terms, requestedAt]) },
    terms: { remember: (path) => void remembered.push(path) },
    client: {
      unreachable: (path) => void missed.push(path),
      isSuperseded: () => () => isSuperseded,
    },
  });
  const url = new URL("http://localhost/service?a=b");
  const loaded = load({ url, key: "k1", isNew, isReload, signal: stop.signal });
  return {
    loaded,
    page: loaded.then(pageOf),
    asked: requestedPaths,
    discarded,
    missed,
    stop,
    visitor,
    merged,
    remembered,
  };
}

function pageOf(loaded: LoadedPage | { redirect: string }): LoadedPage {
  if ("redirect" in loaded) throw new Error(`redirected to ${loaded.redirect}`);
  return loaded;
}

/** The state of a promise after 20 ms. */
function outcomeOf(promise: Promise<unknown>): Promise<string> {
  const later = new Promise<string>((resolve) => setTimeout(resolve, 20, "waits"));
  return Promise.race([promise.then(() => "done"), later]).catch(() => "ended");
}

const left: LoadedPage = { state: stateOf("left"), Page, deferred: {} };

describe("the loader of a client navigation", () => {
  test("returns the payload of the path with its component", async () => {
    const { page, asked: requestedPaths } = navigation({});
    expect(await page).toMatchObject({ state: { head: { title: "asked" } }, Page });
    expect(requestedPaths).toEqual(["/service?a=b"]);
  });

  test("merges the visitor's claims and preferences", async () => {
    const proven = { unlockInventory: null, unlockPrice: null, phoneVerified: "5735550142" };
    const payload = { ...stateOf("own"), proven, terms: { months: 60 } };
    const { page, visitor, merged } = navigation({ payload });
    await page;
    expect(visitor.getState().proven.phoneVerified).toBe("5735550142");
    expect(merged).toEqual([[{ months: 60 }, 12]]);
  });

  test("returns a cached history entry without a request", async () => {
    const { page, asked: requestedPaths } = navigation({ cached: { page: left } });
    expect(await page).toBe(left);
    expect(requestedPaths).toEqual([]);
  });

  test("requests an expired history entry again", async () => {
    const { page } = navigation({ cached: { page: left, isOld: true }, isNew: false });
    expect((await page).state.head.title).toBe("asked");
  });

  test("requests the page that is shown anew, although it was prefetched", async () => {
    const reload = navigation({ isReload: true });
    await reload.page;
    expect([reload.discarded, reload.asked]).toEqual([["/service?a=b"], ["/service?a=b"]]);
    expect(navigation({}).discarded).toEqual([]);
  });

  test("never resolves when it is superseded", async () => {
    const { page, stop } = navigation({ isSuperseded: true });
    expect(await outcomeOf(page)).toBe("waits");
    stop.abort();
    expect(await outcomeOf(page)).toBe("ended");
  });

  test("returns a redirect", async () => {
    const { loaded, page, remembered } = navigation({ payload: { redirect: "/auto-financing" } });
    expect(await loaded).toEqual({ redirect: "/auto-financing" });
    expect(remembered).toEqual(["/auto-financing"]);
    await expect(page).rejects.toThrow("redirected");
  });

  test("loads the document of a page for another store", async () => {
    const assigned: string[] = [];
    const location = { assign: (url: URL) => void assigned.push(url.pathname + url.search) };
    Object.assign(globalThis, { location });
    const { page } = navigation({ payload: { document: true } });
    expect(await outcomeOf(page)).toBe("waits");
    expect(assigned).toEqual(["/service?a=b"]);
    Reflect.deleteProperty(globalThis, "location");
  });

  test("keeps the current page and reports an unreachable path", async () => {
    const { page, missed } = navigation({ payload: { unreachable: true } });
    expect(await outcomeOf(page)).toBe("waits");
    expect(missed).toEqual(["/service?a=b"]);
  });

  test("returns an expired history entry on Back without a network", async () => {
    const cached = { page: left, isOld: true };
    const { page, missed } = navigation({ payload: { unreachable: true }, cached, isNew: false });
    expect(await page).toBe(left);
    expect(missed).toEqual([]);
  });
});
