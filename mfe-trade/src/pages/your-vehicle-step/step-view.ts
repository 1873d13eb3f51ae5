import type { CarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import {
  appraisalFormPath,
  formReturn,
} from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import type { Appraisal, SellerQuestionnaire } from "@forecourt/contracts/areas/trade/appraisals";
import { appraisalPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { PageRequest } from "@forecourt/contracts/page";
import { formatDay } from "@forecourt/domain/appointments/format";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { localeOf } from "@forecourt/domain/locale";
import { pickTexts, siteText } from "../../parts/appraisal-text.ts";
import { helpCall } from "../../parts/help-call.ts";
import { flowOf } from "../../parts/steps/flow.ts";
import type { Frame } from "./step-data.ts";

/** A page of an appraisal, and what it is drawn from. */
export interface StepView {
  request: PageRequest;
  token: string;
  form: CarForm;
  questionnaire: SellerQuestionnaire;
  /** Null = the car is not described completely. */
  appraisal: Appraisal | null;
}

interface FrameOptions {
  title: string;
  lead: string | null;
  current: string | null;
  /** The texts that the page's content needs. */
  groups: readonly string[];
}

/** What every page of an appraisal shows. */
export function frameOf(view: StepView, { title, lead, current, groups }: FrameOptions): Frame {
  const { request, token, form } = view;
  const { site, url } = request;
  const t = siteText(site.texts);
  const { whole: date } = formatDay(
    wallTimeAt(new Date(form.expiresAt), site.timezone).day,
    localeOf(site.texts),
  );
  return {
    title,
    lead,
    action: appraisalFormPath(token),
    labels: pickTexts(site.texts, ["step.", "resume.", ...groups]),
    resume: { path: appraisalPath(token), text: t("resume.text", { date }) },
    isSaved: url.searchParams.has(formReturn.saved),
    isBusy: url.searchParams.has(formReturn.busy),
    call: helpCall(site),
    flow: flowOf(view, current),
  };
}

/** Whether the page shows what is wrong on it. */
export function isChecked({ request }: StepView): boolean {
  return request.url.searchParams.has(formReturn.check);
}

/** Whether the answers of the page are being changed. */
export function isEdit({ request }: StepView): boolean {
  return request.url.searchParams.has(formReturn.edit);
}
