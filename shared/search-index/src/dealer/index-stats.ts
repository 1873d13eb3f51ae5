import type { DealerIndex } from "./dealer-index.ts";

/** Size of an index, for measurements. Bytes exclude dictionaries. */
export interface IndexStats {
  vehicles: number;
  /** Groups of vehicles that agree in all grouped fields. */
  groups: number;
  bytes: number;
  photoUrlBytes: number;
}

export function indexStats({ index }: DealerIndex): IndexStats {
  return {
    vehicles: index.rows,
    groups: index.groups.count,
    bytes: index.bytes,
    photoUrlBytes: index.table.texts.image.bytes,
  };
}
