import type { Transaction } from "kysely";
import { z } from "zod";
import type { ServiceTables } from "../store/tables.ts";
import { VisitContent, VisitTime } from "./visit-content.ts";

/** News of a visit for the shop and the owner: a snapshot, unaffected by later changes of the visit. */
export const VisitEvent = z.object({
  kind: z.enum(["booked", "moved", "canceled"]),
  visitId: z.string(),
  dealerId: z.string(),
  storeId: z.string(),
  /** The appointment's number. */
  number: z.string(),
  /** How often the visit was moved, this time included. */
  moves: z.int().nonnegative(),
  /** Content of the visit after the change; for a canceled visit, `time` is the canceled time. */
  content: VisitContent.extend({ time: VisitTime }),
  /** Before a move; else null. */
  previous: VisitTime.nullable(),
  /** True = the shop made the change, not the owner. */
  isByShop: z.boolean().default(false),
  at: z.iso.datetime(),
});
export type VisitEvent = z.infer<typeof VisitEvent>;

/** A change of a visit in the transaction that makes it. */
export interface CommittingEvent {
  event: VisitEvent;
  /** Token of the visit, for links in mails; null = the shop made the change and does not know the token. */
  token: string | null;
}

/**
 * Queues mails, reminders, and calls that follow from a change of a visit. It is called in the transaction of the
 * change.
 */
export type QueueVisitEvent = (
  transaction: Transaction<ServiceTables>,
  change: CommittingEvent,
) => Promise<void>;
