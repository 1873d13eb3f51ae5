import {
  type CareersContent,
  isOpenOn,
  type OpenPosition,
} from "@forecourt/contracts/areas/company/careers";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { formatList, localeOf } from "@forecourt/domain/locale";
import type { ContentSource } from "@forecourt/service-kit/content-service";

/** The positions that are open on the store's day at `now`, with the names of their stores. */
export function openPositions(
  positions: CareersContent["positions"],
  source: ContentSource,
  now: Date,
): OpenPosition[] {
  const { dealers, tenant, config } = source;
  const { dealerId } = tenant;
  const locale = localeOf(dealers.site(tenant).texts);
  const { day } = wallTimeAt(now, config.company.timezone);
  const nameOf = (storeId: string) => dealers.config({ dealerId, storeId }).store.name;
  return positions
    .filter((position) => isOpenOn(position, day))
    .map(({ stores, ...position }) => ({
      ...position,
      place: stores ? formatList(stores.map(nameOf), locale) : null,
      storeIds: stores ?? [],
      consent: applicationConsent(source, stores ?? []),
    }));
}

/** The sentence on calls and texts to applicants: in the name of the only store, else of the dealer. */
export function applicationConsent(
  { dealers, tenant }: Pick<ContentSource, "dealers" | "tenant">,
  storeIds: readonly string[],
): string | null {
  const [only = null, ...others] = storeIds;
  const storeId = others.length === 0 ? only : null;
  return dealers.site({ ...tenant, storeId }).texts["careers.consent"] ?? null;
}
