import path from "node:path";
import { coalesceRuns } from "@forecourt/service-kit/dealers/watch/coalesce-runs";
import { onFolderChange } from "@forecourt/service-kit/dealers/watch/folder-changes";
import { createLog } from "@forecourt/service-kit/log";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { makeRecordSite } from "../../release/record-site/make-record-site.ts";
import { type ServeOptions, serveCopy } from "../../release/record-site/serve-copy.ts";
import type { SiteFolders } from "../../release/releases-dir.ts";
import { copyForPreview } from "./copy-for-preview.ts";
import { openStoreEntrance } from "./store-entrance.ts";

interface Previewed {
  /** The folder with the configuration, which may be edited meanwhile. */
  folder: string;
  dealer: string;
  /** Null = as a visitor who has chosen none. */
  store: string | null;
}

/**
 * Serves the site of a dealer with the configuration in a folder, before any visitor sees it, with the live releases and
 * copies of the current cars. An edit in the folder is on the next page. Runs until the process is stopped.
 */
export async function previewDealer(
  site: SiteFolders,
  { folder, dealer, store }: Previewed,
  { port, print }: ServeOptions,
): Promise<void> {
  const record = await readRecord(site.releasesDir);
  if (!record)
    throw new Error(`nothing has been released into ${site.releasesDir} yet; run npm start first`);
  let copied = "";
  const copy = await makeRecordSite(site, record, async (to) => {
    copied = to;
    await copyForPreview(folder, to, dealer);
    return [];
  });
  const follow = coalesceRuns(() =>
    copyForPreview(folder, copied, dealer).catch((error: unknown) => print(String(error))),
  );
  await serveCopy(copy, { port, print }, async () => {
    const stop = onFolderChange(
      path.resolve(folder),
      { settleMs: 100, log: createLog({ name: "preview" }) },
      follow,
    );
    const origin = `http://localhost:${port}`;
    const entrance = store === null ? null : await openStoreEntrance(origin, store);
    print(`${dealer}${store === null ? "" : `, ${store}`}, with the files in ${folder}`);
    for (const line of copy.differences) print(line);
    if (entrance) print(`The address below chooses the store, and leads to ${origin}.`);
    print(`ready ${entrance?.address ?? origin}`);
    return {
      close() {
        stop();
        entrance?.close();
      },
    };
  });
}
