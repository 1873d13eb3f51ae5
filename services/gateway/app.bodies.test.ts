import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, type SiteOptions, startSite } from "./fixtures/site.ts";

let site: Site;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.close();
});

/** Requests that reached the leads service. */
let received: string[] = [];

async function start(limits: SiteOptions["limits"] = {}) {
  received = [];
  site = await startSite({
    limits,
    trustedProxies: ["127.0.0.1"],
    services: {
      leads: [
        (request, response) => {
          received.push(request.url ?? "");
          request.resume().on("end", () => response.end("{}"));
        },
      ],
    },
  });
}

/** Sends the head of a POST and the first bytes of its body; collects the response. */
function beginPost(path = "/api/leads/x", from = "") {
  const socket = connect(site.port, "127.0.0.1");
  sockets.push(socket);
  const answer = { text: "", socket, arrived: Promise.withResolvers<void>() };
  socket
    .on("error", () => undefined)
    .on("data", (data) => {
      answer.text += String(data);
      answer.arrived.resolve();
    });
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
  );
  return answer;
}

const postLead = () => site.request("/api/leads/x", { method: "POST", body: "{}" });

async function metric(name: string): Promise<string[]> {
  const { body } = await site.operations("/metrics");
  return body.split("\n").filter((line) => line.startsWith(name));
}

describe("bodies that arrive slowly", () => {
  test("occupy no capacity of the service", async () => {
    await start({ maxConcurrent: 2 });
    for (let index = 0; index < 20; index++) beginPost("/api/leads/slow");
    for (let turn = 0; turn < 20; turn++) expect((await postLead()).status).toBe(200);
    expect(new Set(received)).toEqual(new Set(["/api/leads/x"]));
  });

  test("are answered with 408 below the minimum rate, and the connection is closed", async () => {
    await start({ bodyGraceMs: 20, minBodyBytesPerSecond: 1_000 });
    const { socket, ...answer } = beginPost();
    const text = await new Promise<string>((resolve) => {
      let all = "";
      socket.on("data", (data) => (all += String(data))).on("close", () => resolve(all));
    });
    expect(answer.text + text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toMatch(/connection: close/i);
    expect(text).toContain('"body-timeout"');
    expect(received).toEqual([]);
    expect(await metric("gateway_shed_total")).toEqual([
      'gateway_shed_total{reason="slow-body"} 1',
    ]);
  });

  test("are taken above the minimum rate, however long they last", async () => {
    await start({ bodyGraceMs: 1, minBodyBytesPerSecond: 0.001 });
    const { socket, arrived, ...rest } = beginPost();
    for (let index = 0; index < 99; index++) {
      socket.write(" ");
      await new Promise((resolve) => setImmediate(resolve));
    }
    await arrived.promise;
    expect(rest.text).toBe("");
    expect(received).toEqual(["/api/leads/x"]);
  });
});

describe("bodies of one client", () => {
  test("beyond the client's bound are answered with 429 at once, others are taken", async () => {
    await start({ maxBodiesPerClient: 3 });
    const slow = Array.from({ length: 4 }, () => beginPost("/api/leads/x", "203.0.113.1"));
    await Promise.race(slow.map(({ arrived }) => arrived.promise));
    const answers = slow.map(({ text }) => text).filter(Boolean);
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatch(/^HTTP\/1\.1 429 /);
    expect(answers[0]).toMatch(/retry-after: 2/i);
    expect((await postLead()).status).toBe(200);
  });

  test("leave room again when they end or break off", async () => {
    await start({ maxBodiesPerClient: 1 });
    for (let turn = 0; turn < 5; turn++) {
      expect((await postLead()).status).toBe(200);
      const { socket } = beginPost();
      await new Promise((resolve) => socket.once("connect", resolve));
      socket.destroy();
      while ((await postLead()).status !== 200);
    }
  });

  test("may not fill the memory for bodies", async () => {
    await start({ maxBodyBytesPerClient: 1_000 });
    const send = (bytes: number) =>
      site.request("/api/leads/x", { method: "POST", body: "x".repeat(bytes) });
    expect((await send(1_001)).status).toBe(429);
    // Freed with the response, so that this holds any number of times.
    for (let turn = 0; turn < 5; turn++) expect((await send(999)).status).toBe(200);
  });
});

describe("bodies of all clients", () => {
  test("beyond their bound are answered with 503 and Retry-After", async () => {
    await start({ maxAllBodyBytes: 1_000 });
    const { status, headers } = await site.request("/api/leads/x", {
      method: "POST",
      body: "x".repeat(1_001),
    });
    expect([status, headers["retry-after"]]).toEqual([503, "2"]);
    expect(await metric("gateway_shed_total")).toEqual([
      'gateway_shed_total{reason="body-bytes"} 1',
    ]);
    expect(site.logged()).toContainEqual(
      expect.objectContaining({ msg: "shed", reason: "body-bytes", count: 1 }),
    );
  });
});
