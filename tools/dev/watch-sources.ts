import { type FSWatcher, watch } from "node:fs";
import path from "node:path";

/** Editors write a file in several steps, and a branch switch writes many files. */
const SETTLE_MS = 80;

/**
 * Calls `onChange` with the files that changed below `folders`, as paths from `root` with forward
 * slashes, once no file has changed for a moment. Returns a function that stops it.
 */
export function watchSources(
  root: string,
  folders: readonly string[],
  onChange: (files: string[]) => void,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null) return;
      changed.add(`${folder}/${file.split(path.sep).join("/")}`);
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
