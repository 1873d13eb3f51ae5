import { parseArgs } from "node:util";
import { ReleasableName } from "@forecourt/contracts/release";
import { StartError } from "../start/start-error.ts";

export interface DevOptions {
  /** Names that are built from source; empty = everything. */
  names: ReleasableName[];
  /** Whether types are checked, too. */
  types: boolean;
  /** The record beside whose releases the names run: an id, or `live`; null = this checkout's own. */
  record: string | null;
}

const usage = `usage: npm run dev [-- [--no-types] [--record RECORD] [NAME...]]
Without names, builds everything in development mode. With names, builds only these; the others
come from the release store. --no-types leaves type errors to your editor. --record runs the names
beside the releases and the dealers' configuration of a record in RELEASES_DIR: its id, or "live".
NAME is one of ${ReleasableName.options.join(", ")}`;

/** @throws StartError with the usage when an argument is not known */
export function devOptions(args: readonly string[]): DevOptions {
  const { names, types, record } = parse(args);
  if (record !== null && names.length === 0) {
    throw new StartError(`--record needs the name of what is built from source\n${usage}`);
  }
  return { names, types, record };
}

function parse(args: readonly string[]): DevOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { "no-types": { type: "boolean" }, record: { type: "string" } },
    });
    const names = ReleasableName.array().parse(positionals);
    return { names, types: !values["no-types"], record: values.record ?? null };
  } catch {
    throw new StartError(usage);
  }
}
