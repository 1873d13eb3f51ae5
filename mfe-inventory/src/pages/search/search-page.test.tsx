/** @jest-environment jsdom */

import { SearchBox } from "@forecourt/remote-kit/search-box";
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import {
  CardPaymentFigure,
  PaymentDisclosures,
} from "../../features/payment/card-payment-figure.tsx";
import { FilterGroup } from "../../features/search-filters/filter-group.tsx";
import { UnclearNotice } from "../../features/search-text/unclear-notice.tsx";
import { VehicleCard } from "../../features/vehicle-card/vehicle-card.tsx";
import { VehicleGrid } from "../../features/vehicle-card/vehicle-grid.tsx";
import { cardFixture } from "../../testing/card-fixture.ts";
import { renderWithTexts } from "../../testing/render-with-texts.tsx";

const payment = {
  amount: "$441",
  terms: "24 months at 5.49% APR, $1,000 down",
  disclosure: "payment-5-49",
};

test("the search box is a GET form with the terms and the typed text", () => {
  const searchBox = { action: "/used-cars-for-sale", value: "red flux" };
  renderWithTexts(<SearchBox {...{ ...searchBox, hidden: [["down", "3000"]] }} />);
  const form = within(screen.getByRole("search")).getByRole<HTMLInputElement>("searchbox", {
    name: "Search in your own words",
  }).form;
  if (!form) throw new Error("no form");
  expect([form.method, form.getAttribute("action")]).toEqual(["get", "/used-cars-for-sale"]);
  expect([...new FormData(form)]).toEqual([
    ["down", "3000"],
    ["q", "red flux"],
  ]);
  expect(screen.getByRole("button", { name: "Search" }).getAttribute("type")).toBe("submit");
});

describe("a payment on a card", () => {
  test("has its terms and a disclosure that opens without JavaScript", () => {
    renderWithTexts(
      <>
        <CardPaymentFigure payment={payment} />
        <PaymentDisclosures
          disclosures={[
            {
              id: "payment-5-49",
              title: "About",
              paragraphs: ["Down", "All of it", "Charges", "No offer"],
            },
          ]}
        />
      </>,
    );
    expect(screen.getByText("24 months at 5.49% APR, $1,000 down")).toBeTruthy();
    const figure = screen.getByRole("button", { name: /^\$441\/mo/ });
    expect(figure.getAttribute("aria-label")).toContain(figure.textContent);
    expect(figure.textContent).toBe("$441/mo estimated");
    const disclosure = document.getElementById(figure.getAttribute("popovertarget") ?? "");
    expect(disclosure?.getAttribute("popover")).toBe("auto");
    expect(disclosure?.textContent).toContain("All of it");
    expect(figure.closest("[data-payment]")?.getAttribute("data-payment")).toBe(disclosure?.id);
  });

  test("is missing for a car without a price", () => {
    const { container } = renderWithTexts(
      <VehicleCard card={cardFixture({ total: null, previousPrice: null, payment: null })} />,
    );
    expect(screen.getByText("Call for Price")).toBeTruthy();
    expect(container.querySelector("[data-payment]")).toBeNull();
  });

  test("shows the text instead of an amount if the down payment covers the price", () => {
    renderWithTexts(
      <CardPaymentFigure payment={{ ...payment, amount: null, terms: "All covered" }} />,
    );
    expect(screen.getByRole("button", { name: /^All covered/ })).toBeTruthy();
    expect(screen.queryByText(/\/mo/)).toBeNull();
  });
});

test("the buttons of a card are outside of its link", () => {
  renderWithTexts(
    <VehicleCard card={cardFixture()} actions={<button type="button">Save</button>} />,
  );
  expect(screen.getByRole("button", { name: "Save" }).closest("a")).toBeNull();
});

test("the list ends with links to other searches", () => {
  const onward = { title: "21 more vehicles", label: "See more", href: "?page=2", nofollow: false };
  renderWithTexts(<VehicleGrid cards={[cardFixture()]} label="Results" nextStep={onward} />);
  const link = screen.getByRole("link", { name: /^21 more vehicles ?See more$/ });
  expect(link.getAttribute("href")).toBe("?page=2");
  expect(
    within(screen.getByRole("list", { name: "Results" })).getAllByRole("listitem"),
  ).toHaveLength(1);
});

test("unclear terms are listed with their candidates", () => {
  const links = [{ label: "Hyundai Genesis", href: "/hyundai/genesis", nofollow: false }];
  renderWithTexts(<UnclearNotice title="Unclear" terms={[{ text: "“genesis”?", links }]} />);
  expect(screen.getByRole("heading", { name: "Unclear" })).toBeTruthy();
  const piece = screen.getByText("“genesis”?").closest("li");
  expect(
    within(piece ?? document.body).getByRole("link", { name: "Hyundai Genesis" }),
  ).toBeTruthy();
});

describe("a group of filters", () => {
  const group = {
    id: "exteriorColor",
    title: "Exterior color",
    summary: "Red",
    open: false,
    look: "list" as const,
    options: [
      {
        label: "Red",
        href: "?",
        nofollow: true,
        selected: true,
        count: 3,
        countLabel: "3 vehicles",
        color: "red" as const,
      },
    ],
    form: null,
    note: "Paint only",
  };

  test("shows the selected values when collapsed, and why options are missing", () => {
    renderWithTexts(<FilterGroup group={group} />);
    const details = document.querySelector("details");
    expect(details?.open).toBe(false);
    expect(details?.querySelector("summary")?.textContent).toBe("Exterior colorRed");
    expect(screen.getByText("Paint only")).toBeTruthy();
  });

  test("links lists that are not indexable with nofollow, and shows a color swatch", () => {
    renderWithTexts(<FilterGroup group={{ ...group, open: true }} />);
    const link = screen.getByRole("link", { name: /^Red ?, 3 vehicles$/, current: true });
    expect(link.getAttribute("rel")).toBe("nofollow");
    expect(link.dataset.color).toBe("red");
  });
});
