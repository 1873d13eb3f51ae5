import { AppError } from "@forecourt/contracts/errors";
import type { Oddity } from "../judge/oddities.ts";
import type { Snapshot, SnapshotCounts } from "./snapshot.ts";

/** A feed that is odd, and therefore not applied. */
export class HeldImport extends AppError {
  readonly snapshot: Snapshot;
  readonly counts: SnapshotCounts;
  readonly oddities: readonly Oddity[];

  constructor(snapshot: Snapshot, counts: SnapshotCounts, oddities: readonly Oddity[]) {
    const found = oddities.map(({ text }) => `\n- ${text}`).join("");
    super("feed-held", `the feed of ${snapshot.date} is odd:${found}`);
    this.snapshot = snapshot;
    this.counts = counts;
    this.oddities = oddities;
  }
}
