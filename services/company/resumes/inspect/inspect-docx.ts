import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import type { Inspection } from "./inspect-file.ts";

const MAX_ENTRIES = 1_000;
/** Maximum total size of all entries, uncompressed. */
const MAX_BYTES = 60_000_000;

const END_OF_ZIP = Buffer.from("PK\x05\x06", "latin1");
const END_BYTES = 22;

const contentTypes = "[Content_Types].xml";
const documentXml = "word/document.xml";

export function isZip(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 4) === "PK\x03\x04";
}

/** True where the file ends as an archive does, with a comment of exactly the length that it states. */
export function endsWithZip(bytes: Buffer): boolean {
  const last = bytes.lastIndexOf(END_OF_ZIP);
  if (last === -1 || last + END_BYTES > bytes.length) return false;
  return last + END_BYTES + bytes.readUInt16LE(last + END_BYTES - 2) === bytes.length;
}

/**
 * Reads every entry of the archive, within limits of number and size: sizes that an archive states may be wrong. A
 * Word document has the two parts that are named here, and no macros.
 */
export async function inspectDocx(bytes: Buffer): Promise<Inspection> {
  // An archive reader also finds archives with other bytes before or behind them.
  if (!endsWithZip(bytes) || bytes.toString("latin1", 0, 1_024).includes("%PDF-")) {
    return { ok: false, fault: endsWithZip(bytes) ? "mixed" : "damaged" };
  }
  const zip = await opened(bytes);
  if (zip === null || zip.entryCount > MAX_ENTRIES) return { ok: false, fault: "damaged" };
  const found = new Map<string, string>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      if (total > MAX_BYTES || entry.isEncrypted()) return { ok: false, fault: "damaged" };
      if (isMacro(entry.fileName)) return { ok: false, fault: "macros" };
      if (entry.fileName.endsWith("/")) continue;
      const content = await contentOf(zip, entry);
      if ([contentTypes, documentXml].includes(entry.fileName)) found.set(entry.fileName, content);
    }
  } catch {
    return { ok: false, fault: "damaged" };
  }
  return verdictOf(found);
}

async function opened(bytes: Buffer): Promise<ZipFile | null> {
  return fromBufferPromise(bytes, { lazyEntries: true }).catch(() => null);
}

/** @throws Error where the content does not match the entry */
async function contentOf(zip: ZipFile, entry: Entry): Promise<string> {
  return (await buffer(await zip.openReadStreamPromise(entry))).toString();
}

function isMacro(name: string): boolean {
  return /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|^word\/activeX\//i.test(name);
}

function verdictOf(found: ReadonlyMap<string, string>): Inspection {
  const types = found.get(contentTypes);
  const document = found.get(documentXml);
  if (types === undefined || document === undefined) return { ok: false, fault: "format" };
  if (/macroEnabled/i.test(types)) return { ok: false, fault: "macros" };
  const isWord = types.includes("wordprocessingml.document.main+xml");
  return isWord && document.includes(":document")
    ? { ok: true, format: "docx" }
    : { ok: false, fault: "format" };
}
