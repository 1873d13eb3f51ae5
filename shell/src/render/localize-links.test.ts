import { storeFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { keepStoreInLinks, localizeLinks } from "./localize-links.ts";

const site = {
  language: "es",
  origin: "https://www.ozark.example",
  aliases: { "/winter-deals": "/special-offers" },
};

test.each([
  ["/", "/es"],
  ["/#reviews", "/es#reviews"],
  ["/used-cars-for-sale/suvs?page=2", "/es/used-cars-for-sale/suvs?page=2"],
  ["/winter-deals", "/es/winter-deals"],
  ["/legal/privacy-policy", "/es/legal/privacy-policy"],
  ["https://www.ozark.example/service", "https://www.ozark.example/es/service"],
  ["https://www.ozark.example/", "https://www.ozark.example/es/"],
])("%s is the link %s on a Spanish page", (link, spanish) => {
  expect(localizeLinks(link, site).replace(/\/$/, "")).toBe(spanish.replace(/\/$/, ""));
});

test.each([
  "/api/leads/quotes",
  "/_ipx/w_320/photo.jpg",
  "/assets/logo.svg",
  "/nothing-here",
  "//evil.example/service",
  "/ a slash at the beginning",
  "https://www.other.example/service",
  "https://www.ozark.example.evil.example/service",
  "tel:5735550142",
  "used-cars-for-sale",
  "",
])("%s stays as it is", (text) => {
  expect(localizeLinks(text, site)).toBe(text);
});

test("links are found in lists, objects and promises", async () => {
  const data = {
    cards: [{ href: "/quote/a", title: "2020 Nissan", count: 3, none: null }],
    later: Promise.resolve({ href: "/service" }),
  };
  const { cards, later } = localizeLinks(data, site);
  expect(cards).toEqual([{ href: "/es/quote/a", title: "2020 Nissan", count: 3, none: null }]);
  expect(await later).toEqual({ href: "/es/service" });
  expect(data.cards[0]?.href).toBe("/quote/a");
});

test("English data stay the same object", () => {
  const data = { href: "/service" };
  expect(localizeLinks(data, { origin: site.origin })).toBe(data);
});

test("links keep the store that the address of the page asks for, in either language", () => {
  const asked = { ...site, store: storeFixture({ id: "rolla" }), storeAsked: true as const };
  const data = {
    links: ["/service", "/es/service#hours", "/cars-for-sale", "/api/leads", "Rolla"],
  };
  expect(keepStoreInLinks(data, asked).links).toEqual([
    "/service?store=rolla",
    "/es/service?store=rolla#hours",
    "/cars-for-sale?store=rolla",
    "/api/leads",
    "Rolla",
  ]);
  const { storeAsked: _asked, ...chosen } = asked;
  expect(keepStoreInLinks(data, chosen)).toBe(data);
});
