/** Key of the visitor's saved, compared and viewed cars in the browser's `localStorage`. */
export const shortlistKey = "forecourt.garage";

/** Event on `window` after a change of these cars; its `detail` is a `ShortlistCounts`. */
export const shortlistEvent = "forecourt:shortlist";

/** Numbers of cars that a visitor has saved, and selected to compare. */
export interface ShortlistCounts {
  saved: number;
  compared: number;
}

export const noShortlist: ShortlistCounts = { saved: 0, compared: 0 };

/** The counts of the stored cars; zero when nothing readable is stored. */
export function readShortlistCounts(storage: Pick<Storage, "getItem">): ShortlistCounts {
  try {
    const stored: unknown = JSON.parse(storage.getItem(shortlistKey) ?? "null");
    return { saved: lengthOf(stored, "saved"), compared: lengthOf(stored, "compared") };
  } catch {
    return noShortlist;
  }
}

function lengthOf(stored: unknown, list: keyof ShortlistCounts): number {
  if (typeof stored !== "object" || stored === null || !(list in stored)) return 0;
  const cars: unknown = Reflect.get(stored, list);
  return Array.isArray(cars) ? cars.length : 0;
}
