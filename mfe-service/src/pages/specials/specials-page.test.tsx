/** @jest-environment jsdom */

import { couponFixture } from "@forecourt/remote-kit/offers/testing/coupon";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import type { SpecialsData } from "./specials-data.ts";
import { Page } from "./specials-page.tsx";

const full: SpecialsData = {
  title: "Service specials",
  description: "Good today.",
  crumbs: {
    label: "Breadcrumb",
    trail: [{ label: "Service center", href: "/service" }, { label: "Service specials" }],
  },
  print: "Print all coupons",
  form: {
    title: "Offers for your car",
    help: "Tell us yours.",
    action: "/special-offers/service",
    fields: [
      { name: "year", label: "Year", value: "2018", isNumber: true },
      { name: "make", label: "Make", value: "", isNumber: false },
    ],
    show: "Show my offers",
    shown: { text: "These are the offers for your 2018.", clear: "See offers for all cars" },
  },
  empty: null,
  coupons: [couponFixture, { ...couponFixture, id: "battery", title: "Battery test" }],
  use: {
    title: "How to use a coupon",
    list: ["Show it."],
    stores: [
      {
        id: "cape",
        name: null,
        hours: siteFixture().store.service,
        call: { label: "Call (573) 555-0143", href: "tel:+15735550143" },
      },
    ],
  },
};
const empty: SpecialsData = {
  ...full,
  print: null,
  form: null,
  coupons: [],
  empty: "No offers available at this time. Please check back later.",
};

function page(data: SpecialsData) {
  return (
    <SiteProvider site={siteFixture()}>
      <Page data={data} />
    </SiteProvider>
  );
}

describe("the list of offers", () => {
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
    ["empty", empty],
  ])("has one main heading and skips no level (%s)", (_name, data) => {
    const { container } = render(page(data));
    expect(headingProblems(container)).toEqual([]);
  });

  test("has a coupon for each offer, and a button that prints them", () => {
    render(page(full));
    expect(screen.getAllByRole("article").map(({ id }) => id)).toEqual([
      "alignment-check",
      "battery",
    ]);
    expect(screen.getByRole("button", { name: "Print all coupons" })).toBeTruthy();
  });

  test("asks for the car by a form that needs no script", () => {
    render(page(full));
    const form = within(screen.getByRole("region", { name: "Offers for your car" }));
    expect(form.getByLabelText("Year").getAttribute("name")).toBe("year");
    expect(form.getByRole("button").getAttribute("type")).toBe("submit");
  });

  test("says whose offers they are above them, and leads back to all of them", () => {
    render(page(full));
    expect(screen.getByText("These are the offers for your 2018.")).toBeTruthy();
    const all = screen.getByRole("link", { name: "See offers for all cars" });
    expect(all.getAttribute("href")).toBe("/special-offers/service");
  });

  test("shows its empty text if no offer is valid", () => {
    render(page(empty));
    expect(screen.getByRole("heading", { name: empty.empty ?? "" })).toBeTruthy();
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Call (573) 555-0143" })).toBeTruthy();
  });
});
