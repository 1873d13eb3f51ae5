/** @jest-environment jsdom */
import type { SiteContext } from "@forecourt/contracts/site";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { personView } from "../../parts/person-view.ts";
import type { AboutData } from "./about-data.ts";
import { Page } from "./about-page.tsx";
import { content as published, minimalContent as publishedSpare } from "./fixtures/content.ts";

const thanksgiving = { days: "Thu, Nov 26", hours: "Closed (Thanksgiving)" };
const closedSoon = { sales: [thanksgiving], service: [] };
const reviews: AboutData["reviews"] = {
  title: "What our customers say",
  rating: { summary: "4.7 out of 5", halves: 9 },
  link: { label: "Read what customers say", href: "/#reviews" },
};
const opened = (locations: typeof published.locations) =>
  locations.map((one) => ({
    ...one,
    opened: one.since === null ? null : "Open since 1998",
    page: `/locations/${one.id}`,
  }));
const content: AboutData = {
  ...published,
  locations: opened(published.locations),
  numbers: { title: "In numbers", list: [{ value: "1998", label: "the year we opened" }] },
  people:
    published.people?.faces.map((one) => ({
      ...personView(one, siteFixture()),
      place: "Works in Rolla",
    })) ?? [],
  reviews,
  closedSoon,
  hoursOf: null,
};
const minimalContent: AboutData = {
  ...publishedSpare,
  locations: opened(publishedSpare.locations),
  numbers: null,
  people: [],
  reviews: null,
  closedSoon,
  hoursOf: null,
};

function page(data: AboutData, site: SiteContext = siteFixture()) {
  return (
    <SiteProvider site={site}>
      <Page data={data} />
    </SiteProvider>
  );
}

