import { parseExcluded } from "@forecourt/contracts/areas/inventory/search/excluded-values";
import { MAX_TEXT } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { type Clause, type Statement, type UnclearReason, unclear } from "./clause.ts";
import { resolveNames } from "./resolve-names.ts";

/** List filters that require every value, so that "or" is not possible. */
const conjunctiveKeys: readonly string[] = ["feature", "deal", "history", "text"];

const singleValueKeys: readonly string[] = [
  "condition",
  "priceMin",
  "priceMax",
  "mileageMax",
  "yearMin",
  "yearMax",
  "year",
  "paymentMax",
  "cashDown",
  "tradeEquity",
  "creditScore",
  "months",
];

const opposedBounds = [
  ["priceMin", "priceMax"],
  ["yearMin", "yearMax"],
] as const;

type UnderstoodClause = Extract<Clause, { kind: "understood" }>;

/**
 * Resolves clauses against each other: contradictions, and combinations that filters cannot express,
 * become unclear.
 */
export function resolveClauses(clauses: readonly Clause[]): Clause[] {
  return limitText(markContradictions(mergeYears(resolveNames(separateAlternatives(clauses)))));
}

/** "Red or awd", "sunroof or leather": filters would require both. */
function separateAlternatives(clauses: readonly Clause[]): Clause[] {
  const wrong = new Set<Clause>();
  for (const [index, clause] of clauses.entries()) {
    if (clause.kind !== "ignored" || clause.joins !== "or") continue;
    const left = clauses.slice(0, index).findLast(isContent);
    const right = clauses.slice(index + 1).find(isContent);
    if (left?.kind !== "understood" || right?.kind !== "understood" || canAlternate(left, right))
      continue;
    wrong.add(left).add(right);
  }
  return markUnclear(clauses, wrong, "ambiguous");
}

function isContent({ kind }: Clause): boolean {
  return kind !== "ignored";
}

function canAlternate(left: UnderstoodClause, right: UnderstoodClause): boolean {
  // "Sunroof or moonroof" are synonyms.
  if (JSON.stringify(left.statements) === JSON.stringify(right.statements)) return true;
  const keys = new Set([...left.statements, ...right.statements].map(({ key }) => key));
  const [key, another] = keys;
  return key !== undefined && another === undefined && !conjunctiveKeys.includes(key);
}

/** Marks different values of a single-value filter, and lower bounds above their upper bound. */
function markContradictions(clauses: readonly Clause[]): Clause[] {
  const all = clauses.flatMap((clause) =>
    clause.kind === "understood"
      ? clause.statements.map((statement) => ({ clause, statement }))
      : [],
  );
  const conflicting = all.filter(({ statement }) =>
    all.some((other) => contradicts(statement, other.statement)),
  );
  const wrong = new Set(conflicting.map(({ clause }) => clause));
  const [first, ...others] = all.filter(({ statement }) => statement.key === "sort");
  for (const { clause, statement } of others)
    if (first && valueOf(statement) !== valueOf(first.statement)) wrong.add(clause);
  return markUnclear(clauses, wrong, "contradiction");
}

/** Two orders do not contradict each other: the first one is used. */
function contradicts(one: Statement, other: Statement): boolean {
  if (one.key === other.key)
    return singleValueKeys.includes(one.key) && valueOf(one) !== valueOf(other);
  if (excludes(one, other) || excludes(other, one)) return true;
  return opposedBounds.some(
    ([low, high]) =>
      (one.key === low && other.key === high && valueOf(one) > valueOf(other)) ||
      (one.key === high && other.key === low && valueOf(one) < valueOf(other)),
  );
}

/** "SUV, no SUVs", "Camry, not Toyota": the whole of a wanted value is excluded. */
function excludes(one: Statement, wanted: Statement): boolean {
  const excluded = one.key === "excluded" ? parseExcluded(one.value) : null;
  if (!excluded) return false;
  const { key, value } = excluded;
  if (wanted.key === "name") {
    return wanted.names.every(({ make, model }) => (key === "make" ? make : model) === value);
  }
  return wanted.key === key && valueOf(wanted) === value;
}

function valueOf(statement: Statement): string | number {
  return "value" in statement ? statement.value : "";
}

/** Merges consecutive model years into a range. */
function mergeYears(clauses: readonly Clause[]): Clause[] {
  const years = clauses.flatMap((clause) =>
    clause.kind === "understood"
      ? clause.statements.flatMap((statement) =>
          statement.key === "year" ? [statement.value] : [],
        )
      : [],
  );
  const [low, high] = [Math.min(...years), Math.max(...years)];
  if (new Set(years).size <= high - low) return [...clauses];
  const range: Statement[] = [
    { key: "yearMin", value: low },
    { key: "yearMax", value: high },
  ];
  return clauses.map((clause) =>
    clause.kind === "understood"
      ? {
          ...clause,
          statements: clause.statements.flatMap((statement) =>
            statement.key === "year" ? range : [statement],
          ),
        }
      : clause,
  );
}

/** The text filter is one value of limited length. */
function limitText(clauses: readonly Clause[]): Clause[] {
  const isText = (clause: Clause) =>
    clause.kind === "understood" && clause.statements.some(({ key }) => key === "text");
  const texts = clauses.filter(isText);
  const text = textFilter(
    texts.flatMap((clause) => (clause.kind === "understood" ? clause.statements : [])),
  );
  return text.length > MAX_TEXT ? markUnclear(clauses, new Set(texts), "unknown") : [...clauses];
}

/** The text filter of these statements; "" = none. */
export function textFilter(statements: readonly Statement[]): string {
  const texts = statements.flatMap((statement) =>
    statement.key === "text" ? [statement.value] : [],
  );
  return [...new Set(texts)].sort().join(" ");
}

function markUnclear(
  clauses: readonly Clause[],
  wrong: ReadonlySet<Clause>,
  reason: UnclearReason,
): Clause[] {
  return clauses.map((clause) =>
    wrong.has(clause) ? { from: clause.from, to: clause.to, ...unclear(reason) } : clause,
  );
}
