import { getStartingPrices } from "@forecourt/contracts/areas/inventory/starting-prices";
import { href } from "@forecourt/contracts/href";
import { formatDollars } from "@forecourt/domain/money";
import { expect, open, test } from "@forecourt/e2e/test";

test.describe("the body styles of the home page", () => {
  test("name the price of the first car that they lead to", async ({ page, site }) => {
    const answer = await fetch(site.origin + getStartingPrices.path);
    const { bodyStyles } = getStartingPrices.reply.parse(await answer.json());
    const [most] = bodyStyles.toSorted((one, other) => other.count - one.count);
    if (!most || most.price === null) throw new Error("the demo has no cars with prices");
    const address = href.search({ bodyStyle: [most.bodyStyle] }, { sort: "priceLow" });

    await open(page, "/");
    const styles = page.getByRole("region", { name: "Shop by body style" });
    const card = styles.getByRole("listitem").first();
    const price = formatDollars(most.price);
    await expect(card).toContainText(`From ${price}`);
    await card.getByRole("link").click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("article").first()).toContainText(price);
  });

  test("are those that have a car, with the scripts switched off as well", async ({
    browser,
    site,
  }) => {
    const answer = await fetch(site.origin + getStartingPrices.path);
    const { bodyStyles } = getStartingPrices.reply.parse(await answer.json());
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin}/`);
    const cards = page.getByRole("region", { name: "Shop by body style" }).getByRole("listitem");
    await expect(cards).toHaveCount(Math.min(8, bodyStyles.length));
    await context.close();
  });
});
