import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import type { RowFault } from "./facts/findings.ts";

/** A refused row in the report: one JSON line. */
export interface Refusal extends RowFault {
  line: number;
  /** Of a duplicate VIN: the line that counts instead. */
  winner?: number;
}

/** Takes refusals one by one. */
export interface Report {
  refuse(refusal: Refusal): Promise<void>;
  close(): Promise<void>;
}

/** Longest value that is repeated in a report, in characters. */
const LONGEST_VALUE = 200;

/** Writes refusals to a file as JSON lines; waits for the disk when it is slow. */
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

/** For imports whose refusals nobody reads. */
export const noReport: Report = { refuse: async () => undefined, close: async () => undefined };
