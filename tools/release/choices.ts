import { ReleasableName, ReleaseId } from "@forecourt/contracts/release";

/** A name on the command line, with the release that was stated after it. */
export interface Choice {
  name: ReleasableName;
  release: string | null;
}

/** Parses `NAME [RELEASE] NAME [RELEASE] ...`; null for anything else, nothing, or a name twice. */
export function parseChoices(args: readonly string[]): Choice[] | null {
  const choices: Choice[] = [];
  for (const argument of args) {
    const name = ReleasableName.safeParse(argument);
    const last = choices.at(-1);
    if (name.success) choices.push({ name: name.data, release: null });
    else if (last?.release === null && ReleaseId.safeParse(argument).success)
      last.release = argument;
    else return null;
  }
  const names = new Set(choices.map(({ name }) => name));
  return names.size > 0 && names.size === choices.length ? choices : null;
}
