/** @jest-environment jsdom */
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { guide } from "./fixtures/content.ts";
import { Guide } from "./guide.tsx";

const page = (
  <SiteProvider site={siteFixture()}>
    <Guide data={guide} />
  </SiteProvider>
);

describe("a guide to financing", () => {
  test("draws in the browser what the server sent", () => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const sent = container.textContent;
    render(page, { container, hydrate: true });
    expect(container.textContent).toBe(sent);
  });

  test("has one main heading and skips no level", () => {
    const { container } = render(page);
    expect(headingProblems(container)).toEqual([]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(guide.hero.title);
  });

  test("shows the disclosure of a claim in the section that makes it", () => {
    render(page);
    const cost = within(screen.getByRole("region", { name: "What it costs" }));
    expect(cost.getByText(/19.24% APR/)).toBeTruthy();
  });

  test("has its sections, the questions folded, and its fine print at the end", () => {
    render(page);
    const names = screen
      .getAllByRole("region")
      .map((one) => one.querySelector("h1, h2, h3")?.textContent);
    expect(names).toEqual([
      guide.hero.title,
      "What it costs",
      "What to bring",
      "How it works",
      "Questions",
      "Disclaimer",
    ]);
    const faq = screen.getByRole("region", { name: "Questions" });
    expect(faq.querySelectorAll("details:not([open])")).toHaveLength(14);
    expect(screen.getByRole("link", { name: "Call us" }).getAttribute("href")).toBe(
      "tel:+15735550142",
    );
  });
});
