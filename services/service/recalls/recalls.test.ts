import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { VisitRecalls } from "@forecourt/contracts/areas/service/recalls";
import {
  keepVinField,
  startVisitPath,
  visitFormPath,
} from "@forecourt/contracts/areas/service/visit-paths";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { runService } from "../testing/running-service.ts";
import { sampleVehicle, tokenOf } from "../testing/sample-visit.ts";
import { httpRecalls } from "./http-recalls.ts";
import { RecallError } from "./recall-source.ts";
import { recallSources } from "./recall-sources.ts";
import { sandboxRecalls } from "./sandbox-recalls.ts";

const vin = "1M8GDM9AXKP042788";

const result = {
  Manufacturer: "Toyota",
  NHTSACampaignNumber: "20V682000",
  Component: "FUEL SYSTEM",
  Summary: "The fuel pump may fail.",
  Consequence: "It may stall.",
  Remedy: "Dealers replace it, free of charge.",
  Notes: "Owners may call.",
};

const recall = {
  campaign: "20V682000",
  component: "FUEL SYSTEM",
  summary: "The fuel pump may fail.",
  consequence: "It may stall.",
  remedy: "Dealers replace it, free of charge.",
};

const state = { mode: "ok", results: [result] as object[] };
const requests: { url: string | undefined; body: string; authorization: string | undefined }[] = [];
let server: Server;
let url = "";

beforeEach(async () => {
  Object.assign(state, { mode: "ok", results: [result] });
  requests.length = 0;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization } = request.headers;
      requests.push({ url: request.url, body, authorization });
      if (state.mode === "down") return void request.socket.destroy();
      if (state.mode === "hang") return;
      if (state.mode === "500") return void response.writeHead(500).end();
      if (state.mode === "redirect") {
        return void response.writeHead(307, { location: "/elsewhere" }).end();
      }
      if (state.mode === "garbage") return void response.end("<html>");
      if (state.mode === "half") return void response.end('{"results":[{"Summary":"x"}]}');
      response.end(JSON.stringify({ Count: state.results.length, results: state.results }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recalls`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe("a source of recalls over HTTP", () => {
  test("is asked with the VIN in the body, and once in six hours", async () => {
    const clock = { now: 0 };
    const source = httpRecalls({ url, token: "a secret", now: () => clock.now });
    expect(await source.openRecalls(vin)).toEqual([recall]);
    expect(await source.openRecalls(vin)).toEqual([recall]);
    const asked = {
      url: "/recalls",
      body: JSON.stringify({ vin }),
      authorization: "Bearer a secret",
    };
    expect(requests).toEqual([asked]);
    clock.now = 6 * 60 * 60 * 1000;
    state.results = [];
    expect(await source.openRecalls(vin)).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  test.each(["down", "hang", "500", "redirect", "garbage", "half"])(
    "gives no answer when it is %s, and the error has no VIN",
    async (mode) => {
      state.mode = mode;
      // Only an answer that never comes has to time out.
      const source = httpRecalls({ url, token: null, timeoutMs: mode === "hang" ? 50 : 30_000 });
      const error = await source.openRecalls(vin).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(RecallError);
      expect(String(error)).not.toContain(vin);
    },
  );

  test("is not asked for a while after failures in a row", async () => {
    state.mode = "500";
    const source = httpRecalls({ url, token: null, maxFailures: 2, pauseMs: 60_000 });
    for (let call = 0; call < 4; call += 1) {
      await expect(source.openRecalls(vin)).rejects.toThrow(RecallError);
    }
    expect(requests).toHaveLength(2);
  });
});

describe("the sandbox", () => {
  test("invents the same for the same VIN: none, some, or no answer", async () => {
    const sandbox = sandboxRecalls();
    expect(sandbox.isSandbox).toBe(true);
    expect(await sandbox.openRecalls(vin)).toEqual(await sandbox.openRecalls(vin));
    const vins = Array.from({ length: 30 }, (_, index) => `1M8GDM9AXKP0427${index + 10}`);
    const counts = await Promise.all(
      vins.map(async (one) => (await sandbox.openRecalls(one)).length),
    );
    expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
    await expect(sandbox.openRecalls("1M8GDM9AXKP042999")).rejects.toThrow(RecallError);
  });
});

describeOnSqlite("the recalls of a visit's vehicle", (open) => {
  /** A visit with a VIN, at a dealer with the source of these tests. */
  async function running() {
    const lines: string[] = [];
    const log = createLog({ name: "service", destination: { write: (line) => lines.push(line) } });
    const source = httpRecalls({ url, token: null });
    const { location } = await open();
    const now = () => new Date("2026-11-30T12:00:00Z");
    const site = await runService({ location, now, log, recallsOf: () => source });
    const started = await site.form(startVisitPath, {
      ...sampleVehicle,
      vin,
      [keepVinField]: vin,
    });
    const token = tokenOf(started.headers.get("location"));
    const ask = async (network?: string) => {
      const asking = network === undefined ? {} : { network };
      return site.send(`/api/service/visits/${token}/recalls`, asking);
    };
    return { site, token, lines, ask, recalls: async () => VisitRecalls.parse((await ask()).body) };
  }

  test.each([
    ["ok", [result], { status: "open", recalls: [recall], isSandbox: false }],
    ["ok", [], { status: "none", recalls: [], isSandbox: false }],
    ["500", [], { status: "unchecked", recalls: [], isSandbox: false }],
  ])(
    "of a source that is %s are returned, and the log has neither VIN nor token",
    async (mode, results, told) => {
      Object.assign(state, { mode, results });
      const { site, lines, ask, token } = await running();
      const { status, body, headers } = await ask();
      expect([status, body]).toEqual([200, told]);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join("")).not.toContain(vin);
      expect(lines.join("")).not.toContain(token);
      await site.stop();
    },
  );

  test("are off for a vehicle without a VIN, and for a dealer without a source", async () => {
    const { site, token, recalls } = await running();
    await site.form(visitFormPath(token, "vehicle"), sampleVehicle);
    expect(await recalls()).toEqual({ status: "off", recalls: [], isSandbox: false });
    expect(requests).toEqual([]);
    const ofSettings = recallSources(new Map());
    const config = site.dealers.current().config({ dealerId: "heartland", storeId: null });
    const none = { ...config, scheduling: { ...config.scheduling, recalls: null } };
    expect(ofSettings(none, "heartland")).toBeNull();
    expect(ofSettings(config, "heartland")?.isSandbox).toBe(true);
    await site.stop();
  });

  test("are not told to someone without the visit's token, and to a network 60 times an hour", async () => {
    const { site, ask } = await running();
    const path = `/api/service/visits/${"x".repeat(43)}/recalls`;
    expect((await site.send(path)).status).toBe(404);
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await ask()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask("198.51.100.7")).status).toBe(200);
    await site.stop();
  });
});
