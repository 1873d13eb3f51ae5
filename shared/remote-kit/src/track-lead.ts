import type { TrackedEvent } from "@forecourt/contracts/tracking-events";
import { track } from "./track.tsx";

/**
 * The events of a sent form besides the lead itself, by its template; `CONTACT_…` by its prefix.
 */
const eventOf: Readonly<Record<string, TrackedEvent>> = {
  UNLOCK_INVENTORY: "UnlockInventory",
  UNLOCK_PRICE: "Personalize",
  SCHEDULE_TEST_DRIVE: "Schedule",
  SELL_OR_TRADE: "SellTrade",
  STAFF_MEMBER: "StaffLead",
  CAREERS: "SubmitApplication",
  APPLY_FINANCING: "InstantScreen",
  FULL_CREDIT_APP: "FullCreditApplication",
  SERVICE: "ServiceScheduleFormSubmit",
};

/** Reports a lead, and the event of its subject. */
export function trackLead(lead: object, about: TrackedEvent | "template" | null): void {
  const facts = factsOf(lead);
  track("Lead", facts);
  const { template }: { template?: unknown } = lead;
  const name = typeof template === "string" ? template : "";
  const isContact = name.startsWith("CONTACT_");
  const event = about === "template" ? (isContact ? "Contact" : eventOf[name]) : about;
  if (event) track(event, facts);
}

/** The vehicle of the lead, if any. */
function factsOf({ vehicle }: { vehicle?: unknown }): { vins?: string[] } {
  if (typeof vehicle !== "object" || vehicle === null || !("vin" in vehicle)) return {};
  const { vin } = vehicle;
  const isVin = typeof vin === "string" && /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);
  return isVin ? { vins: [vin] } : {};
}
