import type { Credentials } from "@forecourt/service-kit/staff/staff-store";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";
import {
  credentialsOf,
  type Staff,
  single,
  staffOf,
  staffOptions,
} from "../staff/staff-options.ts";

export type ResumesCommand =
  | { kind: "enroll"; name: string; by: Credentials | null }
  | { kind: "list"; staff: Staff; dealerId: string | null }
  | { kind: "export"; staff: Staff; number: string; out: string | null };

/** Parses the arguments. @throws UsageError that names the invalid argument */
export function resumesCommand(args: readonly string[]): ResumesCommand {
  const { values, positionals } = parseCommandLine(args, {
    ...staffOptions,
    dealer: { type: "string" },
    out: { type: "string" },
  });
  const [kind = "", ...rest] = positionals;
  if (kind === "enroll") return { kind, name: single(rest, "NAME"), by: credentialsOf(values) };
  if (kind === "list") {
    if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
    return { kind, staff: staffOf(values), dealerId: values.dealer ?? null };
  }
  if (kind === "export") {
    const staff = staffOf(values);
    return { kind, staff, number: single(rest, "ID"), out: values.out ?? null };
  }
  throw new UsageError(kind === "" ? "no command given" : `unknown command "${kind}"`);
}
