import { readFileSync } from "node:fs";
import { type IncomingMessage, type ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { localCertificate } from "../testing/certificate.ts";
import { allOf, localNetwork, sourceContext } from "../testing/source-context.ts";
import { httpsFiles } from "./https.ts";

let server: Server;
let ca = "";
let origin = "";
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let received: IncomingMessage["headers"][] = [];

beforeAll(async () => {
  const made = await localCertificate();
  ca = made.cert;
  server = createServer(made, (request, response) => {
    received.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received = [];
  answer = (_request, response) => {
    response.setHeader("etag", '"7"').setHeader("last-modified", "Fri, 20 Nov 2026 05:00:00 GMT");
    response.end("cars");
  };
});

const context = (change: object = {}) =>
  sourceContext({ network: { ...localNetwork, ca }, ...change });

function sourceOf(change: object = {}) {
  const url = `${origin}/out/cars.csv`;
  return { kind: "https" as const, url, user: null, password: null, token: null, ...change };
}

test("fetches a file, and asks the server then whether it has changed", async () => {
  const given = await context();
  const [fetched] = await allOf(httpsFiles(sourceOf(), given));
  if (!fetched) throw new Error("no file");
  expect([fetched.name, readFileSync(fetched.file, "utf8")]).toEqual(["cars.csv", "cars"]);
  answer = (_request, response) => response.writeHead(304).end();
  expect(await allOf(httpsFiles(sourceOf(), { ...given, stamp: fetched.stamp }))).toEqual([]);
  expect(received[0]).not.toHaveProperty("if-none-match");
  expect(received[1]).toMatchObject({
    "if-none-match": '"7"',
    "if-modified-since": "Fri, 20 Nov 2026 05:00:00 GMT",
  });
});

test("sends the secrets that the configuration names", async () => {
  const password = { env: "FEED_PASSWORD" };
  await allOf(httpsFiles(sourceOf({ user: "ada", password }), await context()));
  await allOf(httpsFiles(sourceOf({ token: password }), await context()));
  expect(received.map(({ authorization }) => authorization)).toEqual([
    `Basic ${Buffer.from("ada:the password").toString("base64")}`,
    "Bearer the password",
  ]);
});

test("follows a redirect, without the secret where it is another host", async () => {
  answer = (request, response) => {
    if (request.headers.host?.startsWith("vendor.example")) response.end("cars");
    else response.writeHead(302, { location: origin.replace("localhost", "vendor.example") }).end();
  };
  const source = sourceOf({ token: { env: "FEED_TOKEN" } });
  // The server's certificate is not for the other host, so the connection ends before a request is sent.
  await expect(allOf(httpsFiles(source, await context()))).rejects.toThrow(
    "vendor.example cannot be reached",
  );
  answer = (request, response) => {
    if (request.url === "/there") response.end("cars");
    else response.writeHead(302, { location: "/there" }).end();
  };
  expect(await allOf(httpsFiles(source, await context()))).toHaveLength(1);
  answer = (_request, response) => response.writeHead(302, { location: "/again" }).end();
  await expect(allOf(httpsFiles(source, await context()))).rejects.toThrow(
    "redirects too many times",
  );
  answer = (_request, response) =>
    response.writeHead(302, { location: "http://vendor.example/" }).end();
  await expect(allOf(httpsFiles(source, await context()))).rejects.toThrow(
    "redirects to an address that is not https",
  );
});

test.each([
  [401, "answers 401: check the user name and password"],
  [404, "answers 404: is the address right?"],
  [500, "answers 500"],
])("says that the server answers %d", async (status, message) => {
  answer = (_request, response) => response.writeHead(status).end("no");
  await expect(allOf(httpsFiles(sourceOf(), await context()))).rejects.toThrow(message);
});

test("a file that is not sent to its end does not count", async () => {
  answer = (_request, response) => {
    response.setHeader("content-length", "1000").write("cars");
    response.once("finish", () => undefined);
    setImmediate(() => response.destroy());
  };
  await expect(allOf(httpsFiles(sourceOf(), await context()))).rejects.toThrow(
    /not sent to its end|cannot be reached/,
  );
});

test.each([
  ["10.0.0.7", 4],
  ["169.254.169.254", 4],
  ["::1", 6],
])("connects to no host at %s, unless the operator allows it", async (address, family) => {
  const network = { resolve: async () => [{ address, family }], privateHosts: [] };
  await expect(allOf(httpsFiles(sourceOf(), await context({ network })))).rejects.toThrow(
    "localhost is not on the public internet; FEED_PRIVATE_HOSTS allows it",
  );
  expect(received).toEqual([]);
});
