import type { IncomingMessage } from "node:http";
import type { Client } from "./headers/client.ts";
import type { Dealer } from "./tenants.ts";

/** What the gateway has found out about one request. */
export interface Visit {
  client: Client;
  /** Of this answer's content security policy. */
  nonce: string;
  /** Decoded path; "" until the path guard has passed it. */
  path: string;
  dealer: Dealer | null;
  /** The store the visitor chose; one of the dealer's. */
  storeId: string | null;
  /** Which record of releases drew the page; null until the shell has said so. */
  record: string | null;
  /** Age of the stale copy that was served, in seconds; null = none was. */
  staleSeconds: number | null;
}

const visits = new WeakMap<IncomingMessage, Visit>();

/** Starts the notes on `request`; every later part reads them with `visitOf`. */
export function beginVisit(
  request: IncomingMessage,
  begun: Pick<Visit, "client" | "nonce">,
): Visit {
  const visit: Visit = {
    ...begun,
    path: "",
    dealer: null,
    storeId: null,
    record: null,
    staleSeconds: null,
  };
  visits.set(request, visit);
  return visit;
}

export function visitOf(request: IncomingMessage): Visit {
  const visit = visits.get(request);
  if (!visit) throw new Error("the request has not begun its visit");
  return visit;
}

/** The dealer, for parts that stand behind the host check. */
export function dealerOf(request: IncomingMessage): Dealer {
  const { dealer } = visitOf(request);
  if (!dealer) throw new Error("the request has not passed the host check");
  return dealer;
}

/** What a request's log line says of its visit. */
export function visitFields(request: IncomingMessage): Record<string, unknown> {
  const { dealer, record, staleSeconds } = visitOf(request);
  return {
    dealer: dealer?.dealerId,
    record: record ?? undefined,
    stale: staleSeconds ?? undefined,
  };
}