describe("the page about the company", () => {
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
  });

  test("has a place for every link of the menus", () => {
    render(page(content));
    const places = {
      team: "Meet our team",
      careers: "Careers",
      contact: "Contact us",
      hours: "Opening hours",
    };
    for (const [id, name] of Object.entries(places)) {
      expect(screen.getByRole("region", { name }).id).toBe(id);
    }
  });

  test("leads to the legal pages from where links from outside expect their texts", () => {
    const { container } = render(page(content));
    const places = ["privacy", "terms", "cookies"].map((id) =>
      container.querySelector(`li#${id} a`)?.getAttribute("href"),
    );
    expect(places).toEqual([
      "/legal/privacy-policy",
      "/legal/terms-of-sale",
      "/legal/cookie-policy",
    ]);
  });

  test("tells its history, a heading for each milestone", () => {
    render(page(content));
    const history = within(screen.getByRole("region", { name: "How we got here" }));
    expect(history.getByRole("heading", { level: 3 }).textContent).toBe("1998: one lift");
  });

  test("says what customers think in words, and leads to their reviews", () => {
    render(page(content));
    const rating = screen.getByRole("region", { name: "What our customers say" });
    expect(rating.textContent).toContain("4.7 out of 5");
    expect(rating.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    const link = within(rating).getByRole("link", { name: "Read what customers say" });
    expect(link.getAttribute("href")).toBe("/#reviews");
  });

  test("names who answers for the store and how to reach them", () => {
    render(page(content));
    const team = within(screen.getByRole("region", { name: "Meet our team" }));
    expect(team.getByText("Marion Tolliver")).toBeTruthy();
    expect(team.getByText("MT").getAttribute("aria-hidden")).toBe("true");
    expect(team.getByRole("link", { name: "(573) 555-0144" }).getAttribute("href")).toBe(
      "tel:+15735550144",
    );
    expect(team.getByRole("link", { name: "marion@ozark.example" })).toBeTruthy();
  });

  test("shows some of the people, each a link to their page", () => {
    render(page(content));
    const team = within(screen.getByRole("region", { name: "Meet our team" }));
    expect(team.getByRole("link", { name: "Ines Brandt" }).getAttribute("href")).toBe(
      "/our-company/meet-our-team/ines-brandt",
    );
    expect(team.getByText("Technician")).toBeTruthy();
    expect(team.getAllByText("Works in Rolla").length).toBeGreaterThan(0);
  });

  test("says what numbers say, and nothing where there are none", () => {
    const { rerender } = render(page(content));
    expect(screen.getByRole("list", { name: "In numbers" }).textContent).toBe(
      "1998 the year we opened",
    );
    rerender(page(minimalContent));
    expect(screen.queryByRole("list", { name: "In numbers" })).toBeNull();
  });

  test("shows a portrait, and no way that is not given", () => {
    const lead = { ...content.lead!, photo: "/assets/marion.jpg", phone: null, email: null };
    render(page({ ...content, lead, people: [] }));
    const team = screen.getByRole("region", { name: "Meet our team" });
    const portrait = team.querySelector("img")!;
    expect(portrait.getAttribute("src")).toBe("/assets/marion.jpg");
    expect([portrait.width, portrait.height]).toEqual([112, 112]);
    expect(within(team).queryByRole("link")).toBeNull();
  });

  test("says when each department is open", () => {
    render(page(content));
    const hours = within(screen.getByRole("region", { name: "Opening hours" }));
    const tables = hours
      .getAllByRole("table")
      .map((table) => table.querySelector("caption")?.textContent);
    expect(tables).toEqual(["Sales hours", "Service hours"]);
    const [first] = hours.getAllByRole("row");
    expect(first?.textContent).toBe("Thu, Nov 26Closed (Thanksgiving)");
  });

  test("says of which store the hours are, where there are several", () => {
    const others = { label: "Hours of our other stores", href: "/contact-us" };
    render(page({ ...content, hoursOf: { text: "The hours of Columbia.", others } }));
    const hours = within(screen.getByRole("region", { name: "Opening hours" }));
    expect(hours.getByText(/^The hours of Columbia\./)).toBeTruthy();
    const link = hours.getByRole("link", { name: "Hours of our other stores" });
    expect(link.getAttribute("href")).toBe("/contact-us");
  });

  test("lists the stores of a group, and marks the one the visitor chose", () => {
    render(page(content, siteFixture({ storeChosen: true })));
    const stores = within(screen.getByRole("region", { name: "Contact us" })).getAllByRole(
      "listitem",
    );
    expect(
      stores.map((store) => within(store).getByRole("heading", { level: 3 }).textContent),
    ).toEqual(["Ozark Trail Mitsubishi", "Ozark Trail Rolla"]);
    expect(within(stores.at(0)!).getByText("Your store")).toBeTruthy();
    expect(within(stores.at(1)!).queryByText("Your store")).toBeNull();
    expect(stores.at(0)!.textContent).toContain("Open since 1998");
    expect(stores.at(1)!.textContent).not.toContain("Open since");
    expect(stores.at(1)!.textContent).toContain("Suite 4");
    const directions = within(stores.at(1)!).getByRole("link", {
      name: "Get directions Ozark Trail Rolla",
    });
    expect(directions.getAttribute("href")).toBe("https://maps.example/rolla");
    const more = within(stores.at(1)!).getByRole("link", { name: "Ozark Trail Rolla" });
    expect(more.getAttribute("href")).toBe("/locations/rolla");
  });

  test("shows how each store looks, where it has a picture", () => {
    render(page(content));
    const pictures = screen.getAllByRole("img", { name: /from the street$/ });
    expect(pictures.map((one) => [one.getAttribute("alt"), one.getAttribute("src")])).toEqual([
      ["Ozark Trail Mitsubishi from the street", "/assets/store.svg?v=1"],
    ]);
    expect(pictures[0]?.getAttribute("width")).toBe("640");
  });

  test("marks no store before the visitor has chosen one", () => {
    render(page(content));
    expect(screen.queryByText("Your store")).toBeNull();
  });

  test("needs no list for a single store", () => {
    render(page({ ...content, locations: minimalContent.locations }));
    const contact = within(screen.getByRole("region", { name: "Contact us" }));
    expect(contact.queryByRole("listitem")).toBeNull();
  });

  test("leaves out what a dealer does not offer", () => {
    render(page(minimalContent));
    for (const name of [
      "How we got here",
      "What our customers say",
      "Meet our team",
      "Contact us",
      "Careers",
      "Policies",
    ]) {
      expect(screen.queryByRole("region", { name })).toBeNull();
    }
  });
});
