/** @jest-environment jsdom */
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { PageEffects } from "./page-effects.tsx";
import type { PageState } from "./page-state.ts";

function stateOf(page: string, title = page): PageState {
  const head = { title, description: "", canonical: null };
  const own = { status: 200, area: "inventory", page, data: null, deferred: {} } as const;
  return { outcome: "page", ...own, head };
}

/** A frame with a link of its own around a page. */
function shown(state: PageState, page: ReactNode) {
  return (
    <SiteProvider site={siteFixture()}>
      <a href="/service">Service</a>
      <main id="main" tabIndex={-1}>
        {page}
      </main>
      <PageEffects state={state} />
    </SiteProvider>
  );
}

const list = (
  <>
    <h1>Used cars</h1>
    <a href="/suvs">SUVs</a>
  </>
);
const focused = () => document.activeElement;

beforeEach(() => {
  history.replaceState(null, "", "/");
  // jsdom has no marks.
  Object.assign(performance, { mark() {} });
});

describe("after a client navigation", () => {
  test("the heading has the focus, and the title is announced", async () => {
    const { rerender } = render(shown(stateOf("search"), list));
    screen.getByRole("link", { name: "Service" }).focus();
    rerender(shown(stateOf("vehicle", "2019 Kia Soul"), <h1 key="car">2019 Kia Soul</h1>));
    expect(focused()).toBe(screen.getByRole("heading"));
    expect(await screen.findByText(/2019 Kia Soul.*loaded|frame.pageLoaded/)).toBeDefined();
    expect(document.title).toBe("2019 Kia Soul");
  });

  test("the page has it where it has no heading", () => {
    const { rerender } = render(shown(stateOf("search"), list));
    rerender(shown(stateOf("vehicle"), <p key="car">A car</p>));
    expect(focused()).toBe(screen.getByRole("main"));
  });

  test("a filter keeps it, unless the filter itself is gone", () => {
    const { rerender } = render(shown(stateOf("search"), list));
    screen.getByRole("link", { name: "SUVs" }).focus();
    rerender(shown(stateOf("search", "Used SUVs"), list));
    expect(focused()).toBe(screen.getByRole("link", { name: "SUVs" }));
    rerender(shown(stateOf("search", "Used"), <h1>Used cars</h1>));
    expect(focused()).toBe(screen.getByRole("heading"));
  });

  test("an element of the new page that has it keeps it, as after Back", () => {
    const { rerender } = render(shown(stateOf("vehicle"), <h1>A car</h1>));
    const restored = (
      <a key="list" href="/car" ref={(link) => link?.focus()}>
        A car
      </a>
    );
    rerender(shown(stateOf("search"), restored));
    expect(focused()).toBe(screen.getByRole("link", { name: "A car" }));
  });

  test("a part of the page that the address names is left to the browser", () => {
    const { rerender } = render(shown(stateOf("search"), list));
    const link = screen.getByRole("link", { name: "Service" });
    link.focus();
    history.replaceState(null, "", "/service#hours");
    rerender(shown(stateOf("vehicle"), <h1 key="car">A car</h1>));
    expect(focused()).toBe(link);
  });
});
