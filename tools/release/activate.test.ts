import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { activate, rollback } from "./activate.ts";
import { status } from "./status.ts";

const [a, b, c] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc"] as const;
let store: string;

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), "releases-"));
  for (const release of [a, b, c]) await writeFakeRelease(store, { name: "mfe-trade", release });
});
afterEach(() => rm(store, { recursive: true, force: true }));

describe("activate", () => {
  test("makes a release live, with a new record id and history", async () => {
    const first = await activate(store, "mfe-trade", a);
    const second = await activate(store, "mfe-trade", b);
    expect(second.live).toEqual({ "mfe-trade": b });
    expect(second.id).not.toBe(first.id);
    expect(second.history).toMatchObject([
      { action: "activate", from: a, to: b },
      { action: "activate", from: null, to: a },
    ]);
  });

  test("activating what is live changes nothing", async () => {
    const first = await activate(store, "mfe-trade", a);
    expect(await activate(store, "mfe-trade", a)).toEqual(first);
  });

  test("a release that is not in the store is refused and changes nothing", async () => {
    await activate(store, "mfe-trade", a);
    await expect(activate(store, "mfe-trade", "dddddddddddddddd")).rejects.toThrow("ENOENT");
    expect((await readRecord(store))?.live).toEqual({ "mfe-trade": a });
  });

  test("a remote that does not fit the live shell is refused", async () => {
    const shared = { react: "19.3.1" };
    await writeFakeRelease(store, { name: "shell", release: a, shared });
    await activate(store, "shell", a);
    const other = { name: "mfe-service", release: a } as const;
    await writeFakeRelease(store, { ...other, shared: { react: "19.2.0" } });
    await expect(activate(store, "mfe-service", a)).rejects.toThrow(
      "the remote needs react 19.2.0, the shell lends 19.3.1",
    );
    await writeFakeRelease(store, { ...other, shared: { react: "19.3.1", zustand: "5.1.0" } });
    await expect(activate(store, "mfe-service", a)).rejects.toThrow(
      "the remote needs zustand 5.1.0, the shell lends none",
    );
    await writeFakeRelease(store, { ...other, contract: 2 });
    await expect(activate(store, "mfe-service", a)).rejects.toThrow(
      "the remote is of contract 2, the shell of 1",
    );
  });

  test("activations at the same time all end up in the history", async () => {
    await Promise.all([a, b, c].map((release) => activate(store, "mfe-trade", release)));
    expect((await readRecord(store))?.history).toHaveLength(3);
  });
});

describe("rollback", () => {
  test("goes back one release at a time", async () => {
    for (const release of [a, b, c]) await activate(store, "mfe-trade", release);
    expect((await rollback(store, "mfe-trade")).live).toEqual({ "mfe-trade": b });
    expect((await rollback(store, "mfe-trade")).live).toEqual({ "mfe-trade": a });
    await expect(rollback(store, "mfe-trade")).rejects.toThrow("no earlier release");
  });

  test("after a rollback, the next activation is what the next rollback undoes", async () => {
    for (const release of [a, b]) await activate(store, "mfe-trade", release);
    await rollback(store, "mfe-trade");
    await activate(store, "mfe-trade", c);
    expect((await rollback(store, "mfe-trade")).live).toEqual({ "mfe-trade": a });
  });

  test("two at once are two steps back", async () => {
    for (const release of [a, b, c]) await activate(store, "mfe-trade", release);
    await Promise.all([rollback(store, "mfe-trade"), rollback(store, "mfe-trade")]);
    expect((await readRecord(store))?.live).toEqual({ "mfe-trade": a });
  });

  test("says so when nothing was ever live", async () => {
    await expect(rollback(store, "mfe-trade")).rejects.toThrow("no earlier release");
  });
});

describe("status", () => {
  test("names what is live and the last changes", async () => {
    expect(await status(store)).toContain("nothing is live yet");
    await activate(store, "mfe-trade", a);
    const text = await status(store);
    expect(text).toContain(`mfe-trade      ${a}`);
    expect(text).toContain("3 stored");
    expect(text).toContain(`nothing -> ${a}`);
  });
});
