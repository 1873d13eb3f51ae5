import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import path from "node:path";
import { listen } from "@forecourt/service-kit/listen";
import { afterEach, describe, expect, test } from "@jest/globals";
import express from "express";
import { sendRequest } from "./fixtures/send-request.ts";
import { startSite, stubUpstream } from "./fixtures/site.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

describe("a gateway that receives SIGTERM", () => {
  test("finishes running requests and those on open connections, then exits with 0", async () => {
    let running = 0;
    const release = Promise.withResolvers<void>();
    const upstream = await stubUpstream((request, response) => {
      response.setHeader("content-type", "text/html").write("<head>");
      const finish = () => response.end("<body>whole</body>");
      if (request.url === "/slow") {
        running += 1;
        void release.promise.then(finish);
      } else finish();
    });
    cleanups.push(upstream.stop);
    const child = fork(path.join(import.meta.dirname, "fixtures/gateway-process.ts"), {
      env: { UPSTREAM: upstream.url },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    cleanups.push(() => child.kill("SIGKILL"));
    const exited = once(child, "exit");
    const [{ port }] = await once(child, "message");

    const agent = new Agent({ keepAlive: true });
    const idle = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    await Promise.all(idle.map((one) => sendRequest(port, "/", { agent: one })));
    const answers = Array.from({ length: 200 }, () => sendRequest(port, "/slow", { agent }));
    while (running < 200) await sendRequest(port, "/", { agent });
    child.kill("SIGTERM");
    while (
      await sendRequest(port, "/").then(
        () => true,
        () => false,
      )
    );
    const lateRequests = idle.map((one) => sendRequest(port, "/", { agent: one }));
    for (const { status, headers } of await Promise.all(lateRequests)) {
      expect([status, headers.connection]).toEqual([200, "close"]);
    }
    release.resolve();
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, body]).toEqual([200, "<head><body>whole</body>"]);
    }
    expect((await exited)[0]).toBe(0);
  });
});

describe("a replica that shuts down", () => {
  test("fails no read or write that passes the gateway", async () => {
    const app = express();
    app.use((request, response) => void request.resume().on("end", () => response.end("done")));
    const leaving = await listen(app, "127.0.0.1", 0);
    const staying = await listen(app, "127.0.0.1", 0);
    cleanups.push(() => staying.close({ lingerMs: 0, deadlineMs: 0 }));
    const proxyTo = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;
    const site = await startSite({ serviceUrls: { trade: [proxyTo(leaving), proxyTo(staying)] } });
    cleanups.push(site.close);

    const statuses = new Set<number>();
    let stopped = false;
    let afterwards = 0;
    const visitor = async (method: string) => {
      while (afterwards < 200) {
        const body = method === "POST" ? "x".repeat(5_000) : "";
        statuses.add((await site.request("/api/trade/x", { method, body })).status);
        if (stopped) afterwards += 1;
      }
    };
    const visitors = Array.from({ length: 12 }, (_, index) => visitor(index % 2 ? "POST" : "GET"));
    while (statuses.size === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await leaving.close();
    stopped = true;
    await Promise.all(visitors);
    expect(statuses).toEqual(new Set([200]));
  });
});
