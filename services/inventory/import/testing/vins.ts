import { vinCheckDigit } from "@forecourt/domain/vin";

/** The `number`-th valid VIN of a 2017 Outlander Sport. */
export function testVin(number: number): string {
  const vin = `JA4AP3AU_HZ${String(number).padStart(6, "0")}`;
  return vin.replace("_", vinCheckDigit(vin));
}
