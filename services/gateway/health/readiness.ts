import type { ReadyReport } from "@forecourt/service-kit/health";
import { z } from "zod";

/** Parts of an upstream that readiness reads. */
interface CheckedUpstream {
  name: string;
  replicas: readonly { url: URL }[];
}

type UpstreamStatus = ReadyReport["parts"][string];

interface ReadinessOptions {
  /** The site is not ready without any of these. */
  required: readonly CheckedUpstream[];
  /** Reported only: pages render without them. */
  optional: readonly CheckedUpstream[];
  /** Problems of the gateway itself: configuration, files of releases. */
  ownProblems: () => Promise<string[]>;
  /** Timeout of each replica, in ms. */
  timeoutMs: number;
}

export interface Readiness {
  ready(): Promise<ReadyReport>;
  /** From now on, it is not ready: it stops. */
  announceStop(): void;
}

const stopping: ReadyReport = { ok: false, parts: {}, problems: ["the gateway is stopping"] };

/**
 * Ready when the shell and every area each have a ready replica. The images service, configuration
 * errors, changed files of releases and problems that services report are listed but do not affect the
 * status. Concurrent callers share one round of requests.
 */
export function createReadiness({
  required,
  optional,
  ownProblems,
  timeoutMs,
}: ReadinessOptions): Readiness {
  let isStopping = false;
  let pending: Promise<ReadyReport> | null = null;
  const check = async (): Promise<ReadyReport> => {
    const [needed, others, own] = await Promise.all([
      Promise.all(required.map((upstream) => checkUpstream(upstream, timeoutMs))),
      Promise.all(optional.map((upstream) => checkUpstream(upstream, timeoutMs))),
      ownProblems(),
    ]);
    const reported = others.flatMap(({ problems }) => problems);
    return {
      ok: needed.every(({ status }) => status.ok),
      parts: Object.fromEntries([...needed, ...others].map(({ name, status }) => [name, status])),
      problems: [...new Set([...own, ...reported])],
    };
  };
  return {
    async ready() {
      if (isStopping) return stopping;
      pending ??= check().finally(() => {
        pending = null;
      });
      return pending;
    },
    announceStop() {
      isStopping = true;
    },
  };
}

async function checkUpstream({ name, replicas }: CheckedUpstream, timeoutMs: number) {
  const results = await Promise.all(replicas.map(({ url }) => checkReplica(url, timeoutMs)));
  return {
    name,
    status: upstreamStatus(results),
    problems: results.flatMap(({ problems }) => problems),
  };
}

interface ReplicaResult {
  /** "ready", or a text for the operator. */
  state: string;
  problems: string[];
}

function upstreamStatus(results: readonly ReplicaResult[]): UpstreamStatus {
  const ready = results.filter(({ state }) => state === "ready").length;
  if (ready === results.length && ready > 0) return { ok: true };
  const others = results.map(({ state }) => state).filter((state) => state !== "ready");
  const detail = [`${ready} of ${results.length} replicas ready`, ...new Set(others)].join("; ");
  return { ok: ready > 0, detail };
}

async function checkReplica(url: URL, timeoutMs: number): Promise<ReplicaResult> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(new URL("/readyz", url), { signal });
    const problems = problemsIn(await response.json().catch(() => null));
    return { state: response.ok ? "ready" : `answers ${response.status}`, problems };
  } catch (error) {
    const isTimeout = Object(error).name === "TimeoutError";
    return { state: isTimeout ? "does not answer" : "cannot be reached", problems: [] };
  }
}

const Report = z.object({ problems: z.array(z.string().max(500)).max(100) });

function problemsIn(report: unknown): string[] {
  const parsed = Report.safeParse(report);
  return parsed.success ? parsed.data.problems : [];
}
