/** @jest-environment jsdom */
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import type { ShortlistedVehicle } from "./shortlist.ts";
import { readShortlist } from "./shortlist-storage.ts";
import { shortlistStore } from "./shortlist-store.ts";
import { ViewedVehicles } from "./viewed-vehicles.tsx";

const viewed = (number: number): ShortlistedVehicle => ({
  vin: `JA4J4TA81MZ00000${number}`,
  title: `Car ${number}`,
  view: {
    href: `/used-cars-for-sale/2021-car-${number}`,
    about: "SE · 38,120 miles",
    image: null,
    bodyStyle: "suvs",
    exteriorHex: "#8e1b22",
  },
});

const list = (
  <SiteProvider site={siteFixture({ cookieTier: 1 })}>
    <VisitorProvider store={createVisitorStore()}>
      <ViewedVehicles except={viewed(1).vin} />
    </VisitorProvider>
  </SiteProvider>
);

beforeEach(() => {
  localStorage.clear();
  shortlistStore.connect(() => true);
});
afterEach(() => act(() => shortlistStore.clear("seen")));

describe("ViewedVehicles", () => {
  test("links to the newest four cars, without the one on the page", () => {
    for (const number of [6, 5, 4, 3, 2, 1]) shortlistStore.add("seen", viewed(number));
    render(list);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(["Car 2", "Car 3", "Car 4", "Car 5"]);
    expect(links[0]?.getAttribute("href")).toBe("/used-cars-for-sale/2021-car-2");
  });

  test("is nothing on the server, and nothing without other cars", () => {
    expect(renderToString(list)).toBe("");
    shortlistStore.add("seen", viewed(1));
    expect(render(list).container.textContent).toBe("");
  });

  test("leaves out cars that were stored without what it shows", () => {
    const { view: _view, ...bare } = viewed(2);
    shortlistStore.add("seen", bare);
    expect(render(list).container.textContent).toBe("");
  });
});

describe("readShortlist", () => {
  test("keeps the view of a car, and drops one that links to another site", () => {
    const { view, ...car } = viewed(2);
    const foreign = { ...car, view: { ...view, href: "//elsewhere.example" } };
    const stored = (cars: object[]) => {
      localStorage.setItem("forecourt.garage", JSON.stringify({ seen: cars }));
      return readShortlist(localStorage).seen;
    };
    expect(stored([viewed(2)])).toEqual([viewed(2)]);
    expect(stored([foreign])).toEqual([car]);
  });
});
