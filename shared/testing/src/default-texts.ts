import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "../../../dealers/defaults/texts");

/** The texts that every dealer inherits, by key, with their placeholders. */
export function defaultTexts(): Record<string, string> {
  const files = globSync("*.json", { cwd: folder }).sort();
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8"))),
  );
}
