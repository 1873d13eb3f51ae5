import { type RawBuilder, sql } from "kysely";
import { knownMakes, knownModels } from "../reference/names.ts";
import type { Session } from "../stage/staging.ts";

/** Makes and models of a feed that are odd. */
export interface OddNames {
  cars: number;
  /** Makes that no maker in the table of makes has, with the number of their rows. */
  unknownMakes: [string, number][];
  /** The share of cars whose model is not in the table; null without cars. */
  unknownModels: number | null;
}

/** Reads odd names from `cars`, which is `from … where …`. */
export async function readOddNames(session: Session, cars: RawBuilder<unknown>): Promise<OddNames> {
  const { rows } = await sql<{ make: string; model: string; cars: number }>`
    select make, model, count(*) as cars ${cars} group by make, model`.execute(session);
  const makes = new Set(knownMakes());
  const unknown = new Map<string, number>();
  let all = 0;
  let unknownModels = 0;
  for (const { make, model, cars: count } of rows) {
    all += count;
    if (!makes.has(make)) unknown.set(make, (unknown.get(make) ?? 0) + count);
    if (!modelsOf(make).has(model)) unknownModels += count;
  }
  return {
    cars: all,
    unknownMakes: [...unknown].sort(([, a], [, b]) => b - a),
    unknownModels: all === 0 ? null : unknownModels / all,
  };
}

const models = new Map<string, Set<string>>();

function modelsOf(make: string): Set<string> {
  const known = models.get(make) ?? new Set(knownModels(make));
  models.set(make, known);
  return known;
}
