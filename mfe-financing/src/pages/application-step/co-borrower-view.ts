import { applicationPath, formReturn } from "@forecourt/contracts/areas/financing/application-form";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { siteText, type Text } from "../../parts/application/application-text.ts";
import { dateFormatOf, dayOfMoment, timeOfMoment } from "../../parts/application/format-values.ts";
import { type DraftView, frameOf } from "./draft-view.ts";
import type { CoBorrowerData } from "./step-data.ts";

/** The page where the borrower decides how the co-borrower's part is filled in. */
export function coBorrowerView(view: DraftView): CoBorrowerData {
  const { request, draft, token } = view;
  const { site, url } = request;
  const t = siteText(site.texts);
  const invited = url.searchParams.get(formReturn.invited) ?? "";
  const isLink = /^[\w-]{43}$/.test(invited) && draft.invitation !== null;
  const date = dayOfMoment(draft.expiresAt, dateFormatOf(site));
  const frame = frameOf(view, ["co."]);
  return {
    kind: "co-borrower",
    ...frame,
    // Two links can be copied: each button names its own.
    labels: isLink ? { ...frame.labels, "resume.copy": t("co.link.copyOwn") } : frame.labels,
    lead: t(draft.invitation === null ? "co.lead" : "co.lead.invited"),
    invitation: draft.invitation,
    invitedOn:
      draft.invitedAt &&
      t("co.invitedOn", { moment: timeOfMoment(draft.invitedAt, dateFormatOf(site)) }),
    invite: inviteOf(draft, t),
    link: isLink ? { path: applicationPath(invited), text: t("co.link.text", { date }) } : null,
    hereHref: applicationPath(token, "co-about"),
  };
}

function inviteOf({ invitation, coBorrower }: Draft, t: Text): CoBorrowerData["invite"] {
  if (invitation !== null) {
    return {
      title: t("co.invite.againTitle"),
      text: t("co.invite.againText"),
      label: t("co.invite.again"),
    };
  }
  const isBegun = coBorrower?.steps.some((step) => step.isBegun) ?? false;
  return {
    title: t("co.invite.title"),
    text: isBegun ? `${t("co.invite.text")} ${t("co.invite.begun")}` : t("co.invite.text"),
    label: t("co.invite"),
  };
}
