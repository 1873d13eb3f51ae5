/** @jest-environment jsdom */
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { SiteProvider } from "../site-context.tsx";
import { Callout } from "./callout.tsx";
import { FaqSection } from "./faq-section.tsx";
import { Hero } from "./hero.tsx";
import { TextSection } from "./text-section.tsx";

const creditTerms = ["72 monthly payments of $273.50 at 9.49% APR.", "This is a lease."];
const title = "As low as $29 down";
const links = [{ label: "Apply", href: "/auto-financing" }];
const callout = {
  id: "low-down",
  title,
  description: "Ask us.",
  list: [],
  disclaimer: null,
  links,
};
const hero = { ...callout, layout: "text-only" as const, badge: null, illustration: null };
const section = {
  id: "program",
  title,
  body: [{ kind: "paragraph" as const, runs: [{ text: "Ask us." }] }],
  links,
};
const faq = { id: "questions", title, items: [{ question: "How much?", answers: ["Ask us."] }] };

const parts: [string, (terms: string[] | undefined) => ReactNode][] = [
  ["a hero", (terms) => <Hero hero={{ ...hero, creditTerms: terms }} />],
  ["a callout", (terms) => <Callout callout={{ ...callout, creditTerms: terms }} />],
  ["a section", (terms) => <TextSection section={{ ...section, creditTerms: terms }} />],
  ["questions", (terms) => <FaqSection faq={{ ...faq, creditTerms: terms }} />],
];

function disclosures(part: ReactNode): (string | null)[] {
  const { container } = render(<SiteProvider site={siteFixture()}>{part}</SiteProvider>);
  return [...container.querySelectorAll("[data-credit-terms] > p")].map((line) => line.textContent);
}

test.each(parts)(
  "%s shows the disclosures of its claims, and none without claims",
  (_name, part) => {
    expect(disclosures(part(creditTerms))).toEqual(creditTerms);
    expect(disclosures(part(undefined))).toEqual([]);
  },
);
