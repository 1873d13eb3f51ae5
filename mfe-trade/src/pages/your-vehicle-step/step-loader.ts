import { type CarForm, getCarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import {
  type Appraisal,
  getAppraisal,
  getQuestionnaire,
} from "@forecourt/contracts/areas/trade/appraisals";
import { getCarChoices } from "@forecourt/contracts/areas/trade/car-lookup";
import {
  appraisalPath,
  appraisalSteps,
  tradeOfferPath,
  yourVehiclePath,
} from "@forecourt/contracts/areas/trade/trade-paths";
import { hasErrorCode } from "@forecourt/contracts/errors";
import type { PageHead, PageLoader, PageRequest, PageResult } from "@forecourt/contracts/page";
import { startFaults } from "@forecourt/domain/trade/car-form";
import { categoryOf, questionPages } from "@forecourt/domain/trade/question-pages";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { siteText } from "../../parts/appraisal-text.ts";
import { helpCall } from "../../parts/help-call.ts";
import { loadCarWays } from "../../parts/start-form/load-car-ways.ts";
import { startFormView } from "../../parts/start-form/start-form-view.ts";
import { answersView } from "./answers-view.ts";
import { asksTrim, carView } from "./car-view.ts";
import { questionsView } from "./questions-view.ts";
import type { StartData, StepData } from "./step-data.ts";
import { frameOf, isChecked, type StepView } from "./step-view.ts";

type Result = PageResult<StepData>;

/**
 * A page of an appraisal for the holder of its token. Without a step it redirects to the first page that is not
 * complete, and once there is an offer, to the offer.
 */
export const loadYourVehicleStep: PageLoader<StepData> = async (request) => {
  const { token = "", step, category } = request.params;
  const asked = appraisalSteps.find((one) => one === step);
  const isNoPage = step !== undefined && asked === undefined;
  if (isNoPage || (category !== undefined && asked !== "questions")) return { kind: "not-found" };
  if (!/^[\w-]{43}$/.test(token)) return gone(request);
  try {
    const view = await viewOf(request, token);
    // The page of the offer says why nothing can be changed.
    if (view.appraisal?.isLocked) return redirectTo(tradeOfferPath(token));
    if (asked === undefined) return redirectTo(pathToContinue(view));
    if (asked === "start") return pageResult(request, await startView(view));
    if (asked === "car") return pageResult(request, carView(view, await trimsOf(view)));
    return questionsResult(view, category);
  } catch (error) {
    if (hasErrorCode(error, "not-found")) return gone(request);
    throw error;
  }
};

async function viewOf(request: PageRequest, token: string): Promise<StepView> {
  const call = areaClient(request);
  const params = { token };
  const [form, questionnaire] = await Promise.all([
    call(getCarForm, { params }),
    call(getQuestionnaire),
  ]);
  const appraisal = form.isConfirmed ? await call(getAppraisal, { params }) : null;
  return { request, token, form, questionnaire, appraisal };
}

/** Path of the next page for the seller. */
function pathToContinue({ token, form, questionnaire, appraisal }: StepView): string {
  if (appraisal === null) return appraisalPath(token, beginning(form));
  if (appraisal.offer !== null) return tradeOfferPath(token);
  const { next } = appraisal.questions.progress;
  const category = next === null ? null : categoryOf(questionnaire, next);
  return appraisalPath(token, "questions", category ?? undefined);
}

function beginning({ fields, latestYear, lookup }: CarForm): "start" | "car" {
  const isOpen =
    (lookup.suggestions ?? []).length > 0 ||
    Object.keys(startFaults(fields, latestYear)).length > 0;
  return isOpen ? "start" : "car";
}

async function startView(view: StepView): Promise<StartData> {
  const { request, token, form } = view;
  const t = siteText(request.site.texts);
  const typed = { token, ...form, isChecked: isChecked(view) };
  return {
    kind: "start",
    ...frameOf(view, {
      title: t("start.title"),
      lead: null,
      current: "car",
      groups: [],
    }),
    form: startFormView(request, { typed, ways: await loadCarWays(request) }),
  };
}

/** The known trims of the car; without an answer there are none, and the trim is typed. */
async function trimsOf(view: StepView): Promise<readonly string[]> {
  if (!asksTrim(view)) return [];
  const { modelYear = "", make = "", model = "" } = view.form.fields;
  const year = /^(?:19|20)\d\d$/.test(modelYear.trim()) ? { year: Number(modelYear) } : {};
  try {
    return (await areaClient(view.request)(getCarChoices, { query: { ...year, make, model } }))
      .series;
  } catch {
    return [];
  }
}

function questionsResult(view: StepView, category: string | undefined): Result {
  const { request, token, questionnaire, appraisal } = view;
  if (!hasAppraisal(view) || appraisal === null) return redirectTo(appraisalPath(token, "car"));
  if (category === undefined) return pageResult(request, answersView(view));
  const known = questionnaire.categories.find(({ categoryId }) => categoryId === category);
  if (known === undefined) return { kind: "not-found" };
  const pages = questionPages(questionnaire, appraisal.questions.revealed);
  // Other answers have hidden its questions since the address was stored.
  if (!pages.includes(known)) return redirectTo(appraisalPath(token, "questions"));
  return pageResult(request, questionsView(view, known));
}

function hasAppraisal(view: StepView): view is StepView & { appraisal: Appraisal } {
  return view.appraisal !== null;
}

function pageResult(request: PageRequest, data: StepData): Result {
  return {
    kind: "page",
    noStore: true,
    layout: "minimal",
    data,
    head: headOf(request, data.title),
  };
}

function gone(request: PageRequest): Result {
  const t = siteText(request.site.texts);
  const { phone, text } = helpCall(request.site);
  const title = t("gone.title");
  const data = {
    kind: "gone" as const,
    title,
    text: [t("gone.text")],
    again: { label: t("gone.again"), href: yourVehiclePath },
    call: { label: text, href: `tel:${phone}` },
  };
  const head = headOf(request, title);
  return { kind: "page", status: 404, noStore: true, layout: "minimal", data, head };
}

function headOf({ site }: PageRequest, step: string): PageHead {
  const t = siteText(site.texts);
  return {
    title: t("step.head.title", { step }),
    description: t("step.head.description"),
    canonical: null,
    index: false,
  };
}

function redirectTo(to: string): Result {
  return { kind: "redirect", to, permanent: false };
}
