import { shortlistPages } from "@forecourt/contracts/areas/inventory/shortlist-pages";

/** `/compare?cars=VIN,VIN`, and with `only` just the rows in which they differ. */
export function comparePath(vins: readonly string[], { only = false } = {}): string {
  if (vins.length === 0) return shortlistPages.compare;
  return `${shortlistPages.compare}?cars=${vins.join(",")}${only ? "&only=differences" : ""}`;
}

/** `/saved-cars?cars=VIN&seen=VIN,VIN`: the address is the whole state, so it can be shared. */
export function savedPath(saved: readonly string[], seen: readonly string[]): string {
  const query = [
    ...(saved.length === 0 ? [] : [`cars=${saved.join(",")}`]),
    ...(seen.length === 0 ? [] : [`seen=${seen.join(",")}`]),
  ].join("&");
  return query === "" ? shortlistPages.saved : `${shortlistPages.saved}?${query}`;
}

/** The VINs of a query parameter, each once, at most `limit`; invalid ones are left out. */
export function parseVins(text: string | null, limit: number): string[] {
  const vins = (text ?? "").toUpperCase().split(",");
  return [...new Set(vins.filter((vin) => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin)))].slice(0, limit);
}
