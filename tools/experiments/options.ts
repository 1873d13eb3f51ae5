import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";

export type ExperimentsCommand =
  | { kind: "list" | "check"; dealer: string | null }
  | { kind: "report"; dealer: string | null; name: string };

/** Parses the arguments. @throws UsageError that names the invalid argument */
export function experimentsCommand(args: readonly string[]): ExperimentsCommand {
  const { values, positionals } = parseCommandLine(args, { dealer: { type: "string" } });
  const [kind = "", ...rest] = positionals;
  const dealer = values.dealer ?? null;
  if (kind === "report") {
    const [name, ...more] = rest;
    if (name === undefined) throw new UsageError("NAME is missing");
    if (more.length > 0) throw new UsageError(`unexpected "${more[0]}"`);
    return { kind, dealer, name };
  }
  if (kind !== "list" && kind !== "check") {
    throw new UsageError(kind === "" ? "no command given" : `unknown command "${kind}"`);
  }
  if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
  return { kind, dealer };
}
