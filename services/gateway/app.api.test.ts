import { randomBytes } from "node:crypto";
import { Agent, request as httpRequest, type RequestListener } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

describe("the API of an area", () => {
  test("gets path, query, method and body as they were sent", async () => {
    let seen = "";
    site = await startSite({
      services: {
        trade: [
          async (request, response) => {
            const chunks: Buffer[] = [];
            for await (const chunk of request) chunks.push(chunk);
            seen = `${request.method} ${request.url} ${request.headers["content-type"]} ${Buffer.concat(chunks)}`;
            response.writeHead(201, { "content-type": "application/json" }).end('{"ok":true}');
          },
        ],
      },
    });
    const answer = await site.ask("/api/trade/offers?a=%20b&a=%zz", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"vin": "x" }',
    });
    expect(seen).toBe('POST /api/trade/offers?a=%20b&a=%zz application/json {"vin": "x" }');
    expect(answer).toMatchObject({ status: 201, body: '{"ok":true}' });
  });

  test.each([
    "/api",
    "/api/nobody",
    "/api/nobody/x",
    "/api/gateway/x",
    "/api/__proto__/x",
    "/api/shell/x",
  ])("of nobody is 404 as JSON: %s", async (path) => {
    site = await startSite();
    for (const method of ["GET", "POST"]) {
      const { status, body } = await site.ask(path, { method });
      expect([status, JSON.parse(body).error.code]).toEqual([404, "not-found"]);
    }
  });

  test("is spread over its replicas", async () => {
    const asked = [0, 0, 0];
    site = await startSite({
      services: {
        inventory: asked.map((_none, index) => (_request, response) => {
          asked[index] = (asked[index] ?? 0) + 1;
          response.end("{}");
        }),
      },
    });
    for (let turn = 0; turn < 9; turn++) await site.ask("/api/inventory/x");
    expect(asked).toEqual([3, 3, 3]);
  });

  test("hides a replica that is gone, from reads and from writes with all of their body", async () => {
    const echo: RequestListener = (request, response) => void request.pipe(response);
    site = await startSite({
      services: { inventory: [echo, echo] },
      limits: { breakerFailures: 100 },
    });
    await site.service("inventory")[0]?.kill();
    const body = "x".repeat(500_000);
    for (let turn = 0; turn < 6; turn++) {
      expect((await site.ask("/api/inventory/x")).status).toBe(200);
      const question = { method: "POST", body, headers: { "transfer-encoding": "chunked" } };
      expect(await site.ask("/api/inventory/x", question)).toMatchObject({ status: 200, body });
    }
  });

  test("that is gone is 503 as JSON, and another area does not notice", async () => {
    site = await startSite({ limits: { breakerOpenMs: 60_000 } });
    await site.service("trade")[0]?.kill();
    for (let turn = 0; turn < 10; turn++) {
      const { status, headers, body } = await site.ask("/api/trade/x");
      expect(status).toBe(503);
      expect(headers["retry-after"]).toBe("2");
      expect(JSON.parse(body)).toEqual({
        error: {
          code: "unavailable",
          message: "something went wrong on our side",
          requestId: headers["x-request-id"],
        },
      });
      expect((await site.ask("/api/inventory/x")).status).toBe(200);
    }
  });

  test("that hangs is 504 at the deadline, and 503 at once when its breaker is open", async () => {
    const asked = new Set<string | undefined>();
    site = await startSite({
      limits: { apiFirstByteMs: 20, breakerFailures: 3, breakerOpenMs: 60_000 },
      services: { trade: [({ url }) => void asked.add(url)] },
    });
    for (let turn = 0; turn < 3; turn++) {
      expect((await site.ask("/api/trade/before")).status).toBe(504);
    }
    expect((await site.ask("/api/trade/after")).status).toBe(503);
    expect(asked).not.toContain("/api/trade/after");
  });

  test("that hung is found again without a restart", async () => {
    let hangs = true;
    site = await startSite({
      limits: { apiFirstByteMs: 20, breakerFailures: 1, breakerOpenMs: 20 },
      services: { trade: [(_request, response) => void (hangs || response.end("{}"))] },
    });
    expect((await site.ask("/api/trade/x")).status).toBe(504);
    hangs = false;
    site.limits.apiFirstByteMs = 20_000;
    while ((await site.ask("/api/trade/x")).status !== 200) await wait(5);
  });

  test("a write is sent once, whatever comes of it", async () => {
    let asked = 0;
    site = await startSite({
      services: {
        trade: [0, 1].map(() => (request) => {
          asked += 1;
          request.socket.destroy();
        }),
      },
    });
    expect((await site.ask("/api/trade/x", { method: "POST", body: "{}" })).status).toBe(503);
    expect(asked).toBe(1);
    asked = 0;
    expect((await site.ask("/api/trade/x")).status).toBe(503);
    expect(asked).toBe(2);
  });

  test("a read survives that its kept-alive connection was just closed", async () => {
    site = await startSite({ services: { trade: [(_request, response) => response.end("{}")] } });
    await site.ask("/api/trade/x");
    const upstream = site.service("trade")[0];
    for (let turn = 0; turn < 20; turn++) {
      upstream?.server.closeAllConnections();
      expect((await site.ask("/api/trade/x")).status).toBe(200);
    }
  });

  test("uses its connections again", async () => {
    const ports = new Set<number | undefined>();
    site = await startSite({
      services: {
        trade: [
          (request, response) => {
            ports.add(request.socket.remotePort);
            response.end("{}");
          },
        ],
      },
    });
    for (let turn = 0; turn < 10; turn++) await site.ask("/api/trade/x");
    expect(ports.size).toBe(1);
  });
});

