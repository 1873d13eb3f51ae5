import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { LoadedPage } from "../app/page-view.tsx";
import { createHistoryCache } from "./history-cache.ts";

function page(title: string): LoadedPage {
  const head = { title, description: "", canonical: null };
  const state = {
    outcome: "page",
    status: 200,
    area: "service",
    page: "index",
    data: null,
  } as const;
  return { state: { ...state, head, deferred: {} }, Page: null, deferred: {} };
}

const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe("createHistoryCache", () => {
  test("returns the page of its history entry only", () => {
    const pages = createHistoryCache();
    pages.set("k1", "/a", page("a"));
    expect(pages.get("k1", "/a")?.state.head.title).toBe("a");
    expect(pages.get("k2", "/a")).toBeNull();
    expect(pages.get(undefined, "/a")).toBeNull();
  });

  test("returns null when the entry has another path", () => {
    const pages = createHistoryCache();
    pages.set("default", "/a", page("a"));
    expect(pages.get("default", "/b")).toBeNull();
  });

  test("replaces the page of an entry that is left again", () => {
    const pages = createHistoryCache();
    pages.set("k1", "/a", page("first"));
    pages.set("k1", "/a", page("last"));
    expect(pages.get("k1", "/a")?.state.head.title).toBe("last");
  });

  test("expires after ten minutes, unless any age is accepted", () => {
    const pages = createHistoryCache();
    pages.set("k1", "/a", page("a"));
    jest.advanceTimersByTime(10 * minute - 1);
    expect(pages.get("k1", "/a")).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(pages.get("k1", "/a")).toBeNull();
    expect(pages.get("k1", "/a", "any")).not.toBeNull();
  });

  test("caches twenty pages and evicts the one left longest ago", () => {
    const pages = createHistoryCache();
    for (let entry = 0; entry < 20; entry++) pages.set(`k${entry}`, "/a", page("a"));
    pages.set("k0", "/a", page("a"));
    pages.set("k20", "/a", page("a"));
    expect(pages.get("k0", "/a")).not.toBeNull();
    expect(pages.get("k1", "/a")).toBeNull();
    expect(pages.get("k2", "/a")).not.toBeNull();
  });
});
