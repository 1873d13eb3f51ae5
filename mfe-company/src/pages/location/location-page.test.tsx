/** @jest-environment jsdom */
import type { RatedReviews } from "@forecourt/contracts/areas/company/reviews";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { personView } from "../../parts/person-view.ts";
import { reviewsSection } from "../../parts/reviews/reviews-section-view.ts";
import { openDepartments } from "../../parts/stores/open-departments.ts";
import { storeMap } from "../../parts/stores/store-map-view.ts";
import { inFrame } from "../../testing/draw-page.tsx";
import { cape, rolla } from "../about/fixtures/content.ts";
import { ines } from "../team/fixtures/members.ts";
import type { LocationData } from "./location-data.ts";
import { Page } from "./location-page.tsx";

const site = siteFixture();
const rated: RatedReviews = {
  title: "Reviews",
  rating: { stars: 4.6, count: 134, platform: "Google", asOf: "2026-11-20" },
  ofStore: true,
  reviews: [
    {
      reviewerName: "Delia R.",
      photo: null,
      platform: "Google",
      text: "Ruth gave us straight answers.",
      writtenOn: "2026-11-12",
      categories: ["Buy"],
      stores: ["cape"],
      url: null,
      staff: [],
    },
  ],
};
const data: LocationData = {
  trail: [{ label: "Our stores", href: "/locations" }, { label: cape.name }],
  location: cape,
  opened: "Open since 1998",
  address: [cape.addressLine1, "Cape Girardeau, MO 63701"],
  departments: openDepartments(storeFixture(), site, new Date("2026-11-24T18:00:00Z")),
  ways: [
    { label: "See this store’s cars", href: "/cars-for-sale?store=cape" },
    { label: "Get directions", href: cape.mapUrl },
  ],
  services: {
    title: "What you can do here",
    links: [{ label: "Buy a car", href: "/cars" }],
    elsewhere: [
      {
        text: "We don’t buy cars at this store. The nearest one that does:",
        link: { label: "Ozark Trail Rolla, 131 miles away", href: "/locations/rolla" },
      },
    ],
  },
  fees: {
    title: "Dealer fees",
    text: "Every price we advertise at this store already includes:",
    rows: [{ id: "documentary", label: "Documentary fee", amount: "$499" }],
    charges: "Tax, title, and registration are extra.",
  },
  reviews: reviewsSection(rated, siteFixture({ stores: [cape, rolla] })),
  people: {
    title: "People at this store",
    list: [personView(ines, site)],
    all: { label: "Meet the whole team", href: "/our-company/meet-our-team?store=all" },
  },
  map: storeMap([cape, rolla], site),
  others: { title: "Our other stores", links: [{ label: "Rolla", href: "/locations/rolla" }] },
  labels: {
    trail: "Breadcrumb",
    departments: "Hours and phone numbers",
    where: "Where to find us",
    directions: "Get directions",
    picture: "The store from the street",
  },
};

test("the page of a store has its address, hours and phones by department, map and people", () => {
  const { container } = render(inFrame(<Page data={data} />).element);
  expect(headingProblems(container)).toEqual([]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(cape.name);
  expect(container.querySelector("address")?.textContent).toContain("4180 Sycamore Bend Road");
  const hours = within(screen.getByRole("region", { name: "Hours and phone numbers" }));
  expect(hours.getByRole("table", { name: "Sales hours" })).toBeTruthy();
  expect(hours.getByRole("table", { name: "Service hours" })).toBeTruthy();
  expect(hours.getByRole("link", { name: "(573) 555-0143" }).getAttribute("href")).toBe(
    "tel:+15735550143",
  );
  expect(screen.getByRole("img", { name: /^Map of Cape Girardeau/ })).toBeTruthy();
  expect(screen.getByRole("img", { name: "The store from the street" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ines Brandt" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Rolla" }).getAttribute("href")).toBe("/locations/rolla");
});

test("it says what the store does not do and who does, what its prices include, and what customers think", () => {
  const fragments = { "inventory/storeCars": <p>72 cars at our store</p> };
  const { container } = render(inFrame(<Page data={data} fragments={fragments} />).element);
  expect(container.textContent).toContain(
    "We don’t buy cars at this store. The nearest one that does: Ozark Trail Rolla, 131 miles away",
  );
  expect(screen.getByText("Documentary fee").nextElementSibling?.textContent).toBe("$499");
  expect(screen.getByText("72 cars at our store")).toBeTruthy();
  const title = "Reviews of our Cape Girardeau store";
  const reviews = screen.getByRole("region", { name: title });
  expect(within(reviews).getByText("Ruth gave us straight answers.")).toBeTruthy();
  expect(screen.getByRole("link", { name: title }).getAttribute("href")).toBe(`#${reviews.id}`);
});

test("a store without picture and people leaves them out", () => {
  const spare = {
    ...data,
    location: { ...cape, picture: null },
    people: { ...data.people, list: [], all: null },
    services: { ...data.services, elsewhere: [] },
    fees: null,
    reviews: null,
  };
  render(inFrame(<Page data={spare} />).element);
  expect(screen.queryByRole("img", { name: "The store from the street" })).toBeNull();
  for (const text of ["People at this store", "Dealer fees", /The nearest one/, /out of 5/]) {
    expect(screen.queryByText(text)).toBeNull();
  }
});
