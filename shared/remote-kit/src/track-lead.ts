import type { TrackedEvent } from "@forecourt/contracts/tracking-events";
import { track } from "./track.tsx";

/** What a form that was sent counts as, besides a lead: by its template, `CONTACT_…` by its beginning. */
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

/** Counts a lead that was taken, and what it was about. */
export function trackLead(lead: object, about: TrackedEvent | "template" | null): void {
  const facts = factsOf(lead);
  track("Lead", facts);
  const { template }: { template?: unknown } = lead;
  const name = typeof template === "string" ? template : "";
  const isContact = name.startsWith("CONTACT_");
  const event = about === "template" ? (isContact ? "Contact" : eventOf[name]) : about;
  if (event) track(event, facts);
}

/** The car that it is about, when there is one. */
function factsOf({ vehicle }: { vehicle?: unknown }): { vins?: string[] } {
  if (typeof vehicle !== "object" || vehicle === null || !("vin" in vehicle)) return {};
  const { vin } = vehicle;
  const isVin = typeof vin === "string" && /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);
  return isVin ? { vins: [vin] } : {};
}
