import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { allAreas } from "@forecourt/contracts/area-definitions";
import { areas, fixedPaths, ownerOf } from "@forecourt/contracts/areas";
import { contentNames } from "@forecourt/contracts/content";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { pageFlags } from "@forecourt/contracts/dealer-config/pages";
import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import type { Tenant } from "@forecourt/contracts/tenant";
import { textKeys } from "@forecourt/contracts/text-keys";
import { defaultTexts } from "@forecourt/testing/default-texts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { idsIn } from "./content/content-links.ts";
import type { Dealers } from "./dealers.ts";
import { copyDealers, removeCopies, shippedDealers } from "./fixtures/dealers-copy.ts";
import { isObject, type Json } from "./json/json.ts";
import { loadDealers } from "./load.ts";
import { isOpen } from "./menus/menus.ts";
import { isFact, placeholdersIn } from "./placeholders.ts";

const tenants: Tenant[] = [
  { dealerId: "ozark-mitsubishi", storeId: null },
  { dealerId: "ozark-mitsubishi", storeId: "cape-girardeau" },
  { dealerId: "heartland", storeId: null },
  ...["columbia", "jefferson-city", "rolla", "sedalia"].map((storeId) => ({
    dealerId: "heartland",
    storeId,
  })),
];

let dealers: Dealers;
beforeAll(async () => {
  dealers = await loadDealers(shippedDealers);
});
afterAll(removeCopies);

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Every value of the key "href" in a content. */
function hrefsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "href" && typeof inner === "string" ? [inner] : hrefsIn(inner),
  );
}

/** Every path of a menu. */
function menuPaths(tenant: Tenant): string[] {
  const { menu } = dealers.site(tenant);
  return [
    ...menu.header.flatMap((entry) => [entry.path, ...entry.links.map((link) => link.path)]),
    ...menu.mobile.map((item) => item.path),
    ...menu.footer.flatMap((group) => group.links.map((link) => link.path)),
    ...menu.footerLine.map((link) => link.path),
  ].filter((link) => link !== null);
}

const lastPart = (link: string) => link.split("/").at(-1) ?? "";

