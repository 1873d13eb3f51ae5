import { formatNumber } from "@forecourt/domain/format-number";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";

/** "38,120 miles", "1 mile". */
export function formatMiles(texts: Record<string, string>, miles: number): string {
  return fillText(texts, `vehicle.miles.${pluralForm(miles)}`, {
    count: formatNumber(miles),
  });
}
