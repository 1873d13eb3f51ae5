/** @jest-environment jsdom */
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { applicationFormTexts } from "../../forms/application-form-texts.ts";
import { careersFixture } from "../../parts/positions/fixtures/careers.ts";
import { inFrame } from "../../testing/draw-page.tsx";
import type { PositionData } from "./position-data.ts";
import { Page } from "./position-page.tsx";

const data: PositionData = {
  title: "Detailer",
  description: "You clean cars.",
  facts: [{ label: "Pay", value: "$16 to $18 an hour", note: "Paid weekly." }],
  lists: [
    { id: "duties", title: "What you’ll do", list: ["Clean cars"] },
    { id: "benefits", title: "What comes with it", list: ["Work clothes"] },
  ],
  body: careersFixture.body,
  formTitle: "Apply: Detailer",
  form: applicationFormTexts(siteFixture(), {
    options: ["Detailer", "Another position"],
    chosen: "Detailer",
    replyDays: null,
    positions: [],
    consent: null,
  }),
  crumbs: { label: "Breadcrumb", trail: [{ label: "Careers", href: "/our-company/careers" }] },
  others: {
    title: "Other open positions",
    links: [{ label: "All open positions", href: "/our-company/careers" }],
  },
};

test("a position says what it pays and comes with, and its form has it chosen", () => {
  const { container } = render(inFrame(<Page data={data} />).element);
  expect(headingProblems(container)).toEqual([]);
  expect(screen.getByText("Pay").nextElementSibling?.textContent).toBe(
    "$16 to $18 an hourPaid weekly.",
  );
  expect(screen.getByRole("region", { name: "What you’ll do" }).textContent).toContain(
    "Clean cars",
  );
  expect(screen.getByRole("region", { name: "What comes with it" }).textContent).toContain(
    "Work clothes",
  );
  const position = screen.getByRole<HTMLSelectElement>("combobox", { name: "Position" });
  expect(position.value).toBe("Detailer");
  expect(screen.getByRole("link", { name: "All open positions" })).toBeTruthy();
});

test("a position of which nothing more is said has no empty sections", () => {
  render(inFrame(<Page data={{ ...data, lists: [], others: null }} />).element);
  expect(screen.queryByRole("region", { name: "What comes with it" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Other open positions" })).toBeNull();
});
