/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { LoadedPage } from "../../app/page-view.tsx";
import { createPageRouter, type Destination } from "./page-router.ts";
import { createScrollPositions } from "./scroll-positions.ts";

function pageOf(title: string): LoadedPage {
  const head = { title, description: "", canonical: null };
  const state = { outcome: "page", status: 200, area: "service", page: "index" } as const;
  return { state: { ...state, data: null, head, deferred: {} }, Page: null, deferred: {} };
}

type Loaded = LoadedPage | { redirect: string };

/** A router at /first whose loads stay pending until the test ends them. */
function setUp() {
  history.replaceState(null, "", "/first");
  const loads: (Destination & { end(loaded: Loaded): Promise<void>; fail(): Promise<void> })[] = [];
  const router = createPageRouter({
    page: pageOf("first"),
    failedPage: () => pageOf("failed"),
    positions: createScrollPositions(),
    load(destination) {
      const { promise, resolve, reject } = Promise.withResolvers<Loaded>();
      const end = async (loaded: Loaded) => {
        resolve(loaded);
        await settled();
      };
      const fail = async () => {
        reject(new Error("no answer"));
        await settled();
      };
      loads.push({ ...destination, end, fail });
      return promise;
    },
  });
  const go = (path: string, { replace = false, keepScroll = false } = {}) => {
    router.navigate(path, { replace, preventScrollReset: keepScroll });
    const load = loads.at(-1);
    if (!load) throw new Error(`${path} is not loaded`);
    return load;
  };
  return { router, loads, go };
}

const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve));
};

async function goBack(): Promise<void> {
  const moved = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await moved;
}

const titleOf = ({ router }: ReturnType<typeof setUp>) => router.state.page.state.head.title;

/** Listeners of an earlier test's router would answer the popstate events of this one. */
let listeners: Parameters<typeof addEventListener>[];
beforeEach(() => {
  listeners = [];
  const add = globalThis.addEventListener.bind(globalThis);
  jest.spyOn(globalThis, "addEventListener").mockImplementation((...call: unknown[]) => {
    const known = call as Parameters<typeof addEventListener>;
    listeners.push(known);
    add(...known);
  });
});
afterEach(() => {
  for (const [type, listener] of listeners) removeEventListener(type, listener);
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe("a navigation", () => {
  test("shows the page and its address once it is loaded", async () => {
    const site = setUp();
    const load = site.go("/next?a=b#c");
    expect(load).toMatchObject({ isNew: true, url: new URL("http://localhost/next?a=b#c") });
    expect([titleOf(site), location.pathname]).toEqual(["first", "/first"]);
    expect(site.router.state.navigation.state).toBe("loading");
    await load.end(pageOf("next"));
    expect([titleOf(site), location.pathname + location.search]).toEqual(["next", "/next?a=b"]);
    expect(site.router.state).toMatchObject({ scroll: "start", navigation: { state: "idle" } });
    expect(history.state.key).toBe(load.key);
  });

  test("is a reload when it leads to the page that is shown", async () => {
    const site = setUp();
    expect(site.go("/first", { replace: true }).isReload).toBe(true);
    expect(site.go("/first?a=b").isReload).toBe(false);
    await site.go("/next").end(pageOf("next"));
    await goBack();
    expect(site.loads.at(-1)).toMatchObject({ isNew: false, isReload: false });
  });

  test("cancels the one before it", async () => {
    const site = setUp();
    const slow = site.go("/slow");
    const fast = site.go("/fast");
    expect(slow.signal.aborted).toBe(true);
    await fast.end(pageOf("fast"));
    await slow.end(pageOf("slow"));
    expect([titleOf(site), location.pathname]).toEqual(["fast", "/fast"]);
  });

  test("keeps the history entry or the scroll position where that is asked for", async () => {
    const site = setUp();
    const { length } = history;
    await site.go("/filtered", { replace: true, keepScroll: true }).end(pageOf("filtered"));
    expect([history.length, location.pathname]).toEqual([length, "/filtered"]);
    expect(site.router.state.scroll).toBe("unchanged");
  });

  test("follows a redirect", async () => {
    const site = setUp();
    await site.go("/old").end({ redirect: "/new?a=b" });
    expect(site.loads.at(-1)?.url.pathname).toBe("/new");
    await site.loads.at(-1)?.end(pageOf("new"));
    expect([titleOf(site), location.pathname + location.search]).toEqual(["new", "/new?a=b"]);
  });

  test("shows the failed page when it cannot be loaded", async () => {
    const site = setUp();
    await site.go("/broken").fail();
    expect([titleOf(site), location.pathname]).toEqual(["failed", "/broken"]);
  });

  test("to a fragment of the page loads nothing", () => {
    const site = setUp();
    site.router.navigate("/first#more", { replace: false, preventScrollReset: false });
    expect(site.loads).toEqual([]);
    expect([titleOf(site), location.hash]).toEqual(["first", "#more"]);
  });
});

describe("Back", () => {
  test("loads the entry under its key and restores its scroll position", async () => {
    const site = setUp();
    const { key } = site.router.state.location;
    Object.assign(globalThis, { scrollY: 480 });
    await site.go("/next").end(pageOf("next"));
    Object.assign(globalThis, { scrollY: 0 });
    await goBack();
    expect(site.loads.at(-1)).toMatchObject({ key, isNew: false });
    expect(titleOf(site)).toBe("next");
    await site.loads.at(-1)?.end(pageOf("first again"));
    expect([titleOf(site), site.router.state.scroll]).toEqual(["first again", 480]);
  });

  test("replaces the entry of a page that redirects", async () => {
    const site = setUp();
    await site.go("/next").end(pageOf("next"));
    await goBack();
    const { length } = history;
    await site.loads.at(-1)?.end({ redirect: "/moved" });
    await site.loads.at(-1)?.end(pageOf("moved"));
    expect([history.length, location.pathname]).toEqual([length, "/moved"]);
  });
});

describe("scroll positions", () => {
  test("outlive the document", async () => {
    const site = setUp();
    Object.assign(globalThis, { scrollY: 320 });
    dispatchEvent(new Event("pagehide"));
    expect(createScrollPositions().get(site.router.state.location.key)).toBe(320);
  });

  test.each(["{", "{}", '[["a"]]', "[[1,2]]"])("ignore what is not one: %s", (stored) => {
    sessionStorage.setItem("forecourt:scroll", stored);
    expect(createScrollPositions().get("a")).toBeNull();
  });
});
