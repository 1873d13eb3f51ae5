import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readRecord, readRecordById } from "@forecourt/service-kit/releases/record";
import { manifestFile, releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { writeStartedServices } from "@forecourt/service-kit/releases/started-services";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { activate, rollback } from "../activate.ts";
import { endpointsCalledBy } from "../contracts/described-endpoints.ts";
import { storeContract } from "../contracts/stored-contracts.ts";
import { activateServices, rollbackServices } from "../services/activate-service.ts";
import { show } from "../show.ts";
import { status } from "../status.ts";
import { folderStore } from "../store/folder-store.ts";
import { namedReleases } from "../store/named-releases.ts";
import { writeFakeService } from "../testing/fake-service.ts";
import { abort, promote, setCanary } from "./change-canary.ts";
import { createServiceWatch } from "./watch-services.ts";

const [a, b, c] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc"] as const;
const name = "service-trade";
const made = { by: "Ada", commit: null, dirty: null };
const steps = [{ percent: 10, minutes: null }];
const contract = endpointsCalledBy("mfe-trade");
let store: string;

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), "service-canaries-"));
  await writeFakeRelease(store, { name: "shell", release: a });
  for (const release of [a, b]) await writeFakeRelease(store, { name: "mfe-trade", release });
  await writeFakeRelease(store, { name: "mfe-service", release: a });
  for (const release of [a, b]) await writeFakeService(store, { name, release, contract });
  await activate(store, { shell: a, "mfe-trade": a, "mfe-service": a }, { made });
  await activateServices(store, { [name]: a }, { made });
});
afterEach(() => rm(store, { recursive: true, force: true }));

const tryService = (release: string = b, releases = {}) =>
  setCanary(store, { releases, services: { [name]: release }, steps }, { made });
const inForce = async () => {
  const record = await readRecord(store);
  if (!record) throw new Error("nothing is in force");
  return record;
};
const canaryRecord = async () =>
  readRecordById(store, (await inForce()).canaries?.[0]?.record ?? "");

/** Makes a remote of the store call the requests of the service for which it was built. */
async function callsService(release: string): Promise<void> {
  const file = path.join(releaseFolder(store, "mfe-trade", release), manifestFile);
  const calls = await storeContract(store, contract);
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), calls }));
}

describe("a canary of a service", () => {
  test("leaves what is live, and has a record in which its release answers", async () => {
    const before = await inForce();
    const record = await tryService();
    expect(record).toMatchObject({
      live: before.live,
      services: { trade: { release: a } },
      canaries: [{ releases: {}, services: { trade: { release: b } } }],
      canaryChanges: [{ action: "start", services: { trade: { release: b } } }],
    });
    const own = await canaryRecord();
    expect(own).toMatchObject({
      live: before.live,
      tries: {},
      triesServices: { trade: b },
      services: { trade: { release: b, manifest: expect.stringMatching(/^sha384-/) } },
    });
    // A bucket and a sweep use the releases that a record names.
    expect(namedReleases(own!)).toContainEqual(expect.objectContaining({ name, release: b }));
    expect(await show(store, record.id)).toContain(`Ada started the canary of ${name} ${b}`);
  });

  test("is one with its remote, for more visitors with the same choice again, and live together", async () => {
    await tryService(b, { "mfe-trade": b });
    const own = (await canaryRecord())?.id;
    const places = ["heartland"];
    const choice = { releases: { "mfe-trade": b }, services: { [name]: b }, places, steps };
    const changed = await setCanary(store, choice, { made });
    expect(changed.canaries).toMatchObject([{ places, record: own }]);
    const record = await promote(store, [name], { made });
    expect(record).toMatchObject({
      live: { "mfe-trade": b },
      services: { trade: { release: b } },
      canaries: [],
      canaryChanges: [{ action: "promote" }, { action: "change" }, { action: "start" }],
      serviceChanges: [{ name: "trade", action: "activate", to: { release: b } }, {}],
    });
    await rollbackServices(store, [name], { made });
    expect((await inForce()).services?.trade?.release).toBe(a);
  });

  test("that is aborted is gone", async () => {
    await tryService();
    const record = await abort(store, [name], { made });
    expect(record).toMatchObject({ services: { trade: { release: a } }, canaries: [] });
    await expect(abort(store, [name], { made })).rejects.toThrow(`${name} has no canary`);
  });

  test("is made anew when another release goes live, of pages or of a service", async () => {
    await tryService();
    const first = (await canaryRecord())?.id;
    await activate(store, { "mfe-trade": b }, { made });
    const second = await canaryRecord();
    expect(second).toMatchObject({ live: { "mfe-trade": b }, services: { trade: { release: b } } });
    const company = "service-company";
    await writeFakeService(store, { name: company, release: a });
    await activateServices(store, { [company]: a }, { made });
    const third = await canaryRecord();
    expect(third?.services).toMatchObject({ trade: { release: b }, company: { release: a } });
    expect(new Set([first, second?.id, third?.id]).size).toBe(3);
  });
});

