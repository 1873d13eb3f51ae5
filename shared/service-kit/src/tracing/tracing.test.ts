import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "@jest/globals";

const children: ChildProcess[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const fixture = (name: string) => path.join(import.meta.dirname, "../fixtures", name);

/** A service as a process of its own; it reports the modules that it loads. */
async function start(env: Record<string, string> = {}) {
  const child = fork(fixture("slow-service.ts"), {
    env: { OTEL_BSP_SCHEDULE_DELAY: "5", ...env },
    execArgv: ["--import", fixture("report-modules.ts")],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  children.push(child);
  const modules: string[] = [];
  let port = 0;
  child.on("message", (message: { type: string; module?: string; port?: number }) => {
    if (message.module !== undefined) modules.push(message.module);
    if (message.port !== undefined) port = message.port;
  });
  const exited = once(child, "exit").then(([code, signal]) => code ?? signal);
  while (port === 0) await once(child, "message");
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/slow`)).status;
  return { child, modules, exited, ask };
}

/** Whether a module of OpenTelemetry was imported; prom-client imports the interface, which does nothing alone. */
const isOpenTelemetry = (imported: string) =>
  /opentelemetry|open-telemetry/.test(imported) &&
  !/\/node_modules\/(?:prom-client|@opentelemetry\/api)\/\S+ /.test(imported);

async function startCollector(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An address at which nobody listens. */
async function unusedAddress(): Promise<string> {
  const address = await startCollector(() => undefined);
  const server = servers.pop();
  server?.close();
  return address;
}

describe("a process", () => {
  test("loads OpenTelemetry when a collector is configured, and nothing of it otherwise", async () => {
    const collector = await startCollector((_request, response) => response.end());
    const withCollector = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector });
    expect(withCollector.modules.join("\n")).toContain("@opentelemetry/sdk-trace");
    for (const endpoint of [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: "" }]) {
      const { modules, ask } = await start(endpoint);
      expect(await ask()).toBe(200);
      expect(modules.join("\n")).toContain("tracing/tracing.ts");
      expect(modules.filter(isOpenTelemetry)).toEqual([]);
    }
  });

  test("sends its last spans when it ends", async () => {
    const batches: string[] = [];
    const collector = await startCollector((request, response) => {
      void text(request).then((body) => {
        batches.push(`${request.url} ${body}`);
        response.end("{}");
      });
    });
    const { child, ask, exited } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector}/`,
      OTEL_BSP_SCHEDULE_DELAY: "600000",
    });
    expect(await ask()).toBe(200);
    expect(batches).toEqual([]);
    child.kill("SIGTERM");
    expect(await exited).toBe(0);
    expect(batches).toEqual([expect.stringMatching(/^\/v1\/traces \{.*"\/slow"/)]);
  });

  test.each([
    ["does not answer", () => startCollector(() => undefined)],
    ["answers with errors", () => startCollector((_, response) => response.writeHead(503).end())],
    ["is down", unusedAddress],
  ])("serves and ends with 0 when its collector %s", async (_, collector) => {
    const { child, ask, exited } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector(),
      // Longer than a process may take to stop; waiting for the collector would end it with 1.
      OTEL_EXPORTER_OTLP_TIMEOUT: "60000",
    });
    for (let turn = 0; turn < 3; turn++) {
      expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill(200));
    }
    child.kill("SIGTERM");
    expect(await exited).toBe(0);
  });
});
