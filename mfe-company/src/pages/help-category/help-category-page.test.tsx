/** @jest-environment jsdom */
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { afterEach, expect, test } from "@jest/globals";
import { fireEvent, render } from "@testing-library/react";
import type { HelpCategoryData } from "./help-category-data.ts";
import { Page } from "./help-category-page.tsx";

const data: HelpCategoryData = {
  trail: [{ label: "Help center", href: "/help-center" }, { label: "Shopping" }],
  category: {
    id: "shopping",
    title: "Shopping",
    description: "Prices",
    items: [
      { question: "What is in a price?", answers: ["The car and our fees."] },
      { question: "May I see a car?", answers: ["Yes."] },
    ],
    links: [],
  },
  ids: ["q-what-is-in-a-price", "q-may-i-see-a-car"],
  action: "/help-center",
  others: [],
};

const openAnswers = () => {
  const { container } = render(
    <SiteProvider site={siteFixture()}>
      <Page data={data} />
    </SiteProvider>,
  );
  return () => [...container.querySelectorAll("details[open]")].map(({ id }) => id);
};

afterEach(() => history.replaceState(null, "", "/"));

test("an answer is open where the address leads to its question", () => {
  history.replaceState(null, "", "#q-may-i-see-a-car");
  const opened = openAnswers();
  expect(opened()).toEqual(["q-may-i-see-a-car"]);
  history.replaceState(null, "", "#q-what-is-in-a-price");
  fireEvent(window, new HashChangeEvent("hashchange"));
  expect(opened()).toContain("q-what-is-in-a-price");
});

test.each(["", "#nowhere", "#%"])("no answer is open at the address %j", (hash) => {
  history.replaceState(null, "", hash || "/");
  expect(openAnswers()()).toEqual([]);
});
