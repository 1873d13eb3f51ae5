import { href } from "@forecourt/contracts/href";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { fillText } from "@forecourt/remote-kit/site-context";
import { personalPrice } from "../../features/personalize/personal-price.ts";
import { zipOfAddress } from "../../parts/zip-of-address.ts";
import type { Question } from "./personalize-data.ts";
import type { PersonalizeRequest } from "./personalize-request.ts";

/** The price on the visitor's terms, and next links; null for a car without a price. */
export function finishQuestion(
  vehicle: VehicleDetail,
  site: SiteContext,
  { visitor, answers, inquiry, isInquiryOnly }: PersonalizeRequest,
): Question | null {
  const { texts, pages } = site;
  const price = personalPrice(vehicle, site, {
    answers,
    zip: zipOfAddress(visitor.locationAddress),
  });
  if (!price) return null;
  const link = (name: string, to: string) => ({
    label: fillText(texts, `personalize.finish.${name}`),
    href: to,
  });
  const preApproval = linkTo(pages, "financing.preApproval");
  const trade = linkTo(pages, "trade.index");
  return {
    step: "finish",
    price,
    once: isInquiryOnly ? fillText(texts, "personalize.finish.once") : null,
    receipt: inquiry === null ? null : link("receipt", href.inquiry(inquiry)),
    nextTitle: fillText(texts, "personalize.finish.next"),
    next: [
      link("browse", href.search()),
      ...(preApproval === null ? [] : [link("preApproved", preApproval)]),
      ...(trade === null ? [] : [link("trade", trade)]),
      link("car", href.vehicle(vehicle)),
    ],
  };
}
