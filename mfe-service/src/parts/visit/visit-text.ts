import type { VisitText } from "@forecourt/contracts/areas/service/visit-page-text-keys";
import {
  type NamedText,
  type NamedTexts,
  namedTexts,
} from "@forecourt/remote-kit/draft/named-texts";

/** The texts that a page of a visit shows. */
export type VisitTexts = NamedTexts<VisitText>;
export type Text = NamedText<VisitText>;

export const { pickTexts, textOf, siteText } = namedTexts<VisitText>("visit.");
