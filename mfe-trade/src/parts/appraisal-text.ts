import type { AppraisalText } from "@forecourt/contracts/areas/trade/appraisal-text-keys";
import {
  type NamedText,
  type NamedTexts,
  namedTexts,
} from "@forecourt/remote-kit/draft/named-texts";

/** The texts that a page of an appraisal shows. */
export type FormTexts = NamedTexts<AppraisalText>;
export type Text = NamedText<AppraisalText>;

export const { pickTexts, textOf, siteText } = namedTexts<AppraisalText>("appraisal.");
