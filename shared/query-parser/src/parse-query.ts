import type { ParsedQuery } from "@forecourt/contracts/areas/inventory/parsed-query";
import {
  listFilters,
  SearchFilter,
  SearchPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { z } from "zod";
import type { Clause, Statement } from "./clauses/clause.ts";
import { type ParseContext, parseClauses } from "./clauses/parse-clauses.ts";
import { resolveClauses, textFilter } from "./clauses/resolve.ts";
import type { Identifier } from "./tokens/identifier.ts";
import { type TokenizedText, textBetween, tokenize } from "./tokens/tokens.ts";

/**
 * Parses a shopper's text ("red awd suv under 20k") into filters, payment terms and a sort order, by
 * rules and the dealer's names. Never throws.
 */
export function parseQuery(typed: string, reading: ParseContext): ParsedQuery {
  const tokenized = tokenize(typed);
  return toParsedQuery(tokenized, resolveClauses(parseClauses(tokenized, reading)), null);
}

/** The same for a text in which `from` to `to` is the VIN or stock number of `vehicle`. */
export function parseQueryWithVehicle(
  typed: string,
  reading: ParseContext,
  { from, to, vehicle }: Pick<Identifier, "from" | "to"> & { vehicle: VehicleSummary },
): ParsedQuery {
  const tokenized = tokenize(typed);
  const clauses = parseClauses(tokenized, reading);
  const first = clauses.findIndex((clause) => clause.from === from);
  const last = clauses.findIndex((clause) => clause.to === to);
  // The identifier is part of a larger clause: "no JA4AP3AU0HZ000001".
  if (first < 0 || last < 0) return parseQuery(typed, reading);
  const named: Clause = {
    from,
    to,
    kind: "understood",
    statements: [{ key: "vehicle" }],
    interpretedAs: null,
  };
  const others = [...clauses.slice(0, first), named, ...clauses.slice(last + 1)];
  return toParsedQuery(tokenized, resolveClauses(others), vehicle);
}

function toParsedQuery(
  tokenized: TokenizedText,
  clauses: readonly Clause[],
  vehicle: VehicleSummary | null,
): ParsedQuery {
  const statements = clauses.flatMap((clause) =>
    clause.kind === "understood" ? clause.statements : [],
  );
  const clauseText = ({ from, to }: Clause) => textBetween(tokenized, from, to);
  return {
    filter: SearchFilter.parse({
      ...valuesOf(statements, SearchFilter),
      text: textFilter(statements) || undefined,
    }),
    terms: SearchPaymentTerms.parse(valuesOf(statements, SearchPaymentTerms)),
    sort: statements.find((one) => one.key === "sort")?.value ?? null,
    understood: clauses.flatMap((clause) =>
      clause.kind === "understood"
        ? keysOf(clause.statements).map((key) => ({
            words: clauseText(clause),
            key,
            readAs: clause.interpretedAs,
          }))
        : [],
    ),
    unclear: clauses.flatMap((clause) =>
      clause.kind === "unclear"
        ? [
            {
              words: clauseText(clause),
              why: clause.reason,
              ...(clause.because && { because: clause.because }),
              couldBe: [...clause.candidates],
            },
          ]
        : [],
    ),
    passedOver: clauses.flatMap((clause) =>
      clause.kind === "ignored" ? [clauseText(clause)] : [],
    ),
    vehicle,
  };
}

type Key = ParsedQuery["understood"][number]["key"];

function keysOf(statements: readonly Statement[]): Key[] {
  const keys = statements.flatMap((statement): Key[] => {
    if (statement.key === "year") return ["yearMin", "yearMax"];
    if (statement.key !== "name") return [statement.key];
    const makes: Key[] = ["make"];
    return statement.names.some(({ model }) => model !== null) ? [...makes, "model"] : makes;
  });
  return [...new Set(keys)];
}

/**
 * The statements about keys of a schema, not validated; list values are sorted as in the canonical URL.
 */
function valuesOf(statement: readonly Statement[], schema: z.ZodObject): Record<string, unknown> {
  const pairs = statement.flatMap(pairsOf);
  const values = Map.groupBy(pairs, ([key]) => key);
  return Object.fromEntries(
    [...values].flatMap(([key, each]) => {
      if (!Object.hasOwn(schema.shape, key)) return [];
      const list = [...new Set(each.map(([, value]) => value))];
      return [[key, isList(key) ? list.map(String).sort() : list[0]]];
    }),
  );
}

function pairsOf(statement: Statement): [string, string | number][] {
  if (statement.key === "vehicle") return [];
  if (statement.key !== "name") return [[statement.key, statement.value]];
  return statement.names.flatMap(({ make, model }): [string, string][] => [
    ["make", make],
    ...(model === null ? [] : [["model", model] as [string, string]]),
  ]);
}

function isList(key: string): boolean {
  return listFilters.some((list) => list.key === key);
}
