import type { ReadyReport } from "@forecourt/service-kit/health";
import { z } from "zod";
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
 * but broken is reported and makes nothing unready: the last good one is in use; so is what the
 * others say is wrong, such as mails that wait. Callers at the same time share one round of questions.
 */
export function createReadiness({
  vital,
  others,
  tenants,
  readyMs,
}: Checks): () => Promise<ReadyReport> {
  let asking: Promise<ReadyReport> | null = null;
  const ask = async (): Promise<ReadyReport> => {
    const [needed, more] = await Promise.all([
      Promise.all(vital.map((upstream) => lookAt(upstream, readyMs))),
      Promise.all(others.map((upstream) => lookAt(upstream, readyMs))),
    ]);
    const parts = Object.fromEntries([...needed, ...more].map(({ name, part }) => [name, part]));
    const told = more.flatMap(({ problems }) => problems);
    return {
      ok: needed.every(({ part }) => part.ok),
      parts,
      problems: [...new Set([...tenants.problems(), ...told])],
    };
  };
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

async function lookAt({ name, replicas }: Upstream, readyMs: number) {
  const states = await Promise.all(replicas.map(({ url }) => stateOf(url, readyMs)));
  return { name, part: partOf(states), problems: states.flatMap(({ problems }) => problems) };
}

interface State {
  says: string;
  problems: string[];
}

function partOf(states: readonly State[]): Part {
  const ready = states.filter(({ says }) => says === "ready").length;
  if (ready === states.length && ready > 0) return { ok: true };
  const others = states.map(({ says }) => says).filter((says) => says !== "ready");
  const detail = [`${ready} of ${states.length} replicas ready`, ...new Set(others)].join("; ");
  return { ok: ready > 0, detail };
}

async function stateOf(url: URL, readyMs: number): Promise<State> {
  try {
    const answer = await fetch(new URL("/readyz", url), { signal: AbortSignal.timeout(readyMs) });
    const problems = problemsIn(await answer.json().catch(() => null));
    return { says: answer.ok ? "ready" : `answers ${answer.status}`, problems };
  } catch (error) {
    const isLate = Object(error).name === "TimeoutError";
    return { says: isLate ? "does not answer" : "cannot be reached", problems: [] };
  }
}

const Report = z.object({ problems: z.array(z.string().max(500)).max(100) });

function problemsIn(report: unknown): string[] {
  const read = Report.safeParse(report);
  return read.success ? read.data.problems : [];
}
