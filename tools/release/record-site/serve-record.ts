import type { ReleaseRecord } from "@forecourt/contracts/release";
import type { SiteFolders } from "../releases-dir.ts";
import { makeRecordSite } from "./make-record-site.ts";
import { type ServeOptions, serveCopy } from "./serve-copy.ts";

/** Serves a site as of `record` on a port of its own until the process is stopped. */
export async function serveRecord(
  site: SiteFolders,
  record: ReleaseRecord,
  options: ServeOptions,
): Promise<void> {
  const copy = await makeRecordSite(site, record);
  await serveCopy(copy, options, async () => {
    options.print(`record ${record.id} of ${record.changedAt}`);
    for (const line of copy.differences) options.print(line);
    options.print(`ready http://localhost:${options.port}`);
    return { close: () => undefined };
  });
}
