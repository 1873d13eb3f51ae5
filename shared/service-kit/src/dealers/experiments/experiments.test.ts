import { afterAll, describe, expect, test } from "@jest/globals";
import { copyDealers, type DealersCopy, removeCopies } from "../fixtures/dealers-copy.ts";
import type { Json } from "../json/json.ts";
import { loadDealers } from "../load.ts";
import { DealerConfigError } from "../problems/problem.ts";

afterAll(removeCopies);

const dealerId = "ozark-mitsubishi";
const file = `${dealerId}/experiments/call.json`;
const tenant = { dealerId, storeId: null };

const call = {
  starts: "2026-12-01",
  ends: "2026-12-15",
  variants: {
    control: { share: 50 },
    ring: { share: 50, langs: { en: { "frame.call": "Ring {phone}" } } },
  },
};

/** A copy of the shipped dealers with these experiments of one dealer, switched on. */
async function withExperiments(files: Record<string, Json>): Promise<DealersCopy> {
  const copy = await copyDealers();
  await copy.set(`${dealerId}/dealer.json`, ["experiments"], { enabled: true });
  await copy.makeFolder(`${dealerId}/experiments`);
  for (const [name, document] of Object.entries(files)) {
    const text = typeof document === "string" ? document : JSON.stringify(document);
    await copy.write(`${dealerId}/experiments/${name}`, text);
  }
  return copy;
}

async function problemsOf(files: Record<string, Json>): Promise<readonly string[]> {
  const { folder } = await withExperiments(files);
  return loadDealers(folder).then(
    () => [],
    (error: unknown) => {
      if (error instanceof DealerConfigError) return error.problems;
      throw error;
    },
  );
}

describe("an experiment", () => {
  test("replaces texts in its variant, and in no other", async () => {
    const dealers = await loadDealers((await withExperiments({ "call.json": call })).folder);
    const usual = dealers.site(tenant);
    expect(usual).not.toHaveProperty("variants");
    expect(dealers.site({ ...tenant, variants: "call.ring" })).toMatchObject({
      variants: "call.ring",
      texts: { ...usual.texts, "frame.call": "Ring {phone}" },
    });
    const { variants, ...control } = dealers.site({ ...tenant, variants: "call.control" });
    expect([variants, control]).toEqual(["call.control", usual]);
  });

  test("replaces settings of the store in its variant", async () => {
    const settings = { inventory: { defaultSort: "priceLow" }, theme: { radiusPx: 3 } };
    const order = { ...call, variants: { control: { share: 50 }, cheap: { share: 50, settings } } };
    const dealers = await loadDealers((await withExperiments({ "order.json": order })).folder);
    const site = dealers.site({ ...tenant, variants: "order.cheap" });
    expect(site.defaultSort).toBe("priceLow");
    expect(site.theme["--radius"]).toBe("3px");
    expect(dealers.site(tenant).defaultSort).not.toBe("priceLow");
    expect(site.store).toEqual(dealers.site(tenant).store);
    const [storeId = ""] = dealers.stores(dealerId);
    expect(dealers.site({ dealerId, storeId, variants: "order.cheap" })).toMatchObject({
      defaultSort: "priceLow",
      storeChosen: true,
    });
  });

  test("works together with another one that changes something else", async () => {
    const settings = { inventory: { defaultSort: "priceLow" } };
    const order = { ...call, variants: { control: { share: 50 }, cheap: { share: 50, settings } } };
    const files = { "call.json": call, "order.json": order };
    const dealers = await loadDealers((await withExperiments(files)).folder);
    const site = dealers.site({ ...tenant, variants: "call.ring~order.cheap" });
    expect([site.defaultSort, site.texts["frame.call"]]).toEqual(["priceLow", "Ring {phone}"]);
    expect(dealers.site({ ...tenant, variants: "order.cheap" }).texts["frame.call"]).toBe(
      dealers.site(tenant).texts["frame.call"],
    );
  });

  test("that does not exist changes nothing", async () => {
    const dealers = await loadDealers((await withExperiments({ "call.json": call })).folder);
    for (const variants of ["call.long", "other.ring", "nonsense", ""]) {
      expect(dealers.site({ ...tenant, variants })).toBe(dealers.site(tenant));
    }
    expect(dealers.site({ dealerId: "heartland", storeId: null, variants: "call.ring" })).toBe(
      dealers.site({ dealerId: "heartland", storeId: null }),
    );
  });

  test("runs from its first to its last day in the time zone of the store", async () => {
    const { folder } = await withExperiments({ "call.json": call });
    const dealers = await loadDealers(folder);
    const names = (moment: string) =>
      dealers.experiments(tenant, new Date(moment)).map(({ name }) => name);
    // Chicago is six hours behind.
    expect(names("2026-12-01T05:59:59Z")).toEqual([]);
    expect(names("2026-12-01T06:00:00Z")).toEqual(["call"]);
    expect(names("2026-12-16T05:59:59Z")).toEqual(["call"]);
    expect(names("2026-12-16T06:00:00Z")).toEqual([]);
  });

  test("runs only where experiments are switched on, and only at its stores", async () => {
    const moment = new Date("2026-12-05T12:00:00Z");
    const copy = await withExperiments({ "call.json": call });
    await copy.set(`${dealerId}/dealer.json`, ["experiments"], { enabled: false });
    expect((await loadDealers(copy.folder)).experiments(tenant, moment)).toEqual([]);
    const group = { dealerId: "heartland", storeId: "rolla" };
    await copy.set("heartland/dealer.json", ["experiments"], { enabled: true });
    await copy.makeFolder("heartland/experiments");
    const ring = { en: { "frame.call": "Ring {phone}" }, es: { "frame.call": "Marque {phone}" } };
    const variants = { control: { share: 50 }, ring: { share: 50, langs: ring } };
    const atRolla = JSON.stringify({ ...call, variants, stores: ["rolla"] });
    await copy.write("heartland/experiments/call.json", atRolla);
    const dealers = await loadDealers(copy.folder);
    expect(dealers.experiments(group, moment)).toHaveLength(1);
    expect(dealers.experiments({ ...group, storeId: "sedalia" }, moment)).toEqual([]);
    expect(dealers.experiments({ ...group, storeId: null }, moment)).toEqual([]);
  });
});

