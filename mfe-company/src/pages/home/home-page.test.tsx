/** @jest-environment jsdom */
import type { ReviewsOfStore } from "@forecourt/contracts/areas/company/reviews";
import { shortlistKey } from "@forecourt/contracts/areas/inventory/shortlist-counts";
import type { StoreStatus } from "@forecourt/contracts/site-store";
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { content, minimalContent } from "./fixtures/content.ts";
import type { HomeData } from "./home-data.ts";
import { Page } from "./home-page.tsx";
import { reviewsView } from "./reviews-view.ts";
import { storeVisitInfo } from "./store-visit-info.ts";

const areas = ["financing", null, null] as const;
const shownReviews = content.reviews && reviewsView(content.reviews, siteFixture());
const atNoon = storeVisitInfo(
  content,
  siteFixture({ places: [siteFixture().store] }),
  new Date("2026-11-23T18:00:00Z"),
);
/** As it is at noon, whatever the browser's clock says. */
const visit = atNoon && {
  ...atNoon,
  location: {
    ...atNoon.location,
    departments: atNoon.location.departments.map((department) => ({
      ...department,
      statuses: department.statuses.slice(0, 1).map(([text]): StoreStatus => [text, null]),
    })),
  },
};
const full: HomeData = {
  ...content,
  reviews: shownReviews,
  visit,
  shortcuts: content.shortcuts.map((card, index) => ({ ...card, area: areas[index] ?? null })),
};
const spare: HomeData = { ...minimalContent, shortcuts: [], reviews: null, visit: null };

function page(data: HomeData, allowed: Visitor["allowed"] = null) {
  const visitor = createVisitorStore({ ...anonymousVisitor, allowed, hasAnswered: true });
  return (
    <SiteProvider site={siteFixture()}>
      <VisitorProvider store={visitor}>
        <Page data={data} />
      </VisitorProvider>
    </SiteProvider>
  );
}

