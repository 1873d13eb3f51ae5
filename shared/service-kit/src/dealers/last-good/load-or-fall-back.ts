import type { Dealers } from "../dealers.ts";
import { type Files, readFolder } from "../files/read-folder.ts";
import { type DealerMemo, dealersOf } from "../load.ts";
import { DealerConfigError } from "../problems/problem.ts";

/** A configuration that can be used. */
export interface LoadedDealers {
  dealers: Dealers;
  /** What `dealers` was made of. */
  files: Files;
  /** The problems of the current files, a line each; empty when `dealers` is made of them alone. */
  problems: readonly string[];
  /** The current files could not be read, so nothing is known about them. */
  isUnreadable: boolean;
}

/**
 * Loads the configuration below `folder`. When files are broken, the folders that contain them, such as
 * that of one dealer, are replaced by those of the last good configuration, or left out when they were not
 * in it. When that is not enough, all files are.
 * @param lastGood null = there is none
 * @param memo see `dealersOf`
 * @throws DealerConfigError when the files are broken and there is no last good configuration
 */
export async function loadOrFallBack(
  folder: string,
  lastGood: Files | null,
  memo: DealerMemo = new Map(),
): Promise<LoadedDealers> {
  let files: Files | null = null;
  try {
    files = await readFolder(folder);
    return { dealers: dealersOf(files, folder, memo), files, problems: [], isUnreadable: false };
  } catch (error) {
    if (lastGood === null) throw error;
    const isConfigError = error instanceof DealerConfigError;
    const candidates = [
      ...(isConfigError && files !== null ? [replaceBroken(files, error.files, lastGood)] : []),
      lastGood,
    ];
    for (const candidate of candidates) {
      const dealers = tryDealersOf(candidate, folder, memo);
      const problems = isConfigError ? error.problems : [String(error)];
      if (dealers === null) continue;
      return { dealers, files: candidate, problems, isUnreadable: !isConfigError };
    }
    throw error;
  }
}

function replaceBroken(files: Files, broken: readonly string[], lastGood: Files): Files {
  const folders = new Set(broken.map(topFolder));
  const mixed = [
    ...[...files].filter(([file]) => !folders.has(topFolder(file))),
    ...[...lastGood].filter(([file]) => folders.has(topFolder(file))),
  ];
  // In the order of `readFolder`, so that equal files have an equal version.
  return new Map(mixed.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The folder of a dealer or of the defaults; a file beside them is its own. */
function topFolder(file: string): string {
  return file.split("/", 1)[0] ?? file;
}

/** Null when the files are broken: the last good ones may be from an older release. */
function tryDealersOf(files: Files, folder: string, memo: DealerMemo): Dealers | null {
  try {
    return dealersOf(files, folder, memo);
  } catch (error) {
    if (error instanceof DealerConfigError) return null;
    throw error;
  }
}
