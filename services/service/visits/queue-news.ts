import type { Deps } from "../deps.ts";
import { VisitNews } from "./visit-news.ts";
import type { ChangingVisit } from "./visit-store.ts";

type Change = Pick<VisitNews, "kind" | "number" | "moves" | "content" | "previous"> & {
  token: string | null;
  now: Date;
};

/** Queues all that follows from a change of a visit, in its transaction. */
export async function queueNews(
  { newsQueues }: Pick<Deps, "newsQueues">,
  { transaction, row }: Pick<ChangingVisit, "transaction" | "row">,
  { token, now, ...change }: Change,
): Promise<void> {
  const news = VisitNews.parse({
    ...change,
    visitId: row.id,
    dealerId: row.dealer_id,
    storeId: row.store_id,
    isByShop: token === null,
    at: now.toISOString(),
  });
  for (const queue of newsQueues) await queue(transaction, { news, token });
}
