import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { feedFolder } from "@forecourt/service-inventory/import/testing/feed-files";
import { cars, lotFeed, lotMappingText } from "@forecourt/service-inventory/import/testing/lot";
import { type LotSight, lotSight } from "@forecourt/service-inventory/import/testing/lot-sight";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { testSize } from "@forecourt/testing/test-size";
import { expect, test } from "@jest/globals";
import { runCommand, startCommand } from "./testing/command.ts";
import { inventoryDatabases } from "./testing/inventory-database.ts";

const rounds = testSize({ normal: 3, soak: 50 });
const CARS = 8_000;
/** Maximum duration of the rounds on a busy machine, in ms. */
const limit = testSize({ normal: 180_000, soak: 1_800_000 });

const file = feedFolder();
const mapping = file(lotMappingText, "lot.json");

/** Two states of one lot that differ in every car: all are re-priced, some sold, some added. */
const before = { feed: file(lotFeed(cars(1, CARS))), price: 10_000_00 };
const after = {
  feed: file(lotFeed(cars(1001, CARS + 1000).map((car) => ({ ...car, price: "11000" })))),
  price: 11_000_00,
};
type State = typeof before;

describeOnEveryDatabase("an import that is killed", (open) => {
  const opened = inventoryDatabases(open);

  test(
    "a killed import leaves the old inventory or the new one, never a mixture",
    async () => {
      const { database, location } = await opened();
      await completed(before, location);
      const start = performance.now();
      await completed(after, location);
      const whole = performance.now() - start;
      let current = after;
      for (let round = 0; round < rounds; round++) {
        const next = current === before ? after : before;
        await killedAfter(whole * instantAt(round), startCommand(commandFor(next), { location }));
        const found = await lotSight(database);
        expect([whollyIn(current), whollyIn(next)]).toContainEqual(found);
        current = found.lowest === next.price ? next : current;
      }
      const last = current === before ? after : before;
      await completed(last, location);
      expect(await lotSight(database)).toEqual(whollyIn(last));
    },
    limit,
  );
});

function commandFor({ feed }: State): string[] {
  const lot = ["--dealer", "dealer", "--store", "store", "--date", "2026-01-01"];
  const forced = ["--force", "every car has another price"];
  return [...lot, ...forced, "--mapping", mapping, feed];
}

async function completed(state: State, location: DatabaseLocation): Promise<void> {
  const outcome = await runCommand(commandFor(state), { location });
  expect(outcome).toMatchObject({ code: 0 });
}

/**
 * A random moment of every round's own stretch of time, as a part of a whole import's. Before 0.3
 * the command is still starting.
 */
function instantAt(round: number): number {
  return 0.3 + (round + Math.random()) / rounds;
}

async function killedAfter(milliseconds: number, child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  await Promise.race([delay(milliseconds), gone]);
  child.kill("SIGKILL");
  await gone;
}

function whollyIn({ price }: State): LotSight {
  return { live: CARS, lowest: price, highest: price, astray: 0, uncounted: 0 };
}
