import { crawlerDisallowedPaths } from "@forecourt/contracts/areas";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Site, startSite, twoDealers } from "./fixtures/site.ts";

const spanish = (host: string) => {
  const dealer = twoDealers.dealerOf(host);
  return dealer && (host.startsWith("group.") ? dealer : { ...dealer, languages: ["es"] });
};

let site: Site;
beforeAll(async () => {
  site = await startSite({ tenants: { ...twoDealers, dealerOf: spanish } });
});
afterAll(() => site.close());

const choose = (language: string, referer?: string, host = `localhost:${site.port}`) =>
  site.request(`/_language/${language}`, { headers: { host, ...(referer && { referer }) } });

describe("the choice of a language", () => {
  test.each([
    ["es", "/service?a=b", "/es/service?a=b"],
    ["es", "/", "/es"],
    ["es", "/es/service", "/es/service"],
    ["en", "/es/service?a=b", "/service?a=b"],
    ["en", "/es", "/"],
    ["en", "/service", "/service"],
    // Paths that browsers would take for another site.
    ["es", "//evil.example/service", "/es"],
    ["en", "/es//evil.example", "/evil.example"],
  ])("of %s on %s leads to %s", async (language, from, to) => {
    const { status, headers } = await choose(language, `http://localhost:${site.port}${from}`);
    expect([status, headers.location]).toEqual([302, to]);
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  test.each(["https://evil.example/service", "no address", undefined])(
    "from %s leads to the home page",
    async (referer) => {
      expect((await choose("es", referer)).headers.location).toBe("/es");
    },
  );

  test("is one of the dealer's languages", async () => {
    expect((await choose("fr")).status).toBe(404);
    expect((await choose("es", undefined, "group.localhost")).status).toBe(404);
  });
});

test("robots.txt closes the personal pages of each language", async () => {
  const { body } = await site.request("/robots.txt");
  for (const path of crawlerDisallowedPaths()) {
    expect(body).toContain(`\nDisallow: ${path}\n`);
    expect(body).toContain(`\nDisallow: /es${path}\n`);
  }
  const english = await site.request("/robots.txt", { headers: { host: "group.localhost" } });
  expect(english.body).not.toContain("/es/");
});

test("caches keep replies of a site with several languages or stores apart by the page that asked", async () => {
  const { headers } = await site.request("/api/inventory/search");
  expect(headers.vary).toMatch(/\breferer\b/);
  const group = await site.request("/api/inventory/search", {
    headers: { host: "group.localhost" },
  });
  expect(group.headers.vary).toMatch(/\breferer\b/);
});
