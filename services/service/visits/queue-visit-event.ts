import type { Deps } from "../deps.ts";
import { VisitEvent } from "./visit-event.ts";
import type { ChangingVisit } from "./visit-store.ts";

type Change = Pick<VisitEvent, "kind" | "number" | "moves" | "content" | "previous"> & {
  token: string | null;
  now: Date;
};

/** Queues all that follows from a change of a visit, in its transaction. */
export async function queueVisitEvent(
  { eventQueues }: Pick<Deps, "eventQueues">,
  { transaction, row }: Pick<ChangingVisit, "transaction" | "row">,
  { token, now, ...change }: Change,
): Promise<void> {
  const event = VisitEvent.parse({
    ...change,
    visitId: row.id,
    dealerId: row.dealer_id,
    storeId: row.store_id,
    isByShop: token === null,
    at: now.toISOString(),
  });
  for (const queue of eventQueues) await queue(transaction, { event, token });
}
