import {
  faultsOfPage,
  pagesOfDraft,
  stepOfPage,
} from "@forecourt/contracts/areas/financing/application-flow";
import { applicationPath, formReturn } from "@forecourt/contracts/areas/financing/application-form";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { localeOf } from "@forecourt/domain/locale";
import { pluralForm } from "@forecourt/domain/plural-form";
import { siteText, type Text } from "../../parts/application/application-text.ts";
import { chargesRow } from "../../parts/deal/charges-row.ts";
import { dealRows } from "../../parts/deal/deal-rows.ts";
import { draftDeal } from "./draft-deal.ts";
import { draftRows } from "./draft-rows.ts";
import { type DraftView, frameOf, titleOfPage } from "./draft-view.ts";
import type { ReviewData, ReviewSection } from "./step-data.ts";

/**
 * Data of the review, which repeats all answers. The borrower sends the application; an invited co-borrower sees that
 * their part is complete.
 */
export function reviewView(view: DraftView): ReviewData {
  const { request, draft } = view;
  const t = siteText(request.site.texts);
  const sections = sectionsOf(view, t);
  const isOwner = draft.party === "borrower";
  const isWaiting = isOwner && draft.invitation !== null && draft.invitation !== "complete";
  const isReady = sections.every(({ missing }) => missing === null) && !isWaiting;
  return {
    kind: "review",
    ...frameOf(view, ["review."]),
    ...headingOf(draft, isReady, t),
    sections,
    invited: isOwner ? invitedOf(draft, t) : null,
    tell: isOwner || !isReady ? null : tellOf(draft, t),
    notReady: isReady ? null : t("review.missing.title"),
    submit:
      isOwner && isReady
        ? {
            label: t(draft.isJoint ? "review.submit.joint" : "review.submit"),
            text: t("review.submit.text"),
          }
        : null,
    mayAddCoBorrower: isOwner && !draft.isJoint,
    mayDelete: isOwner,
  };
}

function invitedOf({ invitation }: Draft, t: Text): ReviewData["invited"] {
  if (invitation === null) return null;
  const text = t(invitation === "complete" ? "review.invited.done" : "review.invited");
  return { title: t(`co.${invitation}`), text };
}

/**
 * The co-borrower tells the borrower that their part is done. The site does not, because the borrower's email address
 * is not verified before the application is sent. A prepared text message, which needs no script.
 */
function tellOf({ borrowerFirstName: name }: Draft, t: Text): ReviewData["tell"] {
  return {
    label: name === "" ? t("co.review.tell.nameless") : t("co.review.tell", { name }),
    href: `sms:?&body=${encodeURIComponent(t("co.review.tellText"))}`,
  };
}

function headingOf({ party, borrowerFirstName: name }: Draft, isReady: boolean, t: Text) {
  if (party === "borrower") return { lead: t("review.lead") };
  if (!isReady) return { title: t("co.review.unfinished"), lead: t("review.lead") };
  return {
    title: t("co.review.title"),
    lead: t("co.review.text", { name: name || t("review.otherApplicant") }),
  };
}

function sectionsOf({ draft, token, request, today }: DraftView, t: Text): ReviewSection[] {
  const isShown = request.url.searchParams.has(formReturn.check);
  return pagesOfDraft(draft).flatMap((page): ReviewSection[] => {
    const at = stepOfPage(draft.party, page);
    if (at === null) return [];
    const part = at.party === "borrower" ? draft.borrower : draft.coBorrower;
    const faults = faultsOfPage(draft, page);
    const count = Object.keys(faults).length;
    const isBegun = part?.steps.find(({ step }) => step === at.step)?.isBegun ?? false;
    const query = isBegun || isShown ? `?${formReturn.check}=1` : "";
    return [
      {
        title: titleOfPage(page, t),
        edit: {
          label: t("review.change"),
          href: applicationPath(token, page) + (count > 0 ? query : ""),
        },
        missing: sameSsnOf(faults, request.site.texts) ?? missingOf(count, isBegun, t),
        rows:
          at.step === "deal"
            ? [
                ...dealRows(draftDeal(draft), t),
                ...chargesRow(request.site, draftDeal(draft), {
                  zip: draft.borrower?.fields["residences.0.zipCode"] ?? "",
                  t,
                }),
              ]
            : draftRows(at.step, part?.fields ?? {}, {
                t,
                locale: localeOf(request.site.texts),
                today,
                borrowerName: draft.borrowerFirstName,
              }),
      },
    ];
  });
}

/**
 * Fault that both applicants' parts have the same Social Security number; null = they differ. The review shows it,
 * because each part alone looks complete to the person who filled it in.
 */
function sameSsnOf(
  { ssn }: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
): string | null {
  const codes = ["ssn-of-other", "ssn-of-invited"];
  const isSame = codes.some((code) => texts[`financing.fault.${code}`] === ssn);
  return ssn !== undefined && isSame ? ssn : null;
}

function missingOf(count: number, isBegun: boolean, t: Text): string | null {
  if (count === 0) return null;
  return isBegun ? t(`review.missing.${pluralForm(count)}`, { count }) : t("review.empty");
}
