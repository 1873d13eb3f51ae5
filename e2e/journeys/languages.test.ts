import { fixedPaths } from "@forecourt/contracts/areas";
import { crawl } from "../harness/crawl.ts";
import { englishWords } from "../harness/english-words.ts";
import { eventually } from "../harness/eventually.ts";
import type { Site } from "../harness/site.ts";
import { expect, open, type Page, test } from "../harness/test.ts";

/** Switches Spanish on at the dealer with one store. */
async function addSpanish(site: Site): Promise<void> {
  await site.editDealer("ozark-mitsubishi/dealer.json", (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), languages: ["en", "es"] }),
  );
  await eventually("the site has Spanish pages", async () => {
    const answers = await Promise.all(
      ["/es", "/es/used-cars-for-sale", "/es/contact-us"].map((path) => fetch(site.origin + path)),
    );
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    return pages.every((html) => html.includes('<html lang="es">'));
  });
}

const language = (page: Page) => page.locator("html").getAttribute("lang");

for (const [how, javaScriptEnabled] of [
  ["", true],
  [", without JavaScript", false],
] as const) {
  test.describe(`a site in two languages${how}`, () => {
    test.use({ javaScriptEnabled });

    test("keeps the language from page to page, until the visitor chooses another", async ({
      page,
      fileSite: site,
    }) => {
      await addSpanish(site);
      const visit = (path: string) =>
        javaScriptEnabled ? open(page, site.origin + path) : page.goto(site.origin + path);
      await visit("/es/used-cars-for-sale");
      await page.getByRole("main").locator('a[href*="-cars-for-sale/2"]').first().click();
      await expect(page).toHaveURL(/\/es\/used-cars-for-sale\/\d{4}-/);
      expect(await language(page)).toBe("es");
      const frame = page.getByRole("contentinfo");
      await expect(frame.getByRole("link", { name: "Configuración de cookies" })).toBeVisible();

      await frame.getByRole("link", { name: "English" }).click();
      await expect(page).toHaveURL(/:\d+\/used-cars-for-sale\/\d{4}-/);
      await expect(frame.getByRole("link", { name: "Cookie settings" })).toBeVisible();
      expect(await language(page)).toBe("en");

      await frame.getByRole("link", { name: "Español" }).click();
      await expect(page).toHaveURL(/\/es\/used-cars-for-sale\/\d{4}-/);
      await page.getByRole("banner").getByRole("link", { name: "Ozark Trail" }).click();
      await expect(page).toHaveURL(`${site.origin}/es`);
      expect(await language(page)).toBe("es");
    });
  });
}

test("every link of a Spanish page leads to a Spanish one, but for the choice of a language", async ({
  fileSite: site,
}) => {
  await addSpanish(site);
  const paths = ["", "/used-cars-for-sale/suvs", "/auto-financing", "/sell-trade-my-car"];
  for (const path of [...paths, "/service", "/contact-us", "/car-research", "/nothing-here"]) {
    const html = await (await fetch(`${site.origin}/es${path}`)).text();
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href ?? "");
    expect(links.filter((href) => !/^\/es(?:[/?#]|$)/.test(href))).toEqual(["/_language/en"]);
  }
});

test("a page names itself in both languages to search engines", async ({ fileSite: site }) => {
  await addSpanish(site);
  const headOf = async (path: string) => {
    const html = await (await fetch(site.origin + path)).text();
    return [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)].map(([link]) => link);
  };
  const origin = "https://www.ozarktrailmitsubishi.example";
  const alternates = [
    `<link rel="alternate" hreflang="en" href="${origin}/service" data-page="">`,
    `<link rel="alternate" hreflang="es" href="${origin}/es/service" data-page="">`,
    `<link rel="alternate" hreflang="x-default" href="${origin}/service" data-page="">`,
  ];
  const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}" data-page="">`;
  expect(await headOf("/service")).toEqual([canonical("/service"), ...alternates]);
  expect(await headOf("/es/service")).toEqual([canonical("/es/service"), ...alternates]);
});

test("a crawl in both languages finds each page in both, and each says so", async ({
  fileSite: site,
}) => {
  test.slow();
  await addSpanish(site);
  // Lists with filters and cars have the same addresses in both; those without stand for them.
  const follows = (address: string) => !/-for-sale[/?]/.test(address);
  const pages = await crawl(site.origin, { maxPages: 600, follows, starts: ["/", "/es"] });
  const answered = [...pages].filter(([, { redirect }]) => redirect === null);
  expect(answered.filter(([, { status }]) => status !== 200)).toEqual([]);
  expect(answered.filter(([address, { canonical }]) => (canonical ?? address) !== address)).toEqual(
    [],
  );
  const inSpanish = (address: string) => /^\/es(?=[/?]|$)/.test(address);
  const english = answered.filter(([address, page]) => !inSpanish(address) && page.isIndexable);
  const spanish = answered.filter(([address, page]) => inSpanish(address) && page.isIndexable);
  expect(english.length).toBeGreaterThan(50);
  const other = (address: string) => (address === "/" ? "/es" : `/es${address}`);
  expect(spanish.map(([address]) => address).sort()).toEqual(
    english.map(([address]) => other(address)).sort(),
  );
  for (const [address, { alternates }] of english) {
    const pair = { en: address, es: other(address), "x-default": address };
    expect(alternates).toEqual(pair);
    expect(pages.get(other(address))?.alternates).toEqual(pair);
  }
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => {
    const { pathname, search } = new URL(loc);
    return pathname + search;
  });
  const missing = [...english, ...spanish].filter(([address]) => !listed.includes(address));
  expect(missing.map(([address]) => address)).toEqual([]);
});

