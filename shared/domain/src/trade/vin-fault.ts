import { checkVin, impossibleVinCharacter, normalizeVin, type VinFault } from "../vin.ts";

/** What is wrong with a VIN, with what its explanation names. */
export interface ExplainedVinFault {
  code: VinFault;
  values: Readonly<Record<string, string | number>>;
}

/** A VIN as people type it, in groups of characters. */
export function compactVin(text: string): string {
  return normalizeVin(text.replaceAll(/\s/g, ""));
}

/**
 * What is wrong with a typed VIN; null = nothing. `values`: of `vin-length` its `count` of characters; of
 * `vin-letters` the `character` that cannot be and its `position`.
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
