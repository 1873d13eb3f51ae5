/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { type ChunkLoader, createChunkLoader } from "./load-chunk.ts";

const folder = "/remotes/mfe-trade/1/web/";
const files = { "offer.js": "sha384-js", "offer.css": "sha384-css" };
const fetchList = jest.fn<typeof fetch>();
let loader: ChunkLoader;

beforeEach(() => {
  fetchList.mockReset().mockImplementation(async () => ({ json: async () => files }) as Response);
  Object.assign(globalThis, { fetch: fetchList });
  loader = createChunkLoader();
});
afterEach(() => {
  document.head.innerHTML = "";
});

/** Fires the event of the element that loads a file, and returns the file's URL and integrity. */
async function answer(event: "load" | "error") {
  await jest.advanceTimersByTimeAsync(0);
  const element = document.head.querySelector<HTMLScriptElement | HTMLLinkElement>(
    "script, link[rel=stylesheet]",
  );
  element?.dispatchEvent(new Event(event));
  return [element?.getAttribute("src") ?? element?.getAttribute("href"), element?.integrity];
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("a script is loaded with the integrity that the list of its release states, which the entry vouches for", async () => {
  const loading = loader.loadChunk(`${folder}offer.js`, "sha384-list");
  expect(await answer("load")).toEqual([`${folder}offer.js`, "sha384-js"]);
  await loading;
  expect(fetchList.mock.calls).toEqual([[`${folder}integrity.json`, { integrity: "sha384-list" }]]);
});

test("a style sheet is applied with its integrity, once", async () => {
  const loading = [1, 2].map(() => loader.loadStyles(`${folder}offer.css`, "sha384-list"));
  expect(await answer("load")).toEqual([`${folder}offer.css`, "sha384-css"]);
  await Promise.all(loading);
  await loader.loadStyles(`${folder}offer.css`, "sha384-list");
  expect(document.querySelectorAll("link")).toHaveLength(1);
});

test("what the document preloads or has needs no list", async () => {
  document.head.innerHTML = `<link rel="preload" as="script" href="${folder}offer.js" integrity="sha384-stated">
    <link rel="stylesheet" media="print" href="${folder}own.css">`;
  await loader.loadStyles(`${folder}own.css`, "sha384-list");
  document.head.querySelector("link[rel=stylesheet]")?.remove();
  const loading = loader.loadChunk(`${folder}offer.js`, "sha384-list");
  expect(await answer("load")).toEqual([`${folder}offer.js`, "sha384-stated"]);
  await loading;
  expect(fetchList).not.toHaveBeenCalled();
});

test("a file that the list does not name is not loaded", async () => {
  await expect(loader.loadChunk(`${folder}other.js`, "sha384-list")).rejects.toThrow(
    `other.js is not in ${folder}integrity.json`,
  );
  expect(document.querySelector("script")).toBeNull();
});

test("what failed is loaded anew: the list, and a style sheet", async () => {
  fetchList.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const styles = `${folder}offer.css`;
  await expect(loader.loadStyles(styles, "sha384-list")).rejects.toThrow("Failed to fetch");
  const failure = loader.loadStyles(styles, "sha384-list").catch(String);
  await answer("error");
  expect(await failure).toBe(`Error: ${styles}: cannot be loaded`);
  const loading = loader.loadStyles(styles, "sha384-list");
  expect(await answer("load")).toEqual([styles, "sha384-css"]);
  await loading;
  expect(fetchList).toHaveBeenCalledTimes(2);
});
