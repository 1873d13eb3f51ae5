import { evaluateRules } from "../rules/evaluate-rules.ts";
import type { Facts, Rule } from "../rules/rule.ts";
import type { RuleFields } from "../rules/rule-faults.ts";

/** Facts that the rules of options can name. */
export const optionFields = {
  modelYear: "number",
  make: "text",
  model: "text",
  /** URL name of the body style, such as `trucks`; unknown where neither VIN nor model tell it. */
  bodyStyle: "text",
  /** Words of model, trim and style, and of the equipment that the VIN determines, in lower case: `awd`. */
  words: "texts",
} as const satisfies RuleFields;

/** An option that a seller's car may have. */
export interface Option {
  label: string;
  /** The option is asked about when all of these rules hold. */
  askWhen: readonly Rule[];
  /** The car has the option when all rules of one of these tables hold: its box is checked at first. */
  knownWhen: readonly (readonly Rule[])[];
}

/** Options by code. Those of the valuation service change its values; the others are for the appraiser. */
export type Options = Readonly<Record<string, Option>>;

export interface OptionCar {
  modelYear: number;
  make: string;
  model: string;
  series: string | null;
  style: string | null;
  bodyStyle: string | null;
  /** In the words of a VIN decoder: `AWD/All-Wheel Drive`. */
  equipment: readonly string[];
}

/** The options of a car, in the order of the file. Those that it is known to have are asked, too. */
export function optionsOf(
  options: Options,
  car: OptionCar,
): { code: string; label: string; isKnown: boolean }[] {
  const facts = factsOf(car);
  return Object.entries(options).flatMap(([code, { label, askWhen, knownWhen }]) => {
    const isKnown = knownWhen.some((rules) => evaluateRules(rules, facts).holds);
    return isKnown || evaluateRules(askWhen, facts).holds ? [{ code, label, isKnown }] : [];
  });
}

function factsOf({
  modelYear,
  make,
  model,
  series,
  style,
  bodyStyle,
  equipment,
}: OptionCar): Facts {
  const texts = [model, series ?? "", style ?? "", ...equipment].join(" ").toLowerCase();
  const facts: Record<keyof typeof optionFields, Facts[string]> = {
    modelYear,
    make,
    model,
    bodyStyle,
    words: texts.match(/[a-z0-9]+/g) ?? [],
  };
  return facts;
}
