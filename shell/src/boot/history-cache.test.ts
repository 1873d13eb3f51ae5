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
  return { state: { ...state, head, late: {} }, Page: null, late: {} };
}

const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe("pages of history entries", () => {
  test("an entry finds its page, and no other does", () => {
    const pages = createHistoryCache();
    pages.set("k1", "/a", page("a"));
    expect(pages.get("k1", "/a")?.state.head.title).toBe("a");
    expect(pages.get("k2", "/a")).toBeNull();
    expect(pages.get(undefined, "/a")).toBeNull();
  });

  test("an entry that another address has meanwhile finds nothing", () => {
    const pages = createHistoryCache();
    pages.set("default", "/a", page("a"));
    expect(pages.get("default", "/b")).toBeNull();
  });

  test("a page is kept as it was left last", () => {
    const pages = createHistoryCache();
    pages.set("k1", "/a", page("first"));
    pages.set("k1", "/a", page("last"));
    expect(pages.get("k1", "/a")?.state.head.title).toBe("last");
  });

  test("after ten minutes it is asked for anew, but is there for want of better", () => {
    const pages = createHistoryCache();
    pages.set("k1", "/a", page("a"));
    jest.advanceTimersByTime(10 * minute - 1);
    expect(pages.get("k1", "/a")).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(pages.get("k1", "/a")).toBeNull();
    expect(pages.get("k1", "/a", "any")).not.toBeNull();
  });

  test("twenty are kept, the one left longest ago goes first", () => {
    const pages = createHistoryCache();
    for (let entry = 0; entry < 20; entry++) pages.set(`k${entry}`, "/a", page("a"));
    pages.set("k0", "/a", page("a"));
    pages.set("k20", "/a", page("a"));
    expect(pages.get("k0", "/a")).not.toBeNull();
    expect(pages.get("k1", "/a")).toBeNull();
    expect(pages.get("k2", "/a")).not.toBeNull();
  });
});
