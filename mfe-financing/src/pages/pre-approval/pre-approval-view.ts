import type { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { href } from "@forecourt/contracts/href";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { SiteContext } from "@forecourt/contracts/site";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText, type TextValues } from "@forecourt/remote-kit/site-context";
import { openingAfter } from "../../parts/call-back/opening-after.ts";
import { carView } from "../../parts/deal/car-view.ts";
import { type CarPayments, carPaymentsView } from "./car-payments-view.ts";
import type { TypedDown } from "./down-view.ts";
import { listBudget } from "./list-budget.ts";
import type { PreApprovalData } from "./pre-approval-data.ts";
import {
  rangeSentences,
  rangeView,
  rateYearsSentence,
  scoreSentence,
  yearOf,
} from "./range-view.ts";

export type Range = Extract<PreApproval["answer"], { outcome: "range" }>;
export type AnsweredCar = PreApproval["car"];

interface AnswerRequest {
  /** Whether the visitor asked for the pre-approval as a credit score. */
  isScore: boolean;
  /** Payment terms that the visitor stated on other pages. */
  stated: BuyerPreferences;
  /** The money down of the page's own form; null = none was typed. */
  typed: TypedDown | null;
  now: Date;
}

/** The answer in words. Nothing in it promises a loan. */
export function preApprovalView(
  site: SiteContext,
  preApproval: PreApproval,
  { isScore, stated, typed, now }: AnswerRequest,
): PreApprovalData {
  const { answer, firstName: name, number, token, isSandbox, receivedAt, car = null } = preApproval;
  const text = textOf(site);
  const isRange = answer.outcome === "range";
  const sandbox = isSandbox && answer.outcome !== "no-answer";
  const { zip } = preApproval;
  const payments = isRange
    ? carPaymentsView(text, site, { range: answer, car, stated, zip, typed })
    : null;
  return {
    kind: "answer",
    number: text("number", { number }),
    ...(isRange
      ? rangeSentences(text, answer, { name, isScore, fit: payments })
      : personSentences(site, answer, { name, isScore, receivedAt, now })),
    validity: isRange ? validityOf(site, preApproval, now) : null,
    sandbox: sandbox ? { title: text("sandbox.title"), text: text("sandbox.text") } : null,
    range: isRange
      ? rangeView(text, answer, {
          years: rateYearsSentence(text, site, { receivedAt, ...answer }),
          token,
          list: listBudget(text, site, {
            range: answer,
            stated,
            zip,
            year: answer.carYear ?? yearOf(site, { receivedAt }),
          }),
        })
      : null,
    car: car && { ...carView(site, car, null), links: [] },
    carPayments: payments?.shown ?? null,
    nextTitle: text("next"),
    application: applicationOf(site, { token, car, payments }),
    next: nextLinks(site, isRange),
    kept: text("kept"),
  };
}

export type AnswerText = (key: string, values?: TextValues) => string;

/** The texts of an answer, by their names. */
export function textOf({ texts }: Pick<SiteContext, "texts">): AnswerText {
  return (key, values) => fillText(texts, `financing.answer.${key}`, values);
}

interface PersonContext extends Pick<AnswerRequest, "isScore" | "now"> {
  name: string;
  receivedAt: string;
}

/** A person calls back: what happened, and when they call. */
function personSentences(
  site: SiteContext,
  answer: Exclude<PreApproval["answer"], { outcome: "range" }>,
  { name, isScore, receivedAt, now }: PersonContext,
): Pick<PreApprovalData, "title" | "lead"> {
  const text = textOf(site);
  const opening = openingAfter(site, { receivedAt, now });
  const callBack =
    opening === null
      ? text("callBack", { hours: site.store.sales.hoursText })
      : text("callBack.closed", { opening });
  if (answer.outcome === "no-answer") {
    return { title: text("noAnswer.title", { name }), lead: [text("noAnswer.text"), callBack] };
  }
  const why = text(`review.${answer.reason}`);
  if (isScore && answer.credit) {
    return {
      title: text("score.title"),
      lead: [scoreSentence(text, answer.credit), why, callBack],
    };
  }
  return { title: text("review.title", { name }), lead: [why, callBack] };
}

/** Until when a range holds by the store's clock; after that day, that it has ended. */
function validityOf(
  site: SiteContext,
  { validUntil }: Pick<PreApproval, "validUntil">,
  now: Date,
): string | null {
  if (!validUntil) return null;
  const day = formatLongDate(validUntil, localeOf(site.texts));
  const isOver = wallTimeAt(now, site.timezone).day > validUntil;
  return textOf(site)(isOver ? "validity.over" : "validity.until", { day });
}

function applicationOf(
  site: SiteContext,
  {
    token,
    car,
    payments,
  }: { token: string; car: PreApproval["car"]; payments: CarPayments | null },
): PreApprovalData["application"] {
  if (linkTo(site.pages, "financing.application") === null) return null;
  // A sold car is not carried into the application.
  const vin = car && car.state !== "sold" ? car.vin : null;
  const text = textOf(site);
  return {
    label: text(payments ? "car.continue" : "full"),
    note: payments ? text("car.continue.note") : null,
    token,
    vin,
    deal: payments?.deal ?? null,
  };
}

function nextLinks(site: SiteContext, isRange: boolean): PreApprovalData["next"] {
  const { pages, store, phoneMasks } = site;
  const text = textOf(site);
  const { phone } = store.sales;
  const call = {
    label: text("call", { phone: maskPhone(phone, phoneMasks.general) }),
    href: `tel:${phone}`,
  };
  const lot = !isRange && pages["search"] === true ? href.search() : null;
  return lot === null ? [call] : [call, { label: text("allCars"), href: lot }];
}
