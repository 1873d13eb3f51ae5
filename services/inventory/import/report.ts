import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import type { RowFault } from "./facts/findings.ts";

/** A refused row in the report: one JSON line. */
export interface Refusal extends RowFault {
  line: number;
  /** For a duplicate VIN, the line that is used instead. */
  winner?: number;
}

/** Receives refused rows. */
export interface Report {
  refuse(refusal: Refusal): Promise<void>;
  close(): Promise<void>;
}

/** Maximum length of a reported value, in characters. */
const LONGEST_VALUE = 200;

/** Writes refused rows to a file as JSON lines, with backpressure. */
export async function openReport(file: string): Promise<Report> {
  const stream = createWriteStream(file);
  await once(stream, "open");
  return {
    refuse: async ({ line, column, value, reason, ...more }) => {
      const text = JSON.stringify({
        line,
        column,
        value: value.slice(0, LONGEST_VALUE),
        reason,
        ...more,
      });
      if (!stream.write(`${text}\n`)) await once(stream, "drain");
    },
    close: async () => {
      stream.end();
      await finished(stream);
    },
  };
}

/** A report that discards refused rows. */
export const noReport: Report = { refuse: async () => undefined, close: async () => undefined };
