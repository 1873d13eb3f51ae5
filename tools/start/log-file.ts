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
import { errorCode } from "@forecourt/service-kit/error-code";

export interface LogFile {
  /** Appends one line. If that fails, such as on a full disk, the line is dropped and counted. */
  write(line: string): void;
  close(): void;
}

export interface LogFileOptions {
  /** A file is rotated before it exceeds this size. */
  maxBytes?: number;
  /** Old files kept beside the current one, as `name.1` (newest), `name.2` … */
  keep?: number;
  /** Called once when writing begins to fail, and once when it works again. */
  report?(text: string): void;
  /** Writes bytes to a handle and returns how many were written. Default: `writeSync`. */
  append?(handle: number, bytes: Uint8Array): number;
}

/**
 * A log file that is rotated by size. Writes are synchronous, so that lines before a crash are not lost.
 * It never throws: a site must not end because its log cannot be written.
 */
export function openLogFile(file: string, options: LogFileOptions = {}): LogFile {
  const { maxBytes = 10_000_000, keep = 3, report = () => undefined, append = writeSync } = options;
  let handle: number | null = null;
  let size = 0;
  let dropped = 0;
  /** The disk became full in the middle of a line. */
  let isCutOff = false;

  const close = () => {
    if (handle !== null) closeSync(handle);
    handle = null;
  };
  const open = () => {
    mkdirSync(dirname(file), { recursive: true });
    handle = openSync(file, "a");
    size = fstatSync(handle).size;
    return handle;
  };
  const put = (text: string) => {
    const bytes = Buffer.from(text);
    let target = handle ?? open();
    if (size > 0 && size + bytes.length > maxBytes) {
      close();
      shiftOlderFiles(file, keep);
      target = open();
    }
    const written = append(target, bytes);
    size += written;
    if (written === bytes.length) return;
    isCutOff = true;
    throw Object.assign(new Error("the line was cut off"), { code: "ENOSPC" });
  };
  return {
    write(line) {
      try {
        if (dropped > 0) {
          put(`${isCutOff ? "\n" : ""}${gapLine(dropped)}\n`);
          isCutOff = false;
          report(`${file} can be written again; ${dropped} lines were dropped`);
          dropped = 0;
        }
        put(`${line}\n`);
      } catch (error) {
        dropped += 1;
        if (dropped === 1)
          report(`${file} cannot be written (${describe(error)}); lines are dropped`);
      }
    },
    close,
  };
}

function shiftOlderFiles(file: string, keep: number): void {
  for (let age = keep; age >= 1; age -= 1) {
    const younger = age === 1 ? file : `${file}.${age - 1}`;
    if (existsSync(younger)) renameSync(younger, `${file}.${age}`);
  }
}

/** Stands in the log where lines are missing. */
function gapLine(dropped: number): string {
  const msg = `${dropped} lines before this one could not be written`;
  return JSON.stringify({ level: "warn", time: new Date().toISOString(), msg });
}

function describe(error: unknown): string {
  return errorCode(error) ?? String(error);
}
