/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import { renderToString } from "react-dom/server.node";
import { fragmentNodes, withFragmentMarkup, withoutFragmentMarkup } from "./page-fragments.tsx";
import type { PageState } from "./page-state.ts";

const state: PageState = {
  outcome: "page",
  status: 200,
  area: "company",
  page: "home",
  data: null,
  head: { title: "", description: "", canonical: "/" },
  deferred: {},
  fragments: { "inventory/arrivals": '<p class="a">Two cars &amp; more</p>' },
};

test("a document states the markup of a fragment once, and the browser finds it there", () => {
  const nodes = fragmentNodes(state.fragments);
  document.body.innerHTML = renderToString(nodes["inventory/arrivals"]);
  const sent = withoutFragmentMarkup(state);
  expect(JSON.stringify(sent)).not.toContain("Two cars");
  expect(withFragmentMarkup(sent, document)).toEqual(state);
});

test("a page without fragments keeps its state", () => {
  const { fragments: _fragments, ...plain } = state;
  expect(withoutFragmentMarkup(plain)).toBe(plain);
  expect(withFragmentMarkup(plain, document)).toBe(plain);
});
