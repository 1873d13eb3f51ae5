import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Upstream } from "../proxy/upstream.ts";
import type { Tenants } from "../tenants.ts";

type Part = ReadyReport["parts"][string];

interface Checks {
  /** Without any of these the site is not ready. */
  vital: readonly Upstream[];
  /** These are reported: pages do without. */
  others: readonly Upstream[];
  tenants: Pick<Tenants, "problems">;
  /** For one upstream to answer, in ms. */
  readyMs: number;
}

/**
 * Ready when, of the shell and of every area, any one replica says so. Without pictures pages show
 * illustrations, so the images service is reported and makes nothing unready. Configuration that is written
 * but broken is reported and makes nothing unready: the last good one is in use. Callers at the same
 * time share one round of questions.
 */
export function createReadiness({
  vital,
  others,
  tenants,
  readyMs,
}: Checks): () => Promise<ReadyReport> {
  let asking: Promise<ReadyReport> | null = null;
  const ask = async (): Promise<ReadyReport> => {
    const named = async (upstream: Upstream): Promise<[string, Part]> => [
      upstream.name,
      await partOf(upstream, readyMs),
    ];
    const [needed, more] = await Promise.all([
      Promise.all(vital.map(named)),
      Promise.all(others.map(named)),
    ]);
    const parts = Object.fromEntries([...needed, ...more]);
    return { ok: needed.every(([, { ok }]) => ok), parts, problems: [...tenants.problems()] };
  };
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

async function partOf({ replicas }: Upstream, readyMs: number): Promise<Part> {
  const states = await Promise.all(replicas.map(({ url }) => stateOf(url, readyMs)));
  const ready = states.filter((state) => state === "ready").length;
  if (ready === states.length && ready > 0) return { ok: true };
  const others = states.filter((state) => state !== "ready");
  const detail = [`${ready} of ${states.length} replicas ready`, ...new Set(others)].join("; ");
  return { ok: ready > 0, detail };
}

async function stateOf(url: URL, readyMs: number): Promise<string> {
  try {
    const answer = await fetch(new URL("/readyz", url), { signal: AbortSignal.timeout(readyMs) });
    await answer.body?.cancel();
    return answer.ok ? "ready" : `answers ${answer.status}`;
  } catch (error) {
    return Object(error).name === "TimeoutError" ? "does not answer" : "cannot be reached";
  }
}
