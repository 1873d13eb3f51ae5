import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Feed } from "@forecourt/contracts/dealer-config/feed";
import type { Lot } from "./feed-store.ts";
import { safeName } from "./sources/name-pattern.ts";
import type { LotFolders } from "./sources/source.ts";

/** How many files are kept in each of the folders `done`, `held` and `refused`, with their reasons. */
const maxKept = 30;

/** The folders of a store's feed, below `feedsDir`. Makes missing folders. */
export async function lotFolders(
  feedsDir: string,
  { dealerId, storeId }: Lot,
  { source }: Pick<Feed, "source">,
): Promise<LotFolders> {
  const own = source.kind === "folder" ? source.folder : null;
  const incoming = path.join(feedsDir, own ?? path.join(dealerId, storeId));
  const below = (name: string) => path.join(incoming, name);
  const folders = {
    incoming,
    working: below(".working"),
    done: below("done"),
    held: below("held"),
    refused: below("refused"),
  };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  return folders;
}

/** Moves a file that was read to its folder, with the reason beside it; returns where it is. */
export async function keepFile(
  folder: string,
  { file, name }: { file: string; name: string },
  { now, reason }: { now: Date; reason: string | null },
): Promise<string> {
  const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const kept = path.join(folder, `${time}-${safeName(name)}`);
  await rename(file, kept);
  if (reason !== null) await writeFile(`${kept}.reason.txt`, `${reason}\n`);
  await prune(folder);
  return kept;
}

/** The names begin with the time, so the first ones are the oldest. */
async function prune(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-\d\d-\d\dT/.test(name)).toSorted();
  const files = names.filter((name) => !name.endsWith(".reason.txt"));
  for (const name of files.slice(0, -maxKept)) {
    await rm(path.join(folder, name), { force: true });
    await rm(path.join(folder, `${name}.reason.txt`), { force: true });
  }
}
