import type { Careers, CareersContent } from "@forecourt/contracts/areas/company/careers";
import { listInWords, localeOf } from "@forecourt/domain/locale";
import type { ContentSource } from "@forecourt/service-kit/content-service";

/** The open positions with the names of their stores. */
export function openPositions(
  positions: CareersContent["positions"],
  { dealers, tenant }: ContentSource,
): Careers["positions"] {
  const { dealerId } = tenant;
  const locale = localeOf(dealers.site(tenant).texts);
  return positions.map(({ stores, ...position }) => ({
    ...position,
    place: stores
      ? listInWords(
          stores.map((id) => dealers.config({ dealerId, storeId: id }).store.name),
          locale,
        )
      : null,
  }));
}
