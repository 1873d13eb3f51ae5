import type { FactSource, Facts } from "@forecourt/contracts/areas/facts";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { fillText } from "@forecourt/domain/fill-text";
import { formatList, localeOf } from "@forecourt/domain/locale";

/**
 * Where the dealer is, for titles: "Rolla, MO" of one store, and of several the states in which they are, because none
 * of their cities is that of all. A name that has the city in it does not get it twice.
 */
export function placeFacts(
  stores: readonly DealerConfig[],
  { company: { name } }: Pick<DealerConfig, "company">,
  texts: FactSource["texts"],
): Facts {
  const states = new Set(stores.map(({ company }) => company.state));
  const [only] = stores.length === 1 ? stores : [];
  const place = only
    ? `${only.company.city}, ${only.company.stateShort}`
    : formatList([...states], localeOf(texts));
  const isInName = only !== undefined && name.includes(only.company.city);
  const known = isInName ? `${name}, ${only.company.stateShort}` : null;
  return {
    "company.place": place,
    "company.nameAndPlace": known ?? `${name}, ${place}`,
    "company.nameInPlace": known ?? fillText(texts, "store.nameInPlace", { name, place }),
  };
}
