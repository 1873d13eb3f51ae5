/** @jest-environment jsdom */
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { plans } from "./fixtures/content.ts";
import type { PlansData } from "./plans-data.ts";
import { Page } from "./protection-plans-page.tsx";

function page(data: PlansData) {
  return (
    <SiteProvider site={siteFixture()}>
      <Page data={data} />
    </SiteProvider>
  );
}

describe("the page of the protection plans", () => {
  test("draws in the browser what the server sent, with one main heading", () => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page(plans));
    const sent = container.textContent;
    render(page(plans), { container, hydrate: true });
    expect(container.textContent).toBe(sent);
    expect(headingProblems(container)).toEqual([]);
  });

  test("says that plans are optional before it shows any of them", () => {
    render(page(plans));
    const names = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
    expect(names).toEqual([
      "You never have to buy a plan",
      "What each plan does",
      "Questions",
      "Disclaimer",
    ]);
  });

  test("shows for each plan what it covers and does not, and who stands behind it", () => {
    render(page(plans));
    for (const name of ["Service contract", "GAP", "Tire and wheel", "Prepaid maintenance"]) {
      const card = within(screen.getByRole("region", { name }));
      for (const text of [`Covered by ${name}`, `Not covered by ${name}`, `Obligor of ${name}`]) {
        expect(card.getByText(text)).toBeTruthy();
      }
    }
  });

  test("shows a price only where the dealer advertises one", () => {
    render(page(plans));
    expect(screen.getAllByText("Price")).toHaveLength(1);
    const card = within(screen.getByRole("region", { name: "Prepaid maintenance" }));
    expect(card.getByText("$349 for three visits")).toBeTruthy();
  });

  test("leaves out what a dealer does not sell", () => {
    const none = { serviceContract: null, gap: null, tireAndWheel: null, prepaidMaintenance: null };
    const { rerender } = render(page({ ...plans, plans: { ...plans.plans, gap: null } }));
    expect(screen.queryByRole("region", { name: "GAP" })).toBeNull();
    rerender(page({ ...plans, plans: { ...plans.plans, ...none } }));
    expect(screen.queryByText("What each plan does")).toBeNull();
  });
});
