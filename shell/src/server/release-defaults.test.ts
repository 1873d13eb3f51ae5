import type { ReleaseManifest, ReleaseRecord } from "@forecourt/contracts/release";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { createReleaseDefaults } from "./release-defaults.ts";

const release = "0123456789abcdef";
const record: ReleaseRecord = {
  id: "aaaaaaaaaaaaaaaa",
  changedAt: "2026-01-01T00:00:00.000Z",
  live: Object.fromEntries([["mfe-parts", release]]),
  history: [],
};
const defaults = {
  flags: { parts: true, service: true },
  texts: {
    en: { "parts.help": "Call {company.name} about {count} parts.", "menu.main": "Another" },
    es: { "parts.help": "Llame a {company.name}." },
  },
};
const complete = createReleaseDefaults(async () => ({ defaults }) as unknown as ReleaseManifest);
const facts = () => ({ "company.name": "Ozark" });

test("a page has the flags and texts of its release that the configuration does not know", async () => {
  const site = { ...siteFixture(), pages: { service: false } };
  const own = { ...site, texts: { "menu.main": "Main" } };
  const found = await complete(own, record, facts);
  expect(found.pages).toEqual({ service: false, parts: true });
  expect(found.texts).toEqual({
    "menu.main": "Main",
    "parts.help": "Call Ozark about {count} parts.",
  });
  // Values that are derived from a site are cached by the site object.
  expect(await complete(own, record, facts)).toBe(found);
});

test("a text is that of the language, and of English where there is none", async () => {
  const site = { ...siteFixture(), language: "es", texts: {} };
  const { texts } = await complete(site, record, facts);
  expect(texts).toEqual({ "menu.main": "Another", "parts.help": "Llame a Ozark." });
});

test("a configuration that has all of it stays as it is, as does one of a release without any", async () => {
  const site = siteFixture();
  const without = createReleaseDefaults(async () => ({}) as unknown as ReleaseManifest);
  expect(await without(site, record, facts)).toBe(site);
  const unreadable = createReleaseDefaults(() => Promise.reject(new Error("gone")));
  expect(await unreadable(site, record, facts)).toBe(site);
});
