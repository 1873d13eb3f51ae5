/** @jest-environment jsdom */
import type { Block } from "@forecourt/contracts/content-parts";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Blocks } from "./blocks.tsx";

const blocks: Block[] = [
  { kind: "heading", text: "What to bring" },
  {
    kind: "paragraph",
    runs: [{ text: "Call " }, { text: "us", href: "tel:+15735550142", strong: true }],
  },
  {
    kind: "list",
    items: [[{ text: "a photo ID" }], [{ text: "all " }, { text: "keys", strong: true }]],
  },
];

test("renders headings, links, emphasis and lists", () => {
  const { container } = render(<Blocks blocks={blocks} level={4} />);
  expect(screen.getByRole("heading", { level: 4 }).textContent).toBe("What to bring");
  expect(screen.getByText("us").tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "us" }).getAttribute("href")).toBe("tel:+15735550142");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "a photo ID",
    "all keys",
  ]);
  expect(container.querySelectorAll("p")).toHaveLength(1);
});
