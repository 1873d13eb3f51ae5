import { changedRelease } from "./changed-release.ts";

export const inventoryRemote = "mfe-inventory";

/** No copy of it is stored, to be sent in its place. */
export const unstoredSearch = "/used-cars-for-sale?unstored=1";

/** What the loader of the search does with each request. */
const stopping = {
  "loops after an await in a loader": "await new Promise(setImmediate); for (;;);",
  "throws where nothing catches it": 'setTimeout(() => { throw new Error("planted"); });',
  "keeps memory of every request":
    "(globalThis.kept ??= []).push(Array.from({ length: 5e5 }, (_, id) => ({ id })));",
};

export type Stopping = keyof typeof stopping;

export const waysToStop = Object.keys(stopping) as Stopping[];

/** Stores a release of inventory that stops shell servers. Returns its id. */
export function stoppingRelease(releasesDir: string, how: Stopping): Promise<string> {
  return changedRelease(releasesDir, inventoryRemote, (script, target) =>
    target === "web"
      ? script
      : script.replace(/loadSearch = async \(request\) ?=> ?\{/, `$& ${stopping[how]}`),
  );
}
