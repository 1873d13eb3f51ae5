import type { Facts } from "../facts.ts";

/** No facts: name and address are facts of every store, and the platform's loader provides them. */
export function companyFacts(): Facts {
  return {};
}
