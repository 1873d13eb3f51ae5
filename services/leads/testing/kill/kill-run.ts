import { setTimeout as delay } from "node:timers/promises";
import { removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { sendLeads } from "./clients.ts";
import { planKills } from "./kill-plan.ts";
import { type KillSite, startKillSite } from "./kill-test-site.ts";
import { readSunk } from "./received-mails.ts";
import { randomFrom } from "./seeded-random.ts";
import { unlimitedDealers } from "./unlimited-dealers.ts";
import { judge, type Verdict } from "./verify-delivery.ts";

export interface KillRun {
  leads: number;
  kills: number;
  clients: number;
  seed: number;
  folder: string;
  databaseUrl: string | null;
}

export interface KillFigures extends Verdict {
  kills: Record<string, number>;
  /** Requests that clients had to make again. */
  repeats: number;
  /** Receipt numbers that two leads share; has to be 0. */
  sharedReceipts: number;
  /** From the first request to the last acknowledgement. */
  sendingMs: number;
  /** From the last recovery to the last acknowledgement; the outbox fills for so long. */
  lastRecoveryToLastLeadMs: number;
  /** Mails that wait when the last lead is acknowledged and the last process is back. */
  waitingThen: number;
  /** From the later of both until no mail waits. */
  emptyAfterMs: number;
}

/** Sends leads while processes are killed, waits until no mail waits, and says what came of it. */
export async function killRun(run: KillRun): Promise<KillFigures> {
  const dealers = await unlimitedDealers();
  const site = await startKillSite({ ...run, dealersDir: dealers.folder });
  try {
    return await sendAndKill(run, site);
  } finally {
    await site.stop();
    await removeCopies();
  }
}

async function sendAndKill(run: KillRun, site: KillSite): Promise<KillFigures> {
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
  const waitingThen = await site.waiting();
  while ((await site.waiting()) > 0) {
    expectAlive(site);
    await delay(20);
  }
  const numbers = [...sent.receipts.values()];
  return {
    ...judge([...sent.receipts.keys()], readSunk(site.sinkFile)),
    kills: killed,
    repeats: sent.repeats,
    sharedReceipts: numbers.length - new Set(numbers).size,
    sendingMs: Math.round(lastLead - begin),
    lastRecoveryToLastLeadMs: Math.round(Math.max(0, lastLead - lastRecovery)),
    waitingThen,
    emptyAfterMs: Math.round(performance.now() - settled),
  };
}

function expectAlive({ victims }: Pick<KillSite, "victims">): void {
  for (const victim of victims.values()) victim.expectAlive();
}

async function killAll(
  { leads, kills, seed }: KillRun,
  { victims }: KillSite,
  progress: { acknowledged: number },
) {
  const names = [...victims.keys()];
  const killed: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  let lastRecovery = performance.now();
  for (const kill of planKills({ leads, kills, victims: names }, randomFrom(seed))) {
    while (progress.acknowledged < kill.after) {
      expectAlive({ victims });
      await delay(1);
    }
    await delay(kill.delayMs);
    await victims.get(kill.victim)?.killAndRestart();
    lastRecovery = performance.now();
    killed[kill.victim] = (killed[kill.victim] ?? 0) + 1;
  }
  return { killed, lastRecovery };
}
