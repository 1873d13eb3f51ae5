import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Files by their path from the root, with a mark that changes when the file is written or replaced. */
export type FileMarks = ReadonlyMap<string, string>;

/** Written by builds and tools, not by people. */
const ignored: readonly string[] = ["node_modules", "dist"];

/** The files below `folders`, as they are now. */
export function readMarks(root: string, folders: readonly string[]): FileMarks {
  const marks = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const entry of entriesOf(path.join(root, folder))) {
      const file = `${folder}/${entry.name}`;
      if (entry.isFile()) {
        const stat = statSync(path.join(root, file), { throwIfNoEntry: false, bigint: true });
        if (stat) marks.set(file, `${stat.ino} ${stat.size} ${stat.mtimeNs}`);
      } else if (entry.isDirectory() && !ignored.includes(entry.name)) visit(file);
    }
  };
  for (const folder of folders) visit(folder);
  return marks;
}

/** Files that are new, written, replaced, or removed. */
export function changedBetween(before: FileMarks, after: FileMarks): string[] {
  const written = [...after].filter(([file, mark]) => before.get(file) !== mark);
  const gone = [...before.keys()].filter((file) => !after.has(file));
  return [...written.map(([file]) => file), ...gone];
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // The file was removed meanwhile.
    return [];
  }
}
