import { ownPhotoPath } from "@forecourt/contracts/image-source";
import type { ImagesBySource } from "../../store/images-by-source.ts";
import type { FeedRow } from "../feed/rows.ts";
import type { VehicleMapping } from "../mapping/schema.ts";
import type { ListSource } from "../mapping/sources.ts";
import type { ReadContext } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { listReader } from "./list.ts";
import { webAddress } from "./optional.ts";

/**
 * Reads the photo URLs of every image source: `//host/…` becomes https, `photos/<path>` is a file in the
 * dealer's folder. Other URLs (`javascript:`, `data:`) are omitted and reported.
 */
export function imagesReader(mapping: VehicleMapping, context: ReadContext) {
  const reader = (source: ListSource | undefined) => {
    const read = source && listReader(source, context);
    return (values: FeedRow["values"], findings: Findings): string[] =>
      (read?.(values) ?? []).flatMap(
        (text) => urlOf(text) ?? findings.leaveOut("images", text) ?? [],
      );
  };
  const customBackground = reader(mapping.customBackgroundImages);
  const preview = reader(mapping.previewImages);
  const additional = reader(mapping.images);
  const evox = reader(mapping.evoxImages);
  return (values: FeedRow["values"], findings: Findings): ImagesBySource => ({
    customBackground: customBackground(values, findings),
    preview: preview(values, findings),
    additional: additional(values, findings),
    evox: evox(values, findings),
  });
}

function urlOf(text: string): string | null {
  return ownPhotoPath(text) ? text : webAddress(text);
}
