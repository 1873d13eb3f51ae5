import { eventually } from "../harness/eventually.ts";
import { operationsOrigin } from "../harness/processes-of.ts";
import { expect, open, test } from "../harness/test.ts";

const file = "ozark-mitsubishi/dealer.json";

test("an edit of a dealer's file shows without a restart", async ({ page, ownSite }) => {
  await open(page, ownSite.origin);
  await ownSite.editDealer(file, (text) =>
    text.replaceAll("+15735550142", "+15735550199").replaceAll("Ozark Trail", "Maple Ridge"),
  );
  await eventually("the page shows the new name and number", async () => {
    await open(page, ownSite.origin);
    const numbers = await page.getByRole("link", { name: /\(573\) 555-0199/ }).count();
    return numbers > 0 && (await page.title()).startsWith("Maple Ridge");
  });
});

test.describe("a page that is switched off", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("is a 404 and leaves the menus", async ({ page, ownSite }) => {
    await open(page, ownSite.origin);
    const link = page.locator('a[href^="/service"]');
    await expect(link.first()).toBeAttached();
    await ownSite.editDealer(file, (text) => {
      const dealer = JSON.parse(text) as { pages?: Record<string, boolean> };
      return JSON.stringify({ ...dealer, pages: { ...dealer.pages, service: false } });
    });
    await eventually("the page is gone", async () => {
      const response = await page.goto(`${ownSite.origin}/service`);
      return response?.status() === 404;
    });
    // Every process reads the file by itself.
    await eventually("no menu leads to it", async () => {
      await open(page, ownSite.origin);
      return (await link.count()) === 0;
    });
  });
});

test("a broken edit changes nothing, and readiness names the file", async ({
  page,
  request,
  ownSite,
}) => {
  await open(page, ownSite.origin);
  const title = await page.title();
  await ownSite.editDealer(file, (text) => text.replace('"mainStore"', '"mainStoer"'));
  await eventually("readiness reports the file", async () => {
    const answer = await request.get(`${operationsOrigin(ownSite)}/readyz`);
    const { ok, problems } = (await answer.json()) as { ok: boolean; problems: string[] };
    return ok && problems.some((problem) => problem.includes(file) && problem.includes("mainSto"));
  });
  await open(page, ownSite.origin);
  await expect(page).toHaveTitle(title);
});
