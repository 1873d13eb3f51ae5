import { withCar } from "@forecourt/contracts/areas/financing/car-parameter";
import { setPaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { href } from "@forecourt/contracts/href";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { Quote } from "@forecourt/contracts/quotes/quote";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { BuyerAnswers } from "../../features/personalize/buyer-answers.ts";
import { stepUrl } from "../../features/personalize/wizard-address.ts";
import type { QuoteData } from "./quote-data.ts";

/** The wizard's last step with the answers of a quote. */
export function renewPath({ vehicle, figures }: Pick<Quote, "vehicle" | "figures">): string {
  return stepUrl(href.personalize(vehicle), "details", answersOf(figures));
}

/** The links below a quote, the main one first. */
export function quoteNext(
  quote: Quote,
  vehicle: VehicleDetail | null,
  { texts, pages, phoneMasks }: Pick<SiteContext, "texts" | "pages" | "phoneMasks">,
): QuoteData["next"] {
  const link = (name: string, to: string, values = {}) => ({
    label: fillText(texts, `quote.next.${name}`, values),
    href: to,
  });
  const phone = maskPhone(quote.storePhone, phoneMasks.general);
  const call = link("call", `tel:${quote.storePhone}`, { phone });
  if (vehicle?.status === "sold") return [call];
  if (quote.isExpired) {
    return [{ label: fillText(texts, "quote.renew"), href: renewPath(quote) }, call];
  }
  const preApproval = pages["preApproval"] ? linkTo(pages, "financing.apply") : null;
  const trade = linkTo(pages, "trade.index");
  const { vehicle: car, figures } = quote;
  const firstStep = stepUrl(href.personalize(car), "cashDown", answersOf(figures));
  return [
    link("testDrive", href.testDrive(car)),
    call,
    ...(preApproval === null
      ? []
      : [link("preApproved", withCar(preApproval, car.vin, statedIn(figures)))]),
    ...(trade === null || figures.tradeEquity === 0 ? [] : [link("trade", trade)]),
    link("change", firstStep),
    link("car", href.vehicle(car)),
  ];
}

const CENTS = 100;

/** The figures that a pre-approval starts from. */
function statedIn({ cashDown, tradeEquity, months }: Quote["figures"]): URLSearchParams {
  const query = new URLSearchParams();
  setPaymentTerms(query, {
    cashDown: Math.round(cashDown / CENTS),
    ...(tradeEquity > 0 && { tradeEquity: Math.round(tradeEquity / CENTS) }),
    months,
  });
  return query;
}

function answersOf({ cashDown, tradeEquity, creditScore, months }: Quote["figures"]): BuyerAnswers {
  return {
    cashDown: Math.round(cashDown / CENTS),
    tradingIn: tradeEquity > 0,
    ...(tradeEquity > 0 && { tradeEquity: tradeEquity / CENTS }),
    creditScore,
    months,
  };
}
