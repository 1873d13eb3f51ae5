import type { SheetRow } from "@forecourt/service-trade/sheet/sheet-row";
import type { StaffSheet } from "@forecourt/service-trade/sheet/staff-sheet";
import { width, wrap } from "../command-line/wrap-lines.ts";
import { photoCount } from "./photo-count.ts";

/** The appraisal sheet in lines of at most 80 columns. */
export function sheetLines({ number, title, store, sections, photos }: StaffSheet): string[] {
  return [
    ...wrap(title, ""),
    ...wrap(`${store}, appraisal sheet ${number}`, ""),
    "=".repeat(width),
    ...sections.flatMap((section) => [
      "",
      ...wrap(section.title, ""),
      "-".repeat(Math.min(width, section.title.length)),
      ...section.rows.flatMap(rowLines),
      ...(section.checks ?? []).flatMap((check) => wrap(`  [ ] ${check}`, " ".repeat(6))),
    ]),
    ...(photos.length === 0 ? [] : ["", `${photoCount(photos.length)}: at the sheet's address`]),
  ];
}

/** Label at the left, value at the right, and below each other where that does not fit. */
function rowLines({ label, value, isSum = false }: SheetRow): string[] {
  const gap = width - 2 - label.length - value.length;
  const lines = isSum ? ["-".repeat(value.length).padStart(width)] : [];
  if (gap >= 2) return [...lines, `  ${label}${" ".repeat(gap)}${value}`];
  const last = wrap(value, " ".repeat(4)).map((line, index) =>
    index === 0 && line.length + 4 <= width ? `    ${line}` : line,
  );
  return [...lines, ...wrap(`  ${label}`, "  "), ...last];
}
