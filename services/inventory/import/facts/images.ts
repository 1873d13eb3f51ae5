import { ownPhotoPath } from "@forecourt/contracts/image-source";
import type { FeedRow } from "../feed/rows.ts";
import type { ListSource } from "../mapping/sources.ts";
import type { ReadContext } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { listReader } from "./list.ts";

/**
 * Reads photo URLs (`//host/…` becomes https) and `photos/<path>`, a file in the dealer's folder. Other
 * URLs (`javascript:`, `data:`) are omitted and reported.
 */
export function imagesReader(source: ListSource, context: ReadContext) {
  const read = listReader(source, context);
  return (values: FeedRow["values"], findings: Findings): string[] =>
    read(values).flatMap((text) => addressOf(text) ?? findings.leaveOut("images", text) ?? []);
}

function addressOf(text: string): string | null {
  if (ownPhotoPath(text)) return text;
  const url = URL.parse(text.startsWith("//") ? `https:${text}` : text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
