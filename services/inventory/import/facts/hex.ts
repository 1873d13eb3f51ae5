import type { FeedRow } from "../feed/rows.ts";
import type { HexSource } from "../mapping/sources.ts";
import { hexOfColorName } from "../reference/colors.ts";
import { type ReadContext, textCell } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { lowerCaseKeys } from "./text-fact.ts";

/** Reads a lowercase `#rrggbb`; null = not stated. */
export function hexReader(source: HexSource, context: ReadContext) {
  const text = textCell(source, context);
  const mapping = lowerCaseKeys(source.words ?? {});
  return (values: FeedRow["values"], findings: Findings): string | null => {
    const written = text(values);
    if (written === "") return null;
    const mapped = mapping.get(written.toLowerCase());
    if (mapped !== undefined) return mapped;
    if (source.read === "color-name") return hexOfColorName(written);
    const digits = /^#?([0-9a-f]{6})$/i.exec(written)?.[1];
    return digits === undefined
      ? findings.leaveOut("exteriorHex", written)
      : `#${digits.toLowerCase()}`;
  };
}
