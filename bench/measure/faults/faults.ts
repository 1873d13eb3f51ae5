import { setTimeout as sleep } from "node:timers/promises";
import { type StartedSite, startSite } from "../started-site.ts";
import { type CellFigures, measureCell } from "./cell.ts";
import { verifyMailbox } from "./mailbox.ts";
import { sendRequest } from "./send-request.ts";
import { steadyLeads } from "./steady-leads.ts";

const signals = ["SIGKILL", "SIGSTOP"] as const;

/** Longest time with failing answers for pages that were seen before. */
const aims = { SIGKILL: 1_000, SIGSTOP: 2_500 };

/** Pause between two faults, in which a standby process starts again, as after most faults of a real site. */
const STANDBY_MS = 4_000;

const STALL_MS = 10_000;

/**
 * Kills and stops each process of `npm start` while five pages and a lead are requested ten times a
 * second each, and the pages once a second by a known visitor. Then stops all processes for ten seconds.
 */
export async function measureFaults(): Promise<object> {
  const site = await startSite();
  const port = Number(new URL(site.origin).port);
  const leads = steadyLeads(port, 10);
  try {
    const pages = await findPages(site.origin);
    await warmUp(port, pages);
    const cells = [];
    for (const signal of signals) {
      for (const { name } of site.processes()) {
        const figures = await measureCell(site, { name, signal, port, pages, leads });
        print(figures);
        await sleep(STANDBY_MS);
        cells.push({ ...figures, isAsPromised: figures.pages.longestMs <= aims[signal] });
      }
    }
    const stall = await stallAll(site, port);
    return {
      cells,
      stall,
      leads: await verifyMailbox(site.dataDir, await leads.allAcknowledged()),
    };
  } finally {
    await site.stop();
  }
}

/** Home, search, the first vehicle, and pages of two other areas. */
async function findPages(origin: string): Promise<string[]> {
  const search = "/used-cars-for-sale";
  const html = await (await fetch(origin + search)).text();
  const [, vehicle = search] = /href="(\/used-cars-for-sale\/[^"?#]+)"/.exec(html) ?? [];
  return ["/", search, vehicle, "/auto-financing", "/sell-trade-my-car"];
}

/** A background process fills the compile cache meanwhile. */
const WARM_UP_MS = 10_000;

/** Afterwards every page is in the cache of each gateway, and the code of every process is compiled. */
async function warmUp(port: number, pages: readonly string[]): Promise<void> {
  const end = performance.now() + WARM_UP_MS;
  while (performance.now() < end) {
    for (const path of pages) {
      const status = await sendRequest(port, { path });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
    await sleep(200);
  }
}

/** Stops the supervisor and all its processes for ten seconds: no process may be replaced. */
async function stallAll(site: StartedSite, port: number): Promise<object> {
  const before = site.processes();
  const pids = [site.supervisorPid, ...before.map(({ pid = 0 }) => pid)];
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  await sleep(STALL_MS);
  for (const pid of pids) process.kill(pid, "SIGCONT");
  await sleep(5_000);
  const status = await sendRequest(port, { path: "/" });
  const replaced = site
    .processes()
    .filter(({ pid }, index) => pid !== before[index]?.pid)
    .map(({ name }) => name);
  return { stoppedMs: STALL_MS, replaced, statusAfterwards: status };
}

function print({ signal, name, pages, known, leads, backAfterMs }: CellFigures): void {
  const columns = [
    `${signal} ${name}`.padEnd(20),
    `pages ${pages.failed}/${pages.requests} for ${pages.longestMs} ms, slowest ${pages.slowestMs}`,
    `known ${known.failed}/${known.requests} for ${known.longestMs} ms, slowest ${known.slowestMs}`,
    `leads ${leads.failed}/${leads.requests} for ${leads.longestMs} ms`,
    `back after ${backAfterMs} ms`,
  ];
  console.error(columns.join(" | "));
}
