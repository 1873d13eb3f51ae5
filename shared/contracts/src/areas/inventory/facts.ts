import type { FactSource, Facts } from "../facts.ts";
import { listed, whole } from "../format-facts.ts";

/** Which cars are sold, and how thoroughly they are inspected. */
export function inventoryFacts({ claims, inventory }: FactSource): Facts {
  return {
    "claims.inspectionPoints": whole(claims.inspectionPoints),
    "inventory.conditions": listed(inventory.conditions),
  };
}
