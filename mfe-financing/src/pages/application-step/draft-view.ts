import {
  type ApplicationPage,
  isPageComplete,
  pagesOfDraft,
} from "@forecourt/contracts/areas/financing/application-flow";
import {
  applicationPath,
  draftFormPath,
  formReturn,
} from "@forecourt/contracts/areas/financing/application-form";
import type { ConsentTexts } from "@forecourt/contracts/areas/financing/application-parts";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import type { PageRequest } from "@forecourt/contracts/page";
import { pickTexts, siteText, type Text } from "../../parts/application/application-text.ts";
import { dateFormatOf, dayOfMoment } from "../../parts/application/format-values.ts";
import { helpCall } from "./help-call.ts";
import type { Frame } from "./step-data.ts";

/** A page of a draft, and what it is drawn from. */
export interface DraftView {
  request: PageRequest;
  draft: Draft;
  page: ApplicationPage;
  token: string;
  /** Today by the store's clock, an ISO day. */
  today: string;
  consents: ConsentTexts["texts"];
  /** Values that another window had saved in this step, by path; null = nothing was replaced. */
  replaced: Readonly<Record<string, string>> | null;
}

const names = {
  deal: "deal.title",
  about: "about.title",
  homes: "homes.title",
  work: "work.title",
  agreements: "agreements.title",
  "co-borrower": "co.title",
  "co-about": "about.title.co",
  "co-homes": "homes.title.co",
  "co-work": "work.title.co",
  "co-agreements": "agreements.title.co",
  review: "review.title",
} as const;

/** The heading of a page. */
export function titleOfPage(page: ApplicationPage, t: Text): string {
  return t(names[page]);
}

/** Data that every page of a draft shows. `groups` are the groups of texts that its content needs. */
export function frameOf(view: DraftView, groups: readonly string[]): Frame {
  const { request, draft, page, token } = view;
  const { site, url } = request;
  const t = siteText(site.texts);
  const pages = pagesOfDraft(draft);
  const steps = pages.length - 1;
  const at = pages.indexOf(page);
  return {
    title: titleOfPage(page, t),
    lead: null,
    progress:
      at === steps ? t("step.review") : t("step.progress", { number: at + 1, total: steps }),
    steps: pages
      .slice(0, -1)
      .map((one) => ({ label: titleOfPage(one, t), state: stateOf(one, view) })),
    action: draftFormPath(token),
    page,
    labels: pickTexts(site.texts, ["step.", "resume.", ...groups]),
    resume: {
      path: applicationPath(token),
      text: t("resume.text", { date: dayOfMoment(draft.expiresAt, dateFormatOf(site)) }),
    },
    isFilled: url.searchParams.has(formReturn.filled),
    isSaved: url.searchParams.has(formReturn.saved),
    isBusy: url.searchParams.has(formReturn.busy),
    call: helpCall(site),
  };
}

function stateOf(page: ApplicationPage, { draft, page: current }: DraftView) {
  if (page === current) return "current";
  return isPageComplete(draft, page) ? "done" : "open";
}
