import { dealerIds } from "@forecourt/service-kit/dealers/files/layout";
import { type Files, readFolder } from "@forecourt/service-kit/dealers/files/read-folder";
import { lineOfPath } from "@forecourt/service-kit/dealers/json/line-of-path";
import { dealersOf } from "@forecourt/service-kit/dealers/load";
import {
  DealerConfigError,
  type Problem,
  problemText,
} from "@forecourt/service-kit/dealers/problems/problem";
import { readSettings } from "@forecourt/service-kit/dealers/settings/settings";
import { UsageError } from "../command-line/usage-error.ts";
import { countMissing } from "./missing-texts.ts";
import { contentNotes } from "./notes/content-notes.ts";
import { pictureNotes } from "./notes/picture-notes.ts";
import { reviewDayProblems } from "./review-days.ts";

const defaults = "defaults";

/** Lines such as `file:line: place: expected …`. */
export interface CheckedContent {
  /** Content that the site would refuse, or leave out until its day. */
  problems: string[];
  /** Content that the site accepts and that is probably a mistake; only where there are no problems. */
  notes: string[];
}

/**
 * Checks the files below `folder`.
 * @param dealer only this dealer, with the defaults; null = all
 * @param now by which offers have ended and reviews were written
 * @throws UsageError for an unknown dealer
 */
export async function checkContent(
  folder: string,
  dealer: string | null,
  now = new Date(),
): Promise<CheckedContent> {
  const files = await chosenFiles(folder, dealer);
  const linesOf = (found: readonly Problem[]) => [
    ...new Set(found.map((problem) => lineOf(problem, files.get(problem.file)))),
  ];
  const problems = linesOf([...loadProblems(files, folder), ...reviewDayProblems(files, now)]);
  if (problems.length > 0) return { problems, notes: [] };
  const found = [...contentNotes(files, now), ...(await pictureNotes(folder, files))];
  return { problems, notes: [...linesOf(found), ...untranslatedNotes(files)] };
}

/** Share of a dealer's pages in its other languages that is in English, and the command that lists these texts. */
function untranslatedNotes(files: Files): string[] {
  return dealerIds(files).flatMap((id) => {
    const languages = readSettings(files, id, [])?.identity.languages ?? [];
    return languages.slice(1).flatMap((language) => {
      const count = countMissing(files, id, language);
      if (count === 0) return [];
      const texts = count === 1 ? "1 text or file is" : `${count} texts or files are`;
      const command = `npm run content -- check ${id} --language ${language}`;
      return [
        `${id}: ${texts} not translated into "${language}", so the site shows English; "${command}" lists them`,
      ];
    });
  });
}

/**
 * The files of one dealer and of the defaults; of all dealers where none is named.
 * @throws UsageError for an unknown dealer
 */
export async function chosenFiles(folder: string, dealer: string | null): Promise<Files> {
  const all = await readFolder(folder);
  if (dealer === null) return all;
  const chosen = [defaults, dealer];
  const files = new Map([...all].filter(([file]) => chosen.includes(file.split("/", 1)[0] ?? "")));
  if (!files.has(`${dealer}/dealer.json`)) {
    throw new UsageError(`there is no dealer "${dealer}" in ${folder}`);
  }
  return files;
}

function loadProblems(files: Files, folder: string): readonly Problem[] {
  try {
    dealersOf(files, folder);
    return [];
  } catch (error) {
    if (!(error instanceof DealerConfigError)) throw error;
    return error.found;
  }
}

function lineOf(problem: Problem, text: string | undefined): string {
  // Problems of other files, and problems of JSON that cannot be read, name their line themselves.
  if (!problem.file.endsWith(".json") || problem.path.length === 0 || text === undefined) {
    return problemText(problem);
  }
  const file = `${problem.file}:${lineOfPath(text, problem.path)}`;
  return problemText({ ...problem, file });
}
