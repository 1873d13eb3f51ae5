import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** One line for each text message in `folder`, the newest last; "" = there is none. */
export async function listTextMessages(folder: string): Promise<string> {
  const texts = await messageFiles(folder);
  return texts
    .map((text) => {
      const [head = "", ...body] = text.split("\n\n");
      const [, to = ""] = /^To: (.*)$/m.exec(head) ?? [];
      const [, date = "no date"] = /^Date: (.*)$/m.exec(head) ?? [];
      return `${date}  ${to}  ${body.join(" ").trim()}`;
    })
    .join("\n");
}

/** All text messages in `folder`, where they are written without an SMS provider; the newest last. */
export async function textMessages(folder: string): Promise<string> {
  const texts = await messageFiles(folder);
  return texts.length === 0 ? "no text messages" : texts.join("\n").trimEnd();
}

async function messageFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => /^[^.].*\.txt$/.test(name)).sort();
  return Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
}
