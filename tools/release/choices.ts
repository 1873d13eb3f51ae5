import { ReleasableName, ReleaseId } from "@forecourt/contracts/release";
import type { z } from "zod";

/** A name on the command line, with the release that was stated after it. */
export interface Choice<Name extends string = ReleasableName> {
  name: Name;
  release: string | null;
}

/** Parses `NAME [RELEASE] NAME [RELEASE] ...`; null for anything else, nothing, or a name twice. */
export function parseChoices(args: readonly string[]): Choice[] | null;
export function parseChoices<Name extends string>(
  args: readonly string[],
  names: z.ZodType<Name>,
): Choice<Name>[] | null;
export function parseChoices(
  args: readonly string[],
  names: z.ZodType<string> = ReleasableName,
): Choice<string>[] | null {
  const choices: Choice<string>[] = [];
  for (const argument of args) {
    const name = names.safeParse(argument);
    const last = choices.at(-1);
    if (name.success) choices.push({ name: name.data, release: null });
    else if (last?.release === null && ReleaseId.safeParse(argument).success)
      last.release = argument;
    else return null;
  }
  const different = new Set(choices.map(({ name }) => name));
  return different.size > 0 && different.size === choices.length ? choices : null;
}
