import type { Database } from "@forecourt/service-kit/db";
import { nextMorning } from "../../alerts/digests/digest-time.ts";
import { confirmWatches, watchesOf } from "../../alerts/subscriptions/manage.ts";
import { signUp } from "../../alerts/subscriptions/sign-up.ts";
import { type WatchStart, watchStarts } from "../../alerts/subscriptions/subject.ts";
import type { InventoryTables } from "../../store/tables.ts";
import { type RunningAlerts, secret } from "./running-alerts.ts";

export const lot = { dealerId: "ozark-mitsubishi", storeId: "cape-girardeau" };
const timeZone = "America/Chicago";
const SEARCH = "/cars-for-sale/price-under-10000";
const PER_TRANSACTION = 500;

export function addressOf(number: number): string {
  return `shopper-${number}@moss.example`;
}

/** Signs up and confirms shoppers. Each follows one of the cars, and every tenth also follows a search. */
export async function subscribe(
  site: RunningAlerts,
  { subscribers, vins }: { subscribers: number; vins: readonly string[] },
): Promise<void> {
  const { database, deps } = site;
  const asked = { tenant: { dealerId: lot.dealerId, storeId: null }, gated: null };
  const cars = new Map<string, WatchStart>();
  for (const vin of vins) {
    const [start] = await watchStarts(deps, { kind: "price", vins: [vin] }, asked);
    if (start) cars.set(vin, start);
  }
  const [search] = await watchStarts(deps, { kind: "search", search: SEARCH }, asked);
  for (let first = 0; first < subscribers; first += PER_TRANSACTION) {
    await database.query.transaction().execute(async (query) => {
      for (let one = first; one < Math.min(first + PER_TRANSACTION, subscribers); one += 1) {
        const car = cars.get(vins[one % vins.length] ?? "");
        const starts = [car, one % 10 === 0 ? search : undefined].filter(
          (start) => start !== undefined,
        );
        await signUp(query, {
          dealerId: lot.dealerId,
          language: null,
          address: addressOf(one),
          starts,
          consent: { version: "00000000", text: null },
          secret,
          now: deps.now(),
        });
      }
      await confirmAll(query, deps.now());
    });
  }
  // The mails that ask to confirm are not part of the test.
  await database.query.deleteFrom("inventory_alert_mails").execute();
}

async function confirmAll(query: Database<InventoryTables>["query"], now: Date): Promise<void> {
  const rows = await query
    .selectFrom("inventory_alert_subscribers")
    .selectAll()
    .where("confirmed_at", "is", null)
    .execute();
  const firstDigestAt = nextMorning(now, timeZone);
  for (const row of rows) await confirmWatches(query, row, { now, firstDigestAt });
}

/** The subscriber with this number, unless they have unsubscribed. */
export async function watchesOfNumber(site: RunningAlerts, address: string, hash: string) {
  const row = await site.database.query
    .selectFrom("inventory_alert_subscribers")
    .selectAll()
    .where("address_hash", "=", hash)
    .executeTakeFirst();
  if (!row) throw new Error(`${address} has left`);
  return { row, watches: await watchesOf(site.database.query, row.id) };
}
