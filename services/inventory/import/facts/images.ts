import { ownPhotoPath } from "@forecourt/contracts/vehicle/image-source";
import type { FeedRow } from "../feed/rows.ts";
import type { ListSource } from "../mapping/sources.ts";
import type { ReadContext } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { listReader } from "./list.ts";

/**
 * Reads addresses of pictures on the web, in full (`//host/…` is https), and `photos/<path>`, a file
 * of the dealer's own folder. Whatever else a feed states (`javascript:`, `data:`) is left out and
 * told of.
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
