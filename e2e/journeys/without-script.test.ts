import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";

// Chromium reports the scripts that it does not run as refused.
test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

interface Head {
  title: string | RegExp;
  description: RegExp;
  /** Path of the canonical address. */
  canonical: string | RegExp;
}

async function expectHead(page: Page, { title, description, canonical }: Head): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
  const href = await page.locator('link[rel="canonical"]').getAttribute("href");
  const { origin, pathname, search } = new URL(href ?? "");
  expect(origin).toBe("https://www.ozarktrailmitsubishi.example");
  expect(pathname + search).toMatch(canonical);
}

const dealer = "Ozark Trail Mitsubishi";

test("without JavaScript: home, used cars, SUVs under $20,000, page 2, a vehicle", async ({
  page,
}) => {
  await page.goto("/");
  await expectHead(page, {
    title: `${dealer} | Cars for sale in Cape Girardeau, MO`,
    description: /^New Mitsubishi and used cars in Cape Girardeau, MO\./,
    canonical: /^\/$/,
  });

  await page.getByRole("contentinfo").getByRole("link", { name: "Used cars" }).click();
  await expectHead(page, {
    title: `Used cars for sale in Cape Girardeau, MO | ${dealer}`,
    description:
      /^Used cars at Ozark Trail Mitsubishi in Cape Girardeau, MO: \d+ vehicles in stock/,
    canonical: /^\/used-cars-for-sale$/,
  });

  const filters = page.getByRole("main");
  await filters.getByRole("link", { name: /^SUVs/ }).first().click();
  const price = filters.locator("details", { has: page.getByRole("heading", { name: "Price" }) });
  if ((await price.getAttribute("open")) === null) await price.locator("summary").click();
  await filters.getByRole("link", { name: /^Under \$20,000/ }).click();
  await expectHead(page, {
    title: `Used SUVs under $20,000 for sale in Cape Girardeau, MO | ${dealer}`,
    description: /Used SUVs under \$20,000/,
    canonical: /^\/used-cars-for-sale\/suvs\/price-under-20000$/,
  });

  const results = page.getByRole("list", { name: "Results" }).getByRole("article");
  await expect(results).toHaveCount(24);
  await page.getByRole("link", { name: "Next page" }).click();
  await expectHead(page, {
    title: `Used SUVs under $20,000 for sale in Cape Girardeau, MO, page 2 | ${dealer}`,
    description: /Used SUVs under \$20,000/,
    canonical: /^\/used-cars-for-sale\/suvs\/price-under-20000\?page=2$/,
  });

  const first = page.getByRole("list", { name: "Results" }).getByRole("link").first();
  const vehicle = await first.getAttribute("href");
  await first.click();
  await expectHead(page, {
    title: /^Used 20\d\d .+ in Cape Girardeau, MO \| Ozark Trail Mitsubishi$/,
    description: /^Used 20\d\d .+ miles, \$\d/,
    canonical: new RegExp(`^${vehicle}$`),
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^20\d\d /);
  await expect(page.getByRole("heading", { name: "Details" })).toBeVisible();
});

test("without JavaScript: menus open, and a store can be chosen", async ({ page, site }) => {
  await page.goto(site.groupOrigin);
  const menus = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  await menus.getByText("Shop Used").click();
  await expect(menus.getByRole("link", { name: /All used/ })).toBeVisible();
  const chooser = page.getByRole("banner").locator("details", { hasText: "All stores" });
  await chooser.locator("summary").click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(chooser.getByRole("button").last()).toBeInViewport({ ratio: 1 });
  await chooser.getByRole("button", { name: /Jefferson City/ }).click();
  await expect(
    page.getByRole("banner").locator("summary", { hasText: "Jefferson City" }),
  ).toBeVisible();
});
