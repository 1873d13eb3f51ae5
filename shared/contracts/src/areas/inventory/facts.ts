import { fillText } from "@forecourt/domain/fill-text";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { pluralForm } from "@forecourt/domain/plural-form";
import type { FactSource, Facts } from "../facts.ts";
import { whole } from "../format-facts.ts";

/** "3 months or 3,000 miles, whichever comes first" */
export function certifiedWarrantyText(
  { months, miles }: NonNullable<FactSource["claims"]["certifiedWarranty"]>,
  texts: FactSource["texts"],
): string {
  const values = { months, miles: whole(miles) };
  return fillText(texts, `certified.warranty.length.${pluralForm(months)}`, values);
}

/** The conditions of the cars for sale, the number of inspection points, and the warranty of certified cars. */
export function inventoryFacts({ texts, claims, inventory }: FactSource): Facts {
  return {
    "claims.inspectionPoints": whole(claims.inspectionPoints),
    "claims.certifiedWarranty":
      claims.certifiedWarranty && certifiedWarrantyText(claims.certifiedWarranty, texts),
    "inventory.conditions": formatList(
      inventory.conditions.map((one) => fillText(texts, `condition.plural.${one}`)),
      localeOf(texts),
    ),
  };
}
