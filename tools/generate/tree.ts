import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const templates = path.join(import.meta.dirname, "templates");

/** A working copy of the repository that a generator changes; nothing is written before `save`. */
export interface Tree {
  /** Files that were added or changed, below the root, in the order of the changes. */
  readonly touched: ReadonlySet<string>;
  /** @throws Error when the file exists already */
  write(file: string, text: string): void;
  /** Writes a file of `templates/` with its `{{names}}` filled in. @throws Error when it exists already */
  writeTemplate(file: string, template: string, names: TemplateNames): void;
  /** Like `writeTemplate` for a file that may exist. */
  overwriteFromTemplate(file: string, template: string, names: TemplateNames): void;
  /** Adds `text` right after the first `anchor`. @throws Error when there is none */
  insertAfter(file: string, anchor: string | RegExp, text: string): void;
  /** Adds an entry to a flat JSON object, as its last one. */
  addEntry(file: string, key: string, value: string): void;
  read(file: string): string;
  exists(file: string): boolean;
  /** Writes all changes to the disk. */
  save(): void;
}

type TemplateNames = Readonly<Record<string, string>>;

/** The repository at `root`. */
export function openTree(root: string): Tree {
  const changes = new Map<string, string>();
  const touched = new Set<string>();
  const onDisk = (file: string) => path.join(root, file);
  const exists = (file: string) => changes.has(file) || existsSync(onDisk(file));
  const read = (file: string) => changes.get(file) ?? readFileSync(onDisk(file), "utf8");
  const change = (file: string, text: string) => {
    if (exists(file) && read(file) === text) return;
    changes.set(file, text);
    touched.add(file);
  };
  const write = (file: string, text: string) => {
    if (exists(file)) throw new Error(`${file} exists already`);
    change(file, text);
  };
  return {
    touched,
    exists,
    read,
    write,
    writeTemplate: (file, template, names) => write(file, fillTemplate(template, names)),
    overwriteFromTemplate: (file, template, names) => change(file, fillTemplate(template, names)),
    insertAfter: (file, anchor, added) => {
      const text = read(file);
      const end = endOf(text, anchor);
      if (end === null) throw new Error(`${file}: expected ${anchor}, found none`);
      change(file, text.slice(0, end) + added + text.slice(end));
    },
    addEntry: (file, key, value) => {
      const text = read(file).trimEnd();
      const entry = `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
      const before = text.slice(0, -1).trimEnd();
      change(file, `${before}${before.endsWith("{") ? "" : ","}\n${entry}\n}\n`);
    },
    save: () => {
      for (const [file, text] of changes) {
        mkdirSync(path.dirname(onDisk(file)), { recursive: true });
        writeFileSync(onDisk(file), text);
      }
      changes.clear();
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

function fillTemplate(template: string, names: TemplateNames): string {
  const text = readFileSync(path.join(templates, `${template}.template`), "utf8");
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`the template names ${whole}, which is not given`);
    return value;
  });
}
