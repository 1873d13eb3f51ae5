import path from "node:path";
import { subscribe } from "@parcel/watcher";
import { changedBetween, type FileMarks, readMarks } from "./file-marks.ts";

/** Editors write a file in several steps, and a branch switch writes many files. */
const SETTLE_MS = 40;

/**
 * Interval of looks at the files. The system may lose an event, such as that of a file in a folder that is removed and
 * made again.
 */
const LOOK_MS = 2_000;

/**
 * Calls `onChange` with the files that changed below `folders`, as paths from `root` with forward slashes, once no file
 * has changed for a moment. Returns a function that stops it.
 *
 * An event only causes a look at the files, which shows the changed ones. `fs.watch` with `recursive` watches each file
 * by itself on Linux: after a file was replaced by rename, as most editors save, its changes are lost.
 */
export async function watchSources(
  root: string,
  folders: readonly string[],
  onChange: (files: string[]) => void,
): Promise<() => Promise<void>> {
  let marks: FileMarks = new Map();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const before = marks;
    marks = readMarks(root, folders);
    const files = changedBetween(before, marks);
    if (files.length > 0) onChange(files);
  };
  const subscriptions = await Promise.all(
    folders.map((folder) =>
      subscribe(
        path.join(root, folder),
        (error) => {
          if (error) throw error;
          clearTimeout(timer);
          timer = setTimeout(look, SETTLE_MS);
        },
        { ignore: ["**/node_modules/**", "**/dist/**"] },
      ),
    ),
  );
  // After the subscriptions, so that no change falls between both.
  marks = readMarks(root, folders);
  const regularly = setInterval(look, LOOK_MS);
  return async () => {
    clearTimeout(timer);
    clearInterval(regularly);
    await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
  };
}
