import { allocateAt } from "../visits/allocate-at.ts";
import { claimAllocation, releaseClaims, SlotClaimedError } from "../visits/claims.ts";
import { storeOfTenant } from "../visits/service-store.ts";
import { requestOf } from "../visits/shop-calendar.ts";
import type { ChangingVisit } from "../visits/visit-store.ts";
import type { SettleDeps } from "./settle-call.ts";

/**
 * Claims the time of a visit again whose move was refused. Where the site's own calendar has no room for it any more, it
 * claims nothing: the dealer's system has the visit, and decides.
 */
export async function restoreClaims(
  deps: SettleDeps,
  visit: ChangingVisit,
  tenant: { dealerId: string; storeId: string },
): Promise<void> {
  const { transaction, row, content } = visit;
  const request = requestOf(content);
  if (content.time === null || request === null) return;
  const store = storeOfTenant(deps, tenant);
  const now = deps.now();
  await releaseClaims(transaction, row.id);
  const allocation = await allocateAt(visit, store, { request, slot: content.time, now });
  if (allocation === null) return;
  await claimAllocation(transaction, { ...tenant, visitId: row.id }, allocation, null).catch(
    (error: unknown) => {
      if (!(error instanceof SlotClaimedError)) throw error;
    },
  );
}
