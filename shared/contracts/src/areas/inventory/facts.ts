import { fillText } from "@forecourt/domain/fill-text";
import { listInWords, localeOf } from "@forecourt/domain/locale";
import type { FactSource, Facts } from "../facts.ts";
import { whole } from "../format-facts.ts";

/** The conditions of the cars for sale, and the number of inspection points. */
export function inventoryFacts({ texts, claims, inventory }: FactSource): Facts {
  return {
    "claims.inspectionPoints": whole(claims.inspectionPoints),
    "inventory.conditions": listInWords(
      inventory.conditions.map((one) => fillText(texts, `condition.plural.${one}`)),
      localeOf(texts),
    ),
  };
}
