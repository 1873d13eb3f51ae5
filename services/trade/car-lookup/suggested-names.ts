import type { SuggestedName } from "@forecourt/contracts/areas/trade/appraisal-form";
import type { Tenant } from "@forecourt/contracts/tenant";
import { knownName, plainName } from "@forecourt/domain/plain-name";
import { canonicalMake } from "@forecourt/domain/trade/canonical-make";
import { distance } from "fastest-levenshtein";
import type { Deps } from "../deps.ts";
import { canonicalModel } from "../valuation/guide/common-names.ts";
import { carNames } from "./car-names.ts";

/** A name, and the number of letters in which it differs from the typed name. */
interface Near<T> {
  name: T;
  edits: number;
}

const maxSuggestions = 3;
const maxMakes = 3;

/**
 * Known names that a typed make and model may be meant to be, the nearest first. Empty = they are known, or nothing
 * known is near, such as for a rare car.
 */
export async function suggestedNames(
  deps: Pick<Deps, "inventory" | "log">,
  tenant: Tenant,
  typed: { make: string; model: string },
): Promise<SuggestedName[]> {
  const usual = canonicalMake(typed.make);
  const { makes, models } = await carNames(deps, tenant, { make: usual });
  const make = knownName(usual, makes);
  if (make !== null) return nearest(modelsNear({ make, model: typed.model }, models, 0));
  const near = nearNames(usual, makes).slice(0, maxMakes);
  const found = await Promise.all(
    near.map(async ({ name, edits }) => {
      const { models: ofMake } = await carNames(deps, tenant, { make: name });
      const car = { make: name, model: typed.model };
      const known = knownName(typed.model, ofMake) ?? canonicalModel(car, ofMake);
      if (known !== null) return [{ name: { ...car, model: known, series: null }, edits }];
      const others = modelsNear(car, ofMake, edits);
      // The make alone may be mistyped, of a model that is not listed.
      const asTyped = { name: { ...car, series: null }, edits: edits + typed.model.length };
      return others.length > 0 ? others : [asTyped];
    }),
  );
  return nearest(found.flat());
}

/** Models of a make that are near a model that it does not have; empty if the make has the model. */
function modelsNear(
  { make, model: typed }: { make: string; model: string },
  models: readonly string[],
  makeEdits: number,
): Near<SuggestedName>[] {
  const isKnown =
    knownName(typed, models) !== null || canonicalModel({ make, model: typed }, models) !== null;
  if (isKnown) return [];
  const model = withoutMake(typed, make);
  const bare = knownName(model, models);
  if (bare !== null) return [{ name: { make, model: bare, series: null }, edits: makeEdits }];
  const begun = modelAtStart(model, models);
  if (begun !== null) return [{ name: { make, ...begun }, edits: makeEdits }];
  return nearNames(model, models).map(({ name, edits }) => ({
    name: { make, model: name, series: null },
    edits: makeEdits + edits,
  }));
}

/** "Toyota RAV4" of a Toyota is a RAV4. */
function withoutMake(model: string, make: string): string {
  const words = model.trim().split(/\s+/);
  const count = make.split(/\s+/).length;
  const isNamed = plainName(words.slice(0, count).join(" ")) === plainName(make);
  return isNamed && words.length > count ? words.slice(count).join(" ") : model;
}

/** The longest model at the start of the typed text, with the rest of the text as the trim: "Rav 4 XLE". */
function modelAtStart(
  typed: string,
  models: readonly string[],
): { model: string; series: string } | null {
  const words = typed.trim().split(/\s+/);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const model = knownName(words.slice(0, count).join(" "), models);
    if (model !== null) return { model, series: words.slice(count).join(" ") };
  }
  return null;
}

/** Names that differ from the typed name in a few letters, the nearest first. */
function nearNames(typed: string, names: readonly string[]): Near<string>[] {
  const plain = plainName(typed);
  return names
    .map((name) => ({ name, edits: distance(plain, plainName(name)) }))
    .filter(({ edits }) => edits <= maxEdits(plain.length))
    .toSorted((one, other) => one.edits - other.edits);
}

/** Two letters of a short name may have changed places, which is two edits. */
function maxEdits(length: number): number {
  if (length < 4) return 1;
  return length < 8 ? 2 : 3;
}

/** Names with at most one edit more than the nearest name. */
function nearest(found: readonly Near<SuggestedName>[]): SuggestedName[] {
  const sorted = found.toSorted((one, other) => one.edits - other.edits);
  const [first] = sorted;
  return sorted
    .filter(({ edits }) => edits <= (first?.edits ?? 0) + 1)
    .slice(0, maxSuggestions)
    .map(({ name }) => name);
}
