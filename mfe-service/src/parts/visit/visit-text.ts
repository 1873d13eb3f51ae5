import type { VisitText } from "@forecourt/contracts/areas/service/visit-page-text-keys";
import {
  type NamedText,
  type NamedTexts,
  namedSiteText,
  namedText,
  pickNamedTexts,
} from "@forecourt/remote-kit/draft/named-texts";

/** The texts that a page of a visit shows. */
export type VisitTexts = NamedTexts<VisitText>;
export type Text = NamedText<VisitText>;

const prefix = "visit.";

/** In a loader: the texts whose names begin with one of `groups`. */
export function pickTexts(
  texts: Readonly<Record<string, string>>,
  groups: readonly string[],
): VisitTexts {
  return pickNamedTexts(prefix, texts, groups);
}

/** The lookup of a page's texts. */
export const textOf: (texts: VisitTexts) => Text = namedText;

/** The lookup of a loader, in all texts of the site. */
export function siteText(texts: Readonly<Record<string, string>>): Text {
  return namedSiteText(prefix, texts);
}
