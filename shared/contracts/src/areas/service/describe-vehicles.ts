import { fillText, type TextValues } from "@forecourt/domain/fill-text";
import { formatList, localeOf } from "@forecourt/domain/locale";
import type { VehicleConditions } from "../../special-offers/offer-parts.ts";
import { whole } from "../format-facts.ts";

type Texts = Readonly<Record<string, string>>;
type Bounds = NonNullable<VehicleConditions["year"]>;

/** The vehicles that an offer is for: "2014 to 2021 Mitsubishi Outlander with 60,000 miles or more". For loaders. */
export function describeVehicles(texts: Texts, conditions: VehicleConditions): string {
  const text = (key: string, values: TextValues) =>
    fillText(texts, `service.offer.for.${key}`, values);
  const inWords = (items: readonly string[]) => formatList(items, localeOf(texts));
  const { condition, year = {}, mileage = {} } = conditions;
  const named = names(conditions, text, inWords);
  const inState = condition
    ? text("condition", {
        condition: inWords(condition.map((one) => fillText(texts, `condition.plural.${one}`))),
        vehicles: named,
      })
    : named;
  return withMiles(withYears(inState, year, text), mileage, text);
}

type Text = (key: string, values: TextValues) => string;

function names(
  { make = [], model = [] }: VehicleConditions,
  text: Text,
  inWords: (items: readonly string[]) => string,
): string {
  if (model.length > 0) return [make.length === 1 ? make[0] : "", inWords(model)].join(" ").trim();
  return make.length > 0 ? text("make", { make: inWords(make) }) : text("any", {});
}

function withYears(vehicles: string, { from, to }: Bounds, text: Text): string {
  if (from !== undefined && from === to) return `${from} ${vehicles}`;
  if (from !== undefined && to !== undefined) return text("years", { from, to, vehicles });
  if (from !== undefined) return text("yearFrom", { year: from, vehicles });
  return to === undefined ? vehicles : text("yearTo", { year: to, vehicles });
}

function withMiles(vehicles: string, { from, to }: Bounds, text: Text): string {
  if (from !== undefined && to !== undefined) {
    return text("miles", { from: whole(from), to: whole(to), vehicles });
  }
  if (from !== undefined) return text("milesFrom", { miles: whole(from), vehicles });
  return to === undefined ? vehicles : text("milesTo", { miles: whole(to), vehicles });
}
