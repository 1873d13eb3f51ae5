import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { LoadedPage } from "../app/page-view.tsx";
import { createKeptPages } from "./kept-pages.ts";

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
    const kept = createKeptPages();
    kept.keep("k1", "/a", page("a"));
    expect(kept.find("k1", "/a")?.state.head.title).toBe("a");
    expect(kept.find("k2", "/a")).toBeNull();
    expect(kept.find(undefined, "/a")).toBeNull();
  });

  test("an entry that another address has meanwhile finds nothing", () => {
    const kept = createKeptPages();
    kept.keep("default", "/a", page("a"));
    expect(kept.find("default", "/b")).toBeNull();
  });

  test("a page is kept as it was left last", () => {
    const kept = createKeptPages();
    kept.keep("k1", "/a", page("first"));
    kept.keep("k1", "/a", page("last"));
    expect(kept.find("k1", "/a")?.state.head.title).toBe("last");
  });

  test("after ten minutes it is asked for anew, but is there for want of better", () => {
    const kept = createKeptPages();
    kept.keep("k1", "/a", page("a"));
    jest.advanceTimersByTime(10 * minute - 1);
    expect(kept.find("k1", "/a")).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(kept.find("k1", "/a")).toBeNull();
    expect(kept.find("k1", "/a", "however old")).not.toBeNull();
  });

  test("twenty are kept, the one left longest ago goes first", () => {
    const kept = createKeptPages();
    for (let entry = 0; entry < 20; entry++) kept.keep(`k${entry}`, "/a", page("a"));
    kept.keep("k0", "/a", page("a"));
    kept.keep("k20", "/a", page("a"));
    expect(kept.find("k0", "/a")).not.toBeNull();
    expect(kept.find("k1", "/a")).toBeNull();
    expect(kept.find("k2", "/a")).not.toBeNull();
  });
});
