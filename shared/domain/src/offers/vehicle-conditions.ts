import { evaluateRules } from "../rules/evaluate-rules.ts";
import type { Rule } from "../rules/rule.ts";
import { slug } from "../slug.ts";

/** Bounds of a number, both included; a missing one does not limit. */
export interface Range {
  from?: number | undefined;
  to?: number | undefined;
}

/** The vehicles that an offer is for: all conditions that it names have to hold. */
export interface VehicleConditions {
  condition?: readonly string[] | undefined;
  make?: readonly string[] | undefined;
  model?: readonly string[] | undefined;
  year?: Range | undefined;
  mileage?: Range | undefined;
}

/** Known facts about an owner's vehicle. */
export interface OwnersVehicle {
  condition?: string | undefined;
  make?: string | undefined;
  model?: string | undefined;
  year?: number | undefined;
  mileage?: number | undefined;
}

/**
 * Whether an offer with these conditions is for the vehicle. `unknown` = no known fact excludes the vehicle, but not
 * all facts are known. Makes and models are compared without letter case and spaces.
 */
export function fitOf(
  conditions: VehicleConditions,
  vehicle: OwnersVehicle,
): "fits" | "unknown" | "excluded" {
  const { make, model, ...rest } = vehicle;
  const facts = { ...rest, make: make && slug(make), model: model && slug(model) };
  const rules = rulesOf(conditions);
  const known = rules.filter(({ field }) => Object.entries(facts).some(isFact(field)));
  if (!evaluateRules(known, facts).holds) return "excluded";
  return known.length === rules.length ? "fits" : "unknown";
}

const isFact =
  (field: string) =>
  ([name, value]: [string, unknown]) =>
    name === field && value !== undefined && value !== "";

/** The conditions as a rule table. */
function rulesOf({ condition, make, model, year, mileage }: VehicleConditions): Rule[] {
  return [
    ...oneOf("condition", condition),
    ...oneOf("make", make?.map(slug)),
    ...oneOf("model", model?.map(slug)),
    ...within("year", year),
    ...within("mileage", mileage),
  ];
}

function oneOf(field: string, value: readonly string[] | undefined): Rule[] {
  return value ? [{ field, operator: "in", value }] : [];
}

function within(field: string, { from, to }: Range = {}): Rule[] {
  return [
    ...(from === undefined ? [] : [{ field, operator: ">=", value: from } as const]),
    ...(to === undefined ? [] : [{ field, operator: "<=", value: to } as const]),
  ];
}
