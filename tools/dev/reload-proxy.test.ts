import { createHash } from "node:crypto";
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
import { createPageEvents } from "./errors/page-events.ts";
import type { PageError } from "./errors/page-script.ts";
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
  return startBefore(await listen(createServer(gateway)));
}

async function startBefore(gatewayPort: number) {
  const events = createPageEvents();
  const onPageError = ({ stack }: PageError) => `seen ${stack}`;
  const proxy = createReloadProxy({ gatewayPort, events, onPageError });
  return { events, address: `http://127.0.0.1:${await listen(proxy)}` };
}

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = (await request.toArray()).join("");
  response.writeHead(418, { "content-type": "application/json", "x-own": "1" });
  response.end(JSON.stringify([request.method, request.url, request.headers.host, body]));
}

test("a page gets the script, which its policy allows by its hash, before its own", async () => {
  const { address } = await start((_request, response) => {
    response.setHeader("content-security-policy", "default-src 'self';script-src 'sha256-own'");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("x-request-id", "</script>");
    response.end("<html><head><title>Ñ</title></head></html>");
  });
  const answer = await fetch(address);
  const [, script = ""] =
    /^<html><head><script>(.*)<\/script><title>Ñ<\/title><\/head><\/html>$/s.exec(
      await answer.text(),
    ) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");
  expect(answer.headers.get("content-security-policy")).toBe(
    `default-src 'self';script-src 'sha256-${hash}' 'sha256-own'`,
  );
  expect(script).toContain("\\u003c/script>");
});

test("a page that allows no script gets the script and its requests, too", async () => {
  const { address } = await start((_request, response) => {
    response.setHeader("content-security-policy", "default-src 'none'");
    response.setHeader("content-type", "text/html");
    response.end("<html><head></head></html>");
  });
  const { headers } = await fetch(address);
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none';script-src 'sha256-[^' ]+';connect-src 'self'$/,
  );
});

test("a page that the gateway refuses because of overload is loaded again when it says", async () => {
  const { address } = await start((request, response) => {
    const isRefused = request.url === "/refused";
    response.writeHead(isRefused ? 503 : 500, { "content-type": "text/html", "retry-after": "2" });
    response.end("<html><head></head></html>");
  });
  const refreshOf = async (path: string) => (await fetch(address + path)).headers.get("refresh");
  expect([await refreshOf("/refused"), await refreshOf("/failed")]).toEqual(["2", null]);
});

test("a page is always sent whole, because the stored one may have no script", async () => {
  const { address } = await start((request, response) => {
    response.end(String(request.headers["if-none-match"]));
  });
  const ask = async (accept: string) =>
    (await fetch(address, { headers: { accept, "if-none-match": '"a"' } })).text();
  expect([await ask("text/html,*/*"), await ask("*/*")]).toEqual(["undefined", '"a"']);
});

test("other requests pass unchanged: method, host, body, status, headers", async () => {
  const { address } = await start((request, response) => void echo(request, response));
  const answer = await fetch(`${address}/api/x?y=1`, { method: "POST", body: "hello" });
  expect([answer.status, answer.headers.get("x-own")]).toEqual([418, "1"]);
  expect(await answer.json()).toEqual(["POST", "/api/x?y=1", new URL(address).host, "hello"]);
});

test("events reach every connected page", async () => {
  const { events, address } = await start((_request, response) => response.end());
  const query = new URLSearchParams({ requestId: "1", version: events.version() });
  const stream = await fetch(`${address}/__dev/events?${query}`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("retry: 300\n\n");
  events.reload();
  expect((await reader?.read())?.value).toBe('data: {"kind":"reload"}\n\n');
  await reader?.cancel();
});

test("a page's error is answered with what the page shows", async () => {
  const { address } = await start((_request, response) => response.end());
  const report = (body: string) => fetch(`${address}/__dev/errors`, { method: "POST", body });
  const answer = await report(JSON.stringify({ message: "a", stack: "b" }));
  expect(await answer.text()).toBe("seen b");
  expect((await report("{}")).status).toBe(400);
});

test("while the gateway is down, a page states it and retries", async () => {
  const gone = createServer();
  const port = await listen(gone);
  gone.close();
  const { address } = await startBefore(port);
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get("refresh")]).toEqual([502, "1"]);
});