test("a Spanish document does not show an English page, whose texts it does not have", async ({
  request,
  fileSite: site,
}) => {
  await addSpanish(site);
  const payload = (path: string, from: string) =>
    request.get(`${site.origin}${path}/_payload.json`, {
      headers: { referer: site.origin + from },
    });
  expect((await payload("/es/service", "/es")).status()).toBe(200);
  expect(await (await payload("/service", "/es")).json()).toEqual({ redirect: "/es/service" });
  expect((await payload("/es/service", "/")).status()).toBe(409);
});

test("a form that Spanish readers send without JavaScript leads to a Spanish page", async ({
  request,
  fileSite: site,
}) => {
  await addSpanish(site);
  const answer = await request.post(`${site.origin}/api/visitor/consent`, {
    headers: { origin: site.origin, referer: `${site.origin}/es/service` },
    form: { choice: "all", back: "/service" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers()["location"]).toBe("/es/service");
});

/** Names and initials of people, names of the dealer and its streets, of programs and papers, codes of offers, and what carriers prescribe. */
const names =
  /\b(?:Heartland Crossing(?: Auto Group)?|Harvest Lane|Forum Ridge Drive|Bluff Road|Prairie View Avenue|Apple CarPlay|Android Auto|Wi-Fi|Global Privacy Control|E-SIGN|HELP|STOP|English|check engine|Nora and Eli|[A-Z]{2}|[A-Z]+\d+)\b/g;

/** The words that a page shows, without the parts that say they are in English. */
async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const unread = 'body [lang="en"], script, style, template, noscript';
    for (const part of document.querySelectorAll(unread)) part.remove();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    while (texts.nextNode()) found.push(texts.currentNode.textContent ?? "");
    return found.join(" | ");
  });
  const words = text.replaceAll(/\s+/g, " ").replaceAll(names, " ").toLowerCase();
  return words.match(/[\p{L}’']+/gu) ?? [];
}

test.describe("a Spanish page of the group", () => {
  // A page that this dealer has switched off is 404.
  test.use({ javaScriptEnabled: false, expectedConsole: /status of 404/ });

  test("has no English word but names", async ({ page, site }) => {
    test.slow();
    const origin = site.groupOrigin;
    await page.goto(`${origin}/es/used-cars-for-sale`);
    const car = await page
      .getByRole("main")
      .locator('a[href*="-cars-for-sale/2"]')
      .first()
      .getAttribute("href");
    const slug = car?.split("/").at(-1) ?? "";
    const paths = [
      ...fixedPaths().map((one) => `/es${one.path === "/" ? "" : one.path}`),
      car ?? "",
      `/es/personalize/${slug}`,
      `/es/test-drive/${slug}`,
      "/es/used-cars-for-sale?q=camioneta+roja+de+menos+de+20+mil",
      "/es/help-center/financing",
    ];
    const found: Record<string, string[]> = {};
    let answered = 0;
    for (const path of new Set(paths)) {
      const answer = await page.goto(origin + path);
      if (answer?.status() === 404) continue;
      answered += 1;
      expect([path, await page.locator("html").getAttribute("lang")]).toEqual([path, "es"]);
      const english = (await wordsOf(page)).filter((word) => englishWords.has(word));
      if (english.length > 0) found[path] = [...new Set(english)];
    }
    expect(answered).toBeGreaterThan(30);
    expect(found).toEqual({});
  });
});

test("a dealer in English has no other addresses", async ({ site }) => {
  for (const path of ["/es", "/es/service"]) {
    expect((await fetch(site.origin + path)).status).toBe(404);
  }
});
