import { sendServiceLead, sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import { type JsonRequest, startJsonServer } from "@forecourt/testing/json-server";
import type { z } from "zod";

function parsed<S extends z.ZodType>(schema: S | undefined, body: unknown): z.output<S> {
  if (schema === undefined) throw new Error("the endpoint has no body");
  return schema.parse(body);
}

/** A fake leads service that stores the first request with each idempotency key. The next `failNext` requests fail. */
export async function stubLeads() {
  const received: JsonRequest[] = [];
  const keys = new Set<string>();
  const state = { failNext: 0, loseAnswers: false };
  const server = await startJsonServer(({ path, headers, body }) => {
    state.failNext -= 1;
    if (state.failNext >= 0) return 500;
    const key = String(headers["idempotency-key"]);
    if (!keys.has(key)) received.push({ headers, path, body });
    keys.add(key);
    if (state.loseAnswers) return null;
    const isLead = path === sendServiceLead.path;
    return isLead ? { number: "F-7K3Q2M", token: "x".repeat(32) } : { isQueued: true };
  });
  return {
    ...server,
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
  };
}

export type StubLeads = Awaited<ReturnType<typeof stubLeads>>;
