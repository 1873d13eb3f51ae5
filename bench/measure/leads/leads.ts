import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type KillFigures, killRun } from "@forecourt/service-leads/testing/kill/kill-run";
import { startPostgres } from "../../../e2e/harness/throwaway-postgres.ts";

const run = { leads: 10_000, kills: 20, clients: 16 };

/** Time limit for emptying the outbox, from the last recovery or the last lead, whichever is later. */
const EMPTY_WITHIN_MS = 10_000;

/**
 * 10,000 leads through the gateway while gateway, leads service and mail server are killed at 20
 * random moments, on SQLite and on PostgreSQL. `asPromised` is true when no lead is lost, sent twice
 * or made up, and the outbox empties in time. `seed` is that of the order of the kills.
 */
export async function measureLeads(): Promise<object> {
  const seed = Date.now() % 2 ** 31;
  const sqlite = await figuresOn(null, seed);
  const postgres = await startPostgres();
  try {
    return { ...run, seed, sqlite, postgres: await figuresOn(postgres.url, seed) };
  } finally {
    await postgres.stop();
  }
}

async function figuresOn(databaseUrl: string | null, seed: number): Promise<object> {
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-leads-"));
  const figures = await killRun({ ...run, seed, folder, databaseUrl });
  await rm(folder, { recursive: true });
  return { asPromised: isAsPromised(figures), ...figures };
}

function isAsPromised(figures: KillFigures): boolean {
  const { acknowledged, lost, unexpected, sentTwice, sharedReceipts } = figures;
  return (
    acknowledged === run.leads &&
    lost + unexpected + sentTwice + sharedReceipts === 0 &&
    figures.duplicates <= run.kills &&
    figures.emptyAfterMs <= EMPTY_WITHIN_MS
  );
}
