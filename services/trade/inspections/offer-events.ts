import { payoutOptions } from "@forecourt/contracts/dealer-config/trade/offers";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { OfferEventRow, TradeTables } from "../store/tables.ts";
import type { Readings } from "./readings.ts";

const Cents = z.int();
const RevisedKind = z.object({ firstCents: Cents.nullable(), finalPriceCents: Cents });

const StepPayments = z.array(
  z.object({ label: z.string(), percent: z.number(), amountCents: Cents }),
);

/** Stored content of each kind of event. */
const contents = {
  /** Nothing found = the car is as its seller described it. */
  inspected: z.object({
    found: z.array(z.string()),
    /** Readings of the odometer and the VIN plate; null = not recorded. */
    mileage: z.int().nullable().default(null),
    vin: z.string().nullable().default(null),
  }),
  /** A version of the offer: the lines, and the prices that they make of the first version. */
  revised: z.object({
    lines: z.array(z.object({ reason: z.string(), amountCents: Cents })),
    cashNow: RevisedKind.nullable(),
    moreCashLater: RevisedKind.extend({
      stepPayments: StepPayments,
    }).nullable(),
    /** Days in the store's time zone; `validUntil` is the last one. */
    madeOn: z.iso.date(),
    validUntil: z.iso.date(),
  }),
  /** The store buys the car at the price of this kind. */
  accepted: z.object({
    payment: z.enum(payoutOptions),
    priceCents: Cents,
    /** Empty = paid at once, or stored before the parts were. */
    stepPayments: StepPayments.default([]),
  }),
  declined: z.object({ reason: z.string(), bySeller: z.boolean() }),
} as const;

type Kind = keyof typeof contents;

/** Action of the appraiser on a kept offer. */
export type OfferEvent = {
  [K in Kind]: {
    kind: K;
    position: number;
    at: string;
    madeBy: string;
    content: z.infer<(typeof contents)[K]>;
  };
}[Kind];

type EventOf<K extends Kind> = Extract<OfferEvent, { kind: K }>;

/** A new version of an offer. */
export type Revision = EventOf<"revised">;

/** Action on an offer, before it is stored. */
export type NewEvent = { [K in Kind]: Pick<EventOf<K>, "kind" | "content"> }[Kind];

/** The events of kept offers, in their order, by the id of the kept offer. */
export async function eventsOf(
  query: Kysely<TradeTables>,
  keptIds: readonly string[],
): Promise<ReadonlyMap<string, OfferEvent[]>> {
  if (keptIds.length === 0) return new Map();
  const rows = await query
    .selectFrom("trade_offer_events")
    .selectAll()
    .where("kept_id", "in", keptIds)
    .orderBy("position")
    .execute();
  return Map.groupBy(rows, (row) => row.kept_id)
    .entries()
    .map(([id, own]) => [id, own.map(eventOf)] as const)
    .reduce((byId, [id, own]) => byId.set(id, own), new Map<string, OfferEvent[]>());
}

function eventOf({ kind, position, at, made_by: madeBy, content }: OfferEventRow): OfferEvent {
  const event = { kind, position, at, madeBy, content: contents[kind].parse(JSON.parse(content)) };
  return event as OfferEvent;
}

/** The newest version that an inspection made; null = the first version still counts. */
export function newestRevision(events: readonly OfferEvent[]): Revision | null {
  return events.findLast((event): event is Revision => event.kind === "revised") ?? null;
}

/** The newest readings at the car. */
export function newestReadings(events: readonly OfferEvent[]): Readings {
  const read = events.flatMap((event) => (event.kind === "inspected" ? [event.content] : []));
  return {
    mileage: read.findLast(({ mileage }) => mileage !== null)?.mileage ?? null,
    vin: read.findLast(({ vin }) => vin !== null)?.vin ?? null,
  };
}
