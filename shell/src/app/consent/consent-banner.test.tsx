/** @jest-environment jsdom */
import type { ConsentCategory } from "@forecourt/contracts/visitor/visitor";
import { describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { prefetchOnIntent } from "../../boot/prefetch-on-intent.ts";
import { renderWithSite } from "../frame/testing/render-with-site.tsx";
import { bannerUrl, requestedLanguage } from "./banner-url.ts";
import { ConsentFrame } from "./consent-frame.tsx";
import { ConsentLink } from "./consent-link.tsx";

const frame = <ConsentFrame first={null}>the page</ConsentFrame>;
const banner = () => screen.queryByRole("region", { name: "Your privacy" });
const form = () => document.querySelector("form");

describe("the cookie banner", () => {
  test("is shown above tier 0 until it is answered", () => {
    for (const [cookieTier, hasAnswered] of [
      [0, false],
      [2, true],
    ] as const) {
      const { unmount } = renderWithSite(frame, { site: { cookieTier }, visitor: { hasAnswered } });
      expect(banner()).toBeNull();
      unmount();
    }
    renderWithSite(frame, { site: { cookieTier: 1 } });
    expect(banner()).not.toBeNull();
  });

  test("submits the pressed button and the return path without JavaScript", () => {
    const navigation = { path: "/used-cars-for-sale?page=2&cookies=en" };
    renderWithSite(frame, { site: { cookieTier: 3 }, navigation, visitor: { hasAnswered: true } });
    expect(form()?.getAttribute("action")).toBe("/api/visitor/consent");
    expect(form()?.method).toBe("post");
    expect([...new FormData(form() ?? undefined)]).toEqual([
      ["back", "/used-cars-for-sale?page=2"],
      // No category field: the visitor has allowed only essential cookies.
    ]);
    const values = within(banner() ?? document.body).getAllByRole("button", { hidden: true });
    expect(values.map((button) => button.getAttribute("value")).filter(Boolean)).toEqual([
      "deny",
      "all",
      "save",
    ]);
  });

  test("has all categories checked at first, and later the chosen ones", () => {
    const ticked = () => new FormData(form() ?? undefined).getAll("category[]");
    const { unmount } = renderWithSite(frame);
    expect(ticked()).toEqual(["functional", "analytics", "targeting"]);
    unmount();
    const allowed: ConsentCategory[] = ["analytics"];
    renderWithSite(frame, {
      visitor: { hasAnswered: true, allowed },
      navigation: { path: "/?cookies=en" },
    });
    expect(ticked()).toEqual(["analytics"]);
  });

  test.each([0, 1])(
    "at tier %i, offers a choice to the visitor who opens it, and none to others",
    (cookieTier) => {
      const offers = () => screen.queryByRole("button", { name: "Customize" }) !== null;
      const { unmount } = renderWithSite(frame, { site: { cookieTier } });
      expect(offers()).toBe(false);
      unmount();
      renderWithSite(frame, { site: { cookieTier }, navigation: { path: "/?cookies=en" } });
      expect(offers()).toBe(true);
    },
  );

  test("opened again, says what is allowed, blocks nothing, and closes without a change", async () => {
    const user = userEvent.setup();
    const visitor = { hasAnswered: true, allowed: ["functional"] as ConsentCategory[] };
    const openedAgain = { visitor, navigation: { path: "/?cookies=en" } };
    for (const close of [
      () => user.click(screen.getByRole("link", { name: "Close without changes" })),
      () => user.keyboard("{Escape}"),
    ]) {
      const site = { lockBackground: true };
      const { unmount, container } = renderWithSite(frame, { ...openedAgain, site });
      expect(banner()?.textContent).toContain("Allowed now: Essential, Functional.");
      expect(container.querySelector("[inert]")).toBeNull();
      await close();
      expect(banner()).toBeNull();
      unmount();
    }
    renderWithSite(frame);
    expect(screen.queryByText(/Allowed now/)).toBeNull();
    await user.keyboard("{Escape}");
    expect(banner()).not.toBeNull();
  });

  test("says what declining leaves on, where it can be declined", () => {
    const note = () => screen.queryByText(/Decline turns off ads only/) !== null;
    const { unmount } = renderWithSite(frame, { site: { cookieTier: 2 } });
    expect(note()).toBe(false);
    unmount();
    renderWithSite(frame, { site: { cookieTier: 3 } });
    expect(note()).toBe(true);
  });

  test("makes the page inert until a choice is made, if the dealer has configured it", async () => {
    const { container } = renderWithSite(frame, { site: { lockBackground: true } });
    expect(container.querySelector("[inert]")?.textContent).toBe("the page");
    await userEvent.setup().click(screen.getByRole("button", { name: "Accept all" }));
    expect(container.querySelector("[inert]")).toBeNull();
  });
});

describe("the consent link", () => {
  const link = () => screen.queryByRole("link", { name: "Cookie settings" });
  const honored = () => screen.queryByText("Opt-out signal honored");

  test.each([
    [0, false, [true, false]],
    [0, true, [true, true]],
    [2, false, [true, false]],
    [2, true, [true, true]],
  ])(
    "at tier %i, with a signal: %s, settings and signal are %j",
    (cookieTier, signal, expected) => {
      renderWithSite(
        <ul>
          <ConsentLink className="link" />
        </ul>,
        { site: { cookieTier }, visitor: { hasAnswered: true, globalPrivacyControl: signal } },
      );
      expect([link() !== null, honored() !== null]).toEqual(expected);
    },
  );
});

test("links that open the banner fetch no payload on hover or click", () => {
  jest.useFakeTimers();
  const wished: string[] = [];
  prefetchOnIntent({ prefetch: (path) => void wished.push(path), cancel: () => undefined });
  renderWithSite(
    <>
      {frame}
      <ConsentLink className={undefined} />
      <a href="/service">Service</a>
    </>,
  );
  const [settings, language, other] = ["Cookie settings", "Español", "Service"].map((name) =>
    screen.getByRole("link", { name }),
  );
  for (const link of [settings!, language!, other!]) {
    fireEvent.focusIn(link);
    act(() => jest.advanceTimersByTime(2000));
    fireEvent(link, new MouseEvent("pointerdown", { bubbles: true }));
    act(() => jest.advanceTimersByTime(100));
  }
  const pressed = [settings!, language!].map((link) => fireEvent.click(link));
  jest.useRealTimers();
  expect(new Set(wished)).toEqual(new Set(["/service"]));
  // The click is handled, so no navigation follows.
  expect(pressed).toEqual([false, false]);
});

describe("banner URLs", () => {
  test("request the banner in a language", () => {
    expect(requestedLanguage("/service")).toBeNull();
    expect(requestedLanguage("/service?a=b&cookies=es")).toBe("es");
    expect(requestedLanguage("/service?cookies=xx")).toBe("en");
    expect(bannerUrl("/service?a=b", "es")).toBe("/service?a=b&cookies=es");
    expect(bannerUrl("/service?a=b&cookies=es", null)).toBe("/service?a=b");
    expect(bannerUrl("/service?cookies=es", null)).toBe("/service");
  });
});
