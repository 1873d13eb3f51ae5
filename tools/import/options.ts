import path from "node:path";
import { isDate } from "@forecourt/service-inventory/import/facts/date";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";

export interface ImportOptions {
  dealer: string;
  store: string | null;
  /** Source of market data; null = the feed is a store's inventory. */
  source: string | null;
  mapping: string;
  feed: string;
  /** `YYYY-MM-DD`; null = today. */
  date: string | null;
  snapshots: { kind: "none" } | { kind: "one"; day: string } | { kind: "every" };
  report: string | null;
  /** Why an odd or older feed is imported; null = it is not. */
  force: string | null;
  /** Accepts a dealer or store that is not configured. */
  unconfigured: boolean;
  dryRun: boolean;
}

const options = {
  dealer: { type: "string" },
  store: { type: "string" },
  market: { type: "boolean", default: false },
  source: { type: "string" },
  mapping: { type: "string" },
  date: { type: "string" },
  snapshot: { type: "string" },
  "every-snapshot": { type: "boolean", default: false },
  report: { type: "string" },
  force: { type: "string" },
  unconfigured: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
} as const;

/** Parses the command line. Throws UsageError that names the missing or invalid option. */
export function importOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parsed(args);
  const [feed, ...more] = positionals;
  if (feed === undefined) throw new UsageError("FEED is missing");
  if (more.length > 0) throw new UsageError(`expected one FEED, found also ${more.join(", ")}`);
  const mapping = required("--mapping", values.mapping);
  return {
    dealer: id("--dealer", required("--dealer", values.dealer)),
    store: values.store === undefined ? null : id("--store", values.store),
    source: sourceOf(values, mapping),
    mapping,
    feed,
    date: values.date === undefined ? null : date("--date", values.date),
    snapshots: snapshots(values.snapshot, values["every-snapshot"]),
    report: values.report ?? null,
    force: reason(values.force),
    unconfigured: values.unconfigured,
    dryRun: values["dry-run"],
  };
}

function parsed(args: readonly string[]) {
  return parseCommandLine(args, options);
}

function required(name: string, value: string | undefined): string {
  if (value === undefined || value === "") throw new UsageError(`${name} is missing`);
  return value;
}

function reason(force: string | undefined): string | null {
  if (force === undefined) return null;
  if (force.trim().length >= 3) return force.trim();
  throw new UsageError('--force: expected a reason, such as --force "moved to the south store"');
}

/** The source of market data; null for a store's feed. */
function sourceOf(
  { market, source, store }: { market: boolean; source?: string; store?: string },
  mapping: string,
): string | null {
  if (!market && source !== undefined) throw new UsageError("--source is for --market only");
  if (!market) return null;
  if (store !== undefined) throw new UsageError("give --store or --market, not both");
  return id("--source", source ?? path.parse(mapping).name);
}

/** The dealer of a command about imports, and its store; null = all stores. */
export function lotOptions(args: readonly string[]): { dealer: string; store: string | null } {
  const { dealer, store } = options;
  const { values, positionals } = parseCommandLine(args, { dealer, store });
  if (positionals.length > 0) throw new UsageError(`unexpected ${positionals.join(", ")}`);
  return {
    dealer: id("--dealer", required("--dealer", values.dealer)),
    store: values.store === undefined ? null : id("--store", values.store),
  };
}

/** Ids are the names of folders and files below `dealers/`. */
function id(name: string, value: string): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 64) return value;
  throw new UsageError(`${name} "${value}": expected lowercase letters, digits and hyphens`);
}

function date(name: string, value: string): string {
  if (isDate(value)) return value;
  throw new UsageError(`${name} "${value}": expected a date such as 2026-11-20`);
}

function snapshots(day: string | undefined, every: boolean): ImportOptions["snapshots"] {
  if (day !== undefined && every)
    throw new UsageError("give --snapshot or --every-snapshot, not both");
  if (every) return { kind: "every" };
  return day === undefined ? { kind: "none" } : { kind: "one", day: date("--snapshot", day) };
}
