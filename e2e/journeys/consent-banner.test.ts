import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/axe.ts";
import { carsInStore } from "../harness/cars-in-store.ts";
import { openBeforeScripts } from "../harness/hydration.ts";
import { setPrivacy } from "../harness/privacy.ts";
import { type Site, startSite } from "../harness/site.ts";
import { expect, open, test } from "../harness/test.ts";

test.use({ consent: "unasked" });

let own: Site;
test.beforeAll(async () => {
  own = await startSite({ separate: ["visitor"] });
});
test.afterAll(() => own.stop());

const banner = (page: Page) => page.locator("[data-cookie-banner]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("each tier offers its own buttons", async ({ page }) => {
  const offers = async () => banner(page).getByRole("button").allInnerTexts();
  const expected = [
    [],
    ["Close and continue"],
    ["Customize", "Accept all"],
    ["Customize", "Decline", "Accept all"],
  ];
  for (const cookieTier of [0, 1, 2, 3] as const) {
    await setPrivacy(own, { cookieTier });
    await page.context().clearCookies();
    await open(page, own.origin);
    expect(await offers()).toEqual(expected[cookieTier]);
  }
});

test("the banner and its dialog are in English and Spanish", async ({ page }) => {
  await setPrivacy(own, { cookieTier: 3 });
  await open(page, own.origin);
  await expect(banner(page)).toContainText("Your privacy");
  await banner(page).getByRole("link", { name: "Español" }).click();
  await expect(banner(page)).toHaveAttribute("lang", "es");
  await expect(banner(page)).toContainText("Su privacidad");
  await expect(page).toHaveURL(`${own.origin}/`);
  await button(page, "Personalizar").click();
  const dialog = page.getByRole("dialog", { name: "Configuración de cookies" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("switch")).toHaveCount(3);
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await expect(dialog).toBeHidden();
  await banner(page).getByRole("link", { name: "English" }).click();
  await expect(button(page, "Accept all")).toBeVisible();
});

for (const name of ["Decline", "Accept all"]) {
  test(`"${name}" hides it after half a second, not before`, async ({ page }) => {
    await setPrivacy(own, { cookieTier: 3 });
    await open(page, own.origin);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const section = page.getByRole("region", { name: "Your privacy" });
    await button(page, name).click();
    await page.clock.runFor(499);
    await expect(section).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(section).toHaveCount(0);
  });
}

test("an answer given before the scripts run is kept by a visitor who leaves at once", async ({
  page,
}) => {
  await setPrivacy(own, { cookieTier: 3 });
  const run = await openBeforeScripts(page, () =>
    page.goto(`${own.origin}/service`, { waitUntil: "commit" }),
  );
  await button(page, "Accept all").click();
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Help center" }).click();
  await expect(page).toHaveURL(`${own.origin}/help-center`);
  await run();
  await expect(banner(page)).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "displayCookies")?.value).toBe("hide");
});

test.describe("a path that does not exist", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("pages below /legal show no banner until its settings are opened", async ({ page }) => {
    await setPrivacy(own, { cookieTier: 2 });
    await open(page, `${own.origin}/legal/cookie-policy`);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
    await expect(banner(page)).toBeVisible();
    await open(page, `${own.origin}/legally`);
    await expect(banner(page)).toBeVisible();
  });
});

test("a locked background does not scroll and cannot be focused", async ({ page }) => {
  await setPrivacy(own, { cookieTier: 2, lockBackground: true });
  await open(page, own.origin);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 600);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest("[data-cookie-banner]") !== null,
    );
    expect(inside).toBe(true);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await button(page, "Accept all").click();
  await expect(banner(page)).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

