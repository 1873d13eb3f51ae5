import { MAX_TEXT } from "@forecourt/contracts/search-filter";
import { type Clause, type Statement, type UnclearReason, unclear } from "./clause.ts";
import { resolveNames } from "./resolve-names.ts";

/** Lists of which a car must have every value, so that no "or" can stand between two. */
const conjunctiveKeys: readonly string[] = ["feature", "deal", "text"];

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
  "sort",
];

const opposedBounds = [
  ["priceMin", "priceMax"],
  ["yearMin", "yearMax"],
] as const;

type UnderstoodClause = Extract<Clause, { kind: "understood" }>;

/** Clauses that agree: those that cannot hold together, or that no filter says so, become unclear. */
export function resolveClauses(clauses: readonly Clause[]): Clause[] {
  return limitText(markContradictions(mergeYears(resolveNames(separateAlternatives(clauses)))));
}

/** "Red or awd", "sunroof or leather": a filter would ask for both. */
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
  // "Sunroof or moonroof" are two words for one thing.
  if (JSON.stringify(left.statements) === JSON.stringify(right.statements)) return true;
  const keys = new Set([...left.statements, ...right.statements].map(({ key }) => key));
  const [key, another] = keys;
  return key !== undefined && another === undefined && !conjunctiveKeys.includes(key);
}

/** One value for the condition, the sort and each bound, and no bound beyond its opposite. */
function markContradictions(clauses: readonly Clause[]): Clause[] {
  const all = clauses.flatMap((clause) =>
    clause.kind === "understood"
      ? clause.statements.map((statement) => ({ clause, statement }))
      : [],
  );
  const conflicting = all.filter(({ statement }) =>
    all.some((other) => contradicts(statement, other.statement)),
  );
  return markUnclear(clauses, new Set(conflicting.map(({ clause }) => clause)), "contradiction");
}

function contradicts(one: Statement, other: Statement): boolean {
  if (one.key === other.key)
    return singleValueKeys.includes(one.key) && valueOf(one) !== valueOf(other);
  return opposedBounds.some(
    ([low, high]) =>
      (one.key === low && other.key === high && valueOf(one) > valueOf(other)) ||
      (one.key === high && other.key === low && valueOf(one) < valueOf(other)),
  );
}

function valueOf(statement: Statement): string | number {
  return "value" in statement ? statement.value : "";
}

/** Model years that are named one by one: a range where none between them is missing. */
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

/** All texts are one filter, of so many letters. */
function limitText(clauses: readonly Clause[]): Clause[] {
  const isText = (clause: Clause) =>
    clause.kind === "understood" && clause.statements.some(({ key }) => key === "text");
  const texts = clauses.filter(isText);
  const text = textFilter(
    texts.flatMap((clause) => (clause.kind === "understood" ? clause.statements : [])),
  );
  return text.length > MAX_TEXT ? markUnclear(clauses, new Set(texts), "unknown") : [...clauses];
}

/** The text filter that the statements come to; "" for none. */
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
