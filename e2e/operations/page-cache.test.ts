import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { activate, rollback } from "../../tools/release/activate.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { isSoak } from "../harness/config.ts";
import { eventually } from "../harness/eventually.ts";
import { cars, vehiclePath } from "../harness/photo-lot.ts";
import { publicPages } from "../harness/public-pages.ts";
import { startCommand } from "../harness/run-command.ts";
import type { Site } from "../harness/site.ts";
import { changeLoad, startLoad } from "../harness/steady-load.ts";
import { expect, open, test } from "../harness/test.ts";

const search = "/used-cars-for-sale";
const pages = [...new Set(["/", search, ...publicPages()])];

const sizes = isSoak()
  ? { known: 200, anonymous: 10_000, perSecond: 500 }
  : { known: 20, anonymous: 400, perSecond: changeLoad };

interface Request {
  path: string;
  headers: Record<string, string>;
}

async function request(site: Site, { path: where, headers }: Request) {
  const answer = await fetch(site.origin + where, { headers, redirect: "manual" });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** A form token changes every hour. */
const formToken = /v1\.[a-z0-9]+\.[\w-]+/g;

/** The headers of a known visitor whose every fact contains `mark`. */
function knownVisitor(number: number, mark: string): Record<string, string> {
  const profile = encodeURIComponent(
    JSON.stringify({ firstName: mark, lastName: mark, email: `${mark}@mail.example`, phone: mark }),
  );
  const consent = `${visitorCookies.allowed}=essential,functional; ${visitorCookies.display}=hide`;
  const kinds: Record<string, string>[] = [
    { cookie: `${consent}; ${visitorCookies.profile}=${profile}` },
    { cookie: `${consent}; ${visitorCookies.userId}=${mark}-0123456789; ${visitorCookies.lead}=1` },
    { cookie: `${visitorCookies.profile}=${profile}; ${consent}; store=north` },
    { cookie: `${consent}; ${visitorCookies.profile}=${profile}`, "sec-gpc": "1" },
    { cookie: `${visitorCookies.profile}=${profile}` },
  ];
  return kinds[number % kinds.length] ?? {};
}

test("no byte of a known visitor's page is in anybody else's, however their requests mix", async ({
  site,
}) => {
  test.setTimeout(isSoak() ? 3_600_000 : 600_000);
  const documents = new Map(pages.map((where) => [where, new Set<string>()]));
  const requests: (Request & { mark: string | null })[] = [];
  for (let number = 0; number < sizes.known; number += 1) {
    const mark = `canary-${number}-mark`;
    for (const where of pages) {
      requests.push({ path: where, mark, headers: knownVisitor(number, mark) });
    }
  }
  for (let number = 0; number < sizes.anonymous; number += 1) {
    const where = pages[number % pages.length] ?? "/";
    requests.push({
      path: where,
      mark: null,
      headers: number % 3 === 0 ? { cookie: "_ga=1" } : {},
    });
  }
  // An order that is the same in every run, and in which neighbors differ.
  requests.sort((left, right) =>
    hashOf(JSON.stringify(left)).localeCompare(hashOf(JSON.stringify(right))),
  );
  let anonymous = 0;
  async function work() {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const { status, headers, body } = await request(site, next);
      expect([next.path, status]).toEqual([next.path, 200]);
      const foreign = [...body.matchAll(/canary-\d+-mark/g)].filter(
        ([found]) => found !== next.mark,
      );
      expect(foreign).toEqual([]);
      expect(headers.get("set-cookie") ?? "").not.toContain("canary");
      if (next.mark !== null) {
        expect(headers.get("cache-control")).toMatch(/private/);
        continue;
      }
      anonymous += 1;
      documents.get(next.path)?.add(hashOf(body.replaceAll(formToken, "")));
    }
  }
  await Promise.all(Array.from({ length: 8 }, work));
  expect(anonymous).toBe(sizes.anonymous);
  // Equal bytes for all: nothing of a request is in them. Two at midnight, when the day changes.
  for (const [where, versions] of documents)
    expect([where, versions.size <= 2]).toEqual([where, true]);
});

