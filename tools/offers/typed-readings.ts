import { readMileage } from "@forecourt/domain/trade/mileage";
import { compactVin, vinFaultOf } from "@forecourt/domain/trade/vin-fault";
import type { VinFault } from "@forecourt/domain/vin";
import { UsageError } from "../command-line/usage-error.ts";

/** The miles of `--odometer`; null = it was not read. @throws UsageError */
export function typedMiles(text: string | undefined): number | null {
  if (text === undefined) return null;
  const miles = readMileage(text);
  if (miles !== null) return miles;
  throw new UsageError(`"${text}" is no odometer reading, such as 61,200`);
}

const faults: Readonly<Record<VinFault, string>> = {
  "vin-missing": "It has to have 17 characters.",
  "vin-length": "It has to have 17 characters.",
  "vin-letters": "A VIN has no I, O, Q or other signs.",
  "vin-check-digit": "The check digit doesn’t match. Read it again.",
};

/** The VIN of `--vin`; null = it was not read. @throws UsageError for an impossible VIN */
export function typedVin(text: string | undefined): string | null {
  if (text === undefined) return null;
  const fault = vinFaultOf(text);
  if (fault === null) return compactVin(text);
  throw new UsageError(`"${text}" isn’t a valid VIN. ${faults[fault.code]}`);
}
