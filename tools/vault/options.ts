import type { LogHead } from "@forecourt/service-kit/vault/log-hashes";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";

export type VaultCommand =
  | { kind: "rotate" }
  | { kind: "verify"; noted: ReadonlyMap<string, LogHead> }
  | { kind: "dispose"; isDryRun: boolean };

/** Parses the arguments. @throws UsageError that names the invalid argument */
export function vaultCommand(args: readonly string[]): VaultCommand {
  const { values, positionals } = parsed(args);
  const [name = "", ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
  if (values.noted.length > 0 && name !== "verify") throw new UsageError("--noted is for verify");
  if (values["dry-run"] && name !== "dispose") throw new UsageError("--dry-run is for dispose");
  if (name === "rotate") return { kind: "rotate" };
  if (name === "verify") return { kind: "verify", noted: new Map(values.noted.map(headOf)) };
  if (name === "dispose") return { kind: "dispose", isDryRun: values["dry-run"] };
  throw new UsageError(name === "" ? "no command given" : `unknown command "${name}"`);
}

/** The area of a head, and the head. */
function headOf(text: string): [string, LogHead] {
  const [, area, seq, hash] = /^(financing|company):(\d{1,15}):([\w-]{43})$/.exec(text) ?? [];
  if (area === undefined || seq === undefined || hash === undefined) {
    throw new UsageError("--noted expects AREA:SEQ:HASH");
  }
  return [area, { seq: Number(seq), hash }];
}

function parsed(args: readonly string[]) {
  return parseCommandLine(args, {
    noted: { type: "string", multiple: true, default: [] },
    "dry-run": { type: "boolean", default: false },
  });
}
