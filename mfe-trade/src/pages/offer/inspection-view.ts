import type { OfferData } from "./offer-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** Items that the store inspects when the car comes in. */
export function inspectionView({ page, text }: OfferContext): OfferData["inspection"] {
  const result = page.offer?.result;
  const { isAnyCab, isAnyDrive } = result && "valuation" in result ? result.valuation : {};
  return {
    title: text("inspection.title"),
    items: [
      text("inspection.answers"),
      ...page.notes.map((note) => text("inspection.note", note)),
      ...(isAnyCab ? [text("inspection.cab")] : []),
      ...(isAnyDrive ? [text("inspection.drive")] : []),
      ...["history", "mileage", "owner"].map((item) => text(`inspection.${item}`)),
    ],
  };
}
