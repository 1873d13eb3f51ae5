import { applyPath } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import type { ReturnedForm } from "@forecourt/contracts/areas/financing/returned-form";
import type { SiteContext } from "@forecourt/contracts/site";
import { housingStatuses } from "@forecourt/domain/financing/housing";
import { incomePeriods } from "@forecourt/domain/financing/income";
import { preApprovalFields } from "@forecourt/domain/financing/pre-approval-form";
import { hoursField } from "@forecourt/domain/financing/pre-approval-hours";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { CarView } from "../deal/car-view.ts";
import type { StatedDealView } from "../deal/stated-terms.ts";
import type { PreApprovalFormData } from "./form-page-data.ts";

interface FormState {
  /** The notice of the soft pull. */
  softPull: { version: string; text: string };
  isScore: boolean;
  car: CarView;
  stated: StatedDealView;
  zip: string | null;
  returned: ReturnedForm | null;
}

/** The form with its texts, and the notice that its consent is for. */
export function preApprovalFormData(
  { texts, store, phoneMasks }: SiteContext,
  { softPull, isScore, car, stated, zip, returned }: FormState,
): PreApprovalFormData {
  const { phone } = store.sales;
  const shown = { phone: maskPhone(phone, phoneMasks.general) };
  const text = (key: string, values = {}) => fillText(texts, `financing.apply.${key}`, values);
  const choices = (prefix: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: text(`${prefix}${value}`) }));
  const labels = Object.fromEntries(
    [...preApprovalFields, hoursField].map((field) => [field, text(`field.${field}`)]),
  ) as PreApprovalFormData["labels"];
  return {
    isScore,
    car,
    stated,
    zip,
    labels,
    help: {
      monthlyHousing: text("help.monthlyHousing"),
      income: text("help.income"),
      hoursPerWeek: text("help.hoursPerWeek"),
    },
    parts: { about: text("about"), money: text("money") },
    choose: text("choose"),
    housing: choices("housing-", housingStatuses),
    periods: choices("period.", incomePeriods),
    consent: { ...softPull, title: text("consent.title"), agree: text("consent.agree") },
    submit: text(isScore ? "score.submit" : "submit"),
    sending: text("sending"),
    privacy: text("private"),
    summary: {
      titles: {
        none: text("summary.title.none"),
        one: text("summary.title.one"),
        other: text("summary.title.other"),
      },
      reason: text("summary.reason"),
      call: text("summary.call", shown),
    },
    known: {
      title: text("known.title"),
      text: text("known.text"),
      label: text("known.link"),
      path: applyPath,
    },
    failed: text("failed", shown),
    phone,
    returned,
  };
}
