import { openDatabase } from "@forecourt/service-kit/db";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import type { LeadsTables } from "../store/tables.ts";
import { migrateLeads } from "../store.ts";
import { consumeOrWait, reserveSlot } from "./rate-limit.ts";

const noon = Date.parse("2026-11-20T12:00:00Z");
const at = (minutes: number) => new Date(noon + minutes * 60_000);

describeOnEveryDatabase("rate limits", (open) => {
  const opened = async () => {
    const database = await open<LeadsTables>();
    await migrateLeads(database);
    return database;
  };

  test("allow the maximum within an hour, and return how long to wait for the next", async () => {
    const { query } = await opened();
    const pace = { id: "address", maxPerHour: 4 };
    for (let count = 0; count < 4; count += 1)
      expect(await consumeOrWait(query, pace, at(0))).toBeNull();
    expect(await consumeOrWait(query, pace, at(0))).toBe(15 * 60_000);
    expect(await consumeOrWait(query, pace, at(14))).toBe(60_000);
    expect(await consumeOrWait(query, pace, at(15))).toBeNull();
    expect(await consumeOrWait(query, pace, at(15))).toBe(15 * 60_000);
    expect(await consumeOrWait(query, { ...pace, id: "another" }, at(15))).toBeNull();
    for (let count = 0; count < 4; count += 1) {
      expect(await consumeOrWait(query, pace, at(200))).toBeNull();
    }
  });

  test("space out slots above the maximum, and refuse none", async () => {
    const { query } = await opened();
    const pace = { id: "recipient", maxPerHour: 3 };
    const turns: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      turns.push(((await reserveSlot(query, pace, at(0))).getTime() - noon) / 60_000);
    }
    expect(turns).toEqual([0, 0, 0, 20, 40, 60]);
    expect(await reserveSlot(query, pace, at(300))).toEqual(at(300));
  });

  test("are shared by all replicas, also with concurrent requests", async () => {
    const first = await opened();
    const second = openDatabase<LeadsTables>(first.location);
    const pace = { id: "address", maxPerHour: 10 };
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        consumeOrWait((index % 2 === 0 ? first : second).query, pace, at(0)),
      ),
    );
    await second.close();
    expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  });
});
