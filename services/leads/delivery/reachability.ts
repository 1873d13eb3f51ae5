import type { Log } from "@forecourt/service-kit/log";
import { patience } from "./retry-schedule.ts";
import type { Transport } from "./transport.ts";

/** Whether mails can be given away at all. */
export interface Reachability {
  /** What is wrong; null = nothing that is known. */
  trouble(): string | null;
  /** Whether anything was wrong at some time since. */
  wasTroubled(since: Date): boolean;
  /** Looks now; several who ask at once share one look. */
  look(): Promise<string | null>;
  /** True once the trouble has lasted so long that it is not just a restart of ours or theirs. */
  isLasting(): boolean;
}

const LASTING_MS = patience.refused.total;

export function watchReachability(
  transport: Pick<Transport, "check">,
  { log, now }: { log: Log; now: () => Date },
): Reachability {
  let known: { trouble: string; since: Date } | null = null;
  let ended: Date | null = null;
  let looking: Promise<string | null> | null = null;

  const learn = (trouble: string | null) => {
    if (trouble === null && known !== null) log.info("mails can be delivered again");
    if (trouble === null && known !== null) ended = now();
    if (trouble !== null && known === null) log.warn({ trouble }, "mails cannot be delivered");
    known = trouble === null ? null : { trouble, since: known?.since ?? now() };
    looking = null;
    return trouble;
  };
  return {
    trouble: () => known?.trouble ?? null,
    wasTroubled: (since) => known !== null || (ended !== null && ended >= since),
    look: () => (looking ??= transport.check().then(learn)),
    isLasting: () => known !== null && now().getTime() - known.since.getTime() >= LASTING_MS,
  };
}
