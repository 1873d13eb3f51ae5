import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { sql } from "kysely";
import { openDatabase } from "../db.ts";
import { type Migration, migrate } from "./migrate.ts";

interface Tables {
  shop_cars: { vin: string; price: number | null; seq: number };
}

const cars: Migration = {
  name: "0001-cars",
  up: async (transaction) => {
    await sql`create table shop_cars (vin text primary key, price integer, seq bigint not null)`.execute(
      transaction,
    );
  },
};

const colors: Migration = {
  name: "0002-colors",
  up: async (transaction) => {
    await sql`create table shop_colors (name text primary key)`.execute(transaction);
  },
};

describeOnEveryDatabase("a service's database", (open, engine) => {
  const opened = async () => {
    const database = await open<Tables>();
    await migrate(database, "shop", [cars]);
    return database;
  };

  test("returns large integers and counts as numbers", async () => {
    const { query } = await opened();
    const seq = Number.MAX_SAFE_INTEGER;
    await query.insertInto("shop_cars").values({ vin: "A", price: null, seq }).execute();
    const row = await query
      .selectFrom("shop_cars")
      .select(["vin", "price", "seq"])
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .groupBy(["vin", "price", "seq"])
      .executeTakeFirstOrThrow();
    expect({ ...row }).toEqual({ vin: "A", price: null, seq, rows: 1 });
  });

  test("rolls back a transaction that throws", async () => {
    const { query } = await opened();
    const failing = query.transaction().execute(async (transaction) => {
      await transaction.insertInto("shop_cars").values({ vin: "A", price: 1, seq: 1 }).execute();
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await query.selectFrom("shop_cars").selectAll().execute()).toEqual([]);
  });

  test("loses no update when two connections read, then write", async () => {
    const first = await opened();
    const second = openDatabase<Tables>(first.location);
    await first.query.insertInto("shop_cars").values({ vin: "A", price: 0, seq: 1 }).execute();
    const raise = ({ query }: typeof second) =>
      query.transaction().execute(async (transaction) => {
        const locked = transaction.selectFrom("shop_cars").select("price");
        const { price } = await (engine === "postgres"
          ? locked.forUpdate()
          : locked
        ).executeTakeFirstOrThrow();
        await transaction
          .updateTable("shop_cars")
          .set({ price: (price ?? 0) + 1 })
          .execute();
      });
    for (let round = 0; round < 20; round++) await Promise.all([raise(first), raise(second)]);
    await second.close();
    const { price } = await first.query
      .selectFrom("shop_cars")
      .select("price")
      .executeTakeFirstOrThrow();
    expect(price).toBe(40);
  });

  test("has no tables of another suite's", async () => {
    const { query } = await open<Tables>();
    await expect(query.selectFrom("shop_cars").selectAll().execute()).rejects.toThrow(/shop_cars/);
  });
});

describeOnEveryDatabase("migrations", (open) => {
  test("run once, in order, also when several replicas start at once", async () => {
    const database = await open<Tables>();
    const replicas = [1, 2, 3].map(() => openDatabase<Tables>(database.location));
    const ran = await Promise.all(
      replicas.map((replica) => migrate(replica, "shop", [cars, colors])),
    );
    for (const replica of replicas) await replica.close();
    expect(ran.flat()).toEqual(["0001-cars", "0002-colors"]);
    expect(await migrate(database, "shop", [cars, colors])).toEqual([]);
  });

  test("leave nothing behind when one fails", async () => {
    const database = await open<Tables>();
    const broken: Migration = {
      name: "0002-broken",
      up: () => Promise.reject(new Error("no such column")),
    };
    await expect(migrate(database, "shop", [cars, broken])).rejects.toThrow("no such column");
    await expect(database.query.selectFrom("shop_cars").selectAll().execute()).rejects.toThrow(
      /shop_cars/,
    );
    expect(await migrate(database, "shop", [cars])).toEqual(["0001-cars"]);
  });

  test("of two services are independent", async () => {
    const database = await open<Tables>();
    expect(await migrate(database, "shop", [cars])).toEqual(["0001-cars"]);
    expect(await migrate(database, "lot", [colors])).toEqual(["0002-colors"]);
  });

  test("accept a database that a newer release has changed", async () => {
    const database = await open<Tables>();
    await migrate(database, "shop", [cars, colors]);
    expect(await migrate(database, "shop", [cars])).toEqual([]);
  });

  test("refuse a database that lacks one before its latest", async () => {
    const database = await open<Tables>();
    await migrate(database, "shop", [colors]);
    await expect(migrate(database, "shop", [cars, colors])).rejects.toThrow(
      'shop_migrations: holds "0002-colors" but not "0001-cars", which comes before it',
    );
  });
});
