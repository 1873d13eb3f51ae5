import { contentNames } from "@forecourt/contracts/content";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Dealers } from "./dealers.ts";
import { type Files, readFolder, versionOf } from "./files/read-folder.ts";
import { copyDealers, removeCopies } from "./fixtures/dealers-copy.ts";
import { type DealerMemo, dealersInSteps, dealersOf } from "./load.ts";

const ids = ["heartland", "ozark-mitsubishi"];
let files: Files;
let folder: string;

beforeAll(async () => {
  ({ folder } = await copyDealers());
  files = await readFolder(folder);
});
afterAll(removeCopies);

/** Ids of the dealers that are loaded again after `file` was edited; `edit` gets its text. */
function loadedAgain(file: string, edit: (text: string) => string): string[] {
  const memo: DealerMemo = new Map();
  dealersOf(files, folder, memo);
  const before = new Map([...memo].map(([id, { loaded }]) => [id, loaded]));
  const changed = new Map([...files, [file, edit(files.get(file) ?? "")]]);
  dealersOf(changed, folder, memo);
  return ids.filter((id) => memo.get(id)?.loaded !== before.get(id));
}

describe("dealersOf with a memo", () => {
  test("loads only the dealer of which a file has changed", () => {
    expect(loadedAgain("heartland/dealer.json", (text) => `${text}\n`)).toEqual(["heartland"]);
  });

  test("loads every dealer when the defaults have changed", () => {
    expect(loadedAgain("defaults/dealer.json", (text) => `${text}\n`)).toEqual(ids);
  });

  test("loads none when a file beside the dealers has changed", () => {
    expect(loadedAgain("README.md", (text) => `${text}\n`)).toEqual([]);
  });

  test("reports the problems of a dealer that has not changed again", () => {
    const memo: DealerMemo = new Map();
    const broken = new Map([...files, ["heartland/menu.json", "{"]]);
    for (let turn = 0; turn < 2; turn++) {
      expect(() => dealersOf(broken, folder, memo)).toThrow("heartland/menu.json");
    }
    expect(dealersOf(files, folder, memo).stores("heartland")).not.toEqual([]);
  });
});

/** All that requests get of a configuration. */
function shown(dealers: Dealers): unknown {
  const moment = new Date("2026-12-05T18:00:00Z");
  const tenants = dealers.ids.flatMap((dealerId) =>
    [null, ...dealers.stores(dealerId)].flatMap((storeId) =>
      ["en", "es"].map((language) => ({ dealerId, storeId, language, variants: "call.ring" })),
    ),
  );
  return tenants.map((tenant) => ({
    tenant,
    config: dealers.config(tenant),
    site: dealers.site(tenant, moment),
    contents: contentNames.map((name) => dealers.content(tenant, name, moment)),
    articles: dealers.articles(tenant, moment),
    experiments: dealers.experiments(tenant, moment),
  }));
}

describe("dealersInSteps", () => {
  test("makes each store in each language in steps of its own", () => {
    const steps = dealersInSteps(files, folder);
    let count = 0;
    while (!steps.next().done) count += 1;
    const dealers = dealersOf(files, folder);
    const stores = dealers.ids.flatMap((id) => [id, ...dealers.stores(id)]);
    expect(count).toBeGreaterThan(2 * stores.length);
  });
});

describe("dealersOf with the version that was checked", () => {
  const texts = { "frame.call": "Ring {phone}" };
  const ring = { share: 50, langs: { en: texts, es: texts } };
  const variants = { control: { share: 50 }, ring };
  const experiment = JSON.stringify({ starts: "2026-12-01", ends: "2026-12-15", variants });
  const withMore = (more: Record<string, string>) => new Map([...files, ...Object.entries(more)]);
  const load = (of: Files, checked: string) => dealersOf(of, folder, new Map(), checked);

  test("shows what a check of all files makes", () => {
    const all = withMore({ "heartland/experiments/call.json": experiment });
    const checked = shown(dealersOf(all, folder));
    expect(JSON.stringify(checked)).toContain("Ring {phone}");
    expect(shown(load(all, versionOf(all)))).toEqual(checked);
  });

  test("freezes what it shows", () => {
    const tenant = { dealerId: "heartland", storeId: "rolla" };
    const dealers = load(files, versionOf(files));
    expect(Object.isFrozen(dealers.config(tenant).sales.workingHours)).toBe(true);
    expect(Object.isFrozen(dealers.site(tenant).menu.header[0]?.links[0])).toBe(true);
    const home = dealers.content(tenant, "company/home");
    expect(Object.isFrozen(home?.faq.items[0]?.answers)).toBe(true);
  });

  test("does not read texts again, and checks every other version", () => {
    const broken = withMore({ "heartland/texts/en.json": "{" });
    expect(() => load(broken, versionOf(files))).toThrow("heartland/texts/en.json");
    expect(load(broken, versionOf(broken)).ids).toEqual(ids);
  });
});
