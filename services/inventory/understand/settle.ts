import { MAX_TEXT } from "@forecourt/contracts/search-filter";
import { type Clause, type Statement, unclear, type Why } from "./clause.ts";
import { resolveNames } from "./resolve-names.ts";

/** Lists of which a car must have every value, so that no "or" can stand between two. */
const allOf: readonly string[] = ["feature", "deal", "text"];

const singles: readonly string[] = [
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

const crossings = [
  ["priceMin", "priceMax"],
  ["yearMin", "yearMax"],
] as const;

type Saying = Extract<Clause, { kind: "says" }>;

/** Clauses that agree: those that cannot hold together, or that no filter says so, become unclear. */
export function settle(clauses: readonly Clause[]): Clause[] {
  return boundText(contradictions(joinYears(resolveNames(separateAlternatives(clauses)))));
}

/** "Red or awd", "sunroof or leather": a filter would ask for both. */
function separateAlternatives(clauses: readonly Clause[]): Clause[] {
  const wrong = new Set<Clause>();
  for (const [index, clause] of clauses.entries()) {
    if (clause.kind !== "passedOver" || clause.joins !== "or") continue;
    const left = clauses.slice(0, index).findLast(isContent);
    const right = clauses.slice(index + 1).find(isContent);
    if (left?.kind !== "says" || right?.kind !== "says" || canAlternate(left, right)) continue;
    wrong.add(left).add(right);
  }
  return marked(clauses, wrong, "ambiguous");
}

function isContent({ kind }: Clause): boolean {
  return kind !== "passedOver";
}

function canAlternate(left: Saying, right: Saying): boolean {
  // "Sunroof or moonroof" are two words for one thing.
  if (JSON.stringify(left.says) === JSON.stringify(right.says)) return true;
  const keys = new Set([...left.says, ...right.says].map(({ key }) => key));
  const [key, another] = keys;
  return key !== undefined && another === undefined && !allOf.includes(key);
}

/** One value for the condition, the sort and each bound, and no bound beyond its opposite. */
function contradictions(clauses: readonly Clause[]): Clause[] {
  const all = clauses.flatMap((clause) =>
    clause.kind === "says" ? clause.says.map((said) => ({ clause, said })) : [],
  );
  const torn = all.filter(({ said }) => all.some((other) => contradicts(said, other.said)));
  return marked(clauses, new Set(torn.map(({ clause }) => clause)), "contradiction");
}

function contradicts(one: Statement, other: Statement): boolean {
  if (one.key === other.key) return singles.includes(one.key) && valueOf(one) !== valueOf(other);
  return crossings.some(
    ([low, high]) =>
      (one.key === low && other.key === high && valueOf(one) > valueOf(other)) ||
      (one.key === high && other.key === low && valueOf(one) < valueOf(other)),
  );
}

function valueOf(said: Statement): string | number {
  return "value" in said ? said.value : "";
}

/** Model years that are named one by one: a range where none between them is missing. */
function joinYears(clauses: readonly Clause[]): Clause[] {
  const years = clauses.flatMap((clause) =>
    clause.kind === "says"
      ? clause.says.flatMap((said) => (said.key === "year" ? [said.value] : []))
      : [],
  );
  const [low, high] = [Math.min(...years), Math.max(...years)];
  if (new Set(years).size <= high - low) return [...clauses];
  const range: Statement[] = [
    { key: "yearMin", value: low },
    { key: "yearMax", value: high },
  ];
  return clauses.map((clause) =>
    clause.kind === "says"
      ? { ...clause, says: clause.says.flatMap((said) => (said.key === "year" ? range : [said])) }
      : clause,
  );
}

/** All texts are one filter, of so many letters. */
function boundText(clauses: readonly Clause[]): Clause[] {
  const isText = (clause: Clause) =>
    clause.kind === "says" && clause.says.some(({ key }) => key === "text");
  const texts = clauses.filter(isText);
  const text = textOf(texts.flatMap((clause) => (clause.kind === "says" ? clause.says : [])));
  return text.length > MAX_TEXT ? marked(clauses, new Set(texts), "unknown") : [...clauses];
}

/** The text filter that the statements come to; "" for none. */
export function textOf(statements: readonly Statement[]): string {
  const texts = statements.flatMap((said) => (said.key === "text" ? [said.value] : []));
  return [...new Set(texts)].sort().join(" ");
}

function marked(clauses: readonly Clause[], wrong: ReadonlySet<Clause>, why: Why): Clause[] {
  return clauses.map((clause) =>
    wrong.has(clause) ? { from: clause.from, to: clause.to, ...unclear(why) } : clause,
  );
}
