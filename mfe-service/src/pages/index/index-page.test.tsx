/** @jest-environment jsdom */
import type { SiteContext } from "@forecourt/contracts/site";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { content, minimalContent } from "./fixtures/content.ts";
import type { ServiceData } from "./index-data.ts";
import { Page } from "./index-page.tsx";

const full: ServiceData = {
  ...content,
  specials: {
    ...content.specials!,
    offers: content.specials!.offers.map((offer) => ({
      ...offer,
      validity: "January 1 – March 31, 2026",
    })),
  },
};
const spare: ServiceData = { ...minimalContent, specials: null };

function page(data: ServiceData, site: SiteContext = siteFixture()) {
  return (
    <SiteProvider site={site}>
      <Page data={data} />
    </SiteProvider>
  );
}

describe("the service index", () => {
  test("draws in the browser what the server sent", () => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page(full));
    const sent = container.textContent;
    render(page(full), { container, hydrate: true });
    expect(container.textContent).toBe(sent);
  });

  test.each([
    ["full", full],
    ["spare", spare],
  ])("has one main heading and skips no level (%s)", (_name, data) => {
    const { container } = render(page(data));
    expect(headingProblems(container)).toEqual([]);
  });

  test("offers the outside scheduling page first where the store has one", () => {
    render(page(full));
    const schedule = screen.getByRole("region", { name: "Schedule" });
    const links = within(schedule).getAllByRole("link");
    expect(schedule.id).toBe("schedule");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "https://scheduling.example/ozark",
      "tel:+15735550143",
    ]);
  });

  test("asks for a call where the store schedules by phone", () => {
    render(page({ ...full, scheduleLink: null }));
    const schedule = within(screen.getByRole("region", { name: "Schedule" }));
    expect(schedule.getAllByRole("link")).toHaveLength(1);
  });

  test("says when the department is open, alike days in one row", () => {
    render(page(full));
    const hours = within(screen.getByRole("table", { name: "Service hours" }));
    expect(hours.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "Monday – Saturday8 a.m. to 5 p.m.",
      "SundayClosed",
    ]);
  });

  test("shows no hours of a department that the store does not have", () => {
    render(page(full, siteFixture({ store: storeFixture({ service: null }) })));
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("shows each special with its dates and terms as text", () => {
    render(page(full));
    const specials = screen.getByRole("region", { name: "Service specials" });
    const coupon = within(within(specials).getByRole("article"));
    expect(specials.id).toBe("specials");
    expect(coupon.getByRole("heading", { name: "Alignment check" })).toBeTruthy();
    expect(coupon.getByText("January 1 – March 31, 2026")).toBeTruthy();
    expect(coupon.getByText("One per visit.")).toBeTruthy();
  });

  test("says so when no special is valid today", () => {
    const none = { ...full.specials!, offers: [] };
    const { container } = render(page({ ...full, specials: none }));
    const specials = within(screen.getByRole("region", { name: "Service specials" }));
    expect(
      specials.getByText("No offers available at this time. Please check back later."),
    ).toBeTruthy();
    expect(headingProblems(container)).toEqual([]);
  });

  test("makes a whole card a link only where it leads somewhere", () => {
    render(page(full));
    const features = within(screen.getByRole("region", { name: "What you can count on" }));
    expect(features.getAllByRole("listitem")).toHaveLength(2);
    expect(features.getByRole("link").textContent).toBe("What it includes");
  });

  test("leaves out what a dealer does not offer", () => {
    render(page(spare));
    for (const name of ["Schedule", "Service specials", "Disclaimer"]) {
      expect(screen.queryByRole("region", { name })).toBeNull();
    }
    expect(screen.getByRole("region", { name: "Tire center" })).toBeTruthy();
  });
});
