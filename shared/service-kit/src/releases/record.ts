import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { ReleaseRecord } from "@forecourt/contracts/release";
import { errorCode } from "../error-code.ts";

/** The record in force, below the release store's folder. */
export const recordFile = "record.json";

const archive = "records";

/** The record in force; null when nothing has been activated yet. */
export function readRecord(releasesDir: string): Promise<ReleaseRecord | null> {
  return read(path.join(releasesDir, recordFile));
}

/** A record that is or was in force, by its id; null when there is none. */
export async function readRecordById(
  releasesDir: string,
  id: string,
): Promise<ReleaseRecord | null> {
  return isRecordId(id) ? read(path.join(releasesDir, archive, `${id}.json`)) : null;
}

export function isRecordId(id: string): boolean {
  return /^[0-9a-f]{16}$/.test(id);
}

/** A new id for a state of the whole site. */
export function newRecordId(): string {
  return randomBytes(8).toString("hex");
}

/** Puts `record` in force in one step: a reader sees the old one or the new one, never a part. */
export async function writeRecord(releasesDir: string, record: ReleaseRecord): Promise<void> {
  await mkdir(path.join(releasesDir, archive), { recursive: true });
  const text = `${JSON.stringify(ReleaseRecord.parse(record), null, 2)}\n`;
  await replaceFile(path.join(releasesDir, archive, `${record.id}.json`), text);
  await replaceFile(path.join(releasesDir, recordFile), text);
}

async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await writeFile(temporary, text, { flush: true });
  await rename(temporary, file);
}

async function read(file: string): Promise<ReleaseRecord | null> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
  const record = ReleaseRecord.safeParse(parseJson(file, text));
  if (!record.success) throw new Error(`${file}: ${record.error.message}`);
  return record.data;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: expected JSON`, { cause: error });
  }
}