/** Imports the lot of the demo dealer anew, with one car at `price`, or without it. */
async function importCar({ dealersDir, releasesDir, today }: Site, price: number | null) {
  const folder = path.join(dealersDir, "ozark-mitsubishi/feed");
  await mkdir(folder, { recursive: true });
  const rows = [
    `used,2021,Mitsubishi,Outlander,SE,suvs,20000,${otherVin}`,
    ...(price === null ? [] : [`used,2021,Mitsubishi,Outlander,SE,suvs,${price},${vin}`]),
  ];
  const columns = ["condition", "year", "make", "model", "trim", "bodyStyle", "price", "vin"];
  const feed = path.join(folder, "cars.csv");
  const mapping = path.join(folder, "cars.json");
  await writeFile(feed, [columns.join(), ...rows].join("\n"));
  const vehicle = Object.fromEntries(columns.map((column) => [column, { column }]));
  await writeFile(mapping, JSON.stringify({ about: "A lot.", format: "csv", vehicle }));
  const command = `npm run -s import -- --dealer ozark-mitsubishi --force "a lot of its own" --date ${today} --mapping ${mapping} ${feed}`;
  const env = { DATA_DIR: path.join(releasesDir, "../data"), DEALERS_DIR: dealersDir };
  const running = startCommand(command, env);
  if ((await running.ended) !== 0) throw new Error(running.output());
}

const { many: vin, broken: otherVin } = cars;

test("a change is on every page soon after, for good, and no request fails meanwhile", async ({
  ownSite,
}) => {
  test.setTimeout(300_000);
  await importCar(ownSite, 21_000);
  const bodyOf = async (where: string) =>
    (await request(ownSite, { path: where, headers: {} })).body;
  /** Waits until the page shows `expected`, and requires that it never goes back. */
  async function shows(where: string, expected: RegExp) {
    await eventually(`${where} shows ${String(expected)}`, async () => {
      return expected.test(await bodyOf(where));
    });
    for (let turn = 0; turn < 20; turn += 1) expect(await bodyOf(where)).toMatch(expected);
  }
  const car = vehiclePath(vin);
  await shows(car, /\$21,000/);
  await shows(search, new RegExp(vin));
  const homeStartsAt = async () => {
    const [, dollars = ""] = /From \$([\d,]+)/.exec(await bodyOf("/")) ?? [];
    return Number(dollars.replace(",", ""));
  };
  // The price of the other car, with its fees.
  await eventually("home has a starting price", async () => (await homeStartsAt()) >= 20_000);
  const lowest = await homeStartsAt();
  const stop = startLoad(
    pages.map((where) => ownSite.origin + where),
    sizes.perSecond,
  );

  await importCar(ownSite, 19_500);
  await shows(car, /\$19,500/);
  expect(await bodyOf(car)).not.toMatch(/\$21,000/);
  await eventually("home has the new price", async () => (await homeStartsAt()) === lowest - 500);

  await importCar(ownSite, null);
  await eventually("the sold car is gone", async () => !(await bodyOf(search)).includes(vin));
  expect(await bodyOf(search)).not.toContain(vin);
  await eventually("home has the old price", async () => (await homeStartsAt()) === lowest);

  const file = "ozark-mitsubishi/dealer.json";
  await ownSite.editDealer(file, (text) => text.replaceAll("Ozark Trail", "Maple Ridge"));
  for (const where of pages) await shows(where, /Maple Ridge/);

  const renamed = (script: string) => script.replaceAll('"search.sort"', '"search.pages"');
  const next = await changedRelease(ownSite.releasesDir, "mfe-inventory", renamed);
  await activate(ownSite.releasesDir, { "mfe-inventory": next });
  await shows(search, />Pages of results<\/span>/);
  await rollback(ownSite.releasesDir, "mfe-inventory");
  await shows(search, />Sort by<\/span>/);

  const report = await stop();
  expect(report.failures).toEqual([]);
  expect(report.requests).toBeGreaterThan(pages.length);
});

test.describe("in a browser", () => {
  test.use({ consent: "unasked" });

  test("every page from the cache runs under its policy and becomes interactive", async ({
    page,
    site,
  }) => {
    for (const where of pages) {
      await request(site, { path: where, headers: {} });
      const response = await page
        .context()
        .request.get(site.origin + where, { headers: { cookie: "" } });
      expect(response.headers()["content-security-policy"]).toMatch(/'sha256-/);
      // The fixture fails the test for any message of the console, such as a violation of the policy.
      await page.context().clearCookies();
      await open(page, site.origin + where);
    }
  });
});
