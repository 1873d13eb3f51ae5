import { fillText } from "@forecourt/domain/fill-text";
import type { SearchFilter } from "../search/search-filter.ts";
import { inSentence, type NamedKey, valueLabel } from "./filter-labels.ts";

type Texts = Record<string, string>;
type MakesAndModels = Record<Extract<NamedKey, "make" | "model">, string[]>;

/** A title names up to this many values and counts more. */
const maxNamed = 2;

/**
 * The cars of a list by condition, make, model and body style: "Used Honda Civic", "New Honda and Toyota SUVs",
 * "Cars from 3 makes".
 */
export function listedCars(
  texts: Texts,
  { condition, bodyStyle = [] }: SearchFilter,
  { make, model }: MakesAndModels,
): string {
  // Models of several makes are named without their makes: "Civic and Camry".
  const makes = make.length > 1 && isNamed(model) ? [] : make;
  const title = fillText(texts, "search.what.listed", {
    condition: condition === undefined ? "" : fillText(texts, `search.what.${condition}`),
    make: joinNames(texts, makes),
    model: joinNames(texts, model),
    cars: isNamed(bodyStyle)
      ? joinNames(
          texts,
          bodyStyle.map((style) => bodyStyleInTitle(texts, style)),
        )
      : nounFor(texts, { make: makes, model, bodyStyle }),
  });
  const counts = { makes, models: model, bodyStyles: bodyStyle };
  const whole = Object.entries(counts).reduce(
    (what, [name, { length: count }]) => {
      return count > maxNamed ? fillText(texts, `search.what.${name}`, { what, count }) : what;
    },
    title.trim().replaceAll(/ +/g, " "),
  );
  return whole.slice(0, 1).toUpperCase() + whole.slice(1);
}

function isNamed(values: readonly string[]): boolean {
  return values.length > 0 && values.length <= maxNamed;
}

/** "Honda and Toyota"; nothing of values that are counted instead. */
function joinNames(texts: Texts, names: readonly string[]): string {
  const [first = "", second] = names;
  if (!isNamed(names)) return "";
  return second === undefined ? first : fillText(texts, "search.what.and", { first, second });
}

/** Word for cars without a named body style after their makes and models. */
function nounFor(
  texts: Texts,
  { make, model, bodyStyle }: MakesAndModels & { bodyStyle: readonly string[] },
): string {
  if (isNamed(model)) return "";
  if (!isNamed(make)) return fillText(texts, "search.what.cars");
  const isOnlyMake = make.length === 1 && model.length === 0 && bodyStyle.length === 0;
  return isOnlyMake ? "" : fillText(texts, "search.what.vehicles");
}

/** "sedans", "SUVs"; "commercial" alone is no noun. */
function bodyStyleInTitle(texts: Texts, style: string): string {
  if (style === "commercial") return fillText(texts, "search.what.commercial");
  return inSentence(valueLabel(texts, "bodyStyle", style), style);
}
