import type { SiteContext } from "@forecourt/contracts/site";
import { formatCents, formatDollars } from "@forecourt/domain/money";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { LocationData } from "./location-data.ts";

/** The dealer fees of a store, which are part of its advertised prices; null where the site lists no cars. */
export function feesView(
  storeId: string,
  { texts, pages, stores, fees }: Pick<SiteContext, "texts" | "pages" | "stores" | "fees">,
): LocationData["fees"] {
  if (pages["search"] !== true) return null;
  const own = stores.find(({ id }) => id === storeId)?.fees ?? fees;
  return {
    title: fillText(texts, "locations.fees"),
    text: fillText(texts, own.length === 0 ? "locations.fees.none" : "locations.fees.included"),
    rows: own.map(({ id, label, cents }) => ({
      id,
      label,
      amount: cents % 100 === 0 ? formatDollars(cents) : formatCents(cents),
    })),
    charges: fillText(texts, "locations.fees.charges"),
  };
}
