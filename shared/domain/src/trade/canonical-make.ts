import { plainName } from "../plain-name.ts";

/** Makes as shoppers write them, to the slug of the make. */
const makeAliases: Readonly<Record<string, string>> = {
  caddy: "cadillac",
  chev: "chevrolet",
  chevy: "chevrolet",
  landrover: "land-rover",
  mb: "mercedes-benz",
  mercedes: "mercedes-benz",
  mercedesbenz: "mercedes-benz",
  mitsu: "mitsubishi",
  subie: "subaru",
  volkswagon: "volkswagen",
  vw: "volkswagen",
};

/** The make by which listings have it: "Chevy" → "chevrolet"; others as typed. */
export function canonicalMake(typed: string): string {
  return makeAliases[plainName(typed)] ?? typed;
}
