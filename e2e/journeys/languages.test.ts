import { addSpanish } from "../harness/add-spanish.ts";
import { expect, open, type Page, test } from "../harness/test.ts";

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

test("a dealer in English leads from other addresses to its own", async ({ site }) => {
  const answerOf = async (path: string) => {
    const { status, headers } = await fetch(site.origin + path, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  expect(await answerOf("/es")).toEqual([302, "/"]);
  expect(await answerOf("/es/service?a=b")).toEqual([302, "/service?a=b"]);
  expect(await answerOf("/es/nothing-here")).toEqual([404, null]);
});
