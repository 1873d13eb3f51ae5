/** @jest-environment jsdom */
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { personView } from "../../parts/person-view.ts";
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
