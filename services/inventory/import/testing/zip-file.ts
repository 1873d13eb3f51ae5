import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** A zip file with these contents by name. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Replaces a text everywhere by one of the same length. */
export function replacedIn(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString("latin1").replaceAll(from, to), "latin1");
}

/** The zip file with the flag of a password at its one entry. */
export function lockedZip(zip: Buffer): Buffer {
  const locked = Buffer.from(zip);
  // The flags of the entry in the table at the end, behind its signature and two versions.
  const table = locked.indexOf("PK\u0001\u0002", 0, "latin1");
  locked.writeUInt16LE(locked.readUInt16LE(table + 8) | 1, table + 8);
  return locked;
}
