import { readFileSync } from "node:fs";
import { z } from "zod";

/**
 * World manufacturer identifiers of passenger cars and light trucks by make, from the WMI list of NHTSA's vPIC of
 * 2026-03-12. Identifiers that several makes share are left out: the seller chooses then.
 */
const Makes = z.record(z.string(), z.array(z.string().length(3)));

const file = new URL("./makes-by-wmi.json", import.meta.url);

const codesByMake = Makes.parse(JSON.parse(readFileSync(file, "utf8")));

const makes = new Map(
  Object.entries(codesByMake).flatMap(([make, codes]) => codes.map((code) => [code, make])),
);

const names = new Map(Object.keys(codesByMake).map((make) => [make.toLowerCase(), make]));

/** The usual spelling of a make: "HONDA" → "Honda"; unknown ones are unchanged. */
export function makeName(make: string): string {
  return names.get(make.toLowerCase()) ?? make;
}

/** The make of a VIN by its first three characters; null = unknown, or several makes share them. */
export function makeOfVin(vin: string): string | null {
  return makes.get(vin.slice(0, 3)) ?? null;
}
