import { appointmentPath } from "@forecourt/contracts/areas/service/visit-paths";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, test } from "@forecourt/e2e/test";
import { bookedVisit, heading, main, times } from "./owner.ts";

/** A US letter sheet without the margins of the style sheet for print, in CSS pixels at 96 to the inch. */
const sheet = { width: 740, height: 980 };

test("a receipt is moved, put in a calendar and canceled", async ({ page, site }) => {
  const token = await bookedVisit(site);
  await open(page, site.origin + appointmentPath(token));
  await expectSound(page);
  const before = await main(page)
    .getByText(/^See you /)
    .textContent();
  await main(page).getByRole("link", { name: "Move appointment" }).click();
  await expect(heading(page)).toHaveText("Move your appointment");
  await expectSound(page);
  await times(page).first().click();
  await expect(heading(page)).toHaveText("We’ve moved your appointment");
  await expect(main(page)).not.toContainText(before ?? "");
  await expectSound(page);
  const calendar = main(page).getByRole("link", { name: "Add to calendar" });
  const href = (await calendar.getAttribute("href")) ?? "";
  const file = await page.request.get(site.origin + href);
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(file.headers()["cache-control"]).toContain("no-store");
  const text = await file.text();
  expect(text).toContain("BEGIN:VEVENT");
  expect(text).toContain("SEQUENCE:1\r\n");
  await main(page).getByText("Cancel appointment", { exact: true }).click();
  await main(page).getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(heading(page)).toHaveText("Your appointment is canceled");
  await expect(main(page).getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
  await expectSound(page);
});

test.describe("a second window", () => {
  test.use({ expectedConsole: /409/ });

  test("that moves or cancels shows what the first one has done, and asks again", async ({
    page,
    site,
    context,
  }) => {
    const token = await bookedVisit(site);
    const receipt = site.origin + appointmentPath(token);
    const other = await context.newPage();
    const third = await context.newPage();
    await open(page, `${receipt}?move=1`);
    await open(other, `${receipt}?move=1`);
    await open(third, receipt);
    await times(page).first().click();
    await expect(heading(page)).toHaveText("We’ve moved your appointment");
    const moved = /See you (.+)$/.exec(
      (await main(page)
        .getByText(/See you /)
        .textContent()) ?? "",
    );
    const slot = moved?.[1] ?? "no time";
    await times(other).last().click();
    await expect(main(other).getByRole("alert").first()).toContainText(
      `This appointment was moved to ${slot} in another window`,
    );
    await expect(heading(other)).toHaveText("Move your appointment");
    await expectSound(other);
    await main(third).getByText("Cancel appointment", { exact: true }).click();
    await main(third).getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(main(third)).toContainText("so we haven’t canceled it");
    await expect(main(third)).toContainText(slot);
    await main(third).getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(heading(third)).toHaveText("Your appointment is canceled");
    await times(other).last().click();
    await expect(heading(other)).toHaveText("Your appointment is canceled");
    await expect(main(other)).toContainText("This appointment is canceled. Call us at");
    await other.close();
    await third.close();
  });
});

test.describe("without JavaScript, a second window", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("that moves shows the present time, and moves when it is sent again", async ({
    page,
    site,
    context,
  }) => {
    const token = await bookedVisit(site);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${site.origin}${appointmentPath(token)}?move=1`);
    }
    await times(page).first().click();
    await expect(heading(page)).toHaveText("We’ve moved your appointment");
    await times(other).nth(1).click();
    await expect(main(other)).toContainText("so we haven’t moved it again");
    await times(other).nth(1).click();
    await expect(heading(other)).toHaveText("We’ve moved your appointment");
    await other.close();
  });
});

test("a receipt prints on one sheet, without what is done on the screen", async ({
  page,
  site,
}) => {
  const token = await bookedVisit(site);
  await open(page, site.origin + appointmentPath(token));
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  await expect(main(page)).toContainText("2019 Toyota RAV4");
  await expect(main(page).getByText("Cancel appointment")).toBeHidden();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(sheet.height);
});
