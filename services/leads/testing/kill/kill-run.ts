import { setTimeout as delay } from "node:timers/promises";
import { removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { sendLeads } from "./clients.ts";
import { planKills } from "./kill-plan.ts";
import { type KillTestSite, startKillTestSite } from "./kill-test-site.ts";
import { readReceivedMails } from "./received-mails.ts";
import { seededRandom } from "./seeded-random.ts";
import { unlimitedDealers } from "./unlimited-dealers.ts";
import { type DeliveryResult, verifyDelivery } from "./verify-delivery.ts";

export interface KillRun {
  leads: number;
  kills: number;
  clients: number;
  seed: number;
  folder: string;
  databaseUrl: string | null;
}

export interface KillFigures extends DeliveryResult {
  kills: Record<string, number>;
  /** Requests that clients repeated. */
  repeats: number;
  /** Receipt numbers that two leads share; must be 0. */
  sharedReceipts: number;
  /** From the first request to the last acknowledgment. */
  sendingMs: number;
  /** From the last recovery to the last acknowledgment; the outbox fills during this time. */
  lastRecoveryToLastLeadMs: number;
  /** Pending mails when the last lead is acknowledged and the last process is back. */
  pendingAtEnd: number;
  /** From the later of both until no mail is pending. */
  emptyAfterMs: number;
}

/** Sends leads while processes are killed, waits until no mail is pending, and verifies the mails. */
export async function killRun(run: KillRun): Promise<KillFigures> {
  const dealers = await unlimitedDealers();
  const site = await startKillTestSite({ ...run, dealersDir: dealers.folder });
  try {
    return await sendAndKill(run, site);
  } finally {
    await site.stop();
    await removeCopies();
  }
}

async function sendAndKill(run: KillRun, site: KillTestSite): Promise<KillFigures> {
  const progress = { acknowledged: 0 };
  const begin = performance.now();
  const killing = killAll(run, site, progress);
  const sent = await sendLeads({
    url: site.url,
    leads: run.leads,
    concurrency: run.clients,
    onAcknowledged: (count) => {
      progress.acknowledged = count;
    },
  });
  const lastLead = performance.now();
  const { killed, lastRecovery } = await killing;
  const settled = Math.max(lastLead, lastRecovery);
  const pendingAtEnd = await site.pendingMails();
  while ((await site.pendingMails()) > 0) {
    throwIfAnyExited(site);
    await delay(20);
  }
  const numbers = [...sent.receipts.values()];
  return {
    ...verifyDelivery([...sent.receipts.keys()], readReceivedMails(site.receivedFile)),
    kills: killed,
    repeats: sent.repeats,
    sharedReceipts: numbers.length - new Set(numbers).size,
    sendingMs: Math.round(lastLead - begin),
    lastRecoveryToLastLeadMs: Math.round(Math.max(0, lastLead - lastRecovery)),
    pendingAtEnd,
    emptyAfterMs: Math.round(performance.now() - settled),
  };
}

function throwIfAnyExited({ processes }: Pick<KillTestSite, "processes">): void {
  for (const process of processes.values()) process.throwIfExited();
}

async function killAll(
  { leads, kills, seed }: KillRun,
  { processes }: KillTestSite,
  progress: { acknowledged: number },
) {
  const names = [...processes.keys()];
  const killed: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  let lastRecovery = performance.now();
  for (const kill of planKills({ leads, kills, processes: names }, seededRandom(seed))) {
    while (progress.acknowledged < kill.after) {
      throwIfAnyExited({ processes });
      await delay(1);
    }
    await delay(kill.delayMs);
    await processes.get(kill.process)?.killAndRestart();
    lastRecovery = performance.now();
    killed[kill.process] = (killed[kill.process] ?? 0) + 1;
  }
  return { killed, lastRecovery };
}
