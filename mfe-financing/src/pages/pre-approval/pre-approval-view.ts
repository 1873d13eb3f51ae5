import { withCar } from "@forecourt/contracts/areas/financing/car-parameter";
import type { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { href } from "@forecourt/contracts/href";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { SiteContext } from "@forecourt/contracts/site";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText, type TextValues } from "@forecourt/remote-kit/site-context";
import { carView } from "../../parts/deal/car-view.ts";
import type { PreApprovalData } from "./pre-approval-data.ts";
import { rangeSentences, rangeView } from "./range-view.ts";

/** The answer in words. Nothing in it promises a loan. */
export function preApprovalView(
  site: SiteContext,
  { answer, firstName: name, number, isSandbox, car = null }: PreApproval,
  { isScore }: { isScore: boolean },
): PreApprovalData {
  const text = textOf(site);
  const isRange = answer.outcome === "range";
  const sandbox = isSandbox && answer.outcome !== "no-answer";
  return {
    kind: "answer",
    number: text("number", { number }),
    ...(isRange
      ? rangeSentences(text, answer, { name, isScore })
      : personSentences(site, answer, name)),
    sandbox: sandbox ? { title: text("sandbox.title"), text: text("sandbox.text") } : null,
    range: isRange ? rangeView(text, answer) : null,
    car: car && { ...carView(site, car, null), links: [] },
    nextTitle: text("next"),
    next: nextLinks(site, isRange, car),
    kept: text("kept"),
  };
}

export type AnswerText = (key: string, values?: TextValues) => string;

function textOf({ texts }: SiteContext): AnswerText {
  return (key, values) => fillText(texts, `financing.answer.${key}`, values);
}

/** A person calls back: what happened, and when they call. */
function personSentences(
  site: SiteContext,
  answer: Exclude<PreApproval["answer"], { outcome: "range" }>,
  name: string,
): Pick<PreApprovalData, "title" | "lead"> {
  const text = textOf(site);
  const callBack = text("callBack", { hours: site.store.sales.hoursText });
  if (answer.outcome === "no-answer") {
    return { title: text("noAnswer.title", { name }), lead: [text("noAnswer.text"), callBack] };
  }
  return {
    title: text("review.title", { name }),
    lead: [text(`review.${answer.reason}`), callBack],
  };
}

function nextLinks(
  site: SiteContext,
  isRange: boolean,
  car: PreApproval["car"],
): PreApprovalData["next"] {
  const { pages, store, phoneMasks } = site;
  const text = textOf(site);
  const { phone } = store.sales;
  const path = linkTo(pages, "financing.application");
  // A sold car is not carried into the application.
  const full = path !== null && car && car.state !== "sold" ? withCar(path, car.vin) : path;
  const call = {
    label: text("call", { phone: maskPhone(phone, phoneMasks.general) }),
    href: `tel:${phone}`,
  };
  const application = full === null ? [] : [{ label: text("full"), href: full }];
  if (isRange) return [...application, call];
  const cars = pages["search"] === true ? [{ label: text("allCars"), href: href.search() }] : [];
  return [call, ...cars, ...application];
}
