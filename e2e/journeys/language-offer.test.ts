import type { Request } from "@playwright/test";
import { expectAccessible } from "../harness/axe.ts";
import { get } from "../harness/get.ts";
import { expect, open, type Page, test } from "../harness/test.ts";

const offer = (page: Page) =>
  page.getByRole("link", { name: "Ver en español", includeHidden: true });
const dismiss = (page: Page) => page.getByRole("button", { name: "No, gracias" });
const choice = (page: Page) => page.evaluate(() => localStorage.getItem("forecourt.language"));

/** How far things have moved on the page by themselves, as the browser counts it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/** Whether an opened page loads the offer. Every page requests the script that prefetches after the offer's script. */
async function isOffered(page: Page, address: string): Promise<boolean> {
  let isAsked = false;
  const listen = (request: Request) => {
    isAsked ||= request.url().includes("language-offer");
  };
  page.on("request", listen);
  const last = page.waitForRequest(/prefetch-on-intent/);
  await open(page, address);
  await last;
  page.off("request", listen);
  return isAsked;
}

test.describe("a visitor whose browser prefers Spanish", () => {
  test.use({ locale: "es-MX", consent: "all" });

  test("is offered the same page in Spanish, where nothing moves and nobody is redirected", async ({
    page,
    site,
  }) => {
    await open(page, `${site.groupOrigin}/service?year=2018`);
    await expect(offer(page)).toBeVisible();
    const question = page.getByText("¿Prefiere ver esta página en español?");
    await expect(page.locator("[lang=es]", { has: question }).first()).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await expect(page).toHaveURL(`${site.groupOrigin}/service?year=2018`);
    await expectAccessible(page);
    await offer(page).click();
    await expect(page).toHaveURL(`${site.groupOrigin}/es/service?year=2018`);
    expect(await choice(page)).toBe("es");
  });

  test("who does not want it is not asked again, until they withdraw what is remembered", async ({
    page,
    site,
  }) => {
    await open(page, site.groupOrigin);
    await dismiss(page).click();
    await expect(offer(page)).toHaveCount(0);
    expect(await choice(page)).toBe("en");
    expect(await isOffered(page, `${site.groupOrigin}/service`)).toBe(false);

    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
    await page.getByRole("button", { name: "Customize" }).click();
    await page.getByRole("switch", { name: "Functional" }).uncheck();
    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect.poll(() => choice(page)).toBeNull();
    expect(await isOffered(page, site.groupOrigin)).toBe(true);
  });
});

test.describe("a visitor who has not answered the cookie banner", () => {
  test.use({ locale: "es-MX", consent: "unasked" });

  test("is offered Spanish once they have", async ({ page, site }) => {
    await open(page, `${site.groupOrigin}/service`);
    await expect(offer(page)).toBeAttached();
    await expect(offer(page)).toBeHidden();
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(offer(page)).toBeVisible();
  });
});

test.describe("a visitor whose browser prefers English", () => {
  test.use({ consent: "all" });

  test("who has chosen Spanish is offered it on the English page to which a link leads later", async ({
    page,
    site,
  }) => {
    expect(await isOffered(page, site.groupOrigin)).toBe(false);
    await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(`${site.groupOrigin}/es`);
    await open(page, `${site.groupOrigin}/auto-financing`);
    await expect(page).toHaveURL(`${site.groupOrigin}/auto-financing`);
    await expect(offer(page)).toBeVisible();
  });
});

test("every visitor gets the same stored document, whatever language the browser prefers", async ({
  site,
}) => {
  const { hostname: host, port } = new URL(site.groupOrigin);
  const ask = (language: string) =>
    get({ port: Number(port), host, path: "/service", headers: { "accept-language": language } });
  const [english, spanish] = [await ask("en-US"), await ask("es-MX,es;q=0.9")];
  expect([english.status, spanish.status]).toEqual([200, 200]);
  expect(spanish.body).toBe(english.body);
  expect(spanish.vary).not.toMatch(/accept-language/i);
});
