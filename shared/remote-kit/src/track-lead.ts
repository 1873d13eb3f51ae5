import type { TrackedEvent } from "@forecourt/contracts/tracking-events";
import { track } from "./track.tsx";

/** Reports a lead, and the event of its subject: `about`, or that of the template; null = none. */
export function trackLead(lead: object, about: TrackedEvent | "template" | null): void {
  const facts = factsOf(lead);
  track("Lead", facts);
  const { template }: { template?: unknown } = lead;
  const event = about === "template" ? eventOf(template) : about;
  if (event) track(event, facts);
}

/** The event of the subject of forms that name none; null = the lead is its only event. */
function eventOf(template: unknown): TrackedEvent | null {
  if (template === "UNLOCK_INVENTORY") return "UnlockInventory";
  return typeof template === "string" && template.startsWith("CONTACT_") ? "Contact" : null;
}

/** The vehicle of the lead, if any. */
function factsOf({ vehicle }: { vehicle?: unknown }): { vins?: string[] } {
  if (typeof vehicle !== "object" || vehicle === null || !("vin" in vehicle)) return {};
  const { vin } = vehicle;
  const isVin = typeof vin === "string" && /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);
  return isVin ? { vins: [vin] } : {};
}
