import { randomBytes } from "node:crypto";
import { Agent, request as httpRequest, type RequestListener } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

describe("/api/<area>", () => {
  test("forwards path, query, method and body unchanged", async () => {
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
    const answer = await site.request("/api/trade/offers?a=%20b&a=%zz", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"vin": "x" }',
    });
    expect(seen).toBe('POST /api/trade/offers?a=%20b&a=%zz application/json {"vin": "x" }');
    expect(answer).toMatchObject({ status: 201, body: '{"ok":true}' });
  });

  test.each([
    "/api",
    "/api/unknown",
    "/api/unknown/x",
    "/api/gateway/x",
    "/api/__proto__/x",
    "/api/shell/x",
  ])("responds 404 as JSON when no service owns the path: %s", async (path) => {
    site = await startSite();
    for (const method of ["GET", "POST"]) {
      const { status, body } = await site.request(path, { method });
      expect([status, JSON.parse(body).error.code]).toEqual([404, "not-found"]);
    }
  });

  test("lets a document of a service load a style and images of this origin, and no script", async () => {
    site = await startSite({
      services: {
        trade: [
          ({ url }, response) => {
            response.setHeader("content-security-policy", "script-src *");
            if (url === "/api/trade/document") response.setHeader("x-forecourt-document", "1");
            response.end("page");
          },
        ],
      },
    });
    const policyOf = async (path: string) => {
      const { headers } = await site.request(path);
      expect(headers["x-forecourt-document"]).toBeUndefined();
      return String(headers["content-security-policy"]);
    };
    const document = await policyOf("/api/trade/document");
    expect(document).toContain("default-src 'none'; style-src 'self'; img-src 'self'");
    const other = await policyOf("/api/trade/other");
    expect(other).not.toContain("img-src");
    for (const policy of [document, other]) expect(policy).not.toContain("script-src");
  });

  test("distributes requests over the replicas", async () => {
    const requested = [0, 0, 0];
    site = await startSite({
      services: {
        inventory: requested.map((_none, index) => (_request, response) => {
          requested[index] = (requested[index] ?? 0) + 1;
          response.end("{}");
        }),
      },
    });
    for (let turn = 0; turn < 9; turn++) await site.request("/api/inventory/x");
    expect(requested).toEqual([3, 3, 3]);
  });

  test("retries reads and writes with their whole body when a replica is down", async () => {
    const echo: RequestListener = (request, response) => void request.pipe(response);
    site = await startSite({
      services: { inventory: [echo, echo] },
      limits: { breakerFailures: 100 },
    });
    await site.service("inventory")[0]?.stop();
    const body = "x".repeat(500_000);
    for (let turn = 0; turn < 6; turn++) {
      expect((await site.request("/api/inventory/x")).status).toBe(200);
      const options = { method: "POST", body, headers: { "transfer-encoding": "chunked" } };
      expect(await site.request("/api/inventory/x", options)).toMatchObject({ status: 200, body });
    }
  });

  test("responds 503 as JSON when the service is down, without affecting other areas", async () => {
    site = await startSite({ limits: { breakerOpenMs: 60_000 } });
    await site.service("trade")[0]?.stop();
    for (let turn = 0; turn < 10; turn++) {
      const { status, headers, body } = await site.request("/api/trade/x");
      expect(status).toBe(503);
      expect(headers["retry-after"]).toBe("2");
      expect(JSON.parse(body)).toEqual({
        error: {
          code: "unavailable",
          message: "something went wrong on our side",
          requestId: headers["x-request-id"],
        },
      });
      expect((await site.request("/api/inventory/x")).status).toBe(200);
    }
  });

  test("responds 504 at the deadline when the service hangs, and 503 at once when its breaker is open", async () => {
    const requested = new Set<string | undefined>();
    site = await startSite({
      limits: { apiFirstByteMs: 20, breakerFailures: 3, breakerOpenMs: 60_000 },
      services: { trade: [({ url }) => void requested.add(url)] },
    });
    for (let turn = 0; turn < 3; turn++) {
      expect((await site.request("/api/trade/before")).status).toBe(504);
    }
    expect((await site.request("/api/trade/after")).status).toBe(503);
    expect(requested).not.toContain("/api/trade/after");
  });

  test("recovers without a restart when the service responds again", async () => {
    let hangs = true;
    site = await startSite({
      limits: { apiFirstByteMs: 20, breakerFailures: 1, breakerOpenMs: 20 },
      services: { trade: [(_request, response) => void (hangs || response.end("{}"))] },
    });
    expect((await site.request("/api/trade/x")).status).toBe(504);
    hangs = false;
    site.limits.apiFirstByteMs = 20_000;
    while ((await site.request("/api/trade/x")).status !== 200) await wait(5);
  });

  test("sends a write only once when the connection is reset", async () => {
    let requested = 0;
    site = await startSite({
      services: {
        trade: [0, 1].map(() => (request) => {
          requested += 1;
          request.socket.destroy();
        }),
      },
    });
    expect((await site.request("/api/trade/x", { method: "POST", body: "{}" })).status).toBe(503);
    expect(requested).toBe(1);
    requested = 0;
    expect((await site.request("/api/trade/x")).status).toBe(503);
    expect(requested).toBe(2);
  });

  test("retries a read when its kept-alive connection was just closed", async () => {
    site = await startSite({ services: { trade: [(_request, response) => response.end("{}")] } });
    await site.request("/api/trade/x");
    const upstream = site.service("trade")[0];
    for (let turn = 0; turn < 20; turn++) {
      upstream?.server.closeAllConnections();
      expect((await site.request("/api/trade/x")).status).toBe(200);
    }
  });

  test("reuses connections", async () => {
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
    for (let turn = 0; turn < 10; turn++) await site.request("/api/trade/x");
    expect(ports.size).toBe(1);
  });
});

