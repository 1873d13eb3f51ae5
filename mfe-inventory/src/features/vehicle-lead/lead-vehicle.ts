import {
  type LeadVehicleWithVin,
  leadVehicleOf,
} from "@forecourt/contracts/leads/vehicle-of-inventory";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { storeFees } from "../../parts/fees-of.ts";

/** A car in a lead, with the dealer fees of its store. */
export function toLeadVehicle(vehicle: VehicleDetail, site: SiteContext): LeadVehicleWithVin {
  return leadVehicleOf(vehicle, { texts: site.texts, fees: storeFees(site, vehicle.storeId) });
}
