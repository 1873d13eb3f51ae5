import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ReleasableName } from "@forecourt/contracts/release";
import { serviceNames } from "@forecourt/contracts/services";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { describe, expect, test } from "@jest/globals";
import { activate } from "../activate.ts";
import { contractIncompatibilities } from "./contract-incompatibilities.ts";
import { type Contract, endpointsCalledBy, servedEndpoints } from "./described-endpoints.ts";
import { recordServices } from "./record-services.ts";
import { liveContract } from "./stored-contracts.ts";

const text = { type: "string" };
const reply = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
});
const offers = "GET /api/trade/offers/:";
const called: Contract = {
  [offers]: { params: reply({ token: text }), reply: reply({ price: text }) },
};

describe("contractMisfits", () => {
  test("lets services add endpoints and fields", () => {
    const served: Contract = {
      [offers]: {
        params: reply({ token: text }),
        reply: reply({ price: text, until: text }, ["price"]),
      },
      "GET /api/trade/news": { reply: {} },
    };
    expect(contractIncompatibilities(called, served)).toEqual([]);
  });

  test("names a removed endpoint, a removed field of a reply, and a field that is required now", () => {
    expect(contractIncompatibilities(called, {})).toEqual([
      `${offers}: no live service answers it`,
    ]);
    const served: Contract = {
      [offers]: { params: reply({ token: text, store: text }), reply: reply({}) },
    };
    expect(contractIncompatibilities(called, served)).toEqual([
      `${offers}: in what is sent, params.store is missing`,
      `${offers}: in what the live service answers, reply.price is missing`,
    ]);
  });

  test("names an input that no live service reads, and one that it needs", () => {
    const body = reply({ note: text });
    const more: Contract = { [offers]: { ...called[offers], body, reply: {} } };
    const less: Contract = { [offers]: { ...called[offers], reply: {} } };
    expect(contractIncompatibilities(more, less)).toEqual([
      `${offers}: the live service reads no body`,
    ]);
    expect(contractIncompatibilities(less, more)).toEqual([
      `${offers}: in what is sent, body.note is missing`,
    ]);
  });
});

describe("the contracts of this checkout", () => {
  const served = servedEndpoints();

  test("are of every service", () => {
    expect(Object.keys(served).sort()).toEqual([...serviceNames].sort());
  });

  test.each(ReleasableName.options)("%s gets on with the services of the same source", (name) => {
    const all: Contract = Object.assign({}, ...Object.values(served));
    const own = endpointsCalledBy(name);
    expect(Object.keys(own).length).toBeGreaterThan(0);
    expect(contractIncompatibilities(own, all)).toEqual([]);
  });
});

describe("recordServices", () => {
  const release = "aaaaaaaaaaaaaaaa";
  const made = { by: "Ada", commit: "1".repeat(40), dirty: false };

  test("notes the contracts of services once, in a record that keeps what is live", async () => {
    const store = await mkdtemp(path.join(tmpdir(), "contracts-"));
    try {
      expect(await recordServices(store, made, { trade: called })).toBeNull();
      await writeFakeRelease(store, { name: "mfe-trade", release });
      const first = await activate(store, { "mfe-trade": release });
      const second = await recordServices(store, made, { trade: called });
      expect(second).toMatchObject({ parent: first.id, live: first.live, made });
      expect(second?.services?.trade?.commit).toBe(made.commit);
      expect(await recordServices(store, { ...made, commit: null }, { trade: called })).toEqual(
        second,
      );
      const record = await readRecord(store);
      expect(record && (await liveContract(store, record, "trade"))).toEqual(called);
      expect(record && (await liveContract(store, record, "leads"))).toBeNull();
    } finally {
      await rm(store, { recursive: true, force: true });
    }
  });
});
