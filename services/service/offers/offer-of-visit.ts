import { validOffers } from "@forecourt/service-kit/offers/valid-offers";
import type { Deps } from "../deps.ts";
import { lineOf } from "../visits/line-of.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import type { VisitContent } from "../visits/visit-content.ts";
import { storeOffers } from "./store-offers.ts";

/** The coupon and the services with which a visit begins. None for an offer that is not valid today. */
export function offerOfVisit(
  deps: Pick<Deps, "dealers" | "now">,
  { dealerId, storeId, config }: ServiceStore,
  id: string,
): Pick<VisitContent, "lines" | "coupon"> {
  const { content, day } = storeOffers(deps, { dealerId, storeId });
  const offer = validOffers(content?.offers ?? [], day).find((one) => one.id === id);
  if (offer === undefined) return { lines: [], coupon: null };
  const { title, price, code, expires, vehicles, opCodes } = offer;
  const lines = config.scheduling.services
    .filter(({ opCode }) => opCodes.includes(opCode))
    .map(lineOf);
  return { lines, coupon: { title, price, code, expires, vehicles } };
}
