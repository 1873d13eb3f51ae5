import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { preparedFolder } from "../harness/config.ts";
import { startDevSite } from "../harness/dev-site.ts";
import { preparedData } from "../harness/prepared-data.ts";
import { savedFile, savedPage } from "../harness/save-styles.ts";
import { expect, open, test } from "../harness/test.ts";

/** A journey that hangs still fails. */
test.describe.configure({ timeout: 900_000 });

test.use({ expectedConsole: /React DevTools|__dev\/events/ });

/** A build, on a machine with other work. */
const comes = { timeout: 240_000 };

/** The page with a component whose state only it knows. */
function withCounter(source: string, label: string): string {
  const counter = `function Counter() {
  const [count, setCount] = useState(0);
  return <button id="counter" type="button" onClick={() => setCount(count + 1)}>${label} {count}</button>;
}`;
  return `import { useState } from "react";\n${source.replace("      <Hero", "      <Counter />\n      <Hero")}\n${counter}\n`;
}

test("a saved component takes the place of the earlier one, whose state stays; other changes reload the page", async ({
  page,
}) => {
  const { dataDir } = preparedData(preparedFolder());
  const site = await startDevSite(["mfe-financing", "--no-types"], dataDir);
  try {
    const file = path.join(site.folder, savedFile);
    const source = await readFile(file, "utf8");
    const counter = page.locator("#counter");
    await open(page, site.origin + savedPage);
    await page.evaluate(() => Reflect.set(globalThis, "isFirstDocument", true));
    const isFirstDocument = () => page.evaluate(() => Reflect.get(globalThis, "isFirstDocument"));

    /** Saves the component, and waits until the page has compared its data with what the server renders. */
    const save = async (label: string, shown: string) => {
      const compared = page.waitForResponse(
        (answer) => answer.url() === page.url() && answer.request().resourceType() === "fetch",
        comes,
      );
      await writeFile(file, withCounter(source, label));
      await expect(counter, site.output()).toHaveText(shown, comes);
      await compared;
    };
    await save("one", "one 0");
    await counter.click();
    await counter.click();
    await save("two", "two 2");
    await save("three", "three 2");
    expect(await isFirstDocument()).toBe(true);

    const loader = path.join(path.dirname(file), "index-loader.ts");
    const mark = path.join(path.dirname(file), "mark.ts");
    await writeFile(mark, 'export const mark = "one";\n');
    const marked = (await readFile(loader, "utf8")).replace(
      "    data,",
      "    data: { ...data, mark },",
    );
    await writeFile(loader, `import { mark } from "./mark.ts";\n${marked}`);
    await expect(counter, site.output()).toHaveText("three 0", comes);
    expect(await isFirstDocument()).toBeUndefined();

    // The page could run it, but the server's data are others with it.
    await counter.click();
    await expect(counter).toHaveText("three 1");
    await writeFile(mark, 'export const mark = "two";\n');
    await expect(counter, site.output()).toHaveText("three 0", comes);
  } finally {
    // A page that is still loading would report requests that the stopped site does not answer.
    await page.goto("about:blank");
    await site.stop();
  }
});
