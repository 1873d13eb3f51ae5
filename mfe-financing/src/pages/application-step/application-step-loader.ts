import {
  type ApplicationPage,
  applicationPages,
  pagesOfDraft,
  pageToContinue,
} from "@forecourt/contracts/areas/financing/application-flow";
import {
  applicationPath,
  applicationStart,
  applicationStatusPath,
  formReturn,
} from "@forecourt/contracts/areas/financing/application-form";
import { getConsentTexts } from "@forecourt/contracts/areas/financing/application-parts";
import { type Draft, getDraft } from "@forecourt/contracts/areas/financing/drafts";
import { hasErrorCode } from "@forecourt/contracts/errors";
import { isLinkToken } from "@forecourt/contracts/link-token";
import type { PageHead, PageLoader, PageRequest, PageResult } from "@forecourt/contracts/page";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { siteText } from "../../parts/application/application-text.ts";
import { expiredLinkResult } from "../../parts/expired-link/expired-link-result.ts";
import { loadReturnedForm } from "../../parts/pre-approval/load-returned-form.ts";
import { coBorrowerView } from "./co-borrower-view.ts";
import type { DraftView } from "./draft-view.ts";
import { reviewView } from "./review-view.ts";
import type { ApplicationStepData } from "./step-data.ts";
import { stepView } from "./step-view.ts";

/**
 * A page of an application for the holder of its token. Without a step it redirects to the first one that is
 * not complete, and once the application was sent, to its status.
 */
export const loadApplicationStep: PageLoader<ApplicationStepData> = async (request) => {
  const { token = "", step } = request.params;
  const asked = applicationPages.find((page) => page === step);
  if (step !== undefined && asked === undefined) return { kind: "not-found" };
  const call = areaClient(request);
  if (!isLinkToken(token)) return gone(request);
  try {
    const [draft, { texts }] = await Promise.all([
      call(getDraft, { params: { token } }),
      call(getConsentTexts),
    ]);
    if (draft.submitted) return redirectTo(statusAfter(request, draft.submitted.token));
    const page = asked && pageOf(draft, asked);
    if (page === undefined) return redirectTo(applicationPath(token, pageToContinue(draft)));
    const replaced = await replacedIn(request);
    const today = wallTimeAt(new Date(), request.site.timezone).day;
    return pageResult(request, { request, draft, page, token, today, consents: texts, replaced });
  } catch (error) {
    if (hasErrorCode(error, "not-found")) return gone(request);
    throw error;
  }
};

/** The status page, with a notice if a form was sent after the application: such a form changes nothing. */
function statusAfter({ url }: PageRequest, token: string): string {
  const late = url.searchParams.has(formReturn.late) ? `?${formReturn.late}=1` : "";
  return applicationStatusPath(token) + late;
}

/** Values that another window had saved; null = nothing was replaced, or they have expired. */
async function replacedIn(request: PageRequest): Promise<DraftView["replaced"]> {
  const token = request.url.searchParams.get(formReturn.replaced);
  const returned = token === null ? null : await loadReturnedForm(request, token);
  return returned?.fields ?? null;
}

/** The page if this draft has it; undefined for a co-borrower's page of an application without one. */
function pageOf(draft: Draft, page: ApplicationPage): ApplicationPage | undefined {
  return pagesOfDraft(draft).find((one) => one === page);
}

function pageResult(request: PageRequest, view: DraftView): PageResult<ApplicationStepData> {
  const data = dataOf(view);
  return {
    kind: "page",
    noStore: true,
    layout: "minimal",
    data,
    head: headOf(request, data.title),
  };
}

function dataOf(view: DraftView): ApplicationStepData {
  if (view.page === "co-borrower") return coBorrowerView(view);
  if (view.page === "review") return reviewView(view);
  return stepView(view);
}

/** Result for an expired link of a draft or of a co-borrower. */
function gone(request: PageRequest): PageResult<ApplicationStepData> {
  return expiredLinkResult(request, { by: "draft", start: applicationStart });
}

function headOf({ site }: PageRequest, title: string): PageHead {
  const t = siteText(site.texts);
  return {
    title: t("step.head.title", { step: title }),
    description: t("step.head.description"),
    canonical: null,
    index: false,
  };
}

function redirectTo(to: string): PageResult<ApplicationStepData> {
  return { kind: "redirect", to, permanent: false };
}
