import { openDatabase } from "@forecourt/service-kit/db";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import type { LeadsTables } from "../store/tables.ts";
import { migrateLeads } from "../store.ts";
import { turnOf, waitFor } from "./rate-limit.ts";

const noon = Date.parse("2026-11-20T12:00:00Z");
const at = (minutes: number) => new Date(noon + minutes * 60_000);

describeOnEveryDatabase("limits", (open) => {
  const opened = async () => {
    const database = await open<LeadsTables>();
    await migrateLeads(database);
    return database;
  };

  test("let as many through within an hour as they say, and tell when there is room again", async () => {
    const { query } = await opened();
    const pace = { id: "address", mostPerHour: 4 };
    for (let count = 0; count < 4; count += 1) expect(await waitFor(query, pace, at(0))).toBeNull();
    expect(await waitFor(query, pace, at(0))).toBe(15 * 60_000);
    expect(await waitFor(query, pace, at(14))).toBe(60_000);
    expect(await waitFor(query, pace, at(15))).toBeNull();
    expect(await waitFor(query, pace, at(15))).toBe(15 * 60_000);
    expect(await waitFor(query, { ...pace, id: "another" }, at(15))).toBeNull();
    for (let count = 0; count < 4; count += 1) {
      expect(await waitFor(query, pace, at(200))).toBeNull();
    }
  });

  test("space out what is above the most, and refuse none of it", async () => {
    const { query } = await opened();
    const pace = { id: "recipient", mostPerHour: 3 };
    const turns: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      turns.push(((await turnOf(query, pace, at(0))).getTime() - noon) / 60_000);
    }
    expect(turns).toEqual([0, 0, 0, 20, 40, 60]);
    expect(await turnOf(query, pace, at(300))).toEqual(at(300));
  });

  test("hold for all replicas together, however many ask at once", async () => {
    const first = await opened();
    const second = openDatabase<LeadsTables>(first.location);
    const pace = { id: "address", mostPerHour: 10 };
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        waitFor((index % 2 === 0 ? first : second).query, pace, at(0)),
      ),
    );
    await second.close();
    expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  });
});
