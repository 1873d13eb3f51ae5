import { checkVin, impossibleVinCharacter, normalizeVin, type VinFault } from "../vin.ts";

/** Fault of a VIN, with the values in its explanation. */
export interface ExplainedVinFault {
  code: VinFault;
  values: Readonly<Record<string, string | number>>;
}

/** A VIN as people type it, in groups of characters. */
export function compactVin(text: string): string {
  return normalizeVin(text.replaceAll(/\s/g, ""));
}

/**
 * Fault of a typed VIN; null = none. `values`: for `vin-length` the `count` of characters; for `vin-letters` the
 * invalid `character` and its `position`.
 */
export function vinFaultOf(text: string): ExplainedVinFault | null {
  const vin = compactVin(text);
  const checked = checkVin(vin);
  if (checked.ok) return null;
  return { code: checked.fault, values: valuesOf(checked.fault, vin) };
}

function valuesOf(fault: VinFault, vin: string): ExplainedVinFault["values"] {
  if (fault === "vin-length") return { count: [...vin].length };
  if (fault === "vin-letters") return impossibleVinCharacter(vin) ?? {};
  // The check digit shows that a character is wrong, but not which one.
  return {};
}
