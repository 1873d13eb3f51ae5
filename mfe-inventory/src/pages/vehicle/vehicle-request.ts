import type { PageRequest } from "@forecourt/contracts/page";
import { leaseParameters, zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import { normalizePaymentTerms } from "@forecourt/contracts/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/search-filter";
import { parsePaymentTerms } from "@forecourt/contracts/search-url";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import type { LeaseTerms } from "../../features/lease/vehicle-lease.ts";
import { isoDateIn } from "../../parts/calendar-days.ts";

/** What one request of the vehicle page says beside which car it wants. */
export interface VehicleRequest {
  /** Where the dealer is, "2026-03-05". */
  today: string;
  /** Terms of the payment as far as they differ from the dealer's. */
  terms: SearchPaymentTerms;
  /** The ZIP code as it was typed; null = none was asked for, see also `visitor.locationAddress`. */
  zip: string | null;
  /** Who asks; missing = nobody who is known. */
  visitor?: Visitor;
  /** Months and miles of a lease as they were asked for; NaN = not. */
  lease: LeaseTerms;
}

/** Characters of a ZIP code that are read at most: "63701-1234", and a slip. */
const maxZipLength = 20;

export function readVehicleRequest({
  url,
  site,
  visitor,
}: Pick<PageRequest, "url" | "site" | "visitor">): VehicleRequest {
  return {
    ...(visitor && { visitor }),
    today: isoDateIn(site.timezone, new Date()),
    terms: normalizePaymentTerms(parsePaymentTerms(url.searchParams), site.calculator),
    lease: {
      months: readWholeNumber(url, leaseParameters.months),
      miles: readWholeNumber(url, leaseParameters.miles),
    },
    zip: url.searchParams.get(zipParameter)?.trim().slice(0, maxZipLength) || null,
  };
}

function readWholeNumber({ searchParams }: URL, name: string): number {
  const text = searchParams.get(name) ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}
