import type { AppraisalText } from "@forecourt/contracts/areas/trade/appraisal-text-keys";
import {
  type NamedText,
  type NamedTexts,
  namedSiteText,
  namedText,
  pickNamedTexts,
} from "@forecourt/remote-kit/draft/named-texts";

/** The texts that a page of an appraisal shows. */
export type FormTexts = NamedTexts<AppraisalText>;
export type Text = NamedText<AppraisalText>;

const prefix = "appraisal.";

/** In a loader: the texts whose names begin with one of `groups`. */
export function pickTexts(
  texts: Readonly<Record<string, string>>,
  groups: readonly string[],
): FormTexts {
  return pickNamedTexts(prefix, texts, groups);
}

/** The lookup of a page's texts. */
export const textOf: (texts: FormTexts) => Text = namedText;

/** The lookup of a loader, in all texts of the site. */
export function siteText(texts: Readonly<Record<string, string>>): Text {
  return namedSiteText(prefix, texts);
}