describe("a body", () => {
  const megabyte = 1024 * 1024;

  async function start() {
    let received = 0;
    let whole = 0;
    site = await startSite({
      services: {
        trade: [
          async (request, response) => {
            try {
              for await (const chunk of request) received += chunk.length;
              whole += 1;
              response.end(String(received));
            } catch {
              response.destroy();
            }
          },
        ],
      },
    });
    return { whole: () => whole };
  }

  test("of 1 MB passes, of a stated length or in chunks", async () => {
    await start();
    const body = randomBytes(megabyte);
    expect(await site.ask("/api/trade/x", { method: "POST", body })).toMatchObject({
      status: 200,
      body: String(megabyte),
    });
    const headers = { "transfer-encoding": "chunked" };
    expect((await site.ask("/api/trade/x", { method: "POST", body, headers })).status).toBe(200);
  });

  test.each([{ "content-length": String(2 * megabyte) }, { "transfer-encoding": "chunked" }])(
    "of 2 MB is 413, %j, and the connection is good for the next request",
    async (headers: Record<string, string>) => {
      const { whole } = await start();
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const question = { method: "POST", body: randomBytes(2 * megabyte), headers, agent };
      const { status, body } = await site.ask("/api/trade/x", question);
      expect([status, JSON.parse(body).error.code]).toEqual([413, "too-large"]);
      expect(whole()).toBe(0);
      expect((await site.ask("/api/inventory/x", { agent })).status).toBe(200);
      agent.destroy();
    },
  );

  test("without end is cut off, and its upstream's breaker stays closed", async () => {
    await start();
    const chunk = Buffer.concat([
      Buffer.from("10000\r\n"),
      Buffer.alloc(65_536),
      Buffer.from("\r\n"),
    ]);
    let answer = "";
    const sent = await new Promise<number>((resolve) => {
      const socket = connect(site.port, "127.0.0.1");
      const more = () => {
        while (!socket.destroyed && socket.write(chunk));
      };
      socket.on("data", (data) => {
        answer += String(data);
      });
      socket.on("error", () => undefined).on("close", () => resolve(socket.bytesWritten));
      socket.on("drain", more);
      socket.write(
        "POST /api/trade/x HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n",
      );
      more();
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeGreaterThan(megabyte);
    for (let turn = 0; turn < 6; turn++) {
      const body = randomBytes(megabyte + 1);
      await site.ask("/api/trade/x", {
        method: "POST",
        body,
        headers: { "transfer-encoding": "chunked" },
      });
    }
    expect((await site.ask("/api/trade/x", { method: "POST", body: "x" })).status).toBe(200);
  });

  test("that is slow to come does not use up the time of the answer", async () => {
    site = await startSite({
      limits: { apiFirstByteMs: 500 },
      services: {
        trade: [
          (request, response) => {
            request.resume().on("end", () => response.end("got it"));
          },
        ],
      },
    });
    const answer = await new Promise((resolve) => {
      const outgoing = httpRequest(
        { port: site.port, path: "/api/trade/x", method: "POST", headers: { host: "localhost" } },
        (incoming) => resolve(incoming.resume().statusCode),
      );
      outgoing.write("a");
      void wait(700).then(() => outgoing.end("b"));
    });
    expect(answer).toBe(200);
  });

  test("that is refused before it has come gets that refusal, and nobody thinks the worse of its upstream", async () => {
    const refuse: RequestListener = (request, response) => {
      response.writeHead(request.method === "POST" ? 404 : 200).end("said at once");
    };
    site = await startSite({ services: { trade: [refuse] } });
    const body = randomBytes(megabyte / 2);
    for (const header of ["transfer-encoding: chunked", `content-length: ${body.length}`]) {
      const [name = "", value = ""] = header.split(": ");
      for (let turn = 0; turn < 10; turn++) {
        const asked = { method: "POST", body, headers: { [name]: value } };
        expect(await site.ask("/api/trade/x", asked)).toMatchObject({ status: 404 });
      }
    }
    expect((await site.ask("/api/trade/x")).status).toBe(200);
  });

  test("announced with Expect: 100-continue passes", async () => {
    await start();
    const headers = { expect: "100-continue", "content-length": "1" };
    expect((await site.ask("/api/trade/x", { method: "POST", body: "x", headers })).status).toBe(
      200,
    );
  });
});
