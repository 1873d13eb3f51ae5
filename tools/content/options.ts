import { defaultLanguage, languagePattern } from "@forecourt/contracts/language";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";

export interface ContentCommand {
  kind: "check";
  /** The id of a dealer; null = all. */
  dealer: string | null;
  /**
   * Language whose missing translations are listed; null = the command checks for content that the site would refuse.
   */
  language: string | null;
}

/** Parses the arguments. @throws UsageError that names the invalid argument */
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
