import type { Careers, CareersContent } from "@forecourt/contracts/areas/company/careers";
import type { ContentSource } from "@forecourt/service-kit/content-service";

const list = new Intl.ListFormat("en-US");

/** The open positions with the names of their stores. */
export function openPositions(
  positions: CareersContent["positions"],
  { dealers, tenant: { dealerId } }: ContentSource,
): Careers["positions"] {
  return positions.map(({ stores, ...position }) => ({
    ...position,
    place: stores
      ? list.format(stores.map((id) => dealers.config({ dealerId, storeId: id }).store.name))
      : null,
  }));
}
