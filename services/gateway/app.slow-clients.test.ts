import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";
import { documentShell } from "./fixtures/stub-shell.ts";

let site: Site;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.close();
});

const head = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n`;

/** Bytes that the client at `from` sends before it sends no more. */
const slow: Record<string, (from: string) => string> = {
  headers: (from) => head("GET", "/service") + from,
  bodies: (from) => `${head("POST", "/api/leads/x")}${from}content-length: 1000\r\n\r\n{`,
  reading: (from) => `${head("GET", "/api/inventory/large")}${from}\r\n`,
  pipelining: (from) => `${head("GET", "/service")}${from}\r\n`.repeat(40),
};

/** Opens clients that each have an address of their own. */
function openSlow(kind: string, count: number): void {
  for (let index = 0; index < count; index++) {
    const socket = connect(site.port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => undefined).pause();
    socket.write(slow[kind]?.(`x-forwarded-for: 203.0.113.${index}\r\n`) ?? "");
  }
}

/** None of the slow clients is closed for its slowness while the test runs. */
const patience = { bodyGraceMs: 600_000, readGraceMs: 600_000, maxStallMs: 600_000 };

describe("300 clients that are slow in every way", () => {
  test("do not keep others from pages, data and leads", async () => {
    const large = Buffer.alloc(4 * 1024 * 1024);
    site = await startSite({
      shell: [documentShell()],
      services: {
        inventory: [
          (request, response) => response.end(request.url?.endsWith("large") ? large : "{}"),
        ],
        leads: [(request, response) => request.resume().on("end", () => response.end("{}"))],
      },
      trustedProxies: ["127.0.0.1"],
      // As small as it can be: a slow client that occupied a place would be noticed.
      limits: { maxConcurrentWrites: 1, maxRenders: 2, ...patience },
    });
    await site.versionsKnown();
    for (const kind of Object.keys(slow)) openSlow(kind, 75);
    for (let turn = 0; turn < 20; turn++) {
      const answers = await Promise.all([
        site.request("/service"),
        site.request(`/service?page=${turn}`),
        site.request("/api/inventory/x"),
        site.request("/livez"),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const lead = await site.request("/api/leads/x", { method: "POST", body: "{}" });
      expect(lead.status).toBe(200);
    }
    const reasons = site.logged().flatMap(({ msg, reason }) => (msg === "shed" ? [reason] : []));
    expect(new Set(reasons)).toEqual(new Set(["pipelining"]));
  });
});
