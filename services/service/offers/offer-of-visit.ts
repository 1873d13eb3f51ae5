import { validOffers } from "@forecourt/service-kit/offers/valid-offers";
import type { Deps } from "../deps.ts";
import { lineOf } from "../visits/line-of.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import type { VisitContent } from "../visits/visit-content.ts";
import { storeOffers } from "./store-offers.ts";

type OfferDeps = Pick<Deps, "dealers" | "now">;
type Begun = Pick<VisitContent, "lines" | "coupon">;

/** The coupon and the services with which a visit begins. None for an offer that is not valid today. */
export function offerOfVisit(deps: OfferDeps, store: ServiceStore, id: string): Begun {
  const offer = offersToday(deps, store).find((one) => one.id === id);
  return offer === undefined ? { lines: [], coupon: null } : begunWith(store, offer);
}

/**
 * The coupon of a visit with these services: the coupon with which the visit began, or else the first valid offer for
 * its vehicle whose work is all chosen.
 */
export function couponForWork(
  deps: OfferDeps,
  store: ServiceStore,
  { offer, coupon, vehicle, lines }: Pick<VisitContent, "offer" | "coupon" | "vehicle" | "lines">,
): VisitContent["coupon"] {
  if (offer !== null && coupon !== null) return coupon;
  const chosen = lines.map(({ opCode }) => opCode);
  const { modelYear: year, make, model, mileage } = vehicle ?? {};
  const known = { year, make, model, mileage: mileage ?? undefined };
  const found = offersToday(deps, store, known).find(
    ({ opCodes, onlyByLink }) =>
      !onlyByLink && opCodes.length > 0 && opCodes.every((opCode) => chosen.includes(opCode)),
  );
  return found === undefined ? null : begunWith(store, found).coupon;
}

/** The coupon of a valid offer by its code, in any case; null = there is none. */
export function couponOfCode(
  deps: OfferDeps,
  store: ServiceStore,
  code: string,
): VisitContent["coupon"] {
  const found = offersToday(deps, store).find(
    (offer) => offer.code !== null && offer.code.toUpperCase() === code.toUpperCase(),
  );
  return found === undefined ? null : begunWith(store, found).coupon;
}

function offersToday(
  deps: OfferDeps,
  { dealerId, storeId }: ServiceStore,
  vehicle?: Parameters<typeof validOffers>[2],
) {
  const { content, day, locale } = storeOffers(deps, { dealerId, storeId });
  return validOffers(content?.offers ?? [], { day, locale }, vehicle);
}

function begunWith(
  { config }: ServiceStore,
  { title, price, code, vehicles, opCodes, ...offer }: ReturnType<typeof offersToday>[number],
): Begun {
  const lines = config.scheduling.services
    .filter(({ opCode }) => opCodes.includes(opCode))
    .map(lineOf);
  // A validity such as 12 months from the purchase of a car: only the store knows the day.
  const expires = offer.validity === null ? offer.expires : null;
  const needs = lines.map(({ opCode, name }) => ({ opCode, name }));
  return { lines, coupon: { title, price, code, expires, vehicles, needs } };
}
