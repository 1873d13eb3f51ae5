import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, expect, test } from "@jest/globals";
import { keyService } from "./key-service.ts";
import { bothKeys } from "./testing/test-keys.ts";
import { VaultError } from "./vault-error.ts";

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
});

async function serviceAt(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

/** A key service on this machine, with the two keys of the tests. */
async function localKeyService(seen: string[] = []) {
  const keys = bothKeys();
  return serviceAt((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    void answerOf(request)
      .then((body) => response.end(JSON.stringify(body)))
      .catch((error: unknown) => {
        const fault = error instanceof VaultError ? error.fault : "";
        response.writeHead(fault === "unknown-key" ? 404 : 422).end();
      });
  });
  async function answerOf(request: IncomingMessage): Promise<unknown> {
    if (request.url === "/v1/current") return { version: await keys.currentVersion() };
    const body = (await json(request)) as Record<string, string>;
    const { key = "", version = "", wrapped = "", context = "" } = body;
    if (request.url === "/v1/wrap") return keys.wrap(Buffer.from(key, "base64"), context);
    return { key: (await keys.unwrap({ version, wrapped }, context)).toString("base64") };
  }
}

const client = (url: string, timeoutMs = 60_000) =>
  keyService({ url, token: "a token of this test", timeoutMs });

test("wraps and unwraps a key for its context", async () => {
  const seen: string[] = [];
  const keys = client(await localKeyService(seen));
  const key = Buffer.alloc(32, 7);
  const wrapped = await keys.wrap(key, "one");
  expect(wrapped.version).toBe(await keys.currentVersion());
  expect(await keys.unwrap(wrapped, "one")).toEqual(key);
  expect(seen[0]).toBe("POST /v1/wrap Bearer a token of this test");
});

test("tells an unknown version, another context and a failure apart", async () => {
  const keys = client(await localKeyService());
  const wrapped = await keys.wrap(Buffer.alloc(32, 7), "one");
  await expect(keys.unwrap({ ...wrapped, version: "9" }, "one")).rejects.toMatchObject({
    fault: "unknown-key",
  });
  await expect(keys.unwrap(wrapped, "two")).rejects.toMatchObject({ fault: "tampered" });
});

test.each([
  ["an error", (response: ServerResponse) => response.writeHead(500).end()],
  ["a redirect", (response: ServerResponse) => response.writeHead(307, { location: "/x" }).end()],
  ["no JSON", (response: ServerResponse) => response.end("<html>")],
  ["another shape", (response: ServerResponse) => response.end(`{"version":1}`)],
])("is a fault of the key service with %s", async (_name, answer) => {
  const keys = client(await serviceAt((_request, response) => void answer(response)));
  await expect(keys.wrap(Buffer.alloc(32), "one")).rejects.toMatchObject({ fault: "key-service" });
});

test("gives up after the time-out, and on a refused connection", async () => {
  const url = await serviceAt(() => undefined);
  await expect(client(url, 200).currentVersion()).rejects.toMatchObject({ fault: "key-service" });
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  await expect(client(url).currentVersion()).rejects.toMatchObject({ fault: "key-service" });
});
