import { defaultLanguage, languagePattern } from "@forecourt/contracts/language";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";

export interface ContentCommand {
  kind: "check";
  /** The id of a dealer; null = all. */
  dealer: string | null;
  /** Lists what is not translated into this language; null = checks what the site would refuse. */
  language: string | null;
}

/** Parses the arguments. @throws UsageError that names what is invalid */
export function contentCommand(args: readonly string[]): ContentCommand {
  const { positionals, values } = parseCommandLine(args, { language: { type: "string" } });
  const [kind = "", dealer = null, ...rest] = positionals;
  const { language = null } = values;
  if (kind !== "check") {
    throw new UsageError(kind === "" ? "no command given" : `unknown command "${kind}"`);
  }
  if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
  if (language !== null && !(languagePattern.test(language) && language !== defaultLanguage)) {
    throw new UsageError(`--language: expected one such as es, found "${language}"`);
  }
  return { kind, dealer, language };
}
