import type { Deps } from "../deps.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import type { VisitContent } from "../visits/visit-content.ts";
import { storeOffers } from "./store-offers.ts";
import { validOffers } from "./valid-offers.ts";

/** The services that an offer is for, as a visit begins with them. None for an offer that is not valid today. */
export function linesOfOffer(
  deps: Pick<Deps, "dealers" | "now">,
  { dealerId, storeId, config }: ServiceStore,
  id: string,
): VisitContent["lines"] {
  const { content, day } = storeOffers(deps, { dealerId, storeId });
  const offer = validOffers(content?.offers ?? [], day).find((one) => one.id === id);
  const opCodes = offer?.opCodes ?? [];
  return config.scheduling.services
    .filter(({ opCode }) => opCodes.includes(opCode))
    .map(({ opCode, name, minutes, fromCents }) => ({ opCode, name, minutes, fromCents }));
}
