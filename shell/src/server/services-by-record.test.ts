import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serviceNames } from "@forecourt/contracts/services";
import { internalHeaders } from "@forecourt/contracts/tenant";
import {
  noStartedServices,
  type ReleaseAddresses,
} from "@forecourt/service-kit/releases/started-services";
import { afterEach, expect, test } from "@jest/globals";
import { type RecordOf, servicesByRecord } from "./services-by-record.ts";

const release = "aaaaaaaaaaaaaaaa";
const canary = "1111111111111111";
const promoted = "2222222222222222";
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A service that answers with its name, and states a version. */
async function serviceOf(name: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader(internalHeaders.version, "v1").end(name);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const recorded = { contract: "cccccccccccccccc", commit: null, release };
const records: Record<string, Awaited<ReturnType<RecordOf>>> = {
  [canary]: { services: { trade: recorded }, triesServices: { trade: release } },
  [promoted]: { services: { trade: recorded } },
  live: { services: { trade: { contract: "cccccccccccccccc", commit: null } } },
};

/** Asks the trade service for pages of records; `beside` runs the release, as far as is known. */
async function start({ running, find }: Partial<ReleaseAddresses>) {
  const urls = [await serviceOf("live")];
  const replicas = Object.fromEntries(serviceNames.map((name) => [name, urls]));
  const started = {
    ...noStartedServices,
    ...(running && { running, find: async () => null }),
    ...(find && { find }),
  };
  const services = servicesByRecord(
    replicas as Parameters<typeof servicesByRecord>[0],
    started,
    async (id) => records[id] ?? null,
    null,
  );
  return async (record: string | null, name: "trade" | "company" = "trade") => {
    const headers = record === null ? {} : { [internalHeaders.record]: record };
    const answer = await services[name].fetch("http://any.invalid/api/trade/x", { headers });
    return [await answer.text(), answer.headers.get(internalHeaders.version)];
  };
}

test("a page of a canary asks the canary's release, and its data have versions of their own", async () => {
  const beside = await serviceOf("beside");
  const ask = await start({ find: async () => beside });
  expect(await ask(canary)).toEqual(["beside", `${release}~v1`]);
  for (const record of ["live", "unknown", null]) expect(await ask(record)).toEqual(["live", "v1"]);
  expect(await ask(canary, "company")).toEqual(["live", "v1"]);
});

test("a page of what was promoted asks the process beside until it is gone", async () => {
  const beside = await serviceOf("beside");
  let isGone = false;
  const ask = await start({ running: () => (isGone ? null : beside) });
  expect(await ask(promoted)).toEqual(["beside", `${release}~v1`]);
  isGone = true;
  expect(await ask(promoted)).toEqual(["live", "v1"]);
});

test("the live service answers for a release that does not run, or where nobody listens", async () => {
  const ask = await start({ find: async () => null });
  expect(await ask(canary)).toEqual(["live", "v1"]);
  const gone = await serviceOf("gone");
  await new Promise((resolve) => servers.pop()?.close(resolve));
  const askGone = await start({ find: async () => gone });
  expect(await askGone(canary)).toEqual(["live", "v1"]);
});
