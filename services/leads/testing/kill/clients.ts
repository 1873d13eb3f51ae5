import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Receipt } from "@forecourt/contracts/leads/send";
import { markerOf } from "./marker.ts";

export interface Clients {
  url: string;
  leads: number;
  concurrency: number;
  onAcknowledged(count: number): void;
}

/** A server that is away, or says that it is: try again. */
const AGAIN_MS = 25;
const PATIENCE_MS = 10_000;

export interface Sent {
  /** Receipt numbers by the lead's marker. */
  receipts: Map<string, string>;
  /** Requests that had no answer, or none that counts, and were made again. */
  repeats: number;
}

/** Sends every lead until it is acknowledged: one key each, however often it takes. */
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
    const answer = await ask(url, request);
    if (answer?.status === 200) return Receipt.parse(await answer.json());
    if (answer && answer.status < 500 && answer.status !== 409) {
      throw new Error(`${markerOf(index)} was refused: ${answer.status} ${await answer.text()}`);
    }
    sent.repeats += 1;
    await delay(AGAIN_MS);
  }
}

/** Null = there was no whole answer. */
async function ask(url: string, request: RequestInit): Promise<Response | null> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
    const body = await response.text();
    return new Response(body, { status: response.status });
  } catch {
    return null;
  }
}

/** Every other one for dealers' systems, every other one for people. */
function leadOf(index: number): object {
  const marker = markerOf(index);
  if (index % 2 === 0) return { type: "text", body: `Is it still there?\n${marker}\n` };
  const customer = { first_name: "Ada", last_name: "Moss", email: "ada@moss.example" };
  return { type: "adf", customer, comments: marker };
}
