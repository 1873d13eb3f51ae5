import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { ReleaseRecord } from "@forecourt/contracts/release";
import { processEnv } from "../config.ts";
import { errorCode } from "../error-code.ts";
import { type CheckSignature, signRecord } from "./record-signature.ts";

/** The record in force, below the release store's folder. */
export const recordFile = "record.json";

const archive = "records";

/**
 * The record in force; null when nothing has been activated yet. `record.json` may be behind for a moment, when a
 * process has stopped between the two steps of `appendRecord`, so its successors are followed.
 * @param check throws for a record without a valid signature; null = none is needed
 */
export async function readRecord(
  releasesDir: string,
  check: CheckSignature | null = null,
): Promise<ReleaseRecord | null> {
  let record = await read(releasesDir, path.join(releasesDir, recordFile), check);
  for (;;) {
    const next = await read(releasesDir, successorFile(releasesDir, record?.id ?? null), check);
    if (next === null) return record;
    record = next;
  }
}

/** A record that is or was in force, by its id; null when there is none. */
export async function readRecordById(
  releasesDir: string,
  id: string,
  check: CheckSignature | null = null,
): Promise<ReleaseRecord | null> {
  return isRecordId(id) ? read(releasesDir, archiveFile(releasesDir, id), check) : null;
}

/** The record that followed the record `id`; null = it is in force, or was the last when the store was made anew. */
export function readSuccessor(releasesDir: string, id: string): Promise<ReleaseRecord | null> {
  return read(releasesDir, successorFile(releasesDir, id));
}

export function isRecordId(id: string): boolean {
  return /^[0-9a-f]{16}$/.test(id);
}

/** A new id for a state of the whole site. */
export function newRecordId(): string {
  return randomBytes(8).toString("hex");
}

/**
 * Puts `record` in force, whatever was before: for a new store. A reader sees the old one or the new one, never a part.
 */
export async function writeRecord(releasesDir: string, record: ReleaseRecord): Promise<void> {
  const text = await archiveRecord(releasesDir, record);
  await replaceFile(path.join(releasesDir, recordFile), text);
}

/**
 * Puts `record` in force unless another one has followed its parent meanwhile; returns whether it is. The system makes
 * a hard link of one name only once, so of several processes exactly one succeeds, and none waits for another.
 */
export async function appendRecord(releasesDir: string, record: ReleaseRecord): Promise<boolean> {
  const text = await archiveRecord(releasesDir, record);
  const own = archiveFile(releasesDir, record.id);
  try {
    await link(own, successorFile(releasesDir, record.parent ?? null));
  } catch (error) {
    await rm(own);
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
  await replaceFile(path.join(releasesDir, recordFile), text);
  return true;
}

/** A record as it is stored elsewhere: the text that is signed, and its signature; null = it is not signed. */
export interface RecordCopy {
  record: ReleaseRecord;
  text: string;
  signature: string | null;
}

/** A stored record with its text, to be copied elsewhere; null when there is none. */
export async function readRecordCopy(releasesDir: string, id: string): Promise<RecordCopy | null> {
  if (!isRecordId(id)) return null;
  const file = archiveFile(releasesDir, id);
  const text = await readIfThere(file);
  if (text === null) return null;
  const signature = await readIfThere(signatureFile(releasesDir, id));
  return { record: parseRecord(file, text), text, signature };
}

/** Stores the copy of a record, byte for byte; it is not in force by that. */
export async function copyRecord(
  releasesDir: string,
  { record: { id }, text, signature }: RecordCopy,
): Promise<void> {
  await mkdir(path.join(releasesDir, archive), { recursive: true });
  if (signature !== null) await replaceFile(signatureFile(releasesDir, id), signature);
  await replaceFile(archiveFile(releasesDir, id), text);
}

/** Puts a copy in force, whatever was before, as what follows its parent. */
export async function putCopyInForce(releasesDir: string, copy: RecordCopy): Promise<void> {
  await copyRecord(releasesDir, copy);
  await replaceFile(successorFile(releasesDir, copy.record.parent ?? null), copy.text);
  await replaceFile(path.join(releasesDir, recordFile), copy.text);
}

/** Stores a record that is not in force, such as a preview; it is found by its id. */
export async function storeRecord(releasesDir: string, record: ReleaseRecord): Promise<void> {
  await archiveRecord(releasesDir, record);
}

/** Writes a record beside the earlier ones, where it is not in force yet. Returns its text. */
async function archiveRecord(releasesDir: string, record: ReleaseRecord): Promise<string> {
  await mkdir(path.join(releasesDir, archive), { recursive: true });
  const text = `${JSON.stringify(ReleaseRecord.parse(record), null, 2)}\n`;
  const signature = await signRecord(text, processEnv());
  if (signature !== null) await replaceFile(signatureFile(releasesDir, record.id), signature);
  await replaceFile(archiveFile(releasesDir, record.id), text);
  return text;
}

/** The file of a record that is or was in force. */
export function archiveFile(releasesDir: string, id: string): string {
  return path.join(releasesDir, archive, `${id}.json`);
}

/** The file with the signature of a record's text. */
export function signatureFile(releasesDir: string, id: string): string {
  return path.join(releasesDir, archive, `${id}.sig`);
}

/** The file of the record that followed the record `id`; null = the first of the store. */
export function successorFile(releasesDir: string, id: string | null): string {
  return path.join(releasesDir, archive, `${id ?? "first"}.next.json`);
}

async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await writeFile(temporary, text, { flush: true });
  await rename(temporary, file);
}

async function read(
  releasesDir: string,
  file: string,
  check: CheckSignature | null = null,
): Promise<ReleaseRecord | null> {
  const text = await readIfThere(file);
  if (text === null) return null;
  const record = parseRecord(file, text);
  if (check) {
    const { id } = record;
    check(id, text, isRecordId(id) ? await readIfThere(signatureFile(releasesDir, id)) : null);
  }
  return record;
}

/** @param where the record was read, for the message @throws Error for text that is no record */
export function parseRecord(where: string, text: string): ReleaseRecord {
  const record = ReleaseRecord.safeParse(parseJson(where, text));
  if (!record.success) throw new Error(`${where}: ${record.error.message}`);
  return record.data;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: expected JSON`, { cause: error });
  }
}
