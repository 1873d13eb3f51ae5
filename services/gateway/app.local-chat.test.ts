import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

const received: { request: IncomingMessage; body: string }[] = [];
const chat = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ request, body });
    response.setHeader("content-type", "application/json").end('{"answer":"hello"}');
  });
});
let site: Site;
beforeAll(async () => {
  await new Promise<void>((resolve) => chat.listen(0, "127.0.0.1", resolve));
  const { port } = chat.address() as AddressInfo;
  site = await startSite({ localChat: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await site.close();
  chat.closeAllConnections();
  chat.close();
});

test("what a visitor writes reaches the demo's chat, without cookies and their address", async () => {
  received.length = 0;
  const { status, body } = await site.request("/demo-chat/messages", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: "visitor=secret",
      referer: "http://localhost/quote/secret",
      authorization: "Bearer secret",
    },
    body: '{"text":"hello"}',
  });
  expect([status, JSON.parse(body)]).toEqual([200, { answer: "hello" }]);
  const [{ request, body: sent } = { request: null, body: "" }] = received;
  expect([request?.url, sent]).toEqual(["/demo-chat/messages", '{"text":"hello"}']);
  for (const name of ["cookie", "referer", "authorization", "x-forwarded-for"]) {
    expect([name, request?.headers[name]]).toEqual([name, undefined]);
  }
});

test("nothing else is forwarded", async () => {
  received.length = 0;
  await site.request("/demo-chat/");
  await site.request("/demo-chat/widget.js/more");
  await site.request("/events");
  expect(received).toEqual([]);
});

test("a site without the demo's chat has no such address", async () => {
  const plain = await startSite();
  const { status } = await plain.request("/demo-chat/widget.js");
  await plain.close();
  expect(status).toBe(404);
});
