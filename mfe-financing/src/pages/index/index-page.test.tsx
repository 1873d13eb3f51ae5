/** @jest-environment jsdom */
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { content, minimalContent } from "./fixtures/content.ts";
import type { FinancingData } from "./index-data.ts";
import { Page } from "./index-page.tsx";

function page(data: FinancingData) {
  return (
    <SiteProvider site={siteFixture()}>
      <Page data={data} />
    </SiteProvider>
  );
}

describe("the financing index", () => {
  test("draws in the browser what the server sent", () => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page(content));
    const sent = container.textContent;
    render(page(content), { container, hydrate: true });
    expect(container.textContent).toBe(sent);
  });

  test.each([
    ["full", content],
    ["spare", minimalContent],
  ])("has one main heading and skips no level (%s)", (_name, data) => {
    const { container } = render(page(data));
    expect(headingProblems(container)).toEqual([]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(content.hero.title);
  });

  test("has a place for every link of the menus", () => {
    const { container } = render(page(content));
    for (const id of [
      "pre-approval",
      "credit-score",
      "application",
      "credit-amnesty",
      "questions",
    ]) {
      expect(container.querySelector(`section[id="${id}"]`)).not.toBeNull();
    }
  });

  test("shows the way on and the terms of the claim beside it", () => {
    render(page(content));
    const hero = within(screen.getByRole("region", { name: content.hero.title }));
    const links = hero.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(content.hero.links.map(({ href }) => href));
    expect(hero.getByText("With approved credit.")).toBeTruthy();
    expect(hero.getByRole("listitem").textContent).toBe("Every fee written out");
  });

  test("says the steps in order", () => {
    render(page(content));
    const steps = within(screen.getByRole("region", { name: "How it works" })).getAllByRole(
      "listitem",
    );
    expect(steps.map((step) => step.textContent)).toEqual([
      "AskAbout 60 seconds.",
      "HearIn 24 to 48 hours.",
    ]);
  });

  test("folds 14 answers away behind their questions", () => {
    render(page(content));
    const faq = screen.getByRole("region", { name: "Questions" });
    expect(faq.querySelectorAll("details:not([open])")).toHaveLength(14);
    expect(within(faq).getByText("More on 14.")).toBeTruthy();
  });

  test("keeps links and emphasis of running text", () => {
    render(page(content));
    const way = within(screen.getByRole("region", { name: "Pre-approval" }));
    expect(way.getByRole("link", { name: "us" }).getAttribute("href")).toBe("tel:+15735550142");
    expect(way.getByText("a photo ID").tagName).toBe("STRONG");
    expect(way.getByRole("link", { name: "About Pre-approval" })).toBeTruthy();
  });

  test("ends with its terms in full", () => {
    render(page(content));
    const terms = within(screen.getByRole("region", { name: "Disclaimer" }));
    expect(terms.getByText("All financing is with approved credit.")).toBeTruthy();
  });

  test("leaves no empty band for what a dealer does not offer", () => {
    render(page(minimalContent));
    const names = screen.getAllByRole("region").map((region) => {
      const heading = region.querySelector("h1, h2, h3");
      return heading?.textContent;
    });
    expect(names).toEqual([content.hero.title, "How it works", "Questions"]);
    expect(document.querySelector("section:empty, ul:empty")).toBeNull();
  });
});
