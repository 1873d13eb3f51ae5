import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterAll, afterEach, expect, test } from "@jest/globals";
import { cars, lotFeed } from "../import/testing/lot.ts";
import { withFeedLock } from "./lock.ts";
import { runFeed } from "./run-feed.ts";
import { type FeedSite, feedSite, folderFeed, lot } from "./testing/feed-site.ts";

afterAll(removeCopies);

/** A feed of the same cars with another price. */
const priced = (price: string) => lotFeed(cars(1, 40).map((car) => ({ ...car, price })));

describeOnEveryDatabase("a watched folder", (open) => {
  let site: FeedSite;
  afterEach(() => site.close());
  const run = () => runFeed(site.deps, lot);
  const live = async () => {
    const rows = await site.database.query
      .selectFrom("inventory_vehicles")
      .select(["price"])
      .where("status", "=", "live")
      .execute();
    return [rows.length, ...new Set(rows.map(({ price }) => price))];
  };

  test("is imported, and its file is kept in done", async () => {
    site = await feedSite(open);
    site.drop(lotFeed(cars(1, 40)), "Cars of today.csv");
    expect(await run()).toEqual({
      kind: "read",
      trouble: null,
      files: [{ name: "Cars of today.csv", state: "good", detail: "" }],
    });
    expect(await live()).toEqual([40, 10_000_00]);
    expect(readdirSync(site.folders.done)).toEqual([expect.stringMatching(/-Cars_of_today\.csv$/)]);
    expect(readdirSync(site.folders.working)).toEqual([]);
    expect(await site.row()).toMatchObject({ state: "good", trouble: null, notified_of: null });
    expect(await site.mails()).toEqual([]);
    expect(await run()).toMatchObject({ kind: "nothing" });
  });

  test("an odd file is held with its reason, the cars stay, and the contact is notified once", async () => {
    site = await feedSite(open);
    site.drop(priced("20000"), "a.csv");
    await run();
    for (const name of ["b.csv", "c.csv"]) {
      site.after(24);
      site.drop(priced("2000"), name);
      expect(await run()).toMatchObject({ files: [{ name, state: "held" }] });
    }
    expect(await live()).toEqual([40, 20_000_00]);
    const [file = "", reason = ""] = readdirSync(site.folders.held).toSorted();
    expect(reason).toBe(`${file}.reason.txt`);
    const text = readFileSync(path.join(site.folders.held, reason), "utf8");
    expect(text).toContain("40 of 40 cars have a different price");
    expect(await site.mails()).toMatchObject([
      { kind: "held", fileName: "b.csv", release: expect.stringContaining('--force "REASON"') },
    ]);
    site.after(24);
    site.drop(priced("20000"), "d.csv");
    await run();
    expect(await site.row()).toMatchObject({ state: "good", notified_of: null, file: null });
    site.after(24);
    site.drop(priced("2000"), "e.csv");
    await run();
    expect(await site.mails()).toHaveLength(2);
  });

  test("a file that cannot be read is refused with its reason, and the next one is imported", async () => {
    site = await feedSite(open);
    site.drop("<html>Please log in</html>", "a.csv");
    site.drop(lotFeed(cars(1, 12)), "b.csv");
    expect(await run()).toMatchObject({
      files: [
        {
          name: "a.csv",
          state: "refused",
          detail: expect.stringContaining("this is a web page, not a list of cars"),
        },
        { name: "b.csv", state: "good" },
      ],
    });
    expect(readdirSync(site.folders.refused)).toHaveLength(2);
    expect(await live()).toEqual([12, 10_000_00]);
    expect(await site.mails()).toMatchObject([{ kind: "refused", fileName: "a.csv" }]);
  });

  test("what is imported by command after a held file counts, and the next odd one is notified again", async () => {
    site = await feedSite(open);
    site.drop(priced("20000"), "a.csv");
    await run();
    site.drop(priced("2000"), "b.csv");
    await run();
    await site.database.query
      .updateTable("inventory_imports")
      .set({ finished_at: "9999-01-01" })
      .where("outcome", "=", "applied")
      .execute();
    site.drop(priced("3000"), "c.csv");
    await run();
    expect(await site.mails()).toHaveLength(2);
  });

  test("is fetched by one process at a time", async () => {
    site = await feedSite(open);
    site.drop(lotFeed(cars(1, 12)), "a.csv");
    const inside = await withFeedLock(site.deps, lot.dealerId, run);
    expect(inside).toMatchObject({ kind: "busy" });
    const both = await Promise.all([run(), run()]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["busy", "read"]);
    expect(await run()).toMatchObject({ kind: "nothing" });
  });

  test("a lock of a process that was killed ends by itself", async () => {
    site = await feedSite(open);
    const until = new Date(site.deps.now().getTime() + 300_000).toISOString();
    await site.database.query
      .insertInto("inventory_feed_locks")
      .values({ dealer_id: lot.dealerId, owner: "killed", until })
      .execute();
    expect(await run()).toMatchObject({ kind: "busy" });
    site.after(1);
    expect(await run()).toMatchObject({ kind: "nothing" });
  });

  test("keeps the last thirty files of each kind", async () => {
    site = await feedSite(open);
    const { refused } = site.folders;
    for (let day = 10; day < 42; day++) {
      const file = path.join(refused, `20${day}-01-01T05-00-00-a.csv`);
      for (const one of [file, `${file}.reason.txt`]) writeFileSync(one, "");
    }
    const before = readdirSync(refused).toSorted();
    site.drop("no feed", "a.csv");
    await run();
    const after = readdirSync(refused).toSorted();
    expect(after).toHaveLength(60);
    expect(after.slice(0, 2)).not.toEqual(before.slice(0, 2));
  });

  test("is tried again when the import fails, and says why", async () => {
    site = await feedSite(open);
    await site.database.query.schema.dropTable("inventory_change_counter").execute();
    site.drop(lotFeed(cars(1, 12)), "a.csv");
    await expect(run()).rejects.toThrow("inventory_change_counter");
    expect(await site.row()).toMatchObject({
      failures: 1,
      trouble: expect.stringContaining("inventory_change_counter"),
    });
    expect(readdirSync(site.folders.working)).toEqual(["a.csv"]);
  });
});

describeOnEveryDatabase("a pulled feed", (open) => {
  const unreachable = {
    ...folderFeed,
    source: { kind: "https", url: "https://nobody.example/cars.csv" },
    schedule: { times: ["05:00"] },
  };

  test("says why it cannot be fetched, and is tried again soon", async () => {
    const site = await feedSite(open, unreachable);
    const network = {
      privateHosts: [],
      resolve: () => Promise.reject(new Error("ENOTFOUND")),
    };
    const deps = { ...site.deps, config: { ...site.deps.config, network } };
    const trouble = "nobody.example is not known: ENOTFOUND";
    expect(await runFeed(deps, lot)).toEqual({ kind: "trouble", trouble, files: [] });
    expect(await runFeed(deps, lot)).toMatchObject({ kind: "early" });
    site.after(0.1);
    expect(await runFeed(deps, lot)).toMatchObject({ kind: "trouble" });
    expect(await site.row()).toMatchObject({ failures: 2, trouble, state: "waiting" });
    expect(await site.mails()).toEqual([]);
    await site.close();
  });
});