/** Every text in a content. */
function textsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether the page names the stores that do what this one does not. */
function isElsewhere({ pages }: DealerConfig, link: string): boolean {
  const flags: Readonly<Record<string, boolean>> = pages;
  return flags[ownerOf(link.replace(/[?#].*/, ""))?.elsewhereFlag ?? ""] === true;
}

describe.each(tenants.map((tenant) => [`${tenant.dealerId}, ${tenant.storeId}`, tenant] as const))(
  "the site of %s",
  (_name, tenant) => {
    test("has no link to a page that does not exist or is switched off", () => {
      const config = dealers.config(tenant);
      const contents = contentNames.map((name) => dealers.content(tenant, name));
      const hrefs = hrefsIn(asJson(contents));
      const local = [...menuPaths(tenant), ...hrefs.filter((href) => href.startsWith("/"))];
      const paths = local.filter((link) => !link.startsWith(`${platformPaths.language}/`));
      expect(paths.length).toBeGreaterThan(30);
      expect(paths.filter((link) => !ownerOf(link.replace(/[?#].*/, "")))).toEqual([]);
      expect(paths.filter((link) => !isOpen(config, link) && !isElsewhere(config, link))).toEqual(
        [],
      );
      expect(hrefs.filter((href) => !/^(?:\/|tel:|mailto:|https:)/.test(href))).toEqual([]);
    });

    test("leads from no menu to a section of a page where its area has a page for it", () => {
      const sections = menuPaths(tenant).filter((link) => link.includes("#"));
      const beside = sections.flatMap((link) => {
        const [page = "", fragment = ""] = link.split("#");
        const owner = ownerOf(page)?.area;
        return fixedPaths()
          .filter(({ area, path: own }) => area === owner && lastPart(own).startsWith(fragment))
          .map(({ path: own }) => `${link}: ${own}`);
      });
      expect(beside).toEqual([]);
    });

    test("has no placeholder left in content, and only parameters in texts", () => {
      const contents = asJson(contentNames.map((name) => dealers.content(tenant, name)));
      const filledByPages = allAreas.flatMap((area) =>
        Object.values(area.placeholders ?? {}).flat(),
      );
      const left = textsIn(contents).flatMap(placeholdersIn);
      expect(left.filter((name) => !filledByPages.includes(name))).toEqual([]);
      const { texts } = dealers.site(tenant);
      expect(Object.values(texts).flatMap(placeholdersIn).filter(isFact)).toEqual([]);
    });

    test("has unique section ids on each page", () => {
      for (const name of contentNames) {
        const ids = idsIn(asJson(dealers.content(tenant, name)));
        expect(ids).toEqual([...new Set(ids)]);
      }
    });

    test("has no exclamation marks and filler words", () => {
      const said = JSON.stringify([
        contentNames.map((name) => dealers.content(tenant, name)),
        Object.entries(dealers.site(tenant).texts).filter(([key]) => !isSpecified(key)),
      ]);
      expect(said).not.toMatch(/!|lorem|TBD|coming soon/i);
    });
  },
);

describe("the pages of both dealers", () => {
  test.each(["ozark-mitsubishi", "heartland"])(
    "%s has the counts of the specification",
    (dealerId) => {
      const tenant = { dealerId, storeId: null };
      expect(dealers.content(tenant, "financing/index")?.faq.items).toHaveLength(14);
      expect(dealers.content(tenant, "service/index")?.faq.items).toHaveLength(10);
      expect(dealers.content(tenant, "company/home")?.faq.items).toHaveLength(10);
      expect(dealers.content(tenant, "company/home")?.shortcuts).toHaveLength(3);
      expect(
        dealers.content(tenant, "company/home")?.departments.tabs.map((tab) => tab.label),
      ).toEqual(["Finance", "Shop", "Sell or trade", "Service"]);
      const comparison = dealers.content(tenant, "trade/index")?.comparison;
      expect(comparison?.columns).toHaveLength(3);
      expect(comparison?.rows).toHaveLength(10);
      expect(comparison?.rows.every((row) => row.cells.length === 3)).toBe(true);
    },
  );

  test("show numbers of the configuration", () => {
    const tenant = { dealerId: "ozark-mitsubishi", storeId: null };
    const financing = dealers.content(tenant, "financing/index");
    expect(financing?.hero.list[0]).toBe("As low as $29 down with approved credit");
    // 14,970.00 over 72 months at 9.49 % a year: 273.4957 a month, interest to the cent.
    expect(financing?.hero.creditTerms).toEqual([
      "Representative example: cash price $14,999 with our dealer fees, $29 down, $14,970 financed. 71 monthly " +
        "payments of $273.50 and a final payment of $273.25, 72 months at 9.49% APR (annual percentage rate), " +
        "$19,691.75 in total payments. Tax, title, and registration are extra. With approved credit. This is an " +
        "example, not an offer or a commitment to lend. Not every applicant qualifies for these terms.",
    ]);
    expect(dealers.content(tenant, "service/index")?.faq.items[0]?.answers[0]).toMatch(
      /^Every 5,000 to 10,000 miles /,
    );
  });

  test("welcome visitors to each dealer in its own voice", () => {
    const [ozark, group] = ["ozark-mitsubishi", "heartland"].map((dealerId) =>
      dealers.content({ dealerId, storeId: null }, "company/home"),
    );
    const slidesOf = (home: typeof ozark) => home?.slides ?? [];
    const titles = [...slidesOf(ozark), ...slidesOf(group)].map(({ title }) => title);
    expect(titles).toHaveLength(6);
    expect(new Set(titles).size).toBe(6);
    const pictures = [ozark, group].map((home) => JSON.stringify(slidesOf(home)[0]?.illustration));
    expect(pictures[0]).not.toBe(pictures[1]);
    expect(ozark?.filters.title).not.toBe(group?.filters.title);
    // The group has no city: its main store's would be wrong for the other three.
    expect(slidesOf(group)[0]?.badge).toBe("Central Missouri");
  });

  test("promise only what the site does", () => {
    const tenant = { dealerId: "ozark-mitsubishi", storeId: null };
    const cookies = dealers.content(tenant, "company/cookies")?.body;
    expect(JSON.stringify(cookies)).toContain("Cookie settings");
    expect(JSON.stringify(cookies)).not.toContain("clear");
    expect(
      dealers
        .site(tenant)
        .menu.mobile.map(({ label }) => label)
        .join(),
    ).not.toMatch(/instant/i);
    // $12,000 over 72 months at 9.49 % is $219 a month, some 14 % of an income of $350 a week before taxes.
    const claim = dealers.content(tenant, "company/home")?.slides[1]?.description;
    expect(claim).toContain(
      "Earn $350 a week before taxes? You may qualify for up to $12,000 in credit",
    );
    const steps = dealers.content(tenant, "financing/index")?.howItWorks.steps;
    expect(steps?.[0]?.description).toContain("in about a minute");
  });

  test("have no content when switched off", () => {
    const sedalia = { dealerId: "heartland", storeId: "sedalia" };
    expect(dealers.content(sedalia, "trade/index")).toBeNull();
    expect(dealers.content({ ...sedalia, storeId: "rolla" }, "trade/index")).not.toBeNull();
  });

  test.each(["ozark-mitsubishi", "heartland"])(
    "%s has service offers on any day, and the text for a day without one",
    (dealerId) => {
      const specials = dealers.content({ dealerId, storeId: null }, "service/specials");
      expect(specials?.empty).toBe("No offers available at this time. Please check back later.");
      expect(specials?.offers.length).toBeGreaterThanOrEqual(4);
      const always = specials?.offers.filter(
        ({ recurring, endDate }) => recurring === "monthly" && endDate === null,
      );
      expect(always?.length).toBeGreaterThanOrEqual(1);
    },
  );

  test.each(["ozark-mitsubishi", "heartland"])(
    "%s can book every service of its offers, and says with which day each expires",
    (dealerId) => {
      const { scheduling } = dealers.config({ dealerId, storeId: null });
      const known = scheduling.services.map(({ opCode }) => opCode);
      const offers = dealers.content({ dealerId, storeId: null }, "service/specials")?.offers ?? [];
      const codes = offers.flatMap(({ opCodes }) => opCodes);
      expect(codes.filter((code) => !known.includes(code))).toEqual([]);
      expect(offers.filter(({ opCodes }) => opCodes.length === 0)).toEqual([]);
      const undated = offers.filter(
        ({ disclaimer, validity }) => !`${disclaimer} ${validity}`.includes("{expires}"),
      );
      expect(undated).toEqual([]);
    },
  );

  test.each(["ozark-mitsubishi", "heartland"])(
    "%s has its name and place in the title of every page",
    (dealerId) => {
      const { texts, name } = dealers.site({ dealerId, storeId: null });
      const titles = Object.entries(texts).filter(([key]) =>
        /\.head\.title$|^unlock\.car\.head$/.test(key),
      );
      expect(titles.map(([key]) => key)).toEqual(
        expect.arrayContaining([
          "compare.head.title",
          "inquiry.head.title",
          "personalize.head.title",
          "saved.head.title",
          "testDrive.head.title",
          "unlock.car.head",
        ]),
      );
      const place = dealerId === "heartland" ? "Missouri" : "Cape Girardeau, MO";
      // Where somebody works is not always the town of the visitor's store: the page fills it in.
      // The page of a store names that store, whichever was chosen.
      const ofStore = "locations.location.head.title";
      const ofCar = ["vehicle", "testDrive", "personalize", "quote"].map((page) => {
        return `${page}.head.title`;
      });
      const ofWorkplace = ["careers.position.head.title", "team.member.head.title", ofStore];
      const placeOf = (key: string) => {
        if (ofWorkplace.includes(key)) return "{city}, {stateShort}";
        // Texts about one car name the car's place, and texts about all stores name no place.
        if (ofCar.includes(key)) return "{place}";
        return ["locations.head.title", "team.ofAll.head.title"].includes(key) ? "" : place;
      };
      for (const [key, title] of titles) {
        expect(title).toContain(key === ofStore ? "{name}" : name);
        expect(title).toContain(placeOf(key));
      }
    },
  );
});

describe("page flags", () => {
  test("every page of areas.ts has a flag that can be configured", () => {
    const flags = Object.values(areas).flatMap((pages) =>
      Object.values(pages).map((page) => page.flag),
    );
    expect(flags.filter((flag) => !pageFlags.includes(flag))).toEqual([]);
  });

  test.each(pageFlags)("the shipped content loads with %s switched off", async (flag) => {
    const copy = await copyDealers();
    for (const file of ["defaults/dealer.json", "ozark-mitsubishi/dealer.json"]) {
      await copy.set(file, ["pages"], { [flag]: false });
    }
    const changed = await loadDealers(copy.folder);
    expect(changed.site(tenants[0] as Tenant).pages[flag]).toBe(false);
  });

  test.each([["used"], ["new"], ["certified"]])(
    "a dealer of only %s cars loads",
    async (condition) => {
      const copy = await copyDealers();
      await copy.set("ozark-mitsubishi/dealer.json", ["inventory"], { conditions: [condition] });
      const changed = await loadDealers(copy.folder);
      const { menu } = changed.site(tenants[0] as Tenant);
      const links = menu.footer[0]?.links.map((link) => link.path);
      expect(links?.filter((link) => link.endsWith("cars-for-sale"))).toEqual([
        "/cars-for-sale",
        `/${condition}-cars-for-sale`,
      ]);
    },
  );

  test("a dealer without managers and fees loads", async () => {
    const copy = await copyDealers();
    await copy.set("ozark-mitsubishi/dealer.json", ["employees"], {});
    // The removed text names the general manager.
    await copy.set("ozark-mitsubishi/content/financing/protectionPlans.json", ["optional"], {});
    await copy.set("ozark-mitsubishi/dealer.json", ["fees"], {
      documentaryCents: null,
      thirtyDayDriveCents: null,
    });
    expect((await loadDealers(copy.folder)).site(tenants[0] as Tenant).fees).toEqual([]);
  });
});

describe("the default texts", () => {
  test("have exactly the keys of text-keys, with the same parameters", () => {
    const texts = defaultTexts();
    const written = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        placeholdersIn(text)
          .filter((name) => !isFact(name))
          .sort(),
      ]),
    );
    const declared = Object.fromEntries(
      Object.entries<readonly string[]>(textKeys).map(([key, names]) => [key, [...names].sort()]),
    );
    expect(written).toEqual(declared);
  });

  test("have both keys of each plural", () => {
    const keys = Object.keys(textKeys);
    const singular = keys.filter((key) => key.endsWith(".one"));
    expect(singular.length).toBeGreaterThan(0);
    expect(singular.filter((key) => !keys.includes(key.replace(/one$/, "other")))).toEqual([]);
    expect(keys.filter((key) => key.endsWith(".other")).length).toBe(singular.length);
  });
});

test("the demo dealers are fictional: phone numbers from 555-01xx, domains in .example", async () => {
  for (const id of ["ozark-mitsubishi", "heartland"]) {
    const names = await readdir(path.join(shippedDealers, id), { recursive: true });
    for (const name of names.filter((file) => file.endsWith(".json"))) {
      const text = await readFile(path.join(shippedDealers, id, name), "utf8");
      const phones = text.match(/\+1\d{10}/g) ?? [];
      expect(phones.filter((phone) => !/^\+1\d{3}55501\d\d$/.test(phone))).toEqual([]);
      const addresses = text.match(/@[\w.-]+|https:\/\/[\w.-]+/g) ?? [];
      const allowed = /\.example$|^https:\/\/www\.google\.com$/;
      expect(addresses.filter((address) => !allowed.test(address))).toEqual([]);
    }
  }
});

/** Texts that the specification gives to the letter. */
function isSpecified(key: string): boolean {
  return key.startsWith("toast.") || key === "popup.thankYou";
}
