/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { EmailLink } from "./email-link.tsx";

test("a link to an address of mail may break before the @, and is read as one word", () => {
  render(<EmailLink address="service.rolla@heartland.example" />);
  const link = screen.getByRole("link", { name: "service.rolla@heartland.example" });
  expect(link.getAttribute("href")).toBe("mailto:service.rolla@heartland.example");
  expect(link.querySelector("wbr")?.nextSibling?.textContent).toBe("@heartland.example");
});
