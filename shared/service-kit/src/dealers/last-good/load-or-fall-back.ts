import type { Dealers } from "../dealers.ts";
import { isExperimentFile } from "../experiments/experiment.ts";
import { type FileMemo, type Files, readFolder } from "../files/read-folder.ts";
import { type DealerMemo, dealersInSteps } from "../load.ts";
import { DealerConfigError } from "../problems/problem.ts";
import { inTurns } from "../steps.ts";

/** A configuration that can be used. */
export interface LoadedDealers {
  dealers: Dealers;
  /** Files from which `dealers` was made. */
  files: Files;
  /** The problems of the current files, a line each; empty when `dealers` is made of them alone. */
  problems: readonly string[];
  /** The current files could not be read, so nothing is known about them. */
  isUnreadable: boolean;
}

/** Memos and the checked version from earlier loads. */
export interface LoadOptions {
  /** See `dealersOf`. */
  memo?: DealerMemo;
  /** See `readFolder`. */
  fileMemo?: FileMemo;
  /** See `dealersOf`. */
  checkedVersion?: string | null;
}

/**
 * Loads the configuration below `folder`. When files are broken, the folders that contain them, such as
 * that of one dealer, are replaced by those of the last good configuration, or left out when they were not
 * in it. When that is not enough, all files are. A broken experiment is replaced or left out alone, because a
 * dealer's site can do without.
 * @param lastGood null = there is none
 * @throws DealerConfigError when the files are broken and there is no last good configuration
 */
export async function loadOrFallBack(
  folder: string,
  lastGood: Files | null,
  { memo = new Map(), fileMemo = new Map(), checkedVersion = null }: LoadOptions = {},
): Promise<LoadedDealers> {
  let files: Files | null = null;
  try {
    files = await readFolder(folder, fileMemo);
    const dealers = await inTurns(dealersInSteps(files, folder, memo, checkedVersion));
    return { dealers, files, problems: [], isUnreadable: false };
  } catch (error) {
    const isConfigError = error instanceof DealerConfigError;
    const problems = isConfigError ? error.problems : [String(error)];
    const repaired =
      isConfigError && files !== null ? replaceBroken(files, error.files, lastGood) : null;
    for (const candidate of [repaired, lastGood]) {
      const found = candidate && (await withoutBrokenExperiments(candidate, folder, memo));
      if (found) return { ...found, problems, isUnreadable: !isConfigError };
    }
    throw error;
  }
}

/** Null = only a last good configuration can replace what is broken, and there is none. */
function replaceBroken(
  files: Files,
  broken: readonly string[],
  lastGood: Files | null,
): Files | null {
  if (lastGood === null && !broken.every(isExperimentFile)) return null;
  const folders = new Set(broken.filter((file) => !isExperimentFile(file)).map(topFolder));
  const isReplaced = (file: string) => folders.has(topFolder(file)) || broken.includes(file);
  const mixed = [
    ...[...files].filter(([file]) => !isReplaced(file)),
    ...[...(lastGood ?? [])].filter(([file]) => isReplaced(file)),
  ];
  // In the order of `readFolder`, so that equal files have an equal version.
  return new Map(mixed.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The folder of a dealer or of the defaults; a file beside them is its own. */
function topFolder(file: string): string {
  return file.split("/", 1)[0] ?? file;
}

/**
 * Null when other files than experiments are broken: the last good ones may be from an older release. An experiment
 * that was good may not fit what a dealer's other files say now.
 */
async function withoutBrokenExperiments(
  files: Files,
  folder: string,
  memo: DealerMemo,
): Promise<Pick<LoadedDealers, "dealers" | "files"> | null> {
  try {
    return { dealers: await inTurns(dealersInSteps(files, folder, memo)), files };
  } catch (error) {
    if (!(error instanceof DealerConfigError)) throw error;
    const { files: broken } = error;
    if (!broken.every(isExperimentFile)) return null;
    const others = new Map([...files].filter(([file]) => !broken.includes(file)));
    // Its experiments may have hidden what is wrong with others.
    return others.size < files.size ? withoutBrokenExperiments(others, folder, memo) : null;
  }
}
