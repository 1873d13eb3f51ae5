import type { IncomingMessage } from "node:http";
import { networkOf } from "@forecourt/service-kit/client-network";
import type { Dealer } from "../tenants/tenants.ts";
import type { Client } from "./client.ts";
import type { ComparedPage } from "./compared-page.ts";

/** Data of the gateway about one request; the guards fill it in. */
export interface RequestContext {
  client: Client;
  /** Decoded path; "" until the path guard has run. */
  path: string;
  /** The whole body; null when there is none, or before it has been received. */
  body: Buffer | null;
  dealer: Dealer | null;
  /** The store in the address of the page, else the chosen store; null = neither. */
  storeId: string | null;
  /** The variants that the page is rendered in, see `variantKey`; null = none. */
  variants: string | null;
  /** The record of the canary that the visitor gets; null = the live releases. */
  canary: string | null;
  /** True when the page is made by releases that not everybody gets: releases of a canary or of a preview. */
  isCanaryOrPreview: boolean;
  /** True when the live releases answer instead, because the canary's server does not. */
  hasLeftCanary: boolean;
  /** The page, if it is counted for a canary or its baseline; null = it is not. */
  compared: ComparedPage | null;
  /** The cohort that the visitor gets with the response; null = none. */
  drawnCohort: number | null;
  /** True once the response deletes the visitor's cohort. */
  hasDroppedCohort: boolean;
  /** True when other visitors get this page in another variant, or by other releases, at the same address. */
  isInExperiment: boolean;
  /** Id of the release record that rendered the page; null until the shell has responded. */
  record: string | null;
  /** Age of the stale page that was sent, in seconds; null = none was sent. */
  staleSeconds: number | null;
  /** How long the request waited for others, in ms; the rest of its time is the gateway's and the client's. */
  waits: Partial<Record<Wait, number>>;
}

/**
 * Step that a request waits for: body = the client to send its body, queue = room to render a page, upstream = the head
 * of the response, retries included.
 */
export type Wait = "bodyMs" | "queueMs" | "upstreamMs";

const contexts = new WeakMap<IncomingMessage, RequestContext>();

/** Attaches a context to `request`; later middleware reads it with `contextOf`. */
export function createRequestContext(
  request: IncomingMessage,
  initial: Pick<RequestContext, "client">,
): void {
  contexts.set(request, {
    ...initial,
    path: "",
    body: null,
    dealer: null,
    storeId: null,
    variants: null,
    canary: null,
    isCanaryOrPreview: false,
    hasLeftCanary: false,
    compared: null,
    drawnCohort: null,
    hasDroppedCohort: false,
    isInExperiment: false,
    record: null,
    staleSeconds: null,
    waits: {},
  });
}

/** See `privacy.cookieTier`, of the chosen store; undefined = visitors have allowed nothing. */
export function cookieTierOf(request: IncomingMessage): number | undefined {
  const { cookieTier, storeCookieTiers = {} } = dealerOf(request);
  const { storeId } = contextOf(request);
  return storeId === null ? cookieTier : (storeCookieTiers[storeId] ?? cookieTier);
}

/** The context of `request`. @throws Error before `createRequestContext` */
export function contextOf(request: IncomingMessage): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error("the request has no context");
  return context;
}

/** The network of the client, by which it is counted. @throws Error before `createRequestContext` */
export function clientNetworkOf(request: IncomingMessage): string {
  return networkOf(contextOf(request).client.address);
}

/** The dealer of `request`. @throws Error before the host check */
export function dealerOf(request: IncomingMessage): Dealer {
  const { dealer } = contextOf(request);
  if (!dealer) throw new Error("the request has not passed the host check");
  return dealer;
}

/** Adds the time until `waiting` settles to the waits of `request`. */
export async function measureWait<T>(
  request: IncomingMessage,
  name: Wait,
  waiting: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  try {
    return await waiting();
  } finally {
    addWait(request, name, start);
  }
}

/** Adds the time since `start`, as `performance.now()` gave it, to the waits of `request`. */
export function addWait(request: IncomingMessage, name: Wait, start: number): void {
  const { waits } = contextOf(request);
  waits[name] = Math.round(((waits[name] ?? 0) + performance.now() - start) * 10) / 10;
}

/** The fields that the context adds to the request's log line. */
export function logFields(request: IncomingMessage): Record<string, unknown> {
  const { dealer, record, staleSeconds, hasLeftCanary, waits } = contextOf(request);
  return {
    dealer: dealer?.dealerId,
    record: record ?? undefined,
    stale: staleSeconds ?? undefined,
    leftCanary: hasLeftCanary || undefined,
    ...waits,
  };
}
