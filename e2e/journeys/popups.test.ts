import { expectAccessible } from "../harness/axe.ts";
import { measurePresence } from "../harness/measure-presence.ts";
import {
  closePopup,
  fillInPopup,
  givePopups,
  popupDialog,
  popupTab,
  tab,
} from "../harness/popups.ts";
import { type Site, startSite } from "../harness/site.ts";
import { expect, open, test } from "../harness/test.ts";

const storageKey = "forecourt.finishedPopups";

let own: Site;
test.beforeAll(async () => {
  own = await startSite({ separate: ["leads"] });
});
test.afterAll(() => own.stop());
test.use({ consent: "all" });

test.describe("a pop-up with a tab", () => {
  test("opens from its tab and minimizes to it, keeping the input", async ({ page }) => {
    await givePopups(own, page, { ask: { button: tab } });
    await open(page, `${own.origin}/service`);
    await expect(popupDialog(page)).toHaveCount(0);
    await popupTab(page).click();
    await popupDialog(page).getByRole("textbox", { name: "First name" }).fill("Alex");
    await closePopup(page, "Save For Later");
    await expect(popupDialog(page)).toHaveCount(0);
    await expect(popupTab(page)).toBeFocused();
    await popupTab(page).press("Enter");
    await expect(popupDialog(page).getByRole("textbox", { name: "First name" })).toHaveValue(
      "Alex",
    );
    await page.keyboard.press("Escape");
    await expect(popupTab(page)).toBeFocused();
    await open(page, `${own.origin}/service`);
    await expect(popupTab(page)).toBeVisible();
  });

  test("is animated for four seconds, ten seconds after it appeared", async ({ page }) => {
    await givePopups(own, page, { ask: { button: tab } });
    await open(page, `${own.origin}/service`);
    const timing = await popupTab(page).evaluate((element) =>
      element.getAnimations().map((animation) => {
        const { delay, endTime } = animation.effect?.getComputedTiming() ?? {};
        return { delay, endTime };
      }),
    );
    expect(timing).toEqual([{ delay: 10_000, endTime: 14_000 }]);
  });

  test("stays removed, also on the next visit", async ({ page }) => {
    await givePopups(own, page, { ask: { button: tab } });
    await open(page, `${own.origin}/service`);
    await popupTab(page).click();
    await closePopup(page, "Remove Forever");
    await expect(popupTab(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey))
      .toBe('["ask"]');
    await givePopups(own, page, { ask: { button: tab }, other: { button: { text: "Other" } } });
    await open(page, `${own.origin}/service`);
    await expect(page.getByRole("button", { name: "Other" })).toBeVisible();
    await expect(popupTab(page)).toHaveCount(0);
  });

  test("appears on its page after a document load and after a client navigation", async ({
    page,
  }) => {
    await givePopups(own, page, { ask: { button: tab, pages: ["service/index", "/our-company"] } });
    await open(page, `${own.origin}/our-company`);
    await expect(popupTab(page)).toBeVisible();
    await page.getByRole("link", { name: /home/i }).first().click();
    await expect(page).toHaveURL(`${own.origin}/`);
    await expect(popupTab(page)).toHaveCount(0);
    await page.goBack();
    await expect(popupTab(page)).toBeVisible();
  });
});

