import { checkVin } from "@forecourt/domain/vin";
import type { FeedRow, FeedRows } from "../feed/rows.ts";
import type { Mapping } from "../mapping/schema.ts";
import { carReader } from "./car-reader.ts";
import { absentTexts, cleanText, type ReadContext, textCell } from "./cell.ts";
import { isDate } from "./date.ts";
import type { Findings, RowFault } from "./findings.ts";
import { titleReader } from "./title.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";

/** The result of reading a row. `snapshot` is "" in feeds without that column. */
export type RowRead =
  | { kind: "car"; snapshot: string; car: VehicleFacts }
  | { kind: "refused"; snapshot: string; fault: RowFault; vin: string | null }
  | { kind: "filtered" };

/** Reads one row as of `date` (`YYYY-MM-DD`) or of its snapshot. */
export type RowReader = (row: FeedRow, date: string, findings: Findings) => RowRead;

/**
 * Creates a reader of a feed's rows. With `vinless`, a row may lack its VIN, which then is empty. Throws
 * `feed-refused` for a missing column.
 */
export function rowReader(
  mapping: Mapping,
  feed: Pick<FeedRows, "cell" | "width">,
  { vinless = false } = {},
): RowReader {
  const context: ReadContext = {
    cell: feed.cell,
    absent: absentTexts(mapping.absent),
    title: mapping.title ? titleReader(mapping.title.columns, feed.cell) : null,
  };
  const isPartOfFeed = rowFilter(mapping, feed);
  const snapshotOf = snapshotReader(mapping, feed);
  const vinOf = mapping.vehicle.vin === null ? null : textCell(mapping.vehicle.vin, context);
  const carOf = carReader(mapping.vehicle, context);

  return (row, date, findings) => {
    if (!isPartOfFeed(row.values)) return { kind: "filtered" };
    findings.begin();
    const snapshot = snapshotOf(row.values);
    const written = vinOf?.(row.values) ?? "";
    const checked = vinless && written === "" ? noVin : checkVin(written);
    if (!hasWidth(row, feed.width)) findings.refuse("field-count", null, `${widthOf(row)} fields`);
    if (snapshot !== "" && !isDate(snapshot)) {
      findings.refuse("snapshot-unreadable", mapping.snapshot ?? null, snapshot);
    }
    if (!checked.ok) findings.refuse(checked.fault, vinOf?.column ?? null, written);
    const vin = checked.ok ? checked.vin : null;
    const car =
      vin === null ? null : carOf(vin, row.values, findings, isDate(snapshot) ? snapshot : date);
    if (car !== null && findings.fault === null) return { kind: "car", snapshot, car };
    if (findings.fault === null) throw new Error(`line ${row.line}: neither a car nor a fault`);
    return { kind: "refused", snapshot, fault: findings.fault, vin };
  };
}

const noVin = { ok: true, vin: "" } as const;

function rowFilter(
  { where }: Mapping,
  { cell }: Pick<FeedRows, "cell">,
): (values: FeedRow["values"]) => boolean {
  const conditions = where.map(({ column, is, isNot }) => {
    const read = cell(column);
    const texts = new Set(is ?? isNot);
    return (values: FeedRow["values"]) => texts.has(cleanText(read(values))) === (is !== undefined);
  });
  return (values) => conditions.every((holds) => holds(values));
}

function snapshotReader(
  mapping: Mapping,
  { cell }: Pick<FeedRows, "cell">,
): (values: FeedRow["values"]) => string {
  if (mapping.snapshot === undefined) return () => "";
  const read = cell(mapping.snapshot);
  return (values) => cleanText(read(values));
}

function hasWidth(row: FeedRow, width: number | null): boolean {
  return width === null || widthOf(row) === width;
}

function widthOf({ values }: FeedRow): number {
  return Array.isArray(values) ? values.length : Object.keys(values).length;
}
