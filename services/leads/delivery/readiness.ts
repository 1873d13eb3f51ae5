import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Outbox } from "../store/outbox.ts";
import type { OutboxCounts } from "../store/outbox-counts.ts";
import type { Delivery } from "./delivery.ts";

/**
 * Ready while leads can be kept. A mail server that is gone makes nothing unready: leads wait for it;
 * it is told among the problems, as are mails that were given up.
 */
export async function readiness({
  outbox,
  delivery,
  dealers,
}: {
  outbox: Pick<Outbox, "counts">;
  delivery: Pick<Delivery, "problem">;
  dealers: Pick<DealerWatch, "problems">;
}): Promise<ReadyReport> {
  const counts = await countsOf(outbox);
  const trouble = delivery.problem();
  const dead = counts?.dead ?? 0;
  return {
    ok: counts !== null,
    parts: {
      database: counts === null ? { ok: false, detail: "it does not answer" } : { ok: true },
      delivery: trouble === null ? { ok: true } : { ok: false, detail: trouble },
    },
    problems: [
      ...(trouble === null ? [] : [`${counts?.waiting ?? "some"} mails wait: ${trouble}`]),
      ...(dead === 0 ? [] : [`${dead} mails were given up, see npm run leads -- dead`]),
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
