import { jointField } from "@forecourt/contracts/areas/financing/application-form";
import { siteText, type Text } from "../../parts/application/application-text.ts";
import { dealRows } from "../../parts/deal/deal-rows.ts";
import { draftDeal } from "./draft-deal.ts";
import type { DraftView } from "./draft-view.ts";
import type { StepData, WhoApplies } from "./step-data.ts";

function hasBegun({ invitation, coBorrower }: DraftView["draft"]): boolean {
  return invitation !== null || (coBorrower?.steps.some((one) => one.isBegun) ?? false);
}

/** Whether the deal's page asks who applies: a co-borrower who has begun is dropped on their own page. */
export function whoApplies({ draft }: DraftView, t: Text): WhoApplies {
  if (hasBegun(draft)) return null;
  return {
    id: "who-applies",
    name: jointField,
    label: t("start.begin.label"),
    defaultValue: draft.isJoint ? "yes" : "no",
    options: [
      { value: "no", label: t("start.begin.alone") },
      { value: "yes", label: t("start.begin.joint") },
    ],
  };
}

/** The lead of a borrower's step, which says that a co-borrower has a part of their own. */
export function leadOfStep({ draft, page }: DraftView, lead: string, t: Text): string {
  const isShared = draft.party === "borrower" && draft.isJoint && page !== "deal";
  return isShared && !page.startsWith("co-") ? `${lead} ${t("step.joint")}` : lead;
}

/** The deal, on the pages where a co-borrower is welcomed and where they affirm that they apply jointly. */
export function togetherOf({ request, draft, page }: DraftView): StepData["together"] {
  if (page === "deal" && hasBegun(draft)) {
    const own = siteText(request.site.texts);
    return { title: own("deal.joint"), text: own("deal.jointChange") };
  }
  const isOwn = draft.party === "coBorrower" && (page === "about" || page === "agreements");
  if (!isOwn && page !== "co-agreements") return null;
  const t = siteText(request.site.texts);
  return {
    title: t("co.deal.title"),
    text: t("co.deal.text"),
    // A co-borrower does not see the borrower's trade-in and debt.
    rows: dealRows({ ...draftDeal(draft), trade: null, tradeEquityCents: null }, t),
  };
}
