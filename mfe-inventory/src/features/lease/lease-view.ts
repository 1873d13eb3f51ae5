import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { type Control, clampToStep } from "@forecourt/domain/payment/controls";
import { residualAddition } from "@forecourt/domain/payment/rate";
import { leaseParagraphs } from "@forecourt/remote-kit/lease-paragraphs";
import { storeFees } from "../../parts/fees-of.ts";
import type { LeaseTerms, VehicleLease } from "./vehicle-lease.ts";

/** The data of a new car's lease estimate; null for other cars and for dealers without leases. */
export function leaseView(
  vehicle: VehicleDetail,
  site: SiteContext,
  { lease: requested }: { lease: LeaseTerms },
): VehicleLease | null {
  const { calculator, financeProgram, texts } = site;
  const { lease } = financeProgram;
  const price = advertisedPrice(vehicle.price, storeFees(site, vehicle.storeId));
  if (!lease || !price || vehicle.condition !== "new" || vehicle.status === "sold") return null;
  const { months, miles } = leaseControls(calculator, financeProgram);
  const addition = residualAddition(financeProgram, vehicle.year);
  return {
    price: price.total + lease.acquisitionFeeCents,
    acquisitionFee: lease.acquisitionFeeCents,
    residualBase: price.vehicle,
    residuals: lease.residuals.map(({ upToMonths, percent }) => ({
      upToMonths,
      percent: percent + addition,
    })),
    milesPerYear: lease.milesPerYear,
    lessPercentPer1000Miles: lease.lessPercentPer1000Miles,
    moneyFactor: lease.moneyFactor,
    perMile: lease.perMileCents,
    controls: { months, miles },
    terms: {
      months: clampToStep(requested.months, months),
      miles: clampToStep(requested.miles, miles),
    },
    paragraphs: leaseParagraphs(texts),
  };
}

/** The sliders; they start at the finance program's terms, else at the calculator's. */
function leaseControls(
  calculator: SiteContext["calculator"],
  program: SiteContext["financeProgram"],
): { months: Control; miles: Control } {
  const { leaseTermMonths, leaseMilesPerYear } = calculator;
  return {
    months: { ...leaseTermMonths, default: program.leaseTermMonths ?? leaseTermMonths.default },
    miles: {
      ...leaseMilesPerYear,
      default: program.leaseMilesPerYear ?? leaseMilesPerYear.default,
    },
  };
}
