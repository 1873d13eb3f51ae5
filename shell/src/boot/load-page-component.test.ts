/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import type { PageState } from "../app/page-state.ts";
import { loadPageComponent } from "./load-page-component.ts";
import { preloadErrorEvent } from "./preload-error.ts";

const state: PageState = {
  outcome: "page",
  status: 200,
  area: "service",
  page: "index",
  data: null,
  head: { title: "Service", description: "", canonical: null },
  deferred: {},
};

test("code that does not load is an event of the window and an error", async () => {
  const marks: string[] = [];
  Object.assign(performance, { mark: (name: string) => marks.push(name) });
  const lost = new Error("Loading chunk 7 failed");
  const seen: unknown[] = [];
  window.addEventListener(preloadErrorEvent, (event) => {
    if (event instanceof CustomEvent) seen.push(event.detail);
  });
  const areas = { load: () => Promise.reject(lost) };
  await expect(loadPageComponent(areas, state)).rejects.toBe(lost);
  expect([seen, marks]).toEqual([[lost], [preloadErrorEvent]]);
});
