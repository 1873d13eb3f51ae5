/** @jest-environment jsdom */
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { SiteProvider } from "../site-context.tsx";
import { FaqSection } from "./faq-section.tsx";

test("an answer has the links of its runs, and the paragraphs without runs", () => {
  const runs = [[{ text: "Call " }, { text: "us", href: "tel:+15735550142" }]];
  const items = [
    { question: "Who?", answers: ["Call us"], runs },
    { question: "When?", answers: ["Today.", "Or tomorrow."] },
  ];
  render(
    <SiteProvider site={siteFixture()}>
      <FaqSection faq={{ id: "questions", title: "Questions", items }} />
    </SiteProvider>,
  );
  expect(screen.getByRole("link", { name: "us", hidden: true }).getAttribute("href")).toBe(
    "tel:+15735550142",
  );
  expect(screen.getByText("Or tomorrow.").tagName).toBe("P");
});
