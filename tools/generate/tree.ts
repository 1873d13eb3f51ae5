import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const templates = path.join(import.meta.dirname, "templates");

/** A working copy of the repository that a generator writes to. */
export interface Tree {
  /** Files that were written or changed, below the root, in the order of the changes. */
  readonly touched: ReadonlySet<string>;
  /** @throws Error when the file exists already */
  write(file: string, text: string): void;
  /** Writes a file of `templates/` with its `{{names}}` filled in. */
  writeTemplate(file: string, template: string, names: Readonly<Record<string, string>>): void;
  /** Adds `text` right after the first `anchor`. @throws Error when there is none */
  insertAfter(file: string, anchor: string | RegExp, text: string): void;
  /** Adds an entry to a flat JSON object, as its last one. */
  addEntry(file: string, key: string, value: string): void;
  read(file: string): string;
}

/** The repository at `root`. */
export function openTree(root: string): Tree {
  const touched = new Set<string>();
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const save = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    touched.add(file);
  };
  const write = (file: string, text: string) => {
    if (existsSync(path.join(root, file))) throw new Error(`${file} exists already`);
    save(file, text);
  };
  return {
    touched,
    read,
    write,
    writeTemplate: (file, template, names) => {
      const text = readFileSync(path.join(templates, `${template}.template`), "utf8");
      write(file, fillTemplate(text, names));
    },
    insertAfter: (file, anchor, added) => {
      const text = read(file);
      const end = endOf(text, anchor);
      if (end === null) throw new Error(`${file}: expected ${anchor}, found none`);
      save(file, text.slice(0, end) + added + text.slice(end));
    },
    addEntry: (file, key, value) => {
      const text = read(file).trimEnd();
      const entry = `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
      const before = text.slice(0, -1).trimEnd();
      save(file, `${before}${before.endsWith("{") ? "" : ","}\n${entry}\n}\n`);
    },
  };
}

/** Where the first `anchor` ends in `text`; null when there is none. */
function endOf(text: string, anchor: string | RegExp): number | null {
  if (typeof anchor === "string") {
    const at = text.indexOf(anchor);
    return at < 0 ? null : at + anchor.length;
  }
  const found = anchor.exec(text);
  return found && found.index + found[0].length;
}

function fillTemplate(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`the template names ${whole}, which is not given`);
    return value;
  });
}
