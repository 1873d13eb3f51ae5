import type { SiteContext } from "@forecourt/contracts/site";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Dealers } from "../dealers.ts";
import { copyDealers, removeCopies } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";

afterAll(removeCopies);

const list = "/special-offers/service";
const tenant = { dealerId: "ozark-mitsubishi", storeId: null };

/** The dealer with one offer from December 10 to 20, in a time zone. */
async function dealersWith(timezone: string): Promise<Dealers> {
  const copy = await copyDealers();
  const offer = {
    id: "tires",
    title: "Tires",
    description: "Four tires.",
    disclaimer: "Until {expires}.",
    startDate: "2026-12-10",
    endDate: "2026-12-20",
  };
  await copy.set("ozark-mitsubishi/content/service/specials.json", ["offers"], [offer]);
  await copy.set("ozark-mitsubishi/dealer.json", ["company", "timezone"], timezone);
  // Other pages that list some.
  for (const flag of ["specialOffers", "dealerOffers", "salesOffers", "helpCenter"]) {
    await copy.set("ozark-mitsubishi/dealer.json", ["pages", flag], false);
  }
  const article = "ozark-mitsubishi/content/company/articles/tire-days.md";
  await copy.write(article, `---\n${frontMatter}\n---\n\nSee [our offers](${list}).\n`);
  return loadDealers(copy.folder);
}

const frontMatter = `title: Tire days
description: What we offer on tires.
collection: news
category: News
published: 2026-11-02`;

function pathsOf({ menu }: SiteContext): string[] {
  const links = [...menu.header, ...menu.footer].flatMap((group) => group.links);
  return links.map(({ path }) => path);
}

/** The pages of single offers of the list. */
function entriesOf({ entries = [] }: SiteContext): string[] {
  return entries.filter((path) => path.startsWith(list));
}

describe.each([
  ["America/Chicago", "T06:00:00Z"],
  ["America/Los_Angeles", "T08:00:00Z"],
])("a list of offers at a store in %s", (timezone, midnight) => {
  const at = (day: string) => new Date(day + midnight);
  const before = (day: string) => new Date(at(day).getTime() - 1);
  let dealers: Dealers;
  beforeAll(async () => {
    dealers = await dealersWith(timezone);
  });

  test("is in menus and among the entries from the first midnight to the last", () => {
    for (const moment of [at("2026-12-10"), before("2026-12-21")]) {
      const site = dealers.site(tenant, moment);
      expect(pathsOf(site).filter((path) => path === list)).toHaveLength(2);
      expect(entriesOf(site)).toEqual([`${list}/tires`]);
      expect(site.emptyPages).toEqual([]);
    }
  });

  test("is in no menu while it is empty, and still a page", () => {
    for (const moment of [before("2026-12-10"), at("2026-12-21")]) {
      const site = dealers.site(tenant, moment);
      expect(pathsOf(site)).not.toContain(list);
      expect(pathsOf(site)).toContain("/service");
      expect(entriesOf(site)).toEqual([]);
      expect(site.emptyPages).toEqual([list]);
      expect(site.pages.serviceSpecials).toBe(true);
      expect(dealers.content(tenant, "service/specials", moment)?.offers).toHaveLength(1);
    }
  });

  test("leaves the headings of its offers out of other pages while it is empty", () => {
    const heading = (moment: Date) => dealers.content(tenant, "service/index", moment)?.specials;
    expect(heading(at("2026-12-10"))).not.toBeNull();
    expect(heading(at("2026-12-21"))).toBeNull();
  });

  test("is linked from articles only while it has offers", () => {
    const bodyAt = (moment: Date) =>
      dealers.articles(tenant, moment).find(({ slug }) => slug === "tire-days")?.body;
    const words = { text: "our offers" };
    const linked = { ...words, href: list };
    for (const [day, run] of [
      ["2026-12-10", linked],
      ["2026-12-21", words],
    ] as const)
      expect(bodyAt(at(day))).toEqual([
        { kind: "paragraph", runs: [{ text: "See " }, run, { text: "." }] },
      ]);
  });

  test("changes nothing else about the articles", () => {
    const slugsAt = (day: string) => dealers.articles(tenant, at(day)).map(({ slug }) => slug);
    expect(slugsAt("2026-12-21")).toEqual(slugsAt("2026-12-10"));
  });

  test("keeps the site's object while the same offers are valid, so that pages can be cached by it", () => {
    const site = dealers.site(tenant, at("2026-12-11"));
    expect(dealers.site(tenant, at("2026-12-12"))).toBe(site);
    expect(dealers.site(tenant, at("2026-12-21"))).not.toBe(site);
  });
});
