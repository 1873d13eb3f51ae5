import { expect, open, test } from "@forecourt/e2e/test";

const alias = "/new-mitsubishi-cape-girardeau";
const page = "/new-cars-for-sale/mitsubishi";
const heading = "New Mitsubishi for sale";

test("an alias shows its page, with the page's address as canonical", async ({ page: tab }) => {
  const response = await tab.goto(alias);
  expect(response?.status()).toBe(200);
  expect(response?.request().redirectedFrom()).toBeNull();
  await open(tab, alias);
  await expect(tab).toHaveURL(new RegExp(`${alias}$`));
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(tab.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${page}$`),
  );
  await tab.getByRole("link", { name: "Next page" }).click();
  await expect(tab).toHaveURL(new RegExp(`${page}\\?page=2$`));
});

test("a link to an alias is a client navigation", async ({ page: tab }) => {
  await open(tab, "/service");
  const documents: string[] = [];
  tab.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  await tab.getByRole("main").evaluate((main, href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "From a post" });
    main.prepend(link);
  }, alias);
  await tab.getByRole("link", { name: "From a post" }).click();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(tab).toHaveURL(new RegExp(`${alias}$`));
  await expect(tab.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${page}$`),
  );
  expect(documents).toEqual([]);
});