describe("the home page", () => {
  test("draws in the browser what the server sent", () => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page(full));
    const sent = container.textContent;
    render(page(full), { container, hydrate: true });
    expect(container.textContent).toBe(sent);
  });

  test.each([
    ["full", full],
    ["spare", spare],
  ])("has one main heading, the first slide's, and skips no level (%s)", (_name, data) => {
    const { container } = render(page(data));
    expect(headingProblems(container)).toEqual([]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Find a car");
  });

  test("leads with one whole card to each shortcut that leads somewhere", () => {
    render(page(full));
    const card = screen.getByRole("heading", { name: "Pre-approval", level: 2 }).closest("li")!;
    const link = within(card).getByRole("link", { name: "Get pre-approved" });
    expect(link.getAttribute("href")).toBe("/auto-financing/apply-for-financing");
    const reviews = screen.getByRole("heading", { name: "Reviews" }).closest("li")!;
    expect(within(reviews).queryByRole("link")).toBeNull();
  });

  test("draws a search's kind of car as decoration and links its title", () => {
    render(page(full));
    const searches = within(screen.getByRole("region", { name: "Start here" }));
    const links = searches.getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["Under $20,000"]);
    expect(searches.queryByRole("img")).toBeNull();
  });

  test("shows rating, count and the first reviews, and the others behind a disclosure", () => {
    render(page(full));
    const section = screen.getByRole("region", { name: "What our customers say" });
    expect(section.textContent).toContain(
      "4.7 out of 5 from 1,214 Google reviews, as of November 20, 2026",
    );
    const details = section.querySelector("details");
    const labels = [...(details?.querySelectorAll("summary > span") ?? [])];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      "Show all 4 reviews",
      "Show fewer reviews",
    ]);
    expect(details?.querySelectorAll("blockquote")).toHaveLength(1);
    expect(section.querySelectorAll("blockquote")).toHaveLength(4);
    expect(section.textContent).toContain("On Google, about buying a car and financing");
    expect(section.textContent).toContain(
      "On Google, November 3, 2026, about buying a car and financing",
    );
  });

  test("links a review to the page where it was written, by the name of that place where it is known", () => {
    const urls = ["https://maps.app.goo.gl/abc", "https://reviews.example/42", null];
    const reviews = ["Ada", "Bo", "Cy"].map((reviewerName, index) => ({
      ...content.reviews!.reviews[0]!,
      reviewerName,
      url: urls[index] ?? null,
    }));
    const linked = reviewsView({ ...content.reviews!, reviews }, siteFixture());
    render(page({ ...full, reviews: linked }));
    const section = within(screen.getByRole("region", { name: "What our customers say" }));
    const links = section.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Read it on Google Ada", urls[0]],
      ["Read the original Bo", urls[1]],
    ]);
    for (const link of links) {
      expect(link.getAttribute("rel")).toBe("noopener nofollow");
      expect(link.hasAttribute("target")).toBe(false);
    }
  });

  test("links the dealer's pages on the platforms, that of the rating first", () => {
    const [google, facebook] = ["https://maps.example/ozark", "https://social.example/ozark"];
    const pagesOf = (changes: Partial<ReviewsOfStore>) => {
      const shown = reviewsView({ ...content.reviews!, url: null, ...changes }, siteFixture());
      return shown?.pages.map(({ label, href }) => [label, href]);
    };
    const onGoogle = ["See all reviews on Google", google];
    const onFacebook = ["See all reviews on Facebook", facebook];
    const sources = { Facebook: facebook, Google: google };
    expect(pagesOf({ sources })).toEqual([onGoogle, onFacebook]);
    expect(
      pagesOf({ sources: { ...sources, Google: "https://old.example" }, url: google }),
    ).toEqual([onGoogle, onFacebook]);
    expect(pagesOf({ sources: { Facebook: facebook } })).toEqual([onFacebook]);
    expect(pagesOf({})).toEqual([]);

    const shown = reviewsView({ ...content.reviews!, url: null, sources }, siteFixture());
    render(page({ ...full, reviews: shown }));
    const section = within(screen.getByRole("region", { name: "What our customers say" }));
    const links = section.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      onGoogle,
      onFacebook,
    ]);
  });

  test("says of a review that it is translated, and not of one that stayed in English", () => {
    const [first] = content.reviews!.reviews;
    const reviews = [
      { ...first!, reviewerName: "Ada" },
      { ...first!, reviewerName: "Bo", lang: "en" },
    ];
    const inLanguage = (language?: string) =>
      reviewsView({ ...content.reviews!, reviews }, siteFixture(language ? { language } : {}));
    const sources = (language?: string) =>
      inLanguage(language)?.first.map(({ source }) => /Translated/.test(source));
    expect(sources("es")).toEqual([true, false]);
    expect(sources()).toEqual([false, false]);
  });

  test("shows the picture of a reviewer, or else their initial", () => {
    const reviews = [null, "/assets/jo.jpg?v=1"].map((photo, index) => ({
      ...content.reviews!.reviews[0]!,
      reviewerName: `${index === 0 ? "Ada" : "Jo"} and Phil D.`,
      photo,
    }));
    const pictured = reviewsView({ ...content.reviews!, reviews }, siteFixture());
    render(page({ ...full, reviews: pictured }));
    const section = screen.getByRole("region", { name: "What our customers say" });
    const [ada, jo] = section.querySelectorAll("figcaption");
    expect(ada?.firstElementChild?.textContent).toBe("A");
    expect(ada?.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
    expect(jo?.querySelector("img")?.getAttribute("src")).toBe("/assets/jo.jpg?v=1");
    expect(jo?.querySelector("img")?.getAttribute("alt")).toBe("");
  });

  test("says where the only store is, with its hours and the way there", () => {
    render(page(full));
    const section = within(screen.getByRole("region", { name: "Visit us in Cape Girardeau" }));
    expect(section.getByText("4180 Sycamore Bend Road")).toBeTruthy();
    const directions = section.getByRole("link", { name: /^Get directions/ });
    expect(directions.getAttribute("href")).toBe("https://maps.example/cape");
    expect(section.getByText(/^Sales: Open until/)).toBeTruthy();
    expect(section.getAllByText(/^(?:Sales|Service) hours$/)).toHaveLength(2);
  });

  test("leaves the stores of a group to their list", () => {
    const [only] = content.locations;
    if (!only) throw new Error("no store");
    const locations = [only, { ...only, id: "rolla" }];
    expect(storeVisitInfo({ ...content, locations }, siteFixture(), new Date())).toBeNull();
  });

  test("says of the rating of a group whose it is", () => {
    const stores = [siteFixture().store, { ...siteFixture().store, id: "rolla", name: "Rolla" }];
    const ratingOf = (ofStore: boolean) =>
      reviewsView({ ...content.reviews!, ofStore }, siteFixture({ stores }))?.rating.summary;
    expect(ratingOf(true)).toContain(`Google reviews of our ${siteFixture().store.name} store`);
    expect(ratingOf(false)).toContain("Google reviews of all our stores");
  });

  test("shows its promotions", () => {
    render(page(full));
    const row = within(screen.getByRole("region", { name: "Going on" }));
    expect(row.getAllByRole("link")).toHaveLength(2);
  });

  test("shows a promise with its terms as text", () => {
    render(page(full));
    const callout = screen.getByRole("region", { name: "A lifetime engine warranty" });
    expect(callout.id).toBe("engine-warranty");
    expect(callout.textContent).toContain("Lifetime means for as long as you own the car.");
  });

  describe("with cars that this browser has shown", () => {
    const seen = ["1", "2", "3", "4", "5"].map((number) => ({
      vin: `JA4J4TA81MZ00000${number}`,
      title: `Car ${number}`,
      view: { href: `/used-cars-for-sale/car-${number}`, about: "SE", bodyStyle: "suvs" },
    }));
    beforeEach(() => localStorage.setItem(shortlistKey, JSON.stringify({ seen })));
    afterEach(() => localStorage.clear());

    test("shows the last four where the visitor allows it", () => {
      render(page(full, ["functional"]));
      const viewed = within(screen.getByRole("region", { name: "Recently viewed" }));
      expect(viewed.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
        "Car 1",
        "Car 2",
        "Car 3",
        "Car 4",
      ]);
    });

    test("shows none without consent, and none in the document", () => {
      render(page(full, []));
      expect(screen.queryByRole("region", { name: "Recently viewed" })).toBeNull();
      expect(renderToString(page(full, ["functional"]))).not.toContain("Recently viewed");
    });
  });

  test("leaves no empty band for what a dealer leaves out", () => {
    render(page(spare));
    const names = screen
      .getAllByRole("region")
      .map((region) => region.querySelector("h1, h2")?.textContent);
    expect(names).toEqual(["Find a car", "Questions"]);
  });
});
