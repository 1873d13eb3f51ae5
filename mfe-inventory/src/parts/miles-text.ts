import { fillText } from "@forecourt/remote-kit/site-context";
import { formatNumber } from "./format-number.ts";

/** "38,120 miles", "1 mile". */
export function formatMiles(texts: Record<string, string>, miles: number): string {
  return fillText(texts, miles === 1 ? "vehicle.miles.one" : "vehicle.miles.other", {
    count: formatNumber(miles),
  });
}
