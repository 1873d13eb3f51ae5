import type { SiteContext } from "@forecourt/contracts/site";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { browserSite } from "./browser-site.ts";
import { markupKey } from "./markup/markup-key.ts";
import { withStoreStatuses } from "./store-statuses.ts";

const stores = [storeFixture({ id: "cape" }), storeFixture({ id: "rolla" })];
const holiday = ["fourth Thursday of November"];
const site = siteFixture({
  stores: stores.map(({ id, name, city, stateShort }) => ({ id, name, city, stateShort })),
  places: stores.map((store) => ({ ...store, timezone: "America/Chicago", daysOff: holiday })),
});
const at = (time: string, of: SiteContext) =>
  withStoreStatuses(browserSite(of), of, new Date(`2026-11-${time}:00-06:00`));
const textsAt = (time: string) => at(time, { ...site }).stores[0]?.statuses?.map(([text]) => text);

describe("the stores of a group", () => {
  test("have what they are now and after the next changes", () => {
    expect(textsAt("24T18:00")).toEqual([
      "Closed · opens Wednesday 8\u00a0a.m.",
      "Closed · opens 8\u00a0a.m.",
      "Open until 5:30\u00a0p.m.",
      "Closed · opens Friday 8\u00a0a.m.",
      "Closed · opens 8\u00a0a.m.",
    ]);
    const [, closing] = at("24T10:00", { ...site }).stores[1]?.statuses?.[0] ?? [];
    expect(closing).toBe(Date.parse("2026-11-24T17:30:00-06:00") / 60_000);
  });

  test("are computed again only when a store opens or closes", () => {
    const before = at("24T10:00", site);
    expect(at("24T17:29", site)).toBe(before);
    expect(at("24T17:30", site)).not.toBe(before);
  });

  test("end the reuse of markup at the minute of opening and closing", () => {
    const group = { ...site };
    const keyAt = (time: string) =>
      markupKey({
        record: "20261124-1",
        site: at(time, group),
        url: { pathname: "/", search: "" },
        state: ["{}"],
        // The same quarter of an hour, so that only the stores can differ.
        now: new Date("2026-11-24T10:00:00Z"),
      });
    const open = keyAt("24T17:20");
    expect(keyAt("24T17:29")).toBe(open);
    expect(keyAt("24T17:30")).not.toBe(open);
  });

  test("have none at a dealer with one store", () => {
    const single = siteFixture();
    expect(at("24T10:00", single)).toBe(browserSite(single));
  });
});
