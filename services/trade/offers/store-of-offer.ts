import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";

/** The store to which the seller brings the car. */
export function storeOfOffer(config: DealerConfig): TradeOfferPage["store"] {
  const { store, company, sales, map } = config;
  return {
    id: store.id,
    name: company.name,
    phone: sales.phone,
    address: addressOf(config),
    mapUrl: map.url,
  };
}

/** `4180 Sycamore Bend Road, Cape Girardeau, MO 63701` */
export function addressOf({ company }: Pick<DealerConfig, "company">): string {
  const { addressLine1, addressLine2, city, stateShort, zip } = company;
  return [addressLine1, addressLine2, city, `${stateShort} ${zip}`]
    .filter((part) => part !== null)
    .join(", ");
}
