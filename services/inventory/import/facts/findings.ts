import type { VinFault } from "@forecourt/domain/vin";

/** Why a row is refused. */
export type RowReason =
  | VinFault
  | "duplicate-vin"
  | "field-count"
  | "snapshot-unreadable"
  | "year-missing"
  | "year-unreadable"
  | "year-impossible"
  | "make-missing"
  | "model-missing"
  | "condition-missing"
  | "condition-unknown"
  | "price-unreadable"
  | "price-impossible"
  | "mileage-unreadable"
  | "mileage-impossible";

export interface RowFault {
  reason: RowReason;
  /** Column of the feed; null where none is to blame. */
  column: string | null;
  /** What stood there. */
  value: string;
}

/** Takes note of what a row's readers find: only the first fault counts, the rest is a sequel. */
export class Findings {
  fault: RowFault | null = null;
  /** Texts of optional facts that could not be read and were left out: `drivetrain: 75Kwh`. */
  readonly #unread = new Map<string, number>();

  begin(): void {
    this.fault = null;
  }

  refuse(reason: RowReason, column: string | null, value: string): null {
    this.fault ??= { reason, column, value };
    return null;
  }

  leaveOut(fact: string, value: string): null {
    const key = `${fact}: ${value.slice(0, 60)}`;
    if (this.#unread.has(key) || this.#unread.size < 500) {
      this.#unread.set(key, (this.#unread.get(key) ?? 0) + 1);
    }
    return null;
  }

  /** The texts that were left out, most frequent first. */
  unread(): [string, number][] {
    return [...this.#unread].sort(([, a], [, b]) => b - a);
  }
}
