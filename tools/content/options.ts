import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";

export interface ContentCommand {
  kind: "check";
  /** The id of a dealer; null = all. */
  dealer: string | null;
}

/** Parses the arguments. @throws UsageError that names what is invalid */
export function contentCommand(args: readonly string[]): ContentCommand {
  const [kind = "", dealer = null, ...rest] = parseCommandLine(args, {}).positionals;
  if (kind !== "check") {
    throw new UsageError(kind === "" ? "no command given" : `unknown command "${kind}"`);
  }
  if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
  return { kind, dealer };
}
