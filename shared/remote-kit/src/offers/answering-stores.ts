import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteDepartment, SiteStore } from "@forecourt/contracts/site-store";
import { maskPhone } from "@forecourt/domain/phone";

/** What decides which stores answer for an offer. */
export interface Answering {
  department: "sales" | "service";
  /** Ids of the stores that honor it; missing = all. */
  stores?: readonly string[] | undefined;
}

/** A store that answers for an offer, as it is drawn. */
export interface AnsweringStore {
  id: string;
  /** Null at a dealer with one store. */
  name: string | null;
  /** Opening hours of the department; null = the store has no such department. */
  hours: SiteDepartment | null;
  call: ContentLink;
}

/**
 * The stores that answer for an offer: the visitor's one where it honors the offer, else all that do and have the
 * department. There is always one.
 */
export function answeringStores(
  site: SiteContext,
  { department, stores }: Answering,
): [SiteStore, ...SiteStore[]] {
  const { store, storeChosen, places = [store] } = site;
  const able = places.filter(
    (one) => (stores?.includes(one.id) ?? true) && (department === "sales" || one.service !== null),
  );
  const own = able.find(({ id }) => id === store.id);
  if (own && storeChosen) return [own];
  const [first, ...others] = able;
  return first ? [first, ...others] : [store];
}

/**
 * The same stores as they are drawn.
 * @param call the words of a call, of the number as it is shown
 */
export function answeringStoreViews(
  site: SiteContext,
  answering: Answering,
  call: (phone: string) => string,
): AnsweringStore[] {
  const { places = [], phoneMasks } = site;
  const answer = answeringStores(site, answering);
  return answer.map((one) => {
    const hours = answering.department === "service" ? one.service : one.sales;
    const { phone } = hours ?? one;
    const name = answer.length > 1 ? one.name : (one.businessName ?? one.name);
    return {
      id: one.id,
      name: places.length > 1 ? name : null,
      hours,
      call: { label: call(maskPhone(phone, phoneMasks.general)), href: `tel:${phone}` },
    };
  });
}
