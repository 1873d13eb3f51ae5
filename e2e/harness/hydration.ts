import { type Browser, type Page, selectors } from "@playwright/test";

/**
 * The document while its scripts are still to run. Without JavaScript there is none, because the inline script of the
 * document does not define its state.
 */
const engine = () => {
  // Stays true, because a clock that a test installs has no marks.
  let isHydrated = false;
  const find = () => {
    isHydrated ||= performance.getEntriesByName("forecourt:hydrated").length > 0;
    const isStarted = "__FORECOURT__" in globalThis;
    const isComing = isStarted ? !isHydrated : document.readyState === "loading";
    return isComing ? document.documentElement : null;
  };
  return { query: find, queryAll: () => [find()].filter((element) => element !== null) };
};
await selectors.register("unhydrated", engine);

const unhydrated = (page: Page) => page.locator("unhydrated=document");

/** Pages in which a test acts before the scripts run. */
const early = new WeakSet<Page>();

/** Settles when a page has its handler. */
const handled = new WeakMap<Page, Promise<void>>();

/**
 * Has clicks, keys and assertions wait until the document is hydrated, in every page of the browser. Before, a link
 * loads a document, a form is sent without its script, and a browser may drop a click that precedes the first paint.
 */
export function actWhenHydrated(browser: Browser): void {
  browser.on("context", (context) =>
    context.on("page", (page) => {
      // A page that closes at once needs none.
      handled.set(
        page,
        handle(page).catch(() => undefined),
      );
      const { keyboard, mouse } = page;
      for (const name of ["press", "type", "down", "insertText"] as const)
        delay(page, keyboard, name);
      for (const name of ["click", "dblclick", "down", "wheel"] as const) delay(page, mouse, name);
    }),
  );
}

/**
 * Waits until the document is hydrated. Clicks, keys, and assertions wait by themselves; a function that a test
 * evaluates does not.
 */
export function hydrated(page: Page): Promise<void> {
  return unhydrated(page).waitFor({ state: "hidden" });
}

/** Playwright looks for the handler's element before each action and assertion, and waits until it is gone. */
function handle(page: Page): Promise<void> {
  return page.addLocatorHandler(unhydrated(page), async () => undefined);
}

/** The keyboard and the mouse themselves have no handlers. */
function delay<Name extends string>(
  page: Page,
  device: Record<Name, (...values: never[]) => Promise<void>>,
  name: Name,
): void {
  const act = device[name].bind(device);
  device[name] = async (...values) => {
    if (!early.has(page)) await hydrated(page);
    await act(...values);
  };
}

/**
 * Loads a document whose scripts wait, so that a test can act before they run; settles after its first paint. The
 * returned function lets them run.
 */
export async function openBeforeScripts(
  page: Page,
  load: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const mayRun = Promise.withResolvers<void>();
  early.add(page);
  // A handler that is still on its way could not be removed.
  await handled.get(page);
  await page.removeLocatorHandler(unhydrated(page));
  await page.route("**/*.js", async (route) => {
    await mayRun.promise;
    await route.continue().catch(() => undefined);
  });
  await load();
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  return async () => {
    early.delete(page);
    await handle(page);
    mayRun.resolve();
  };
}
