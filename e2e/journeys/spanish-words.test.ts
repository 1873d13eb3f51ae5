import { fixedPaths } from "@forecourt/contracts/areas";
import { englishIn } from "@forecourt/testing/english-words";
import { addSpanish } from "../harness/add-spanish.ts";
import { eventually } from "../harness/eventually.ts";
import { readMailbox } from "../harness/mailbox.ts";
import { readSitemap } from "../harness/read-sitemap.ts";
import { everyPage } from "../harness/sample-pages.ts";
import type { Site } from "../harness/site.ts";
import { expect, type Page, test } from "../harness/test.ts";
import { wordsOfPage } from "../harness/words-of-page.ts";

// A page that this dealer has switched off is 404.
test.use({ javaScriptEnabled: false, expectedConsole: /status of 404/ });

/**
 * A shopper of the tests, the title of an adviser of the dealer that has no Spanish contents, and the cookie of the chosen
 * store, as the cookie policy lists it.
 */
const names = /Sam Page|Senior service advisor|\bstore(?= \| :)/g;

/** The English words of Spanish pages, by path, and how many pages answered. */
async function englishOn(page: Page, origin: string, paths: Iterable<string>) {
  const found: Record<string, string[]> = {};
  let answered = 0;
  for (const path of paths) {
    const answer = await page.goto(origin + path);
    if (answer?.status() === 404) continue;
    answered += 1;
    expect([path, await page.locator("html").getAttribute("lang")]).toEqual([path, "es"]);
    const english = englishIn((await wordsOfPage(page)).replaceAll(names, ""));
    if (english.length > 0) found[path] = english;
  }
  return { answered, found };
}

test("the Spanish pages of the group, with all articles, offers and people, have no English word but names", async ({
  page,
  site,
}) => {
  test.slow();
  const origin = site.groupOrigin;
  const listed = (await readSitemap(origin)).filter((path) => /^\/es(?=[/?]|$)/.test(path));
  const pages = listed.filter((path) => !/-for-sale\//.test(path));
  const car = listed.find((path) => /\/used-cars-for-sale\/\d{4}-/.test(path)) ?? "";
  const slug = car.split("/").at(-1) ?? "";
  const paths = [
    ...pages,
    ...fixedPaths().map((one) => `/es${one.path === "/" ? "" : one.path}`),
    car,
    `/es/personalize/${slug}`,
    `/es/test-drive/${slug}`,
    "/es/used-cars-for-sale?q=camioneta+roja+de+menos+de+20+mil",
    "/es/car-research/search?q=llantas",
  ];
  const { answered, found } = await englishOn(page, origin, new Set(paths));
  expect(answered).toBeGreaterThan(80);
  expect(found).toEqual({});
});

/** Runs `work` with requests that come from a Spanish page, as those of its forms and scripts do. */
async function fromSpanishPage<Result>(site: Site, work: () => Promise<Result>): Promise<Result> {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init = {}) =>
    plain(input, { ...init, headers: { ...init.headers, referer: `${site.origin}/es/service` } });
  try {
    return await work();
  } finally {
    globalThis.fetch = plain;
  }
}

test("neither do the pages behind private links, nor a mail that leads to one", async ({
  page,
  fileSite: site,
}) => {
  test.slow();
  await addSpanish(site);
  const paths = await fromSpanishPage(site, async () => {
    const found: string[] = [];
    for (const { findAddresses } of await everyPage()) {
      if (findAddresses) found.push(...(await findAddresses(site)));
    }
    // Pages of the dealer group, which are found as full URLs, have no form.
    return found.filter((path) => path.startsWith("/"));
  });
  const inSpanish = paths.map((path) => `/es${path}`);
  const { answered, found } = await englishOn(page, site.origin, new Set(inSpanish));
  expect(answered).toBeGreaterThan(20);
  expect(found).toEqual({});
  const toShopper = async () =>
    (await readMailbox(site)).filter(({ to }) => to === "sample@pages.example");
  await eventually("the mail of the alerts", async () => (await toShopper()).length > 0);
  const mails = (await toShopper()).map(({ subject, text }) => `${subject} ${text}`);
  expect(mails.flatMap(englishIn)).toEqual([]);
});