describe("a request body", () => {
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

  test("is forwarded up to 1 MB, with a content length or chunked", async () => {
    await start();
    const body = randomBytes(megabyte);
    expect(await site.request("/api/trade/x", { method: "POST", body })).toMatchObject({
      status: 200,
      body: String(megabyte),
    });
    const headers = { "transfer-encoding": "chunked" };
    expect((await site.request("/api/trade/x", { method: "POST", body, headers })).status).toBe(
      200,
    );
  });

  test.each([{ "content-length": String(2 * megabyte) }, { "transfer-encoding": "chunked" }])(
    "of 2 MB is rejected with 413 and leaves the connection usable: %j",
    async (headers: Record<string, string>) => {
      const { whole } = await start();
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const options = { method: "POST", body: randomBytes(2 * megabyte), headers, agent };
      const { status, body } = await site.request("/api/trade/x", options);
      expect([status, JSON.parse(body).error.code]).toEqual([413, "too-large"]);
      expect(whole()).toBe(0);
      expect((await site.request("/api/inventory/x", { agent })).status).toBe(200);
      agent.destroy();
    },
  );

  test("that never ends is cut off and does not open the upstream's breaker", async () => {
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
      await site.request("/api/trade/x", {
        method: "POST",
        body,
        headers: { "transfer-encoding": "chunked" },
      });
    }
    expect((await site.request("/api/trade/x", { method: "POST", body: "x" })).status).toBe(200);
  });

  test("does not count against the response deadline while it uploads slowly", async () => {
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

  test("relays the response of an upstream that rejects it early, without counting a failure", async () => {
    const refuse: RequestListener = (request, response) => {
      response.writeHead(request.method === "POST" ? 404 : 200).end("said at once");
    };
    site = await startSite({ services: { trade: [refuse] } });
    const body = randomBytes(megabyte / 2);
    for (const header of ["transfer-encoding: chunked", `content-length: ${body.length}`]) {
      const [name = "", value = ""] = header.split(": ");
      for (let turn = 0; turn < 10; turn++) {
        const requested = { method: "POST", body, headers: { [name]: value } };
        expect(await site.request("/api/trade/x", requested)).toMatchObject({ status: 404 });
      }
    }
    expect((await site.request("/api/trade/x")).status).toBe(200);
  });

  test("with Expect: 100-continue is forwarded", async () => {
    await start();
    const headers = { expect: "100-continue", "content-length": "1" };
    expect(
      (await site.request("/api/trade/x", { method: "POST", body: "x", headers })).status,
    ).toBe(200);
  });
});
