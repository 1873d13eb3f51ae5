import { defaultLanguage } from "@forecourt/contracts/language";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import type { VehicleData } from "./vehicle-data.ts";

/** Characters that are shown at once: some six lines of a phone, and the rest of the paragraph. */
const shownLength = 280;
/** A shorter rest is shown, too: to unfold it would be more work than to read it. */
const foldedLength = 200;

/** What the dealer writes of a car, long ones folded. Dealers write in English. */
export function descriptionView(
  { description }: Pick<VehicleDetail, "description">,
  { language = defaultLanguage }: Pick<SiteContext, "language">,
): VehicleData["description"] {
  if (description === null) return null;
  const first: string[] = [];
  const rest: string[] = [];
  for (const paragraph of description.split("\n")) {
    const isShown = rest.length === 0 && first.join("").length < shownLength;
    (isShown ? first : rest).push(paragraph);
  }
  const isFolded = rest.join("").length >= foldedLength;
  return {
    ...(isFolded ? { first, rest } : { first: [...first, ...rest], rest: [] }),
    ...(language !== defaultLanguage && { lang: defaultLanguage }),
  };
}
