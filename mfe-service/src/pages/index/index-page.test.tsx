/** @jest-environment jsdom */
import type { SiteContext } from "@forecourt/contracts/site";
import { couponFixture } from "@forecourt/remote-kit/offers/testing/coupon";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { content } from "./fixtures/content.ts";
import type { ServiceData } from "./index-data.ts";
import { Page } from "./index-page.tsx";

const { offers: _offers, offerCount: _count, schedulePath: _path, ...parts } = content;
const { head: _head, services: _services, choices: _choices, ...shared } = parts;
const full: ServiceData = {
  ...shared,
  specials: {
    id: "specials",
    title: "Service specials",
    coupons: [couponFixture],
    all: { label: "See all 4 offers", href: "/special-offers/service" },
  },
  prices: {
    id: "prices",
    title: "What we do most",
    description: "Starting prices.",
    items: [
      { name: "Oil change", description: "Fresh oil.", price: "From $59.95" },
      { name: "Diagnosis", description: "A search.", price: null },
    ],
    disclaimer: "Taxes are extra.",
    book: { label: "Schedule service", href: "/service/schedule" },
  },
  stores: null,
};
const spare: ServiceData = { ...full, schedule: null, specials: null, prices: null, terms: [] };

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

  test("says when the department is open, alike days in one row", () => {
    render(page(full));
    const hours = within(screen.getByRole("table", { name: "Service hours" }));
    expect(hours.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "Monday – Saturday8\u00a0a.m. to 5\u00a0p.m.",
      "SundayClosed",
    ]);
  });

  test("has the hours of each store alone while none is chosen", () => {
    const rolla = {
      id: "rolla",
      name: "Rolla",
      page: "/locations/rolla",
      address: ["1435 Forum Drive", "Rolla, MO 65401"],
      hours: "Monday to Friday 8 a.m. to 5 p.m.",
      phone: "+15735550171",
      phoneText: "(573) 555-0171",
      book: null,
    };
    render(page({ ...full, stores: { title: "Where", lead: "Pick one.", stores: [rolla] } }));
    expect(screen.getByText(rolla.hours)).toBeTruthy();
    expect(screen.queryByRole("table", { name: "Service hours" })).toBeNull();
  });

  test("shows no hours of a department that the store does not have", () => {
    render(page(full, siteFixture({ store: storeFixture({ service: null }) })));
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("shows the first coupons, and the way to all of them", () => {
    render(page(full));
    const specials = screen.getByRole("region", { name: "Service specials" });
    const coupon = within(within(specials).getByRole("article"));
    expect(specials.id).toBe("specials");
    expect(coupon.getByRole("heading", { name: "Alignment check" })).toBeTruthy();
    expect(coupon.getByText("One per visit.")).toBeTruthy();
    const all = within(specials).getByRole("link", { name: "See all 4 offers" });
    expect(all.getAttribute("href")).toBe("/special-offers/service");
  });

  test("lists services with their starting prices and the fine print", () => {
    render(page(full));
    const prices = within(screen.getByRole("region", { name: "What we do most" }));
    expect(prices.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Oil changeFrom $59.95Fresh oil.",
      "DiagnosisA search.",
    ]);
    expect(prices.getByText("Taxes are extra.")).toBeTruthy();
  });

  test("makes a whole card a link only where it leads somewhere", () => {
    render(page(full));
    const features = within(screen.getByRole("region", { name: "What you can count on" }));
    expect(features.getAllByRole("listitem")).toHaveLength(2);
    expect(features.getByRole("link").textContent).toBe("What it includes");
  });

  test("leaves out what a dealer does not offer", () => {
    render(page(spare));
    for (const name of ["Schedule", "Service specials", "What we do most", "Disclaimer"]) {
      expect(screen.queryByRole("region", { name })).toBeNull();
    }
    expect(screen.getByRole("region", { name: "Tire center" })).toBeTruthy();
  });
});
