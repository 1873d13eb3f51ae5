import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { processEnv } from "@forecourt/service-kit/config";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import { compileCacheEnv } from "@forecourt/testing/compile-cache";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { testSize } from "@forecourt/testing/test-size";
import { expect, jest, test } from "@jest/globals";
import { testVin } from "../import/testing/vins.ts";
import { addressOf, lot, subscribe, watchesOfNumber } from "../testing/alerts/many-subscribers.ts";
import { type RunningAlerts, runAlerts, secret } from "../testing/alerts/running-alerts.ts";
import { type StubLeads, stubLeads } from "../testing/alerts/stub-leads.ts";
import { type FeedVehicle, importVehicles } from "../testing/import-vehicles.ts";
import { addressHash } from "./secrets.ts";
import { leave } from "./subscriptions/manage.ts";

jest.setTimeout(3_600_000);

const entry = fileURLToPath(new URL("../testing/alerts/alerts-process.ts", import.meta.url));
/** `kills` = the number of the write before which each process dies. Their sum is below the number of writes. */
const { subscribers, cars, changes, kills } = testSize({
  normal: { subscribers: 200, cars: 60, changes: 40, kills: [130, 130, 60, 40, 30, 20] },
  soak: {
    subscribers: 10_000,
    cars: 1_200,
    changes: 500,
    kills: Array.from({ length: 20 }, (_, kill) => 200 + kill * 70),
  },
});

const sunday = "2026-11-29T18:00:00.000Z";
/** 8:05 a.m. in Cape Girardeau. */
const monday = Date.parse("2026-11-30T14:05:00.000Z");
const tuesday = Date.parse("2026-12-01T14:05:00.000Z");
/** Longer than the lease of a mail that a killed process had claimed. */
const PAUSE_MS = 2 * 60_000;

const vins = Array.from({ length: cars }, (_, number) => testVin(number + 1));
const newcomers = [testVin(cars + 1), testVin(cars + 2)];

/** The inventory with the first cars $500 cheaper, and two new cars. */
function lotWith({ cheaper, arrived }: { cheaper: number; arrived: boolean }): FeedVehicle[] {
  const known = vins.map((vin, index) => ({ vin, price: index < cheaper ? 14_500 : 15_000 }));
  const others = newcomers.map((vin) => ({ vin, model: "Mirage", price: 9_000 }));
  return arrived ? [...known, ...others] : known;
}

interface Round {
  location: DatabaseLocation;
  leads: StubLeads;
  now: number;
  /** The write before which the process kills itself; 0 = never. */
  killAt: number;
}

function start({ location, leads, now, killAt }: Round): ChildProcess {
  return spawn(process.execPath, [entry], {
    env: {
      ...compileCacheEnv(),
      PATH: processEnv().PATH ?? "",
      LOCATION: JSON.stringify(location),
      LEADS: leads.url,
      NOW: new Date(now).toISOString(),
      KILL_AT: String(killAt),
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

async function runAndDie(round: Round): Promise<void> {
  const [, signal] = (await once(start(round), "exit")) as [number | null, string | null];
  expect(signal).toBe("SIGKILL");
}

/** Runs a process until no digest is due and no mail is queued. */
async function runToTheEnd(site: RunningAlerts, round: Omit<Round, "killAt">): Promise<void> {
  const child = start({ ...round, killAt: 0 });
  const exited = once(child, "exit");
  await once(child, "message");
  while ((await waiting(site, round.now)) > 0) {
    if (child.exitCode !== null) throw new Error("the process ended by itself");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.send("stop");
  expect((await exited)[0]).toBe(0);
}

async function waiting({ database: { query } }: RunningAlerts, now: number): Promise<number> {
  const due = await query
    .selectFrom("inventory_alert_subscribers")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("due_at", "<=", new Date(now).toISOString())
    .executeTakeFirstOrThrow();
  const mails = await query
    .selectFrom("inventory_alert_mails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "!=", "sent")
    .executeTakeFirstOrThrow();
  return due.count + mails.count;
}

async function leaveOf(site: RunningAlerts, number: number): Promise<void> {
  const address = addressOf(number);
  const hash = addressHash(secret, lot.dealerId, address);
  const { row } = await watchesOfNumber(site, address, hash);
  const now = new Date(monday);
  await site.database.query.transaction().execute((query) => leave(query, row, now));
}

/** The lines that each shopper must receive: the price of their car, and two cars if they follow a search. */
function expectedLines(number: number): number {
  return (number % cars < changes ? 1 : 0) + (number % 10 === 0 ? newcomers.length : 0);
}

function toldLines(leads: StubLeads): Map<string, string[]> {
  const byAddress = Map.groupBy(leads.mails, ({ address }) => address);
  return new Map(
    [...byAddress].map(([address, mails]) => [
      address,
      mails.flatMap(({ sections }) =>
        sections.flatMap(({ items }) => items.map((one) => one.path)),
      ),
    ]),
  );
}

describeOnSqlite("alerts while processes are killed", (open) => {
  test("each piece of news is mailed exactly once, and never after unsubscribing", async () => {
    const leads = await stubLeads();
    const { location } = await open();
    const site = await runAlerts({ location, leads, now: sunday });
    const imported = async (date: string, feed: FeedVehicle[]) => {
      await importVehicles(site.database, { ...lot, date }, feed);
      await site.synced();
    };
    await imported("2026-11-28", lotWith({ cheaper: 0, arrived: false }));
    await subscribe(site, { subscribers, vins });
    await imported("2026-11-29", lotWith({ cheaper: changes, arrived: true }));
    // Every seventh shopper unsubscribes: half of them before the digests, half while mails are being delivered.
    const leavers = Array.from({ length: Math.ceil(subscribers / 7) }, (_, index) => index * 7);
    const early = leavers.filter((_, index) => index % 2 === 0);
    const late = leavers.filter((_, index) => index % 2 === 1);
    for (const number of early) await leaveOf(site, number);

    let now = monday;
    for (const [index, killAt] of kills.entries()) {
      await runAndDie({ location, leads, now, killAt });
      now += PAUSE_MS;
      if (index === 1) for (const number of late) await leaveOf(site, number);
    }
    const toldLate = new Set(leads.mails.map(({ address }) => address));
    await runToTheEnd(site, { location, leads, now });

    const told = toldLines(leads);
    const left = new Set(leavers.map(addressOf));
    const wrong = Array.from({ length: subscribers }, (_, number) => number).filter((number) => {
      const lines = told.get(addressOf(number)) ?? [];
      const isOnce = new Set(lines).size === lines.length;
      // Shoppers who unsubscribed late may have received the mail before.
      if (left.has(addressOf(number)))
        return !isOnce || (lines.length > 0 && !toldLate.has(addressOf(number)));
      return !isOnce || lines.length !== expectedLines(number);
    });
    expect(wrong).toEqual([]);
    expect(early.filter((number) => told.has(addressOf(number)))).toEqual([]);
    expect(leads.mails).toHaveLength(told.size);
    expect(leads.withdrawn.size).toBe(leavers.length);

    // The next morning has no alerts; the morning after has new ones.
    await runToTheEnd(site, { location, leads, now: tuesday });
    expect(leads.mails).toHaveLength(told.size);
    await site.stop();
    await leads.stop();
  });
});
