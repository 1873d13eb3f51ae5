import { write, writeSync } from "node:fs";
import type { DestinationStream } from "pino";
import { errorCode } from "./error-code.ts";

/** Characters of lines that wait for a slow reader; later lines are dropped. */
const MAX_WAITING = 8_000_000;
const RETRY_MS = 100;

/** How long a line waits, so that a busy process writes many at once: a write costs as much as a line. */
const DELAY_MS = 20;

/**
 * Log lines to a file descriptor, by default standard output. They are written up to 20 ms later; a
 * process that is killed loses those. Lines that cannot be written, such as to a full disk, are dropped
 * and counted, and the next line that can says how many. Pino's own destination would end the process
 * then, and could not end while lines are left.
 */
export function logDestination(fd = 1): DestinationStream {
  let waiting = "";
  let inFlight = false;
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;

  const drop = (text: string) => {
    dropped += Math.max(1, text.split("\n").length - 1);
  };
  const schedule = () => {
    if (waiting !== "" && !inFlight) timer ??= setTimeout(flush, DELAY_MS).unref();
  };
  const flush = () => {
    timer = undefined;
    inFlight = true;
    const bytes = Buffer.from(dropped > 0 ? gapLine(dropped) + waiting : waiting);
    const attempt = { lines: waiting, dropped };
    waiting = "";
    dropped = 0;
    const settle = (lost: boolean) => {
      if (lost) {
        dropped += attempt.dropped;
        drop(attempt.lines);
      }
      inFlight = false;
      schedule();
    };
    writeAll(fd, bytes, settle);
  };
  // A crash ends the process before the next write.
  process.once("exit", () => {
    try {
      writeSync(fd, waiting);
    } catch {
      // Nothing is left that could report it.
    }
  });
  return {
    write(line) {
      if (waiting.length + line.length > MAX_WAITING) drop(line);
      else waiting += line;
      schedule();
    },
  };
}

/** Calls `settle` with true when the rest of `bytes` could not be written. */
function writeAll(fd: number, bytes: Buffer, settle: (lost: boolean) => void): void {
  write(fd, bytes, (error, written) => {
    if (error && errorCode(error) === "EAGAIN") {
      setTimeout(() => writeAll(fd, bytes, settle), RETRY_MS).unref();
    } else if (error) settle(true);
    else if (written < bytes.length) writeAll(fd, bytes.subarray(written), settle);
    else settle(false);
  });
}

function gapLine(dropped: number): string {
  const msg = `${dropped} log lines before this one could not be written`;
  return `${JSON.stringify({ level: "warn", time: new Date().toISOString(), msg })}\n`;
}
