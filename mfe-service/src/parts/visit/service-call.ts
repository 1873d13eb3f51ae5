import type { SiteContext } from "@forecourt/contracts/site";
import { maskPhone } from "@forecourt/domain/phone";

export interface CallLink {
  /** E.164 */
  phone: string;
  /** Phone number formatted for display. */
  text: string;
}

/** The number of the service desk; of the store of a visit, where that is known. */
export function serviceCall(
  { store, phoneMasks }: SiteContext,
  ofVisit?: { phone: string },
): CallLink {
  const { phone } = ofVisit ?? store.service ?? store;
  return { phone, text: maskPhone(phone, phoneMasks.general) };
}
