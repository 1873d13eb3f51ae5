import { applicationPath, formReturn } from "@forecourt/contracts/areas/financing/application-form";
import { siteText } from "../../parts/application/application-text.ts";
import { dayOfMoment, timeOfMoment } from "../../parts/application/format-values.ts";
import { type DraftView, frameOf } from "./draft-view.ts";
import type { CoBorrowerData } from "./step-data.ts";

/** The page where the borrower decides how the co-borrower's part is filled in. */
export function coBorrowerView(view: DraftView): CoBorrowerData {
  const { request, draft, token } = view;
  const { site, url } = request;
  const t = siteText(site.texts);
  const invited = url.searchParams.get(formReturn.invited) ?? "";
  const isLink = /^[\w-]{43}$/.test(invited) && draft.invitation !== null;
  const date = dayOfMoment(draft.expiresAt, site.timezone);
  return {
    kind: "co-borrower",
    ...frameOf(view, ["co."]),
    lead: t(draft.invitation === null ? "co.lead" : "co.lead.invited"),
    invitation: draft.invitation,
    invitedOn:
      draft.invitedAt &&
      t("co.invitedOn", { moment: timeOfMoment(draft.invitedAt, site.timezone) }),
    isBegunHere: draft.coBorrower?.steps.some(({ isBegun }) => isBegun) ?? false,
    link: isLink ? { path: applicationPath(invited), text: t("co.link.text", { date }) } : null,
    hereHref: applicationPath(token, "co-about"),
  };
}
