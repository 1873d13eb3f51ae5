import { setTimeout as sleep } from "node:timers/promises";
import { processEnv } from "@forecourt/service-kit/config";
import { root } from "../../build/base-config.ts";
import { loadDemoInventory } from "../../demo-inventory/load.ts";
import { checkStart, runSite } from "../../start/site.ts";
import { stopOnSignal } from "../../start/stop-on-signal.ts";
import type { RecordSite } from "./make-record-site.ts";

export interface ServeOptions {
  port: number;
  print(line: string): void;
}

const FIRST_PAGE_MS = 60_000;

/**
 * Resolves when the home page is there: on a busy machine, the first page may take longer than the deadline of pages.
 */
async function firstPage(port: number): Promise<void> {
  const end = performance.now() + FIRST_PAGE_MS;
  while (performance.now() < end) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (answer?.ok) return;
    await sleep(250);
  }
}

/**
 * Serves a copy of a site on a port of its own until the process is stopped. Forms and events of its visitors are not
 * delivered, and nothing of the copy is left afterwards.
 * @param whenReady prints the address; its result is closed at the end
 */
export async function serveCopy(
  copy: RecordSite,
  { port, print }: ServeOptions,
  whenReady: () => Promise<{ close(): void }>,
): Promise<void> {
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
      await Promise.race([running.ready.then(() => firstPage(port)), stopped.promise]);
      const shown = await whenReady();
      await stopped.promise;
      shown.close();
    } finally {
      await running.stop();
    }
  } finally {
    await copy.remove();
  }
}
