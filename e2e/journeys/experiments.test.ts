import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { cohortCount, variantsOfCohorts } from "@forecourt/domain/experiments/cohorts";
import { carsInStore } from "../harness/cars-in-store.ts";
import { eventually } from "../harness/eventually.ts";
import { startCommand } from "../harness/run-command.ts";
import type { Site } from "../harness/site.ts";
import { expect, open, type Page, test } from "../harness/test.ts";

test.use({ consent: "unasked" });

const file = "ozark-mitsubishi/experiments/price-button.json";
const words = { usual: "Personalize My Price", short: "Get my price" } as const;

const experiment = {
  starts: "2020-01-01",
  ends: "2099-12-31",
  outcome: "ViewContent",
  pages: ["inventory/vehicle"],
  variants: {
    usual: { share: 50 },
    short: { share: 50, langs: { en: { "vehicle.personalize": words.short } } },
  },
};
const variants = variantsOfCohorts({
  name: "price-button",
  cohorts: [0, cohortCount - 1],
  allocationPercent: 100,
  shares: [
    ["usual", 50],
    ["short", 50],
  ],
});
const wordsOf = (cohort: number) => words[variants[cohort] === "short" ? "short" : "usual"];

const write = async (site: Site, text: string) => {
  await mkdir(path.dirname(path.join(site.dealersDir, file)), { recursive: true });
  await writeFile(path.join(site.dealersDir, file), text);
};

const vehicle = (site: Site) => {
  const [, vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" });
  return `/used-cars-for-sale/2000-x-${vin}`;
};

/** The page of a car as a visitor of this cohort gets it, at its canonical address. */
async function fetchPage(site: Site, where: string, cohort: number) {
  const answer = await fetch(site.origin + where, { headers: { cookie: `cohort=${cohort}` } });
  return { url: new URL(answer.url), text: await answer.text() };
}

/** A dealer whose site grants everything without asking, with the experiment. Settles when it runs. */
async function start(site: Site, cookieTier = 0): Promise<string> {
  await write(site, JSON.stringify(experiment));
  await site.editDealer("ozark-mitsubishi/dealer.json", (text) => {
    const dealer = JSON.parse(text) as object;
    return JSON.stringify({ ...dealer, experiments: { enabled: true }, privacy: { cookieTier } });
  });
  const cohort = variants.indexOf("short");
  let address = "";
  await eventually("the experiment runs", async () => {
    const { url, text } = await fetchPage(site, vehicle(site), cohort);
    address = url.pathname;
    return cookieTier === 0 ? text.includes(words.short) : text.includes('"cookieTier":2');
  });
  return address;
}

const button = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: /^(?:Personalize My Price|Get my price)$/ });

const cohortIn = async (page: Page) => {
  const cookies = await page.context().cookies();
  return Number(cookies.find(({ name }) => name === "cohort")?.value ?? Number.NaN);
};

test("every cohort gets its variant from the first byte on, again and again", async ({
  fileSite: site,
}) => {
  const address = await start(site);
  const cohorts = Array.from({ length: 40 }, (_value, index) => index * 25);
  for (const round of [1, 2]) {
    const texts = await Promise.all(cohorts.map((cohort) => fetchPage(site, address, cohort)));
    const shown = texts.map(({ text }) => {
      return [words.usual, words.short].filter((label) => text.includes(`>${label}<`));
    });
    expect([round, shown]).toEqual([round, cohorts.map((cohort) => [wordsOf(cohort)])]);
  }
});

test("a visitor sees one variant without a change of the page, and the report counts them", async ({
  page,
  fileSite: site,
}) => {
  const address = await start(site);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const logged = page.waitForResponse(
    (response) =>
      response.url().includes("/api/experiments/rgstr") &&
      (response.request().postData()?.includes("ViewContent") ?? false),
  );
  const document = page.waitForResponse(site.origin + address);
  await open(page, site.origin + address);
  const label = wordsOf(await cohortIn(page));
  expect(await (await document).text()).toContain(`>${label}<`);
  await expect(button(page).first()).toHaveText(label);
  expect((await logged).status()).toBe(202);
  expect(requests.filter((url) => !url.startsWith(site.origin))).toEqual([]);

  await page.reload();
  await expect(button(page).first()).toHaveText(label);

  const env = {
    DEALERS_DIR: site.dealersDir,
    DATA_DIR: path.resolve(site.dealersDir, "../data"),
  };
  const report = startCommand("npm run experiments -- report price-button", env);
  expect(await report.ended).toBe(0);
  const variant = label === words.short ? "short" : "usual";
  expect(report.output()).toMatch(
    new RegExp(`^ {2}${variant} +1 visitors, 1 did it: 100\\.00 %$`, "m"),
  );
});

test.describe("from a page in no experiment", () => {
  test.use({ expectedConsole: /_payload\.json|loading the document|409/ });

  test("a link leads to the variant, and Back to the page as it was", async ({
    page,
    fileSite: site,
  }) => {
    await start(site);
    await open(page, `${site.origin}/used-cars-for-sale`);
    expect(await cohortIn(page)).toBeNaN();
    // The site has already given this browser a cohort on another day.
    const cohort = variants.indexOf("short");
    const cookie = { name: "cohort", value: String(cohort), domain: "localhost", path: "/" };
    await page.context().addCookies([cookie]);
    await page.getByRole("main").locator('a[href*="-cars-for-sale/2"]').first().click();
    await expect(page).toHaveURL(/-[A-HJ-NPR-Z0-9]{17}$/);
    await expect(button(page).first()).toHaveText(words.short);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("for sale");
  });
});

test("without consent there is no variant and no cookie", async ({ page, fileSite: site }) => {
  const address = await start(site, 2);
  await open(page, site.origin + address);
  await expect(button(page).first()).toHaveText(words.usual);
  expect(await cohortIn(page)).toBeNaN();
  await page.getByRole("button", { name: "Accept all", exact: true }).click();
  await expect(page.locator("[data-cookie-banner]")).toHaveCount(0);
  await open(page, site.origin + address);
  await expect(button(page).first()).toHaveText(wordsOf(await cohortIn(page)));
});

test("a bad file breaks no page: its last good version stays, and the check names its place", async ({
  fileSite: site,
}) => {
  const address = await start(site);
  const bad = { ...experiment.variants, short: { share: 50, langs: { en: { "vehicle.x": "x" } } } };
  await write(site, JSON.stringify({ ...experiment, variants: bad }));
  const env = { DEALERS_DIR: site.dealersDir };
  const check = startCommand("npm run experiments -- check", env);
  expect(await check.ended).toBe(1);
  expect(check.output()).toContain(
    `${file}:1: variants.short.langs.en["vehicle.x"]: unknown text key`,
  );
  const privacy = { cookieTier: 0, lockBackground: true };
  await site.editDealer("ozark-mitsubishi/dealer.json", (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), privacy }),
  );
  const cohort = variants.indexOf("short");
  let page = "";
  await eventually("the site has read a later edit", async () => {
    page = (await fetchPage(site, address, cohort)).text;
    return page.includes('"lockBackground":true');
  });
  expect(page).toContain(`>${words.short}<`);
});
