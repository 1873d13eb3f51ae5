import type { LogHead } from "@forecourt/service-kit/vault/log-hashes";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";

export type VaultCommand =
  | { kind: "rotate" }
  | { kind: "verify"; noted: LogHead | null }
  | { kind: "dispose"; isDryRun: boolean };

/** Parses the arguments. @throws UsageError that names what is invalid */
export function vaultCommand(args: readonly string[]): VaultCommand {
  const { values, positionals } = parsed(args);
  const [name = "", ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
  if (values.noted !== undefined && name !== "verify")
    throw new UsageError("--noted is for verify");
  if (values["dry-run"] && name !== "dispose") throw new UsageError("--dry-run is for dispose");
  if (name === "rotate") return { kind: "rotate" };
  if (name === "verify") return { kind: "verify", noted: headOf(values.noted) };
  if (name === "dispose") return { kind: "dispose", isDryRun: values["dry-run"] };
  throw new UsageError(name === "" ? "no command given" : `unknown command "${name}"`);
}

function headOf(text: string | undefined): LogHead | null {
  if (text === undefined) return null;
  const [, seq, hash] = /^(\d{1,15}):([\w-]{43})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined) throw new UsageError("--noted expects SEQ:HASH");
  return { seq: Number(seq), hash };
}

function parsed(args: readonly string[]) {
  return parseCommandLine(args, {
    noted: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  });
}
