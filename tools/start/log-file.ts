import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";

export interface LogFile {
  /** Appends one line. */
  write(line: string): void;
  close(): void;
}

interface Rotation {
  /** A file is rotated before it exceeds this size. */
  maxBytes: number;
  /** Old files kept beside the current one, as `name.1` (newest), `name.2` … */
  keep: number;
}

/** A log file that is rotated by size. Writes are synchronous, so that lines before a crash are not lost. */
export function openLogFile(
  file: string,
  { maxBytes, keep }: Rotation = { maxBytes: 10_000_000, keep: 3 },
): LogFile {
  mkdirSync(dirname(file), { recursive: true });
  let handle = openSync(file, "a");
  let size = fstatSync(handle).size;
  const rotate = () => {
    closeSync(handle);
    for (let age = keep; age >= 1; age -= 1) {
      const younger = age === 1 ? file : `${file}.${age - 1}`;
      if (existsSync(younger)) renameSync(younger, `${file}.${age}`);
    }
    handle = openSync(file, "a");
    size = 0;
  };
  return {
    write(line) {
      const bytes = Buffer.from(`${line}\n`);
      if (size > 0 && size + bytes.length > maxBytes) rotate();
      writeSync(handle, bytes);
      size += bytes.length;
    },
    close: () => closeSync(handle),
  };
}
