import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { PageRequest } from "@forecourt/contracts/page";
import { leaseParameters, zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import type { LeaseTerms } from "../../features/lease/vehicle-lease.ts";
import { readStatedTerms } from "../../features/payment/read-stated-terms.ts";
import { isoDateIn } from "../../parts/calendar-days.ts";

/** The request of a vehicle page, besides the car. */
export interface VehicleRequest {
  /** Date in the dealer's time zone, "2026-03-05". */
  today: string;
  /** Payment terms of the address. */
  terms: SearchPaymentTerms;
  /** Payment terms that the visitor stated before; missing = none. */
  remembered?: SearchPaymentTerms;
  /** ZIP code of the address as typed; null = none, see also `visitor.locationAddress`. */
  zip: string | null;
  /** Missing = anonymous. */
  visitor?: Visitor;
  /** Months and miles of a lease from the address; NaN = not set. */
  lease: LeaseTerms;
}

/** Maximum length of the ZIP code parameter; "63701-1234" and some typos fit. */
const maxZipLength = 20;

export function readVehicleRequest({
  url,
  site,
  visitor,
}: Pick<PageRequest, "url" | "site" | "visitor">): VehicleRequest {
  const stated = readStatedTerms({ url, site, ...(visitor && { visitor }) });
  return {
    ...(visitor && { visitor }),
    today: isoDateIn(site.timezone, new Date()),
    ...stated,
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
