import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { sendServiceLead, sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import type { z } from "zod";

interface Received {
  headers: IncomingHttpHeaders;
  path: string;
  body: unknown;
}

function parsed<S extends z.ZodType>(schema: S | undefined, body: unknown): z.output<S> {
  if (schema === undefined) throw new Error("the endpoint has no body");
  return schema.parse(body);
}

/** A leads service that stores what it gets once for each key; `failNext` requests fail first. */
export async function stubLeads() {
  const received: Received[] = [];
  const keys = new Set<string>();
  const state = { failNext: 0, loseAnswers: false };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      state.failNext -= 1;
      if (state.failNext >= 0) return void response.writeHead(500).end();
      const path = request.url ?? "";
      const key = String(request.headers["idempotency-key"]);
      if (!keys.has(key)) received.push({ headers: request.headers, path, body });
      keys.add(key);
      if (state.loseAnswers) return void request.socket.destroy();
      const isLead = path === sendServiceLead.path;
      const reply = isLead ? { number: "F-7K3Q2M", token: "x".repeat(32) } : { isQueued: true };
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    received,
    /** The new leads. */
    leads: () =>
      received
        .filter(({ path }) => path === sendServiceLead.path)
        .map(({ body }) => parsed(sendServiceLead.body, body)),
    /** Notices of changes. */
    notices: () =>
      received
        .filter(({ path }) => path.includes("/inquiries/"))
        .map(({ body }) => parsed(sendServiceNotice.body, body)),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StubLeads = Awaited<ReturnType<typeof stubLeads>>;
