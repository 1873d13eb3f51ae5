import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { pageStore } from "./page-store.ts";

const cape = storeFixture();
const rolla = storeFixture({ id: "rolla", name: "Rolla" });
const places = [cape, { ...rolla, timezone: "America/Chicago", daysOff: ["2026-12-25"] }];
const site = siteFixture({ places });

describe("pageStore", () => {
  test("is the store that the page names, as the site has the visitor's", () => {
    expect(pageStore(site, "rolla")).toEqual(rolla);
  });

  test("has its own menus, with links for it", () => {
    const menu = {
      header: [{ label: "Service", path: "/service", links: [] }],
      mobile: [
        { label: "Pre-approval", action: "pre-approval" as const, path: "/auto-financing" },
        { label: "Call", action: "call" as const, path: null },
      ],
      footer: [],
      footerLine: [
        { label: "Contact us", path: "/contact-us" },
        { label: "Privacy policy", path: "/legal/privacy-policy" },
      ],
    };
    const withMenu = siteFixture({ places: [cape, { ...rolla, menu }] });
    expect(pageStore(withMenu, "rolla")?.menu).toEqual({
      ...menu,
      header: [{ label: "Service", path: "/service?store=rolla", rel: "nofollow", links: [] }],
      mobile: [
        { ...menu.mobile[0], path: "/auto-financing?store=rolla", rel: "nofollow" },
        menu.mobile[1],
      ],
      footerLine: [
        { label: "Contact us", path: "/contact-us?store=rolla", rel: "nofollow" },
        { label: "Privacy policy", path: "/legal/privacy-policy" },
      ],
    });
  });

  test("is the main store, too, while the visitor has chosen none", () => {
    expect(pageStore(site, "cape")).toEqual(cape);
  });

  test.each([
    ["the page names none", site, undefined],
    ["the page names an unknown one", site, "springfield"],
    ["the visitor chose the same one", { ...site, storeChosen: true }, "cape"],
    ["the dealer has one store", siteFixture({ places: [cape] }), "cape"],
  ])("is none where %s", (_name, of, id) => {
    expect(pageStore(of, id)).toBeUndefined();
  });
});