test.describe("without functional storage", () => {
  test.use({ consent: "essential" });

  test("a removal is not stored", async ({ page }) => {
    await givePopups(own, page, { ask: { button: tab } });
    await open(page, `${own.origin}/service`);
    await popupTab(page).click();
    await closePopup(page, "Remove Forever");
    await expect(popupTab(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await open(page, `${own.origin}/service`);
    await expect(popupTab(page)).toBeVisible();
  });
});

test.describe("a pop-up without a tab", () => {
  test("opens by itself without taking the focus, and the next one follows", async ({ page }) => {
    await givePopups(own, page, { first: {}, second: {} });
    await open(page, `${own.origin}/service`);
    await expect(popupDialog(page)).toHaveCount(1);
    await expect(popupDialog(page)).toHaveAccessibleName("Title of first");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await closePopup(page, "Save For Later");
    // The first pop-up fades for a moment.
    await expect(page.getByRole("dialog", { name: "Title of first" })).toHaveCount(0);
    await expect(popupDialog(page)).toHaveAccessibleName("Title of second");
    await closePopup(page, "Save For Later");
    await expect(popupDialog(page)).toHaveCount(0);
  });

  test("is modal and traps the focus where configured", async ({ page }) => {
    await givePopups(own, page, { ask: { background: true } });
    await open(page, `${own.origin}/service`);
    await expect(popupDialog(page).getByRole("heading")).toBeFocused();
    expect(await popupDialog(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  });
});

test.describe("a condition", () => {
  test("id: only on pages that have the element", async ({ page }) => {
    await givePopups(own, page, { ask: { button: tab, conditions: { id: "schedule" } } });
    await open(page, `${own.origin}/our-company`);
    await page.locator('footer a[href="/service"]').first().click();
    await expect(page).toHaveURL(`${own.origin}/service`);
    await expect(page.locator("#schedule")).toBeAttached();
    await expect(popupTab(page)).toBeVisible();
    await page.goBack();
    await expect(popupTab(page)).toHaveCount(0);
  });

  test("tagQuery: once the element is wholly in the window", async ({ page }) => {
    await givePopups(own, page, {
      ask: { button: tab, conditions: { tagQuery: "footer address" } },
    });
    await open(page, `${own.origin}/service`);
    // Until then, the places of parts that were never in view are estimates.
    await expect(page.locator("html")).not.toHaveAttribute("data-first-view");
    const address = page.locator("footer address").first();
    const bottom = await address.evaluate(
      (element) => element.getBoundingClientRect().bottom + scrollY - innerHeight,
    );
    await page.evaluate((y) => scrollTo(0, y - 20), bottom);
    await page.waitForTimeout(400);
    await expect(popupTab(page)).toHaveCount(0);
    await page.evaluate((y) => scrollTo(0, y + 2), bottom);
    await expect(popupTab(page)).toBeVisible();
  });

  test("itemClicked: once one of the elements was clicked", async ({ page }) => {
    await givePopups(own, page, {
      ask: { button: tab, conditions: { itemClicked: "main summary" } },
    });
    await open(page, `${own.origin}/service`);
    await page.getByRole("heading", { level: 1 }).click();
    await page.waitForTimeout(400);
    await expect(popupTab(page)).toHaveCount(0);
    await page.locator("main summary").first().click();
    await expect(popupTab(page)).toBeVisible();
  });

  test("timer: after its seconds, and not before", async ({ page }) => {
    await givePopups(own, page, {
      soon: { conditions: { timer: 1 } },
      never: { conditions: { timer: 600 } },
    });
    await open(page, `${own.origin}/service`);
    await expect(popupDialog(page)).toHaveAccessibleName("Title of soon");
    await closePopup(page, "Save For Later");
    await page.waitForTimeout(400);
    await expect(popupDialog(page)).toHaveCount(0);
  });

  test("user: not for a visitor who is a lead", async ({ page, context }) => {
    await givePopups(own, page, { ask: { button: tab, conditions: { user: true } } });
    await open(page, `${own.origin}/service`);
    await expect(popupTab(page)).toBeVisible();
    await context.addCookies([{ name: "lead", value: "1", url: own.origin }]);
    await givePopups(own, page, {
      ask: { button: tab, conditions: { user: true } },
      other: { button: { text: "Other" } },
    });
    await open(page, `${own.origin}/service`);
    await expect(page.getByRole("button", { name: "Other" })).toBeVisible();
    await expect(popupTab(page)).toHaveCount(0);
  });
});

test("no pop-up appears or stays over a form in use", async ({ page }) => {
  await givePopups(own, page, { ask: { conditions: { timer: 1 } } });
  await open(page, `${own.origin}/used-cars-for-sale`);
  const searchField = page
    .getByRole("searchbox")
    .or(page.locator("main form input[type=text]"))
    .first();
  // Forms are watched from here on.
  await expect(popupDialog(page)).toBeVisible();
  await searchField.fill("red truck");
  await expect(popupDialog(page)).toHaveCount(0);
  await page.waitForTimeout(1500);
  await expect(popupDialog(page)).toHaveCount(0);
  await searchField.blur();
  await page.waitForTimeout(300);
  await expect(popupDialog(page)).toHaveCount(0);
  await searchField.fill("");
  await searchField.blur();
  await expect(popupDialog(page)).toBeVisible();
  await searchField.focus();
  await expect(popupDialog(page)).toHaveCount(0);
});

test.describe("sending", () => {
  test("shows thanks for four seconds, completes and opens the configured page", async ({
    page,
  }) => {
    const data = { thankYou: { description: "We call you today." } };
    const presence = await measurePresence(page, "h3[tabindex='-1']");
    await givePopups(own, page, {
      ask: { button: tab, data, redirect: "/our-company", track: "Contact" },
    });
    await open(page, `${own.origin}/service`);
    await popupTab(page).click();
    await fillInPopup(page);
    const answer = page.waitForResponse("**/api/leads/actions");
    await popupDialog(page).getByRole("button", { name: "Send" }).click();
    expect((await answer).status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeFocused();
    await expect(popupDialog(page)).toContainText("We call you today.");
    await expect(popupDialog(page).getByRole("textbox")).toHaveCount(0);
    await expect(page).toHaveURL(`${own.origin}/our-company`, { timeout: 60_000 });
    expect(await presence()).toBeGreaterThan(3900);
    await expect(popupTab(page)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey))
      .toBe('["ask"]');
  });

  test.describe("while the service is down", () => {
    test.use({ expectedConsole: /Failed to load resource|api\/leads/ });

    test("keeps the input, shows an error, and works after recovery", async ({ page }) => {
      await givePopups(own, page, { ask: { button: tab } });
      await open(page, `${own.origin}/service`);
      await popupTab(page).click();
      await fillInPopup(page);
      await own.kill("leads");
      await popupDialog(page).getByRole("button", { name: "Send" }).click();
      await expect(popupDialog(page).getByRole("alert")).toHaveText(
        "Something went wrong, there was an error sending your information, try again or call.",
      );
      await expect(popupDialog(page).getByRole("textbox", { name: "Email" })).toHaveValue(
        "alex@mail.example",
      );
      await own.revive("leads");
      await expect(async () => {
        const answer = page.waitForResponse("**/api/leads/actions");
        await popupDialog(page).getByRole("button", { name: "Send" }).click();
        expect((await answer).status()).toBe(200);
      }).toPass();
      await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    });
  });
});

for (const width of [360, 768, 1280]) {
  test(`is accessible in every state at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const data = { disclaimer: { text: "<p>Rates may <b>apply</b>.</p>" } };
    await givePopups(own, page, {
      ask: { button: { ...tab, icon: "gift", hoverText: "Now" }, data },
    });
    await open(page, `${own.origin}/service`);
    await expect(popupTab(page)).toBeVisible();
    await expectAccessible(page);
    await popupTab(page).click();
    await page.waitForTimeout(300);
    await expectAccessible(page);
    await popupDialog(page).locator("summary").click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await popupDialog(page).getByRole("button", { name: "Disclaimer" }).click();
    await expect(page.getByRole("dialog", { name: "Disclaimer" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    const box = await popupDialog(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0).toBe(true);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}
