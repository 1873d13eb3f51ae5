import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import type { AdfContext } from "../../adf/adf-context.ts";

/** The ADF context of a shipped dealer. */
export async function shippedContext(): Promise<AdfContext> {
  const dealers = await loadDealers(shippedDealers);
  return {
    id: "L-7Q2M4",
    requestedAt: new Date("2026-07-15T17:00:00Z"),
    subject: "Website Lead",
    provider: null,
    dealer: dealers.config({ dealerId: "ozark-mitsubishi", storeId: null }),
  };
}
