import type { Socket } from "node:net";
import type { Limits } from "../limits.ts";

type ReaderLimits = Pick<Limits, "readGraceMs" | "minReadBytesPerSecond" | "maxWaitingBytes">;
type Reader = Pick<Socket, "writableLength" | "bytesWritten">;

/** Since when bytes have been waiting for a reader, and how many it had been sent before. */
interface Wait {
  since: number;
  bytesBefore: number;
}

export interface SlowReaders<R extends Reader> {
  add(reader: R): void;
  remove(reader: R): void;
  /** The readers to close now. */
  find(): R[];
}

/**
 * Finds readers for which bytes have waited for longer than the minimum rate allows. When more than
 * `maxWaitingBytes` wait in all, those that have waited longest are found too, so that memory is
 * bounded.
 */
export function createSlowReaders<R extends Reader>(
  limits: ReaderLimits,
  now: () => number,
): SlowReaders<R> {
  const waits = new Map<R, Wait | null>();

  const isTooSlow = ({ bytesWritten }: R, { since, bytesBefore }: Wait) => {
    const allowedMs =
      limits.readGraceMs + ((bytesWritten - bytesBefore) / limits.minReadBytesPerSecond) * 1_000;
    return now() - since > allowedMs;
  };

  /** Brings the waits up to date; the longest first. */
  const updateWaits = () => {
    const waiting: { reader: R; wait: Wait }[] = [];
    for (const [reader, known] of waits) {
      if (reader.writableLength === 0) {
        waits.set(reader, null);
        continue;
      }
      const bytesBefore = reader.bytesWritten - reader.writableLength;
      const wait = known ?? { since: now(), bytesBefore };
      waits.set(reader, wait);
      waiting.push({ reader, wait });
    }
    return waiting.sort((left, right) => left.wait.since - right.wait.since);
  };

  return {
    add: (reader) => void waits.set(reader, null),
    remove: (reader) => void waits.delete(reader),
    find() {
      const waiting = updateWaits();
      let bytes = waiting.reduce((sum, { reader }) => sum + reader.writableLength, 0);
      return waiting.flatMap(({ reader, wait }) => {
        if (!isTooSlow(reader, wait) && bytes <= limits.maxWaitingBytes) return [];
        bytes -= reader.writableLength;
        return [reader];
      });
    },
  };
}
