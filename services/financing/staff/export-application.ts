import type { ShownApplication } from "./applications.ts";
import { EXPORT_FORMAT } from "./export-schema.ts";

/**
 * The document of an application for a lender's system: everything that was typed and the consents, amounts in
 * whole cents, days in ISO, phone numbers in E.164, as `export-schema.ts` describes it. Without the data of the
 * website's visit.
 */
export function exportDocument({ row, content }: ShownApplication) {
  const { origin: _origin, ...others } = content;
  const { isHomeShared: _shown, ...data } = { isHomeShared: false, ...others };
  return {
    format: EXPORT_FORMAT,
    number: row.number,
    dealerId: row.dealer_id,
    storeId: row.store_id,
    receivedAt: row.received_at,
    answer: row.answer,
    ...data,
  };
}

/** The applications as one line of CSV for each value: number, path, and value. Formulas are defused. */
export function exportCsv(shown: readonly ShownApplication[]): string {
  const lines = shown.flatMap((one) =>
    flat(exportDocument(one), "").map(([path, value]) => [one.row.number, path, value]),
  );
  return [["number", "field", "value"], ...lines]
    .map((cells) => `${cells.map(cell).join(",")}\r\n`)
    .join("");
}

function flat(value: unknown, path: string): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object") return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, inner]) =>
    flat(inner, path === "" ? name : `${path}.${name}`),
  );
}

/** A spreadsheet runs a cell that begins with one of these characters; an apostrophe makes it text. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) && !/^\+?\d+$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
