import type { Database } from "@forecourt/service-kit/db";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Outbox } from "../store/outbox.ts";
import type { OutboxCounts } from "../store/outbox-counts.ts";
import type { Delivery } from "./delivery.ts";

/**
 * Ready while leads can be stored. An unreachable mail server and dead-lettered mails are problems, but
 * the service stays ready: mails wait in the outbox.
 */
export async function readiness({
  database,
  outbox,
  delivery,
  dealers,
}: {
  database: Pick<Database<unknown>, "problems">;
  outbox: Pick<Outbox, "counts">;
  delivery: Pick<Delivery, "problem">;
  dealers: Pick<DealerWatch, "problems">;
}): Promise<ReadyReport> {
  const counts = await countsOf(outbox);
  const problem = delivery.problem();
  const deadLettered = counts?.deadLettered ?? 0;
  return {
    ok: counts !== null,
    parts: {
      database: counts === null ? { ok: false, detail: "it does not answer" } : { ok: true },
      delivery: problem === null ? { ok: true } : { ok: false, detail: problem },
    },
    problems: [
      ...(await database.problems()),
      ...(problem === null ? [] : [`${counts?.pending ?? "some"} mails wait: ${problem}`]),
      ...(deadLettered === 0
        ? []
        : [`${deadLettered} mails were given up, see npm run leads -- dead`]),
      ...dealers.problems(),
    ],
  };
}

async function countsOf(outbox: Pick<Outbox, "counts">): Promise<OutboxCounts | null> {
  try {
    return await outbox.counts();
  } catch {
    return null;
  }
}
