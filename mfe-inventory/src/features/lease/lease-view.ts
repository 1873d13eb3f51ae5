import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { clampToStep } from "@forecourt/domain/payment/controls";
import { residualAddition } from "@forecourt/domain/payment/rate";
import { storeFees } from "../../parts/fees-of.ts";
import type { LeaseTerms, VehicleLease } from "./vehicle-lease.ts";

/** What has to stand beside a lease's payment (12 CFR 1013.7(d)(2)), in its order. */
const words = [
  "lease.disclosure.terms",
  "lease.disclosure.miles",
  "lease.disclosure.deposit",
  "vehicle.lease.down",
  "lease.disclosure.example",
];

/** What a new car's lease is estimated with; null for other cars, and where the dealer leases none. */
export function leaseView(
  vehicle: VehicleDetail,
  site: SiteContext,
  { lease: requested }: { lease: LeaseTerms },
): VehicleLease | null {
  const { calculator, financeProgram, texts } = site;
  const { lease } = financeProgram;
  const price = advertisedPrice(vehicle.price, storeFees(site, vehicle.storeId));
  if (!lease || !price || vehicle.condition !== "new" || vehicle.status === "sold") return null;
  const { leaseTermMonths, leaseMilesPerYear } = calculator;
  const addition = residualAddition(financeProgram, vehicle.year);
  return {
    price: price.total + lease.acquisitionFeeCents,
    residualBase: price.vehicle,
    residuals: lease.residuals.map(({ upToMonths, percent }) => ({
      upToMonths,
      percent: percent + addition,
    })),
    milesPerYear: lease.milesPerYear,
    lessPercentPer1000Miles: lease.lessPercentPer1000Miles,
    moneyFactor: lease.moneyFactor,
    perMile: lease.perMileCents,
    controls: { months: leaseTermMonths, miles: leaseMilesPerYear },
    terms: {
      months: clampToStep(requested.months, leaseTermMonths),
      miles: clampToStep(requested.miles, leaseMilesPerYear),
    },
    words: words.map((key) => texts[key] ?? key),
  };
}
