import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";

export interface OffersCommand {
  kind: "explain";
  /** The id of an offer, or its number. */
  id: string;
}

/** Parses the arguments. @throws UsageError that names what is invalid */
export function offersCommand(args: readonly string[]): OffersCommand {
  const [kind = "", id = "", ...rest] = positionalsOf(args);
  if (kind !== "explain") {
    throw new UsageError(kind === "" ? "no command given" : `unknown command "${kind}"`);
  }
  if (id === "") throw new UsageError("ID is missing");
  if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
  return { kind, id };
}

function positionalsOf(args: readonly string[]): string[] {
  return parseCommandLine(args, {}).positionals;
}
