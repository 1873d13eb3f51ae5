import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "./site.ts";

/** Text messages of a site, which writes them to files when it has no provider; oldest first. */
export async function smsOf(site: Pick<Site, "dealersDir">): Promise<string[]> {
  const folder = path.join(site.dealersDir, "../data/sms");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => !name.startsWith(".")).sort();
  return Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
}

/** The code in the last message to a number of ten digits. */
export async function lastCode(site: Pick<Site, "dealersDir">, digits: string): Promise<string> {
  const mine = (await smsOf(site)).filter((text) => text.startsWith(`To: +1${digits}\n`));
  const [, code] = /\n\n(\d{6}) /.exec(mine.at(-1) ?? "") ?? [];
  if (code === undefined) throw new Error("no code was sent to this number");
  return code;
}
