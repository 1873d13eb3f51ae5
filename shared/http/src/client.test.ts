import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { endpoint } from "@forecourt/contracts/endpoint";
import type { StoredReply } from "@forecourt/contracts/reply-cache";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { afterEach, describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { createClient } from "./client.ts";

const find = endpoint({
  method: "GET",
  path: "/api/things/:id",
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.coerce.number().default(1), sort: z.string().optional() }),
  reply: z.object({ id: z.string(), page: z.number() }),
  errors: ["not-found"],
});
const add = endpoint({
  method: "POST",
  path: "/api/things",
  body: z.object({ name: z.string() }),
  reply: z.object({ name: z.string() }),
  errors: ["bad-body"],
});
const remove = endpoint({
  method: "DELETE",
  path: "/api/things",
  reply: z.undefined(),
  errors: [],
});

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const found = JSON.stringify({ id: "a", page: 1, secret: "dropped" });

describe("a call", () => {
  test("fills the path, sends the query, and resolves to the parsed reply", async () => {
    let seen = "";
    const baseUrl = await serve((request, response) => {
      seen = `${request.url} ${request.headers["x-tenant"]} ${request.headers["x-once"]}`;
      response.end(found);
    });
    const call = createClient({ baseUrl, headers: { "x-tenant": "t" } });
    const reply = await call(
      find,
      { params: { id: "a/b c" }, query: { page: 2, sort: "x&y" } },
      { headers: { "x-once": "o" } },
    );
    expect(seen).toBe("/api/things/a%2Fb%20c?page=2&sort=x%26y t o");
    expect(reply).toEqual({ id: "a", page: 1 });
  });

  test("sends a body as JSON and takes an empty reply where the contract has one", async () => {
    const baseUrl = await serve((request, response) => {
      if (request.method === "DELETE") return response.writeHead(204).end();
      return request.pipe(response);
    });
    const call = createClient({ baseUrl });
    expect(await call(add, { body: { name: "é" } })).toEqual({ name: "é" });
    expect(await call(remove)).toBeUndefined();
  });

  test("reuses connections", async () => {
    const ports = new Set<number | undefined>();
    const baseUrl = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      response.end(found);
    });
    const call = createClient({ baseUrl });
    for (let turn = 0; turn < 12; turn++) await call(find, { params: { id: "a" } });
    expect(ports.size).toBeLessThan(4);
  });

  test.each(["", ".", ".."])(
    "refuses the parameter %j, which would change the path",
    async (id) => {
      const call = createClient({ baseUrl: "http://127.0.0.1:1" });
      await expect(call(find, { params: { id } })).rejects.toMatchObject({ code: "bad-request" });
    },
  );
});

describe("a retry", () => {
  async function failFirst(status: number, method: "GET" | "POST") {
    let calls = 0;
    const baseUrl = await serve((_request, response) => {
      calls += 1;
      if (calls > 1) return response.end(method === "GET" ? found : '{"name":"x"}');
      if (status === 0) return response.destroy();
      return response.writeHead(status).end();
    });
    const call = createClient({ baseUrl });
    const outcome = await (method === "GET"
      ? call(find, { params: { id: "a" } })
      : call(add, { body: { name: "x" } })
    ).then(
      () => "ok",
      (error: { code: string }) => error.code,
    );
    return { calls, outcome };
  }

  test.each([408, 425, 429, 500, 502, 503, 504, 0])(
    "follows a GET that failed with %d",
    async (status) => {
      expect(await failFirst(status, "GET")).toEqual({ calls: 2, outcome: "ok" });
    },
  );

  test.each([400, 404, 501])("does not follow a GET that failed with %d", async (status) => {
    expect(await failFirst(status, "GET")).toEqual({ calls: 1, outcome: "upstream-failed" });
  });

  test.each([
    [503, "upstream-failed"],
    [0, "unavailable"],
  ])("does not follow a POST that failed with %d", async (status, outcome) => {
    expect(await failFirst(status, "POST")).toEqual({ calls: 1, outcome });
  });

  test("happens only once", async () => {
    let calls = 0;
    const baseUrl = await serve((_request, response) => {
      calls += 1;
      response.writeHead(500).end();
    });
    const call = createClient({ baseUrl });
    await expect(call(find, { params: { id: "a" } })).rejects.toMatchObject({
      code: "upstream-failed",
    });
    expect(calls).toBe(2);
  });
});

