import type { ServerResponse } from "node:http";
import { listen } from "@forecourt/service-kit/listen";
import { z } from "zod";
import { readLastBackup } from "../../backup/last-backup.ts";
import type { ProcessState } from "../supervisor.ts";
import { type MetricsSource, mergeMetrics } from "./merge-metrics.ts";
import { siteMetrics } from "./site-metrics.ts";

/** Where Prometheus reads the metrics of all processes of a site. */
export interface MetricsAddress {
  host: string;
  port: number;
}

interface SiteSource {
  state(): readonly ProcessState[];
  dataDir: string;
  /** Why the releases may differ from the release store; null = they are the same. */
  releasesProblem(): string | null;
}

/** Maximum time for an answer: a process that takes longer counts as not answering. */
const TIMEOUT_MS = 3_000;

const contentType = "text/plain; version=0.0.4; charset=utf-8";

/** Serves `/metrics` of the whole site, and nothing else. */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  site: SiteSource,
): Promise<{ close(): Promise<void> }> {
  const respond = async (url: string | undefined, response: ServerResponse) => {
    if (url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await metricsOf(site);
    response.writeHead(200, { "content-type": contentType }).end(text);
  };
  const listening = await listen(
    ({ url }, response) => {
      respond(url, response).catch(() => response.destroy());
    },
    host,
    port,
  );
  return { close: () => listening.close() };
}

/** The metrics of all processes of the site that are its own, and of the supervisor. */
async function metricsOf({ state, dataDir, releasesProblem }: SiteSource): Promise<string> {
  const processes = state().filter(({ isExternal }) => !isExternal);
  const answers = await Promise.all(
    processes.map(async ({ name, pid, port, operationsPort, restarts }) => {
      const inner = `http://127.0.0.1:${operationsPort ?? port}/metrics`;
      const answer = pid === undefined ? null : await ask(inner);
      return { name, restarts, answers: answer?.ok === true, text: answer?.text ?? "" };
    }),
  );
  const own = await siteMetrics({
    processes: answers,
    ...(await readiness(processes)),
    lastBackup: readLastBackup(dataDir),
    isReleaseListCurrent: releasesProblem() === null,
  });
  const sources: MetricsSource[] = answers
    .filter((one) => one.answers)
    .map(({ name, text }) => ({ process: name, text }));
  return mergeMetrics([{ process: null, text: own }, ...sources]);
}

const Report = z.object({ ok: z.boolean(), problems: z.array(z.unknown()) });

/** Report of the first gateway that answers. */
async function readiness(processes: readonly ProcessState[]) {
  for (const { pid, operationsPort } of processes) {
    if (pid === undefined || operationsPort === undefined) continue;
    const answer = await ask(`http://127.0.0.1:${operationsPort}/readyz`);
    const report = Report.safeParse(parsed(answer?.text ?? ""));
    if (report.success) return { ready: report.data.ok, problems: report.data.problems.length };
  }
  return { ready: false, problems: 0 };
}

async function ask(address: string): Promise<{ ok: boolean; text: string } | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { ok: answer.ok, text: await answer.text() };
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
