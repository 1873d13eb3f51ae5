import type { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";

/** The columns of values that are excluded, by the beginning of the value. */
const columns = {
  body: "body_style",
  make: "make",
  model: "model",
  fuel: "fuel",
  drivetrain: "drivetrain",
  transmission: "transmission",
  color: "exterior",
  interior: "interior",
  cylinders: "cylinders",
  doors: "doors",
};

/** The filter `excluded` as an SQL condition. */
export const excludedCondition = `:excluded is null or not (${Object.entries(columns)
  .map(([name, column]) => `coalesce(instr(:excluded, ',${name}-' || ${column} || ','), 0) > 0`)
  .join(" or ")} or exists (
    select 1 from json_each(:excludedFeatures) f where instr(features, ',' || f.value || ',') > 0))`;

export function excludedParameters({ excluded = [] }: Pick<SearchQuery, "excluded">) {
  const features = excluded.flatMap((one) => /^features-(.*)/.exec(one)?.[1] ?? []);
  return {
    excluded: excluded.length === 0 ? null : `,${excluded.join(",")},`,
    excludedFeatures: JSON.stringify(features),
  };
}
