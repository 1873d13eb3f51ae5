import type { Deps } from "../deps.ts";
import { couponForWork } from "../offers/offer-of-visit.ts";
import { lineOf } from "../visits/line-of.ts";
import { type ServiceStore, transportsOf } from "../visits/service-store.ts";
import { emptyVisit, type VisitContent } from "../visits/visit-content.ts";

/**
 * A new visit with the vehicle, the work, the words, and the contact of a visit that was booked before, at today's
 * prices. Work that the store no longer offers is left out; a coupon that has ended is replaced by one that is valid
 * for the work. The owner has to agree to texts anew.
 */
export function visitAgain(
  deps: Pick<Deps, "dealers" | "now">,
  store: ServiceStore,
  before: VisitContent,
): VisitContent {
  const { services, advisers } = store.config.scheduling;
  const { vehicle, symptoms, notes, offer, contact, transport } = before;
  const lines = before.lines.flatMap(({ opCode, isAdded }) => {
    const service = services.find((one) => one.opCode === opCode);
    return service === undefined ? [] : [{ ...lineOf(service), isAdded }];
  });
  const isOffered = transport !== null && transportsOf(store).includes(transport);
  const isThere = advisers.some(({ id }) => id === before.adviserId);
  const ends = before.coupon?.expires ?? store.today;
  const valid = before.coupon !== null && ends >= store.today;
  const asked = { offer, vehicle, lines, coupon: valid ? before.coupon : null };
  return {
    ...emptyVisit,
    vehicle,
    lines,
    symptoms,
    notes,
    offer,
    coupon: valid ? before.coupon : couponForWork(deps, store, asked),
    transport: isOffered ? transport : null,
    adviserId: isThere ? before.adviserId : null,
    contact: contact && { ...contact, texts: false, textTo: null },
  };
}
