/** @jest-environment jsdom */
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { articleView } from "../../parts/articles/article-view.ts";
import { article } from "../../parts/articles/fixtures/articles.ts";
import type { HelpCenterData } from "./help-center-data.ts";
import { Page } from "./help-center-page.tsx";

const shopping = "/help-center/shopping";
const all = { label: "7 questions", href: shopping };
const questions = [{ label: "What is in a price?", href: `${shopping}#q-what-is-in-a-price` }];
const empty: HelpCenterData = {
  title: "Help center",
  description: "Short answers",
  action: "/help-center",
  words: "",
  count: null,
  understood: null,
  matches: [],
  ideas: [],
  articles: null,
  topics: [{ title: "Shopping", description: "Prices", questions, all }],
};
const found: HelpCenterData = {
  ...empty,
  words: "title",
  count: "1 answer for “title”",
  matches: [
    {
      id: "shopping",
      title: "Shopping",
      items: [
        {
          question: [{ text: "Where is the " }, { text: "title", marked: true }, { text: "?" }],
          answers: [[{ text: "At the lender." }]],
        },
      ],
    },
  ],
};
const nothing: HelpCenterData = {
  ...empty,
  words: "zebra",
  count: "0 answers for “zebra”",
  ideas: [{ label: "return", href: "/help-center?q=return" }],
};

const pages = { contact: true };

function page(data: HelpCenterData, site = siteFixture({ pages })) {
  return (
    <SiteProvider site={site}>
      <Page data={data} />
    </SiteProvider>
  );
}

describe("the help center", () => {
  test.each([
    ["not searched", empty],
    ["with answers", found],
    ["without answers", nothing],
  ])("draws in the browser what the server sent, with sound headings (%s)", (_name, data) => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page(data));
    const sent = container.textContent;
    render(page(data), { container, hydrate: true });
    expect(container.textContent).toBe(sent);
    expect(headingProblems(container)).toEqual([]);
  });

  test("lists the first questions of a topic, and leads to all of them", () => {
    render(page(empty));
    const questionsOf = screen.getByRole("link", { name: "What is in a price?" });
    expect(questionsOf.getAttribute("href")).toBe(`${shopping}#q-what-is-in-a-price`);
    const whole = screen.getByRole("link", { name: "7 questions: Shopping" });
    expect(whole.getAttribute("href")).toBe(shopping);
  });

  test("marks the words that were found, in an open answer", () => {
    const { container } = render(page(found));
    expect(container.querySelector("mark")?.textContent).toBe("title");
    expect(container.querySelector("details")?.open).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("title");
  });

  test("says what a mistyped search was taken for", () => {
    render(page({ ...found, understood: "We looked for “title” instead of “titel”." }));
    expect(screen.getByText("We looked for “title” instead of “titel”.")).toBeTruthy();
  });

  test("has articles with the words, and leads to all of them", () => {
    const more = { label: "All articles for “title”", href: "/car-research/search?q=title" };
    const list = [articleView(article, siteFixture())];
    render(page({ ...nothing, articles: { title: "Also in car research", list, all: more } }));
    const section = screen.getByRole("heading", { name: "Also in car research" }).parentElement!;
    const links = within(section).getAllByRole("link");
    expect(links.map((one) => one.getAttribute("href"))).toEqual([
      "/car-advice-education/winter-tires",
      more.href,
    ]);
    expect(links.at(-1)?.getAttribute("rel")).toBe("nofollow");
  });

  test("has ideas when nothing was found", () => {
    render(page(nothing));
    const idea = screen.getByRole("link", { name: "return" });
    expect(idea.getAttribute("href")).toBe("/help-center?q=return");
  });

  test.each([
    ["not searched", empty],
    ["with answers", found],
    ["without answers", nothing],
  ])("offers once to write to the dealer (%s)", (_name, data) => {
    render(page(data));
    const links = screen.getAllByRole("link", { name: "Send us a message" });
    expect(links.map((one) => one.getAttribute("href"))).toEqual(["/contact-us"]);
  });

  test("offers no message where the dealer has no contact page", () => {
    render(page(nothing, siteFixture({ pages: { contact: false } })));
    expect(screen.queryByRole("link", { name: "Send us a message" })).toBeNull();
  });

  test("offers to call when nothing was found", () => {
    const { container } = render(page(nothing));
    expect(
      within(container)
        .getByRole("link", { name: /help\.call|Call/ })
        .getAttribute("href"),
    ).toMatch(/^tel:\+1/);
  });

  test("offers each store of a group to call until the visitor chooses one", () => {
    const choices = ["Columbia", "Sedalia"].map((city, index) => ({
      id: city.toLowerCase(),
      name: city,
      city,
      stateShort: "MO",
      phone: `+1573555010${index}`,
    }));
    const callsOf = (storeChosen: boolean) => {
      const { container } = render(page(nothing, siteFixture({ stores: choices, storeChosen })));
      return container.querySelectorAll("a[href^='tel:']").length;
    };
    expect(callsOf(false)).toBe(2);
    expect(callsOf(true)).toBe(1);
  });
});
