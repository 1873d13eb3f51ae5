/** @jest-environment jsdom */
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { personView, personWithContact } from "../../parts/person-view.ts";
import { inFrame } from "../../testing/draw-page.tsx";
import { hollis, ines } from "./fixtures/members.ts";
import type { TeamData } from "./team-data.ts";
import { Page } from "./team-page.tsx";

const site = siteFixture();
const data: TeamData = {
  crumbs: {
    label: "Breadcrumb",
    trail: [{ label: "Our company", href: "/our-company" }, { label: "Meet our team" }],
  },
  title: "Meet our team",
  lead: "Ask anyone.",
  empty: "Call us.",
  promo: {
    title: "Join our team",
    description: "We’re looking.",
    link: { label: "See how to apply", href: "/our-company" },
  },
  stores: null,
  departments: [
    { id: "service", title: "Service", people: [ines, hollis].map((one) => personView(one, site)) },
  ],
};

describe("the page of the dealer's people", () => {
  test("lists them by department, each with a link to their page", () => {
    const { container } = render(inFrame(<Page data={data} />).element);
    expect(headingProblems(container)).toEqual([]);
    const service = within(screen.getByRole("region", { name: "Service" }));
    const [first, second] = service.getAllByRole("listitem");
    expect(within(first!).getByRole("link", { name: "Ines Brandt" }).getAttribute("href")).toBe(
      "/our-company/meet-our-team/ines-brandt",
    );
    expect(first!.textContent).toContain(
      "Works in RollaSpeaks English and GermanWith us since 2012",
    );
    expect(first!.querySelector("img")?.getAttribute("src")).toBe("/assets/ines.jpg?v=1");
    expect(second!.textContent).toBe("HGHollis GreerTechnicianWith us since 2022");
  });

  test("a card says who the person is and how to reach them, beside its one link to their page", () => {
    const card = {
      ...ines,
      summary: "Ines runs the shop.",
      email: "ines@ozark.example",
      manager: false,
    };
    const hidden = { ...hollis, extension: "31", summary: null, email: null, manager: false };
    const people = [card, hidden].map((one) => personWithContact(one, site));
    render(
      inFrame(
        <Page data={{ ...data, departments: [{ id: "service", title: "Service", people }] }} />,
      ).element,
    );
    const [first, second] = within(screen.getByRole("region", { name: "Service" }))
      .getAllByRole("listitem")
      .map((item) => within(item));
    expect(first!.getByText("Ines runs the shop.")).toBeTruthy();
    const call = first!.getByRole("link", { name: "Call Ines: (573) 555-0143" });
    expect(call.getAttribute("href")).toBe("tel:+15735550143");
    expect(first!.getByRole("link", { name: "Email Ines" }).getAttribute("href")).toBe(
      "mailto:ines@ozark.example",
    );
    expect(second!.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/our-company/meet-our-team/hollis-greer",
      "tel:+15735550143,31",
    ]);
  });

  test("leads to the people of all stores and of each, and marks whose they are", () => {
    const all = { label: "All stores", href: "/our-company/meet-our-team?store=all" };
    const rolla = { label: "Rolla", href: "/our-company/meet-our-team?store=rolla" };
    const links = [
      { ...all, current: false },
      { ...rolla, current: true },
    ];
    render(inFrame(<Page data={{ ...data, stores: { label: "By store:", links } }} />).element);
    const shown = within(screen.getByRole("navigation", { name: "By store:" }));
    expect(shown.getByRole("link", { name: "All stores" }).getAttribute("href")).toBe(all.href);
    expect(shown.getByRole("link", { current: true }).getAttribute("href")).toBe(rolla.href);
  });

  test("invites to join the team, where jobs are offered", () => {
    const { rerender } = render(inFrame(<Page data={data} />).element);
    expect(screen.getByRole("link", { name: "See how to apply" })).toBeTruthy();
    rerender(inFrame(<Page data={{ ...data, promo: null }} />).element);
    expect(screen.queryByRole("region", { name: "Join our team" })).toBeNull();
  });

  test("shows its empty text if no person is listed", () => {
    render(inFrame(<Page data={{ ...data, departments: [] }} />).element);
    expect(screen.getByText("Call us.")).toBeTruthy();
  });
});
