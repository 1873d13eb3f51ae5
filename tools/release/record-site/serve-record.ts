import type { ReleaseRecord } from "@forecourt/contracts/release";
import { processEnv } from "@forecourt/service-kit/config";
import { root } from "../../build/base-config.ts";
import { loadDemoInventory } from "../../demo-inventory/load.ts";
import { checkStart, runSite } from "../../start/site.ts";
import { stopOnSignal } from "../../start/stop-on-signal.ts";
import type { SiteFolders } from "../releases-dir.ts";
import { makeRecordSite } from "./make-record-site.ts";

interface ServeOptions {
  port: number;
  print(line: string): void;
}

/**
 * Serves a site as of `record` on a port of its own until the process is stopped. It is a copy: what a visitor of it
 * sends is not delivered, and nothing of it is left afterwards.
 */
export async function serveRecord(
  site: SiteFolders,
  record: ReleaseRecord,
  { port, print }: ServeOptions,
): Promise<void> {
  const copy = await makeRecordSite(site, record);
  const stopped = Promise.withResolvers<void>();
  stopOnSignal(() => stopped.resolve());
  try {
    const { dealersDir, releasesDir, dataDir } = copy;
    const plan = {
      mode: "embedded",
      host: "127.0.0.1",
      port,
      dealersDir,
      releasesDir,
      dataDir,
    } as const;
    await checkStart(plan);
    await loadDemoInventory({ dataDir });
    const running = await runSite(plan, {
      root,
      // Mails of a preview are not sent to their recipients.
      env: { ...processEnv(), FORECOURT_STAGE: "preview", DATABASE_URL: "" },
      terminal: print,
    });
    try {
      await Promise.race([running.ready, stopped.promise]);
      print(`record ${record.id} of ${record.changedAt}`);
      for (const line of copy.differences) print(line);
      print(`ready http://localhost:${port}`);
      await stopped.promise;
    } finally {
      await running.stop();
    }
  } finally {
    await copy.remove();
  }
}
