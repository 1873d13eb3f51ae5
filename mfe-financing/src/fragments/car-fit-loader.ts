import { getCarOfInterest } from "@forecourt/contracts/areas/financing/car";
import { preferencesInAddress } from "@forecourt/contracts/areas/inventory/search/terms-in-address";
import { readVehicleSegment } from "@forecourt/contracts/href";
import type { PageRequest } from "@forecourt/contracts/page";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { areaClient } from "@forecourt/remote-kit/area-client";
import type { FragmentLoader } from "@forecourt/remote-kit/fragments";
import { type CarPayments, carPaymentsView } from "../pages/pre-approval/car-payments-view.ts";
import { textOf } from "../pages/pre-approval/pre-approval-view.ts";
import { answerOfVisitor, tokenOfVisitor } from "./answer-of-visitor.ts";
import type { CarFitData } from "./car-fit-data.ts";

/**
 * Whether the car at the request's address fits the visitor's pre-approval, as the page of the answer says it. Null for
 * a visitor without one, without a request.
 */
export const loadCarFit: FragmentLoader<CarFitData> = async (request) => {
  const { site, path } = request;
  const token = tokenOfVisitor(request);
  const named = readVehicleSegment(path.split("/")[2] ?? "");
  if (token === null || !named) return null;
  const [found, car] = await Promise.all([
    answerOfVisitor(request, token),
    areaClient(request)(getCarOfInterest, { params: { vin: named.vin } }),
  ]);
  if (found === null) return null;
  const text = textOf(site);
  const { answer: range, zip } = found;
  const stated = statedTerms(request);
  const fit = carPaymentsView(text, site, { range, car, stated, zip, typed: null });
  if (fit === null) return null;
  const [terms = "", charges = ""] = fit.sentences;
  return {
    fits: fit.fits,
    title: fit.fits ? text(fitTitleOf(fit), { monthly: fit.monthly }) : text("fit.short"),
    sentences: [terms, charges],
  };
};

/** The page's own payment has no tax in it. */
function fitTitleOf({ isTaxed }: CarPayments) {
  return isTaxed ? "fit.title.taxed" : "fit.title";
}

/**
 * Payment terms that the visitor stated. Terms in the address win; a cash-down amount and a cash-down percentage
 * replace each other.
 */
function statedTerms({ url, visitor }: PageRequest): BuyerPreferences {
  const inAddress = preferencesInAddress(url.pathname + url.search);
  const { cashDown, cashDownPercent, ...others } = visitor?.terms ?? {};
  const isStated = inAddress.cashDown !== undefined || inAddress.cashDownPercent !== undefined;
  const cash = {
    ...(cashDown !== undefined && { cashDown }),
    ...(cashDownPercent !== undefined && { cashDownPercent }),
  };
  return { ...others, ...(isStated ? {} : cash), ...inAddress };
}
