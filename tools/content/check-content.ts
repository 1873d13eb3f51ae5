import { readFolder } from "@forecourt/service-kit/dealers/files/read-folder";
import { lineOfPath } from "@forecourt/service-kit/dealers/json/line-of-path";
import { dealersOf } from "@forecourt/service-kit/dealers/load";
import {
  DealerConfigError,
  type Problem,
  problemText,
} from "@forecourt/service-kit/dealers/problems/problem";
import { UsageError } from "../command-line/usage-error.ts";
import { contentNotes } from "./notes/content-notes.ts";

const defaults = "defaults";

/** Lines such as `file:line: place: expected …`. */
export interface CheckedContent {
  /** What the site would refuse. */
  problems: string[];
  /** What it takes and hardly anybody means; only where there are no problems. */
  notes: string[];
}

/**
 * Checks the files below `folder`.
 * @param dealer only this dealer, with the defaults; null = all
 * @param now by which offers have ended
 * @throws UsageError for an unknown dealer
 */
export async function checkContent(
  folder: string,
  dealer: string | null,
  now = new Date(),
): Promise<CheckedContent> {
  const all = await readFolder(folder);
  const chosen = [defaults, dealer];
  const files =
    dealer === null
      ? all
      : new Map([...all].filter(([file]) => chosen.includes(file.split("/", 1)[0] ?? "")));
  if (dealer !== null && !files.has(`${dealer}/dealer.json`)) {
    throw new UsageError(`there is no dealer "${dealer}" in ${folder}`);
  }
  const linesOf = (found: readonly Problem[]) => [
    ...new Set(found.map((problem) => lineOf(problem, files.get(problem.file)))),
  ];
  try {
    dealersOf(files, folder);
  } catch (error) {
    if (!(error instanceof DealerConfigError)) throw error;
    return { problems: linesOf(error.found), notes: [] };
  }
  return { problems: [], notes: linesOf(contentNotes(files, now)) };
}

function lineOf(problem: Problem, text: string | undefined): string {
  // Problems of other files, and those of JSON that cannot be read, name their line themselves.
  if (!problem.file.endsWith(".json") || problem.path.length === 0 || text === undefined) {
    return problemText(problem);
  }
  const file = `${problem.file}:${lineOfPath(text, problem.path)}`;
  return problemText({ ...problem, file });
}
