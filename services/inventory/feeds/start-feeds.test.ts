import { removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterAll, expect, test } from "@jest/globals";
import { cars, lotFeed } from "../import/testing/lot.ts";
import { configuredFeeds } from "./configured-feeds.ts";
import { runFeed } from "./run-feed.ts";
import { lookAfter } from "./start-feeds.ts";
import { type FeedSite, feedSite, folderFeed } from "./testing/feed-site.ts";

afterAll(removeCopies);

const never = new AbortController().signal;

/** Looks after the feeds of a site once, as the service does again and again. */
function looker(site: FeedSite) {
  const runs: string[] = [];
  const { database, deps } = site;
  const options = {
    database,
    dealers: { current: () => deps.dealers },
    config: deps.config,
    async run(lot: { dealerId: string; storeId: string }) {
      const { kind } = await runFeed(deps, lot);
      runs.push(kind);
    },
    onQueued() {},
    now: deps.now,
    log: createLog({ name: "feeds", level: "silent" }),
    pollMs: 60_000,
  };
  return {
    runs,
    async look() {
      for (const feed of configuredFeeds(deps.dealers)) await lookAfter(options, feed, never);
    },
  };
}

describeOnEveryDatabase("the service", (open) => {
  test("runs a watched folder when there is a file, and at no other time", async () => {
    const site = await feedSite(open);
    const { look, runs } = looker(site);
    await look();
    expect(runs).toEqual([]);
    site.drop(lotFeed(cars(1, 12)), "a.csv");
    await look();
    await look();
    expect(runs).toEqual(["read"]);
    await site.close();
  });

  test("runs a folder with a schedule when it is time, and there is a file", async () => {
    const site = await feedSite(open, { ...folderFeed, schedule: { every: "2h" } });
    const { look, runs } = looker(site);
    site.drop(lotFeed(cars(1, 12)), "a.csv");
    await look();
    site.drop(lotFeed(cars(1, 13)), "b.csv");
    site.after(1);
    await look();
    expect(runs).toEqual(["read"]);
    site.after(1);
    await look();
    expect(runs).toEqual(["read", "read"]);
    await site.close();
  });

  test("tells the contact once that a feed stays away, and again after it has come", async () => {
    const site = await feedSite(open, { ...folderFeed, silentAfterHours: 26 });
    const { look } = looker(site);
    await look();
    site.after(25);
    await look();
    expect(await site.mails()).toEqual([]);
    site.after(2);
    await Promise.all([look(), look()]);
    await look();
    expect(await site.mails()).toEqual([{ kind: "silent", hours: 26, trouble: null }]);
    site.drop(lotFeed(cars(1, 12)), "a.csv");
    await look();
    site.after(27);
    await look();
    expect(await site.mails()).toHaveLength(2);
    await site.close();
  });
});
