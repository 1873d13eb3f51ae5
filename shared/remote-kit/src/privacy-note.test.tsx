/** @jest-environment jsdom */
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { PrivacyNote } from "./privacy-note.tsx";
import { SiteProvider } from "./site-context.tsx";

afterEach(cleanup);

const draw = (legal: boolean) =>
  render(
    <SiteProvider site={siteFixture({ pages: { legal } })}>
      <PrivacyNote />
    </SiteProvider>,
  );

test("leads to the privacy policy", () => {
  draw(true);
  expect(screen.getByRole("link", { name: "Privacy policy" }).getAttribute("href")).toBe(
    "/legal/privacy-policy",
  );
});

test("is left out where the dealer has no legal pages", () => {
  expect(draw(false).container.textContent).toBe("");
});
