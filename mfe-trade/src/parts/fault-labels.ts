import { fillText } from "@forecourt/domain/fill-text";
import type { CarFaults } from "@forecourt/domain/trade/car-form";

/** Texts of faults with their placeholders, by code. */
export type FaultPatterns = Readonly<Record<string, string>>;

/** Texts of faults, by field. */
export type FaultTexts = Readonly<Record<string, string>>;

const prefix = "trade.fault.";

/** The patterns that the browser fills when it checks a form. */
export function faultPatterns(
  texts: Readonly<Record<string, string>>,
  codes: readonly string[],
): FaultPatterns {
  return Object.fromEntries(codes.map((code) => [code, texts[prefix + code] ?? code]));
}

/** Texts of the faults. */
export function faultTexts(faults: CarFaults, patterns: FaultPatterns): FaultTexts {
  return Object.fromEntries(
    Object.entries(faults).map(([field, { code, values }]) => [
      field,
      fillText(patterns, code, values),
    ]),
  );
}

/** Codes of the faults of a car. */
export const carFaultCodes = [
  "vin-missing",
  "vin-length",
  "vin-letters",
  "vin-check-digit",
  "plate",
  "state",
  "year",
  "make",
  "model",
  "mileage",
  "mileage-high",
  "mileage-low",
  "choice",
  "too-long",
] as const;
