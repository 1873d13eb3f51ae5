import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { ReleaseRecord } from "@forecourt/contracts/release";

/** The last record that this shell server has made live, in its data folder. */
const fileIn = (dataDir: string) => path.join(dataDir, "last-good-record.json");

/** Null when there is none that can be read. */
export async function readLastGood(dataDir: string): Promise<ReleaseRecord | null> {
  try {
    return ReleaseRecord.parse(JSON.parse(await readFile(fileIn(dataDir), "utf8")));
  } catch {
    return null;
  }
}

/** Stores a record in one step; replicas may store at the same time. */
export async function writeLastGood(dataDir: string, record: ReleaseRecord): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const temporary = `${fileIn(dataDir)}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(record));
  await rename(temporary, fileIn(dataDir));
}
