import { defaultLanguage } from "@forecourt/contracts/language";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import type { VehicleData } from "./vehicle-data.ts";

/** Characters that are shown at once: some six lines of a phone, and the rest of the sentence. */
const shownLength = 280;
/** A shorter rest is not collapsed: expanding it would take more effort than reading it. */
const foldedLength = 200;

/** The dealer's description of a car; the rest of a long one is collapsed. Dealers write in English. */
export function descriptionView(
  { description }: Pick<VehicleDetail, "description">,
  { language = defaultLanguage }: Pick<SiteContext, "language">,
): VehicleData["description"] {
  if (description === null) return null;
  const first: string[] = [];
  const rest: string[] = [];
  for (const paragraph of description.split("\n")) {
    if (rest.length > 0 || first.join("").length >= shownLength) rest.push(paragraph);
    else {
      const [shown, ...folded] = halves(paragraph);
      first.push(shown);
      rest.push(...folded);
    }
  }
  const isFolded = rest.join("").length >= foldedLength;
  return {
    ...(isFolded ? { first, rest } : { first: [...first, ...rest], rest: [] }),
    ...(language !== defaultLanguage && { lang: defaultLanguage }),
  };
}

/**
 * A paragraph, and a long one, as many feeds have one alone, in two: after a sentence, where what is shown at once
 * ends.
 */
function halves(paragraph: string): [string, ...string[]] {
  const end = /[.!?] /.exec(paragraph.slice(shownLength));
  const cut = shownLength + (end?.index ?? 0) + 1;
  if (!end || paragraph.length - cut <= foldedLength) return [paragraph];
  return [paragraph.slice(0, cut), paragraph.slice(cut + 1)];
}
