import { MAX_VALUES } from "@forecourt/contracts/search-filter";
import { type Clause, type Statement, says, unclear } from "./clause.ts";

type NameSaid = Extract<Statement, { key: "name" }>;

/**
 * Decides which of several makes a model is of, by the makes that are named besides; what stays open
 * is ambiguous. A filter holds models of one make only: where models of several makes are named, or
 * models and another make, all of them contradict each other and none is preferred.
 */
export function resolveNames(clauses: readonly Clause[]): Clause[] {
  const besides = makesOf(clauses.flatMap((clause) => nameIn(clause) ?? []).filter(isSure));
  const resolved = clauses.map((clause) => {
    const name = nameIn(clause);
    return name && clause.kind === "says" && !isSure(name)
      ? { from: clause.from, to: clause.to, ...oneOf(name, besides, clause.readAs) }
      : clause;
  });
  const sure = resolved.flatMap((clause) => nameIn(clause) ?? []);
  const models = new Set(sure.flatMap(({ names }) => names).filter(({ model }) => model !== null));
  const isTorn = models.size > 0 && makesOf(sure).size > 1;
  if (!isTorn && models.size <= MAX_VALUES) return resolved;
  return resolved.map((clause) => {
    const name = nameIn(clause);
    if (!name) return clause;
    const why = isTorn ? "contradiction" : "ambiguous";
    return { from: clause.from, to: clause.to, ...unclear(why, name.names) };
  });
}

function oneOf({ names }: NameSaid, makes: ReadonlySet<string>, readAs: string | null) {
  const fitting = names.filter(({ make, model }) => model !== null && makes.has(make));
  const [only, another] = fitting;
  if (!only || another) return unclear("ambiguous", fitting.length > 0 ? fitting : names);
  return says([{ key: "name", names: [only], all: true }], readAs);
}

function nameIn(clause: Clause): NameSaid | undefined {
  if (clause.kind !== "says") return undefined;
  return clause.says.find((said) => said.key === "name");
}

function isSure({ names, all }: NameSaid): boolean {
  return all || names.length === 1;
}

function makesOf(names: readonly NameSaid[]): Set<string> {
  return new Set(names.flatMap(({ names: each }) => each.map(({ make }) => make)));
}
