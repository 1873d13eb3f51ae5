import { once } from "node:events";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, type SiteOptions, startSite } from "./fixtures/site.ts";

let site: Site;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.close();
});

async function open(): Promise<Socket> {
  const socket = connect(site.port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

async function shed(): Promise<string[]> {
  const { body } = await site.operations("/metrics");
  return body.split("\n").filter((line) => line.startsWith("gateway_shed_total"));
}

describe("connections of one client", () => {
  const limits: SiteOptions["limits"] = { maxConnectionsPerClient: 3 };

  test("are closed early beyond the client's bound, and those within it stay", async () => {
    site = await startSite({ limits });
    let closed = 0;
    const both = Promise.withResolvers<void>();
    for (let index = 0; index < 5; index++) {
      (await open()).once("close", () => {
        closed += 1;
        if (closed === 2) both.resolve();
      });
    }
    await both.promise;
    for (const socket of sockets.filter(({ destroyed }) => !destroyed)) {
      socket.write(get("/livez"));
      await once(socket, "data");
    }
    expect(closed).toBe(2);
    expect(await shed()).toEqual(['gateway_shed_total{reason="connections-of-client"} 2']);
  });

  test("have room again when one is closed", async () => {
    site = await startSite({ limits: { maxConnectionsPerClient: 1 } });
    let answered = 0;
    while (answered < 5) {
      let isAnswered = false;
      while (!isAnswered) {
        const socket = await open();
        socket.write(get("/livez"));
        isAnswered = await Promise.race([
          once(socket, "data").then(() => true),
          once(socket, "close").then(() => false),
        ]);
        socket.destroy();
      }
      answered += 1;
    }
    expect(answered).toBe(5);
  });

  test("are not bounded for a trusted proxy", async () => {
    site = await startSite({ limits, trustedProxies: ["127.0.0.1"] });
    const agents = Array.from({ length: 10 }, () => new Agent({ keepAlive: true }));
    for (const agent of agents) {
      expect((await site.request("/", { agent })).status).toBe(200);
    }
    for (const agent of agents) agent.destroy();
  });
});

describe("connections of all clients", () => {
  test("are closed early beyond their bound", async () => {
    site = await startSite({ limits: { maxConnections: 2 } });
    const [first] = [await open(), await open()];
    await once(await open(), "close");
    first?.destroy();
    while ((await site.request("/livez").catch(() => null))?.status !== 200);
    expect(await shed()).toEqual([expect.stringMatching(/reason="connections"} [1-9]/)]);
  });
});

describe("pipelined requests", () => {
  function countingShell() {
    const counts = { running: 0, most: 0, received: [] as string[] };
    const shell: SiteOptions["shell"] = [
      (request, response) => {
        counts.received.push(request.url ?? "");
        counts.running += 1;
        counts.most = Math.max(counts.most, counts.running);
        setImmediate(() => {
          counts.running -= 1;
          response.end(`page ${request.url};`);
        });
      },
    ];
    return { counts, shell };
  }

  test("of one connection are answered one after the other, in their order", async () => {
    const { counts, shell } = countingShell();
    site = await startSite({ shell, limits: { maxPipelined: 8 } });
    const paths = Array.from({ length: 9 }, (_, index) => `/p${index}`);
    const socket = await open();
    let text = "";
    const done = new Promise<void>((resolve) => {
      socket.on("data", (data) => {
        text += String(data);
        if (text.includes("page /p8;")) resolve();
      });
    });
    socket.write(paths.map(get).join(""));
    await done;
    expect([...text.matchAll(/page (\S+);/g)].map(([, path]) => path)).toEqual(paths);
    expect(counts).toMatchObject({ received: paths, most: 1 });
    expect(await shed()).toEqual([]);
  });

  test("beyond the bound close the connection, and no more work is done for it", async () => {
    const { counts, shell } = countingShell();
    site = await startSite({ shell, limits: { maxPipelined: 8 } });
    for (let turn = 0; turn < 20; turn++) {
      const socket = await open();
      socket.write(get("/x").repeat(40));
      await once(socket, "close");
    }
    expect(counts.received.length).toBeLessThanOrEqual(20);
    expect((await site.request("/")).status).toBe(200);
    expect(await shed()).toEqual(['gateway_shed_total{reason="pipelining"} 20']);
  });

  test("of several connections do not wait for each other", async () => {
    const held: (() => void)[] = [];
    const arrived = Promise.withResolvers<void>();
    site = await startSite({
      shell: [
        (_request, response) => {
          held.push(() => response.end("ok"));
          if (held.length === 5) arrived.resolve();
        },
      ],
    });
    const answers = Array.from({ length: 5 }, () => site.request("/"));
    await arrived.promise;
    for (const answer of held) answer();
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
  });
});

describe("a client that does not read", () => {
  test.each([
    ["no byte moves", { maxStallMs: 1_000 }],
    ["it is slower than the minimum rate", { readGraceMs: 50, minReadBytesPerSecond: 1e12 }],
    ["too many bytes wait for all", { maxWaitingBytes: 1_000 }],
  ])("is closed when %s", async (_when, limits) => {
    const stopped = Promise.withResolvers<void>();
    const chunk = Buffer.alloc(64 * 1024);
    site = await startSite({
      limits,
      shell: [
        (_request, response) => {
          const more = () => {
            while (!response.destroyed && response.write(chunk));
          };
          response.on("drain", more).on("close", stopped.resolve);
          more();
        },
      ],
    });
    const socket = await open();
    socket.pause();
    const closed = once(socket, "close");
    socket.write(get("/endless"));
    await stopped.promise;
    socket.resume();
    await closed;
    const reasons = site.logged().flatMap(({ msg, reason }) => (msg === "shed" ? [reason] : []));
    expect(reasons).toEqual(["slow-reader"]);
  });
});
