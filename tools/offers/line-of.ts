import { UsageError } from "../command-line/usage-error.ts";

/** A text in one line. `name` is the name of its option. @throws UsageError where it is missing or too long */
export function lineOf(typed: string | undefined, name: string, max: number): string {
  const text = (typed ?? "").replace(/\s+/g, " ").trim();
  if (text === "") throw new UsageError(`${name} is missing`);
  if (text.length <= max) return text;
  throw new UsageError(`${name} has at most ${max} characters`);
}
