/** @jest-environment jsdom */
import type { Block } from "@forecourt/contracts/content-parts";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { describe, expect, jest, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { inFrame } from "../../testing/draw-page.tsx";
import type { LegalData } from "./legal-data.ts";
import { Page } from "./legal-page.tsx";
import { legalSections } from "./legal-sections.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", runs: [{ text }] });
const heading = (text: string): Block => ({ kind: "heading", text });
const body = [paragraph("First."), heading("What we collect"), paragraph("Names."), heading("Why")];

const data: LegalData = {
  title: "Privacy policy",
  binding: null,
  updated: "Last updated November 2, 2026",
  ...legalSections(body),
  others: [{ label: "Cookie policy", href: "/legal/cookie-policy" }],
  labels: { contents: "On this page", others: "Our other policies", print: "Print this page" },
};

describe("legalSections", () => {
  test("splits a text at its headings and keeps what is above them", () => {
    expect(legalSections(body)).toEqual({
      intro: [paragraph("First.")],
      sections: [
        { id: "what-we-collect", title: "What we collect", blocks: [paragraph("Names.")] },
        { id: "why", title: "Why", blocks: [] },
      ],
    });
  });

  test("gives equal headings ids of their own", () => {
    const { sections } = legalSections([heading("Prices"), heading("Prices")]);
    expect(sections.map(({ id }) => id)).toEqual(["prices", "prices-2"]);
  });
});

describe("a legal page", () => {
  test("has headings without gaps, the day of its last change, and contents that lead to sections", () => {
    const { container } = render(inFrame(<Page data={data} />).element);
    expect(headingProblems(container)).toEqual([]);
    expect(screen.getByText("Last updated November 2, 2026")).toBeTruthy();
    const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole(
      "link",
    );
    for (const link of links) {
      expect(container.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
    }
    expect(links).toHaveLength(2);
  });

  test("prints by a button that needs a script", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
    const { element } = inFrame(<Page data={data} />);
    expect(renderToString(element)).toContain("hidden");
    render(element);
    await userEvent.setup().click(screen.getByRole("button", { name: "Print this page" }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
