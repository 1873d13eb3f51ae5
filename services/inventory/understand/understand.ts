import type { ParsedQuery } from "@forecourt/contracts/inventory";
import { listFilters, SearchFilter, SearchPaymentTerms } from "@forecourt/contracts/search-filter";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { z } from "zod";
import { atomsOf, type Written, wordsOf } from "./atoms.ts";
import type { Clause, Statement } from "./clause.ts";
import type { Identifier } from "./identifier.ts";
import { type Reading, readClauses } from "./read-clauses.ts";
import { settle, textOf } from "./settle.ts";

/** What a shopper's words say, by rules and the dealer's own names. Never throws. */
export function understand(typed: string, reading: Reading): ParsedQuery {
  const written = atomsOf(typed);
  return understandingOf(written, settle(readClauses(written, reading)), null);
}

/** The same where some of the words are the VIN or stock number of a car. */
export function understandVehicle(
  typed: string,
  reading: Reading,
  { from, to, vehicle }: Pick<Identifier, "from" | "to"> & { vehicle: VehicleSummary },
): ParsedQuery {
  const written = atomsOf(typed);
  const clauses = readClauses(written, reading);
  const first = clauses.findIndex((clause) => clause.from === from);
  const last = clauses.findIndex((clause) => clause.to === to);
  // "No JA4AP3AU0HZ000001" says something else of it.
  if (first < 0 || last < 0) return understand(typed, reading);
  const named: Clause = { from, to, kind: "says", says: [{ key: "vehicle" }], readAs: null };
  const others = [...clauses.slice(0, first), named, ...clauses.slice(last + 1)];
  return understandingOf(written, settle(others), vehicle);
}

function understandingOf(
  written: Written,
  clauses: readonly Clause[],
  vehicle: VehicleSummary | null,
): ParsedQuery {
  const said = clauses.flatMap((clause) => (clause.kind === "says" ? clause.says : []));
  const words = ({ from, to }: Clause) => wordsOf(written, from, to);
  return {
    filter: SearchFilter.parse({
      ...valuesOf(said, SearchFilter),
      text: textOf(said) || undefined,
    }),
    terms: SearchPaymentTerms.parse(valuesOf(said, SearchPaymentTerms)),
    sort: said.find((one) => one.key === "sort")?.value ?? null,
    understood: clauses.flatMap((clause) =>
      clause.kind === "says"
        ? keysOf(clause.says).map((key) => ({ words: words(clause), key, readAs: clause.readAs }))
        : [],
    ),
    unclear: clauses.flatMap((clause) =>
      clause.kind === "unclear"
        ? [{ words: words(clause), why: clause.why, couldBe: [...clause.couldBe] }]
        : [],
    ),
    passedOver: clauses.flatMap((clause) => (clause.kind === "passedOver" ? [words(clause)] : [])),
    vehicle,
  };
}

type Key = ParsedQuery["understood"][number]["key"];

function keysOf(statements: readonly Statement[]): Key[] {
  const keys = statements.flatMap((said): Key[] => {
    if (said.key === "year") return ["yearMin", "yearMax"];
    if (said.key !== "name") return [said.key];
    const makes: Key[] = ["make"];
    return said.names.some(({ model }) => model !== null) ? [...makes, "model"] : makes;
  });
  return [...new Set(keys)];
}

/** What is said of the keys of a schema, unchecked; lists in the order of the canonical address. */
function valuesOf(said: readonly Statement[], schema: z.ZodObject): Record<string, unknown> {
  const pairs = said.flatMap(pairsOf);
  const values = Map.groupBy(pairs, ([key]) => key);
  return Object.fromEntries(
    [...values].flatMap(([key, each]) => {
      if (!Object.hasOwn(schema.shape, key)) return [];
      const list = [...new Set(each.map(([, value]) => value))];
      return [[key, isList(key) ? list.map(String).sort() : list[0]]];
    }),
  );
}

function pairsOf(said: Statement): [string, string | number][] {
  if (said.key === "vehicle") return [];
  if (said.key !== "name") return [[said.key, said.value]];
  return said.names.flatMap(({ make, model }): [string, string][] => [
    ["make", make],
    ...(model === null ? [] : [["model", model] as [string, string]]),
  ]);
}

function isList(key: string): boolean {
  return listFilters.some((list) => list.key === key);
}
