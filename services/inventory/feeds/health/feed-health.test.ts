import { removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterAll, expect, test } from "@jest/globals";
import { Registry } from "prom-client";
import { cars, lotFeed } from "../../import/testing/lot.ts";
import { runFeed } from "../run-feed.ts";
import { feedSite, folderFeed, lot } from "../testing/feed-site.ts";
import { feedHealth } from "./feed-health.ts";
import { registerFeedMetrics } from "./feed-metrics.ts";

afterAll(removeCopies);

describeOnEveryDatabase("the health of feeds", (open) => {
  async function opened() {
    const site = await feedSite(open, { ...folderFeed, silentAfterHours: 26 });
    const { database, dealers, now } = site.deps;
    const all = () => feedHealth({ database, dealers, dealersDir: "/etc/dealers", now: now() });
    const own = async () => (await all()).find(({ storeId }) => storeId === lot.storeId);
    const metrics = async () => {
      const registry = new Registry();
      registerFeedMetrics(registry, { health: all, now });
      return (await registry.metrics()).split("\n").filter((line) => line.includes(lot.storeId));
    };
    return { site, all, own, metrics };
  }

  test("names every store, also those whose cars are imported by command", async () => {
    const { site, all, own } = await opened();
    expect((await all()).length).toBeGreaterThan(3);
    expect((await all()).filter(({ source }) => source !== null)).toHaveLength(1);
    expect(await own()).toEqual({
      ...lot,
      source: "folder",
      state: "waiting",
      detail: "",
      release: null,
      goodAt: null,
      isLate: false,
      trouble: null,
      refusedRows: {},
    });
    await site.close();
  });

  test("shows a good feed with its refused rows, and when it is late", async () => {
    const { site, own, metrics } = await opened();
    const rows = [...cars(1, 12), { car: "123" }];
    site.drop(lotFeed(rows), "a.csv");
    await runFeed(site.deps, lot);
    expect(await own()).toMatchObject({
      state: "good",
      isLate: false,
      refusedRows: { "vin-length": 1 },
    });
    site.after(27);
    expect(await own()).toMatchObject({ state: "good", isLate: true });
    const labels = `dealer="${lot.dealerId}",store="${lot.storeId}"`;
    expect(await metrics()).toEqual([
      `inventory_feed_age_seconds{${labels}} ${27 * 3600}`,
      `inventory_feed_late{${labels}} 1`,
      `inventory_feed_stopped{${labels},state="held"} 0`,
      `inventory_feed_stopped{${labels},state="refused"} 0`,
      `inventory_feed_refused_rows{${labels},reason="vin-length"} 1`,
    ]);
    await site.close();
  });

  test("shows a held feed with the command that releases it, until it is imported", async () => {
    const { site, own, metrics } = await opened();
    const priced = (price: string) => lotFeed(cars(1, 40).map((car) => ({ ...car, price })));
    site.drop(priced("20000"), "a.csv");
    await runFeed(site.deps, lot);
    site.after(1);
    site.drop(priced("2000"), "b.csv");
    await runFeed(site.deps, lot);
    const release = (await own())?.release ?? "";
    expect(release).toMatch(
      /^npm run import -- --dealer ozark-mitsubishi --store cape-girardeau --mapping \/etc\/dealers\/ozark-mitsubishi\/feed\/mapping\.json --force "REASON" \/.*\/held\/.*-b\.csv$/,
    );
    expect(await own()).toMatchObject({ state: "held", detail: expect.stringContaining("odd") });
    expect((await metrics()).join("\n")).toContain('state="held"} 1');
    await site.database.query
      .updateTable("inventory_imports")
      .set({ finished_at: "9999-01-01" })
      .where("outcome", "=", "applied")
      .execute();
    expect(await own()).toMatchObject({ state: "good", release: null });
    await site.close();
  });
});
