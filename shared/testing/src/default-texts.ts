import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { isOfAllLanguages } from "@forecourt/contracts/text-keys";

const folder = path.resolve(import.meta.dirname, "../../../dealers/defaults/texts");

/**
 * The texts that every dealer inherits in a language, by key, with their placeholders, and those that all pages have.
 */
export function defaultTexts(language = "en"): Record<string, string> {
  const texts = readTexts("*.*.json").filter(([key]) => isOfAllLanguages(key));
  return Object.fromEntries([...texts, ...readTexts(`*.${language}.json`)]);
}

function readTexts(pattern: string): [key: string, text: string][] {
  const files = globSync(pattern, { cwd: folder }).sort();
  return files.flatMap((file) =>
    Object.entries(
      JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Record<string, string>,
    ),
  );
}
