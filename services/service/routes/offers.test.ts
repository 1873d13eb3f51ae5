import { ServiceOfferReply, ServiceOffers } from "@forecourt/contracts/areas/service/offers";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { allReady } from "@forecourt/service-kit/health";
import { type Listening, listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mountOffers } from "./offers.ts";

/** Clocks are set forward: it has 23 hours. */
const shortDay = "2027-03-14";

let now: Date;
let server: Listening;

async function copyIn(timezone: string): Promise<Dealers> {
  const copy = await copyDealers();
  await copy.set("ozark-mitsubishi/dealer.json", ["company", "timezone"], timezone);
  const specials = "ozark-mitsubishi/content/service/specials.json";
  await copy.set(specials, ["offers", 5, "startDate"], shortDay);
  await copy.set(specials, ["offers", 5, "endDate"], shortDay);
  return loadDealers(copy.folder);
}

async function get(path: string) {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/service/${path}`, {
    headers: { [internalHeaders.dealer]: "ozark-mitsubishi" },
  });
  return { status: response.status, body: await response.json() };
}

const listed = async () => ServiceOffers.parse((await get("pages/specials")).body).offers;

afterAll(removeCopies);

describe.each([
  ["America/Chicago", "06:00:00Z", "05:00:00Z"],
  ["America/Los_Angeles", "08:00:00Z", "07:00:00Z"],
])("at a store in %s", (timezone, winterMidnight, summerMidnight) => {
  beforeAll(async () => {
    const dealers = await copyIn(timezone);
    const log = createLog({ name: "service", level: "silent" });
    const deps = { dealers: { current: () => dealers }, now: () => now };
    const ready = async () => allReady("dealers");
    const app = createBaseApp({ log, ready }, (routes) => mountOffers(routes, deps));
    server = await listen(app, "127.0.0.1", 0);
  });
  afterAll(() => server.close({ lingerMs: 0, deadlineMs: 100 }));

  test.each([
    ["2026-12-01", winterMidnight, "2026-11-30", "2026-12-31"],
    ["2027-01-01", winterMidnight, "2026-12-31", "2027-01-31"],
    ["2028-03-01", winterMidnight, "2028-02-29", "2028-03-31"],
    ["2027-07-01", summerMidnight, "2027-06-30", "2027-07-31"],
    // Clocks are set back two hours later.
    ["2026-11-01", summerMidnight, "2026-10-31", "2026-11-30"],
  ])("monthly offers roll with the first moment of %s", async (day, midnight, before, after) => {
    const first = new Date(`${day}T${midnight}`);
    now = new Date(first.getTime() - 1);
    expect((await listed())[0]?.expires).toBe(before);
    now = first;
    expect((await listed())[0]?.expires).toBe(after);
  });

  test("an offer of one day is valid through all hours of a day with 23", async () => {
    const status = async () => {
      const { status: code, body } = await get("offers/air-conditioning-check");
      return code === 200 && ServiceOfferReply.parse(body).offer !== null ? "valid" : code;
    };
    const first = new Date(`${shortDay}T${winterMidnight}`).getTime();
    const end = new Date(`2027-03-15T${summerMidnight}`).getTime();
    expect(end - first).toBe(23 * 60 * 60 * 1000);
    const at = async (moment: number) => {
      now = new Date(moment);
      return status();
    };
    expect(await at(first - 1)).toBe(404);
    expect(await at(first)).toBe("valid");
    expect(await at(end - 1)).toBe("valid");
    expect(await at(end)).toBe(200);
  });

  test("an offer ends with its last day, and is unknown before its first", async () => {
    const status = async () => (await get("offers/winter-battery-test")).status;
    now = new Date(new Date(`2026-10-15T${summerMidnight}`).getTime() - 1);
    expect(await status()).toBe(404);
    now = new Date(`2026-10-15T${summerMidnight}`);
    expect(await status()).toBe(200);
    now = new Date(`2027-03-01T${winterMidnight}`);
    const ended = ServiceOfferReply.parse((await get("offers/winter-battery-test")).body);
    expect(ended).toMatchObject({ offer: null, title: "Winter battery check" });
    expect(ended.others.length).toBeGreaterThan(0);
  });
});
