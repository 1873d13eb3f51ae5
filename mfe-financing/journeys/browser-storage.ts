import { expect, type Page } from "@forecourt/e2e/test";

/** Everything that the browser has stored for the site of a page, the page's own history included. */
async function storedBy(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const requestOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("IndexedDB failed")));
      });
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(async ({ name = "" }) => {
        const database = await requestOf(indexedDB.open(name));
        const stores = [...database.objectStoreNames].map((store) =>
          requestOf(database.transaction(store).objectStore(store).getAll()),
        );
        return Promise.all(stores);
      }),
    );
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map(async (name) => {
        const cache = await globalThis.caches.open(name);
        const requests = await cache.keys();
        const texts = requests.map(async (one) => (await cache.match(one))?.text() ?? "");
        return [requests.map(({ url }) => url), await Promise.all(texts)];
      }),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      window.name,
      rows,
      caches,
    ]);
  });
  return inPage + JSON.stringify(await page.context().storageState({ indexedDB: true }));
}

/** Fails when one of the texts is stored in the browser, as it was typed or encoded for an address. */
export async function expectNotStored(page: Page, texts: readonly string[]): Promise<void> {
  const stored = await storedBy(page);
  const encoded = texts.flatMap((text) => [text, encodeURIComponent(text), btoa(text)]);
  expect(encoded.filter((text) => stored.includes(text))).toEqual([]);
}
