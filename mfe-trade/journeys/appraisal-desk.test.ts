import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { eventually } from "@forecourt/e2e/eventually";
import { allow, fillInLead } from "@forecourt/e2e/lead-form";
import { startCommand } from "@forecourt/e2e/run-command";
import type { Site } from "@forecourt/e2e/site";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";
import { offeredCar } from "./offered-car.ts";

const main = (page: Page) => page.getByRole("main");
const dataOf = (site: Site) => path.join(path.dirname(site.dealersDir), "data");

/** Every mail of the site, with its lines joined again. */
async function mailsOf(site: Site): Promise<string[]> {
  const folder = path.join(dataOf(site), "mail");
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return mails.map((mail) => mail.replaceAll("=\r\n", ""));
}

/** Runs a command of the desk beside the site; resolves to what it printed. */
async function desk(site: Site, command: string): Promise<string> {
  const env = { DATA_DIR: dataOf(site), DEALERS_DIR: site.dealersDir };
  const running = startCommand(`npm run -s offers -- ${command}`, env);
  expect([command, await running.ended, running.output()]).toEqual([command, 0, running.output()]);
  return running.output();
}

test("an appraiser opens the sheet of the mail, inspects and revises; the seller sees why", async ({
  page,
  ownSite,
}) => {
  await allow(page, ownSite.origin, "functional");
  const offer = ownSite.origin + (await offeredCar(ownSite));
  await open(page, offer);
  const day = page
    .getByRole("group", { name: /^When would you like to/ })
    .locator("details")
    .nth(1);
  await day.locator("summary").click();
  await day.locator("label").first().click();
  await fillInLead(main(page));
  // A form that is sent within two seconds counts as sent by a program, and gets no letter.
  await page.waitForTimeout(2_000);
  await page.getByRole("button", { name: "Keep this offer" }).click();
  await expect(page.getByText("your offer is saved")).toBeVisible();
  await eventually("both mails are delivered", async () => (await mailsOf(ownSite)).length >= 2);

  const sheets = (await mailsOf(ownSite)).flatMap(
    (mail) => /\/api\/trade\/sheets\/[\w-]{43}/.exec(mail) ?? [],
  );
  expect(sheets).toHaveLength(1);
  const sheet = `${ownSite.origin}${sheets[0]}`;
  const response = await page.goto(sheet);
  expect(response?.headers()["cache-control"]).toBe("private, no-store");
  expect(response?.headers()["content-security-policy"]).toMatch(/^default-src 'none'; style-src/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^2020 Toyota RAV4/);
  for (const title of ["Comparable cars", "Check at the inspection", "First offer: Cash now"]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(main(page)).toContainText("Median");
  await expect(main(page)).toContainText("Has anyone smoked in it? Yes (deducted");
  await expect(page.locator("script, form")).toHaveCount(0);
  // The security policy has allowed the page's style.
  await expect(page.locator("h2").first()).toHaveCSS("font-size", "18px");
  await expectSound(page);

  const number = /T-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await main(page).innerText())?.[0] ?? "";
  expect(await desk(ownSite, "list --state booked")).toContain(number);
  expect(await desk(ownSite, `show ${number}`)).toContain("[ ] Odometer: not above 60,500");
  const read = await desk(
    ownSite,
    `inspect ${number} --by Dana --found "Rear bumper scratched" --odometer 60,100`,
  );
  expect(read).toContain("Odometer read: 60,100 miles, 100 more than the seller entered");
  const revise = `revise ${number} --by Dana --line "Rear bumper repair=-250"`;
  expect(await desk(ownSite, revise)).toContain("Nothing has been recorded or mailed yet.");
  await desk(ownSite, `${revise} --send`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Version 2: Cash now" })).toBeVisible();

  await open(page, offer);
  const after = page.locator("#inspection");
  await expect(after).toContainText("After the inspection");
  await expect(after).toContainText("Rear bumper scratched");
  await expect(after).toContainText("-$250");
  await expect(after).toContainText("The odometer shows 60,100 miles.");
  await expectSound(page);
  await eventually("the seller gets the mail", async () =>
    (await mailsOf(ownSite)).some(
      (mail) =>
        mail.includes("\r\nTo: alex@mail.example\r\n") && mail.includes("Rear bumper repair"),
    ),
  );
});

test.describe("without a sheet", () => {
  test.use({ expectedConsole: /the server responded with a status of 404/ });

  test("an unknown address shows that it has no sheet", async ({ page, site }) => {
    const response = await page.goto(`${site.origin}/api/trade/sheets/${"x".repeat(43)}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "There is no sheet at this address",
    );
    await expectSound(page);
  });
});
