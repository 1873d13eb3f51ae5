import { expect, hydrated, open, type Page, test } from "../harness/test.ts";

/** A page of another area than the home page. */
const target = "/sell-trade-my-car";

/** Adds to files on their way to the browser, as a cache in between could. */
async function alter(page: Page, file: string, addition: string): Promise<() => number> {
  let altered = 0;
  await page.route(new RegExp(`/remotes/mfe-trade/\\w+/web/${file}$`), async (route) => {
    const response = await route.fetch();
    altered += 1;
    await route.fulfill({ response, body: (await response.text()) + addition });
  });
  return () => altered;
}

async function goByLink(page: Page): Promise<void> {
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement("a"), { href: path });
    document.querySelector("main")?.append(link);
    link.click();
  }, target);
}

/** Paths of the documents that the page has loaded. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test("a navigation loads scripts and style sheets of another area with their integrity", async ({
  page,
}) => {
  await open(page, "/");
  const documents = documentsOf(page);
  await goByLink(page);
  await expect(page.locator('link[rel="stylesheet"][href*="/mfe-trade/"]').first()).toHaveAttribute(
    "integrity",
    /^sha384-/,
  );
  expect(documents).toEqual([]);
});

const files: [file: string, addition: string][] = [
  ["routes\\.js", "globalThis.isAltered = true;"],
  ["index\\.js", "globalThis.isAltered = true;"],
  ["index\\.css", ":root { --is-altered: 1 }"],
  ["integrity\\.json", " "],
];

test.describe("an altered file", () => {
  test.use({
    expectedConsole: /integrity|digest|did not load|loading the document|Failed to fetch/i,
  });

  for (const [file, addition] of files) {
    test(`${file.replace("\\", "")} has no effect: the browser loads the document instead`, async ({
      page,
    }) => {
      await open(page, "/");
      const documents = documentsOf(page);
      const altered = await alter(page, file, addition);
      await goByLink(page);
      await page.waitForURL(`**${target}`);
      await expect.poll(() => documents).toEqual([target]);
      expect(altered()).toBeGreaterThan(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const effects = await page.evaluate(() => [
        Reflect.get(globalThis, "isAltered"),
        getComputedStyle(document.documentElement).getPropertyValue("--is-altered"),
      ]);
      expect(effects).toEqual([undefined, ""]);
    });
  }
});

test("a document hydrates with the scripts that it preloads, each fetched once", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/mfe-trade\/.*\.(js|json)$/.test(pathname)) scripts.push(pathname.replace(/.*\//, ""));
  });
  await page.goto(target);
  await hydrated(page);
  const needed = scripts.filter((file) => /^(remote\.\w+|routes|index)\.js$/.test(file));
  expect(needed).toHaveLength(3);
  expect(new Set(needed).size).toBe(3);
  expect(scripts).not.toContain("integrity.json");
});
