import { setTimeout as delay } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import type { RecallsAtBooking, VisitContent } from "../visits/visit-content.ts";
import { RecallError } from "./recall-source.ts";

/**
 * Maximum time that a booking waits for recalls. The step of the services has requested them before, so that mostly the
 * answer is cached.
 */
const DEADLINE_MS = 1_000;

/** The open recalls of a visit's vehicle when it is booked, for the shop. Without an answer in time, they are unchecked. */
export async function recallsAtBooking(
  { recallsOf }: Pick<Deps, "recallsOf">,
  { config, dealerId }: Pick<ServiceStore, "config" | "dealerId">,
  { vehicle }: Pick<VisitContent, "vehicle">,
): Promise<RecallsAtBooking> {
  const source = recallsOf(config, dealerId);
  const vin = vehicle?.vin ?? null;
  if (source === null || vin === null) return { status: "off", open: [] };
  const late = new AbortController();
  const asked = source.openRecalls(vin).catch((error: unknown) => {
    if (error instanceof RecallError) return null;
    throw error;
  });
  const timer = delay(DEADLINE_MS, null, { signal: late.signal, ref: false }).catch(() => null);
  const found = await Promise.race([asked, timer]);
  late.abort();
  if (found === null) return { status: "unchecked", open: [] };
  const open = found.map(({ campaign, component }) => ({ campaign, component }));
  return { status: open.length > 0 ? "open" : "none", open };
}
