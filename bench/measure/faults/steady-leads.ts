import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { markerOf } from "@forecourt/service-leads/testing/kill/marker";
import { type SentRequest, sendRequest } from "./send-request.ts";
import type { SteadyRequests } from "./steady-requests.ts";

const RETRY_MS = 250;

/** Leads at a fixed rate; a failed one is repeated with the same key, as a form in a browser does. */
export interface SteadyLeads extends SteadyRequests {
  /** Waits until every lead was answered with success. Returns the markers of all leads. */
  allAcknowledged(): Promise<string[]>;
}

export function steadyLeads(port: number, perSecond: number): SteadyLeads {
  const markers: string[] = [];
  const repeats = new Set<Promise<void>>();
  async function repeat(request: SentRequest): Promise<void> {
    for (let status: number | null = null; status !== 200; ) {
      await sleep(RETRY_MS);
      status = await sendRequest(port, request);
      if (status !== null && status >= 400 && status < 500 && status !== 409 && status !== 429) {
        throw new Error(`a lead was rejected with ${status}`);
      }
    }
  }
  return {
    name: "lead",
    perSecond,
    next() {
      const marker = markerOf(markers.length);
      markers.push(marker);
      return {
        method: "POST",
        path: "/api/email/send",
        headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
        body: JSON.stringify({ type: "text", body: `Is it still there?\n${marker}\n` }),
      };
    },
    onStatus(request, status) {
      if (status === 200) return;
      const repeating = repeat(request).finally(() => repeats.delete(repeating));
      repeats.add(repeating);
    },
    async allAcknowledged() {
      while (repeats.size > 0) await Promise.all(repeats);
      return markers;
    },
  };
}
