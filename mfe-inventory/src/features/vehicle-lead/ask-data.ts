import type { LeadVehicleWithVin } from "@forecourt/contracts/leads/vehicle-of-inventory";

/** The form that asks the store about a vehicle. */
export interface AskData {
  lead: {
    template: "CONTACT_SALES";
    /** Id of the store that has the vehicle. */
    store: string;
    /** Facts that identify the vehicle; the leads service looks up its other facts. */
    vehicle: LeadVehicleWithVin;
  };
  /** The sentence on calls and texts, where another store than the visitor's has the vehicle. */
  consent?: string;
  /** True where sending it unlocks early-access vehicles. */
  unlocks: boolean;
  failed: string;
  /** Confirmation with the store that got the question, and by when it replies. */
  sent: string;
}