describe("a failure", () => {
  test("has the service's code and message", async () => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(404).end('{"error":{"code":"vehicle-unknown","message":"no such car"}}');
    });
    await expect(createClient({ baseUrl })(find, { params: { id: "a" } })).rejects.toMatchObject({
      code: "vehicle-unknown",
      message: "no such car",
      status: 404,
    });
  });

  test.each([
    ["an unknown code", 404, '{"error":{"code":"constructor"}}'],
    ["a body that is no error", 404, '{"error":null}'],
    ["a page of HTML", 418, "<h1>no</h1>"],
    ["a reply outside the contract", 200, '{"id":1}'],
    ["a reply that is not JSON", 200, "<h1>hello</h1>"],
    ["an empty reply", 200, ""],
  ])("of the contract (%s) is upstream-failed", async (_what, status, body) => {
    const baseUrl = await serve((_request, response) => response.writeHead(status).end(body));
    const call = createClient({ baseUrl });
    await expect(call(find, { params: { id: "a" } })).rejects.toMatchObject({
      code: "upstream-failed",
    });
  });

  test("to connect is unavailable", async () => {
    const baseUrl = await serve(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const call = createClient({ baseUrl });
    await expect(call(find, { params: { id: "a" } })).rejects.toMatchObject({
      code: "unavailable",
    });
  });

  test.each(["before the head", "within the body"])(
    "with a time-out (%s) is timed-out",
    async (when) => {
      const baseUrl = await serve((_request, response) => {
        if (when === "within the body") response.writeHead(200).write('{"id":');
      });
      const call = createClient({ baseUrl });
      await expect(call(find, { params: { id: "a" } }, { deadlineMs: 60 })).rejects.toMatchObject({
        code: "timed-out",
      });
    },
  );

  test("by the caller's own abort keeps the caller's reason", async () => {
    const baseUrl = await serve(() => undefined);
    const gone = new AbortController();
    const call = createClient({ baseUrl, signal: gone.signal });
    const answer = call(find, { params: { id: "a" } });
    gone.abort(new Error("the visitor left"));
    await expect(answer).rejects.toThrow("the visitor left");
  });
});

test("calls that violate the contract do not compile", () => {
  const call = createClient({ baseUrl: "" });
  const never: unknown[] = [
    // @ts-expect-error the path needs an id
    () => call(find),
    // @ts-expect-error the page is a number
    () => call(find, { params: { id: "a" }, query: { page: "2" } }),
    // @ts-expect-error this endpoint takes no body
    () => call(find, { params: { id: "a" }, body: {} }),
    // @ts-expect-error the body needs a name
    () => call(add, { body: {} }),
    // @ts-expect-error a reply has no such field
    async () => (await call(add, { body: { name: "a" } })).other,
  ];
  expect(never).toHaveLength(5);
});

describe("a cache of replies", () => {
  function createReplies() {
    const stored = new Map<string, StoredReply>();
    return {
      stored,
      get: (request: string) => stored.get(request),
      set: (request: string, reply: StoredReply) => void stored.set(request, reply),
    };
  }
  const things = (baseUrl: string, replies = createReplies()) => {
    const headers = { [internalHeaders.dealer]: "one" };
    const clients = [1, 2].map(() => createClient({ baseUrl, replies, headers }));
    return { replies, calls: clients };
  };

  test("gives the same object to all clients while the text is the same, and asks each time", async () => {
    let requests = 0;
    const baseUrl = await serve((_request, response) => {
      requests += 1;
      response.setHeader(internalHeaders.version, `v${requests}`);
      response.end(requests < 3 ? found : JSON.stringify({ id: "a", page: 2 }));
    });
    const { calls } = things(baseUrl);
    const [one, two] = calls;
    const first = await one?.(find, { params: { id: "a" } });
    expect(first).toEqual({ id: "a", page: 1 });
    expect(await two?.(find, { params: { id: "a" } })).toBe(first);
    expect(await one?.(find, { params: { id: "a" } })).toEqual({ id: "a", page: 2 });
    expect(requests).toBe(3);
  });

  test("keeps the replies to dealers and addresses apart", async () => {
    const baseUrl = await serve((_request, response) => {
      response.setHeader(internalHeaders.version, "v1");
      response.end(found);
    });
    const { calls, replies } = things(baseUrl);
    const headers = { [internalHeaders.dealer]: "two" };
    await calls[0]?.(find, { params: { id: "a" } });
    await createClient({ baseUrl, replies, headers })(find, { params: { id: "a" } });
    await calls[0]?.(find, { params: { id: "b" } });
    const [first = "", ...others] = replies.stored.keys();
    expect(first).toMatch(/^one http.*a$/);
    expect(others).toEqual([first.replace(/^one/, "two"), first.replace(/a$/, "b")]);
  });

  test("holds no reply without a data version, which may be for one visitor only", async () => {
    const baseUrl = await serve((_request, response) => void response.end(found));
    const { calls, replies } = things(baseUrl);
    expect(await calls[0]?.(find, { params: { id: "a" } })).toEqual({ id: "a", page: 1 });
    expect(replies.stored.size).toBe(0);
  });

  test("holds neither errors, nor replies outside the contract, nor replies to writes", async () => {
    const baseUrl = await serve((request, response) => {
      response.setHeader(internalHeaders.version, "v1");
      if (request.method === "POST") return void response.end('{"name":"n"}');
      if (request.url?.includes("/bad")) return void response.end('{"id":1}');
      response.statusCode = 404;
      response.end('{"error":{"code":"not-found","message":"m"}}');
    });
    const { calls, replies } = things(baseUrl);
    const [call] = calls;
    await call?.(add, { body: { name: "n" } });
    await expect(call?.(find, { params: { id: "bad" } })).rejects.toMatchObject({
      code: "upstream-failed",
    });
    await expect(call?.(find, { params: { id: "none" } })).rejects.toMatchObject({
      code: "not-found",
    });
    expect(replies.stored.size).toBe(0);
  });
});
