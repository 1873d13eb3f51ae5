import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../load.ts";

interface VisitorRequest {
  name: string;
  path: string;
  method?: "GET" | "POST";
}

/** What everybody else does meanwhile. A lead without content is answered by its service with 4xx. */
const visitorRequests: readonly VisitorRequest[] = [
  { name: "home", path: "/" },
  { name: "search", path: "/used-cars-for-sale" },
  { name: "api", path: "/api/company/pages/home" },
  { name: "lead", path: "/api/leads/inquiries", method: "POST" },
  { name: "livez", path: "/livez" },
];

interface VisitorFigures {
  requests: number;
  /** Answers with 429, 5xx or none. */
  failed: number;
  p50Ms: number;
  maxMs: number;
}

/** Requests everything ten times a second for `seconds` from an address of its own. */
export async function measureVisitor(
  port: number,
  seconds: number,
): Promise<Record<string, VisitorFigures>> {
  const agent = new Agent({ keepAlive: true, localAddress: "127.0.0.2" });
  const end = performance.now() + seconds * 1_000;
  const entries = await Promise.all(
    visitorRequests.map(
      async (one) => [one.name, await repeat(one, { port, agent, end })] as const,
    ),
  );
  agent.destroy();
  return Object.fromEntries(entries);
}

interface RepeatOptions {
  port: number;
  agent: Agent;
  /** `performance.now()` at which to stop. */
  end: number;
}

async function repeat(one: VisitorRequest, options: RepeatOptions): Promise<VisitorFigures> {
  const times: number[] = [];
  let failed = 0;
  while (performance.now() < options.end) {
    const start = performance.now();
    const status = await send(one, options);
    times.push(performance.now() - start);
    if (status === null || status === 429 || status >= 500) failed += 1;
    await sleep(100);
  }
  return {
    requests: times.length,
    failed,
    p50Ms: Math.round(median(times)),
    maxMs: Math.round(Math.max(...times)),
  };
}

/** The status; null when the connection broke or nothing came for ten seconds. */
function send(
  { path, method = "GET" }: VisitorRequest,
  { port, agent }: RepeatOptions,
): Promise<number | null> {
  const headers = {
    host: "localhost",
    "accept-encoding": "br",
    ...(method === "POST" && { "content-type": "application/json" }),
  };
  return new Promise((resolve) => {
    const outgoing = request(
      { host: "127.0.0.1", port, path, method, agent, headers, timeout: 10_000 },
      (incoming) => {
        incoming.resume();
        incoming.on("end", () => resolve(incoming.statusCode ?? null));
        incoming.on("error", () => resolve(null));
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error("no response in ten seconds")));
    outgoing.on("error", () => resolve(null));
    outgoing.end(method === "POST" ? "{}" : undefined);
  });
}
