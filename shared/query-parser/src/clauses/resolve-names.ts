import { MAX_VALUES } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { type Clause, type Statement, unclear, understoodAs } from "./clause.ts";

type NameStatement = Extract<Statement, { key: "name" }>;

/**
 * Resolves models that several makes have, by the makes named elsewhere in the text; unresolved ones are
 * ambiguous. The model filter supports models of one make only, so models of several makes, or models and
 * another make, contradict each other.
 */
export function resolveNames(clauses: readonly Clause[]): Clause[] {
  const besides = makesOf(clauses.flatMap((clause) => nameStatement(clause) ?? []).filter(isExact));
  const resolved = clauses.map((clause) => {
    const name = nameStatement(clause);
    return name && clause.kind === "understood" && !isExact(name)
      ? { from: clause.from, to: clause.to, ...resolveName(name, besides, clause.interpretedAs) }
      : clause;
  });
  const sure = resolved.flatMap((clause) => nameStatement(clause) ?? []);
  const models = new Set(sure.flatMap(({ names }) => names).filter(({ model }) => model !== null));
  const isConflicting = models.size > 0 && makesOf(sure).size > 1;
  if (!isConflicting && models.size <= MAX_VALUES) return resolved;
  return resolved.map((clause) => {
    const name = nameStatement(clause);
    if (!name) return clause;
    const why = isConflicting ? "contradiction" : "ambiguous";
    return { from: clause.from, to: clause.to, ...unclear(why, name.names) };
  });
}

function resolveName(
  { names }: NameStatement,
  makes: ReadonlySet<string>,
  interpretedAs: string | null,
) {
  const fitting = names.filter(({ make, model }) => model !== null && makes.has(make));
  // Several models of one make are one nameplate: "Genesis" and "Genesis Coupe".
  if (new Set(fitting.map(({ make }) => make)).size !== 1)
    return unclear("ambiguous", fitting.length > 0 ? fitting : names);
  return understoodAs([{ key: "name", names: fitting, all: true }], interpretedAs);
}

function nameStatement(clause: Clause): NameStatement | undefined {
  if (clause.kind !== "understood") return undefined;
  return clause.statements.find((statement) => statement.key === "name");
}

function isExact({ names, all }: NameStatement): boolean {
  return all || names.length === 1;
}

function makesOf(names: readonly NameStatement[]): Set<string> {
  return new Set(names.flatMap(({ names: each }) => each.map(({ make }) => make)));
}
