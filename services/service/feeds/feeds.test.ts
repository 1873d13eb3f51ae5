import { visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { type RunningService, runService, signingSecret } from "../testing/running-service.ts";
import { bookedVisit, sampleContact } from "../testing/sample-visit.ts";
import { type Feed, feedPath, feedsOf, renewFeed } from "./feed-address.ts";

/** A Monday, 6 a.m. in Missouri. */
const start = new Date("2026-11-30T12:00:00Z");

async function running(open: OpenTestDatabase) {
  const clock = { now: start };
  const { location } = await open();
  const site = await runService({ location, now: () => clock.now });
  return { site, clock };
}

const pathOf = ({ database, dealers }: RunningService, feed: Feed) =>
  feedPath({ database, dealers, secret: signingSecret }, feed);

async function get(site: RunningService, path: string, dealer = "heartland") {
  const response = await fetch(site.origin + path, {
    headers: { [internalHeaders.dealer]: dealer },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text: text.replaceAll("\r\n ", "") };
}

describeOnEveryDatabase("the calendar of a shop", (open) => {
  test("has the visits of its store, and that of an adviser only theirs", async () => {
    const { site } = await running(open);
    await bookedVisit(site, "2026-12-01T09:00");
    const { token } = await bookedVisit(site, "2026-12-01T09:00");
    const { token: canceled } = await bookedVisit(site, "2026-12-01T14:00");
    await site.form(visitFormPath(canceled, "cancel"), {});
    await site.form(visitFormPath(token, "move"), { slot: "2026-12-02T09:00" });
    const feeds = feedsOf(site, "heartland");
    const booked = await site.database.query
      .selectFrom("service_visits")
      .select("store_id")
      .executeTakeFirstOrThrow();
    const ofStore = feeds.filter(({ storeId }) => storeId === booked.store_id);
    const [whole, ...advisers] = ofStore;
    const files = await Promise.all(
      ofStore.map(async (feed) => get(site, await pathOf(site, feed))),
    );
    const counts = files.map(({ text }) => text.split("BEGIN:VEVENT").length - 1);
    expect(whole?.adviserId).toBeNull();
    expect(advisers.length).toBeGreaterThan(0);
    expect(counts[0]).toBe(2);
    expect(counts.slice(1).reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(files[0]?.text).toContain("SUMMARY:2021 Toyota Camry: BRAKE-INSP");
    expect(files[0]?.text).toContain("DTSTART:20261202T150000Z");
    expect(files[0]?.text).toContain("SEQUENCE:1");
    await site.stop();
  });

  test("is private, and contains no phone number, email or VIN", async () => {
    const { site } = await running(open);
    await bookedVisit(site, "2026-12-01T09:00");
    for (const feed of feedsOf(site, "heartland")) {
      const { status, headers, text } = await get(site, await pathOf(site, feed));
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(text).not.toContain(sampleContact.email);
      expect(text).not.toMatch(/555.{0,2}0199|VIN/);
    }
    await site.stop();
  });

  test("has another address after it was renewed, as every feed has its own", async () => {
    const { site } = await running(open);
    const feeds = feedsOf(site, "heartland");
    const paths = await Promise.all(feeds.map((feed) => pathOf(site, feed)));
    expect(new Set(paths).size).toBe(feeds.length);
    for (const path of paths)
      expect(path).toMatch(/^\/api\/service\/calendars\/[\w-]{43}\/visits\.ics$/);
    const [first, second] = feeds;
    await renewFeed(site.database, first as Feed);
    await renewFeed(site.database, first as Feed);
    expect((await get(site, paths[0] ?? "")).status).toBe(404);
    expect((await get(site, await pathOf(site, first as Feed))).status).toBe(200);
    expect(await pathOf(site, second as Feed)).toBe(paths[1]);
    await site.stop();
  });

  test("is not found by another token, nor at another dealer's site", async () => {
    const { site } = await running(open);
    const [feed] = feedsOf(site, "heartland");
    const path = await pathOf(site, feed as Feed);
    for (const token of ["x".repeat(43), "x", "%00", "..%2f"]) {
      const { status, headers } = await get(site, `/api/service/calendars/${token}/visits.ics`);
      expect([token, status]).toEqual([token, 404]);
      expect(headers.get("cache-control")).toContain("no-store");
    }
    expect((await get(site, path, "ozark-mitsubishi")).status).toBe(404);
    await site.stop();
  });
});
