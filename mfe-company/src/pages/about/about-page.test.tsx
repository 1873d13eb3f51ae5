/** @jest-environment jsdom */

import type { SiteContext } from "@forecourt/contracts/site";
import { addressLines } from "@forecourt/domain/address-lines";
import { maskPhone } from "@forecourt/domain/phone";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { personView } from "../../parts/person-view.ts";
import { reviewView } from "../../parts/reviews/review-view.ts";
import { locationLabels } from "../../parts/stores/location-labels.ts";
import type { LocationView } from "../../parts/stores/location-view.ts";
import { storeMap } from "../../parts/stores/store-map-view.ts";
import type { AboutData } from "./about-data.ts";
import { Page } from "./about-page.tsx";
import { content as published, minimalContent as publishedSpare } from "./fixtures/content.ts";

const { sales } = storeFixture();
const statuses: [string, null][] = [["Sales: Open until 6 p.m.", null]];
const departments = [{ name: "sales" as const, hours: sales, closedSoon: [], statuses }];
const inHand = (locations: typeof published.locations): LocationView[] =>
  locations.map((one) => ({
    ...one,
    departments,
    page: `/locations/${one.id}`,
    inventory: null,
    address: [...addressLines(one), ...(one.since === null ? [] : ["Open since 1998"])],
    phones: [{ phone: one.phone, text: maskPhone(one.phone, "(999) 999-9999") }],
  }));
