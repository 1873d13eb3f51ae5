import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { eventually } from "@forecourt/e2e/eventually";
import { processesOf } from "@forecourt/e2e/processes-of";
import type { Site } from "@forecourt/e2e/site";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const person = {
  "First name": "Canarina",
  "Last name": "Unmistakable",
  Phone: "5735550177",
  Email: "canarina@unmistakable.example",
};

const dataDirOf = (site: Site) => path.join(path.dirname(site.dealersDir), "data");

/** The step that asks who the price is for, with all questions before it answered. */
async function openDetails(page: Page, visit: (address: string) => Promise<unknown>) {
  await visit("/used-cars-for-sale");
  const first = page.getByRole("list", { name: "Results" }).getByRole("link").first();
  const segment = (await first.getAttribute("href"))?.split("/").at(-1)?.split("?")[0] ?? "";
  await visit(`/personalize/${segment}?step=6&trade-in=no&down=3000&credit=700&term=60`);
}

/** The receipt of the inquiry that got the quote of this page: both have the same token. */
async function openReceipt(page: Page, visit: (address: string) => Promise<unknown>) {
  await expect(page).toHaveURL(/\/quote\/[\w-]{32}$/);
  await visit(new URL(page.url()).pathname.replace("/quote/", "/inquiry/"));
}

async function fillIn(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(person)) {
    await page.getByRole("main").getByRole("textbox", { name: label, exact: true }).fill(value);
  }
}

/** The mails in the mailbox, as they are on disk. */
async function mailsOf(site: Site): Promise<string[]> {
  const folder = path.join(dataDirOf(site), "mail");
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
  return Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
}

const isTheirs = (mail: string) => mail.includes("Unmistakable");

test.describe("an inquiry", () => {
  test("is sent, received, delivered and followed on its own page", async ({ page, ownSite }) => {
    const at = (address: string) => open(page, ownSite.origin + address);
    await openDetails(page, at);
    await fillIn(page);
    // A form that is sent within two seconds counts as sent by a program.
    await page.waitForTimeout(2_000);
    await page.getByRole("button", { name: "Show my price" }).click();
    await openReceipt(page, at);
    await expect(page).toHaveURL(/\/inquiry\/[\w-]{32}$/);
    await expect(page.getByRole("main")).toContainText("will contact you by");
    await expect(page.getByText(/^F-[2-9A-Z]{6}$/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expectDelivered(page);
    expect(await page.getByRole("main").textContent()).not.toContain("Unmistakable");
    const mails = (await mailsOf(ownSite)).filter(isTheirs);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: leads@ozarktrailmitsubishi\.example\r$/m);
    expect(mails[0]).toMatch(/^Subject: Unlock price\r$/m);
    expect(mails[0]).toMatch(/^Reply-To: canarina@unmistakable\.example\r$/m);
  });

  test("leaves nothing of who sent it in any log or metric", async ({ page, ownSite }) => {
    const at = (address: string) => open(page, ownSite.origin + address);
    await openDetails(page, at);
    await fillIn(page);
    await page.getByRole("button", { name: "Show my price" }).click();
    await expect(page).toHaveURL(/\/quote\/[\w-]{32}$/);
    const wrong = { template: "CONTACT_SALES", user: { firstName: "Canarina" }, text: "x" };
    const headers = { origin: ownSite.origin };
    const answer = await page.request.post(`${ownSite.origin}/api/leads/actions`, {
      data: wrong,
      headers,
    });
    expect(answer.status()).toBe(400);
    await eventually("the mail is delivered", async () => (await mailsOf(ownSite)).some(isTheirs));
    let written = "";
    // The mail is on disk before its line is in the log.
    await eventually("the log has the delivery", async () => {
      written = await everythingWritten(ownSite);
      return written.includes("mail delivered");
    });
    for (const canary of ["Canarina", "Unmistakable", "unmistakable", "5735550177", "555-0177"]) {
      expect(written).not.toContain(canary);
    }
  });

  test.describe("with an unknown receipt", () => {
    test.use({ expectedConsole: /status of 404 \(Not Found\) \(.*\/inquiry\// });

    test("has no page", async ({ page, site }) => {
      for (const token of ["x".repeat(32), "short"]) {
        const response = await page.goto(`${site.origin}/inquiry/${token}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
    });
  });

  test.describe("while the service is away", () => {
    test.use({ expectedConsole: /503|failed|Failed/ });

    test("is said to be out of reach, and the rest of the site is there", async ({
      page,
      site,
    }) => {
      await site.kill("leads");
      const away = await page.goto(`${site.origin}/inquiry/${"x".repeat(32)}`);
      expect(away?.status()).toBe(503);
      await expect(page.getByRole("banner")).toBeVisible();
      await site.revive("leads");
      await eventually("the page answers again", async () => {
        const { status } = await fetch(`${site.origin}/inquiry/${"x".repeat(32)}`);
        return status === 404;
      });
    });
  });
});

test.describe("an inquiry without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$|422/ });

  test("comes back filled in when something is wrong, then leads to its page", async ({
    page,
    ownSite,
  }) => {
    await openDetails(page, (address) => page.goto(ownSite.origin + address));
    await fillIn(page);
    await page.getByRole("textbox", { name: "Email" }).fill("canarina@unmistakable");
    await page.waitForTimeout(2_000);
    await page.getByRole("button", { name: "Show my price" }).click();
    await expect(page).toHaveURL(/\/personalize\/.*step=6.*#lead-form$/);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Not sent yet");
    const problem = "Enter a valid email address";
    await expect(page.getByRole("main").getByRole("alert").getByRole("link").first()).toHaveText(
      `Email: ${problem}`,
    );
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(problem);
    await expect(page.getByLabel("Last name")).toHaveValue("Unmistakable");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("canarina@unmistakable");
    await expect(page.getByRole("banner").getByRole("link").first()).toHaveAttribute("href", "/");
    expect(await mailsOf(ownSite)).toEqual([]);
    await page.getByRole("textbox", { name: "Email" }).fill(person.Email);
    await page.getByRole("button", { name: "Show my price" }).click();
    await openReceipt(page, (address) => page.goto(ownSite.origin + address));
    await expect(page).toHaveURL(/\/inquiry\/[\w-]{32}$/);
    await expectDelivered(page);
    expect((await mailsOf(ownSite)).filter(isTheirs)).toHaveLength(1);
  });
});

async function expectDelivered(page: Page): Promise<void> {
  await eventually("the page says that it was delivered", async () => {
    await page.reload();
    return page.getByRole("heading", { name: "Your request is with our team" }).isVisible();
  });
}

/** Every log line of every process so far, and what each of them measures. */
async function everythingWritten(site: Site): Promise<string> {
  const dataDir = dataDirOf(site);
  const logs = path.join(dataDir, "logs");
  const files = await Promise.all(
    (await readdir(logs)).map((file) => readFile(path.join(logs, file), "utf8")),
  );
  const metrics = await Promise.all(
    processesOf(site).map(async ({ port, operationsPort = port }) => {
      const answer = await fetch(`http://127.0.0.1:${operationsPort}/metrics`);
      return answer.text();
    }),
  );
  expect(metrics.every((text) => text.includes("process_cpu"))).toBe(true);
  return [...files, ...metrics].join("\n");
}
