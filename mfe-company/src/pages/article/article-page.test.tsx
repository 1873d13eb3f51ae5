/** @jest-environment jsdom */
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { articleView, dayView } from "../../parts/articles/article-view.ts";
import { article, otherArticle } from "../../parts/articles/fixtures/articles.ts";
import type { ArticleData } from "./article-data.ts";
import { Page } from "./article-page.tsx";

const site = siteFixture();
const { body } = article;
const data: ArticleData = {
  trail: [{ label: "Car research", href: "/car-research" }, { label: "Winter tires" }],
  article: {
    ...articleView(article, site),
    updated: dayView("2026-11-09", {}),
    author: { name: "Marion Tolliver", href: "/our-company/meet-our-team/marion-tolliver" },
    body,
  },
  nextStep: { label: "Have your car serviced", href: "/service", note: null },
  related: [articleView(otherArticle, site)],
  kindPath: "/car-advice-education",
  listPath: "/car-research",
  helpPath: "/help-center",
};

function page(changes: Partial<ArticleData> = {}) {
  return (
    <SiteProvider site={site}>
      <Page data={{ ...data, ...changes }} />
    </SiteProvider>
  );
}

describe("the page of an article", () => {
  test("draws in the browser what the server sent", () => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page());
    const sent = container.textContent;
    render(page(), { container, hydrate: true });
    expect(container.textContent).toBe(sent);
  });

  test.each([
    ["full", {}],
    ["without anything related", { related: [], listPath: null, helpPath: null }],
  ])("has one main heading and skips no level (%s)", (_name, changes) => {
    const { container } = render(page(changes));
    expect(headingProblems(container)).toEqual([]);
  });

  test("ends with what the reader can do next, where there is something", () => {
    const { rerender } = render(page());
    const next = () => screen.queryByRole("link", { name: "Have your car serviced" });
    expect(next()?.getAttribute("href")).toBe("/service");
    rerender(page({ nextStep: null }));
    expect(next()).toBeNull();
  });

  test("has author, days, text and a picture of a reserved size", () => {
    render(page());
    const text = within(screen.getByRole("article"));
    expect(text.getByRole("link", { name: /Marion Tolliver/ }).getAttribute("href")).toBe(
      "/our-company/meet-our-team/marion-tolliver",
    );
    expect(text.getByText("November 2, 2026").getAttribute("datetime")).toBe("2026-11-02");
    expect(text.getByRole("heading", { level: 2, name: "In the cold" })).toBeTruthy();
    const picture = text.getByRole<HTMLImageElement>("img", { name: "Two tires" });
    expect([picture.width, picture.height]).toEqual([640, 360]);
  });

  test("names an author without a page in text", () => {
    render(page({ article: { ...data.article, author: { name: "Sam Reed", href: null } } }));
    expect(screen.getByText(/Sam Reed/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Sam Reed/ })).toBeNull();
  });
});
