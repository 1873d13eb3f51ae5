import { dropOffFeedPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { recordDecline } from "../desk/change-by-desk.ts";
import { deskStores } from "../desk/desk-stores.ts";
import { deskOf, keptSample } from "../testing/kept-sample.ts";
import { runTrade } from "../testing/running-trade.ts";
import { feedPath, renewFeed } from "./feed-address.ts";

const now = () => new Date("2026-11-23T15:00:00.000Z");

async function running(open: OpenTestDatabase) {
  const { location } = await open();
  const site = await runTrade({ location, now });
  const { deps } = deskOf(site, now);
  const [store] = deskStores(deps, { dealerId: "ozark-mitsubishi", storeId: null });
  if (!store) throw new Error("no store");
  const get = async (path: string, dealer = "ozark-mitsubishi") => {
    const response = await fetch(site.origin + path, {
      headers: { [internalHeaders.dealer]: dealer },
    });
    const text = (await response.text()).replaceAll("\r\n ", "");
    return { status: response.status, headers: response.headers, text };
  };
  return { site, deps, store, get };
}

describeOnEveryDatabase("the calendar of drop-offs", (open) => {
  test("has those of its store at their time, without phone number, email or VIN", async () => {
    const { site, deps, store, get } = await running(open);
    const { path, number } = await keptSample(site);
    const declined = await keptSample(site);
    await keptSample(site, { slot: "" });
    await site.form(`${path}/offer/drop-off/form`, { slot: "2026-11-25T10:00" });
    const decline = { by: "Dana", reason: "Frame damage", bySeller: false };
    await recordDecline(deps, declined.number, decline);
    const { status, headers, text } = await get(await feedPath(deps, store));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(text.split("BEGIN:VEVENT").length - 1).toBe(1);
    expect(text).toContain("SUMMARY:Drop-off: 2019 Toyota RAV4");
    expect(text).toContain("DTSTART:20261125T160000Z");
    expect(text).toContain("SEQUENCE:1");
    expect(text).toContain(number);
    expect(text).not.toMatch(/moss\.example|555.{0,2}0177|VIN/);
    await site.stop();
  });

  test("has another address after it was renewed, and none at another dealer's site", async () => {
    const { site, deps, store, get } = await running(open);
    const first = await feedPath(deps, store);
    expect(first).toMatch(/^\/api\/trade\/calendars\/[\w-]{43}\/drop-offs\.ics$/);
    expect((await get(first, "heartland")).status).toBe(404);
    await renewFeed(site.database, store);
    const second = await feedPath(deps, store);
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200]);
    const unknown = await get(dropOffFeedPath.replace(":token", "x".repeat(43)));
    expect(unknown.status).toBe(404);
    await site.stop();
  });
});
