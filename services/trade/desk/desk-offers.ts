import { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { dayAfter } from "@forecourt/domain/appointments/store-clock";
import { localDayAndTime } from "@forecourt/service-kit/appointments/bookable-times";
import { isDecided } from "../inspections/after-inspection.ts";
import { eventsOf, type OfferEvent } from "../inspections/offer-events.ts";
import type { KeptOffer } from "../kept/kept-store.ts";
import type { StoredInput } from "../offers/stored-offer.ts";
import type { OfferRow } from "../store/tables.ts";
import type { DeskDeps } from "./desk-deps.ts";
import { type JoinedRow, joined, keptContentOf, type Row, rowsOf, storeIdOf } from "./desk-rows.ts";
import { type DeskState, deskState, validUntilOf } from "./desk-state.ts";
import type { DeskStore } from "./desk-stores.ts";
import { earlierKeptOffers } from "./earlier-kept-offers.ts";

/** An offer as the appraiser sees it. */
export interface DeskOffer {
  store: DeskStore;
  row: OfferRow;
  car: Car;
  /** Null = its seller has not kept it, and left no contact. */
  kept: (Pick<KeptOffer, "content" | "interest"> & { id: string; keptAt: string }) | null;
  /** For an offer that is not kept: the offer that its seller kept earlier; null = none. */
  keptEarlier: { number: string; firstName: string; lastName: string } | null;
  /** By the store's clock; null = none is booked. */
  dropOff: { startsAt: string; sequence: number; day: string; time: string } | null;
  events: readonly OfferEvent[];
  /**
   * Number of the offer that replaces this one: the offer that its seller keeps instead, or, if this one is not kept,
   * the newest offer for the car. Null = none.
   */
  replacedBy: string | null;
  state: DeskState;
  /** The last day of the newest version. */
  validUntil: string;
  photos: number;
}

interface Asked {
  /** Days on which the offers were made, both included. */
  from: string;
  to: string;
}

/** Days before a drop-off on which its offer may have been made. */
const dropOffDays = 100;

/**
 * The offers of a store, the newest first: the newest offer for each car, and every offer that its seller keeps. `all`
 * = also offers that were replaced before they were kept.
 */
export async function offersOfStore(
  deps: Pick<DeskDeps, "database">,
  store: DeskStore,
  { from, to, all = false }: Asked & { all?: boolean },
): Promise<DeskOffer[]> {
  const rows = await rowsOf(deps, store)
    .where("o.made_on", ">=", from)
    .where("o.made_on", "<=", to)
    .execute();
  const offers = await deskOffersOf(deps, store, rows);
  const seen = new Set<string>();
  return offers.filter(({ row, kept }) => {
    const isNewest = !seen.has(row.appraisal_id);
    seen.add(row.appraisal_id);
    return all || isNewest || kept !== null;
  });
}

/** The drop-offs of a store from one day to another, both included, in their order. */
export async function dropOffsOfStore(
  deps: Pick<DeskDeps, "database">,
  store: DeskStore,
  { from, to }: Asked,
): Promise<(DeskOffer & { dropOff: NonNullable<DeskOffer["dropOff"]> })[]> {
  const rows = await rowsOf(deps, store)
    .where("k.id", "is not", null)
    .where("o.made_on", ">=", dayAfter(from, -dropOffDays))
    .execute();
  const offers = await deskOffersOf(deps, store, rows);
  return offers
    .flatMap((offer) => {
      const { dropOff } = offer;
      return dropOff && dropOff.day >= from && dropOff.day <= to ? [{ ...offer, dropOff }] : [];
    })
    .toSorted((one, other) => (one.dropOff.startsAt < other.dropOff.startsAt ? -1 : 1));
}

/** The offers with a number or an id; several dealers may have an offer with the same number. */
export async function offersByNumber(
  deps: Pick<DeskDeps, "database">,
  store: (row: Pick<JoinedRow, "dealer_id" | "storeId">) => DeskStore,
  idOrNumber: string,
): Promise<DeskOffer[]> {
  const rows = await joined(deps)
    .where((where) =>
      where.or([where("o.id", "=", idOrNumber), where("o.number", "=", idOrNumber)]),
    )
    .execute();
  const found = rows.map((row) => ({ ...row, storeId: storeIdOf(row) }));
  return (await Promise.all(found.map((row) => deskOffersOf(deps, store(row), [row])))).flat();
}

/** The offer that a seller keeps, by the id of the kept offer. */
export async function offerByKeptId(
  deps: Pick<DeskDeps, "database">,
  store: (row: Pick<JoinedRow, "dealer_id" | "storeId">) => DeskStore,
  keptId: string,
): Promise<DeskOffer | null> {
  const row = await joined(deps).where("k.id", "=", keptId).executeTakeFirst();
  if (!row) return null;
  const found = { ...row, storeId: storeIdOf(row) };
  return (await deskOffersOf(deps, store(found), [row]))[0] ?? null;
}

async function deskOffersOf(
  { database: { query } }: Pick<DeskDeps, "database">,
  store: DeskStore,
  rows: readonly Row[],
): Promise<DeskOffer[]> {
  const own = rows.filter((row) => storeIdOf(row) === store.storeId);
  if (own.length === 0) return [];
  const events = await eventsOf(
    query,
    own.flatMap(({ keptId }) => keptId ?? []),
  );
  const counted = await query
    .selectFrom("trade_photos")
    .select(({ fn }) => ["appraisal_id", fn.countAll().as("count")])
    .where(
      "appraisal_id",
      "in",
      own.map((row) => row.appraisal_id),
    )
    .groupBy("appraisal_id")
    .execute();
  const earlier = await earlierKeptOffers(query, own);
  const photos = new Map(counted.map((one) => [one.appraisal_id, Number(one.count)]));
  return own.map((row) =>
    deskOfferOf(store, row, {
      events: events.get(row.keptId ?? "") ?? [],
      photos: photos.get(row.appraisal_id) ?? 0,
      keptEarlier: earlier.get(row.earlierId ?? "") ?? null,
    }),
  );
}

function deskOfferOf(
  store: DeskStore,
  joinedRow: Row,
  { events, photos, keptEarlier }: Pick<DeskOffer, "events" | "photos" | "keptEarlier">,
): DeskOffer {
  const {
    car,
    chosenStore: _store,
    earlierId: _earlier,
    keptId,
    keptAt,
    keptContent: _content,
    keptInterest,
    ...rest
  } = joinedRow;
  const { sequence, startsAt: changedTo, replacedBy: keptNumber, newerNumber, ...row } = rest;
  const content = keptContentOf(joinedRow);
  const replacedBy = content === null ? newerNumber : keptNumber;
  const isReplaced = replacedBy !== null && !isDecided(events);
  const booked = sequence === null ? (content?.dropOffAt ?? null) : changedTo;
  // The visit belongs to the newer offer.
  const startsAt = isReplaced ? null : booked;
  const known = { row, isKept: content !== null, dropOffAt: startsAt, events, isReplaced };
  return {
    store,
    row,
    car: content?.car ?? offeredCar(JSON.parse(car), row),
    kept:
      content && keptId && keptAt
        ? { id: keptId, keptAt, content, interest: keptInterest ?? content.interest }
        : null,
    keptEarlier: content === null ? keptEarlier : null,
    dropOff:
      startsAt === null
        ? null
        : {
            startsAt,
            sequence: sequence ?? 0,
            ...localDayAndTime(new Date(startsAt), store.config.company.timezone),
          },
    events,
    replacedBy: isReplaced ? replacedBy : null,
    state: deskState(known, store.today),
    validUntil: validUntilOf(row, events),
    photos,
  };
}

/** The car of an offer, which the seller may have changed since. */
function offeredCar(now: unknown, { input }: Pick<OfferRow, "input">): Car {
  const { car, details } = JSON.parse(input) as StoredInput;
  return { ...Car.parse(now), ...car, ...details };
}
