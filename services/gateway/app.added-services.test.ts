import type { AddedServices } from "@forecourt/service-kit/releases/added-services";
import { afterEach, expect, test } from "@jest/globals";
import { type Site, startSite, stubUpstream } from "./fixtures/site.ts";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A server that answers with its name, at the address of a released service. */
async function startService(name: string): Promise<string> {
  const stub = await stubUpstream((_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(name));
  });
  cleanups.push(stub.stop);
  return stub.url;
}

async function startGateway(): Promise<Site> {
  const site = await startSite();
  cleanups.push(site.close);
  return site;
}

const added = (list: Record<string, string[]>): AddedServices => list;

test("a service that is added while the site runs is forwarded to, followed and reported, until it is gone", async () => {
  const site = await startGateway();
  const api = async () => {
    const { status, body } = await site.request("/api/parts/pages/parts");
    return status === 200 ? body : status;
  };
  expect(await api()).toBe(404);
  const [one, other] = [await startService("one"), await startService("other")];
  site.setAddedServices(added({ parts: [one] }));
  expect(await api()).toBe('"one"');
  expect((await site.operations("/readyz")).body).toContain('"parts":{"ok":true}');
  expect((await site.operations("/metrics")).body).toContain('upstream="parts"');
  site.setAddedServices(added({ parts: [other] }));
  expect(await api()).toBe('"other"');
  site.setAddedServices(added({}));
  expect(await api()).toBe(404);
  expect((await site.operations("/readyz")).body).not.toContain('"parts":{"ok":true}');
});

test("the services that the site was started with stay", async () => {
  const site = await startGateway();
  const before = (await site.request("/api/trade/x")).body;
  site.setAddedServices(added({ trade: [await startService("other")] }));
  expect((await site.request("/api/trade/x")).body).toBe(before);
  site.setAddedServices(added({}));
  expect((await site.request("/api/trade/x")).status).toBe(200);
});
