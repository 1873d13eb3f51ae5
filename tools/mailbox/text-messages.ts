import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** All text messages in `folder`, where they are written without an SMS provider; the newest last. */
export async function textMessages(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => /^[^.].*\.txt$/.test(name)).sort();
  if (files.length === 0) return "no text messages";
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
  return texts.join("\n").trimEnd();
}
