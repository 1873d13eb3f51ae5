import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createRawServer } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, jest, test } from "@jest/globals";
import { network } from "./network.ts";

const here = [{ address: "127.0.0.1", family: 4 }];
const limits = { signal: AbortSignal.timeout(20_000), connectTimeoutMs: 20_000 };

afterEach(() => {
  jest.useRealTimers();
});

test("connects to the given address with the requested host name", async () => {
  const server = createServer(({ headers, url }, response) => {
    response.end(JSON.stringify({ url, ...headers }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  // A name that no resolver knows: only the given address leads anywhere.
  const url = new URL(`http://photos.invalid:${port}/a%20b.jpg?x=1`);
  const head = await network.request(url, here, limits);
  const { "user-agent": agent, ...requestHeaders } = JSON.parse(await text(head)) as Record<
    string,
    string
  >;
  expect(requestHeaders).toEqual({
    url: "/a%20b.jpg?x=1",
    host: `photos.invalid:${port}`,
    accept: "image/webp,image/avif,image/jpeg,image/png",
    "accept-encoding": "identity",
    connection: "close",
  });
  expect(agent).toMatch(/^Forecourt-Images/);
  server.close();
});

test("sends the host name in the TLS handshake", async () => {
  const server = createRawServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const hello = once(server, "connection").then(async ([socket]) => {
    const [bytes] = await once(socket, "data");
    socket.destroy();
    return String(bytes);
  });
  const url = new URL(`https://photos.invalid:${port}/a.jpg`);
  await expect(network.request(url, here, limits)).rejects.toThrow();
  expect(await hello).toContain("photos.invalid");
  server.close();
});

test("closes the connection when the signal aborts", async () => {
  const server = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = new AbortController();
  const connection = once(server, "connection");
  const answer = network.request(new URL(`http://photos.invalid:${port}/`), here, {
    ...limits,
    signal: client.signal,
  });
  const [socket] = await connection;
  client.abort();
  await expect(answer).rejects.toThrow();
  await once(socket, "close");
  server.close();
});

test("resolves all addresses of a host name", async () => {
  const found = await network.resolve("localhost");
  expect(found.length).toBeGreaterThan(0);
  for (const { address } of found) expect(["127.0.0.1", "::1"]).toContain(address);
});

test("waits longer than the limit for connecting once it is connected", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const answer = network.request(new URL(`http://photos.invalid:${port}/`), here, limits);
  const [, response] = await once(server, "request");
  jest.advanceTimersByTime(60_000);
  response.end("late");
  const head = await answer;
  expect(await text(head)).toBe("late");
  server.close();
});

test("rejects when there is no connection in time", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const answer = network.request(new URL(`http://photos.invalid:${port}/`), here, limits);
  // The socket is assigned before the next turn of the event loop, in which it connects.
  process.nextTick(() => process.nextTick(() => jest.advanceTimersByTime(20_000)));
  await expect(answer).rejects.toMatchObject({ code: "timed-out" });
  server.close();
});
