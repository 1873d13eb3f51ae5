import type { Inspection } from "./inspect-file.ts";

/** The first bytes of an OLE2 compound file ([MS-CFB] 2.2). */
const SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const END_OF_CHAIN = 0xfffffffe;
/** Sectors of the table of sectors that the header lists; enough for a file of 7 MB. */
const LISTED = 109;
const ENTRY_BYTES = 128;
/** First two bytes of a Word document's main stream, as a number ([MS-DOC] 2.5.2). */
const WORD = 0xa5ec;
const ENCRYPTED = 0x0100;

/** Names of storages and streams that hold macros ([MS-OVBA] 2.2.1). */
const macros = new Set(["macros", "_vba_project_cur", "vba", "_vba_project"]);

export function isOle(bytes: Buffer): boolean {
  return bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/** Reads the directory of the compound file and the beginning of its Word stream. */
export function inspectDoc(bytes: Buffer): Inspection {
  try {
    const file = readHeader(bytes);
    const entries = directoryOf(file);
    const names = new Set(entries.map(({ name }) => name.toLowerCase()));
    if (names.has("encryptedpackage")) return { ok: false, fault: "protected" };
    const word = entries.find(({ name, type }) => name === "WordDocument" && type === 2);
    if (word === undefined) return { ok: false, fault: "format" };
    if ([...names].some((name) => macros.has(name))) return { ok: false, fault: "macros" };
    const start = sectorAt(file, word.start);
    if (start.readUInt16LE(0) !== WORD) return { ok: false, fault: "damaged" };
    if (start.readUInt16LE(10) & ENCRYPTED) return { ok: false, fault: "protected" };
    return { ok: true, format: "doc" };
  } catch {
    // A reader of buffers throws this for an address outside the file.
    return { ok: false, fault: "damaged" };
  }
}

interface OleFile {
  bytes: Buffer;
  sectorBytes: number;
  /** Sector numbers of the table that states which sector follows which. */
  table: number[];
  directory: number;
}

function readHeader(bytes: Buffer): OleFile {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new Error("expected sectors of 512 or 4,096 bytes");
  const count = Math.min(bytes.readUInt32LE(44), LISTED);
  return {
    bytes,
    sectorBytes: 2 ** shift,
    table: Array.from({ length: count }, (_, index) => bytes.readUInt32LE(76 + index * 4)),
    directory: bytes.readUInt32LE(48),
  };
}

/** @throws Error for a sector that is not wholly in the file */
function sectorAt({ bytes, sectorBytes }: OleFile, sector: number): Buffer {
  const start = (sector + 1) * sectorBytes;
  if (start >= bytes.length) throw new Error("a sector is outside the file");
  return bytes.subarray(start, start + sectorBytes);
}

function nextSector(file: OleFile, sector: number): number {
  const perSector = file.sectorBytes / 4;
  const part = file.table[Math.floor(sector / perSector)];
  if (part === undefined) throw new Error("a sector is not in the table");
  return sectorAt(file, part).readUInt32LE((sector % perSector) * 4);
}

interface DirectoryEntry {
  name: string;
  /** 1 = storage, 2 = stream, 5 = root. */
  type: number;
  start: number;
}

/** @throws Error for a chain of sectors that is a circle or leaves the file */
function directoryOf(file: OleFile): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  const seen = new Set<number>();
  for (let sector = file.directory; sector !== END_OF_CHAIN; sector = nextSector(file, sector)) {
    if (seen.has(sector)) throw new Error("the directory is a circle");
    seen.add(sector);
    const bytes = sectorAt(file, sector);
    for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
      const entry = bytes.subarray(at, at + ENTRY_BYTES);
      const nameBytes = Math.max(0, Math.min(entry.readUInt16LE(64), 64) - 2);
      const type = entry.readUInt8(66);
      const name = entry.toString("utf16le", 0, nameBytes);
      if (type !== 0) entries.push({ name, type, start: entry.readUInt32LE(116) });
    }
  }
  return entries;
}
