import { AppError } from "@forecourt/contracts/errors";
import { Findings, type RowReason } from "../facts/findings.ts";
import { type RowRead, rowReader } from "../facts/row-reader.ts";
import { type OpenFeed, openFeed } from "../feed/open.ts";
import type { FeedRow, FeedRows } from "../feed/rows.ts";
import type { Mapping } from "../mapping/schema.ts";
import type { Refusal, Report } from "../report.ts";
import { noRow, noRowOfTheFeed } from "./no-row.ts";
import { refuseRow } from "./refuse-row.ts";
import type { Staging } from "./staging.ts";

export interface FeedToRead {
  file: string;
  mapping: Mapping;
  /** `YYYY-MM-DD`: the date of the feed, if its rows have none. */
  date: string;
  /** The snapshot to read; null = all. */
  snapshot: string | null;
  /** A reason accepts a feed without vehicles. */
  force: string | null;
  /** Accepts rows without a VIN as separate vehicles; default: they are refused. */
  vinless?: boolean;
}

/** Result of reading a feed. */
export interface FeedTally {
  /** sha256 of the file, in hex. */
  digest: string;
  /** Rows read, including refused ones. */
  read: number;
  /** Rows excluded by the mapping's filter or the chosen snapshot. */
  filtered: number;
  refused: Map<RowReason, number>;
  /** The first refused row of each reason. */
  firstRefusals: Map<RowReason, Refusal>;
  /** Whether only the last row has fewer values than the header: most likely the file is cut off. */
  isCutOff: boolean;
  /** Unreadable texts of optional facts with their counts, most frequent first. */
  unread: [string, number][];
  /** The snapshots by date; [""] for a feed without snapshots. */
  snapshots: string[];
}

/** Reads a feed into the staging table. Throws `feed-refused` if the file does not fit the mapping. */
export async function readFeed(
  feed: FeedToRead,
  staging: Staging,
  report: Report,
): Promise<FeedTally> {
  const open = await openFeed(feed.file, feed.mapping);
  const read = rowReader(feed.mapping, open, { vinless: feed.vinless ?? false });
  const findings = new Findings();
  const tally = {
    read: 0,
    filtered: 0,
    refused: new Map<RowReason, number>(),
    firstRefusals: new Map<RowReason, Refusal>(),
    isCutOff: false,
  };
  let isShortBefore = false;
  const snapshots = new Set<string>();
  for await (const row of open.rows) {
    const isShortRow = isShort(row, open);
    tally.isCutOff = isShortRow && !isShortBefore;
    isShortBefore = isShortRow;
    const found = read(row, feed.date, findings);
    if (found.kind === "filtered" || isOther(found, feed)) {
      tally.filtered++;
      continue;
    }
    tally.read++;
    if (found.kind === "car") {
      snapshots.add(found.snapshot);
      await staging.add({
        snapshot: found.snapshot,
        line: row.line,
        vin: found.car.vin || withoutVin(row.line),
        car: found.car,
      });
      continue;
    }
    const { fault, snapshot, vin } = found;
    await refuseRow({ line: row.line, ...fault }, tally, report);
    if (fault.reason === "snapshot-unreadable") continue;
    snapshots.add(snapshot);
    if (vin !== null) await staging.add({ snapshot, line: row.line, vin, car: null });
  }
  open.finish();
  if (tally.read === 0) acceptNothing(feed, open, tally.filtered, snapshots);
  return {
    ...tally,
    digest: open.digest(),
    unread: findings.unread(),
    snapshots: [...snapshots].sort(),
  };
}

function isShort({ values }: FeedRow, { width }: Pick<FeedRows, "width">): boolean {
  return width !== null && Array.isArray(values) && values.length < width;
}

/** Placeholder for a missing VIN; VINs contain no spaces. */
function withoutVin(line: number): string {
  return `line ${line}`;
}

function isOther(found: Exclude<RowRead, { kind: "filtered" }>, { snapshot }: FeedToRead): boolean {
  return snapshot !== null && found.snapshot !== snapshot;
}

/** A feed without vehicles is refused unless forced, when a store has sold its last one. */
function acceptNothing(
  feed: FeedToRead,
  open: OpenFeed,
  filtered: number,
  snapshots: Set<string>,
): void {
  if (feed.force !== null && feed.mapping.snapshot === undefined) {
    snapshots.add("");
    return;
  }
  const { mapping, snapshot } = feed;
  const what =
    filtered === 0 ? noRow(mapping, open) : noRowOfTheFeed({ mapping, snapshot }, filtered);
  throw new AppError("feed-refused", `${feed.file} ${what}`);
}
