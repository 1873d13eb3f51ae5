import type { Facts } from "../facts.ts";

/** The company's own facts, its name and address, are those of every store: see the platform's loader. */
export function companyFacts(): Facts {
  return {};
}