const milestones = [{ title: "1998: one lift", body: published.history!.body.slice(1) }];
const lead: AboutData["lead"] = {
  fullName: "Marion Tolliver",
  title: "General manager",
  phone: "+15735550144",
  email: "marion@ozark.example",
  photo: null,
  bio: ["Marion started here washing cars."],
  href: "/our-company/meet-our-team/marion-tolliver",
  place: "Works in Cape Girardeau",
};
const { hero, story, values, team, hours, contact, careers, policies } = published;
const content: AboutData = {
  hero,
  story,
  values,
  team,
  hours,
  contact,
  careers,
  policies,
  history: { title: "How we got here", milestones },
  lead,
  locations: inHand(published.locations),
  map: storeMap(published.locations, siteFixture()),
  labels: locationLabels(siteFixture()),
  numbers: { title: "In numbers", list: [{ value: "1998", label: "the year we opened" }] },
  people: published.people?.faces.map((one) => personView(one, siteFixture())) ?? [],
  others: null,
  reviews: {
    id: "reviews",
    title: "What our customers say",
    rating: { summary: "4.7 out of 5", halves: 9 },
    quotes: published.reviews!.reviews.map((review) => reviewView(review, siteFixture())),
    link: { label: "Read more reviews", href: "/#reviews" },
  },
};
const minimalContent: AboutData = {
  ...content,
  team: null,
  contact: null,
  careers: null,
  policies: null,
  history: null,
  lead: null,
  numbers: null,
  people: [],
  reviews: null,
  locations: inHand(publishedSpare.locations),
  map: storeMap(publishedSpare.locations, siteFixture()),
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

  test("goes from how it works to what it promises, then to its history, its customers and its people", () => {
    render(page(content));
    expect(
      screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual([
      "How we work",
      "What that means",
      "How we got here",
      "What our customers say",
      "Meet our team",
      "Opening hours",
      "Contact us",
      "Careers",
      "Policies",
    ]);
  });

  test("tells its history, a heading for each milestone", () => {
    render(page(content));
    const history = within(screen.getByRole("region", { name: "How we got here" }));
    const [milestone] = history.getAllByRole("listitem");
    expect(milestone?.textContent).toBe("1998: one liftWe begin with nine cars.");
    expect(history.getByRole("heading", { level: 3 }).textContent).toBe("1998: one lift");
  });

  test("leads from each promise to where it is kept", () => {
    const link = { label: "Shop our cars", href: "/cars-for-sale" };
    const [card] = values.cards;
    render(page({ ...content, values: { ...values, cards: [{ ...card!, link }] } }));
    const promises = within(screen.getByRole("region", { name: "What that means" }));
    expect(promises.getByRole("link", { name: link.label }).getAttribute("href")).toBe(link.href);
  });

  test("quotes customers by name with the source, beside the rating, and leads to the others", () => {
    render(page(content));
    const customers = screen.getByRole("region", { name: "What our customers say" });
    expect(customers.textContent).toContain("4.7 out of 5");
    expect(customers.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(within(customers).getByRole("figure").textContent).toBe(
      "The number on the phone was the number on the paper.DDelia R.On Google, November 12, 2026, about buying a car",
    );
    const link = within(customers).getByRole("link", { name: "Read more reviews" });
    expect(link.getAttribute("href")).toBe("/#reviews");
  });

  test("names who answers for the store, where they work, and how to reach them", () => {
    render(page(content));
    const people = within(screen.getByRole("region", { name: "Meet our team" }));
    expect(people.getByRole("link", { name: "Marion Tolliver" }).getAttribute("href")).toBe(
      "/our-company/meet-our-team/marion-tolliver",
    );
    expect(people.getByText("Works in Cape Girardeau")).toBeTruthy();
    expect(people.getByText("Marion started here washing cars.")).toBeTruthy();
    expect(people.getByText("MT").getAttribute("aria-hidden")).toBe("true");
    expect(people.getByRole("link", { name: "(573) 555-0144" }).getAttribute("href")).toBe(
      "tel:+15735550144",
    );
    expect(people.getByRole("link", { name: "marion@ozark.example" })).toBeTruthy();
  });

  test("shows some of the people, each a link to their page", () => {
    render(page(content));
    const people = within(screen.getByRole("region", { name: "Meet our team" }));
    expect(people.getByRole("link", { name: "Ines Brandt" }).getAttribute("href")).toBe(
      "/our-company/meet-our-team/ines-brandt",
    );
    expect(people.getByText("Technician")).toBeTruthy();
  });

  test("shows the chosen store with its hours in view, the others below", () => {
    const [first, second] = content.locations;
    const others = { title: "Our other stores", locations: [{ ...second!, picture: null }] };
    const { container } = render(page({ ...content, locations: [first!], others }));
    expect(headingProblems(container)).toEqual([]);
    const opened = screen.getByRole("region", { name: "Opening hours" });
    expect(opened.querySelector("details")?.open).toBe(true);
    const below = screen.getByRole("region", { name: "Our other stores" });
    expect(within(below).getAllByRole("listitem")).toHaveLength(1);
    expect(below.querySelector("img")).toBeNull();
    expect(below.querySelector("details")?.open).toBe(false);
  });

  test("leads from the rating to the reviews of the page", () => {
    const list = [{ value: "4.7", label: "out of 5 from 164 reviews", href: "#reviews" }];
    render(page({ ...content, numbers: { title: "In numbers", list } }));
    expect(screen.getByRole("link", { name: list[0]!.label }).getAttribute("href")).toBe(
      `#${screen.getByRole("region", { name: "What our customers say" }).id}`,
    );
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
    const bare = { ...lead, photo: "/assets/marion.jpg", phone: null, email: null, href: null };
    render(page({ ...content, lead: bare, people: [] }));
    const people = screen.getByRole("region", { name: "Meet our team" });
    const portrait = people.querySelector("img")!;
    expect(portrait.getAttribute("src")).toBe("/assets/marion.jpg");
    expect([portrait.width, portrait.height, portrait.getAttribute("loading")]).toEqual([
      160,
      160,
      "lazy",
    ]);
    expect(within(people).queryByRole("link")).toBeNull();
  });

  test("says of each store whether it is open, with its hours behind a disclosure where there are several", () => {
    const { rerender } = render(page(content));
    const stores = () => screen.getByRole("region", { name: "Opening hours" });
    const disclosures = () => [...stores().querySelectorAll("details")].map(({ open }) => open);
    expect(within(stores()).getAllByText("Sales: Open until 6 p.m.")).toHaveLength(2);
    expect(disclosures()).toEqual([false, false]);
    rerender(page(minimalContent));
    expect(disclosures()).toEqual([true]);
    const [caption] = stores().querySelectorAll("caption");
    expect(caption?.textContent).toBe("Sales hours");
  });

  test("draws the stores on a map", () => {
    render(page(content));
    const map = screen.getByRole("img", { name: /^Map of Cape Girardeau, Rolla/ });
    expect(screen.getByRole("region", { name: "Opening hours" }).contains(map)).toBe(true);
  });

  test("lists the stores of a group, and marks the one the visitor chose", () => {
    const locations = content.locations.map((one) => ({ ...one, isYours: one.current }));
    render(page({ ...content, locations }));
    const stores = within(screen.getByRole("region", { name: "Opening hours" })).getAllByRole(
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
