import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Receipt } from "@forecourt/contracts/leads/receipt";
import { markerOf } from "./marker.ts";

export interface Clients {
  url: string;
  leads: number;
  concurrency: number;
  onAcknowledged(count: number): void;
}

/** The delay before a request is repeated. */
const RETRY_MS = 25;
const REQUEST_TIMEOUT_MS = 10_000;

export interface Sent {
  /** Receipt numbers by the marker of the lead. */
  receipts: Map<string, string>;
  /** Requests that were repeated: without a response, or with 409 or 5xx. */
  repeats: number;
}

/** Sends every lead until it is acknowledged, with the same Idempotency-Key on every try. */
export async function sendLeads(clients: Clients): Promise<Sent> {
  const sent: Sent = { receipts: new Map(), repeats: 0 };
  let next = 0;
  const client = async () => {
    while (next < clients.leads) {
      const index = next;
      next += 1;
      const { number } = await sendOne(clients, index, sent);
      sent.receipts.set(markerOf(index), number);
      clients.onAcknowledged(sent.receipts.size);
    }
  };
  await Promise.all(Array.from({ length: clients.concurrency }, client));
  return sent;
}

async function sendOne({ url }: Clients, index: number, sent: Sent): Promise<Receipt> {
  const request = {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify(leadOf(index)),
  };
  for (;;) {
    const response = await post(url, request);
    if (response?.status === 200) return Receipt.parse(await response.json());
    if (response && response.status < 500 && response.status !== 409) {
      throw new Error(
        `${markerOf(index)} was rejected: ${response.status} ${await response.text()}`,
      );
    }
    sent.repeats += 1;
    await delay(RETRY_MS);
  }
}

/** Null = no complete response. */
async function post(url: string, request: RequestInit): Promise<Response | null> {
  try {
    const response = await fetch(url, {
      ...request,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const body = await response.text();
    return new Response(body, { status: response.status });
  } catch {
    return null;
  }
}

/** Alternately a text lead and an ADF lead. */
function leadOf(index: number): object {
  const marker = markerOf(index);
  if (index % 2 === 0) return { type: "text", body: `Is it still there?\n${marker}\n` };
  const customer = { first_name: "Ada", last_name: "Moss", email: "ada@moss.example" };
  return { type: "adf", customer, comments: marker };
}