/** A variant with these settings or texts. */
const variant = (changes: Json) => ({
  "call.json": { ...call, variants: { a: { share: 50 }, b: { share: 50, ...Object(changes) } } },
});

describe("a bad file is refused with its place", () => {
  test.each<[string, Record<string, Json>, string]>([
    ["text that is no JSON", { "call.json": "{" }, "call.json: line 1"],
    ["a list", { "call.json": [] }, "call.json: expected an object at the top"],
    ["an unknown key", { "call.json": { ...call, share: 1 } }, "call.json: share: unknown key"],
    [
      "one variant",
      { "call.json": { ...call, variants: { a: { share: 100 } } } },
      "call.json: variants: expected two to four variants",
    ],
    [
      "shares that do not sum up",
      { "call.json": { ...call, variants: { ...call.variants, control: { share: 40 } } } },
      "call.json: variants: expected variants whose shares sum up to 100",
    ],
    [
      "an end before its start",
      { "call.json": { ...call, ends: "2026-11-30" } },
      "call.json: ends: expected a day that is not before the first one",
    ],
    [
      "a day that does not exist",
      { "call.json": { ...call, starts: "2026-02-30" } },
      "call.json: starts: expected a date",
    ],
    [
      "an unknown page",
      { "call.json": { ...call, pages: ["inventory/cars"] } },
      "call.json: pages[0]: expected a path such as /service or the name of a page",
    ],
    [
      "an unknown store",
      { "call.json": { ...call, stores: ["cape"] } },
      'call.json: stores[0]: expected the id of a store, found "cape"',
    ],
    [
      "a cohort that does not exist",
      { "call.json": { ...call, cohorts: [0, 1000] } },
      "call.json: cohorts[1]: expected a cohort up to 999",
    ],
    [
      "an unknown outcome",
      { "call.json": { ...call, outcome: "Sale" } },
      "call.json: outcome: expected an event",
    ],
    [
      "nothing to compare",
      { "call.json": { ...call, variants: { a: { share: 50 }, b: { share: 50 } } } },
      "call.json: variants: expected settings or langs in one of the variants",
    ],
    [
      "an unknown text",
      variant({ langs: { en: { "frame.cal": "Ring" } } }),
      'call.json: variants.b.langs.en["frame.cal"]: unknown text key',
    ],
    [
      "an unknown parameter in a text",
      variant({ langs: { en: { "frame.call": "Ring {number}" } } }),
      "call.json: variants.b.langs.en",
    ],
    [
      "an unknown fact in a text",
      variant({ langs: { en: { "frame.call": "Ring {company.fax}" } } }),
      "call.json: variants.b.langs.en",
    ],
    [
      "a language that the site does not have",
      variant({ langs: { fr: { "frame.call": "Appeler" } } }),
      "call.json: variants.b.langs.fr: expected a language of the site",
    ],
    [
      "a price",
      variant({ settings: { fees: { documentaryCents: 0 } } }),
      'call.json: variants.b.settings.fees: an experiment cannot change "fees"',
    ],
    [
      "an unknown setting of a group",
      variant({ settings: { inventory: { conditions: ["new"] } } }),
      'call.json: variants.b.settings.inventory.conditions: an experiment cannot change "inventory.conditions"',
    ],
    [
      "a setting of the wrong type",
      variant({ settings: { inventory: { defaultSort: "cheapest" } } }),
      "call.json: variants.b.settings.inventory.defaultSort: expected one of",
    ],
    [
      "a color that cannot be read",
      variant({ settings: { theme: { brand: "#ffff00", onBrand: "#ffffff" } } }),
      "call.json: variants.b.settings.theme.brand: expected a contrast of",
    ],
    [
      "a setting without which the site is not valid",
      variant({ settings: { theme: { brand: null } } }),
      "call.json: variants.b",
    ],
    [
      "a name that is no name",
      { "Call.json": call },
      "Call.json: nothing reads a file of this name here",
    ],
  ])("%s", async (_what, files, message) => {
    const problems = await problemsOf(files);
    expect(problems).not.toEqual([]);
    expect(problems[0]?.replace(`${dealerId}/experiments/`, "")).toContain(message);
    expect(problems.every((problem) => problem.startsWith(`${dealerId}/experiments/`))).toBe(true);
  });

  test("two that change the same on the same days, but not for other cohorts or days", async () => {
    const twice = await problemsOf({ "call.json": call, "other.json": call });
    expect(twice).toEqual([
      `${dealerId}/experiments/other.json: variants: "frame.call" is changed by ${file} on the same days and for the same cohorts, too`,
    ]);
    const first = { ...call, cohorts: [0, 499] };
    const second = { ...call, cohorts: [500, 999] };
    expect(await problemsOf({ "call.json": first, "other.json": second })).toEqual([]);
    const later = { ...call, starts: "2026-12-16", ends: "2026-12-17" };
    expect(await problemsOf({ "call.json": call, "other.json": later })).toEqual([]);
  });

  test("too many at one time, because each page is stored in all combinations", async () => {
    const keys = ["frame.call", "frame.menu", "frame.pageLoaded", "frame.close"];
    const files = Object.fromEntries(
      keys.map((key, index) => {
        const langs = { en: { [key]: "Other words" } };
        const variants = { control: { share: 50 }, other: { share: 50, langs } };
        return [`e${index}.json`, { ...call, variants }];
      }),
    );
    expect((await problemsOf(files))[0]).toContain(
      "e3.json: variants: expected at most 8 combinations of variants on one day, found 16",
    );
  });

  test("a text in one language of two", async () => {
    const copy = await withExperiments({ "call.json": call });
    await copy.set(`${dealerId}/dealer.json`, ["languages"], ["en", "es"]);
    await expect(loadDealers(copy.folder)).rejects.toThrow(
      `${file}: variants.ring.langs: expected "frame.call" in es, too`,
    );
  });
});
