import { allAreas } from "@forecourt/contracts/area-definitions";
import { expect, test } from "../harness/test.ts";

interface Island {
  html: string;
  head: { link: { rel: string; href: string }[] };
}

const fragments = [
  ...new Set(
    allAreas.flatMap(({ pages }) =>
      Object.values(pages).flatMap(({ fragments: own = [] }) => [...own]),
    ),
  ),
];

test("every fragment answers by itself, or has nothing to show", async ({ site, request }) => {
  expect(fragments).toContain("inventory/arrivals");
  for (const id of fragments) {
    const address = `${site.origin}/__island/${id.replace("/", ".")}.json`;
    const answer = await request.get(address);
    expect([200, 404], id).toContain(answer.status());
  }
});

test("a document of this origin shows a fragment with its styles and links", async ({
  page,
  site,
  request,
}) => {
  const address = `${site.origin}/__island/inventory.arrivals.json`;
  const { html, head } = (await (await request.get(address)).json()) as Island;
  const links = head.link.map(({ rel, href }) => `<link rel="${rel}" href="${href}">`).join("");
  const body = `<!doctype html><title>Embedding</title>${links}<main>${html}</main>`;
  await page.route(`${site.origin}/embedding`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body }),
  );
  await page.goto(`${site.origin}/embedding`);
  const cars = page.getByRole("main").locator('a[href*="-cars-for-sale/2"]');
  await expect(cars.first()).toBeVisible();
  const count = await page.evaluate(() => document.styleSheets.length);
  expect(count).toBe(head.link.length);
});