for (const width of [360, 768, 1280]) {
  test(`at ${width} px it is accessible, is answered by keyboard, and hides no focus`, async ({
    page,
  }) => {
    await setPrivacy(own, { cookieTier: 3 });
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${own.origin}/?cookies=es`);
    await expectAccessible(page);
    await button(page, "Personalizar").click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(button(page, "Personalizar")).toBeFocused();
    expect(await hiddenBehind(page)).toEqual([]);
    await button(page, "Rechazar").focus();
    await page.keyboard.press("Enter");
    await expect(banner(page)).toHaveCount(0);
  });
}

test("on a phone it leaves the home page's search and main button in view", async ({ page }) => {
  await setPrivacy(own, { cookieTier: 3 });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const origin of [own.origin, own.groupOrigin]) {
    await open(page, origin);
    const top = (await banner(page).boundingBox())?.y ?? 0;
    const main = page.getByRole("main");
    for (const control of [
      main.getByRole("search").first(),
      main.getByRole("link", { name: "Shop all cars", exact: true }).first(),
    ]) {
      const box = await control.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
  }
});

test("below a desktop's width it leaves a car's price and main button in view", async ({
  page,
}) => {
  await setPrivacy(own, { cookieTier: 3 });
  const [vin] = carsInStore(own, { dealer: "ozark-mitsubishi", condition: "used" });
  for (const size of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await open(page, `${own.origin}/used-cars-for-sale/2020-x-${vin}`);
    const bar = page.locator("[data-bottom-bar]");
    const [above, below] = [await banner(page).boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    expect((below?.y ?? 0) + (below?.height ?? Infinity)).toBeLessThanOrEqual(size.height);
    // Nothing lies on the button, so it can be clicked.
    await bar.getByRole("link").click({ trial: true });
  }
});

/** Controls of the page that the banner covers when they have the focus. */
async function hiddenBehind(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector("[data-cookie-banner]")?.getBoundingClientRect().top ?? 0;
    const controls = [...document.querySelectorAll<HTMLElement>("main a, main button, footer a")];
    return controls.flatMap((control) => {
      control.focus();
      if (document.activeElement !== control) return [];
      const box = control.getBoundingClientRect();
      return box.bottom > top ? [control.outerHTML.slice(0, 120)] : [];
    });
  });
}

test.describe("with a Global Privacy Control signal", () => {
  test.use({ extraHTTPHeaders: { "sec-gpc": "1" } });

  test("the dialog says that the signal is honored and disables two switches", async ({ page }) => {
    await setPrivacy(own, { cookieTier: 2 });
    await open(page, own.origin);
    await expect(banner(page)).toContainText("Global Privacy Control signal. We honor it");
    await button(page, "Customize").click();
    for (const name of ["Analytics", "Targeting"]) {
      await expect(page.getByRole("switch", { name })).toBeDisabled();
      await expect(page.getByRole("switch", { name })).not.toBeChecked();
    }
    await expect(page.getByRole("switch", { name: "Functional" })).toBeEnabled();
  });
});

test("a signal visible to scripts alone counts, too, on a page rendered without it", async ({
  page,
}) => {
  await setPrivacy(own, { cookieTier: 2 });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await open(page, own.origin);
  await expect(banner(page)).toContainText("We honor it");
  await button(page, "Accept all").click();
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).toContain(
    "allowCookies=essential,functional;",
  );
});

test.describe("without JavaScript", () => {
  test.use({
    javaScriptEnabled: false,
    // Chromium reports the scripts that it does not run as refused; the gateway's own page has no icon.
    expectedConsole: /\/web\/.*\.js csp$|status of 50\d|favicon\.ico/,
  });

  test("the banner's buttons work, its dialog opens, and the page stays", async ({ page }) => {
    await setPrivacy(own, { cookieTier: 3 });
    const from = `${own.origin}/used-cars-for-sale/suvs?page=2`;
    await page.goto(from);
    await button(page, "Customize").click();
    await page.getByRole("switch", { name: "Targeting" }).uncheck();
    await button(page, "Save and continue").click();
    await expect(page).toHaveURL(from);
    await expect(banner(page)).toHaveCount(0);
    const cookies = await page.context().cookies();
    const choice = cookies.find(({ name }) => name === "allowCookies");
    expect(choice).toMatchObject({ value: "essential,functional,analytics", secure: true });
    expect(cookies.map(({ name }) => name).sort()).toEqual([
      "allowCookies",
      "displayCookies",
      "uniqueUserId",
    ]);

    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
    await expect(page).toHaveURL(`${from}&cookies=en`);
    await banner(page).getByRole("link", { name: "Español" }).click();
    await button(page, "Personalizar").click();
    await expect(page.getByRole("switch", { name: "Publicidad" })).not.toBeChecked();
    for (const name of ["Funcionales", "Analíticas"])
      await page.getByRole("switch", { name }).uncheck();
    await button(page, "Guardar y continuar").click();
    await expect(page).toHaveURL(from);
    const left = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
    expect(left.sort()).toEqual(["allowCookies=essential", "displayCookies=hide"]);
  });

  test("while the service fails, an error page is shown, nothing is stored, and the banner stays", async ({
    page,
  }) => {
    await setPrivacy(own, { cookieTier: 3 });
    await page.goto(`${own.origin}/service`);
    await own.kill("visitor");
    await button(page, "Accept all").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn’t send this");
    expect(await page.context().cookies()).toEqual([]);
    await own.revive("visitor");
    await page.goBack();
    await button(page, "Accept all").click();
    await expect(page).toHaveURL(`${own.origin}/service`);
    await expect(banner(page)).toHaveCount(0);
  });
});

test("a refusal lasts at a store that does not ask, and can be changed there", async ({ page }) => {
  await setPrivacy(own, { cookieTier: 3 });
  await open(page, own.origin);
  await button(page, "Customize").click();
  for (const category of await page.getByRole("switch").all()) await category.uncheck();
  await button(page, "Save and continue").click();
  await expect(banner(page)).toHaveCount(0);
  const allowed = async () =>
    (await page.context().cookies()).find(({ name }) => name === "allowCookies")?.value;
  for (const cookieTier of [1, 0] as const) {
    await setPrivacy(own, { cookieTier });
    await open(page, `${own.origin}/service`);
    await expect(banner(page)).toHaveCount(0);
    expect(await allowed()).toBe("essential");
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("uniqueUserId");
  }
  const settings = page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" });
  await settings.click();
  await expect(banner(page)).toContainText("Allowed now: Essential.");
  await page.keyboard.press("Escape");
  await expect(banner(page)).toHaveCount(0);
  await expect(settings).toBeFocused();
  await settings.click();
  await page.getByRole("link", { name: "Close without changes" }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await allowed()).toBe("essential");
  await settings.click();
  await button(page, "Customize").click();
  await page.getByRole("switch", { name: "Functional" }).check();
  await button(page, "Save and continue").click();
  await expect.poll(allowed).toBe("essential,functional");
});
