import { setTimeout as sleep } from "node:timers/promises";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import type { SiteProcess, StartedSite } from "../started-site.ts";
import type { SteadyLeads } from "./steady-leads.ts";
import { type OutageFigures, outageOf, startRequests } from "./steady-requests.ts";

/** A visitor who has answered the cookie banner: their pages are rendered for them alone. */
const knownVisitor = { cookie: `${visitorCookies.allowed}=essential` };

export interface CellFigures {
  signal: NodeJS.Signals;
  /** Name of the process. */
  name: string;
  pages: OutageFigures;
  known: OutageFigures;
  leads: OutageFigures;
  /** From the signal until the process that replaces it responds. */
  backAfterMs: number;
}

interface CellOptions {
  name: string;
  signal: NodeJS.Signals;
  port: number;
  /** Paths of pages that were requested before. */
  pages: readonly string[];
  leads: SteadyLeads;
}

const BEFORE_MS = 1_500;
const AFTER_MS = 2_000;

/** Sends `signal` to a process under load, and waits until another one has taken its place. */
export async function measureCell(
  site: StartedSite,
  { name, signal, port, pages, leads }: CellOptions,
): Promise<CellFigures> {
  const stop = startRequests(port, [
    ...pages.map((path) => ({
      name: `page ${path}`,
      perSecond: 10,
      next: () => ({ path }),
    })),
    ...pages.map((path) => ({
      name: `known ${path}`,
      perSecond: 1,
      next: () => ({ path, headers: knownVisitor }),
    })),
    leads,
  ]);
  await sleep(BEFORE_MS);
  const target = find(site, name);
  process.kill(target.pid ?? 0, signal);
  const start = performance.now();
  await untilReplaced(site, target);
  const backAfterMs = Math.round(performance.now() - start);
  await sleep(AFTER_MS);
  const outcomes = await stop();
  const of = (prefix: string) => outageOf(outcomes, (one) => one.startsWith(prefix));
  return { signal, name, pages: of("page"), known: of("known"), leads: of("lead"), backAfterMs };
}

function find(site: StartedSite, name: string): SiteProcess {
  const found = site.processes().find((one) => one.name === name);
  if (!found) throw new Error(`no process is called ${name}`);
  return found;
}

async function untilReplaced(site: StartedSite, { name, pid }: SiteProcess): Promise<void> {
  for (;;) {
    const current = find(site, name);
    const isOther = current.pid !== undefined && current.pid !== pid;
    if (isOther && (await responds(current.operationsPort ?? current.port))) return;
    await sleep(10);
  }
}

async function responds(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/livez`, {
      signal: AbortSignal.timeout(500),
    });
    return response.ok;
  } catch {
    // The process does not listen yet.
    return false;
  }
}
