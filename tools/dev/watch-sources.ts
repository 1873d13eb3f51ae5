import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { type Event, subscribe } from "@parcel/watcher";

/** Editors write a file in several steps, and a branch switch writes many files. */
const SETTLE_MS = 40;

/** Written by builds and tools, not by people. */
const ignored = ["**/node_modules/**", "**/dist/**"];

/**
 * Calls `onChange` with the files that changed below `folders`, as paths from `root` with forward
 * slashes, once no file has changed for a moment. Returns a function that stops it.
 *
 * `fs.watch` with `recursive` watches each file by itself on Linux: after a file was replaced by rename, as most editors save, its
 * changes are lost.
 */
export async function watchSources(
  root: string,
  folders: readonly string[],
  onChange: (files: string[]) => void,
): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const subscriptions = await Promise.all(
    folders.map((folder) =>
      subscribe(
        path.join(root, folder),
        (error, events) => {
          if (error) throw error;
          for (const file of events.flatMap(filesOf)) {
            changed.add(path.relative(root, file).split(path.sep).join("/"));
          }
          clearTimeout(timer);
          timer = setTimeout(settle, SETTLE_MS);
        },
        { ignore: ignored },
      ),
    ),
  );
  return async () => {
    clearTimeout(timer);
    await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
  };
}

/** Of a new folder, what is in it by now: files that are written together with it have no event of their own. */
function filesOf({ type, path: changed }: Event): string[] {
  const isFolder = statSync(changed, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder) return [changed];
  if (type !== "create") return [];
  try {
    const entries = readdirSync(changed, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
  } catch {
    // Removed again meanwhile, which is another event.
    return [];
  }
}
