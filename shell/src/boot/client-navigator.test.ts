/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { createClientNavigator } from "./client-navigator.ts";

function setUp({ isHydrated = true } = {}) {
  const calls: string[] = [];
  const client = createClientNavigator({
    pin: (path, pinned) => void calls.push(`${pinned ? "pin" : "unpin"} ${path}`),
    cancel: (path) => void calls.push(`cancel ${path}`),
  });
  const router = fakeRouter((path, { preventScrollReset, replace }) => {
    const how = [preventScrollReset && "keeping the place", replace && "in place of this one"];
    calls.push(["go", path, ...how.filter(Boolean)].join(" "));
  });
  client.attach(router);
  if (isHydrated) client.completed();
  const statuses: unknown[] = [];
  client.subscribe(() => statuses.push(client.status()));
  return { client, router, calls, statuses };
}

type Router = Parameters<ReturnType<typeof createClientNavigator>["attach"]>[0];

function fakeRouter(navigate: Router["navigate"]) {
  const listeners = new Set<(state: Router["state"]) => void>();
  const state = { navigation: { state: "idle" } };
  function turn(next: string): void {
    state.navigation = { state: next };
    for (const changed of listeners) changed(state);
  }
  return {
    state,
    turn,
    navigate(...call: Parameters<Router["navigate"]>) {
      navigate(...call);
      turn("loading");
    },
    subscribe(changed: (state: Router["state"]) => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const painted = () => jest.advanceTimersByTimeAsync(150);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main id="main"><a id="a" href="/a">a</a><a id="b">b</a></main>';
});

afterEach(() => {
  jest.useRealTimers();
});

function link(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
}

describe("createClientNavigator", () => {
  test("shows feedback to a click before it navigates", async () => {
    const { client, calls } = setUp();
    client.go("/a", { by: link("a") });
    expect(link("a").hasAttribute("data-pending")).toBe(true);
    expect(link("main").getAttribute("aria-busy")).toBe("true");
    expect(calls).toEqual(["pin /a"]);
    await painted();
    expect(calls).toEqual(["pin /a", "go /a"]);
  });

  test("waits for hydration, unless it is canceled before", async () => {
    const { client, calls } = setUp({ isHydrated: false });
    client.go("/a", { by: link("a") });
    await painted();
    client.go("/b", { by: link("b") });
    await painted();
    const before = ["pin /a", "unpin /a", "cancel /a", "pin /b"];
    expect(calls).toEqual(before);
    expect(link("b").hasAttribute("data-pending")).toBe(true);
    client.completed();
    expect(calls).toEqual([...before, "go /b"]);
  });

  test("is pending until the page is rendered", async () => {
    const { client, statuses, router } = setUp();
    client.go("/a", { by: link("a") });
    await painted();
    client.completed();
    expect(statuses).toEqual(["pending"]);
    router.turn("idle");
    expect(client.status()).toBe("pending");
    client.completed();
    expect(statuses).toEqual(["pending", "idle"]);
    expect(link("a").hasAttribute("data-pending")).toBe(false);
    expect(link("main").hasAttribute("aria-busy")).toBe(false);
  });

  test("cancels a click that has not begun, with its prefetch, on the next click", async () => {
    const { client, calls } = setUp();
    client.go("/a", { by: link("a") });
    client.go("/b", { by: link("b") });
    await painted();
    expect(calls).toEqual(["pin /a", "unpin /a", "cancel /a", "pin /b", "go /b"]);
    expect(link("a").hasAttribute("data-pending")).toBe(false);
    expect(link("b").hasAttribute("data-pending")).toBe(true);
  });

  test("cancels a click that has not begun on Back", async () => {
    const { client, calls } = setUp();
    client.go("/a");
    dispatchEvent(new PopStateEvent("popstate"));
    await painted();
    expect(calls).toEqual(["pin /a", "unpin /a", "cancel /a"]);
  });

  test("does not count Back as superseding the navigation that it starts", () => {
    const { client } = setUp();
    const begun: (() => boolean)[] = [];
    addEventListener("popstate", () => begun.push(client.isSuperseded()), { once: true });
    dispatchEvent(new PopStateEvent("popstate"));
    expect(begun.map((isSuperseded) => isSuperseded())).toEqual([false]);
  });

  test("is superseded as soon as the next click happens", async () => {
    const { client } = setUp();
    client.go("/a");
    await painted();
    const isSuperseded = client.isSuperseded();
    expect(isSuperseded()).toBe(false);
    client.go("/b");
    expect(isSuperseded()).toBe(true);
  });

  test("keeps the scroll position or replaces the history entry on request", async () => {
    const { client, calls } = setUp();
    client.go("/a", { keepScroll: true });
    await painted();
    client.go("/b", { replace: true });
    await painted();
    expect(calls).toContain("go /a keeping the place");
    expect(calls).toContain("go /b in place of this one");
  });

  test("is pending for a navigation by Back", () => {
    const { router, client } = setUp();
    router.turn("loading");
    expect(client.status()).toBe("pending");
  });

  test("reports an unreachable page until the next navigation", async () => {
    const { client, statuses } = setUp();
    client.go("/a", { by: link("a") });
    await painted();
    client.unreachable("/a");
    expect(link("a").hasAttribute("data-pending")).toBe(false);
    client.go("/b");
    await painted();
    expect(statuses).toEqual(["pending", { unreachable: "/a" }, "pending"]);
  });
});
