/** @jest-environment jsdom */
import type { BrowserSite } from "@forecourt/contracts/site";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { watchLanguage } from "./watch-language.ts";

const spanish = { question: "¿En español?", link: "Ver en español", dismiss: "No, gracias" };
const english = { question: "In English?", link: "See it in English", dismiss: "No, thanks" };
const languages = [
  { code: "en", name: "English", offer: english },
  { code: "es", name: "Español", offer: spanish },
];
const key = "forecourt.language";

/** A document begins, of a visitor who allows functional storage or not. */
async function start(site: Partial<BrowserSite> = {}, mayStore = true): Promise<void> {
  const visitor = createVisitorStore({
    ...anonymousVisitor,
    allowed: mayStore ? ["functional"] : [],
    hasAnswered: true,
  });
  watchLanguage({ ...siteFixture(), languages, cookieTier: 2, ...site }, visitor);
  await import("./language-offer.ts");
  await new Promise(requestAnimationFrame);
}

function browserPrefers(...preferred: string[]) {
  Object.defineProperty(navigator, "languages", { value: preferred, configurable: true });
}

function comesFrom(address: string) {
  Object.defineProperty(document, "referrer", { value: address, configurable: true });
}

const offer = () => screen.queryByRole("link", { name: "Ver en español" });

beforeEach(() => {
  document.body.innerHTML =
    '<main id="main" tabindex="-1"></main><li data-document="es"><a href="#es">Español</a></li>';
  localStorage.clear();
  browserPrefers("es-MX", "en");
  comesFrom("");
});
afterEach(() => localStorage.clear());

test("an English page is offered in Spanish, in Spanish, without taking the focus", async () => {
  await start();
  expect(offer()?.getAttribute("href")).toBe("/_language/es");
  expect(screen.getByRole("status").lang).toBe("es");
  expect(screen.getByRole("status").textContent).toContain("¿En español?");
  expect(document.activeElement).toBe(document.body);
});

test("an offer that is not wanted goes, leaves the focus in the page, and is remembered", async () => {
  await start();
  fireEvent.click(screen.getByRole("button", { name: "No, gracias" }));
  expect(offer()).toBeNull();
  expect(document.activeElement?.id).toBe("main");
  expect(localStorage.getItem(key)).toBe("en");
  await start();
  expect(offer()).toBeNull();
});

test("without consent nothing is stored, and the next document offers it again", async () => {
  await start({}, false);
  fireEvent.click(screen.getByRole("button", { name: "No, gracias" }));
  expect(localStorage).toHaveLength(0);
  await start({}, false);
  expect(offer()).not.toBeNull();
});

test("without consent nothing that is stored is read", async () => {
  localStorage.setItem(key, "en");
  await start({}, false);
  expect(offer()).not.toBeNull();
});

test("a language that was chosen by a link is remembered, and offered on the English page to which one comes back", async () => {
  browserPrefers("en-US");
  await start();
  expect(offer()).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Español" }));
  await waitFor(() => expect(localStorage.getItem(key)).toBe("es"));
  await start();
  expect(offer()).not.toBeNull();
});

test("who has just left the Spanish page for the English one is not asked, and who comes from another site is", async () => {
  comesFrom(`${location.origin}/es/service`);
  await start({}, false);
  expect(offer()).toBeNull();
  comesFrom("https://search.example/es/service");
  await start({}, false);
  expect(offer()).not.toBeNull();
});

test("a site in one language offers none", async () => {
  const { languages: _, ...one } = siteFixture();
  watchLanguage(one, createVisitorStore());
  await new Promise(requestAnimationFrame);
  expect(screen.queryByRole("status")).toBeNull();
});

test("storage that the browser blocks costs no more than the memory", async () => {
  const blocked = Object.getOwnPropertyDescriptor(window, "localStorage")!;
  Object.defineProperty(window, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  try {
    await start();
    fireEvent.click(screen.getByRole("button", { name: "No, gracias" }));
    expect(offer()).toBeNull();
  } finally {
    Object.defineProperty(window, "localStorage", blocked);
  }
});
