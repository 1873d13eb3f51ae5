/** @jest-environment jsdom */
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { drawFlow, inFlow } from "../../testing/draw-flow.tsx";
import { car, site } from "../../testing/inventory-fixture.ts";
import { quoteFixture } from "../../testing/quote-fixture.ts";
import { Page } from "./quote-page.tsx";
import { quoteView } from "./quote-view.ts";

const token = "abcdefghijklmnopqrstuv";

function page(quote = quoteFixture(), query = "") {
  const url = new URL(`http://a/quote/${token}${query}`);
  const today = { quote, vehicle: car(), arrivals: 0 };
  return <Page data={quoteView({ site, params: { token }, url }, today)} />;
}

test("has one heading, and hydrates without differences", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(inFlow(page()).element);
  const sent = container.textContent;
  render(inFlow(page()).element, { container, hydrate: true });
  expect(container.textContent).toBe(sent);
  expect(headingProblems(container)).toEqual([]);
});

test("lists the price line by line and the terms side by side", () => {
  const { figures } = quoteFixture();
  drawFlow(page());
  for (const text of ["Vehicle price", "$18,396.00", "Documentary fee", "$599.00"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  for (const { months } of figures.payments) {
    expect(screen.getByRole("heading", { name: `${months} months` })).toBeTruthy();
  }
  expect(screen.getByText("Your choice").closest("li")?.textContent).toContain("60 months");
});

test("sends the copy by a form that works without JavaScript", () => {
  const { container } = drawFlow(page(quoteFixture(), "?not-sent=1"));
  const form = container.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual([
    "post",
    `/api/leads/quotes/${token}/copy`,
  ]);
  expect(screen.getByRole("alert").textContent).toContain("couldn’t send the copy");
});

test("shows no figures once they no longer hold", () => {
  drawFlow(page(quoteFixture({ isExpired: true })));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This quote has expired");
  expect(screen.queryByText("Vehicle price")).toBeNull();
  expect(screen.queryByRole("button", { name: "Print this quote" })).toBeNull();
});