describe("is refused", () => {
  test("what is live already", async () => {
    await expect(tryService(a)).rejects.toThrow("is live for everybody already");
  });

  test("what does not answer a live remote, or its own", async () => {
    await writeFakeService(store, { name, release: c });
    await callsService(b);
    await expect(tryService(c, { "mfe-trade": b })).rejects.toThrow(
      `${name}/${c} does not answer what live releases ask:\n  mfe-trade/${b}: `,
    );
    await callsService(a);
    await expect(tryService(c)).rejects.toThrow(`mfe-trade/${a}: `);
    expect((await inForce()).canaries).toBeUndefined();
  });

  test("what lacks a migration of the live one", async () => {
    const migrations = ["0001-offers"];
    await writeFakeService(store, { name, release: a, contract, migrations });
    await expect(tryService()).rejects.toThrow(`${name}/${b} lacks migrations that ${a} has run`);
  });

  test("another canary or activation of the service, which names who tries it", async () => {
    await tryService();
    await writeFakeService(store, { name, release: c, contract });
    const why = `Ada has a canary of ${name} ${b} since `;
    await expect(tryService(c)).rejects.toThrow(why);
    await expect(activateServices(store, { [name]: c }, { made })).rejects.toThrow(why);
  });

  test("a remote that asks what the canary's service does not answer", async () => {
    await writeFakeService(store, { name, release: c });
    await tryService(c);
    await callsService(b);
    await expect(activate(store, { "mfe-trade": b }, { made })).rejects.toThrow(
      `${name}/${c} does not answer`,
    );
  });
});

describe("a rollback is never refused", () => {
  test("of the service: its canary ends", async () => {
    await tryService();
    const record = await rollbackServices(store, [name], { made });
    expect(record.services?.trade).toBeUndefined();
    expect(record).toMatchObject({ canaries: [], canaryChanges: [{ action: "abort" }, {}] });
  });

  test("of a remote that asks more than the canary answers: the canary ends", async () => {
    await callsService(a);
    await activate(store, { "mfe-trade": b }, { made });
    await writeFakeService(store, { name, release: c });
    await tryService(c);
    const record = await rollback(store, "mfe-trade", { made });
    expect(record).toMatchObject({ live: { "mfe-trade": a }, canaries: [] });
  });
});

describe("a service that does not run", () => {
  const started = { service: "trade", release: b, url: "http://127.0.0.1:20001" } as const;

  test("is rolled back at the next look, by a record that says why", async () => {
    await tryService();
    const dataDir = path.join(store, "data");
    const lines: string[] = [];
    const report = (line: string) => void lines.push(line);
    const look = createServiceWatch({ store: folderStore(store), dataDir, report });
    await look();
    writeStartedServices(dataDir, [{ ...started, state: "running" }]);
    await look();
    expect((await inForce()).canaries).toHaveLength(1);
    const why = "it ended with 1, 3 times in a row";
    writeStartedServices(dataDir, [{ ...started, state: "failed", why }]);
    await look();
    await look();
    const because = `${name} ${b} does not run: ${why}`;
    expect(await inForce()).toMatchObject({
      because,
      canaries: [],
      made: { by: "automatic rollback" },
      canaryChanges: [{ action: "roll-back", because }, { action: "start" }],
    });
    expect(lines).toEqual([expect.stringContaining(`rolled back, because ${because}; record `)]);
  });

  test("is told by the status", async () => {
    await tryService();
    const why = "it is not ready";
    const text = await status(store, null, [{ ...started, state: "failed", why }]);
    expect(text).toContain(`${name} ${b} does not run: ${why}. Its visitors get what is live`);
    expect(await status(store, null, [{ ...started, state: "running" }])).toContain(
      `${name} ${b} runs beside the live one, at http://127.0.0.1:20001`,
    );
  });
});
