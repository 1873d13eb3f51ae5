import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { visitByNumber } from "@forecourt/service-service/staff/change-by-shop";
import { type DayOfShop, dayOfShop } from "@forecourt/service-service/staff/day-of-shop";
import { findVisits } from "@forecourt/service-service/staff/find-visits";
import type { ShopDeps } from "@forecourt/service-service/staff/shop-deps";
import { shopStores } from "@forecourt/service-service/staff/shop-stores";
import { storeOfTenant } from "@forecourt/service-service/visits/service-store";
import { wrap } from "../command-line/wrap-lines.ts";
import { cardLines, dayLines } from "./day-lines.ts";
import { type AppointmentsCommand, visitNumberIn } from "./options.ts";
import { parseDay } from "./parse-day.ts";
import { visitLine } from "./visit-line.ts";

type Of<K extends AppointmentsCommand["kind"]> = Extract<AppointmentsCommand, { kind: K }>;

/** The day of the requested stores. @throws StaffError */
export async function day(command: Of<"day">, deps: ShopDeps): Promise<string[]> {
  const days = await Promise.all(
    shopStores(deps, command).map((store) => dayOfShop(deps, store, parseDay(command.day, store))),
  );
  const { adviserId } = command;
  const known = days.flatMap(({ store }) => store.config.scheduling.advisers.map(({ id }) => id));
  if (adviserId !== null && !known.includes(adviserId)) {
    throw new StaffError(`no adviser "${adviserId}"; there are ${known.join(", ")}`);
  }
  const shown = days.filter(
    ({ store }) =>
      adviserId === null || store.config.scheduling.advisers.some(({ id }) => id === adviserId),
  );
  return dayOfStores(shown, adviserId);
}

/**
 * Lines of a day. With several stores, each store that has something that day is shown in full; then each other store
 * in one line.
 */
export function dayOfStores(shown: readonly DayOfShop[], adviserId: string | null): string[] {
  const full = shown.filter((one) => shown.length === 1 || hasAny(one));
  const rest = shown.filter((one) => !full.includes(one));
  return [
    ...full.flatMap((one, index) => [...(index === 0 ? [] : [""]), ...dayLines(one, adviserId)]),
    ...(full.length > 0 && rest.length > 0 ? [""] : []),
    ...rest.flatMap(({ store, day: on }) =>
      wrap(
        `${store.config.company.name} (--dealer ${store.dealerId} --store ${store.storeId}): no visits on ${on}`,
        "  ",
      ),
    ),
  ];
}

function hasAny({ visits, canceled, closures }: DayOfShop): boolean {
  return visits.length + canceled.length + closures.length > 0;
}

/**
 * The visits of an owner, or the visit of a number: one as a card, several with a line each. @throws StaffError when
 * there are none
 */
export async function find(command: Of<"find">, deps: ShopDeps): Promise<string[]> {
  const number = visitNumberIn(command.words);
  if (number !== null) return show(number, deps);
  const found = await Promise.all(
    shopStores(deps, command).map(async (store) =>
      (await findVisits(deps, store, command.words)).map((visit) => ({ visit, store })),
    ),
  );
  const visits = found.flat();
  const [only] = visits;
  if (only === undefined) throw new StaffError(`no visit found for "${command.words}"`);
  if (visits.length === 1 && only.visit.row.number !== null) {
    return show(only.visit.row.number, deps);
  }
  return visits.map(({ visit, store }) => visitLine(visit, store));
}

/** One visit with all that the desk needs on the phone. @throws StaffError when no visit has the number */
export async function show(number: string, deps: ShopDeps): Promise<string[]> {
  const row = await visitByNumber(deps, number);
  const store = storeOfTenant(deps, { dealerId: row.dealer_id, storeId: row.store_id });
  const shown = await dayOfShop(deps, store, row.day ?? store.today);
  const visit = [...shown.visits, ...shown.canceled].find((one) => one.row.number === number);
  if (visit === undefined) throw new StaffError(`${number} is not booked`);
  return cardLines(visit, store);
}
