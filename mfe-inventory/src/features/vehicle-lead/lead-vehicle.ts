import type { LeadVehicle } from "@forecourt/contracts/leads/vehicle";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeFees } from "../../parts/fees-of.ts";

/** A car in a lead: unknown facts are left out, the price is the advertised total. */
export type LeadVehicleWithVin = LeadVehicle & { vin: string };

export function toLeadVehicle(vehicle: VehicleDetail, site: SiteContext): LeadVehicleWithVin {
  const { condition, year, make, model, vin, stockNumber, trim, transmission } = vehicle;
  const { bodyStyle, exteriorColor, interiorColor, mileage } = vehicle;
  const price = advertisedPrice(vehicle.price, storeFees(site, vehicle.storeId));
  return {
    interest: "buy",
    status: condition,
    year,
    make,
    model,
    vin,
    ...(stockNumber !== null && { stock: stockNumber }),
    ...(trim !== null && { trim }),
    ...(bodyStyle !== null && { bodystyle: fillText(site.texts, `bodyStyle.${bodyStyle}.single`) }),
    ...(transmission !== null && { transmission: transmission === "manual" ? "M" : "A" }),
    ...(exteriorColor !== null && { exteriorcolor: exteriorColor }),
    ...(interiorColor !== null && { interiorcolor: interiorColor }),
    ...(price && { price: price.total }),
    ...(mileage !== null && { odometer: mileage }),
  };
}

/** The same as form fields, for a form that is sent without JavaScript: `vehicle.vin`. */
export function vehicleFormFields(vehicle: LeadVehicleWithVin): { name: string; value: string }[] {
  return Object.entries(vehicle).flatMap(([name, value]) =>
    // Financing is a nested group, which the pages of a car never fill in.
    typeof value === "object" ? [] : [{ name: `vehicle.${name}`, value: String(value) }],
  );
}
