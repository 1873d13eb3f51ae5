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
  /** Column of the feed; null if the fault is not in one column. */
  column: string | null;
  /** The refused value. */
  value: string;
}

/** Collects faults of a row. Only the first one is reported, because others may follow from it. */
export class Findings {
  fault: RowFault | null = null;
  /** Unreadable texts of optional facts, which were omitted: `drivetrain: 75Kwh`. */
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

  /** The omitted texts, most frequent first. */
  unread(): [string, number][] {
    return [...this.#unread].sort(([, a], [, b]) => b - a);
  }
}
