/** @jest-environment jsdom */

import type { OfferPageData } from "@forecourt/remote-kit/offers/offer-page";
import { couponFixture } from "@forecourt/remote-kit/offers/testing/coupon";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { Page } from "./special-page.tsx";

const valid: OfferPageData = {
  title: "Alignment check",
  crumbs: { label: "Breadcrumb", trail: [{ label: "Service center", href: "/service" }] },
  coupon: couponFixture,
  print: "Print this coupon",
  ended: null,
  others: {
    title: "More service specials",
    coupons: [{ ...couponFixture, id: "battery", title: "Battery test" }],
    all: { label: "See all service specials", href: "/special-offers/service" },
  },
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
  department: "service",
};
const ended: OfferPageData = {
  ...valid,
  title: "This offer has ended: Alignment check",
  coupon: null,
  ended: "The coupon can’t be used anymore.",
};

function page(data: OfferPageData) {
  return (
    <SiteProvider site={siteFixture()}>
      <Page data={data} />
    </SiteProvider>
  );
}

describe("the page of an offer", () => {
  test.each([
    ["valid", valid],
    ["ended", ended],
    ["alone", { ...valid, others: null }],
  ])("is the same in the browser, with one main heading (%s)", (_name, data) => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page(data));
    const sent = container.textContent;
    render(page(data), { container, hydrate: true });
    expect(container.textContent).toBe(sent);
    expect(headingProblems(container)).toEqual([]);
  });

  test("shows the coupon, a button that prints it, and the other offers", () => {
    render(page(valid));
    expect(screen.getByRole("heading", { level: 1, name: "Alignment check" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Print this coupon" })).toBeTruthy();
    const others = within(screen.getByRole("region", { name: "More service specials" }));
    expect(others.getByRole("article").id).toBe("battery");
    expect(others.getByRole("link", { name: "See all service specials" })).toBeTruthy();
  });

  test("shows no coupon to print where the offer has ended", () => {
    render(page(ended));
    expect(screen.getByText("The coupon can’t be used anymore.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getAllByRole("article").map(({ id }) => id)).toEqual(["battery"]);
  });
});
