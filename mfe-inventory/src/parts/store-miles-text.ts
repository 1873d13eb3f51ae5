import { formatNumber } from "@forecourt/domain/format-number";
import { fillText } from "@forecourt/remote-kit/site-context";

/** "Columbia · 12 mi"; the name alone where no distance is known. */
export function storeWithMiles(
  name: string,
  miles: number | undefined,
  texts: Record<string, string>,
): string {
  if (miles === undefined) return name;
  return fillText(texts, "vehicle.card.storeMiles", { store: name, miles: formatNumber(miles) });
}
