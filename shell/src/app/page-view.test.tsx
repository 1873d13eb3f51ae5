/** @jest-environment jsdom */
import type { RejectedForm } from "@forecourt/contracts/leads/rejected-form";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { NavigationProvider } from "@forecourt/remote-kit/navigation";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import type { PageState } from "./page-state.ts";
import { PageView } from "./page-view.tsx";

const form: RejectedForm = {
  page: "/service",
  id: "lead-form",
  status: 422,
  retryAfter: null,
  fields: { firstName: "Ada", lastName: "", phone: "call me", email: "ada@moss" },
  rejection: {
    title: "Not sent yet",
    reason: "Check the fields.",
    errors: [{ name: "email", label: "Email", text: "Is wrong" }],
    call: { phone: "+15735550142", text: "Call us" },
    alternative: null,
  },
};

const pending = { now: () => false, subscribe: () => () => {} };
const navigation = { path: "/service?a=1", pending, go() {} };
const page = () => <LeadForm action="/api/leads/actions" onSubmit={async () => undefined} />;

function view(rejected: PageState["rejected"], Page = page) {
  const state: PageState = {
    outcome: "page",
    status: 200,
    area: "service",
    page: "index",
    data: null,
    head: { title: "t", description: "d", canonical: null },
    deferred: {},
    ...(rejected && { rejected }),
  };
  return (
    <SiteProvider site={siteFixture()}>
      <VisitorProvider store={createVisitorStore()}>
        <NavigationProvider value={navigation}>
          <PageView state={state} Page={Page} deferred={{}} />
        </NavigationProvider>
      </VisitorProvider>
    </SiteProvider>
  );
}

test("a rejected form is hydrated as the server rendered it, filled in and with its errors", () => {
  const container = document.body.appendChild(document.createElement("div"));
  const element = view({ form, lost: "Lost" });
  container.innerHTML = renderToString(element);
  const before = container.innerHTML;
  // React reports a difference as a console error, which fails the test.
  const { unmount } = render(element, { container, hydrate: true });
  // Once hydrated, the form checks its fields itself, and its button waits for a correction.
  expect(container.innerHTML.replaceAll(/ (?:novalidate|disabled)=""/g, "")).toBe(before);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe("ada@moss");
  unmount();
  container.remove();
});

test("says that a form is lost, and marks the rejected form, by which CSS hides that sentence", () => {
  const { container, rerender } = render(view({ form, lost: "Lost" }));
  expect(screen.getByText("Lost")).toBeDefined();
  expect(container.querySelector("form[data-rejected-form]")).not.toBeNull();
  rerender(view({ form: null, lost: "Lost" }));
  expect(screen.getByText("Lost")).toBeDefined();
  expect(container.querySelector("[data-rejected-form]")).toBeNull();
  rerender(view(undefined));
  expect(screen.queryByText("Lost")).toBeNull();
});
