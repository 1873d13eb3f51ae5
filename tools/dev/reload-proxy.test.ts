import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { createReloadProxy } from "./reload-proxy.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function start(gateway: RequestListener) {
  const proxy = createReloadProxy(await listen(createServer(gateway)));
  return { proxy, address: `http://127.0.0.1:${await listen(proxy.server)}` };
}

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = (await request.toArray()).join("");
  response.writeHead(418, { "content-type": "application/json", "x-own": "1" });
  response.end(JSON.stringify([request.method, request.url, request.headers.host, body]));
}

test("a page gets the reload script with the page's nonce", async () => {
  const { address } = await start((_request, response) => {
    response.setHeader("content-security-policy", "script-src 'nonce-abc' 'strict-dynamic'");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end("<html></html>");
  });
  expect(await (await fetch(address)).text()).toMatch(
    /^<html><\/html><script nonce="abc">new EventSource/,
  );
});

test("other requests pass unchanged: method, host, body, status, headers", async () => {
  const { address } = await start((request, response) => void echo(request, response));
  const answer = await fetch(`${address}/api/x?y=1`, { method: "POST", body: "hello" });
  expect([answer.status, answer.headers.get("x-own")]).toEqual([418, "1"]);
  expect(await answer.json()).toEqual(["POST", "/api/x?y=1", new URL(address).host, "hello"]);
});

test("a change reaches every connected page", async () => {
  const { proxy, address } = await start((_request, response) => response.end());
  const stream = await fetch(`${address}/__dev/changes`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("retry: 300\n\n");
  proxy.reload();
  expect((await reader?.read())?.value).toBe("data: reload\n\n");
  await reader?.cancel();
});

test("while the gateway is down, a page states it and retries", async () => {
  const gone = createServer();
  const port = await listen(gone);
  gone.close();
  const proxy = createReloadProxy(port);
  const answer = await fetch(`http://127.0.0.1:${await listen(proxy.server)}`);
  expect([answer.status, answer.headers.get("refresh")]).toEqual([502, "1"]);
});
