import { withPaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { zipOfAddress } from "@forecourt/domain/zip-of-address";
import { fillText } from "@forecourt/remote-kit/site-context";
import { type BuyerAnswers, readBuyerAnswers } from "./buyer-answers.ts";
import { isPriceUnlocked } from "./is-price-unlocked.ts";
import { personalPrice } from "./personal-price.ts";
import type { PersonalPanelData } from "./personal-price-data.ts";
import { stepUrl } from "./wizard-address.ts";
import { countAnswered, isSettled } from "./wizard-steps.ts";

interface PanelVisitor {
  visitor?: Visitor;
  /** ZIP code of the address; null = none. */
  zip: string | null;
  /** Payment terms of the address. */
  terms: SearchPaymentTerms;
}

/** A car's price on the visitor's terms, or their progress towards it; null without a price. */
export function personalPanel(
  vehicle: VehicleDetail,
  site: SiteContext,
  { visitor = anonymousVisitor, zip, terms }: PanelVisitor,
): PersonalPanelData | null {
  if (vehicle.price === null || vehicle.status === "sold") return null;
  const { texts } = site;
  const path = withPaymentTerms(href.personalize(vehicle), terms);
  const inAddress = new URL(path, site.origin).searchParams;
  const answers = readBuyerAnswers(inAddress, visitor.terms, site);
  const title = fillText(texts, "personal.title");
  const isFinished = isSettled(answers) && isPriceUnlocked(vehicle.condition, site, visitor);
  const price = isFinished
    ? personalPrice(vehicle, site, {
        answers,
        zip: zip ?? zipOfAddress(visitor.locationAddress),
        stated: visitor.terms,
      })
    : null;
  if (price) {
    const last = stepUrl(href.personalize(vehicle), "details", answers);
    const action = { label: fillText(texts, "personal.quote"), href: last };
    return { isLocked: false, title, action, ...price };
  }
  return {
    isLocked: true,
    title,
    action: { label: fillText(texts, "personal.locked"), href: path },
    progress: progressText(answers, texts),
  };
}

function progressText(answers: BuyerAnswers, texts: Record<string, string>): string {
  if (Object.keys(answers).length === 0) return fillText(texts, "personal.progress.none");
  const key = isSettled(answers) ? "personal.progress.all" : "personal.progress.some";
  return fillText(texts, key, countAnswered(answers));
}
